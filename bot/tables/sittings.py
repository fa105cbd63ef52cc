"""Sittings: who had a seat before whoever has it now, so that what somebody has played stays theirs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from db import SittingRecord, Status
from hearts import Game

if TYPE_CHECKING:
    from bot.tables.table import Table


def ended(before: Table | None, after: Table) -> tuple[SittingRecord, ...]:
    """The sittings that end between two values of a running game: a seat has gone to somebody else.

    Whoever has done nothing on it leaves no trace.
    """
    if before is None or before.record.status is Status.LOBBY:
        return ()
    found = []
    for old, new in zip(before.seats, after.seats, strict=True):
        round, steps = _reached(before.game, old.seat)
        last = max(((one.round, one.steps) for one in before.sittings if one.seat == old.seat), default=(0, 0))
        if (old.player_id, old.name) != (new.player_id, new.name) and (round, steps) > last:
            found.append(SittingRecord(old.seat, round, steps, old.player_id, old.name))
    return tuple(found)


def name_at(sittings: Iterable[SittingRecord], seat: int, round: int, step: int) -> str:
    """Who had a seat in a step of a round, both from 0, before it went to somebody else; empty where nobody had."""
    mine = (one for one in sittings if one.seat == seat and (round, step) < (one.round, one.steps))
    return next((one.name for one in mine), "")


def names_in(sittings: Iterable[SittingRecord], seat: int, round: int, now: str) -> tuple[str, ...]:
    """All who had a seat in a round, one after another. ``now``: who has it now."""
    mine = [one for one in sittings if one.seat == seat and (one.round, one.steps) > (round, 0)]
    within = [one.name for one in mine if one.round == round]
    after = next((one.name for one in mine if one.round > round), now)
    return tuple(dict.fromkeys((*within, after)))


def _reached(game: Game, seat: int) -> tuple[int, int]:
    """The round, from 0, and how many of its steps a seat has done."""
    round = game.round
    if round is None:
        return len(game.rounds), 0
    cards = sum(player == seat for trick in (*round.tricks, round.trick) for player, _ in trick.plays)
    return round.number, 1 + cards if cards or round.passed[seat] is not None else 0
