"""Sittings: who had a seat before whoever has it now, so that what somebody has played stays theirs."""

from __future__ import annotations

from collections.abc import Iterable

from db import SittingRecord
from db.sittings import sitting_at


def name_at(sittings: Iterable[SittingRecord], seat: int, round: int, step: int) -> str:
    """Who had a seat in a step of a round, both from 0, before it went to somebody else; empty where nobody had."""
    one = sitting_at(sittings, seat, round, step)
    return one.name if one is not None else ""


def names_in(sittings: Iterable[SittingRecord], seat: int, round: int, now: str) -> tuple[str, ...]:
    """All who had a seat in a round, one after another. ``now``: who has it now."""
    mine = [one for one in sittings if one.seat == seat and (one.round, one.steps) > (round, 0)]
    within = [one.name for one in mine if one.round == round]
    after = next((one.name for one in mine if one.round > round), now)
    return tuple(dict.fromkeys((*within, after)))
