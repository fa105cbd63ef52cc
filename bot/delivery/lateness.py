"""Lateness: Discord waits three seconds for an answer. Where one takes longer, it is told that one will come."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
import structlog

from bot.delivery.failures import FAILED

log = structlog.get_logger(__name__)

PATIENCE: Final = 2.0
"""Seconds after which Discord is told to wait."""
_KEY: Final = "lateness"

Interaction = discord.Interaction[Any]


class Lateness:
    """Watches over one interaction until it is answered."""

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._telling = False
        self._task = asyncio.get_running_loop().create_task(self._watch(), name=f"late answer {interaction.id}")

    async def end(self) -> None:
        """The answer is there: Discord is not told any more, or has been told when this returns."""
        if self._telling:
            await asyncio.wait([self._task])
        else:
            self._task.cancel()

    async def _watch(self) -> None:
        await asyncio.sleep(PATIENCE)
        response = self._interaction.response
        if response.is_done():
            return
        self._telling = True
        message = self._interaction.message
        # What was pressed in private is redrawn in place; all else is answered by a private message of its own. A press
        # on a public message must not be: what is pushed to it later, a hand, would be pushed to everybody.
        in_place = message is not None and message.flags.ephemeral
        try:
            await response.defer(ephemeral=True, thinking=not in_place)
        except FAILED as error:
            log.info("Discord could not be told to wait", error=repr(error))


def begin(interaction: Interaction) -> None:
    """From now on Discord is told to wait, where no answer comes in time."""
    if _KEY not in interaction.extras:
        interaction.extras[_KEY] = Lateness(interaction)


async def is_late(interaction: Interaction) -> bool:
    """To be asked before every answer: whether Discord was told to wait, so that the answer is an edit."""
    watched = interaction.extras.get(_KEY)
    if watched is not None:
        await watched.end()
    return interaction.response.type in (
        discord.InteractionResponseType.deferred_channel_message,
        discord.InteractionResponseType.deferred_message_update,
    )


def waits_in_place(interaction: Interaction) -> bool:
    """Of a late answer: whether it is to replace the message that was pressed, and not one that says that it comes."""
    return interaction.response.type is discord.InteractionResponseType.deferred_message_update
