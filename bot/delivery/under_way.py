"""Under way: the presses and commands that are being answered. A stop waits for them, and takes no more."""

from __future__ import annotations

import asyncio
from typing import Any, Final

FINISHING: Final = 5.0
"""Seconds that a stop waits for answers."""


class UnderWay:
    """Each interaction is handled by a task of its own, which says so when it begins."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False

    def begin(self) -> bool:
        """The current task begins to answer. False: the bot stops, and nothing is begun any more; whoever has pressed
        hears from Discord that nobody answered, and the next start finds everything as it was."""
        task = asyncio.current_task()
        if self._stopped or task is None:
            return False
        if task not in self._tasks:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self) -> None:
        """Nothing new is begun. What runs is finished, or cut where that takes too long."""
        self._stopped = True
        tasks = self._tasks - {asyncio.current_task()}
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=FINISHING)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
