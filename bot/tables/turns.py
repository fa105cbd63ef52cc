"""Turns: whether what somebody with a seat asks for comes too late to count, and who may cut the pack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from hearts import Move, Pass, Phase
from hearts.round import round_of

Late = Callable[[Table, int, int | None], bool]
"""``late(table, seat, prompt)``: whether an answer of this seat comes too late. ``prompt`` is the question that the
panel showed; None: the answer was typed."""


@dataclass(frozen=True, slots=True)
class Acted:
    """The result of a move: the table after it, and whether the move came too late to count."""

    table: Table
    outdated: bool = False


def late_move(move: Move) -> Late:
    """A move that answers a question which its seat is no longer asked: a double click, or an old panel."""

    def late(table: Table, seat: int, prompt: int | None) -> bool:
        game, round = table.game, table.game.round
        if late_cut(table, seat, prompt):
            return True
        if game.phase is Phase.PASSING and isinstance(move, Pass):
            return round is not None and seat in round.players and round.passed[seat] == move.cards
        return prompt is not None and seat not in game.to_act

    return late


def late_cut(table: Table, seat: int, prompt: int | None) -> bool:
    """A cut after the deal: there is another question by now."""
    return prompt is not None and prompt != table.game.prompt


def late_look(table: Table, seat: int, prompt: int | None) -> bool:
    """A look at a finished trick that stays no longer."""
    return prompt != table.game.prompt or not table.lingers


def late_in_round(table: Table, seat: int, prompt: int | None) -> bool:
    """A premove or a claim in a round that is over."""
    return prompt is not None and round_of(prompt) != round_of(table.game.prompt)


def check_cut(table: Table, seat: int, cut: int) -> None:
    """Raises NotAllowed unless this seat may cut the pack now, by this many cards; 0: not to cut it."""
    if table.cutter is None:
        raise NotAllowed("nothing-to-cut")
    if seat != table.cutter:
        raise NotAllowed("cut-of-another", name=table.seats[table.cutter].name)
    if not 0 <= cut <= table.most_cut:
        raise NotAllowed("cut-range", most=table.most_cut)
