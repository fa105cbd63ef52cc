"""Game logs: the packed log of a finished game can be read for ever, whichever version of the program packed it."""

from __future__ import annotations

import json
import zlib
from base64 import b64decode
from dataclasses import dataclass

import pytest

from db import EventRecord, NewerDatabase, Status, Store, game_log
from db.game_log import pack, unpack
from tests.db.rows import event, new, step

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
    assert max(GOLDEN) == game_log.VERSION
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
    monkeypatch.setattr(game_log, "EventRecord", WiderRecord)
    (first, *_) = unpack(b64decode(GOLDEN[version]))
    assert first == WiderRecord(1, 0, "seated", -1, "{}", 1_000)  # type: ignore[comparison-overlap]


def test_a_log_of_a_newer_version_is_refused_with_a_sentence() -> None:
    newer = zlib.compress(json.dumps({"version": game_log.VERSION + 1, "fields": [], "rows": []}).encode())
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
        old.setattr(game_log, "pack", pack_as_before)
        await store.commit(new(1, status=Status.OVER))
    await store.commit(step(1, 2, status=Status.OVER))
    assert await store.tables.log(1) == (event(1), event(2))
