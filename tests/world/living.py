"""A living world: a running bot on a new database file, with the same deals in every run."""

import math
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import pytest
from discord import app_commands

from bot import client
from bot.client import HeartsBot
from bot.playground.world import simulated_time
from bot.tables.pace import Tempo
from db import Store
from tests.db.compiled import engine_at_once
from tests.db.template import database_at
from tests.world.simulator import Simulator
from tests.world.world import World

TOLD: Final = app_commands.CommandInvokeError
"""Errors that do not fail the world at its end: the person is told, and our own mistakes are in the log."""
_catalogues: Final[dict[tuple[str, ...], dict[Any, Any]]] = {}
"""By features, the commands as the first world with them registered them. Translating and registering them takes half
of a world's time."""


def secrets() -> Callable[[], bytes]:
    """Secrets of deals that are the same in every run."""
    numbers = iter(range(1_000_000))
    return lambda: sha256(f"deal {next(numbers)}".encode()).digest()[:16]


@asynccontextmanager
async def living(
    folder: Path,
    *,
    tempo: Tempo | None = None,
    seed: int = 1,
    now: Callable[[], int] = simulated_time,
    threads: int = 0,
    registers: bool = False,
    url: str | None = None,
) -> AsyncIterator[World]:
    """A world whose clock moves only when told, on a new database file or on the database at ``url``.

    ``now`` is the clock of the bot; experts and the coach search in this many ``threads``. Discord knows the commands
    already, unless the bot ``registers`` them.
    """
    url = url or database_at(folder / "hearts.db")
    secret, rng = secrets(), random.Random(seed)

    def build(store: Store) -> HeartsBot:
        return HeartsBot(
            store,
            now=now,
            tempo=tempo,
            rng=rng,
            secret=secret,
            sync=registers or not catalogue,
            thinking_threads=threads,
            shard_count=1,
        )

    catalogue = _catalogues.setdefault(client.FEATURES, {})
    with pytest.MonkeyPatch.context() as patch:
        # Time passes in jumps here, but the disk takes real time: it must not look slow because of that.
        patch.setattr("db.writer.WRITE_TIMEOUT", math.inf)
        patch.setattr("db.database.QUERY_TIMEOUT", None)
        patch.setattr("db.engines.create_async_engine", engine_at_once)
        bot = build(await Store.open(url))
        env = Simulator(bot)
        if not registers:
            env.backend.commands |= catalogue
        await env.start()
        catalogue.update(env.backend.commands)
        world = World(env, bot, url, build)
        try:
            yield world
        finally:
            await env.shutdown()
            await world.bot.store.close()
    unexpected = [error for error in env.unread_errors if not isinstance(error, TOLD)]
    if unexpected:
        raise BaseExceptionGroup("the bot raised", unexpected)
