"""Kills at every step: of one change of each kind, whatever the process had written when it was killed."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from db import Store
from db.check import check
from tests.bot.changes_driver import CHANGES, CHIDI, WATCHED, tables_of
from tests.db.power import Deed, Disk, Said, watched
from tests.db.template import database_at

pytestmark = pytest.mark.slow

Content = dict[str, list[tuple[Any, ...]]]
NAMES = list(CHANGES)


def made(folder: Path) -> tuple[Disk, list[Deed]]:
    """The disk before the process began, and everything that it did."""
    url = database_at(folder / "hearts.db")
    disk = Disk(folder)
    program = "import runpy; runpy.run_module('tests.bot.changes_driver', run_name='__main__')"
    return disk, watched(program, [url], folder)


def content(file: Path) -> Content:
    """All rows of all tables."""
    with closing(sqlite3.connect(file)) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return {name: sorted(connection.execute(f"SELECT * FROM {name}"), key=repr) for name in names}


def versions(file: Path) -> dict[int, int]:
    """The version of each table."""
    with closing(sqlite3.connect(file)) as connection:
        return dict(connection.execute("SELECT id, seq FROM tables"))


async def go_on(url: str, name: str) -> None:
    """A bot starts, and people make a change."""
    store = await Store.open(url)
    tables = tables_of(store)
    await tables.resume()
    await CHANGES[name](tables, 1)
    await tables.close()
    await store.close()


def steps(disk: Disk, deeds: list[Deed]) -> Iterator[tuple[str, list[str]]]:
    """Does everything that the process did; yields the name of a watched change after each step of it, and the table
    and the version once they are acknowledged."""
    name = ""
    for deed in deeds:
        disk.do(deed)
        if isinstance(deed, Said):
            word, name, *acknowledged = deed.text.split()
            yield name, acknowledged
            name = "" if word == "end" else name
        elif name:
            yield name, []


def test_a_process_killed_at_any_step_of_a_change_leaves_it_whole_or_not_at_all(tmp_path: Path) -> None:
    disk, deeds = made(tmp_path / "disk")
    file, rng = tmp_path / "after" / "hearts.db", random.Random(1)
    url = f"sqlite+aiosqlite:///{file}"
    found: dict[str, list[Content]] = {}
    killed, tried, now = 0, dict[str, bytes](), Content()
    for name, acknowledged in steps(disk, deeds):
        disk.lose_process(file.parent)
        files = {each.name: each.read_bytes() for each in file.parent.iterdir()}
        killed += 1
        if untried := files != tried:
            assert check(make_url(url)) == []
            tried, now = files, content(file)
        known = found.setdefault(name, [])
        if now not in known[-1:]:
            known.append(now)
        assert len(known) <= 2, f"{name} is written in several steps"
        if acknowledged:
            table, version = map(int, acknowledged)
            assert versions(file)[table] == version
            assert len(known) == 2
        if untried:
            after = NAMES[(NAMES.index(name) + 1) % len(NAMES)]
            asyncio.run(go_on(url, name if len(known) == 1 else after))
            assert check(make_url(url)) == []
        disk.lose_power(rng, file.parent)
        assert content(file) in (known[-1:] if acknowledged else known)
    assert list(found) == WATCHED
    assert not [row for name in ("seats", "results") for row in found["deleting"][-1][name] if CHIDI.id in row]
    assert killed > 400
