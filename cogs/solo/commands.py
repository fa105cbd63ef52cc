"""/solo: a private game against computer players."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import Level, anywhere, command, game_choices
from bot.client import HeartsBot
from bot.tables.pace import Speed
from bot.ui.features import KindScreens
from bot.ui.lobby import closed_alone
from cogs.solo.games import SOLO, STUDY, SoloGames
from cogs.solo.presses import SoloPresses
from cogs.solo.screens import between, play_now


class SoloCommand(commands.Cog):
    """/solo"""

    def __init__(self, solo: SoloPresses) -> None:
        self._solo = solo

    @command("solo", preset_name=game_choices)
    @anywhere
    @app_commands.rename(preset_name="preset")
    async def solo(
        self,
        ctx: Context,
        level: Level | None = None,
        speed: Speed | None = None,
        preset_name: str | None = None,
        restart: bool = False,
    ) -> None:
        await self._solo.play(ctx, level=level, speed=speed, preset=preset_name, anew=restart)


KINDS: Final = {
    SOLO: KindScreens(between=between, cancelled=closed_alone, begin=play_now),
    STUDY: KindScreens(between=between, cancelled=closed_alone, about="study-about"),
}


async def setup(bot: HeartsBot) -> None:
    solo = SoloPresses(SoloGames(bot.tables, bot.archive))
    presses = {kind.name: solo.press for kind in KINDS}
    bot.add_feature(Feature(presses=presses, anywhere=frozenset(presses), kinds=KINDS))
    await bot.add_cog(SoloCommand(solo))
