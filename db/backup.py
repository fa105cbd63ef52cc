"""Backup and restore: copies an SQLite database, also while the bot runs, and puts a copy back while it is stopped."""

from __future__ import annotations

import os
import shutil
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from db.check import LOG, beside, complaints_about, file_of, has_log, is_logged, opened
from db.errors import StoreUnavailable, reason
from db.lock import claim

_FILES: Final = ("", LOG, "-shm", "-journal")
"""Suffixes of the files of one database."""


def back_up(url: URL, target: Path) -> int:
    """Writes a complete, compact copy of the database as it is now; returns its size in bytes.

    Raises StoreUnavailable if there is no database, or the target exists already or cannot be written.
    """
    if target.exists():
        raise StoreUnavailable(f"{target} is there already, and is not overwritten: choose another name.")
    part = beside(target, ".part")  # it is renamed only once it is complete
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        _copy(file_of(url), part)
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StoreUnavailable(f"{target} cannot be written: {reason(error)}.") from error
    return target.stat().st_size


def restore(url: URL, source: Path) -> Path | None:
    """Puts a backup in the place of the database; returns the path under which the old one was kept, if there was one.

    Raises StoreInUse while the bot runs, and StoreUnavailable if the backup is damaged or cannot be copied; then
    nothing has changed. If it is killed, there is the old database, the new one, or files that the next start refuses;
    no database is deleted.
    """
    path = file_of(url)
    lock = claim(url)
    part = beside(path, ".part")
    try:
        _copy(source, part, alone=not (is_logged(source) and has_log(source)))
        with opened(part, alone=True) as connection:
            complaints = list(complaints_about(connection))
        if complaints:
            raise StoreUnavailable(f"{source} cannot be restored. {' '.join(complaints)} Nothing was changed.")
        return _replace(path, part)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailable(f"{source} cannot be restored: {reason(error)}. Nothing was lost.") from error
    finally:
        part.unlink(missing_ok=True)
        if lock is not None:
            lock.release()


def _copy(source: Path, part: Path, *, alone: bool = False) -> None:
    """Writes a compact copy into one file and syncs it to the disk."""
    part.unlink(missing_ok=True)
    with opened(source, alone=alone) as connection:
        connection.execute("VACUUM INTO ?", (str(part),))
    with part.open("rb+") as file:
        os.fsync(file.fileno())


def _replace(path: Path, part: Path) -> Path | None:
    """Keeps the old database under another name, replaces it, and deletes its log last: a start in between refuses the
    new database with the old log."""
    kept = beside(path, f".replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    old = [suffix for suffix in _FILES if beside(path, suffix).exists()]
    for suffix in old:
        _keep(beside(path, suffix), beside(kept, suffix))
    part.replace(path)
    for suffix in old:
        if suffix:
            beside(path, suffix).unlink()
    _sync(path.parent)
    return kept if old else None


def _keep(path: Path, other: Path) -> None:
    """Gives a file a second name (a hard link), or copies it if the disk has no links."""
    try:
        os.link(path, other)
    except FileExistsError:
        raise
    except OSError:
        shutil.copy2(path, other)


def _sync(folder: Path) -> None:
    """Syncs the names in a folder to the disk, if the system can open a folder."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
