"""Cancelling: a task is cancelled exactly where it waits for the database, whatever the time that takes."""

from __future__ import annotations

import asyncio
from typing import Any


async def cancel_at(wait: int, name: str) -> bool:
    """Cancels the task of this name when it waits for the ``wait``-th time, from 1. False if it ends before that.

    An executor's answer may arrive while we look, so that a test which tries every wait may see one more or less.
    """
    await asyncio.sleep(0)
    (task,) = (task for task in asyncio.all_tasks() if task.get_name() == name)
    seen: Any = None
    while not task.done():
        waits_for = getattr(task, "_fut_waiter", None)
        if waits_for is not None and waits_for is not seen:
            seen, wait = waits_for, wait - 1
        if not wait:
            return task.cancel()
        await asyncio.sleep(0)
    return False
