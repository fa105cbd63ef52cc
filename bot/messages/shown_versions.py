"""Shown versions: which version of its table each message shows, so that a start draws only what is out of date."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from typing import Final

import structlog

from bot.background import Job
from db import StoreError

log = structlog.get_logger(__name__)

STORED_EVERY: Final = 5.0
"""Seconds between two writes. Messages whose version a crash has lost are drawn once more after the next start."""


class ShownVersions:
    """Collects which versions of tables are shown, and stores them together."""

    def __init__(self, write: Callable[[dict[int, int]], Awaitable[None]]) -> None:
        self._write = write
        self._versions: dict[int, int] = {}
        self._job = Job("shown versions", self._store)

    def keep(self, table_id: int, seq: int) -> None:
        """Notes that the message of a table shows this version."""
        self._versions[table_id] = seq
        self._job.wake()

    def forget(self, table_ids: Collection[int]) -> None:
        """Forgets these tables: another process owns them now."""
        for table_id in table_ids:
            self._versions.pop(table_id, None)

    async def close(self) -> None:
        """Stores what has been collected."""
        await self._job.close()
        await self._flush()

    async def _store(self) -> None:
        await asyncio.sleep(STORED_EVERY)
        await self._flush()

    async def _flush(self) -> None:
        versions, self._versions = self._versions, {}
        if not versions:
            return
        try:
            await self._write(versions)
        except StoreError as error:  # it only costs drawing these messages again
            log.info("what is shown was not written down", tables=len(versions), error=str(error))
