"""Interactions: those that are being answered. Each is answered once, and a stop waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import discord
import structlog
from cachetools import FIFOCache, LRUCache

from bot.background import Tasks
from bot.language.wording import Translator
from bot.metrics import ANSWER_SECONDS, INTERACTIONS
from bot.transport.answer import Answer
from bot.transport.failures import FAILED
from bot.transport.library import Interaction, answer_unread, message_of
from bot.ui.items import GREY, screen, text

log = structlog.get_logger(__name__)

Admit = Callable[[int, int], Awaitable[bool]]
"""Returns whether this process, and not another one, answers an interaction, by its id and that of its server."""

FINISHING: Final = 5.0
"""Seconds that a stop waits for running answers."""
MAX_REMEMBERED: Final = 4_096
"""Interactions that are remembered in case Discord sends one of them again: more than arrive in some seconds."""
KINDS: Final = {
    discord.InteractionType.component: "press",
    discord.InteractionType.modal_submit: "form",
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "typing",
}
"""What metrics call the kinds of interactions."""


def reference(interaction: Interaction) -> str:
    """The id of a request in the log, which an error message shows: that of the interaction."""
    return str(interaction.id)


class Interactions:
    """The interactions that are being answered: one task for each, which calls `begin` first."""

    def __init__(self, admit: Admit | None = None) -> None:
        """Without ``admit`` every interaction is answered."""
        self._admit = admit
        self._tasks = Tasks()
        """One for each interaction."""
        self._of: dict[asyncio.Task[Any], int] = {}
        """By task: the server of its interaction."""
        self._begun: FIFOCache[int, None] = FIFOCache(MAX_REMEMBERED)
        self._newest: LRUCache[int, int] = LRUCache(MAX_REMEMBERED)
        """By private message: the newest press on it."""
        self._stopped = False

    def __len__(self) -> int:
        return len(self._tasks)

    async def begin(self, interaction: Interaction) -> bool:
        """Notes that the current task answers an interaction: every line that it logs gets the same ``request``, and
        the answer is deferred if it takes long. Returns False if the task must not answer: another process does, or
        another task because Discord has sent the interaction twice, or the bot stops. In that last case Discord tells
        the person that nobody answered, and nothing has changed."""
        arrived = asyncio.get_running_loop().time()
        structlog.contextvars.bind_contextvars(request=reference(interaction))
        if self._admit is not None and not await self._admit(interaction.id, interaction.guild_id or 0):
            return False
        task = asyncio.current_task()
        if self._stopped or task is None:
            return False
        if task not in self._tasks:
            if interaction.id in self._begun:
                log.info("an interaction came again")
                return False
            self._begun[interaction.id] = None
            if (message_id := message_of(interaction)) is not None:
                self._newest[message_id] = interaction.id
            self._tasks.keep(task)
            self._of[task] = interaction.guild_id or 0
            kind = KINDS.get(interaction.type, "other")
            INTERACTIONS.labels(kind).inc()
            log.debug("an interaction has come", kind=kind, server=interaction.guild_id)
            if interaction.type is not discord.InteractionType.autocomplete:  # it cannot be deferred
                Answer.to(interaction).watch(arrived)
            task.add_done_callback(partial(self._ended, interaction, kind, arrived))
        return True

    def pressed_since(self, interaction: Interaction, message_id: int | None) -> bool:
        """Whether a private message was pressed after this interaction, so that it may show another screen by now."""
        return self._newest.get(message_id or 0, 0) > interaction.id

    async def finish(self) -> None:
        """Refuses new interactions and waits for the running ones; those that take too long are cancelled."""
        self._stopped = True
        await self.wait()

    async def wait(self, on: Callable[[int], bool] = lambda guild_id: True) -> None:
        """Waits for the running interactions on these servers; those that take too long are cancelled."""
        await self._tasks.finish(FINISHING, lambda task: on(self._of.get(task, 0)))

    def _ended(self, interaction: Interaction, kind: str, arrived: float, task: asyncio.Task[Any]) -> None:
        """Measures how long the answer took, and breaks the reference cycles of the interaction, so that its memory is
        freed at once."""
        del self._of[task]
        seconds = asyncio.get_running_loop().time() - arrived
        ANSWER_SECONDS.labels(kind).observe(seconds)
        log.debug("an interaction is over", kind=kind, seconds=round(seconds, 3))
        Answer.to(interaction).forget()
        interaction.client.library.release(interaction)

    def dropped(self, client: discord.Client, data: dict[str, Any]) -> None:
        """Tells somebody whose press or command the client could not read that nothing has come of it."""
        number, token, typing = data.get("id"), data.get("token"), discord.InteractionType.autocomplete.value
        if self._stopped or data.get("type") == typing or not (isinstance(number, str) and isinstance(token, str)):
            return
        work = _tell(client, number, token, Translator(str(data.get("locale"))))
        self._tasks.begin(work, "an interaction that cannot be read")


async def _tell(client: discord.Client, number: str, token: str, say: Translator) -> None:
    """Tells somebody that what they asked for could not be read."""
    try:
        await answer_unread(client, number, token, screen(text(say("error-unreadable")), colour=GREY))
    except FAILED as error:
        log.info("a sentence could not be said", error=repr(error))
