"""Query plans: the steps in which SQLite answers the queries of a store."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy


@contextmanager
def query_plans(file: Path) -> Iterator[dict[str, list[str]]]:
    """The steps of every query that is asked in the context, by its text; they are filled in when the context ends."""
    asked: list[tuple[str, Any]] = []
    plans: dict[str, list[str]] = {}

    def note(connection: Any, cursor: Any, statement: str, values: Any, context: Any, many: bool) -> None:
        if statement.startswith(("SELECT", "WITH")):
            asked.append((statement, values))

    sqlalchemy.event.listen(sqlalchemy.Engine, "before_cursor_execute", note)
    try:
        yield plans
    finally:
        sqlalchemy.event.remove(sqlalchemy.Engine, "before_cursor_execute", note)
    with closing(sqlite3.connect(file)) as connection:
        for statement, values in asked:
            plans[statement] = [step for *_, step in connection.execute(f"EXPLAIN QUERY PLAN {statement}", values)]
