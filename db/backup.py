"""Backup and check: what can be done to an SQLite database from outside, while the bot runs or not."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from db.engines import BUSY_TIMEOUT
from db.errors import StoreUnavailable
from db.migrate import newest_revision


def back_up(url: URL, target: Path) -> int:
    """Writes a complete, compact copy of the database as it is now; returns its size in bytes.

    Raises StoreUnavailable where there is no database, where the target is there already, or it cannot be written.
    """
    part = target.with_name(f"{target.name}.part")  # a backup under its own name is a whole one
    if target.exists():
        raise StoreUnavailable(f"{target} is there already, and is not overwritten: choose another name.")
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        with _opened(url) as connection:
            connection.execute("VACUUM INTO ?", (str(part),))
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StoreUnavailable(f"{target} cannot be written: {error}.") from error
    return target.stat().st_size


def check(url: URL) -> list[str]:
    """What is wrong with the database, a sentence each. Raises StoreUnavailable where it cannot be read."""
    try:
        with _opened(url) as connection:
            return [*_damage(connection), *_loose_ends(connection), *_age(connection)]
    except sqlite3.Error as error:
        raise StoreUnavailable(f"The database cannot be read: {error}.") from error


def _damage(connection: sqlite3.Connection) -> Iterator[str]:
    for (line,) in connection.execute("PRAGMA integrity_check"):
        if line != "ok":
            yield f"It is damaged: {line}. Restore a backup."


def _loose_ends(connection: sqlite3.Connection) -> Iterator[str]:
    for table, rowid, referred, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {rowid} of {table} refers to a row of {referred} that is not there."


def _age(connection: sqlite3.Connection) -> Iterator[str]:
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
        yield "It was not made by this program."
        return
    (seen,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    if seen != (newest := newest_revision()):
        yield f"Its revision is {seen}, this program's is {newest}: the bot brings older ones up to date at its start."


@contextmanager
def _opened(url: URL) -> Iterator[sqlite3.Connection]:
    """A connection of its own: it disturbs nobody, and makes no database where there is none."""
    if url.get_backend_name() != "sqlite":
        raise StoreUnavailable("This is for SQLite. PostgreSQL has its own tools: pg_dump, pg_amcheck.")
    path = Path(url.database or "")
    if not path.is_file():
        raise StoreUnavailable(f"There is no database {path}.")
    address = f"{path.absolute().as_uri()}?mode=rw"
    with closing(sqlite3.connect(address, uri=True, timeout=BUSY_TIMEOUT / 1000, isolation_level=None)) as connection:
        yield connection
