"""Check: whether an SQLite database is undamaged, and whether the files beside it belong to it."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from db.engines import BUSY_TIMEOUT
from db.errors import StoreUnavailable
from db.migrate import knows, newest_revision

LOG: Final = "-wal"
"""The suffix of the write-ahead log."""
COMMAND: Final = "python -m db restore FILE"
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


def refuse_missing(url: URL) -> None:
    """Raises StoreUnavailable if an SQLite database does not exist, because opening it would create an empty one."""
    if url.get_backend_name() == "sqlite":
        _refuse_missing_file(file_of(url))


def beside(path: Path, suffix: str) -> Path:
    """The path of another file of the same database."""
    return path.with_name(f"{path.name}{suffix}")


def check(url: URL) -> list[str]:
    """What is wrong with an SQLite database, one sentence each. Raises StoreUnavailable if it cannot be read."""
    try:
        with opened(file_of(url)) as connection:
            return [*_damage(connection, "integrity_check"), *_loose_ends(connection), *_age(connection)]
    except sqlite3.Error as error:
        raise StoreUnavailable(f"The database cannot be read: {error}.") from error


def refuse_damaged(url: URL) -> None:
    """Raises StoreUnavailable if the files of an SQLite database are damaged, do not belong together or cannot be
    written. Writes nothing.

    If there is a log, as after a crash, the whole content is checked and not only its structure, because the log of
    another database can leave the structure intact.
    """
    if url.get_backend_name() != "sqlite":
        return
    path = file_of(url)
    refuse_foreign_log(path)
    if not path.exists() or not path.stat().st_size:
        return
    if not os.access(path, os.W_OK):  # SQLite would open it, and refuse the first move
        raise StoreUnavailable(f"The database {path} cannot be written: it is read-only for the user of the bot.")
    try:
        with opened(path) as connection:
            damage = next(_damage(connection, "integrity_check" if has_log(path) else "quick_check"), None)
    except sqlite3.Error as error:
        if error.sqlite_errorcode & 0xFF not in _DAMAGED:
            hint = " Is the disk full?" if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_IOERR else ""
            raise StoreUnavailable(f"The database {path} cannot be opened: {error}.{hint}") from error
        damage = f"{error}."
    if damage is not None:
        other = f", or the log beside it ({path.name}{LOG}) is that of another one" if has_log(path) else ""
        raise StoreUnavailable(
            f"The database {path} is damaged{other}: {damage} Nothing was changed. This restores a backup: {COMMAND}"
        )


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
    if not is_logged(path):
        raise StoreUnavailable(
            f"The database {path} does not belong to the log beside it ({path.name}{LOG}): was a backup put in its "
            f"place? Nothing was changed. This puts a backup in place as it must be: {COMMAND}"
        )


def is_logged(path: Path) -> bool:
    """Whether a database has a write-ahead log. A backup has none, and needs no file beside it."""
    with path.open("rb") as file:
        return file.read(MODE.stop)[MODE] == LOGGED


def complaints_about(connection: sqlite3.Connection) -> Iterator[str]:
    """Why a backup cannot be restored, one sentence each."""
    yield from _damage(connection, "integrity_check")
    seen = _revision(connection)
    if seen is None:
        yield "It was not made by this program."
    elif not knows(seen):
        yield f"It was made by a newer version (its revision is {seen}): update the program."


def has_log(path: Path) -> bool:
    """Whether the write-ahead log beside a database exists and is not empty."""
    log = beside(path, LOG)
    return log.exists() and log.stat().st_size > 0


def _damage(connection: sqlite3.Connection, pragma: str) -> Iterator[str]:
    for (line,) in connection.execute(f"PRAGMA {pragma}"):
        if line != "ok":
            yield f"It is damaged: {line}."


def _loose_ends(connection: sqlite3.Connection) -> Iterator[str]:
    for table, rowid, referred, _ in connection.execute("PRAGMA foreign_key_check"):
        yield f"Row {rowid} of {table} refers to a row of {referred} that is not there."


def _age(connection: sqlite3.Connection) -> Iterator[str]:
    seen = _revision(connection)
    if seen is None:
        yield "It was not made by this program."
    elif seen != (newest := newest_revision()):
        yield f"Its revision is {seen}, this program's is {newest}: the bot brings older ones up to date at its start."


def _revision(connection: sqlite3.Connection) -> str | None:
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
        return None
    (seen,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    return str(seen)


def _refuse_missing_file(path: Path) -> None:
    if not path.is_file():
        raise StoreUnavailable(f"There is no database {path}.")


@contextmanager
def opened(path: Path, *, alone: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection that only reads and creates no database. With ``alone`` it opens no other file, and no other process
    may have the database open."""
    _refuse_missing_file(path)
    # The last connection to close writes the log into the database, unless it may only read.
    mode = "immutable=1" if alone else "mode=ro" if beside(path, LOG).exists() else "mode=rw"
    address = f"{path.absolute().as_uri()}?{mode}"
    with closing(sqlite3.connect(address, uri=True, timeout=BUSY_TIMEOUT / 1000, isolation_level=None)) as connection:
        yield connection
