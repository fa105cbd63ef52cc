"""Guild events: suspends and redraws tables when servers, channels and permissions of the bot come, change and go; and
greets a server that the bot joins."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import discord
import structlog
from cachetools import LRUCache
from discord.ext import commands

from bot.background import Tasks, retry_until_stored
from bot.community.servers import Servers
from bot.language.wording import Translator
from bot.messages.boards import Boards
from bot.messages.outdated_messages import OutdatedMessages
from bot.messages.subjects import INVITES
from bot.tables.repository import MOVED
from bot.tables.service import Tables
from bot.transport.failures import FAILED
from bot.transport.mentions import NOBODY
from bot.ui.calls import welcome

log = structlog.get_logger(__name__)


MAX_UNKNOWN: Final = 10_000
"""How many servers are remembered of which Discord has not told yet; it may have no more to tell of some."""


class GuildEvents:
    """Hears from Discord on which servers the bot is, and where it may write."""

    def __init__(
        self,
        bot: commands.AutoShardedBot,
        tables: Tables,
        boards: Boards,
        outdated_messages: OutdatedMessages,
        servers: Servers,
        public_say: Callable[[int], Translator],
        redraw_features: Callable[[int], Awaitable[None]],
    ) -> None:
        self._tables, self._store, self._boards = tables, tables.store, boards
        self._outdated_messages, self._redraw_features = outdated_messages, redraw_features
        self._bot, self._servers, self._public_say = bot, servers, public_say
        self._tasks = Tasks()
        self._unknown: LRUCache[int, None] = LRUCache(MAX_UNKNOWN)
        """The servers for which something was drawn before Discord had told of them."""
        for event in (
            self.on_guild_join,
            self.on_guild_available,
            self.on_guild_remove,
            self.on_guild_update,
            self.on_guild_channel_delete,
            self.on_raw_thread_delete,
            self.on_guild_channel_update,
            self.on_guild_role_update,
            self.on_guild_role_delete,
            self.on_member_update,
        ):
            bot.add_listener(partial(self._hear, event), event.__name__)
        servers.listen(self.translate, "language")

    async def _hear(self, event: Callable[..., Awaitable[None]], *told: object) -> None:
        """Does what an event asks for as soon as the store can be used."""
        if (task := asyncio.current_task()) is not None:
            self._tasks.keep(task)
        await retry_until_stored(event.__name__, lambda: event(*told))

    async def close(self) -> None:
        """Cancels what waits for the store: after a start Discord tells of all servers again."""
        await self._tasks.close()

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Suspends the tables of a deleted channel."""
        await self._suspend_in(await self._store.tables.alive_in_channel(channel.id))

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        """Suspends the tables of a deleted thread."""
        await self._suspend_in(await self._store.tables.alive_in_channel(thread.thread_id))

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Suspends the tables of a server that removed the bot; its data will be deleted after a while."""
        if self._bot.get_guild(guild.id) is not None:  # it has the bot back by now
            return
        # First, because the server may have the bot back before all is suspended.
        await self._servers.note_presence(guild.id, present=False)
        await self._suspend_in(await self._store.tables.alive_in_guild(guild.id))

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greets a server; if it had the bot before, its data is kept and its messages are updated."""
        if self._bot.get_guild(guild.id) is None:  # it has removed the bot by now
            return
        await self._servers.note_presence(guild.id, present=True)
        await self.redraw(guild.id)
        await self.greet(guild)

    async def greet(self, guild: discord.Guild) -> None:
        """Posts one message in the server's channel for system messages, if it has one and the bot may write there.
        During a handover two processes hear of the server; the nonce keeps Discord from posting a second one."""
        channel = guild.system_channel
        may = discord.Permissions.none() if channel is None else channel.permissions_for(guild.me)
        if channel is None or not (may.view_channel and may.send_messages):
            return
        layout = welcome(self._public_say(guild.id))
        try:
            await channel.send(view=layout, allowed_mentions=NOBODY, silent=True, nonce=f"new {guild.id}")
        except FAILED as error:
            log.info("a server could not be greeted", server=guild.id, error=repr(error))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Redraws what was drawn before the language of a server was known, as in the first moments of a session."""
        if guild.id in self._unknown:
            del self._unknown[guild.id]
            await self.translate(guild.id)

    async def on_guild_update(self, before: discord.Guild, after: discord.Guild) -> None:
        """Redraws what is shown on a server whose language has changed; its settings may choose another one."""
        if before.preferred_locale != after.preferred_locale:
            await self.translate(after.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Redraws what a channel and features show if the bot has new permissions there."""
        if before.permissions_for(me := after.guild.me) != after.permissions_for(me):
            self._show_again(await self._store.tables.alive_in_channel(after.id))
            await self._redraw_others(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Redraws what a server shows if a role of the bot has new permissions."""
        if before.permissions != after.permissions and after in after.guild.me.roles:
            await self.redraw(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Redraws what a server shows: it may have been a role that kept the bot out of a channel."""
        await self.redraw(role.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Redraws what a server shows if the bot's roles have changed; Discord reports no other members."""
        if after == after.guild.me and before.roles != after.roles:
            await self.redraw(after.guild.id)

    def redraw_once_known(self, guild_id: int) -> None:
        """Something is drawn in another language because that of the server is not known."""
        self._unknown[guild_id] = None

    async def translate(self, guild_id: int) -> None:
        """Redraws the messages of a server that still change, in its language."""
        self._show_again(await self._store.tables.alive_in_guild(guild_id), *INVITES)
        await self._redraw_features(guild_id)

    async def redraw(self, guild_id: int) -> None:
        """Redraws the public messages of a server, where the bot may write again."""
        self._show_again(await self._store.tables.alive_in_guild(guild_id))
        await self._redraw_others(guild_id)

    async def _redraw_others(self, guild_id: int) -> None:
        """Redraws the messages of features, and the old ones of tables that were not redrawn."""
        self._outdated_messages.begin()
        await self._redraw_features(guild_id)

    def _show_again(self, table_ids: list[int], *subjects: str) -> None:
        """Redraws tables, the messages that they have left, and those about these subjects."""
        for table_id in table_ids:
            self._boards.mark_dirty(table_id)
            self._outdated_messages.outdate(table_id, MOVED, *subjects)

    async def _suspend_in(self, table_ids: list[int]) -> None:
        await asyncio.gather(*(self._tables.suspend(table_id) for table_id in table_ids))
