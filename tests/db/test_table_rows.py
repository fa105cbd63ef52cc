"""The rows of tables: what processes of other versions have written is read, and left to them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import select, update

from db import Store, TableSettings
from db.schema import tables
from tests.db.rows import loaded, new, step

CHOSEN = TableSettings(
    pace="slow", open_seats=False, hints=False, thread=False, cut=True, starts_at=9_000, speed="brisk"
)
NEWER = '{"quiet":true,"lamps":[1]}'
"""Settings that this version does not know, and that have no column."""


async def write(store: Store, **columns: Any) -> None:
    await store._database.transact(lambda connection: connection.execute(update(tables).values(**columns)))


async def test_every_setting_is_stored(store: Store) -> None:
    await store.commit(new(**dict(CHOSEN)))
    assert (await loaded(store, 1)).table.settings == CHOSEN
    await store.commit(step(1, 2, **dict(TableSettings())))
    assert (await loaded(store, 1)).table.settings == TableSettings()


async def test_a_table_of_a_version_without_the_shared_column_has_its_settings(store: Store) -> None:
    await store.commit(new(**dict(CHOSEN)))
    await write(store, settings=None)
    assert (await loaded(store, 1)).table.settings == CHOSEN


async def test_a_setting_of_a_newer_version_outlives_a_change_by_this_one(store: Store) -> None:
    await store.commit(new())
    await write(store, settings=NEWER)
    before = (await loaded(store, 1)).table
    after = replace(before, seq=2, settings=before.settings.changed(pace="slow"))
    await store.commit(replace(step(1, 2), table=after, moved=False))
    rows = await store._database.read(select(tables.c.pace, tables.c.settings))
    assert [tuple(row) for row in rows] == [("slow", NEWER)], "each has one home"


async def test_a_value_that_this_version_does_not_know_is_the_usual_one(store: Store) -> None:
    await store.commit(new(**dict(CHOSEN)))
    await write(store, pace="lightning", settings="{")
    assert (await loaded(store, 1)).table.settings == CHOSEN.changed(pace="live")
