"""Killed migrations on PostgreSQL: at whatever message one was killed, the next start brings all data along."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.db.killing import Content, content, driver
from tests.db.postgresql import EMPTY, another, copied
from tests.db.test_killed_migrations import add_next, versions
from tests.thorough import PART

pytestmark = pytest.mark.slow

COLUMNS = """
    SELECT table_name, column_name, data_type, character_maximum_length FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position
"""
SCHEMA = (
    "SELECT table_name, column_name, data_type, column_default, is_nullable, generation_expression "
    "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    "SELECT indexdef, '' FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint ORDER BY 1",
    "SELECT relname, reloptions::text FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY 1",
    "SELECT sequencename, last_value FROM pg_sequences ORDER BY 1",
)


async def whole(url: str) -> Content:
    """The schema and all rows."""
    found = await content(url)
    async with another(url) as connection:
        return found | {query: [dict(row) for row in await connection.fetch(query)] for query in SCHEMA}


async def fill(url: str) -> None:
    """Puts two rows into every table that has none."""
    async with another(url) as connection:
        await connection.execute("SET session_replication_role = replica")  # so that their order does not matter
        columns: dict[str, list[Any]] = {}
        for table, *column in await connection.fetch(COLUMNS):
            columns.setdefault(table, []).append(column)
        for table, known in columns.items():
            if await connection.fetchval(f"SELECT count(*) FROM {table}") == 0:
                names = ", ".join(name for name, *_ in known)
                places = ", ".join(f"${place}" for place in range(1, len(known) + 1))
                rows = [[value(number, *column) for column in known] for number in (1, 2)]
                await connection.executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", rows)


def value(number: int, name: str, kind: str, length: int | None) -> Any:
    """What row ``number`` has in a column."""
    texts = dict.fromkeys(("character varying", "text"), f"{number} {name}"[:length])
    return ({"bytea": bytes([number]), "boolean": number == 1} | texts).get(kind, number)


def test_a_migration_killed_after_any_message_is_whole_or_undone_and_the_next_start_ends_it(
    tmp_path: Path, postgresql: str
) -> None:
    folder, rng, killed = tmp_path / "migrations", random.Random(1), 0
    path = Path(__file__).with_name("migrating_driver.py")
    with copied(postgresql, EMPTY) as url, copied(postgresql, EMPTY) as other, driver(path) as program:
        for name in versions():
            add_next(folder, name)
            now = before = asyncio.run(whole(url))
            assert program.do(other, folder) == "acknowledged"
            after = asyncio.run(whole(other))
            messages, outcome = 0, ""
            while now != after and outcome != "acknowledged":
                messages += rng.randint(1, 2 * PART - 1)  # one in `PART`
                outcome = program.do(url, folder, messages=messages)
                killed += outcome == "killed"
                now = asyncio.run(whole(url))
                assert now in (before, after), f"{name} is run in part"
            assert now == after, f"{name} is acknowledged and was not run"
            for each in (url, other):
                asyncio.run(fill(each))
    assert killed > 250 / PART
