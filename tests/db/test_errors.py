"""Errors of the store: their texts never contain the values that were to be written."""

import asyncio
import errno
import sqlite3
from dataclasses import replace

import pytest

from db import Conflict, Store, StoreUnavailable, Unconfirmed
from db.errors import Unusable, is_bad_value, is_deadlock, is_lock_failure, reason, unavailable
from tests.db.rows import event, new, step


class DriverError(Exception):
    """An error of a library: the statement with its values, and the driver's own message."""

    def __init__(self, orig: BaseException) -> None:
        super().__init__("INSERT INTO events VALUES ('the hidden hand')")
        self.orig = orig


class OutOfRange(Exception):
    sqlstate = "22003"


class Deadlock(Exception):
    sqlstate = "40P01"


def test_the_reason_is_what_the_driver_said_and_not_the_statement() -> None:
    assert reason(DriverError(OSError("disk is full"))) == "disk is full"
    assert reason(ValueError()) == "ValueError"


def test_the_message_of_the_driver_is_left_out_if_it_contains_a_value() -> None:
    error = DriverError(OutOfRange("value 'the hidden hand' is out of range"))
    assert is_bad_value(error)
    assert reason(error) == "a value does not fit its column"
    assert not is_bad_value(DriverError(OSError()))


class LockNotAvailable(Exception):
    sqlstate = "55P03"


def test_a_lock_that_was_refused_is_distinguished_from_other_errors() -> None:
    assert is_deadlock(DriverError(Deadlock()))
    assert is_lock_failure(DriverError(Deadlock()))
    assert is_lock_failure(DriverError(LockNotAvailable()))
    assert not is_deadlock(DriverError(LockNotAvailable()))
    for other in (DriverError(OutOfRange()), OSError()):
        assert not is_deadlock(other)
        assert not is_lock_failure(other)


def of_sqlite(code: int) -> DriverError:
    error = sqlite3.OperationalError("it failed")
    error.sqlite_errorcode = code
    return DriverError(error)


def of_postgresql(state: str) -> DriverError:
    return DriverError(type("ServerError", (Exception,), {"sqlstate": state})())


@pytest.mark.parametrize(
    ("error", "lasts"),
    [
        (of_sqlite(sqlite3.SQLITE_BUSY), False),
        (of_sqlite(sqlite3.SQLITE_FULL), False),
        (of_sqlite(sqlite3.SQLITE_IOERR_READ), False),
        (of_sqlite(sqlite3.SQLITE_READONLY), True),
        (of_sqlite(sqlite3.SQLITE_CORRUPT), True),
        (of_sqlite(sqlite3.SQLITE_CONSTRAINT_UNIQUE), True),
        (of_postgresql("28P01"), True),  # a wrong password
        (of_postgresql("3D000"), True),  # no such database
        (of_postgresql("42P07"), True),  # a table of another program
        (of_postgresql("53300"), False),  # too many connections
        (of_postgresql("25006"), False),  # a standby, which may be promoted
        (of_postgresql("57P03"), False),  # a server that starts
        (PermissionError(errno.EACCES, "Permission denied"), True),
        (OSError(errno.EROFS, "Read-only file system"), True),
        (OSError(errno.ENOSPC, "No space left on device"), False),
        (OSError("no connection to a server"), False),
    ],
    ids=lambda value: str(getattr(value, "orig", value)),
)
def test_what_only_a_person_can_mend_is_distinguished_from_what_may_pass(error: Exception, lasts: bool) -> None:
    assert isinstance(unavailable("It failed.", error), Unusable) is lasts


async def test_an_unconfirmed_write_may_fail_later_though_its_caller_is_gone() -> None:
    complaints: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda loop, context: complaints.append(context))
    for end in (lambda future: future.set_exception(StoreUnavailable("no")), asyncio.Future.cancel):
        unconfirmed = Unconfirmed(loop.create_future())
        end(unconfirmed.outcome)
        await asyncio.sleep(0)
        del unconfirmed
    assert complaints == []


async def test_no_error_contains_the_values_to_be_written(store: Store) -> None:
    await store.commit(new(1))
    hidden = replace(step(1, 2), events=(event(1, body="the hidden hand"),))
    with pytest.raises(Conflict) as refusal:
        await store.commit(hidden)
    error: BaseException | None = refusal.value
    while error is not None:
        assert "hidden hand" not in str(error)
        error = error.__cause__ or error.__context__
