"""The directory: the servers and the people that the bot knows, apart from their games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.database import Database
from db.moderation import AuditRecord, add_line
from db.records import Fence
from db.settings import wants_listing
from db.statements import as_row, columns_of, upsert


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A person, with what they prefer."""

    id: int
    name: str
    locale: str
    preferences: str
    """JSON."""
    seen_at: int


@dataclass(frozen=True, slots=True)
class GuildRecord:
    """A server, with its settings."""

    id: int
    settings: str = "{}"
    """JSON."""
    removed_at: int | None = None


_GUILDS: Final = select(*columns_of(schema.guilds, GuildRecord))
_PLAYERS: Final = select(*columns_of(schema.players, PlayerRecord))
_SET_PREFERENCES: Final = (
    update(schema.players).where(schema.players.c.id == bindparam("b_id")).values(preferences=bindparam("preferences"))
)
_SET_LISTED: Final = (
    update(schema.standings)
    .where(schema.standings.c.player_id == bindparam("b_id"), schema.standings.c.listed != bindparam("listed"))
    .values(listed=bindparam("listed"))
)


class DirectoryStore:
    """Servers and people in the store. Every method raises as those of `Store` do."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._set_guild = upsert(database.dialect, schema.guilds, "settings", "removed_at")
        self._set_removed = upsert(database.dialect, schema.guilds, "removed_at")
        self._see_player = upsert(database.dialect, schema.players, "name", "locale", "seen_at")
        self._name_player = upsert(database.dialect, schema.names, "name")

    async def player(self, player_id: int) -> PlayerRecord | None:
        """The record of a person; None if the bot has not met them."""
        rows = await self._database.read(_PLAYERS.where(schema.players.c.id == player_id))
        return PlayerRecord(*rows[0]) if rows else None

    async def see_player(self, player_id: int, name: str, locale: str, at: int) -> None:
        """Stores a person's current name and language; ``at`` is in epoch milliseconds."""
        await self._database.write(self._see_player, id=player_id, name=name, locale=locale, seen_at=at)

    async def name_player(self, player_id: int, guild_id: int, name: str) -> None:
        """Stores the name of a person on a server."""
        await self._database.write(self._name_player, player_id=player_id, guild_id=guild_id, name=name)

    async def set_preferences(self, player_id: int, preferences: str) -> None:
        """Stores the preferences (JSON) of a person who was seen before; for others it does nothing. With ``"listed":
        false`` the person is on no leaderboard."""
        values = {"b_id": player_id, "preferences": preferences, "listed": wants_listing(preferences)}

        async def run(connection: AsyncConnection) -> None:
            for statement in (_SET_PREFERENCES, _SET_LISTED):
                await connection.execute(statement, values)

        await self._database.transact(run)

    async def guilds(self) -> list[GuildRecord]:
        """The records of all servers."""
        return [GuildRecord(*row) for row in await self._database.read(_GUILDS)]

    async def set_guild(self, guild: GuildRecord, fence: Fence | None = None) -> None:
        """Inserts or updates the record of a server."""
        await self._database.write(self._set_guild, fence, **as_row(guild))

    async def set_removed(self, guild_id: int, at: int | None, fence: Fence | None = None) -> None:
        """Stores when the bot was removed from a server (epoch milliseconds), or None if it is there. The settings stay
        as they are."""
        await self._database.write(self._set_removed, fence, id=guild_id, removed_at=at)

    async def reset_standings(self, guild: GuildRecord, line: AuditRecord, fence: Fence | None = None) -> None:
        """Deletes the standings and badges of a server, stores ``guild``, whose settings say since when its games
        count, and adds the line about that to the audit log."""

        async def run(connection: AsyncConnection) -> None:
            await connection.execute(self._set_guild, as_row(guild))
            for table in (schema.standings, schema.badges):
                await connection.execute(delete(table).where(table.c.guild_id == guild.id))
            await connection.execute(add_line(line))

        await self._database.transact(run, fence)
