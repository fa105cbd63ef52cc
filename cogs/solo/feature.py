"""Adds solo games to the bot."""

from __future__ import annotations

from typing import Final

from bot.answers.feature import Feature
from bot.client import HeartsBot
from bot.ui.features import KindScreens
from bot.ui.lobby import closed_alone
from cogs.solo.commands import SoloCommand
from cogs.solo.games import SOLO, SoloGames
from cogs.solo.presses import Solo
from cogs.solo.screens import between, play_now

KINDS: Final = {SOLO: KindScreens(between=between, cancelled=closed_alone, begin=play_now)}


async def setup(bot: HeartsBot) -> None:
    solo = Solo(SoloGames(bot.tables))
    bot.add_feature(Feature(presses={SOLO.name: solo.press}, anywhere=frozenset({SOLO.name}), kinds=KINDS))
    await bot.add_cog(SoloCommand(solo))
