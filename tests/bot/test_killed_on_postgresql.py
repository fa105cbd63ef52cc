"""Kills on PostgreSQL: of a process that makes one change of each kind, after each message to the server."""

import asyncio
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.bot.changes_driver import CHANGES, WATCHED
from tests.db.killing import Content, Driver, content, driver
from tests.db.postgresql import copied
from tests.thorough import PART

pytestmark = pytest.mark.slow

STRIDE = 1 if PART == 1 else 6
"""After each message, or after one in six, beginning with another one for each change."""
OF_PROCESSES = {"commits", "processes", "leases", "identifies"}
"""Tables about the processes, not about games."""
NUMBERS = {"id", "table_id", "rematch_of"}
"""Columns with numbers that the database gives out; one that a killed process was given is not given again."""


def games(url: str) -> Content:
    """All rows about games."""
    return {name: rows for name, rows in asyncio.run(content(url)).items() if name not in OF_PROCESSES}


def told(found: Content) -> Content:
    """The rows without numbers that differ each time."""
    return {name: sorted(map(without_numbers, rows), key=repr) for name, rows in found.items()}


def without_numbers(row: dict[str, Any]) -> dict[str, Any]:
    """A row without `NUMBERS`, and without the number of a former player, which is drawn and below zero."""
    former = {key for key, value in row.items() if isinstance(value, int) and value < 0}
    return {key: value for key, value in row.items() if key not in NUMBERS | former}


def change(program: Driver, url: str, name: str, now: Content, messages: int = 0) -> str:
    """Makes a change in another process, which is killed after so many messages; returns what became of it."""
    game = min((row["id"] for row in now["tables"]), default=0)
    return program.do(url, name, game, messages=messages)


def test_a_process_killed_after_any_message_leaves_its_change_whole_or_not_at_all(postgresql_template: str) -> None:
    killed: dict[str, int] = {}
    path = Path(__file__).with_name("killing_driver.py")
    with copied(postgresql_template) as url, copied(postgresql_template) as other, driver(path) as program:
        now, unharmed = games(url), games(other)
        for number, name in enumerate(CHANGES):
            assert change(program, other, name, unharmed) == "acknowledged"
            unharmed, before, outcome = games(other), now, ""
            if name not in WATCHED:
                outcome = change(program, url, name, now)
                now = games(url)
            messages = count(number % STRIDE + 1, STRIDE)
            while now == before and outcome != "acknowledged":
                killed[name] = killed.get(name, 0) + 1
                outcome = change(program, url, name, now, next(messages))
                assert outcome in ("killed", "acknowledged")
                now = games(url)
            assert now != before, f"{name} was acknowledged and is not stored"
            assert told(now) == told(unharmed), f"{name} is stored in part"
    assert list(killed) == WATCHED
    assert sum(killed.values()) > 500 / STRIDE
