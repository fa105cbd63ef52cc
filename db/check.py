"""Check: whether an SQLite database is undamaged, and one of this program and its version."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from db.engines import WAL
from db.errors import Unusable
from db.migrate import why_outdated, why_unusable
from db.sqlite_files import RESTORE, file_of, has_wal, inaccessible_file, opened, refuse_foreign_wal, refuse_unreadable

_REMEDIES: Final = f"This restores a backup: {RESTORE}. This saves what can be read: python -m db export FILE"
_DAMAGED: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


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
    """Raises Unusable if the files of an SQLite database are damaged, do not belong together, are those of
    another program or cannot be written. Writes nothing.

    ``thoroughly``: each index is compared with its table, and not only the structure checked. This is also done if
    there is a log, as after a crash, because the log of another database can leave the structure intact.
    """
    if url.get_backend_name() != "sqlite":
        return
    path = file_of(url)
    refuse_foreign_wal(path)
    if not path.exists():
        return
    if not path.stat().st_size:  # a new one never has this name before it has a page: see `create_missing`
        raise Unusable(
            f"There is no database {path}: the file is empty. Nothing was changed. "
            f"Restore a backup: {RESTORE}. To begin anew, delete the file."
        )
    file = inaccessible_file(path, os.W_OK)
    if file is None and not os.access(path.parent, os.W_OK):  # SQLite has to make its log there
        file = path.parent
    if file is not None:  # SQLite would open it, and refuse the first move
        raise Unusable(f"The database cannot be written: {file} is read-only for the user of the bot.")
    with opened(path) as connection:
        damage = damage_of(connection, "integrity_check" if thoroughly or has_wal(path) else "quick_check")
        if damage is None and (stranger := _origin_of(connection)) is not None:
            raise Unusable(f"The database {path} cannot be used. {stranger} Nothing was changed.")
    if damage is not None:
        other = f", or the log beside it ({path.name}{WAL}) is that of another one" if has_wal(path) else ""
        raise Unusable(f"The database {path} is damaged{other}: {damage}. Nothing was changed. {_REMEDIES}")


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


def _origin_of(connection: sqlite3.Connection) -> str | None:
    """Why a database cannot be one of this program, in a sentence; None if it is one, or has no tables yet."""
    (others,) = connection.execute(
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name <> 'alembic_version'"
    ).fetchone()
    return "It was not made by this program." if others and _revision(connection) is None else None


def age_of(connection: sqlite3.Connection) -> str | None:
    """Why a database cannot be used by this version of the program, in a sentence; None if it can."""
    return why_unusable(_revision(connection))


def revision_in(path: Path) -> str | None:
    """The revision of an SQLite database; None if it has none. Raises StoreUnavailable if it cannot be read."""
    with opened(path) as connection:
        return _revision(connection)


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
    if (complaint := why_outdated(_revision(connection))) is not None:
        yield complaint


def _revision(connection: sqlite3.Connection) -> str | None:
    if not connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'alembic_version'").fetchone():
        return None
    (seen,) = connection.execute("SELECT max(version_num) FROM alembic_version").fetchone()
    return None if seen is None else str(seen)
