"""Kills on PostgreSQL: of a process that makes one change of each kind, after each message to the server."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.bot.changes_driver import CHANGES, WATCHED
from tests.db.postgresql import copied
from tests.drivers import ROOT

pytestmark = pytest.mark.slow

Content = dict[str, list[tuple[Any, ...]]]
OF_PROCESSES = {"commits", "processes", "leases", "identifies"}
"""Tables about the processes, not about games."""


@pytest.fixture
def driver() -> Iterator[subprocess.Popen[str]]:
    path = Path(__file__).with_name("killing_driver.py")
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen([sys.executable, str(path)], env=environment, text=True, **pipes) as process:  # type: ignore[call-overload]
        yield process
        process.stdin.close()


def change(driver: subprocess.Popen[str], url: str, name: str, content: Content, messages: int = 0) -> str:
    """Makes a change in another process, which is killed after so many messages; returns what became of it."""
    assert driver.stdin is not None
    assert driver.stdout is not None
    game = min((row[0] for row in content["tables"]), default=0)
    driver.stdin.write(f"{url}|{name}|{game}|{messages}\n")
    driver.stdin.flush()
    return driver.stdout.readline().strip()


async def read(url: str) -> Content:
    """All rows about games, once the server has ended what the killed process began."""
    connection = await asyncpg.connect(url.replace("+asyncpg", ""))
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    while await connection.fetchval(others):  # noqa: ASYNC110  # nothing tells when a server has noticed
        await asyncio.sleep(0.005)
    names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    found: Content = {}
    for (name,) in names:
        if name not in OF_PROCESSES:
            found[name] = sorted(map(tuple, await connection.fetch(f"SELECT * FROM {name}")), key=repr)
    await connection.close()
    return found


def content(url: str) -> Content:
    return asyncio.run(read(url))


def counted(content: Content) -> dict[str, int]:
    """How many rows each table has."""
    return {name: len(rows) for name, rows in content.items()}


def test_a_process_killed_after_any_message_leaves_its_change_whole_or_not_at_all(
    driver: subprocess.Popen[str], postgresql_template: str
) -> None:
    killed: dict[str, int] = {}
    with copied(postgresql_template) as url, copied(postgresql_template) as other:
        now, unharmed = content(url), content(other)
        for name in CHANGES:
            assert change(driver, other, name, unharmed) == "acknowledged"
            unharmed, before, outcome = content(other), now, ""
            if name not in WATCHED:
                outcome = change(driver, url, name, now)
                now = content(url)
            while now == before and outcome != "acknowledged":
                killed[name] = killed.get(name, 0) + 1
                outcome = change(driver, url, name, now, killed[name])
                assert outcome in ("killed", "acknowledged")
                now = content(url)
            assert now != before, f"{name} was acknowledged and is not stored"
            assert counted(now) == counted(unharmed), f"{name} is stored in part"
    assert list(killed) == WATCHED
    assert sum(killed.values()) > 300
