"""The connected world: what remains of it when it is over."""

import gc
import threading
import weakref
from pathlib import Path

from discord.gateway import KeepAliveHandler

from tests.at_rest import waiting_to_identify
from tests.connected import online
from tests.databases import SQLite


async def test_a_world_that_is_over_leaves_nothing_behind(tmp_path: Path) -> None:
    """Otherwise each garbage collection of a test run would inspect all earlier worlds."""
    async with online(SQLite(tmp_path / "hearts.db")) as world:
        world.server.faults.cut("POST", "/interactions/*/*/callback", when="after")
        await world.wait(1)
        await world.ana.command("hearts new")
        gone = [weakref.ref(part) for part in (world, world.bot, world.server)]
    del world
    gc.collect()
    assert [part() for part in gone] == [None] * len(gone)


async def test_a_world_that_is_over_while_its_bot_waits_to_identify_leaves_no_thread(tmp_path: Path) -> None:
    async with online(SQLite(tmp_path / "hearts.db")) as world:
        world.server.gateway.invalidate()
        await world.quiet()
        assert waiting_to_identify()
    assert not [thread for thread in threading.enumerate() if isinstance(thread, KeepAliveHandler)]


async def test_time_passes_while_a_bot_waits_on_a_silent_connection_whose_session_is_gone(tmp_path: Path) -> None:
    async with online(SQLite(tmp_path / "hearts.db")) as world:
        await world.fall_silent()
        world.server.gateway.sessions.clear()  # as when another bot has begun one for the same shard
        await world.wait(60)
        assert world.server.gateway.connected == [0]
