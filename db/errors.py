"""Errors: what can go wrong with the store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final


class StoreError(Exception):
    """The store cannot do what was asked. The text may be shown to the person who runs the bot."""


class Conflict(StoreError):
    """The table was changed in the meantime, or a row of the change contradicts the database. Nothing was written."""


class StoreUnavailable(StoreError):
    """The database is closed, broken or out of reach, or the disk is full. Nothing of this change was written."""


class WrongAddress(StoreUnavailable):
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


class StoreInUse(StoreError):
    """Another process holds the database."""


READ_ONLY: Final = "the server can only be read, as a standby before it is promoted"


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
    """PostgreSQL's code for an error of SQLAlchemy; empty if there is none."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""
