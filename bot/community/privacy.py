"""Privacy: exports and deletes the data of people and servers, and deletes old data in time."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection
from datetime import timedelta
from functools import partial
from typing import Any, Final

import structlog

from bot.background import Job
from bot.community.people import People
from bot.community.servers import Servers
from bot.language.wording import FORMER
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, SECOND
from bot.tables.person import Person
from bot.tables.seating import give_up, mark_hand_seen
from bot.tables.service import Tables
from db import Store, once_written

log = structlog.get_logger(__name__)

GRACE: Final = timedelta(days=30)
"""How long a server's data is kept after the bot was removed from it."""


class Privacy:
    """Exports and deletes data."""

    def __init__(
        self,
        tables: Tables,
        forgetting: Callable[[Person], contextlib.AbstractAsyncContextManager[None]],
        people: People,
        servers: Servers,
        *redraws: Callable[[], None],
    ) -> None:
        """``forgetting``: a context in which a person's data is deleted; ``redraws`` start redrawing the public
        messages that still show the name of a deleted person."""
        self._tables = tables
        self._store: Store = tables.store
        self._forgetting = forgetting
        self._people = people
        self._servers = servers
        self._redraws = redraws
        self.job = Job("privacy", self._forget_daily)
        """Deletes old data, each day."""

    # -- people

    async def export(self, player_id: int) -> dict[str, list[dict[str, Any]]]:
        """Everything that is stored about a person: their rows, by table."""
        return await self._store.privacy.export(player_id)

    async def delete(self, player: Person) -> None:
        """Deletes a person's data: they lose their seats and are named nowhere any more. What others did stays."""
        # The lock keeps the person from sitting down meanwhile.
        async with self._tables.person_locks.changing(player.id), self._forgetting(player):
            await self._delete(player)

    async def _delete(self, player: Person) -> None:
        for table in await self._tables.of_player(player.id):
            with contextlib.suppress(NotAllowed):  # the game has just ended
                await self._tables.leave(table.record.id, player)
        reserved = await self._store.tables.alive_reserved_for(player.id)
        for table_id in reserved:
            with contextlib.suppress(NotAllowed):  # it has just been released
                await self._tables.advance(table_id, lambda table: give_up(table, player.id))
        running = await self._store.privacy.running(player.id)
        for table_id in running:
            await self._tables.repository.change(table_id, lambda table: mark_hand_seen(table, player.id))
        delete = partial(self._delete_stored, player.id, reserved)
        await self._tables.repository.with_tables_locked(running, delete)

    async def _delete_stored(self, player_id: int, reserved: Collection[int]) -> None:
        delete = self._store.privacy.delete(player_id, FORMER, reserved)
        await once_written(delete, partial(self._forget, player_id))

    def _forget(self, player_id: int) -> None:
        self._people.forget(player_id)
        for redraw in self._redraws:
            redraw()

    # -- servers

    async def update_presence(self, present: Callable[[int], bool], ours: Callable[[int], bool]) -> None:
        """Notes on which servers the bot is after a start: it may have been removed from some, and be back on others.
        ``present`` says whether the bot is on a server now, ``ours`` whether this process serves it."""
        for guild_id in await self._store.privacy.servers():
            if (here := present(guild_id)) or ours(guild_id):
                await self._servers.note_presence(guild_id, present=here)

    async def _forget_daily(self) -> float:
        await self.forget_what_is_due()
        return DAY / SECOND

    async def forget_what_is_due(self) -> None:
        """Deletes the data of servers that the bot left long ago, old lines about moderators, old games and matches
        that count for nothing, old versions of house rules, and old backups from before migrations."""
        now = self._tables.now()
        for guild_id in await self._store.privacy.gone_before(now - GRACE // timedelta(milliseconds=1)):
            if self._tables.ownership.owns(guild_id):
                running = await self._store.tables.alive_in_guild(guild_id)
                await self._tables.repository.with_tables_locked(running, partial(self._delete_server, guild_id))
        await self._store.privacy.forget_audit(now)
        await self._store.privacy.forget_uncounted(now)
        await self._store.house_rules.forget_replaced(now)
        await self._store.forget_old_safety_copies(now)

    async def _delete_server(self, guild_id: int) -> None:
        try:
            if await self._servers.delete(guild_id, self._store.privacy.delete_server):
                log.info("a server was forgotten", server=guild_id)
        finally:  # part of it is gone, too, if that failed
            self._people.forget_server(guild_id)
