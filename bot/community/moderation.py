"""Moderation: what moderators do at a server's tables, each action with a line in the server's audit list."""

from __future__ import annotations

from contextlib import suppress

from bot.community.servers import Servers, managers_only
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table


class Moderation:
    """Ends tables, removes people from seats, and bans people."""

    def __init__(self, tables: Tables, servers: Servers) -> None:
        self._tables = tables
        self._servers = servers

    async def end(self, table_id: int, person: Person) -> Table:
        """Ends a table, for its host or a moderator; what a moderator does is noted. Raises NotAllowed."""
        record = (await self._tables.get(table_id)).record
        table = await self._tables.end(table_id, person)
        if person.id != record.host_id:
            await self._servers.note(record.guild_id, "end", person, table=table_id)
        return table

    async def remove(self, guild_id: int, player_id: int, name: str, by: Person, table_id: int | None = None) -> int:
        """Removes a person from their seats on a server, or at one table; returns from how many. Raises NotAllowed."""
        managers_only(by)
        taken = 0
        for table in await self._tables.of_player(player_id):
            if table.record.guild_id == guild_id and table_id in (None, table.record.id):
                with suppress(NotAllowed):  # the game has just ended, or they have left it
                    await self._tables.remove(table.record.id, player_id)
                    await self._servers.note(guild_id, "remove", by, player_id, name, table.record.id)
                    taken += 1
        if not taken:
            raise NotAllowed("not-seated-there")
        return taken

    async def ban(self, guild_id: int, player_id: int, name: str, by: Person) -> None:
        """Bans a person from the tables of a server, and removes them from their seats there. Raises NotAllowed."""
        async with self._tables.people.of(player_id):  # so that no join decided before the ban comes after it
            theirs = [each for each in await self._tables.of_player(player_id) if each.record.guild_id == guild_id]
            try:
                await self._servers.ban(guild_id, player_id, name, by)
            except NotAllowed as refusal:
                if refusal.key != "barred-already" or not theirs:  # else a ban that was interrupted
                    raise
            for table in theirs:
                with suppress(NotAllowed):
                    await self._tables.remove(table.record.id, player_id)
