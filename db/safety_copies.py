"""Safety copies: the backup of an SQLite database that a start makes beside it before it migrates it."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy.engine import URL

from db.backup import back_up
from db.check import revision_in
from db.engines import WAL
from db.errors import StoreUnavailable
from db.migrate import knows, newest_revision
from db.sqlite_files import beside, file_of

log = structlog.get_logger(__name__)

KEPT: Final = 29 * 24 * 60 * 60
"""Seconds after which a copy is deleted: what people delete must be gone from backups within 30 days (docs/PRIVACY.md),
and the bot looks once a day."""
_NAME: Final = re.compile(r"\.revision-(\d+)-before-(\d+)$")
ROOM: Final = 2
"""How many times the size of the database has to be free: for the copy, and for the migrations after it."""


def keep_safety_copy(url: URL) -> None:
    """Backs an SQLite database up if it is of an older version, and then deletes older safety copies. The log says
    where the copy is, or why there is none: it keeps no bot from starting, as a migration that fails changes nothing.

    After a migration that was interrupted, the copy from before it stays: only that one can be used by the old version.
    """
    path, newest = file_of(url), newest_revision()
    revision = revision_in(path) if path.exists() else None
    if revision is None or revision == newest or not knows(revision):
        return
    copy = beside(path, f".revision-{revision}-before-{newest}")
    if any(before == newest and of < revision for of, before in _revisions_of_copies(path)):
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


def _revisions_of_copies(path: Path) -> Iterator[tuple[str, str]]:
    """Of which revision each whole safety copy is, and from before which one."""
    for copy in _copies(path):
        if (found := _NAME.search(copy.name)) is not None:
            yield found[1], found[2]


def _refuse_without_room(path: Path) -> None:
    size = sum(file.stat().st_size for file in (path, beside(path, WAL)) if file.exists())
    if (free := shutil.disk_usage(path.parent).free) < size * ROOM:
        raise StoreUnavailable(f"It would need {size * ROOM:,} bytes beside the database, and {free:,} are free.")
