"""Under way: the presses and commands that are being answered. A stop waits for them, and takes no more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

Interaction = discord.Interaction[Any]
Admit = Callable[[int, int], Awaitable[bool]]
"""Says of an interaction and its server, by their numbers, whether this process is to answer."""

FINISHING: Final = 5.0
"""Seconds that a stop waits for answers."""


class UnderWay:
    """Each interaction is handled by a task of its own, which says so when it begins."""

    def __init__(self, admit: Admit | None = None) -> None:
        """Without ``admit`` every interaction is answered."""
        self._admit = admit
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stopped = False

    async def begin(self, interaction: Interaction) -> bool:
        """The current task begins to answer. False: another process does; or the bot stops, and nothing is begun any
        more: whoever has pressed hears from Discord that nobody answered, and the next start finds all as it was."""
        if self._admit is not None and not await self._admit(interaction.id, interaction.guild_id or 0):
            return False
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
        await self.wait()

    async def wait(self) -> None:
        """What runs now is finished, or cut where that takes too long."""
        tasks = self._tasks - {asyncio.current_task()}
        if not tasks:
            return
        _, late = await asyncio.wait(tasks, timeout=FINISHING)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
