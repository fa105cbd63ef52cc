"""Errors: what can go wrong with the store."""

from __future__ import annotations

import asyncio


class StoreError(Exception):
    """The store cannot do what was asked; the text is fit to be shown to whoever runs the bot."""


class Conflict(StoreError):
    """Somebody else changed the table first, or a row of the change contradicts the database: nothing was written."""


class StoreUnavailable(StoreError):
    """The disk is full or broken, or the store is closed: nothing of this change was written."""


class Fenced(StoreError):
    """Another process has taken over from this one: nothing was written, and nothing more is to be."""


class Unconfirmed(StoreError):
    """The database has not answered yet: whether the change was written is not known."""

    def __init__(self, outcome: asyncio.Future[None]) -> None:
        """``outcome`` is done once it is known: with None where the change is written, else with the error."""
        super().__init__("The database does not answer. It is not known yet whether the change was written.")
        self.outcome = outcome
        outcome.add_done_callback(_take_note)


def _take_note(outcome: asyncio.Future[None]) -> None:
    if not outcome.cancelled():
        outcome.exception()  # nobody need wait for it


class NewerDatabase(StoreError):
    """The database was made by a newer version of the program; it was left as it is."""


class StoreInUse(StoreError):
    """Another process holds the database."""


def of_a_value(error: BaseException) -> bool:
    """Whether PostgreSQL says that a value does not fit its column."""
    return _state(error).startswith("22")


def of_a_deadlock(error: BaseException) -> bool:
    """Whether PostgreSQL has rolled a transaction back because it and another one waited for each other."""
    return _state(error) == "40P01"


def reason(error: BaseException) -> str:
    """What the driver said, without the statement and its values: they may hold hidden cards."""
    if of_a_value(error):  # the driver's own words repeat the value
        return "a value does not fit its column"
    return str(getattr(error, "orig", None) or error) or type(error).__name__


def _state(error: BaseException) -> str:
    """PostgreSQL's code for an error of SQLAlchemy; empty where there is none."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) or ""
