"""Query plans: the steps by which SQLite finds the rows of statements, and how many rows these change."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy


@contextmanager
def query_plan(file: Path) -> Iterator[list[str]]:
    """The steps of all statements that are executed within this context, as SQLite words them."""
    steps: list[str] = []

    def note(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        with closing(sqlite3.connect(file)) as other:
            found = other.execute(f"EXPLAIN QUERY PLAN {statement}", values[0] if many else values)
            steps.extend(step for *_, step in found)

    with _listening("before_cursor_execute", note):
        yield steps


@contextmanager
def counted(beginning: str) -> Iterator[list[int]]:
    """How many rows each statement changes that is executed within this context and begins like this."""
    counts: list[int] = []

    def note(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        if statement.startswith(beginning):
            counts.append(cursor.rowcount)

    with _listening("after_cursor_execute", note):
        yield counts


@contextmanager
def _listening(event: str, note: Callable[..., None]) -> Iterator[None]:
    """A context in which ``note`` is called at each such event of any engine."""
    sqlalchemy.event.listen(sqlalchemy.Engine, event, note)
    try:
        yield
    finally:
        sqlalchemy.event.remove(sqlalchemy.Engine, event, note)
