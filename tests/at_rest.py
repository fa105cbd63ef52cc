"""At rest: whether the program under test has nothing to do until time passes or a held request is released."""

import asyncio
import gc
import os
from collections.abc import Iterator
from types import AsyncGeneratorType, CoroutineType
from typing import Any

from bot.transport.gateway_watch import ShardConnection
from bot.transport.session import Connection
from db.database import Database
from db.writer import Writer

LISTENERS = {"Shard.worker", "RequestHandler.start", "RequestHandler._handle_request", "Queue.get"}
"""Functions in which a task waits for data from a connection or from another task."""
INNER = AsyncGeneratorType, CoroutineType
"""What a function that cannot be asked for the inner one refers to."""
STANDING = ("the bot", "discord server")
"""Prefixes of the names of tasks that run as long as the bot or the server does."""
BEHIND = {
    "Lock.acquire",
    "Queue.get",
    "Ratelimit.acquire",
    Writer.write.__qualname__,
    Writer.settled.__qualname__,
    Database.run_read.__qualname__,
    "_run_to_completion",
    "wait_for",
    "_wait",
}
"""Functions in which a task waits for another task, which is checked itself."""
DRIVER = f"{os.sep}asyncpg{os.sep}"
"""A part of the paths of the functions in which a task waits for PostgreSQL."""
LIMITED = ["HTTPClient.request", "Event.wait"]
"""The innermost functions of a task whose request waits until another one has sat out Discord's global limit."""


def at_rest(held: int, *, queries: int = 0, silent: bool = False) -> bool:
    """Whether no task but the caller's has something to do. ``held``: the number of requests that are held at the
    server, ``queries``: that of queries that are held on their way; tasks that wait for their answers count as at rest.
    ``silent``: so do tasks that wait for the gateway."""
    loop: Any = asyncio.get_running_loop()
    return not loop._ready and not busy_tasks(held, queries=queries, silent=silent)


def busy_tasks(held: int, *, queries: int = 0, silent: bool = False) -> list[asyncio.Task[Any]]:
    """The tasks that are not at rest."""
    current = asyncio.current_task()
    every = [task for task in asyncio.all_tasks() if task is not current]
    querying = [task for task in every if _queries(task)]
    if any("Connection._cancel" in _chain(task) for task in querying):  # those who have cancelled a query wait for that
        querying = [task for task in querying if not task.cancelling()]
    tasks = [task for task in every if task not in querying and not _rests(task)]
    if silent:
        tasks = [task for task in tasks if ShardConnection._ask.__qualname__ not in _chain(task)]
    asking = [task for task in tasks if _asks(task)]
    if len(asking) <= held:
        tasks = [task for task in tasks if task not in asking]
    return tasks + querying if len(querying) > queries else tasks


def waiting_to_identify() -> int:
    """The number of connections on which discord.py lets time pass before it begins a session."""
    return sum("Client._call_before_identify_hook" in _chain(task) for task in asyncio.all_tasks())


def opening() -> int:
    """The number of new connections to the gateway that are not open yet."""
    return sum("HTTPClient.ws_connect" in _chain(task) for task in asyncio.all_tasks())


def _rests(task: asyncio.Task[Any]) -> bool:
    """Whether a task waits for a timer, for data from a connection, or for another task."""
    if task.get_name().startswith(STANDING):
        return True
    waits_for: Any = task._fut_waiter  # type: ignore[attr-defined]
    if waits_for is None or waits_for.done():
        return False
    names = list(_chain(task)) or [""]
    if names[0] in LISTENERS or names[-1] in BEHIND or names[-1] == "sleep" or names[-2:] == LIMITED:
        return True
    return isinstance(waits_for, asyncio.Task) or type(waits_for).__name__ == "_GatheringFuture"


def _asks(task: asyncio.Task[Any]) -> bool:
    """Whether a task waits for the answer to a request, or for the gateway on a new connection. In
    an asynchronous generator the chain of functions cannot be seen; it is taken for such a task."""
    names = list(_chain(task)) or [""]
    waits = {"ClientResponse.start", Connection.ask.__qualname__, "DiscordWebSocket.from_client"}
    return bool(waits & {*names}) or names[-1].endswith("__aexit__")


def _queries(task: asyncio.Task[Any]) -> bool:
    """Whether a task waits for PostgreSQL."""
    return any(DRIVER in each.cr_code.co_filename for each in _awaited(task) if hasattr(each, "cr_code"))


def _chain(task: asyncio.Task[Any]) -> Iterator[str]:
    """The names of the functions that a task is in, from the outermost to the innermost."""
    return (each.__qualname__ for each in _awaited(task))


def _awaited(task: asyncio.Task[Any]) -> Iterator[Any]:
    """The functions that a task is in, from the outermost to the innermost, as coroutines and asynchronous
    generators."""
    inner: Any = task.get_coro()
    while inner is not None:
        if not hasattr(inner, "cr_await"):  # a step of an asynchronous generator, what ``__await__`` gave, or a future
            inner = next((held for held in gc.get_referents(inner) if isinstance(held, INNER)), None)
            if inner is None:
                return
        yield inner
        inner = inner.ag_await if isinstance(inner, AsyncGeneratorType) else inner.cr_await
