"""Registration: Discord learns of the commands, where they are not those that it knows already."""

from __future__ import annotations

import asyncio
import json
from hashlib import sha256
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from bot.delivery.failures import FAILED
from db import Store, StoreError

log = structlog.get_logger(__name__)

FIRST_PAUSE: Final = 60.0
LONGEST_PAUSE: Final = 3_600.0
"""Seconds until it is tried again: twice as many each time, or as many as Discord asks for."""
_USUAL_PAUSE: Final = wait_exponential(multiplier=FIRST_PAUSE, max=LONGEST_PAUSE)


class Registration:
    """Registers the commands of a tree. The bot plays on without: Discord keeps the commands that it had."""

    def __init__(self, tree: app_commands.CommandTree[Any], store: Store) -> None:
        self._tree = tree
        self._store = store
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Registers the commands in the background; where that fails, it is tried again later."""
        tries = AsyncRetrying(
            retry=retry_if_exception_type((*FAILED, StoreError)), wait=_pause, before_sleep=_tell, reraise=True
        )
        hash = await self._hash()
        self._task = asyncio.get_running_loop().create_task(tries(self._register, hash), name="registration")

    async def close(self) -> None:
        """Ends the tries that are still to come."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _register(self, hash: str) -> None:
        application_id = self._tree.client.application_id or 0
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


def _pause(state: RetryCallState) -> float:
    error = state.outcome.exception() if state.outcome is not None else None
    return max(_USUAL_PAUSE(state), error.retry_after if isinstance(error, discord.RateLimited) else 0.0)


def _tell(state: RetryCallState) -> None:
    assert state.outcome is not None
    error = state.outcome.exception()
    in_one_line = " ".join(str(error).split()) or type(error).__name__
    log.warning("the commands could not be registered yet", again_in=round(state.upcoming_sleep), error=in_one_line)
