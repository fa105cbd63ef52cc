"""Channel messages: posts, finds, edits and deletes the bot's messages in channels, in archived threads too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.messages.message_search import Identify, find_posted
from bot.tables.locks import Locks
from bot.transport.failures import THREAD_ARCHIVED, anew, illustrated
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout

T = TypeVar("T")


class ChannelMessages:
    """Sends the requests. No edit notifies anybody.

    Every method raises what `bot.transport.failures.FAILED` names.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._opening = Locks()
        """One for each thread that is being opened again."""

    def _channel(self, channel_id: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel_id)

    async def post(
        self,
        channel_id: int,
        layout: Layout,
        nonce: str,
        *,
        file: discord.File | None = None,
        allowed: discord.AllowedMentions = NOBODY,
        silent: bool = False,
    ) -> int:
        """Posts a message; returns its id. Its nonce says which one it is: for some minutes Discord does not post it a
        second time if it took the first request and the connection then broke, or the bot was killed."""
        channel = self._channel(channel_id)

        async def send(shown: Layout, files: list[discord.File]) -> discord.Message:
            return await channel.send(
                view=shown, files=anew(files), allowed_mentions=allowed, silent=silent, nonce=nonce
            )

        return (await illustrated(send, layout, file)).id

    async def find(self, channel_id: int, after: int, identify: Identify) -> list[tuple[int, str]]:
        """The messages that the bot has posted after the id ``after``, and what each is about (`find_posted`)."""
        return await find_posted(self._client, self._channel(channel_id), after, identify)

    async def edit(self, channel_id: int, message_id: int, layout: Layout, parent_id: int | None = None) -> None:
        """Edits a message without a picture. ``parent_id``: the channel of a thread, which has the id of the message
        there that it was opened on."""
        there = channel_id if message_id != channel_id or parent_id is None else parent_id
        message = self._channel(there).get_partial_message(message_id)
        await self._opened_again(channel_id, lambda: message.edit(view=layout, allowed_mentions=NOBODY))

    async def redraw(self, channel_id: int, message_id: int, layout: Layout, file: discord.File | None) -> None:
        """Edits a message and its picture; without a file its picture goes."""
        message = self._channel(channel_id).get_partial_message(message_id)

        async def change(shown: Layout, files: list[discord.File]) -> None:
            await message.edit(view=shown, attachments=anew(files), allowed_mentions=NOBODY)

        await self._opened_again(channel_id, lambda: illustrated(change, layout, file))

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Deletes a message."""
        await self._opened_again(channel_id, self._channel(channel_id).get_partial_message(message_id).delete)

    async def _opened_again(self, channel_id: int, request: Callable[[], Awaitable[T]]) -> T:
        """Sends a request; if the channel is an archived thread, in which Discord lets nobody change a message, opens
        it again and sends the request once more. Only moderators can open a locked thread. A thread can be changed
        twice in ten minutes, so requests to it open it only once."""
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code != THREAD_ARCHIVED:
                raise
        async with self._opening.of(channel_id):
            thread = await self._client.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread) and thread.archived:
                await thread.edit(archived=False)
        return await request()
