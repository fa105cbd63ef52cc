"""How long the tasks of a bot keep the event loop busy at once; the Discord of the tests runs on the same loop."""

from __future__ import annotations

import contextlib
import time
from asyncio import events, tasks
from collections.abc import Iterator, Sequence
from typing import Any

MAX_MS = 20.0
"""The bar: the most milliseconds of CPU time for which anything may keep the loop busy at once."""
OF_DISCORD = ("RequestHandler", "Server.", "BaseSelectorEventLoop._accept")
"""Beginnings of the names of the tasks of the small Discord."""


class Stretches:
    """The longest time at once for which the tasks of the bot have kept the loop busy."""

    def __init__(self) -> None:
        self.longest, self.where = 0.0, ""

    @contextlib.contextmanager
    def measuring(self) -> Iterator[None]:
        """Within, every step of a task of the bot is measured."""
        run = events.Handle._run

        def measured(handle: events.Handle) -> None:
            task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
            if not isinstance(task, tasks._PyTask) or _is_of_discord(task):  # type: ignore[attr-defined]
                run(handle)
                return
            began = time.thread_time()
            run(handle)
            if (took := (time.thread_time() - began) * 1000) > self.longest:
                self.longest, self.where = took, f"{task.get_name()}: {task.get_coro().__qualname__}"

        events.Handle._run = measured  # type: ignore[assignment,method-assign]
        try:
            yield
        finally:
            events.Handle._run = run  # type: ignore[method-assign]


def verdict(slow: Sequence[str]) -> int:
    """Says what was ``slow``, beyond the bar; returns the exit code."""
    for name in slow:
        print(f"MISSED  at most {MAX_MS:.0f} ms: {name}")
    if not slow:
        print(f"held    at most {MAX_MS:.0f} ms each")
    return 1 if slow else 0


def python_task(loop: Any, coro: Any, **options: Any) -> Any:
    """A task that tells whose step a callback of the loop is; the usual ones, written in C, do not."""
    return tasks._PyTask(coro, loop=loop, **options)  # type: ignore[attr-defined]


def _is_of_discord(task: Any) -> bool:
    name: str = task.get_coro().__qualname__
    return name.startswith(OF_DISCORD) or task.get_name().startswith("discord server")
