"""/puzzle: one position, one press, and the answer; adds it to the bot."""

from __future__ import annotations

from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.client import HeartsBot
from cogs.puzzle.presses import PuzzlePresses
from cogs.puzzle.puzzles import Puzzles
from cogs.puzzle.screens import VERB
from players.puzzles import Theme


class PuzzleCommand(commands.Cog):
    """/puzzle"""

    def __init__(self, presses: PuzzlePresses) -> None:
        self._presses = presses

    @command("puzzle")
    @anywhere
    async def puzzle(self, ctx: Context, theme: Theme | None = None) -> None:
        await self._presses.show(ctx, theme)


async def setup(bot: HeartsBot) -> None:
    presses = PuzzlePresses(Puzzles(bot.tables), bot.features)
    bot.add_feature(Feature(presses={VERB: presses.press}, anywhere=frozenset({VERB}), of_day=presses.of_day))
    await bot.add_cog(PuzzleCommand(presses))
