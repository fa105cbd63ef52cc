"""The rows of tables: what processes of other versions have written is read, and left to them."""

import json
import zlib
from base64 import b64decode
from dataclasses import dataclass, replace
from typing import Any

import pytest
from sqlalchemy import select, update

from db import Change, EventRecord, NewerDatabase, SittingRecord, Status, Store, StoredTable, TableSettings, table_rows
from db.schema import tables
from db.table_rows import pack, unpack
from tests.db.rows import event, loaded, new, round, seat, step, table

CHOSEN = TableSettings(
    pace="slow", open_seats=False, hints=False, thread=False, cut=True, starts_at=9_000, speed="brisk"
)
NEWER = '{"quiet":true,"lamps":[1]}'
"""Settings that this version does not know, and that have no column."""


async def write(store: Store, **columns: Any) -> None:
    await store._database.write(lambda connection: connection.execute(update(tables).values(**columns)))


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


BIG = 2**63 - 1


async def test_a_new_table_is_read_back_as_it_was_written(store: Store) -> None:
    record = table(1, 2, guild_id=BIG, message_id=5, due_at=9_000, rules='{"seats": 4}', rematch_of=3)
    seats = (seat(0, BIG, ready=True), seat(1, None, away=True, misses=2))
    await store.commit(Change(record, 0, (event(1), event(2)), seats, (round(0),)))
    assert await store.tables.load(1) == StoredTable(record, seats, (round(0),), (event(1), event(2)))


async def test_seats_stay_unless_all_are_given_anew(store: Store) -> None:
    await store.commit(replace(new(1), seats=(seat(0, 7), seat(1, 8))))
    await store.commit(step(1, 2))
    assert (await loaded(store, 1)).seats == (seat(0, 7), seat(1, 8))
    await store.commit(replace(step(1, 3), seats=(seat(0, 9),)))
    assert (await loaded(store, 1)).seats == (seat(0, 9),)
    await store.commit(replace(step(1, 4), seats=()))
    assert (await loaded(store, 1)).seats == ()


async def test_former_players_are_stored_in_order(store: Store) -> None:
    computer, person = SittingRecord(1, 2, 0, None, "Tilda"), SittingRecord(1, 1, 4, 7, "Ben")
    await store.commit(replace(new(), sittings=(person,)))
    await store.commit(replace(step(1, 2), sittings=(computer,)))
    stored = await store.tables.load(1)
    assert stored.sittings == (person, computer)


async def test_a_finished_round_is_a_checkpoint(store: Store) -> None:
    await store.commit(Change(table(1, 2), 0, (event(1, 0), event(2, 0)), rounds=(round(0),)))
    finished, dealt = round(0, result="[26,0,0,0]"), round(1)
    await store.commit(Change(table(1, 4), 2, (event(3, 0), event(4, 1)), rounds=(finished, dealt)))
    stored = await loaded(store, 1)
    assert stored.rounds == (finished, dealt)
    assert stored.events == (event(4, 1),)
    assert await store.tables.log(1) == (event(1, 0), event(2, 0), event(3, 0), event(4, 1))


async def test_a_cancelled_game_can_still_be_folded(store: Store) -> None:
    await store.commit(Change(table(1, 2), 0, (event(1, 0), event(2, 1)), rounds=(round(0, result="[]"), round(1))))
    await store.commit(replace(step(1, 3, status=Status.CANCELLED), events=()))
    assert (await loaded(store, 1)).events == (event(2, 1),)


EVENTS = (
    EventRecord(1, 0, "seated", "{}", 1_000),
    EventRecord(2, 0, "dealt", "2C 3C QS", 2_000),
    EventRecord(3, 0, "played", "QS", 3_000),
)
GOLDEN = {
    1: "eJyLjjbUMdBRKk5NLElNUdJRqq5V0jE0MDCI1Yk2AkmkpCbmlADFjZwVjJ0VAoOVdIwgssYg2YKcxEqwNpCEMUgiFgBh0hS3",
    2: "eJwly0EOgyAQheGrmLeeBcLOrSdouiQsaBgTUiIqtI0x3l3Grv5kvjcHvryVmGcMmjBFTqFgsCi8grDlzxxa3/HOK4e9xVc4sZ8sbU+K2txXlsl"
    "xgnqllCOrBQL7VNtdj50Zu8cTpP9qRJfk9/tNwAi48wKKZilR",
}
"""The events above as each version packed them. Add a line for a new version, and never change one."""


@pytest.mark.parametrize("version", GOLDEN)
def test_a_log_that_any_version_packed_is_read(version: int) -> None:
    assert unpack(b64decode(GOLDEN[version])) == EVENTS


def test_the_newest_version_is_among_the_golden_ones() -> None:
    assert max(GOLDEN) == table_rows.VERSION
    assert json.loads(zlib.decompress(pack(EVENTS))) == json.loads(zlib.decompress(b64decode(GOLDEN[max(GOLDEN)])))


@dataclass(frozen=True, slots=True)
class WiderRecord:
    """An event as a later version might define it: with one more field, not at the end."""

    seq: int
    round: int
    kind: str
    seat: int = -1
    body: str = ""
    at: int = 0


@pytest.mark.parametrize("version", GOLDEN)
def test_a_new_column_shifts_nothing_in_older_logs(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_rows, "EventRecord", WiderRecord)
    (first, *_) = unpack(b64decode(GOLDEN[version]))
    assert first == WiderRecord(1, 0, "seated", -1, "{}", 1_000)  # type: ignore[comparison-overlap]


def test_a_log_of_a_newer_version_is_refused_with_a_sentence() -> None:
    newer = zlib.compress(json.dumps({"version": table_rows.VERSION + 1, "fields": [], "rows": []}).encode())
    with pytest.raises(NewerDatabase, match="newer version of the program"):
        unpack(newer)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"\0",
        *map(zlib.compress, [b"{", b"\xff", b"5", b"{}", b"[5]", b'{"version": 2, "fields": ["when"], "rows": [[5]]}']),
    ],
)
def test_a_log_that_cannot_be_read_is_an_error_of_its_value(body: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        unpack(body)


async def test_events_after_the_end_are_added_to_a_log_of_the_first_version(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def pack_as_before(log: tuple[EventRecord, ...]) -> bytes:
        rows = [[each.seq, each.round, each.kind, each.body, each.at] for each in log]
        return zlib.compress(json.dumps(rows).encode())

    with monkeypatch.context() as old:
        old.setattr(table_rows, "pack", pack_as_before)
        await store.commit(new(1, status=Status.OVER))
    await store.commit(step(1, 2, status=Status.OVER))
    assert await store.tables.log(1) == (event(1), event(2))
