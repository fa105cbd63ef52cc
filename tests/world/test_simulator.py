"""The simulator: when the bot counts as at rest, and whether simcord's private names are still there."""

import ast
import asyncio
import sqlite3
from pathlib import Path
from threading import Timer
from typing import Any

import pytest
import simcord

from bot.client import HeartsBot
from db import Store
from tests.db.at_once import ConnectionAtOnce, connect_at_once
from tests.db.template import database_at
from tests.world import World
from tests.world.simulator import PRIVATE

ROOT = Path(__file__).parents[2]
ADAPTERS = (Path(__file__).with_name("simulator.py"), ROOT / "tests/bot/playground/test_page.py")
"""The adapter of the tests, and the test of the playground's own."""


async def test_the_simulator_still_has_the_private_names_that_we_use(tmp_path: Path) -> None:
    store = await Store.open(database_at(tmp_path / "hearts.db"))
    env = simcord.Env(HeartsBot(store, shard_count=1))
    assert [name for name in PRIVATE if not hasattr(env, name)] == []
    await store.close()


def thread_of_its_own() -> asyncio.Future[None]:
    """A future for the end of a thread that asyncio does not know, like a thread of a database."""
    loop = asyncio.get_running_loop()
    ended = loop.create_future()
    Timer(0.1, loop.call_soon_threadsafe, (ended.set_result, None)).start()
    return ended


async def test_the_bot_is_at_rest_once_it_waits_for_nothing_but_time(world: World, monkeypatch: Any) -> None:
    done = []

    async def work(interaction: Any) -> None:
        await thread_of_its_own()
        done.append("a thread")
        await asyncio.wait_for(thread_of_its_own(), timeout=5)
        done.append("a thread, within five seconds")
        await asyncio.sleep(10)
        done.append("ten seconds later")

    monkeypatch.setattr(world.bot, "on_interaction", work)
    await world.ana.command("hearts status")
    assert done == ["a thread", "a thread, within five seconds"]
    await world.wait(9.9)
    assert len(done) == 2
    await world.wait(0.2)
    assert len(done) == 3


async def test_the_disk_of_the_simulator_answers_at_once(world: World) -> None:
    async with world.bot.store._reader.connect() as connection:
        assert isinstance((await connection.get_raw_connection()).driver_connection, ConnectionAtOnce)


async def test_a_call_to_the_disk_at_once_is_carried_out_though_its_caller_is_cancelled(tmp_path: Path) -> None:
    async with connect_at_once(str(tmp_path / "hearts.db")) as connection:
        writing = asyncio.ensure_future(connection._execute(connection._conn.execute, "PRAGMA user_version = 7"))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.wait([writing])
        assert writing.cancelled()
        assert list(await connection.execute_fetchall("PRAGMA user_version")) == [(7,)]
        with pytest.raises(sqlite3.OperationalError):
            await connection.execute("SELECT nothing")


async def test_a_bot_that_waits_forever_fails_the_test(world: World, monkeypatch: Any) -> None:
    screen = await world.ana.command("hearts status")
    monkeypatch.setattr(world.bot, "on_interaction", lambda interaction: asyncio.Event().wait())
    _, told = world.env.forge(screen.stored, user_id=world.ana.id, custom_id="h1:b:hand:1:0:")
    world.env.deliver(told)
    world.env.settle_timeout = 0.1
    with pytest.raises(TimeoutError, match=r"_run_event: unknown wait"):
        await world.env.settle()


def test_private_names_of_the_simulator_are_used_in_its_adapters_only() -> None:
    modules = [path for folder in ("tests", "benchmarks") for path in (ROOT / folder).rglob("*.py")]
    for path in modules:
        if path not in ADAPTERS:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                where = f"{path}:{getattr(node, 'lineno', 0)}"
                if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("env"):
                    assert not node.attr.startswith("_"), f"{where}: {ast.unparse(node)}"
                if isinstance(node, ast.ImportFrom):
                    assert node.module != "simcord.backend", where
                    assert not (node.module == "simcord" and "interactions" in {a.name for a in node.names}), where
