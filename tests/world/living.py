"""A living world: the bot on a database file of its own, deals that are the same in every run."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Final

import pytest
from discord import app_commands

from bot.client import HeartsBot
from bot.playground import simulated_time
from bot.tables.pace import Tempo
from db import Store
from tests.world.simulator import Simulator
from tests.world.world import World

TOLD: Final = (app_commands.CommandInvokeError, app_commands.CheckFailure)
"""A command that fails says so to the person who gave it, and logs what is ours to mend."""
_made: list[bytes] = []
"""A database that has just been made. To migrate one anew for each world would take a third of all tests' time."""


def secrets() -> Callable[[], bytes]:
    """Secrets of deals that are the same in every run."""
    numbers = iter(range(1_000_000))
    return lambda: sha256(f"deal {next(numbers)}".encode()).digest()[:16]


async def database(folder: Path) -> Path:
    """A database in a folder, as the store makes it."""
    file = folder / "hearts.db"
    if not file.exists() and _made:
        file.write_bytes(_made[0])
    elif not file.exists():
        await (await Store.open(f"sqlite+aiosqlite:///{file}")).close()
        _made.append(file.read_bytes())
    return file


@asynccontextmanager
async def living(
    folder: Path,
    *,
    tempo: Tempo | None = None,
    seed: int = 1,
    now: Callable[[], int] = simulated_time,
    threads: int = 0,
) -> AsyncIterator[World]:
    """A world whose clock moves only when told, on a database file of its own.

    ``now`` is what the bot reads; experts and the coach search in so many ``threads``.
    """
    url = f"sqlite+aiosqlite:///{await database(folder)}"
    secret, rng = secrets(), random.Random(seed)

    def build(store: Store) -> HeartsBot:
        return HeartsBot(store, now=now, tempo=tempo, rng=rng, secret=secret, thinking_threads=threads, shard_count=1)

    with pytest.MonkeyPatch.context() as patch:
        # Time goes by in jumps here, and the disk takes its own: it must not look slow because of that.
        patch.setattr("db.writer.LIMIT", None)
        patch.setattr("db.store.READING", None)
        bot = build(await Store.open(url))
        env = Simulator(bot)
        await env.start()
        world = World(env, bot, url, build)
        try:
            yield world
        finally:
            await env.shutdown()
            await world.bot.store.close()
    unexpected = [error for error in env.unread_errors if not isinstance(error, TOLD)]
    if unexpected:
        raise BaseExceptionGroup("the bot raised", unexpected)
