"""Check: whether an SQLite database is undamaged, and whether the files beside it belong to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from db.engines import BUSY_TIMEOUT, LOG, read_only
from db.errors import StoreUnavailable
from db.migrate import knows, newest_revision
from db.progress import Progress

COMMAND: Final = "python -m db restore FILE"
_REMEDIES: Final = f"This restores a backup: {COMMAND}. This saves what can be read: python -m db export FILE"
_STEPS: Final = 100_000
"""Steps of SQLite, some milliseconds, after which it looks whether it shall stop."""
FILES: Final = ("", LOG, "-shm", "-journal")
"""Suffixes of the files of one database."""
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
MODE: Final = slice(18, 20)
"""The bytes of a database's header that say whether it has a write-ahead log."""
LOGGED: Final = bytes((2, 2))
"""Their value if it has one; in a backup they are 1."""


def file_of(url: URL) -> Path:
    """The file of an SQLite database, with links resolved. Raises StoreUnavailable for PostgreSQL."""
    if url.get_backend_name() != "sqlite":
        raise StoreUnavailable("This is for SQLite. PostgreSQL has its own tools: pg_dump, pg_restore, pg_amcheck.")
    return Path(url.database or "").resolve()


def refuse_unreadable(url: URL) -> None:
    """Raises StoreUnavailable if an SQLite database does not exist, cannot be read, or has the log of another one
    beside it: opening it would create an empty one, or destroy it."""
    if url.get_backend_name() == "sqlite":
        path = file_of(url)
        refuse_foreign_log(path)
        _refuse_unreadable_file(path)


def beside(path: Path, suffix: str) -> Path:
    """The path of another file of the same database."""
    return path.with_name(f"{path.name}{suffix}")


def check(url: URL) -> list[str]:
    """What is wrong with the files of an SQLite database, one sentence each. Raises StoreUnavailable if it cannot be
    read. Of PostgreSQL it knows nothing."""
    if url.get_backend_name() != "sqlite":
        return []
    refuse_unreadable(url)
    path = file_of(url)
    with opened(path) as connection:
        if damage_of(connection, "integrity_check") is not None:
            return [*_damaged_parts(connection), f"Nothing was changed. {_REMEDIES}"]
        return [*_loose_ends(connection), *_age(connection)]


def refuse_damaged(url: URL, *, thoroughly: bool = False) -> None:
    """Raises StoreUnavailable if the files of an SQLite database are damaged, do not belong together, are those of
    another program or cannot be written. Writes nothing.

    ``thoroughly``: each index is compared with its table, and not only the structure checked. This is also done if
    there is a log, as after a crash, because the log of another database can leave the structure intact.
    """
    if url.get_backend_name() != "sqlite":
        return
    path = file_of(url)
    refuse_foreign_log(path)
    if not path.exists() or not path.stat().st_size:
        return
    if (barred := _barred(path, os.W_OK)) is not None:  # SQLite would open it, and refuse the first move
        raise StoreUnavailable(f"The database cannot be written: {barred} is read-only for the user of the bot.")
    with opened(path) as connection:
        damage = damage_of(connection, "integrity_check" if thoroughly or has_log(path) else "quick_check")
        if damage is None and (stranger := origin_of(connection)) is not None:
            raise StoreUnavailable(f"The database {path} cannot be used. {stranger} Nothing was changed.")
    if damage is not None:
        other = f", or the log beside it ({path.name}{LOG}) is that of another one" if has_log(path) else ""
        raise StoreUnavailable(f"The database {path} is damaged{other}: {damage}. Nothing was changed. {_REMEDIES}")


def refuse_foreign_log(path: Path) -> None:
    """Raises StoreUnavailable if the log beside a database cannot belong to it, because opening both would destroy
    it."""
    if not has_log(path):
        return
    if not path.exists() or not path.stat().st_size:
        raise StoreUnavailable(
            f"There is no database {path}, and the log beside it ({path.name}{LOG}) is that of one. "
            f"Nothing was changed. Put the database back, or restore a backup: {COMMAND}"
        )
    if os.access(path, os.R_OK) and not is_logged(path):
        raise StoreUnavailable(
            f"The database {path} does not belong to the log beside it ({path.name}{LOG}): was a backup put in its "
            f"place? Nothing was changed. This puts a backup in place as it must be: {COMMAND}"
        )


def is_logged(path: Path) -> bool:
    """Whether a database has a write-ahead log. A backup has none, and needs no file beside it."""
    with path.open("rb") as file:
        return file.read(MODE.stop)[MODE] == LOGGED


def has_log(path: Path) -> bool:
    """Whether the write-ahead log beside a database exists and is not empty."""
    log = beside(path, LOG)
    return log.is_file() and log.stat().st_size > 0


def damage_of(connection: sqlite3.Connection, pragma: str) -> str | None:
    """The first damage that SQLite finds, without a full stop; None if it finds none."""
    try:
        for (lines,) in connection.execute(f"PRAGMA {pragma}"):
            for line in lines.splitlines():
                if line != "ok" and not line.startswith("***"):
                    return str(line)
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF not in _DAMAGED:
            raise
        return str(error)
    return None


def raise_if_stopped(error: sqlite3.Error) -> None:
    """Raises KeyboardInterrupt if a statement has ended because the command is to stop."""
    if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
        raise KeyboardInterrupt from error


def origin_of(connection: sqlite3.Connection) -> str | None:
    """Why a database cannot be one of this program, in a sentence; None if it is one, or has no tables yet."""
    (others,) = connection.execute(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name <> 'alembic_version'"
    ).fetchone()
    return "It was not made by this program." if others and _revision(connection) is None else None


def age_of(connection: sqlite3.Connection) -> str | None:
    """Why a database cannot be used by this version of the program, in a sentence; None if it can."""
    seen = _revision(connection)
    if seen is None:
        return "It was not made by this program."
    return None if knows(seen) else f"It was made by a newer version (its revision is {seen}): update the program."


def _damaged_parts(connection: sqlite3.Connection) -> Iterator[str]:
    """The damaged tables, each with its first damage; the database as a whole if it is in none."""
    named = False
    try:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    except sqlite3.DatabaseError:
        tables = []
    for table in tables:
        if (damage := damage_of(connection, f"integrity_check('{table}')")) is not None:
            named = True
            yield f"The table {table} is damaged: {damage}."
    if not named:
        yield f"It is damaged: {damage_of(connection, 'integrity_check')}."


def _loose_ends(connection: sqlite3.Connection) -> Iterator[str]:
    for table, rowid, referred, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {rowid} of {table} refers to a row of {referred} that is not there."


def _age(connection: sqlite3.Connection) -> Iterator[str]:
    complaint, seen = age_of(connection), _revision(connection)
    if complaint is not None:
        yield complaint
    elif seen != (newest := newest_revision()):
        yield f"Its revision is {seen}, this program's is {newest}: the bot brings it up to date at its start."


def _revision(connection: sqlite3.Connection) -> str | None:
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
        return None
    (seen,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    return None if seen is None else str(seen)


def _refuse_unreadable_file(path: Path) -> None:
    if not path.is_file():
        raise StoreUnavailable(f"There is no database {path}.")
    if not path.stat().st_size:
        raise StoreUnavailable(f"There is no database {path}: the file is empty.")
    if (barred := _barred(path, os.R_OK)) is not None:
        raise StoreUnavailable(f"The database cannot be read: {barred} is closed to the user of this program.")


def _barred(path: Path, right: int) -> Path | None:
    """The first file of a database to which this process does not have a right (of `os.access`); None if there is
    none."""
    files = (beside(path, suffix) for suffix in FILES)
    return next((file for file in files if _is_barred(file, right)), None)


def _is_barred(file: Path, right: int) -> bool:
    """Whether this process lacks a right to a file, which others may create or delete meanwhile."""
    return not os.access(file, right) and file.exists() and not os.access(file, right)


@contextmanager
def opened(path: Path, *, alone: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection that only reads and creates no database. With ``alone`` it opens no other file, and no other process
    may have the database open. Raises StoreUnavailable if the database cannot be read."""
    _refuse_unreadable_file(path)
    address, seconds = read_only(path, alone=alone), BUSY_TIMEOUT / 1000
    with closing(sqlite3.connect(address, uri=True, timeout=seconds, isolation_level=None)) as connection:
        connection.set_progress_handler(Progress(f"Reading {path}").wait, _STEPS)
        try:
            yield connection
        except sqlite3.Error as error:
            raise_if_stopped(error)
            hint = " Is the disk full?" if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_IOERR else ""
            raise StoreUnavailable(f"The database {path} cannot be opened: {error}.{hint}") from error
