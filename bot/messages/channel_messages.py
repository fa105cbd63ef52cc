"""Channel messages: posts, finds, edits and deletes the bot's messages in channels, in archived threads too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final, TypeVar

import discord
import structlog

from bot.messages.subjects import CALL, GAME, LOBBY, about_round
from bot.tables.locks import Locks
from bot.transport.failures import THREAD_ARCHIVED, illustrated
from bot.transport.library import actions_in, attached
from bot.transport.mentions import NOBODY
from bot.ui.actions import Action
from bot.ui.calls import CALLED
from bot.ui.items import Layout
from hearts.round import round_of

log = structlog.get_logger(__name__)

MAX_MESSAGES: Final = 100
"""The newest messages of a channel that are looked at: as many as Discord gives at once."""
CLOCK_ERROR: Final = 24 * 60 * 60 * 1000
"""Milliseconds by which the clock of this machine may be ahead of Discord's, as with a wrong time zone. What another
table with the same number has posted, of a database that was replaced, is mostly older."""
OF_ROUNDS: Final = "more"
BETWEEN_ROUNDS: Final = "ready"
PAUSED: Final = "go-on"
OF_LOBBIES: Final = "join"
OF_RESULTS: Final = "rematch"
"""The verbs of buttons that, of all public messages, only those of rounds have (and lobbies, which are told first),
those between two rounds, those of paused games, lobbies, and the results of games."""


Identify = Callable[[Sequence[Action]], str | None]
"""What a message is about that has buttons and menus which ask for this; None if it is not looked for."""
T = TypeVar("T")


def of_table(table_id: int) -> Identify:
    """Looks for the messages that show this table; they are about a subject of `bot.messages.subjects`."""

    def identify(actions: Sequence[Action]) -> str | None:
        own = {action.verb: action for action in actions if action.table == table_id}
        if OF_LOBBIES in own or OF_RESULTS in own:
            return LOBBY if OF_LOBBIES in own else GAME
        if BETWEEN_ROUNDS in own:  # which asks for the next round
            return about_round(round_of(own[BETWEEN_ROUNDS].number) - 1)
        found = own.get(OF_ROUNDS) or own.get(PAUSED)
        return None if found is None else about_round(round_of(found.number))

    return identify


def of_call(table_id: int, prompt: int) -> Identify:
    """Looks for the messages that call people to this question of the table, or to the start of its game: they have no
    other buttons."""

    def identify(actions: Sequence[Action]) -> str | None:
        asks = {(action.verb, action.table, action.number, action.arg) for action in actions}
        return CALL if asks in ({("hand", table_id, prompt, "")}, {("start", table_id, 0, CALLED)}) else None

    return identify


def with_button(verb: str, number: int) -> Identify:
    """Looks for the messages with a button or a menu of this verb and number."""
    return lambda actions: verb if (verb, number) in {(each.verb, each.number) for each in actions} else None


def id_before(at: int) -> int:
    """An id that is less than those of all messages posted since a time of this machine, in epoch milliseconds, though
    its clock may be wrong."""
    return max(0, at - CLOCK_ERROR - discord.utils.DISCORD_EPOCH) << 22


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
            return await channel.send(view=shown, files=files, allowed_mentions=allowed, silent=silent, nonce=nonce)

        return (await illustrated(send, layout, file)).id

    async def post_once(
        self, channel_id: int, layout: Layout, nonce: str, after: int, identify: Identify, **options: Any
    ) -> tuple[int, bool]:
        """Posts a message, unless the bot has posted one after the id ``after`` that ``identify`` knows: Discord may
        have taken it before the connection broke, or the bot was killed, however long ago. Returns its id, and whether
        it is new, so that it shows this layout. ``options``: the keyword arguments of `post`."""
        if found := await self.find(channel_id, after, identify):
            return found[-1][0], False
        return await self.post(channel_id, layout, nonce, **options), True

    async def find(self, channel_id: int, after: int, identify: Identify) -> list[tuple[int, str]]:
        """The ids of the messages that the bot has posted after the id ``after``, by requests of its own or through
        tokens, and what each is about, the oldest first; none if the bot may not read the channel's history."""
        client, found = self._client, list[tuple[int, str]]()
        history = self._channel(channel_id).history(limit=MAX_MESSAGES, after=discord.Object(after), oldest_first=False)
        try:
            async for message in history:
                ours = message.author == client.user or message.application_id == client.application_id
                if ours and (about := identify([*actions_in(message.components)])) is not None:
                    found.append((message.id, about))
        except discord.Forbidden as error:
            log.info("the history of a channel may not be read", channel=channel_id, error=repr(error))
        return found[::-1]

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        layout: Layout,
        parent_id: int | None = None,
        file: discord.File | None = None,
    ) -> bool:
        """Edits a message; without a ``file`` its picture stays if the layout shows it. Returns whether Discord took it
        as it is, and not with words in the place of a picture. ``parent_id``: the channel of a thread, which has the id
        of the message there that it was opened on."""
        there = channel_id if message_id != channel_id or parent_id is None else parent_id
        message = self._channel(there).get_partial_message(message_id)

        async def change(shown: Layout, files: list[discord.File]) -> bool:
            await message.edit(view=shown, allowed_mentions=NOBODY, **attached(shown, files))
            return shown is layout

        return await self._opened_again(channel_id, lambda: illustrated(change, layout, file))

    async def redraw(self, channel_id: int, message_id: int, layout: Layout, file: discord.File | None) -> None:
        """Edits a message and its picture; without a file its picture goes."""
        message = self._channel(channel_id).get_partial_message(message_id)

        async def change(shown: Layout, files: list[discord.File]) -> None:
            await message.edit(view=shown, attachments=files, allowed_mentions=NOBODY)

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
