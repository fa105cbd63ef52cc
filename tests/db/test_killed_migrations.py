"""Killed migrations: at whatever step of one a process was killed, the next start brings all data along."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from db.check import check, refuse_damaged
from db.migrate import MIGRATIONS, migrate
from tests.db.power import Deed, Disk, Said, watched

pytestmark = pytest.mark.slow

Content = dict[str, list[tuple[Any, ...]]]
STARTED = 4
"""After one kill in so many, and around each commit, the next start is made."""
RUN = """
import asyncio, os, sqlite3, sys
from contextlib import closing
from pathlib import Path
from sqlalchemy import make_url
from db.migrate import migrate
from tests.db.test_killed_migrations import add_next, fill, versions

url, folder = make_url(sys.argv[1]), Path(sys.argv[2])
with closing(sqlite3.connect(url.database)) as connection:
    connection.execute("PRAGMA journal_mode = wal")
for name in versions():
    add_next(folder, name)
    os.write(1, f"begin {name}\\n".encode())
    asyncio.run(migrate(url, folder))
    os.write(1, f"end {name}\\n".encode())
    fill(url.database)
"""


def versions() -> list[str]:
    """The files of all migrations, in order."""
    return sorted(file.name for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def add_next(folder: Path, name: str) -> None:
    """Adds a migration to those of a program as it was once, or makes the folder for the first."""
    (folder / "versions").mkdir(parents=True, exist_ok=True)
    shutil.copy(MIGRATIONS / "env.py", folder)
    shutil.copy(MIGRATIONS / "versions" / name, folder / "versions")


def fill(file: str) -> None:
    """Puts two rows into every table that has none."""
    with closing(sqlite3.connect(file)) as connection:
        for table in tables(connection):
            if connection.execute(f"SELECT 1 FROM {table}").fetchone() is None:
                columns = connection.execute(f"PRAGMA table_info({table})").fetchall()
                for number in (1, 2):
                    values = [
                        f"{name} {number}" if kind[:4] in ("VARC", "TEXT") else number for _, name, kind, *_ in columns
                    ]
                    connection.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(values))})", values)
        connection.commit()


def tables(connection: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name"
    return [name for (name,) in connection.execute(query)]


def content(file: Path) -> Content:
    """The schema, for which the order of constraints does not matter, and all rows."""
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT name, coalesce(sql, '') FROM sqlite_schema ORDER BY name").fetchall()
        schema = [(name, *sorted(line.strip("\t ,") for line in sql.splitlines())) for name, sql in found]
        return {"": schema} | {
            name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in tables(connection)
        }


def steps(disk: Disk, deeds: list[Deed]) -> Iterator[tuple[str, bool, bool]]:
    """Does everything that the process did; yields after each step of a migration its name, whether it begins, and
    whether it has ended."""
    name = ""
    for deed in deeds:
        disk.do(deed)
        if isinstance(deed, Said):
            word, name = deed.text.split()
            yield name, word == "begin", word == "end"
            name = "" if word == "end" else name
        elif name:
            yield name, False, False


def test_a_migration_killed_at_any_step_is_whole_or_undone_and_the_next_start_ends_it(tmp_path: Path) -> None:
    folder, file = tmp_path / "disk", tmp_path / "after" / "hearts.db"
    folder.mkdir()
    disk, rng = Disk(folder), random.Random(1)
    deeds = watched(RUN, [f"sqlite+aiosqlite:///{folder / 'hearts.db'}", str(tmp_path / "then")], folder)
    url = make_url(f"sqlite+aiosqlite:///{file}")
    program = tmp_path / "now"
    known: list[Content] = []
    restarted: list[Content] = []
    ended: list[str] = []
    killed = 0
    for name, begins, ends in steps(disk, deeds):
        killed += 1
        if begins:
            add_next(program, name)
            known, restarted = [], []
        disk.lose_process(file.parent)
        assert all("revision" in line or "not made by this" in line for line in check(url))
        now = content(file)
        if now not in known[-1:]:
            known.append(now)
        committed = len(known) > 1
        if ends or (not restarted if committed else killed % STARTED == 0):
            refuse_damaged(url)  # as a start does: it is not the empty file of a database that was lost
            asyncio.run(migrate(url, program))
            restarted.append(content(file))
        disk.lose_power(rng, file.parent)
        assert content(file) in (known[-1:] if ends else known)
        if ends:
            assert len(known) == 2, "there is more than before and after"
            assert all(found == now for found in restarted), name
            ended.append(name)
    assert ended == versions()
    assert killed > 300
