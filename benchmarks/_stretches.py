"""How long the tasks of a bot keep the event loop busy at once; the Discord of the tests runs on the same loop."""

from __future__ import annotations

import contextlib
import gc
import time
from asyncio import events, tasks
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

MAX_MS = 20.0
"""The bar: the most milliseconds of CPU time for which anything may keep the loop busy at once."""
OF_DISCORD = ("RequestHandler", "Server.", "BaseSelectorEventLoop._accept")
"""Beginnings of the names of the tasks of the small Discord."""


@dataclass(order=True)
class Stretch:
    """The longest time at once for which a task of the bot has kept the loop busy."""

    ms: float = 0.0
    """Milliseconds of CPU time."""
    whose: str = ""


@contextlib.contextmanager
def longest() -> Iterator[Stretch]:
    """Within, every step of a task of the bot is measured, and no garbage is collected. The tasks must be those of
    `python_task`."""
    found, run = Stretch(), events.Handle._run

    def measured(handle: events.Handle) -> None:
        task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]
        if not isinstance(task, tasks._PyTask) or _is_of_discord(task):  # type: ignore[attr-defined]
            run(handle)
            return
        began = time.thread_time()
        run(handle)
        if (took := (time.thread_time() - began) * 1000) > found.ms:
            found.ms, found.whose = took, f"{task.get_name()}: {task.get_coro().__qualname__}"

    gc.disable()
    events.Handle._run = measured  # type: ignore[assignment,method-assign]
    try:
        yield found
    finally:
        events.Handle._run = run  # type: ignore[method-assign]
        gc.enable()


def python_task(loop: Any, coro: Any, **options: Any) -> Any:
    """A task that tells whose step a callback of the loop is; the usual ones, written in C, do not."""
    return tasks._PyTask(coro, loop=loop, **options)  # type: ignore[attr-defined]


def _is_of_discord(task: Any) -> bool:
    name: str = task.get_coro().__qualname__
    return name.startswith(OF_DISCORD) or task.get_name().startswith("discord server")


def report(found: Mapping[str, Stretch], most: int) -> dict[str, bool]:
    """Prints the slowest, at most so many, beside the baseline: the same work in every run, which shows how fast the
    machine is. Returns the bar."""
    base = min(_baseline() for _ in range(5))
    slowest = sorted(found.items(), key=lambda each: each[1], reverse=True)
    print(f"{len(found)} were measured; ten thousand hashes, the baseline: {base:.1f} ms")
    print(f"{'longest time at once':<68}{'CPU ms':>8}{'of base':>9}  in")
    for name, stretch in slowest[:most]:
        print(f"{name[:68]:<68}{stretch.ms:>8.1f}{stretch.ms / base:>9.2f}  {stretch.whose}")
    worst, stretch = slowest[0]
    return {f"at most {MAX_MS:.0f} ms each ({worst}: {stretch.ms:.1f})": stretch.ms <= MAX_MS}


def _baseline() -> float:
    """The milliseconds of CPU time that ten thousand hashes take."""
    began = time.thread_time()
    for number in range(10_000):
        sha256(str(number).encode()).digest()
    return (time.thread_time() - began) * 1000
