"""Errors: what can go wrong with the store."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from collections.abc import Awaitable, Callable
from typing import ClassVar, Final


class StoreError(Exception):
    """The store cannot do what was asked. The text may be shown to the person who runs the bot."""

    exit_code: ClassVar[int] = 1
    """The status with which the bot ends if it cannot start because of it; docs/operations.md lists them."""


class Conflict(StoreError):
    """The table was changed in the meantime, or a row of the change contradicts the database. Nothing was written."""


class StoreUnavailable(StoreError):
    """The database is closed, broken or out of reach, or the disk is full. Nothing of this change was written."""


class Unusable(StoreUnavailable):
    """The database cannot be used until somebody mends or moves something: trying again does not help."""

    exit_code = 2


class WrongAddress(Unusable):
    """What is given as the address of a database is none."""


class Fenced(StoreError):
    """Another process has taken over from this one: this write was refused, and so are later ones with its fence."""


class Unconfirmed(StoreError):
    """The database has not answered yet, so it is not known whether the change was written."""

    def __init__(self, outcome: asyncio.Future[None]) -> None:
        """``outcome`` is done once the answer is known: its result is None if the change was written, else it raises
        the error. It is cancelled if the writer was stopped before it knew."""
        super().__init__("The database does not answer. It is not known yet whether the change was written.")
        self.outcome = outcome
        outcome.add_done_callback(_take_note)


def _take_note(outcome: asyncio.Future[None]) -> None:
    if not outcome.cancelled():
        outcome.exception()  # nobody need wait for it


async def once_written(write: Awaitable[None], then: Callable[[], object]) -> None:
    """Calls ``then`` once something is written, as to keep in a cache what the store has. Raises what ``write`` raises;
    after Unconfirmed, ``then`` is called later if it was written after all."""

    def known(outcome: asyncio.Future[None]) -> None:
        if not outcome.cancelled() and outcome.exception() is None:
            then()

    try:
        await write
    except Unconfirmed as error:
        error.outcome.add_done_callback(known)
        raise
    then()


class NewerDatabase(StoreError):
    """The database, or a log in it, was written by a newer version of the program. It is left as it is."""

    exit_code = 2


class StoreInUse(StoreError):
    """Another process holds the database."""


READ_ONLY: Final = "the server can only be read, as a standby before it is promoted"


_LASTING_STATES: Final = ("22", "23", "28", "3D", "42")
"""Classes of PostgreSQL's codes: bad values, broken constraints, who may log in, no such database, and what this user
may not do or the schema does not have."""
_PASSING_CODES: Final = frozenset({
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PROTOCOL,
})  # fmt: skip
_LASTING_ERRORS: Final = frozenset({
    errno.EACCES,
    errno.EISDIR,
    errno.ELOOP,
    errno.ENAMETOOLONG,
    errno.ENOENT,
    errno.ENOTDIR,
    errno.EPERM,
    errno.EROFS,
})  # fmt: skip


def unavailable(sentence: str, error: BaseException) -> StoreUnavailable:
    """An error with this sentence: Unusable if its cause lasts until somebody mends it, as a missing permission does;
    StoreUnavailable if it may pass, as a full disk or a server that does not run."""
    return (Unusable if _lasts(error) else StoreUnavailable)(sentence)


def _lasts(error: BaseException) -> bool:
    cause = getattr(error, "orig", None) or error
    if (code := getattr(cause, "sqlite_errorcode", None)) is not None:
        return code & 0xFF not in _PASSING_CODES
    return _state(error).startswith(_LASTING_STATES) or getattr(cause, "errno", None) in _LASTING_ERRORS


def is_bad_value(error: BaseException) -> bool:
    """Whether PostgreSQL says that a value does not fit its column."""
    return _state(error).startswith("22")


def is_deadlock(error: BaseException) -> bool:
    """Whether PostgreSQL has rolled a transaction back because of a deadlock."""
    return _state(error) == "40P01"


def is_lock_failure(error: BaseException) -> bool:
    """Whether PostgreSQL has refused a lock: the time to wait was over, or waiting on would have been a deadlock."""
    return is_deadlock(error) or _state(error) == "55P03"


def reason(error: BaseException) -> str:
    """The message of the driver without the statement and its values, which may hold hidden cards; of the operating
    system without the name of the file, which the caller knows."""
    if is_bad_value(error):  # the driver's own words repeat the value
        return "a value does not fit its column"
    if _state(error) == "25006":
        return READ_ONLY
    said = getattr(error, "strerror", None) or str(getattr(error, "orig", None) or error) or type(error).__name__
    return str(said).partition(" with text ")[0]  # SQLite repeats a text that it cannot decode


def _state(error: BaseException) -> str:
    """PostgreSQL's code for an error of SQLAlchemy or of the driver; empty if there is none."""
    return getattr(getattr(error, "orig", None) or error, "sqlstate", None) or ""
