"""Cancelling: a task is cancelled exactly where it waits for the database, whatever the time that takes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


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


async def cancelled_anywhere(
    work: Callable[[], Coroutine[Any, Any, Result]], inner: str = "work", *, more_than: int
) -> AsyncIterator[tuple[int, asyncio.Task[Result], bool]]:
    """Does ``work`` again and again, cancelled when it waits for the first time, the second and so on, until it ends
    before that, which must be after ``more_than`` times.

    Yields each time, from 1, the ended task, and whether it was cancelled. ``inner`` is the name of the task to cancel,
    if ``work`` only waits for that one.
    """
    at, cancelled = 0, True
    while cancelled:
        at += 1
        task = asyncio.create_task(work(), name="work")
        cancelled = await cancel_at(at, inner)
        await asyncio.wait([task])
        yield at, task, cancelled
    assert at > more_than
