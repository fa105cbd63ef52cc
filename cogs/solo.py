"""/solo: a private game against computer players."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.anywhere import anywhere
from bot.answers.asker import Asker, Interaction
from bot.answers.autocomplete import autocomplete
from bot.answers.options import Level
from bot.answers.rules_option import game_choices
from bot.client import HeartsBot
from bot.presses.solo import play
from bot.tables.pace import Speed


class SoloCommand(commands.Cog):
    """/solo"""

    @app_commands.command(name="solo")
    @anywhere
    @app_commands.rename(preset_name="preset")
    @autocomplete(preset_name=game_choices)
    async def solo(
        self,
        interaction: Interaction,
        level: Level | None = None,
        speed: Speed | None = None,
        preset_name: str | None = None,
        restart: bool = False,
    ) -> None:
        await play(Asker(interaction), level=level, speed=speed, preset=preset_name, anew=restart)


async def setup(bot: HeartsBot) -> None:
    await bot.add_cog(SoloCommand())
