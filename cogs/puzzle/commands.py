"""/puzzle: shows one position, takes one press and gives the answer, and shares puzzles."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.answers.sharing import Shares
from bot.client import HeartsBot
from bot.language.wording import Translator
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY
from bot.ui.actions import Action
from bot.ui.items import Component
from cogs.puzzle.puzzles import Position, Puzzles, position_of
from cogs.puzzle.screens import ANY, VERB, all_seen, answered, asked, in_channel, shared
from players.puzzles import THEMES, Puzzle, Theme


class PuzzleCog(commands.Cog):
    """Answers what people ask for with /puzzle and on its screens."""

    def __init__(self, puzzles: Puzzles, features: Sequence[Feature]) -> None:
        self._puzzles, self._features = puzzles, features
        self._shares = Shares()

    @command("puzzle")
    @anywhere
    async def puzzle(self, ctx: Context, theme: Theme | None = None) -> None:
        await self.show(ctx, theme)

    async def show(self, ctx: Context, theme: str | None) -> None:
        """Shows the puzzle that the person gets now: first those from games of their own."""
        if theme is None:
            for feature in self._features:
                if await feature.own_puzzle(ctx):
                    return
        found = await self._puzzles.next(ctx.id, theme)
        if found is None:
            await ctx.private(all_seen(theme, ctx.say))
            return
        note = ctx.say("puzzle-first") if theme not in (None, found.theme) else ""
        await self._ask(ctx, found, theme or "", note)

    async def press(self, ctx: Context, action: Action) -> None:
        """Handles a press: *Next puzzle* (perhaps with its theme), a theme, *Share*, *Try it*, or an answer (the
        puzzle, the theme of the next one, and the cards). Raises NotAllowed."""
        match action.args:
            case ["next"]:
                await self.show(ctx, None)
            case ["theme"]:
                theme = action.choice((ANY, *THEMES))
                await self.show(ctx, None if theme == ANY else theme)
            case [theme] if theme in THEMES:
                await self.show(ctx, theme)
            case ["share", number]:
                await self._share(ctx, self._puzzles.find(number))
            case ["try", number]:
                puzzle = self._puzzles.find(number)
                await self._puzzles.open(ctx.id, puzzle)
                if not await self._tell(ctx, puzzle, ctx.say("puzzle-answered")):
                    await self._ask(ctx, puzzle)
            case [number, theme, *cards] if theme in ("", *THEMES):
                await self._answer(ctx, self._puzzles.find(number), theme, " ".join(cards))
            case _:
                raise NotAllowed("unreadable")

    async def _answer(self, ctx: Context, puzzle: Puzzle, following: str, move: str) -> None:
        """Counts an answer, or says that it does not count."""
        if move not in puzzle.costs:
            raise NotAllowed("unreadable")
        counted = await self._puzzles.answer(ctx.id, puzzle, move)
        if not await self._tell(ctx, puzzle, "" if counted else ctx.say("puzzle-answered"), following):
            raise NotAllowed("unreadable")

    async def _ask(self, ctx: Context, puzzle: Puzzle, following: str = "", note: str = "") -> None:
        standing = await self._puzzles.standing(ctx.id, puzzle)
        await ctx.private(asked(self._position(puzzle, ctx.say, following), standing, ctx.say, note))

    async def _tell(self, ctx: Context, puzzle: Puzzle, note: str, following: str = "") -> bool:
        """Shows what came of the answer that counts; False if there is none."""
        found = await self._puzzles.answered(ctx.id, puzzle)
        if found is None:
            return False
        standing, share = await self._puzzles.standing(ctx.id, puzzle), bool(ctx.guild_id)
        position = self._position(puzzle, ctx.say, following)
        await ctx.private(answered(position, found, standing, ctx.say, note, share=share))
        return True

    async def _share(self, ctx: Context, puzzle: Puzzle) -> None:
        """Posts a puzzle for everybody, without its answer: once a day in a channel. Raises NotAllowed outside of
        servers, and for a puzzle that the person has not answered."""
        ctx.check_on_a_server()
        if (found := await self._puzzles.answered(ctx.id, puzzle)) is None:
            raise NotAllowed("unreadable")
        say, right = ctx.public_say, found.move == puzzle.best
        await self._shares.post(ctx, puzzle.id, shared(self._position(puzzle, say), ctx.person.name, right, say))

    def of_day(self, day: int, over: bool, say: Translator) -> Sequence[Component]:
        """The puzzle of a day, for the message of that day."""
        puzzle = self._puzzles.of_day(day)
        if puzzle is None:
            return []
        when = datetime.fromtimestamp(day * DAY / 1000, UTC).date()
        return in_channel(position_of(puzzle, say("seat-you"), today=True), when, over, say)

    def _position(self, puzzle: Puzzle, say: Translator, following: str = "") -> Position:
        return position_of(puzzle, say("seat-you"), today=puzzle == self._puzzles.today, following=following)


async def setup(bot: HeartsBot) -> None:
    puzzles = PuzzleCog(Puzzles(bot.tables), bot.features)
    bot.add_feature(Feature(presses={VERB: puzzles.press}, anywhere=frozenset({VERB}), of_day=puzzles.of_day))
    await bot.add_cog(puzzles)
