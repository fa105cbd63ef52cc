"""Turns: whether what somebody with a seat asks for is outdated, and who may cut the pack."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from hearts import Move, Pass, Phase
from hearts.round import round_of

IsOutdated = Callable[[Table, int, int | None], bool]
"""``is_outdated(table, seat, prompt)``: whether an answer of this seat comes too late to count. ``prompt`` is the
question that the panel showed; None if the answer was typed."""


@dataclass(frozen=True, slots=True)
class Acted:
    """The result of a move: the table after it, and whether the move was outdated, so that it changed nothing."""

    table: Table
    outdated: bool = False


def outdated_move(move: Move) -> IsOutdated:
    """Checks a move: it is outdated if its seat is no longer asked, as after a double click or on an old panel."""

    def is_outdated(table: Table, seat: int, prompt: int | None) -> bool:
        game, round = table.game, table.game.round
        if outdated_cut(table, seat, prompt):
            return True
        if game.phase is Phase.PASSING and isinstance(move, Pass):
            return round is not None and seat in round.players and round.passed[seat] == move.cards
        return prompt is not None and seat not in game.to_act

    return is_outdated


def outdated_cut(table: Table, seat: int, prompt: int | None) -> bool:
    """A cut is outdated after the deal: the table asks something else by now."""
    return prompt is not None and prompt != table.game.prompt


def outdated_look(table: Table, seat: int, prompt: int | None) -> bool:
    """Going on after a finished trick is outdated once that is gone."""
    return prompt != table.game.prompt or not table.lingers


def outdated_in_round(table: Table, seat: int, prompt: int | None) -> bool:
    """A premove or a claim is outdated once its round is over."""
    return prompt is not None and round_of(prompt) != round_of(table.game.prompt)


def check_cut(table: Table, seat: int, cut: int) -> None:
    """Raises NotAllowed unless this seat may cut the pack now, by this many cards; 0: not to cut it."""
    if table.cutter is None:
        raise NotAllowed("nothing-to-cut")
    if seat != table.cutter:
        raise NotAllowed("cut-of-another", name=table.seats[table.cutter].name)
    if not 0 <= cut <= table.most_cut:
        raise NotAllowed("cut-range", most=table.most_cut)
