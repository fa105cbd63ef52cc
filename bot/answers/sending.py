"""Sending: an answer as a new message or in the place of one; and telling Discord in time that it will come, because it
waits only three seconds.

All functions that send raise what `bot.transport.failures.send_answer` does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog

from bot.transport.failures import (
    ACKNOWLEDGED,
    BROKEN,
    FAILED,
    MAX_ANSWERS,
    UNKNOWN_MESSAGE,
    AnswerLost,
    anew,
    illustrated,
    is_lost,
    retrying,
    send_answer,
)
from bot.transport.library import Interaction
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout

log = structlog.get_logger(__name__)

DEFER_AFTER: Final = 2.0
"""Seconds after the arrival of an interaction at which its answer is deferred."""
MAX_DEFERRALS: Final = 2
"""Tries of a deferral: again after a broken connection, when the second reply tells whether the first has arrived, and
as a new message if the pressed one is gone."""
IN_PLACE: Final = discord.InteractionResponseType.deferred_message_update
APART: Final = discord.InteractionResponseType.deferred_channel_message
"""The kinds of a deferral: its answer replaces the message that was pressed, or is a new message."""
_KEY: Final = "deferral"
_TAKEN: Final = "deferral that was taken"
"""Under which an interaction keeps the kind of a deferral that Discord has taken though its reply was lost."""
MAX_TRIES: Final = 3
"""Tries of asking whether an answer is there whose reply was lost."""


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
                    self._interaction.extras[_TAKEN] = IN_PLACE if in_place else APART
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
    return _deferred(interaction) in (APART, IN_PLACE)


def deferred_in_place(interaction: Interaction) -> bool:
    """Whether a deferred answer replaces the message that was pressed; otherwise it is a message of its own."""
    return _deferred(interaction) is IN_PLACE


def _deferred(interaction: Interaction) -> discord.InteractionResponseType | None:
    """The kind of the answer that Discord has."""
    taken: discord.InteractionResponseType | None = interaction.extras.get(_TAKEN)
    return taken or interaction.response.type


async def send_new(
    interaction: Interaction,
    layout: Layout,
    file: discord.File | None,
    *,
    private: bool,
    allowed: discord.AllowedMentions = NOBODY,
) -> int:
    """Answers in a new message; returns its id. If Discord's reply is lost, or it has an answer already, asks whether
    the message is there, and raises the error if it is not. A ``private`` answer is not a message for everybody that
    another process has sent."""

    async def send(shown: Layout, files: list[discord.File]) -> discord.InteractionCallbackResponse[Any] | None:
        options: dict[str, Any] = {"view": shown, "ephemeral": private, "allowed_mentions": allowed}
        response = interaction.response
        return await send_answer(interaction, lambda: response.send_message(files=anew(files), **options))

    lost: Exception = AnswerLost("the message is not there")
    try:
        answer = await illustrated(send, layout, file)
        if answer is not None and answer.message_id is not None:
            return answer.message_id
    except (AnswerLost, discord.HTTPException) as error:
        if not is_lost(error):
            raise
        lost = error
    try:
        there: discord.InteractionMessage = await retrying(MAX_TRIES)(interaction.original_response)
    except FAILED:
        raise lost from None
    if private and not there.flags.ephemeral:
        raise lost
    return there.id


async def send_late(interaction: Interaction, layout: Layout, file: discord.File | None) -> int:
    """Answers the person alone after a deferral; returns the id of the message. A file comes in a new message."""
    if file is not None and deferred_in_place(interaction):
        return await follow_up(interaction, layout, file, private=True)

    async def edit(shown: Layout, files: list[discord.File]) -> int:
        options: dict[str, Any] = {"view": shown, "allowed_mentions": NOBODY}
        return await _send(interaction, lambda: interaction.edit_original_response(attachments=anew(files), **options))

    return await illustrated(edit, layout, file)


async def follow_up(
    interaction: Interaction,
    layout: Layout,
    file: discord.File | None,
    *,
    private: bool,
    allowed: discord.AllowedMentions = NOBODY,
) -> int:
    """Sends a new message after a deferral that leaves the message which was pressed as it is; returns its id."""

    async def send(shown: Layout, files: list[discord.File]) -> int:
        options: dict[str, Any] = {"view": shown, "ephemeral": private, "wait": True, "allowed_mentions": allowed}
        follow = interaction.followup.send
        return await _send(interaction, lambda: follow(files=files, **options), tries=1)  # it would stand there twice

    return await illustrated(send, layout, file)


async def _send(
    interaction: Interaction, send: Callable[[], Awaitable[discord.Message]], tries: int = MAX_ANSWERS
) -> int:
    message = await send_answer(interaction, send, tries)
    if message is None:
        raise AnswerLost("Discord has another answer")
    return message.id
