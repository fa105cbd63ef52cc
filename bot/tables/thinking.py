"""Thinking: the threads in which computer players and the coach think, for the whole process and off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from functools import partial
from typing import Any, Final, TypeVar

import players
from bot.tables.worker import Worker

T = TypeVar("T")

BUSY: Final = 8
"""With so many tables in line nobody searches: the line would only grow."""


class Thinking:
    """Tables take turns, in the order in which they asked; the coach is one more in that line, for one decision each.

    So nobody waits longer for the coach than one decision takes, and no review keeps another one from going on.
    """

    def __init__(self, threads: int = 1) -> None:
        """With no thread nothing is searched: what changes tables has one all the same."""
        self.searches = threads > 0
        self._pool = ThreadPoolExecutor(max(1, threads), thread_name_prefix="thinking")
        self._coach = asyncio.Lock()
        self._coach_worker = Worker()
        self._in_line = 0

    @property
    def in_line(self) -> int:
        """How many tables wait for their turn, or have it."""
        return self._in_line

    def may_search(self) -> bool:
        """Whether there is time for an expert to search now."""
        return self.searches and self._in_line < BUSY

    def prepare(self) -> None:
        """Somebody will want to search: what that takes is got ready elsewhere, and nobody waits for it."""
        if self.searches:
            players.prepare()

    async def decide(self, step: Callable[..., T], *values: Any) -> T:
        """What a step gives, when its turn comes. Raises what it raises."""
        self._in_line += 1
        try:
            return await self._run(step, *values)
        finally:
            self._in_line -= 1

    async def advise(self, question: Callable[..., T], *values: Any) -> T:
        """What the coach says to one question: there is never more than one of the coach's in the line. Raises TooLong
        where it does not come to an end."""
        async with self._coach:
            return await self._run(self._coach_worker.call, question, *values)

    def close(self) -> None:
        """Nothing more is begun."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def _run(self, call: Callable[..., T], *values: Any) -> T:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, partial(copy_context().run, call, *values))
