"""Sittings: which person had a seat at which time of a game, so that moves count only for the person who made them."""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import Select, select

from db import schema
from db.records import SittingRecord
from db.results import ResultRecord
from db.statements import columns_of

_SITTINGS: Final = schema.sittings
_FIELDS: Final = columns_of(_SITTINGS, SittingRecord)


def sittings_of(table_ids: Collection[int]) -> Select[Any]:
    """The query for the ended sittings of some tables: rows of a table's id and the fields of a `SittingRecord`, in the
    order in which they ended."""
    found = select(_SITTINGS.c.table_id, *_FIELDS).where(_SITTINGS.c.table_id.in_(table_ids))
    return found.order_by(_SITTINGS.c.table_id, _SITTINGS.c.round, _SITTINGS.c.steps)


def by_table(rows: Iterable[Any]) -> dict[int, tuple[SittingRecord, ...]]:
    """The rows of `sittings_of` by table id. Tables without an ended sitting are left out."""
    found: dict[int, tuple[SittingRecord, ...]] = {}
    for table_id, *fields in rows:
        found[table_id] = (*found.get(table_id, ()), SittingRecord(*fields))
    return found


def sitting_at(sittings: Iterable[SittingRecord], seat: int, round: int, step: int) -> SittingRecord | None:
    """The ended sitting to which a step of a round belongs, both counted from 0; None if it belongs to the person who
    had the seat last."""
    return next((one for one in sittings if one.seat == seat and (round, step) < (one.round, one.steps)), None)


def had_step(sittings: Iterable[SittingRecord], result: ResultRecord, round: int, step: int) -> bool:
    """Whether the person of a result had the seat in a step of a round; step 0 is the pass."""
    one = sitting_at(sittings, result.seat, round, step)
    return one.player_id == result.player_id if one is not None else not result.departed


def had_round(sittings: Collection[SittingRecord], result: ResultRecord, round: int) -> bool:
    """Whether the person of a result had the seat for the whole round. A round in which the seat changed hands counts
    for neither person."""
    others = (one for one in sittings if one.seat == result.seat and one.player_id != result.player_id)
    within = any(one.round == round and one.steps for one in others)
    return not within and had_step(sittings, result, round, sys.maxsize)
