"""Deferral: tells Discord in time that an answer will come, because it waits only three seconds for one."""

from __future__ import annotations

import asyncio
from typing import Final

import discord
import structlog

from bot.transport.failures import ACKNOWLEDGED, BROKEN, FAILED, UNKNOWN_MESSAGE
from bot.transport.library import Interaction

log = structlog.get_logger(__name__)

DEFER_AFTER: Final = 2.0
"""Seconds after the arrival of an interaction at which its answer is deferred."""
MAX_DEFERRALS: Final = 2
"""Tries of a deferral: again after a broken connection, when the second reply tells whether the first has arrived, and
as a new message if the pressed one is gone."""
_KEY: Final = "deferral"
_TAKEN: Final = "deferral that was taken"
"""Under which an interaction keeps the kind of a deferral that Discord has taken though its reply was lost."""


class Deferral:
    """Watches one interaction, and defers its answer if none is sent in time."""

    def __init__(self, interaction: Interaction, arrived: float) -> None:
        """``arrived``: when it came, by the clock of the event loop."""
        self._interaction = interaction
        self._timer = asyncio.get_running_loop().call_at(arrived + DEFER_AFTER, self._begin)
        self._task: asyncio.Task[None] | None = None

    def stop(self) -> None:
        """Stops watching; a deferral that is in flight goes on."""
        self._timer.cancel()

    async def end(self) -> None:
        """Stops watching, and waits for a deferral that is in flight."""
        self.stop()
        if self._task is not None:
            await asyncio.wait([self._task])

    def _begin(self) -> None:
        if not self._interaction.response.is_done():
            work, name = self.defer(), f"deferral {self._interaction.id}"
            self._task = asyncio.get_running_loop().create_task(work, name=name)

    async def defer(self) -> None:
        """Tells Discord that an answer will come."""
        message = self._interaction.message
        # A private message that was pressed is redrawn in place; everything else is answered by a new private message.
        # A press on a public message must not be deferred in place: a hand that is the answer would go to everybody.
        in_place = message is not None and message.flags.ephemeral
        for _ in range(MAX_DEFERRALS):
            try:
                await self._interaction.response.defer(ephemeral=True, thinking=not in_place)
                return
            except FAILED as error:
                log.info("Discord could not be told to wait", error=repr(error))
                code = error.code if isinstance(error, discord.HTTPException) else 0
                if code == ACKNOWLEDGED and await self._is_answered_in_private():
                    self._interaction.extras[_TAKEN] = _kind(in_place=in_place)
                if not (isinstance(error, BROKEN) or (in_place and code == UNKNOWN_MESSAGE)):
                    return
                in_place = in_place and code != UNKNOWN_MESSAGE  # one that was dismissed is not redrawn

    async def _is_answered_in_private(self) -> bool:
        """Whether the answer that Discord has is seen by the person alone. That of another process may be a message for
        everybody, which a late answer would replace."""
        try:
            return (await self._interaction.original_response()).flags.ephemeral
        except FAILED:
            return False


def watch(interaction: Interaction, arrived: float) -> None:
    """Watches this interaction from now on. ``arrived``: when it came, by the clock of the event loop."""
    interaction.extras[_KEY] = Deferral(interaction, arrived)


def forget(interaction: Interaction) -> None:
    """Stops watching an interaction that needs no answer any more, and ends its reference to what watches it."""
    watched = interaction.extras.pop(_KEY, None)
    if watched is not None:
        watched.stop()


async def defer(interaction: Interaction) -> None:
    """Defers the answer now, not only after `DEFER_AFTER` seconds."""
    await interaction.extras[_KEY].defer()


async def is_deferred(interaction: Interaction) -> bool:
    """Stops watching; returns whether the answer was deferred, so that it must be sent as an edit. Call it before every
    answer."""
    watched = interaction.extras.get(_KEY)
    if watched is not None:
        await watched.end()
    return _deferred(interaction) in (_kind(in_place=False), _kind(in_place=True))


def deferred_in_place(interaction: Interaction) -> bool:
    """Whether a deferred answer replaces the message that was pressed; otherwise it is a message of its own."""
    return _deferred(interaction) is _kind(in_place=True)


def _deferred(interaction: Interaction) -> discord.InteractionResponseType | None:
    """The kind of the answer that Discord has."""
    taken: discord.InteractionResponseType | None = interaction.extras.get(_TAKEN)
    return taken or interaction.response.type


def _kind(*, in_place: bool) -> discord.InteractionResponseType:
    """The kind of a deferral; ``in_place``: of one whose answer replaces the message that was pressed."""
    kinds = discord.InteractionResponseType
    return kinds.deferred_message_update if in_place else kinds.deferred_channel_message
