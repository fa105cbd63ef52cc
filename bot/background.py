"""Background work: groups of tasks, and jobs that run again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import copy_context
from typing import Any, Final, TypeVar

import structlog

from db import StoreError

log = structlog.get_logger(__name__)

Result = TypeVar("Result")

JOB_RETRY: Final = 600.0
"""Seconds until a job that failed is tried again; the longest pause of one that could not use the store."""
POLL_INTERVAL: Final = 15.0
"""Seconds between two looks at what other processes have stored."""
STORE_RETRY: Final = 5.0
"""Seconds until work is tried again that could not use the store; a job waits twice as long each time."""


async def retry_until_stored(name: str, work: Callable[[], Awaitable[None]]) -> None:
    """Does work, and again from its beginning as long as the store cannot be used."""
    while True:
        try:
            return await work()
        except StoreError as error:
            log.warning("work waits for the store", work=name, reason=str(error))
            await asyncio.sleep(STORE_RETRY)


def begin(work: Coroutine[Any, Any, Result], name: str) -> asyncio.Task[Result]:
    """Starts a task that may outlive the press which causes it. What it logs, for others or much later, is no part of
    that request."""
    context = copy_context()
    context.run(structlog.contextvars.clear_contextvars)
    return asyncio.get_running_loop().create_task(work, name=name, context=context)


class Tasks:
    """The tasks of one part of the bot. They are referenced here until they end, because the event loop does not do
    that."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def __contains__(self, task: object) -> bool:
        return task in self._running

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Starts a new task."""
        task = begin(work, name)
        self.keep(task)
        return task

    def replace(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Starts a new task in place of the one with this name, if that is running."""
        for earlier in [task for task in self._running if task.get_name() == name]:
            earlier.cancel()
        self.begin(work, name)

    def keep(self, task: asyncio.Task[Any]) -> None:
        """Adds a task that was started elsewhere."""
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def finish(self, within: float, which: Callable[[asyncio.Task[Any]], bool] = lambda task: True) -> None:
        """Waits for the running tasks and cancels those that take more than ``within`` seconds. The current task is
        left out."""
        tasks = {task for task in self._running - {asyncio.current_task()} if which(task)}
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=within)
            await _cancel_and_wait(late)

    async def close(self) -> None:
        """Cancels the running tasks except for the current one."""
        await _cancel_and_wait(self._running - {asyncio.current_task()})


class Job:
    """A job that decides itself when it runs next. It never runs twice at once.

    The loops of `discord.ext.tasks` depend on the machine's clock, and can only be woken early by cancelling them.
    """

    def __init__(self, name: str, work: Callable[[], Awaitable[float | None]]) -> None:
        """``work`` returns the seconds until its next run, or None to wait for `wake`."""
        self._name = name
        self._work = work
        self._task: asyncio.Task[None] | None = None
        self._due: asyncio.TimerHandle | None = None
        self._again = False
        self._failures = 0
        """How many runs in a row could not use the store."""

    def wake(self) -> None:
        """Runs the job now; if it is running, once more after that."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = begin(self._run(), self._name)

    @property
    def woken(self) -> bool:
        """Whether it was woken since its present run began."""
        return self._again

    async def close(self) -> None:
        """Cancels the job and its next run."""
        if self._task is not None:
            await _cancel_and_wait({self._task})
        if self._due is not None:
            self._due.cancel()

    async def _run(self) -> None:
        pause: float | None = None
        while self._again:
            self._again = False
            pause = await self._try()
        if self._due is not None:
            self._due.cancel()
        self._due = None if pause is None else asyncio.get_running_loop().call_later(pause, self.wake)

    async def _try(self) -> float | None:
        try:
            pause = await self._work()
            self._failures = 0
            return pause
        except StoreError as error:
            log.warning("work waits for the store", work=self._name, reason=str(error))
            self._failures += 1  # what it sends before it stores is sent again each time
            return min(JOB_RETRY, STORE_RETRY * 2.0 ** (self._failures - 1))
        except Exception:
            log.exception("work has failed", work=self._name)
        return JOB_RETRY


async def _cancel_and_wait(tasks: set[asyncio.Task[Any]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
