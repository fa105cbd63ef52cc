"""Shielding: work that is finished even if whoever waits for it is cancelled."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


async def shielded(work: Coroutine[Any, Any, None]) -> None:
    """Does the work in a task of its own and returns once it is done. A cancellation meanwhile is raised after that."""
    task = asyncio.get_running_loop().create_task(work, name="shielded")
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.wait([task])
        except asyncio.CancelledError as error:
            cancelled = error
    task.result()
    if cancelled is not None:
        raise cancelled
