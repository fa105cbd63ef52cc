"""At rest: whether a program has nothing to do before time goes by, or a request is let go that a test holds."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from types import AsyncGeneratorType
from typing import Any

LISTENERS = {"Shard.worker", "RequestHandler.start", "RequestHandler._handle_request", "Queue.get"}
"""Tasks that wait for what comes over a connection, or from another task."""
STANDING = ("the bot", "discord server")
"""Names of tasks that run for as long as the bot or the server does."""
BEHIND = {"Lock.acquire", "Ratelimit.acquire", "wait_for", "_wait"}
"""Where a task waits for another one, which is looked at itself."""


def at_rest(held: int) -> bool:
    """Whether nothing goes on by itself, but whoever asks. ``held``: so many requests wait at the server, and whoever
    waits for their answers rests."""
    loop: Any = asyncio.get_running_loop()
    return not loop._ready and not busy_tasks(held)


def busy_tasks(held: int) -> list[asyncio.Task[Any]]:
    """The tasks that do not rest."""
    current = asyncio.current_task()
    tasks = [task for task in asyncio.all_tasks() if task is not current and not _rests(task)]
    asking = [task for task in tasks if _asks(task)]
    return tasks if len(asking) > held else [task for task in tasks if task not in asking]


def _rests(task: asyncio.Task[Any]) -> bool:
    """Whether a task waits for time to go by, for what comes over a connection, or for another task."""
    if task.get_name().startswith(STANDING):
        return True
    waits_for: Any = task._fut_waiter  # type: ignore[attr-defined]
    if waits_for is None or waits_for.done():
        return False
    names = list(_chain(task)) or [""]
    if names[0] in LISTENERS or names[-1] in BEHIND or names[-1] == "sleep":
        return True
    return isinstance(waits_for, asyncio.Task) or type(waits_for).__name__ == "_GatheringFuture"


def _asks(task: asyncio.Task[Any]) -> bool:
    """Whether a task waits for the answer to a request; within an asynchronous generator no chain of functions shows
    it, and it is taken for one that does."""
    names = list(_chain(task)) or [""]
    return "ClientResponse.start" in names or names[-1].endswith("__aexit__")


def _chain(task: asyncio.Task[Any]) -> Iterator[str]:
    """The names of the functions in which a task is, from the outermost on."""
    inner: Any = task.get_coro()
    while inner is not None:
        if not hasattr(inner, "cr_await"):  # a step of an asynchronous generator, or a future
            inner = next((held for held in gc.get_referents(inner) if isinstance(held, AsyncGeneratorType)), None)
            if inner is None:
                return
        yield inner.__qualname__
        inner = inner.ag_await if isinstance(inner, AsyncGeneratorType) else inner.cr_await
