"""/solo: a private game against computer players."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context, Interaction
from bot.answers.feature import Feature
from bot.answers.options import Level, anywhere, autocomplete, game_choices
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
        await self._solo.play(Context(interaction), level=level, speed=speed, preset=preset_name, anew=restart)


KINDS: Final = {
    SOLO: KindScreens(between=between, cancelled=closed_alone, begin=play_now),
    STUDY: KindScreens(between=between, cancelled=closed_alone, about="study-about"),
}


async def setup(bot: HeartsBot) -> None:
    solo = SoloPresses(SoloGames(bot.tables, bot.archive))
    presses = {kind.name: solo.press for kind in KINDS}
    bot.add_feature(Feature(presses=presses, anywhere=frozenset(presses), kinds=KINDS))
    await bot.add_cog(SoloCommand(solo))
