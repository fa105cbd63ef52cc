"""SQLite files: the files of one database, who may use them, and whether they are still the same.

A connection to them reads only and creates nothing. One process at a time may use a database; the lock of a killed
process is free. A file that a command writes has its name only once it is complete and on the disk."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

import structlog
from filelock import FileLock, Timeout
from sqlalchemy.engine import URL

from db.engines import BUSY_TIMEOUT, WAL, read_only
from db.errors import StoreInUse, StoreUnavailable, Unusable, WrongAddress, reason, unavailable
from db.progress import Progress

OWNER_ONLY: Final = 0o600
"""The permissions of a file that only its owner may read."""


@contextmanager
def atomic_write(target: Path) -> Iterator[Path]:
    """Gives the path of an empty file for its owner alone; at the end of the context it becomes the target.

    Raises StoreUnavailable if there is something under that name already, or it cannot be written. Nothing is left of
    a target that fails; of one that was killed a file ``.part`` is left, which the next one replaces.
    """
    if os.path.lexists(target):
        raise StoreUnavailable(f"{target} is there already, and is not overwritten: choose another name.")
    if not target.parent.exists():  # it is not made: it may be that of a disk that is not mounted
        raise StoreUnavailable(f"{target} cannot be written: there is no folder {target.parent}.")
    part = target.with_name(f"{target.name}.part")
    try:
        discard(part)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, OWNER_ONLY))
        made = part.stat()
        try:
            yield part
            if not os.path.samestat(made, part.stat()):
                raise OSError("another command writes it")
            sync_file(part)
            part.rename(target)
        except BaseException:
            with suppress(OSError):
                if os.path.samestat(made, part.stat()):
                    discard(part)
            raise
        sync_folder(target.parent)
    except OSError as error:
        raise StoreUnavailable(f"{target} cannot be written: {reason(error)}.") from error


def discard(part: Path) -> None:
    """Deletes an unfinished file, and what SQLite leaves beside one whose writing has failed."""
    for path in (part, part.with_name(f"{part.name}-journal")):
        path.unlink(missing_ok=True)


def sync_file(path: Path) -> None:
    """Syncs what is in a file to the disk."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Syncs the names in a folder to the disk, if the system can open a folder."""
    try:
        descriptor = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


log = structlog.get_logger(__name__)

RESTORE: Final = "python -m db restore FILE"
_STEPS: Final = 100_000
"""Steps of SQLite, some milliseconds, after which it looks whether it shall stop."""
FILES: Final = ("", WAL, "-shm", "-journal")
"""Suffixes of the files of one database."""
OTHERS: Final = 0o077
"""The permissions of all but the owner of a file."""
MODE: Final = slice(18, 20)
"""The bytes of a database's header that say whether it has a write-ahead log."""
WAL_MODE: Final = bytes((2, 2))
"""Their value if it has one; in a backup they are 1."""


def file_of(url: URL) -> Path:
    """The file of an SQLite database, with links resolved. Raises StoreUnavailable for PostgreSQL, and where this
    process may not even look whether there is a file."""
    if url.get_backend_name() != "sqlite":
        raise StoreUnavailable("This is for SQLite. PostgreSQL has its own tools: pg_dump, pg_restore, pg_amcheck.")
    path = Path(url.database or "").resolve()
    try:
        path.stat()
    except PermissionError:
        raise Unusable(
            f"The database {path} cannot be reached: its folder is closed to the user of this program."
        ) from None
    except OSError:
        pass  # whoever opens it says what is wrong
    return path


def create_missing(path: Path) -> None:
    """Creates a database without tables where there is none yet, for its owner alone: games hold hidden cards. SQLite
    gives the files beside it the same permissions. It has its name only once it has its first page, so an empty file is
    never a database that this program has begun. Raises StoreUnavailable."""
    if path.exists():
        return
    with atomic_write(path) as part, closing(sqlite3.connect(part, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA user_version = 0")  # the least that SQLite writes a page for
        except sqlite3.Error as error:
            raise OSError(str(error)) from error


def close_to_others(path: Path) -> None:
    """Takes the permissions on the files of a database from all but their owner, and logs it: older versions made them
    as the umask said."""
    if not hasattr(os, "geteuid"):  # Windows has other permissions
        return
    closed = []
    for file in (beside(path, suffix) for suffix in FILES):
        try:
            if file.stat().st_mode & OTHERS:
                file.chmod(OWNER_ONLY)
                closed.append(str(file))
        except FileNotFoundError:
            continue
        except PermissionError:
            log.warning("the database is open to other users, and only its owner can close it", file=str(file))
    if closed:
        log.warning("the database was open to other users: now only its owner may read it", files=closed)


def give(file: Path, path: Path) -> None:
    """Gives a file that root has made to whom the database at ``path`` belongs, or its folder if there is none yet: the
    bot is seldom run by root, and commands often are."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (path if path.exists() else path.parent).stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def beside(path: Path, suffix: str) -> Path:
    """The path of another file of the same database."""
    return path.with_name(f"{path.name}{suffix}")


def in_wal_mode(path: Path) -> bool:
    """Whether a database has a write-ahead log. A backup has none, and needs no file beside it."""
    with path.open("rb") as file:
        return file.read(MODE.stop)[MODE] == WAL_MODE


def has_wal(path: Path) -> bool:
    """Whether the write-ahead log beside a database exists and is not empty."""
    log = beside(path, WAL)
    return log.is_file() and log.stat().st_size > 0


def refuse_unreadable(url: URL) -> None:
    """Raises WrongAddress if an SQLite database is a folder, and StoreUnavailable if it does not exist, cannot be read,
    or has the log of another one beside it: opening it would create an empty one, or destroy it."""
    if url.get_backend_name() == "sqlite":
        path = file_of(url)
        refuse_foreign_wal(path)
        _refuse_unreadable_file(path)


def refuse_foreign_wal(path: Path) -> None:
    """Raises StoreUnavailable if the log beside a database cannot belong to it, because opening both would destroy
    it."""
    if not has_wal(path):
        return
    if not path.exists() or not path.stat().st_size:
        raise Unusable(
            f"There is no database {path}, and the log beside it ({path.name}{WAL}) is that of one. "
            f"Nothing was changed. Put the database back, or restore a backup: {RESTORE}"
        )
    if os.access(path, os.R_OK) and not in_wal_mode(path):
        raise Unusable(
            f"The database {path} does not belong to the log beside it ({path.name}{WAL}): was a backup put in its "
            f"place? Nothing was changed. This puts a backup in place as it must be: {RESTORE}"
        )


@contextmanager
def opened(path: Path, *, immutable: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection that only reads and creates no database. With ``immutable`` it opens no other file, and no other
    process may have the database open. Raises StoreUnavailable if the database cannot be read."""
    _refuse_unreadable_file(path)
    address, seconds = read_only(path, immutable=immutable), BUSY_TIMEOUT / 1000
    with closing(sqlite3.connect(address, uri=True, timeout=seconds, isolation_level=None)) as connection:
        connection.set_progress_handler(Progress(f"Reading {path}").wait, _STEPS)
        try:
            yield connection
        except sqlite3.Error as error:
            raise_if_stopped(error)
            hint = " Is the disk full?" if error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_IOERR else ""
            raise unavailable(f"The database {path} cannot be opened: {error}.{hint}", error) from error


def raise_if_stopped(error: sqlite3.Error) -> None:
    """Raises KeyboardInterrupt if a statement has ended because the command is to stop."""
    if error.sqlite_errorcode == sqlite3.SQLITE_INTERRUPT:
        raise KeyboardInterrupt from error


def _refuse_unreadable_file(path: Path) -> None:
    if path.is_dir():
        raise WrongAddress(f"There is no database {path}: this is a folder.")
    if not path.is_file():
        raise StoreUnavailable(f"There is no database {path}.")
    if not path.stat().st_size:
        raise StoreUnavailable(f"There is no database {path}: the file is empty.")
    if (file := inaccessible_file(path, os.R_OK)) is not None:
        raise Unusable(f"The database cannot be read: {file} is closed to the user of this program.")


def inaccessible_file(path: Path, mode: int) -> Path | None:
    """The first file of a database to which this process does not have the access (a mode of `os.access`); None if
    there is none."""
    files = (beside(path, suffix) for suffix in FILES)
    return next((file for file in files if _is_inaccessible(file, mode)), None)


def _is_inaccessible(file: Path, mode: int) -> bool:
    """Whether this process lacks access to a file, which others may create or delete meanwhile."""
    return not os.access(file, mode) and file.exists() and not os.access(file, mode)


@contextmanager
def locked(url: URL) -> Iterator[None]:
    """Holds the lock file beside the database, and creates its folder if it is missing. PostgreSQL needs no lock file.

    Raises StoreInUse if another process has the lock, StoreUnavailable or Unusable if the folder or the lock cannot
    be written.
    """
    if url.get_backend_name() != "sqlite":
        yield
        return
    path = file_of(url)  # one database, one lock, by whatever name it is called
    file = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = FileLock(file, thread_local=False)
        lock.acquire(timeout=0)
        give(file, path)
    except Timeout:
        raise StoreInUse(
            f"Another process uses the database {path}: stop it first, or set another DATABASE_URL."
        ) from None
    except OSError as error:
        which = f"lock {file}" if file.exists() else f"folder of the database {path}"
        raise unavailable(f"The {which} cannot be written: {error.strerror}.", error) from None
    try:
        yield
    finally:
        lock.release()


Identity = tuple[int, int]


class FileWatch:
    """The database file and its write-ahead log as they were when they were opened.

    SQLite goes on writing to a file that was deleted or renamed, so acknowledged writes would be lost.
    """

    def __init__(self, path: Path) -> None:
        """Create it before the database is opened, and close it afterwards: closing any descriptor of the file drops
        SQLite's locks."""
        self._path = path
        self._names = os.fspath(path), os.fspath(beside(path, WAL))
        """Of the database and of its log; each commit looks there twice."""
        self._descriptor = os.open(path, os.O_RDONLY)
        self._log: Identity | None = None

    def note_wal(self) -> None:
        """Remembers the present log, which stays as long as the writer is connected."""
        self._log = self._log or _identity(self._names[1])

    def forget_wal(self) -> None:
        """Forgets the log, because the next connection may create another one. A log that was replaced stays a
        complaint."""
        if self._log == _identity(self._names[1]):
            self._log = None

    def complaint(self) -> str | None:
        """What has happened to the files, as a sentence; None if they are unchanged."""
        try:
            return self._changed()
        except OSError as error:
            return f"The database file {self._path} cannot be read: {error.strerror}."

    def _changed(self) -> str | None:
        held, found = os.fstat(self._descriptor), _identity(self._names[0])
        if found is None:
            return f"The database file {self._path} was deleted or moved while the bot runs. Stop the bot."
        if found != (held.st_dev, held.st_ino) or self._overwritten():
            return f"The database file {self._path} was replaced while the bot runs. Stop the bot."
        if self._log is not None and self._log != _identity(self._names[1]):
            return f"The log of the database ({self._names[1]}) was deleted or replaced. Stop the bot."
        return None

    def _overwritten(self) -> bool:
        """Whether a backup was copied into the file: ours says in its header that it has a log, and a backup does
        not."""
        return os.pread(self._descriptor, MODE.stop, 0)[MODE] != WAL_MODE

    @contextmanager
    def closing(self) -> Iterator[None]:
        """Close the database within this context: SQLite then does not write the log into a file that was put in its
        place.

        The last connection to close writes the log into the database, unless it may only read.
        """
        last = self._reader() if self._overwritten() else None
        try:
            yield
        finally:
            if last is not None:
                last.close()
            os.close(self._descriptor)

    def _reader(self) -> sqlite3.Connection:
        connection = sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True)
        with suppress(sqlite3.Error):  # whatever it reads there
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchall()
        return connection


def _identity(name: str) -> Identity | None:
    try:
        found = os.stat(name)
    except OSError:
        return None
    return found.st_dev, found.st_ino
