"""Worker: a thread that works for another one for some seconds at most, and is left behind where it takes longer."""

from __future__ import annotations

import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextvars import copy_context
from functools import partial
from queue import SimpleQueue
from typing import Any, Final, TypeVar

Result = TypeVar("Result")

LIMIT: Final = 10.0
"""Seconds. What a computer player thinks about a card is counted, and takes a fifth of a second."""

Task = tuple[Future[Any], Callable[[], Any]]


class TooLong(Exception):
    """What was asked for has not come to an end in time. It goes on in its thread, and nobody waits for it."""


class Worker:
    """Each thread that calls has one of its own, which does what it is asked for, one thing after another."""

    def __init__(self, limit: float = LIMIT) -> None:
        self._limit = limit
        self._of_caller = threading.local()

    def call(self, work: Callable[..., Result], *values: Any) -> Result:
        """What the work gives; raises what it raises, and TooLong."""
        thread: _Thread | None = getattr(self._of_caller, "thread", None)
        if thread is None:
            thread = self._of_caller.thread = _Thread()
        done: Future[Result] = Future()
        thread.tasks.put((done, partial(copy_context().run, work, *values)))
        try:
            return done.result(self._limit)
        except TimeoutError:
            if done.done():  # just now, or it is what the work has raised
                return done.result()
            del self._of_caller.thread
            raise TooLong from None


class _Thread:
    """Ends once nobody can ask for anything more: its caller has ended, or has left it behind."""

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
        except BaseException as error:
            done.set_exception(error)
        del task, done, work  # what was asked for, and all that its context holds, is not kept until the next time
