"""Worker: calls a function in a helper thread and gives up waiting after a time limit."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextvars import copy_context
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar

Result = TypeVar("Result")

TIME_LIMIT: Final = 10.0
"""Seconds. A computer player's search is limited by a count, not by time, and takes about a fifth of a second."""

Task = tuple[Future[Any], Callable[[], Any]]


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
