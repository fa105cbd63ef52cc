"""The store: everything that the bot remembers."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine
from contextlib import ExitStack, nullcontext
from typing import Any, Final

import structlog
from sqlalchemy import func, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.backup import forget_old_safety_copies, keep_safety_copy
from db.batch import Procedure
from db.check import refuse_damaged
from db.counting import count_where_outdated
from db.dailies import DailyStore
from db.database import Database
from db.directory import DirectoryStore, ModerationStore
from db.engines import address, check_settings, reading_engine, writing_engine
from db.errors import READ_ONLY, StoreError, reason, unavailable
from db.history import HistoryStore, ReviewStore
from db.house_rules import HouseStore, ProposalStore
from db.leases import Leases
from db.matches import MatchStore
from db.migrate import migrate, newest_revision
from db.posts import PostStore
from db.privacy import PrivacyStore
from db.puzzles import PuzzleStore
from db.records import Change
from db.regulars import RegularStore
from db.sqlite_files import FileWatch, close_to_others, file_of, locked
from db.standings import SeasonStore, StandingStore
from db.tables import TableStore
from db.writer import Writer

log = structlog.get_logger(__name__)

_CAN_ONLY_BE_READ: Final = select(func.current_setting("transaction_read_only") == "on")
_LEAST: Final = text("PRAGMA user_version = 0")
"""What changes nothing in SQLite, and has to be written all the same. A transaction on PostgreSQL writes its number."""


class Store:
    """All that the bot remembers, by subject. Reads see everything that was acknowledged before; writes go through one
    writer.

    Every method raises StoreUnavailable if the database cannot be reached or the store is closed. One that writes also
    raises Unconfirmed if it is not known yet whether it has, and Fenced if another process owns what is to be changed.
    """

    def __init__(self, url: URL, commit_delay: float) -> None:
        """Use `open` instead: it also migrates and checks the database."""
        self._url, self._lock = url, ExitStack()
        self._lock.enter_context(locked(url))
        self.leases = Leases(url) if url.get_backend_name() == "postgresql" else None
        """The leases of this process on a shared PostgreSQL database; None on SQLite."""
        self._reader = reading_engine(url)
        self._writing = writing_engine(url)
        self._writer = Writer(self._writing, commit_delay)
        self._ids = itertools.count(1)
        self._files: FileWatch | None = None
        self._database = database = Database(self._reader, self._writer, self.leases)
        self.tables = TableStore(database)
        self.directory = DirectoryStore(database)
        self.house_rules = HouseStore(database)
        self.proposals = ProposalStore(database)
        self.regulars = RegularStore(database)
        self.history = HistoryStore(database)
        self.standings = StandingStore(database)
        self.seasons = SeasonStore(database, self.standings)
        self.moderation = ModerationStore(database)
        self.posts = PostStore(database)
        self.dailies = DailyStore(database)
        self.matches = MatchStore(database)
        self.reviews = ReviewStore(database)
        self.puzzles = PuzzleStore(database)
        self.privacy = PrivacyStore(database)

    @classmethod
    async def open(cls, url: str, *, commit_delay: float = 0.0) -> Store:
        """Opens the database, creates it if it is missing, and migrates it to this version.

        ``commit_delay``: seconds from the beginning of one commit to that of the next, so that more is written
        together. A write that comes alone does not wait.

        Raises StoreInUse if another process has it, NewerDatabase if a newer version made it, Unusable if it is
        damaged, refuses its settings, or is closed to this process, and StoreUnavailable if it cannot be opened now.
        """
        parsed = address(url)
        store = cls(parsed, commit_delay)
        try:
            await store._prepare(parsed)
        except (SQLAlchemyError, OSError) as error:
            await store.close()
            raise unavailable(f"The database cannot be opened: {reason(error)}", error) from error
        except BaseException:
            await store.close()
            raise
        return store

    async def _prepare(self, url: URL) -> None:
        await asyncio.to_thread(refuse_damaged, url)
        if url.get_backend_name() == "sqlite":
            close_to_others(file_of(url))
            await asyncio.to_thread(keep_safety_copy, url)
        _say_what_changed(url, await migrate(url))
        if url.get_backend_name() == "sqlite":
            self._files = self._writer.transactions.files = FileWatch(file_of(url))
        await check_settings(self._reader)
        await check_settings(self._writing)
        await count_where_outdated(self._writing)
        of_all = (select(func.max(table.c.id)) for table in (schema.tables, schema.matches))
        self._ids = itertools.count(max([await self._database.value(query) or 0 for query in of_all]) + 1)

    @property
    def unwritten(self) -> int:
        """The number of changes that are not on disk yet."""
        return self._writer.unwritten

    async def complaint(self) -> str | None:
        """Why the store does not work, as a sentence: its files were replaced, or it cannot be read or written; else
        None. After a write that has failed it tries another one."""
        if self._files is not None and (complaint := self._files.complaint()) is not None:
            return complaint
        try:
            await self._database.read(select(schema.tables.c.id).limit(1))
            if self.leases is not None and await self._database.value(_CAN_ONLY_BE_READ):
                return f"The database cannot be written: {READ_ONLY}"
            if self._writer.failure is not None:
                await self._writer.write(Procedure([_LEAST] if self.leases is None else []))
        except StoreError as error:
            return str(error)
        return None

    async def forget_old_safety_copies(self, now: int) -> None:
        """Deletes backups from before migrations that are too old at a time, in milliseconds: they still hold what
        people have deleted since."""
        if self.leases is None:
            try:
                await asyncio.to_thread(forget_old_safety_copies, self._url, now)
            except OSError as error:
                log.warning("an old backup cannot be deleted", reason=str(error))

    async def close(self) -> None:
        """Finishes pending writes and reads, closes the connections (SQLite then checkpoints) and releases the lock.
        If the caller is cancelled meanwhile, it does so all the same: nobody else would."""
        self._database.refuse_reads()
        await _shielded(self._close())

    async def _close(self) -> None:
        try:
            await self._writer.close()
            await self._database.finish_reads()
            with nullcontext() if self._files is None else self._files.closing():
                await self._reader.dispose()
                await self._writing.dispose()  # SQLite checkpoints when the last connection closes
            if self.leases is not None:
                await self.leases.close()
            self._files = None
        finally:
            self._lock.close()

    # -- writing

    async def commit(self, change: Change) -> None:
        """Returns once it is on disk. Raises Conflict, Fenced or StoreUnavailable (not written), or Unconfirmed."""
        await self._writer.write(change)

    async def settled(self) -> None:
        """Returns once every earlier write is on disk or refused. Raises StoreUnavailable."""
        await self._writer.settled()

    async def new_table_id(self) -> int:
        """A new table id, unique while the store is open; ids are small and increase."""
        return next(self._ids) if self.leases is None else await self._database.run_read(_next_table_id)


def _say_what_changed(url: URL, before: str | None) -> None:
    """Logs whether a start has made a database, or has migrated one of the revision ``before``."""
    now, sqlite = newest_revision(), url.get_backend_name() == "sqlite"
    if before is None:
        log.info("a new database was made", database=url.render_as_string(hide_password=True))
    elif before != now and sqlite:  # the line about its safety copy says the way back
        log.info("the database was migrated", before=before, now=now)
    elif before != now:
        way_back = "install the version before this one, and restore the pg_dump that you made: docs/operations.md"
        log.warning(
            "the database was migrated, and the bot makes no backup of PostgreSQL",
            before=before,
            now=now,
            way_back=way_back,
        )


async def _next_table_id(connection: AsyncConnection) -> int:
    number: int = (await connection.execute(select(schema.table_ids.next_value()))).scalar_one()
    await connection.commit()  # otherwise a server that crashes may give the same number again
    return number


async def _shielded(work: Coroutine[Any, Any, None]) -> None:
    """Does the work in a task of its own and returns once it is done. A cancellation meanwhile is raised after that."""
    task = asyncio.get_running_loop().create_task(work, name="shielded")
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    task.result()
    if cancelled is not None:
        raise cancelled
