"""Thinking: the threads in which computer players and the coach compute, for the whole process, off the event loop; and
whether this process can run those with which a deal was sealed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Hashable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from cachetools import LRUCache

import players
from bot.background import begin
from players.pinned import CLUB, EXPERT, EXPERTS, VERSIONS, version_of

Result = TypeVar("Result")

TIME_LIMIT: Final = 10.0
"""Seconds. A computer player's search is limited by a count, not by time, and takes about a fifth of a second."""

Task = tuple[Future[Any], Callable[[], Any]]
T = TypeVar("T")
BUSY: Final = 8
"""With this many tables in the queue no expert searches: the queue would only grow."""
MAX_ANSWERS: Final = 1_000
"""How many answers of the coach are remembered."""


class TooLong(Exception):
    """The call has not returned in time. It goes on in its thread, and its result is ignored."""


class Worker:
    """Each calling thread has one helper thread, which runs its calls one after another."""

    def __init__(self, limit: float = TIME_LIMIT) -> None:
        self._limit = limit
        self._of_caller = threading.local()

    def call(self, work: Callable[..., Result], *values: Any) -> Result:
        """Returns what ``work(*values)`` returns and raises what it raises; raises TooLong after the time limit."""
        thread: _Thread | None = getattr(self._of_caller, "thread", None)
        if thread is None:
            thread = self._of_caller.thread = _Thread()
        done: Future[Result] = Future()
        thread.tasks.put((done, partial(copy_context().run, work, *values)))
        try:
            return done.result(self._limit)
        except TimeoutError:
            if done.done():  # it ended just now, or raised this TimeoutError itself
                return done.result()
            del self._of_caller.thread
            raise TooLong from None


class _Thread:
    """A helper thread. It ends when its caller has ended or has abandoned it."""

    def __init__(self) -> None:
        self.tasks: SimpleQueue[Task | None] = SimpleQueue()
        threading.Thread(target=_work, args=(self.tasks,), name="worker", daemon=True).start()

    def __del__(self) -> None:
        self.tasks.put(None)


def _work(tasks: SimpleQueue[Task | None]) -> None:
    while (task := tasks.get()) is not None:
        done, work = task
        try:
            done.set_result(work())
        except BaseException as error:  # noqa: BLE001 - whoever waits for the result gets it
            done.set_exception(error)
        del task, done, work  # else the last call and its context would stay in memory until the next one


class Thinking:
    """A queue of work: tables in the order in which they asked; the coach joins it anew for each decision.

    So nobody waits for the coach longer than one decision takes, and several reviews make progress at the same time.
    """

    def __init__(self, threads: int = 1) -> None:
        """With ``threads=0`` no expert searches; steps that change tables still run in one thread."""
        self.searches = threads > 0
        self._pool = ThreadPoolExecutor(max(1, threads), thread_name_prefix="thinking")
        self._coach = asyncio.Lock()
        self._coach_worker = Worker()
        self._answers: LRUCache[Hashable, asyncio.Future[Any]] = LRUCache(MAX_ANSWERS)
        """Those of `once`, given or coming."""
        self.in_line = 0
        """How many tables are waiting or running."""

    def may_search(self) -> bool:
        """Whether the queue is short enough for an expert to search now."""
        return self.searches and self.in_line < BUSY

    def prepare(self) -> None:
        """An expert will be needed soon: prepares the compiled kernel in the background."""
        if self.searches:
            players.prepare()

    async def decide(self, step: Callable[..., T], *values: Any) -> T:
        """Runs a step when its turn comes; returns its result and raises what it raises."""
        self.in_line += 1
        try:
            return await self._run(step, *values)
        finally:
            self.in_line -= 1

    async def advise(self, question: Callable[..., T], *values: Any) -> T:
        """Asks the coach one question; at most one of the coach's questions is in the queue at a time. Raises TooLong
        if it does not end."""
        async with self._coach:
            return await self._run(self._coach_worker.call, question, *values)

    def once(self, asked: Hashable, think: Callable[[], Coroutine[Any, Any, T]]) -> asyncio.Future[T]:
        """The answer to what was ``asked``, given or on its way: many presses on one button, or screens that are drawn
        again, keep nobody else waiting."""
        coming: asyncio.Future[T] | None = self._answers.get(asked)
        if coming is None:
            coming = self._answers[asked] = begin(think(), "advice")
        return coming

    def answer_to(self, asked: Hashable) -> Any:
        """What `once` has answered; None if nothing yet."""
        given = self._answers.get(asked)
        return given.result() if given is not None and given.done() and not given.cancelled() else None

    def close(self) -> None:
        """Starts nothing more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, call: Callable[..., T], *values: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(copy_context().run, call, *values))


def version_now(thinking: Thinking) -> str:
    """The version of the computer players for a deal that is sealed now: the best that this process can run."""
    return EXPERT if thinking.searches else CLUB


def prepare_for(thinking: Thinking, secret: bytes) -> None:
    """Somebody is about to play a sealed deal: prepares the kernel in the background if its computer players need
    it."""
    if version_of(secret) in EXPERTS:
        thinking.prepare()


def can_be_played(secret: bytes) -> bool:
    """Whether this version of the program has the computer players with which a deal was sealed."""
    return version_of(secret) in VERSIONS
