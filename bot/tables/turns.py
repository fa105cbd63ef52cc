"""Turns: the answers of people with a seat, and what they may do out of turn: choose a premove or claim."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables import seating
from bot.tables.automatic_moves import Premove, plays_in
from bot.tables.errors import NotAllowed
from bot.tables.person import Person, check_in_play
from bot.tables.repository import Repository
from bot.tables.runner import Runner
from bot.tables.table import Table
from db import Status
from hearts import Card
from hearts.round import round_of
from hearts.values import replace


@dataclass(frozen=True, slots=True)
class Acted:
    """The result of a move: the table after it, and whether the move came too late to count."""

    table: Table
    outdated: bool = False


class Turns:
    """What people do in a running game. All methods raise NotAllowed, hearts.IllegalMove with the reason, and
    db.StoreUnavailable if nothing was written.

    ``prompt`` is the question that the panel showed; an answer to a question of another round changes nothing. None
    means that the answer was typed.
    """

    def __init__(self, repository: Repository, runner: Runner, now: Callable[[], int]) -> None:
        self._repository = repository
        self._runner = runner
        self._now = now

    async def choose_premove(
        self, table_id: int, player: Person, card: Card, prompt: int | None = None, seen: int | None = None
    ) -> Acted:
        """Chooses a premove, or takes it back. ``seen`` is how many cards of the round had been played when
        the person last saw the table; None: all that have been played."""

        def choose(table: Table, seat: int) -> Table:
            played = plays_in(table.game.view(None))
            premove = Premove(card, played if seen is None else min(seen, played))
            return self._runner.choose_premove(table, seat, premove, self._now())

        return await self.answer(table_id, player, prompt, choose, _of_another_round, in_thread=_lingers)

    async def after_trick(self, table_id: int, player: Person, prompt: int) -> Acted:
        """Goes on after a finished trick that stays on the table until its person has seen it."""

        def lead(table: Table, seat: int) -> Table:
            return self._runner.lead(table, table, self._now())

        def outdated(table: Table, seat: int, prompt: int | None) -> bool:
            return prompt != table.game.prompt or not table.lingers

        return await self.answer(table_id, player, prompt, lead, outdated, in_thread=True)

    async def autoplay_changed(self, table_id: int, player_id: int) -> None:
        """A person's only legal card plays itself from now on, or no longer does. If they are asked for it, the table
        is due sooner or later than it was; their deadline stays."""

        def step(table: Table) -> Table:
            before = replace(table, autoplayers=table.autoplayers ^ {player_id})
            asked = before.autoplay is not table.autoplay
            return self._runner.advance(table, before, self._now()) if asked else table

        await self._repository.change(table_id, step)

    async def claim(self, table_id: int, player: Person, prompt: int | None = None) -> Acted:
        """Claims: ends the round because nothing that is left can change a score."""

        def claim(table: Table, seat: int) -> Table:
            return self._runner.claim(table, seat, self._now())

        return await self.answer(table_id, player, prompt, claim, _of_another_round)

    async def cut(self, table_id: int, player: Person, cut: int, prompt: int | None = None) -> Acted:
        """Cuts ``cut`` cards from the pack, and deals the round."""

        def change(table: Table, seat: int) -> Table:
            check_cut(table, seat, cut)
            return self._runner.deal_sealed(table, cut, self._now())

        return await self.answer(table_id, player, prompt, change, _cut_already, in_thread=True)

    async def answer(
        self,
        table_id: int,
        player: Person,
        prompt: int | None,
        change: Callable[[Table, int], Table],
        outdated: Callable[[Table, int, int | None], bool],
        *,
        in_thread: Callable[[Table], bool] | bool = False,
    ) -> Acted:
        """Applies ``change(table, seat)`` for a person who has a seat. The answer changes nothing if ``outdated(table,
        seat, prompt)`` says so or the game has ended. A typed answer (``prompt`` None) is refused if no game is being
        played."""
        late = False

        def step(table: Table) -> Table:
            nonlocal late
            seat = table.my_seat(player.id)
            if prompt is None:
                check_in_play(table)
            late = table.record.status is not Status.PLAYING or table.too_late(self._now())
            late = late or outdated(table, seat, prompt)
            return table if late else change(seating.rename(table, player), seat)

        return Acted(await self._repository.change(table_id, step, in_thread=in_thread), late)


def check_cut(table: Table, seat: int, cut: int) -> None:
    """Raises NotAllowed unless this seat may cut the pack now, by this many cards."""
    if table.cutter is None:
        raise NotAllowed("nothing-to-cut")
    if seat != table.cutter:
        raise NotAllowed("cut-of-another", name=table.seats[table.cutter].name)
    if not 1 <= cut <= table.most_cut:
        raise NotAllowed("cut-range", most=table.most_cut)


def _cut_already(table: Table, seat: int, prompt: int | None) -> bool:
    return prompt is not None and prompt != table.game.prompt


def _lingers(table: Table) -> bool:
    return table.lingers


def _of_another_round(table: Table, seat: int, prompt: int | None) -> bool:
    return prompt is not None and round_of(prompt) != round_of(table.game.prompt)
