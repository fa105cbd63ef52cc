"""Registration: registers the slash commands with Discord when they have changed."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any, Final

import structlog
from discord import app_commands
from tenacity import AsyncRetrying, RetryCallState, retry_if_exception_type, wait_exponential

from bot.background import Tasks
from bot.transport.failures import FAILED, seconds_asked
from db import Store, StoreError

log = structlog.get_logger(__name__)

FIRST_PAUSE: Final = 60.0
"""Seconds until the second try; doubled for each further one, or longer if Discord asks for more."""
DOUBLED: Final = wait_exponential(multiplier=FIRST_PAUSE, max=3_600.0)


class Registration:
    """Registers the commands of a tree. Until that succeeds, the bot runs with the commands that Discord already
    has."""

    def __init__(self, tree: app_commands.CommandTree[Any], store: Store) -> None:
        self._tree = tree
        self._store = store
        self._tasks = Tasks()

    async def begin(self) -> None:
        """Registers the commands in the background, with retries until that succeeds."""
        retrying = AsyncRetrying(
            retry=retry_if_exception_type((*FAILED, StoreError)), wait=_seconds_to_wait, before_sleep=_complain
        )
        self._tasks.begin(retrying(self._register, await self._hash()), "registration")

    async def close(self) -> None:
        """Cancels the remaining tries."""
        await self._tasks.close()

    async def _register(self, hash: str) -> None:
        application_id = self._tree.client.application_id or 0
        if await self._store.registrations.hash(application_id) != hash:
            await self._tree.sync()
            await self._store.registrations.keep(application_id, hash)
            log.info("the commands are registered")

    async def _hash(self) -> str:
        """The hash of all that Discord is told about the commands, in every language."""
        translator = self._tree.translator
        assert translator is not None
        commands = self._tree.get_commands()
        told = [await command.get_translated_payload(self._tree, translator) for command in commands]
        told.sort(key=lambda command: (command["type"], command["name"]))
        return sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


def _seconds_to_wait(state: RetryCallState) -> float:
    return max(DOUBLED(state), seconds_asked(_error(state)))


def _complain(state: RetryCallState) -> None:
    assert state.next_action is not None
    error = _error(state)
    in_one_line = " ".join(str(error).split()) or type(error).__name__
    log.warning("the commands could not be registered yet", again_in=round(state.next_action.sleep), error=in_one_line)


def _error(state: RetryCallState) -> BaseException | None:
    return state.outcome.exception() if state.outcome is not None else None
