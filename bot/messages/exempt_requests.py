"""Exempt requests: a table's message is posted and edited through the token of an interaction while Discord accepts it.

Such requests do not count for the bot's limit (`bot.requests.GLOBAL_LIMIT`). A token gives access to the message that
answered a command or was pressed, and to the follow-ups that were sent with it. It is kept in memory only.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Final

import discord
import structlog

from bot.transport.answer import Answer
from bot.transport.failures import FAILED, may_pass
from bot.transport.library import TOKEN_LIFETIME, Interaction, Library
from bot.ui.items import Layout

log = structlog.get_logger(__name__)

USED_FOR: Final = TOKEN_LIFETIME - 60_000
"""Milliseconds for which a token is used."""
REQUEST_TIMEOUT: Final = 5.0
"""Seconds after which a request through a token is given up: above a limit, discord.py waits as long as Discord asks
for."""


@dataclass(frozen=True, slots=True)
class Token:
    """The token of an interaction that was answered on a public message."""

    value: str = field(repr=False)
    channel_id: int
    message_id: int
    """The message that answered the command, or that was pressed."""
    until: int
    """When it is not used any more, in epoch milliseconds."""


class ExemptRequests:
    """The newest token with which the message of one table can be edited."""

    __slots__ = ("_token",)

    def __init__(self) -> None:
        self._token: Token | None = None

    def keep(self, interaction: Interaction, message_id: int, now: int) -> None:
        """Keeps the token of an interaction that was just answered on this message, at ``now`` (milliseconds). If
        another process may have answered it before, the token may lead to that process's private message, and is not
        kept."""
        if Answer.to(interaction).was_given_elsewhere:
            return
        self._token = Token(interaction.token, interaction.channel_id or 0, message_id, now + USED_FOR)

    def forget(self) -> None:
        """Forgets the token: from now on there is a message that it cannot edit."""
        self._token = None

    def usable(self, now: int) -> bool:
        """Whether there is a token that Discord should accept."""
        return self._token is not None and now < self._token.until

    async def post(self, library: Library, channel_id: int, layout: Layout, now: int) -> int | None:
        """Posts a message in a channel; returns its id, or None if there is no token for it or Discord refuses that.
        Raises the errors after which the message may have been posted."""
        token = self._token
        if token is None or not self.usable(now) or token.channel_id != channel_id:  # as if the game has got its thread
            return None
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                return await library.post_follow_up(token.value, layout)
        except FAILED as error:
            self._refused(token, error)
            if may_pass(error):
                raise
            return None

    async def edit(
        self, library: Library, message_id: int, layout: Layout, now: int, file: discord.File | None = None
    ) -> bool:
        """Edits a message, which may get a picture; returns False if there is no token or the request fails."""
        token = self._token
        if token is None or not self.usable(now):
            return False
        try:
            async with asyncio.timeout(REQUEST_TIMEOUT):
                if message_id == token.message_id:
                    await library.edit_original(token.value, layout, file)
                else:
                    await library.edit_follow_up(token.value, message_id, layout, file)
        except FAILED as error:
            self._refused(token, error)
            return False
        return True

    def _refused(self, token: Token, error: BaseException) -> None:
        log.info("a table message could not be reached through a token", error=repr(error))
        if self._token is token:  # else there is a newer one
            self._token = None
