"""Power failures at any moment: unsynced writes are lost or torn, but everything acknowledged is still there."""

import asyncio
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.db.power import Deed, Disk, Said, watched
from tests.db.rows import event, step
from tests.db.template import database_at, opened

pytestmark = pytest.mark.slow

TABLES, LENGTH = 8, 12
CUTS = 250
OPENED = 10
"""One power failure in this many is checked with the store itself, the others with SQLite alone."""

PLAY = f"""
import asyncio, json, os, sys
from db import Store, engines
from tests.db.rows import new, step

engines.CHECKPOINT_PAGES = 30
engines._SETTINGS.update(json.loads(sys.argv[2]))

async def play(store, number):
    for seq in range(1, {LENGTH} + 1):
        await store.commit(new(number) if seq == 1 else step(number, seq))
        os.write(1, b"%d %d\\n" % (number, seq))

async def main():
    store = await Store.open(sys.argv[1])
    os.write(1, b"0 0\\n")
    await asyncio.gather(*(play(store, number) for number in range(1, {TABLES} + 1)))
    os._exit(0)

asyncio.run(main())
"""


def played(tmp_path: Path, **settings: int) -> tuple[Disk, list[Deed]]:
    """The disk when the store was opened, and all actions on it from then on. The ``settings`` of SQLite are those of
    the program but for these."""
    folder = tmp_path / "disk"
    url = database_at(folder / "hearts.db")
    disk = Disk(folder)
    deeds = watched(PLAY, [url, json.dumps(settings)], folder)
    start = deeds.index(Said("0 0\n"))
    for deed in deeds[:start]:
        disk.do(deed)
    disk.settle()
    return disk, deeds[start + 1 :]


def cuts(disk: Disk, deeds: list[Deed], folder: Path) -> Iterator[dict[int, int]]:
    """Simulates power failures after some of the actions; yields the newest acknowledged version of each table at that
    time."""
    rng = random.Random(1)
    moments = set(rng.sample(range(len(deeds)), min(CUTS, len(deeds))))
    acknowledged: dict[int, int] = {}
    for moment, deed in enumerate(deeds):
        disk.do(deed)
        if isinstance(deed, Said):
            number, seq = map(int, deed.text.split())
            acknowledged[number] = seq
        if moment in moments:
            disk.lose_power(rng, folder)
            yield dict(acknowledged)


def found(file: Path) -> dict[int, int]:
    """The version of each table, after checking that its log leads to it."""
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        versions = dict(connection.execute("SELECT id, seq FROM tables"))
        events = "SELECT table_id, COUNT(*), MAX(seq) FROM events GROUP BY table_id"
        assert {number: (seq, seq) for number, seq in versions.items()} == {
            number: (count, last) for number, count, last in connection.execute(events)
        }
    return versions


async def stored(url: str, numbers: range) -> dict[int, int]:
    """The version of each table, after checking that its log leads exactly to it."""
    async with opened(url) as store:
        versions = {}
        for number in numbers:
            found = await store.tables.load(number)
            versions[number] = found.table.seq if found is not None else 0
            assert await store.tables.log(number) == tuple(map(event, range(1, versions[number] + 1)))
            if found is not None:
                assert found.table == step(number, found.table.seq).table
    return versions


def missing(acknowledged: dict[int, int], versions: dict[int, int]) -> dict[int, int]:
    return {number: seq for number, seq in acknowledged.items() if versions.get(number, 0) < seq}


def test_acknowledged_moves_survive_a_power_cut_with_unsynced_writes_lost_or_torn(tmp_path: Path) -> None:
    disk, deeds = played(tmp_path)
    file, looked = tmp_path / "after" / "hearts.db", 0
    for acknowledged in cuts(disk, deeds, file.parent):
        if looked % OPENED == 0:
            versions = asyncio.run(stored(f"sqlite+aiosqlite:///{file}", range(1, TABLES + 1)))
        else:
            versions = found(file)
        assert not missing(acknowledged, versions)
        looked += 1
    assert looked >= CUTS // 2
    assert acknowledged == dict.fromkeys(range(1, TABLES + 1), LENGTH)


def test_without_syncing_each_commit_moves_would_be_lost(tmp_path: Path) -> None:
    disk, deeds = played(tmp_path, synchronous=1)
    file = tmp_path / "after" / "hearts.db"
    assert any(missing(acknowledged, found(file)) for acknowledged in cuts(disk, deeds, file.parent))
