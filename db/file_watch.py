"""File watch: detects that the files of an open SQLite database were deleted or replaced."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from db.engines import WAL
from db.sqlite_files import MODE, WAL_MODE, beside

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
