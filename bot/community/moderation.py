"""Moderation: what those who manage a server do at its tables, each with a line in the server's list."""

from __future__ import annotations

from bot.community.servers import Servers, managers_only
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.service import Tables
from bot.tables.table import Table


class Moderation:
    """Ends tables, and keeps people away from them."""

    def __init__(self, tables: Tables, servers: Servers) -> None:
        self._tables = tables
        self._servers = servers

    async def end(self, table_id: int, person: Person) -> Table:
        """The host closes the table, or a moderator, who is noted."""
        record = (await self._tables.get(table_id)).record
        table = await self._tables.end(table_id, person)
        if person.id != record.host_id:
            await self._servers.note(record.guild_id, "end", person, table=table_id)
        return table

    async def remove(self, guild_id: int, player_id: int, name: str, by: Person, table_id: int | None = None) -> int:
        """Takes a person from the seats of a server, or from one of them; says from how many. Raises NotAllowed."""
        managers_only(by)
        taken = 0
        for table in await self._tables.of_player(player_id):
            if table.record.guild_id == guild_id and table_id in (None, table.record.id):
                await self._tables.remove(table.record.id, player_id)
                await self._servers.note(guild_id, "remove", by, player_id, name, table.record.id)
                taken += 1
        if not taken:
            raise NotAllowed("not-seated-there")
        return taken

    async def ban(self, guild_id: int, player_id: int, name: str, by: Person) -> None:
        """From now on the person may not sit down, and whatever seats they have are gone."""
        async with self._tables.people.of(player_id):  # no join that has not seen the ban may come after it
            await self._servers.ban(guild_id, player_id, name, by)
            for table in await self._tables.of_player(player_id):
                if table.record.guild_id == guild_id:
                    await self._tables.remove(table.record.id, player_id)
