"""Places: the message *Play Hearts here* of each server that has one, with the tables that are open now."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import discord
import structlog

from bot.background import Job
from bot.client import HeartsBot
from bot.community.settings import PlayHere
from bot.messages.live_messages import LiveMessage, LiveMessages
from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.repository import Cause
from bot.tables.table import Table
from bot.transport.failures import (
    FAILED,
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    code_of,
    may_be_edited_later,
    unless_refused,
)
from bot.ui.actions import Action
from bot.ui.calls import BE_CALLED
from bot.ui.items import Layout, digest
from cogs.setup.screens import play_here
from db import Status

log = structlog.get_logger(__name__)

LAG: Final = 2_000
"""Milliseconds after which a change is shown: several often come together."""
GAP: Final = 20_000
"""Milliseconds between two edits of one message, which leaves the requests to the boards of games."""
SPREAD: Final = 0.2
"""Seconds between the messages of two servers."""


@dataclass(slots=True)
class PlaceMessage(LiveMessage):
    """The message of one server."""

    settled: tuple[int, bytes] | None = None
    """Which message shows what: its id, and the digest of its layout."""


class Places:
    """Posts the messages, and edits them. A server has one at most, and the settings of the server say where."""

    def __init__(self, bot: HeartsBot) -> None:
        self._bot, self._channels, self._tables, self._servers = bot, bot.channel_messages, bot.tables, bot.servers
        self.live = LiveMessages("place", PlaceMessage, self._show, None, bot.tables.now, gap=GAP)
        """By server."""
        self._locks = Locks()
        """One for each server, held while its message is posted, edited or replaced, however long Discord takes."""
        self.job = Job("places", self._draw_all)
        """Brings all messages up to date, one after another."""
        bot.tables.repository.listen(self._changed)
        bot.tables.repository.listen_to_places(lambda table: self._mark(table.record.guild_id))
        bot.servers.listen(self.redraw_server)

    async def redraw_server(self, guild_id: int) -> None:
        """Redraws the message of a server, soon."""
        self._mark(guild_id)

    async def post(self, guild_id: int, channel_id: int, since: int) -> None:
        """Posts the message in a channel in place of the one that the server has; ``since`` is the id of what asked for
        that. What Discord does not accept now is tried again. Raises what `FAILED` names if the old one cannot be
        deleted now."""
        async with self._locks.of(guild_id):
            old = self._servers.settings(guild_id).play_here
            if old is not None and old.message is not None:  # first: a kill after it leaves one message or none
                with unless_refused(log, "an old message cannot be deleted", channel=old.channel):
                    await self._channels.delete(old.channel, old.message)
            await self._servers.keep(guild_id, play_here=PlayHere(channel=channel_id, since=since))
        await self.live.draw(guild_id)

    async def _draw_all(self) -> None:
        for guild in tuple(self._bot.guilds):
            if self._servers.settings(guild.id).play_here is not None:
                await self.live.draw(guild.id)
                await asyncio.sleep(SPREAD)

    def _changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Repository`."""
        if _told(before) != _told(after):
            self._mark(after.record.guild_id)

    def _mark(self, guild_id: int) -> None:
        if self._servers.settings(guild_id).play_here is not None:
            self.live.mark(guild_id, self._tables.now() + LAG)

    async def _show(self, guild_id: int, message: PlaceMessage) -> None:
        """Posts or edits the message of a server. One that somebody has deleted is not posted again."""
        async with self._locks.of(guild_id):
            guild, place = self._bot.get_guild(guild_id), self._servers.settings(guild_id).play_here
            if guild is None or place is None or not self._tables.ownership.owns(guild_id):
                self.live.forget(guild_id)
                return
            layout = await self._draw(guild, place.channel)
            if place.message is None:
                posted, is_new = await self._channels.post_once(
                    place.channel, layout, f"here {place.since}", place.since, _identify, silent=True
                )
                place = place.model_copy(update={"message": posted})
                await self._servers.keep(guild_id, play_here=place)
                if is_new:
                    message.settled = posted, digest(layout)
            wanted = place.message or 0, digest(layout)
            if message.settled != wanted:
                message.settled = wanted if await self._edit(guild_id, place, layout) else None

    async def _edit(self, guild_id: int, place: PlayHere, layout: Layout) -> bool:
        """Edits the message; returns False if Discord refuses that. Raises errors after which it may succeed."""
        await self._bot.budget.wait_to_edit()
        try:
            await self._channels.edit(place.channel, place.message or 0, layout)
        except FAILED as error:
            if may_be_edited_later(error):
                raise
            log.info("a place may not be shown", server=guild_id, error=repr(error))
            if code_of(error) in (UNKNOWN_MESSAGE, UNKNOWN_CHANNEL):
                await self._servers.keep(guild_id, play_here=None)
            return False
        return True

    async def _draw(self, guild: discord.Guild, channel_id: int) -> Layout:
        tables = [table for table in await self._open(guild.id) if _is_seen(guild, channel_id, table)]
        waiting = [table.seen_by(None) for table in tables if table.record.status is Status.LOBBY]
        playing = sum(table.record.status is Status.PLAYING for table in tables)
        allowed = self._servers.settings(guild.id).channels
        opens = "" if channel_id in allowed else ", ".join(f"<#{each}>" for each in allowed)
        free = [view for view in waiting if view.free]
        return play_here(free, playing, self._bot.public_say(guild.id), opens=opens)

    async def _open(self, guild_id: int) -> Sequence[Table]:
        """The public tables of a server that are not over, the oldest first."""
        found = []
        for table_id in sorted(await self._tables.store.tables.alive_in_guild(guild_id)):
            try:
                table = await self._tables.get(table_id)
            except NotAllowed:  # it is gone by now
                continue
            if table.alive and table.kind.public:
                found.append(table)
        return found


def _told(table: Table) -> tuple[object, ...]:
    """What the message tells of a table. A new host comes with a seat that another has left."""
    return table.record.status, [(seat.player_id, seat.name, seat.held_for) for seat in table.seats]


def _is_seen(guild: discord.Guild, channel_id: int, table: Table) -> bool:
    """Whether everybody who sees a channel may see a table: it is there, or all may see where it is, or the same
    people."""
    home = guild.get_channel(table.record.parent_id or table.record.channel_id)
    here = guild.get_channel(channel_id)
    if table.record.members is not None or home is None or here is None:
        return False
    return home.overwrites == here.overwrites or home.permissions_for(guild.default_role).view_channel


def _identify(actions: Sequence[Action]) -> str | None:
    """Looks for the message: its button for people who want to be called names no table, and *Help* is beside it."""
    asked = {action.verb for action in actions}
    return "here" if BE_CALLED in asked and "come" not in asked else None
