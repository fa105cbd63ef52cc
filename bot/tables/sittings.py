"""Sittings: who had a seat earlier in the game, so that what somebody played is still attributed to them."""

from __future__ import annotations

from collections.abc import Iterable

from db import SittingRecord
from db.records import sitting_at


def name_at(sittings: Iterable[SittingRecord], seat: int, round: int, step: int) -> str:
    """The name of the earlier owner who had the seat in this step of a round (both counted from 0); empty if it was the
    present owner."""
    one = sitting_at(sittings, seat, round, step)
    return one.name if one is not None else ""


def names_in(sittings: Iterable[SittingRecord], seat: int, round: int, now: str) -> tuple[str, ...]:
    """Everybody who had the seat in a round, in order. ``now`` is the name of its present owner."""
    mine = [one for one in sittings if one.seat == seat and (one.round, one.steps) > (round, 0)]
    within = [one.name for one in mine if one.round == round]
    after = next((one.name for one in mine if one.round > round), now)
    return tuple(dict.fromkeys((*within, after)))
