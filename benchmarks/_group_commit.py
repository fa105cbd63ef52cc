"""Group commit by hand: what the store is compared with, whatever the driver."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Protocol

from db import MOVE_COLUMNS, Change

Row = tuple[Any, ...]


class Commits(Protocol):
    """Anything that makes a change durable before it returns."""

    async def commit(self, change: Change) -> None: ...


class Bare:
    """Group commit by hand: the same rows in batches of at most ``batch`` changes, with nothing around them."""

    def __init__(self, batch: int) -> None:
        self._batch = batch
        self._waiting: deque[tuple[Change, asyncio.Future[None]]] = deque()
        self._task: asyncio.Task[None] | None = None

    async def commit(self, change: Change) -> None:
        written = asyncio.get_running_loop().create_future()
        self._waiting.append((change, written))
        if self._task is None or self._task.done():
            self._task = asyncio.ensure_future(self._run())
        await written

    async def _run(self) -> None:
        while self._waiting:
            batch = [self._waiting.popleft() for _ in range(min(len(self._waiting), self._batch))]
            updates = [
                (*[getattr(change.table, name) for name in MOVE_COLUMNS], change.table.id, change.expected_seq)
                for change, _ in batch
            ]
            inserts = [
                (change.table.id, event.seq, event.round, event.kind, event.body, event.at)
                for change, _ in batch
                for event in change.events
            ]
            await self._write(updates, inserts)
            for _, written in batch:
                written.set_result(None)

    async def _write(self, updates: list[Row], inserts: list[Row]) -> None:
        """Writes a batch in one transaction."""
        raise NotImplementedError
