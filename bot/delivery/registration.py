"""Registration: Discord learns of the commands, where they are not those that it knows already."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.delivery.failures import FAILED
from db import Store, StoreError

log = structlog.get_logger(__name__)

FIRST_PAUSE: Final = 60.0
LONGEST_PAUSE: Final = 3_600.0
"""Seconds until it is tried again: twice as many each time, or as many as Discord asks for."""


class Registration:
    """Registers the commands of a tree. The bot plays on without: Discord keeps the commands that it had."""

    def __init__(self, tree: app_commands.CommandTree[Any], store: Store) -> None:
        self._tree = tree
        self._store = store
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Registers the commands now; where that fails, it is tried again later."""
        pause = await self._try(FIRST_PAUSE)
        if pause is not None:
            self._task = asyncio.get_running_loop().create_task(self._try_on(pause), name="registration")

    async def close(self) -> None:
        """Ends the tries that are still to come."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _try_on(self, pause: float) -> None:
        next_pause: float | None = pause
        while next_pause is not None:
            await asyncio.sleep(next_pause)
            next_pause = await self._try(min(2 * next_pause, LONGEST_PAUSE))

    async def _try(self, pause: float) -> float | None:
        """Seconds until it is to be tried again; None where it is done."""
        try:
            await self._register()
        except discord.RateLimited as error:
            pause = max(pause, error.retry_after)
            log.warning("the commands could not be registered yet", again_in=round(pause), error=str(error))
        except (*FAILED, StoreError) as error:
            log.warning("the commands could not be registered yet", again_in=round(pause), error=_in_one_line(error))
        else:
            return None
        return pause

    async def _register(self) -> None:
        application_id = self._tree.client.application_id or 0
        hash = await self._hash()
        if await self._store.registrations.hash(application_id) != hash:
            await self._tree.sync()
            await self._store.registrations.keep(application_id, hash)
            log.info("the commands are registered")

    async def _hash(self) -> str:
        """Of all that Discord is told of the commands, in every language."""
        translator = self._tree.translator
        assert translator is not None
        commands = self._tree.get_commands()
        told = [await command.get_translated_payload(self._tree, translator) for command in commands]
        told.sort(key=lambda command: (command["type"], command["name"]))
        return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def _in_one_line(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
