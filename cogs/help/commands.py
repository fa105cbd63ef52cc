"""/help and /about: how to play, and which bot this is; adds the help to the bot."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from math import isfinite
from typing import TYPE_CHECKING, Final, Literal

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.client import HeartsBot
from bot.ui.actions import Action
from cogs.help.screens import FIRST, PAGES, about, help_screen

if TYPE_CHECKING:
    Page = str
else:
    Page = Literal[tuple(PAGES)]
PACKAGE: Final = "hearts-on-discord"


class HelpCommands(commands.Cog):
    """/help, /about"""

    def __init__(self, started_at: int) -> None:
        self._started_at = started_at

    @command("help")
    @anywhere
    async def help(self, ctx: Context, page: Page | None = None) -> None:
        await ctx.private(help_screen(ctx.say, page or FIRST))

    @command("about")
    @app_commands.guild_only()
    async def about(self, ctx: Context) -> None:
        bot = ctx.interaction.client
        layout = about(
            ctx.say,
            version=_version(),
            started_at=self._started_at,
            latency=round(bot.latency * 1000) if isfinite(bot.latency) else None,
            tables=await bot.store.tables.count_alive(),
            servers=len(bot.guilds),
        )
        await ctx.private(layout)


def _version() -> str:
    try:
        return version(PACKAGE)
    except PackageNotFoundError:  # run from a folder, without being installed
        return "–"


async def press(ctx: Context, action: Action) -> None:
    """Shows another page of the help."""
    await ctx.private(help_screen(ctx.say, action.choice() if action.values else action.arg))


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"help": press}, anywhere=frozenset({"help"})))
    await bot.add_cog(HelpCommands(bot.tables.now()))
