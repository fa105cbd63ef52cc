"""Turns: what somebody may do at a table out of turn: choose a card ahead, and end a round that is settled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables import seating
from bot.tables.ahead import Ahead, plays_in
from bot.tables.door import Door
from bot.tables.person import Person
from bot.tables.runner import Runner
from bot.tables.table import Table
from db import Status
from hearts import Card


@dataclass(frozen=True, slots=True)
class Acted:
    """The answer to a move: the table after it, and whether the move came too late to count."""

    table: Table
    outdated: bool = False


class Turns:
    """Both raise NotAllowed, hearts.IllegalMove with the reason, and db.StoreUnavailable where nothing was written.

    ``prompt`` is the question that the panel showed: what belongs to another round changes nothing. None: it was typed.
    """

    def __init__(self, door: Door, runner: Runner, now: Callable[[], int]) -> None:
        self._door = door
        self._runner = runner
        self._now = now

    async def choose_ahead(
        self, number: int, player: Person, card: Card, prompt: int | None = None, seen: int | None = None
    ) -> Acted:
        """A card is chosen before its turn, or taken back. ``seen`` says how many cards of the round had been played
        when the person last saw the table; None: all of them."""

        def choose(table: Table, seat: int) -> Table:
            played = plays_in(table.game.view(None))
            ahead = Ahead(card, played if seen is None else min(seen, played))
            return self._runner.choose_ahead(table, seat, ahead, self._now())

        return await self._do(number, player, prompt, choose)

    async def claim(self, number: int, player: Person, prompt: int | None = None) -> Acted:
        """The round ends, because nothing that is left can change a score."""
        return await self._do(number, player, prompt, lambda table, seat: self._runner.claim(table, seat, self._now()))

    async def _do(
        self, number: int, player: Person, prompt: int | None, change: Callable[[Table, int], Table]
    ) -> Acted:
        late = False

        def step(table: Table) -> Table:
            nonlocal late
            seat = table.my_seat(player.id)
            if prompt is None:
                seating.in_play(table)
            same_round = prompt is None or prompt // 100 == table.game.prompt // 100
            late = table.record.status is not Status.PLAYING or table.too_late(self._now()) or not same_round
            return table if late else change(seating.rename(table, player), seat)

        return Acted(await self._door.change(number, step), late)
