"""Backup and restore: copies an SQLite database, also while the bot runs, and puts a copy back while it is stopped. A
start that migrates a database makes such a copy beside it before."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import ExitStack, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.engine import URL

from db.check import damage_of, revision_in, sqlite_revision
from db.engines import WAL
from db.errors import StoreUnavailable, reason
from db.migrate import newest_revision, revisions, why_unusable
from db.sqlite_files import (
    FILES,
    OWNER_ONLY,
    atomic_write,
    beside,
    discard,
    file_of,
    give,
    has_wal,
    in_wal_mode,
    locked,
    opened,
    raise_if_stopped,
    refuse_unreadable,
    sync_file,
    sync_folder,
)


def back_up(url: URL, target: Path) -> int:
    """Writes a complete, compact copy of the database as it is now; returns its size in bytes.

    Raises StoreUnavailable if there is no database, it is damaged or of a newer version, or the target exists already
    or cannot be written.
    """
    refuse_unreadable(url)
    with atomic_write(target) as part:
        complaint = _copy(file_of(url), part)
        if complaint is not None:
            raise StoreUnavailable(f"{file_of(url)} cannot be backed up. {complaint}")
    return target.stat().st_size


def restore(url: URL, source: Path) -> Path | None:
    """Puts a backup in the place of the database; returns the path under which the old one was kept, if there was one.

    Raises StoreInUse while the bot runs, and StoreUnavailable if the backup is damaged or cannot be copied; then
    nothing has changed. If it is killed, there is the old database, the new one, or files that the next start refuses;
    no database is deleted.
    """
    path = file_of(url)
    if path.exists() and not path.is_file():
        raise StoreUnavailable(f"{path} is no file, so no database can be put in its place.")
    part = beside(path, ".part")
    with locked(url):
        try:
            discard(part)
            os.close(os.open(part, os.O_CREAT | os.O_EXCL, OWNER_ONLY))  # it holds the secrets of running deals
            complaint = _copy(source, part, immutable=not (in_wal_mode(source) and has_wal(source)))
            if complaint is not None:
                raise StoreUnavailable(f"{source} cannot be restored. {complaint} Nothing was changed.")
            return _replace(path, part)
        except OSError as error:
            why = reason(error) if error.filename in (None, str(source)) else f"{reason(error)} ({error.filename})"
            raise StoreUnavailable(f"{source} cannot be restored: {why}. Nothing was lost.") from error
        finally:
            discard(part)


def _copy(source: Path, part: Path, *, immutable: bool = False) -> str | None:
    """Writes a compact copy into one file and syncs it to the disk; returns why it is no backup, in a sentence."""
    with opened(source, immutable=immutable) as connection:
        complaint = _damage(connection, "quick_check")
        if complaint is not None:
            return complaint
        try:
            connection.execute("VACUUM INTO ?", (str(part),))
        except sqlite3.Error as error:
            raise_if_stopped(error)
            raise OSError(str(error)) from error
    sync_file(part)  # not every version of SQLite does that
    with opened(part, immutable=True) as copy:
        return _damage(copy, "integrity_check") or why_unusable(sqlite_revision(copy))


def _damage(connection: sqlite3.Connection, pragma: str) -> str | None:
    damage = damage_of(connection, pragma)
    return None if damage is None else f"It is damaged: {damage}."


def _replace(path: Path, part: Path) -> Path | None:
    """Keeps the old database under another name, replaces it, and deletes its log last: a start in between refuses the
    new database with the old log."""
    kept = beside(path, f".replaced-{datetime.now(UTC):%Y%m%d-%H%M%S}")
    old = [suffix for suffix in FILES if beside(path, suffix).exists()]
    with ExitStack() as undo:  # a second name of a database that goes on would be taken for an old one
        for suffix in old:
            undo.callback(_keep(beside(path, suffix), beside(kept, suffix)).unlink)
        give(part, path)
        sync_folder(path.parent)
        part.replace(path)
        undo.pop_all()
    sync_folder(path.parent)
    for suffix in old:
        if suffix:
            beside(path, suffix).unlink()
    sync_folder(path.parent)
    return beside(kept, old[0]) if old else None


def _keep(path: Path, other: Path) -> Path:
    """Gives a file a second name (a hard link), or copies it if the disk has no links; returns that name. From then on
    only its owner may read it."""
    try:
        os.link(path, other)
    except FileExistsError:
        raise
    except OSError:
        shutil.copy2(path, other)
        sync_file(other)
    with suppress(PermissionError):  # somebody else's, as root's
        other.chmod(OWNER_ONLY)
    return other


log = structlog.get_logger(__name__)

KEPT: Final = 29 * 24 * 60 * 60
"""Seconds after which a copy is deleted: what people delete must be gone from backups within 30 days (docs/PRIVACY.md),
and the bot looks once a day."""
ROOM: Final = 2
"""How many times the size of the database has to be free: for the copy, and for the migrations after it."""


def keep_safety_copy(url: URL) -> None:
    """Backs an SQLite database up if it is of an older version, and then deletes older safety copies. The log says
    where the copy is, or why there is none: it keeps no bot from starting, as a migration that fails changes nothing.

    After a migration that was interrupted, the copy from before it stays: only that one can be used by the old version.
    """
    path, newest = file_of(url), newest_revision()
    revision = revision_in(path) if path.exists() else None
    if revision is None or revision == newest or revision not in revisions():
        return
    copy = beside(path, f".revision-{revision}-before-{newest}")
    if any(other.name < copy.name and other.name.endswith(f"-before-{newest}") for other in _copies(path)):
        return
    try:
        _refuse_without_room(path)
        copy.unlink(missing_ok=True)  # of a time before the database was restored from it
        back_up(url, copy)
        for other in _copies(path):
            if other != copy:
                other.unlink()
    except (StoreUnavailable, OSError) as error:
        log.warning("the database is migrated without a backup", reason=str(error))
    else:
        way_back = f"install the version before this one, and run: python -m db restore {copy}"
        log.info("the database was backed up before its migration", file=str(copy), way_back=way_back)


def forget_old_safety_copies(url: URL, now: int) -> None:
    """Deletes the safety copies of an SQLite database that are too old at a time, in milliseconds."""
    for copy in _copies(file_of(url)):
        if copy.stat().st_mtime < now / 1000 - KEPT:
            copy.unlink()


def _copies(path: Path) -> list[Path]:
    """The safety copies beside a database, and what is left of one whose process was killed."""
    return [file for file in path.parent.iterdir() if file.name.startswith(f"{path.name}.revision-")]


def _refuse_without_room(path: Path) -> None:
    size = sum(file.stat().st_size for file in (path, beside(path, WAL)) if file.exists())
    if (free := shutil.disk_usage(path.parent).free) < size * ROOM:
        raise StoreUnavailable(f"It would need {size * ROOM:,} bytes beside the database, and {free:,} are free.")
