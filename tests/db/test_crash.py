"""Crashes: killed at any moment, the store keeps everything that it acknowledged, exactly once."""

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.db.rows import event, step
from tests.db.template import opened

TABLES = 40
LENGTH = 30
"""Steps of a game; the last of them ends it."""

PLAY = f"""
import asyncio, itertools, os, signal, sys
from db import Change, Status, Store
from tests.db.rows import new, step

lines = itertools.count()

def say(number, seq):
    os.write(1, b"%d %d\\n" % (number, seq))
    if next(lines) == int(sys.argv[3]):  # and soon after it, whatever is under way then
        signal.setitimer(signal.ITIMER_REAL, float(sys.argv[4]))

async def play(store, number, seq):
    while seq < {LENGTH}:
        seq += 1
        change = new(number) if seq == 1 else step(number, seq)
        if seq == {LENGTH}:
            change = step(number, seq, status=Status.OVER)
        await store.commit(change)
        say(number, seq)

async def main():
    store = await Store.open(sys.argv[1])
    say(0, 0)
    lanes = [asyncio.create_task(play(store, number, seq)) for number, seq in eval(sys.argv[2])]
    await asyncio.gather(*lanes)
    await store.close()

asyncio.run(main())
"""


def play_until_killed(url: str, start: dict[int, int], lines: int, delay: float) -> dict[int, int]:
    """Continues in another process, which is killed some seconds after so many acknowledgements; returns the newest
    version of each table. It kills itself, by a signal without a handler: this process, or a thread there, may be too
    slow for that on a busy machine."""
    acknowledged = dict(start)
    command = [sys.executable, "-c", PLAY, url, repr(list(start.items())), str(lines), str(delay)]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
        for line in process.stdout:
            number, seq = map(int, line.split())
            acknowledged[number] = seq
    assert process.returncode in (0, -signal.SIGALRM)
    acknowledged.pop(0, None)
    return acknowledged


async def stored(url: str, numbers: range) -> dict[int, int]:
    """The version of each table, after checking that its log leads exactly to it."""
    async with opened(url) as store:
        versions = {}
        for number in numbers:
            found = await store.tables.load(number)
            versions[number] = found.table.seq if found is not None else 0
            assert await store.tables.log(number) == tuple(map(event, range(1, versions[number] + 1)))
            if found is not None and versions[number] < LENGTH:
                assert found.table == step(number, found.table.seq).table
    return versions


@pytest.mark.slow
def test_acknowledged_moves_survive_a_killed_process(url: str, file: Path) -> None:
    rng = random.Random(1)
    numbers = range(1, TABLES + 1)
    versions = dict.fromkeys(numbers, 0)
    kills = 0
    while min(versions.values()) < LENGTH:
        acknowledged = play_until_killed(url, versions, rng.randrange(TABLES * 3), rng.random() / 500)
        versions = asyncio.run(stored(url, numbers))
        assert all(versions[number] >= seq for number, seq in acknowledged.items())
        kills += 1
    assert kills > 5
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT table_id FROM game_logs ORDER BY 1").fetchall() == [(n,) for n in numbers]
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
