"""Sending: an answer as a new message, or after Discord was told that one will come.

All functions raise what `bot.transport.failures.send_answer` does.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord

from bot.answers.deferral import deferred_in_place
from bot.transport.failures import FAILED, MAX_ANSWERS, AnswerLost, anew, illustrated, is_lost, retrying, send_answer
from bot.transport.library import Interaction
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout

MAX_TRIES: Final = 3
"""Tries of asking whether an answer is there whose reply was lost."""


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
