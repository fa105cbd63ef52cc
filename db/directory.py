"""The directory: servers and people, apart from their games, and what moderators have done about them."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update

from db import schema
from db.database import Subject
from db.records import AuditRecord, BanRecord, Fence, GuildRecord, PlayerRecord
from db.settings import wants_listing
from db.statements import as_row, columns_of, upsert

_PLAYERS: Final = schema.players


class DirectoryStore(Subject):
    """Servers and people in the store."""

    async def player(self, player_id: int) -> PlayerRecord | None:
        """The record of a person; None if the bot has not met them."""
        return await self._database.record(_PLAYERS, PlayerRecord, _PLAYERS.c.id == player_id)

    async def see_player(self, player_id: int, name: str, locale: str, at: int) -> None:
        """Stores a person's current name and language; ``at`` is in epoch milliseconds."""
        await self._database.write(upsert(schema.players, id=player_id, name=name, locale=locale, seen_at=at))

    async def name_player(self, player_id: int, guild_id: int, name: str) -> None:
        """Stores the name of a person on a server."""
        await self._database.write(upsert(schema.names, player_id=player_id, guild_id=guild_id, name=name))

    async def set_preferences(self, player_id: int, preferences: str) -> None:
        """Stores the preferences (JSON) of a person who was seen before; for others it does nothing. With ``"listed":
        false`` the person is on no leaderboard."""
        rows, listed = schema.standings.c, wants_listing(preferences)
        await self._database.write(
            update(schema.players).where(schema.players.c.id == player_id).values(preferences=preferences),
            update(schema.standings).where(rows.player_id == player_id, rows.listed != listed).values(listed=listed),
        )

    async def guilds(self) -> list[GuildRecord]:
        """The records of all servers."""
        return await self._database.records(schema.guilds, GuildRecord)

    async def set_guild(self, guild: GuildRecord, fence: Fence | None = None) -> None:
        """Inserts or updates the record of a server."""
        await self._database.write(upsert(schema.guilds, **as_row(guild)), fence=fence)

    async def set_removed(self, guild_id: int, at: int | None, fence: Fence | None = None) -> None:
        """Stores when the bot was removed from a server (epoch milliseconds), or None if it is there. The settings stay
        as they are."""
        await self._database.write(upsert(schema.guilds, id=guild_id, removed_at=at), fence=fence)

    async def reset_standings(self, guild: GuildRecord, line: AuditRecord, fence: Fence | None = None) -> None:
        """Deletes the standings and badges of a server, stores ``guild``, whose settings say since when its games
        count, and adds the line about that to the audit log."""
        counted = [delete(table).where(table.c.guild_id == guild.id) for table in (schema.standings, schema.badges)]
        await self._database.write(upsert(schema.guilds, **as_row(guild)), *counted, add_line(line), fence=fence)


# -- moderation: who may not sit down at the tables of a server, and what its moderators have done

_BANS: Final = schema.bans
_AUDIT: Final = schema.audit


def fingerprint(guild_id: int, player_id: int) -> str:
    """The fingerprint by which a ban knows a person. It stays when the person's data is deleted, so that nobody gets
    rid of a ban in that way."""
    return sha256(f"{guild_id}:{player_id}".encode()).hexdigest()[:32]


def add_line(line: AuditRecord) -> Executable:
    """Adds a line to the audit log of a server."""
    return insert(_AUDIT).values(as_row(line))


class ModerationStore(Subject):
    """Bans and audit lines in the store."""

    async def bans(self, guild_id: int | None = None) -> list[BanRecord]:
        """The bans of a server, or of all servers, the oldest first."""
        there = [] if guild_id is None else [_BANS.c.guild_id == guild_id]
        return await self._database.records(_BANS, BanRecord, *there, order_by=[_BANS.c.at, _BANS.c.fingerprint])

    async def ban(self, ban: BanRecord, line: AuditRecord, fence: Fence | None = None) -> None:
        """Adds a ban, and the line about it. Raises Conflict if the person is blocked already."""
        await self._database.write(insert(_BANS).values(as_row(ban)), add_line(line), fence=fence)

    async def unban(self, guild_id: int, mark: str, line: AuditRecord, fence: Fence | None = None) -> None:
        """Deletes a ban if there is one, and adds the line about that."""
        this = (_BANS.c.guild_id == guild_id) & (_BANS.c.fingerprint == mark)
        await self._database.write(delete(_BANS).where(this), add_line(line), fence=fence)

    async def blocked_id(self, guild_id: int, mark: str) -> int | None:
        """The id of the person whom this ban is about, from the lines about bans; None once their data is deleted."""
        query = select(_AUDIT.c.about_id).where(_AUDIT.c.guild_id == guild_id, _AUDIT.c.about_id.is_not(None))
        ids = await self._database.column(query.distinct())
        return next((each for each in ids if fingerprint(guild_id, each) == mark), None)

    async def banned_by(self, guild_id: int, what: str) -> dict[str, str]:
        """Who has banned people from a server, by the fingerprints of these, from the lines that say ``what``; without
        those of people whose data is deleted."""
        about = _AUDIT.c.guild_id == guild_id, _AUDIT.c.what == what, _AUDIT.c.about_id.is_not(None)
        query = select(_AUDIT.c.about_id, _AUDIT.c.by_name).where(*about).order_by(_AUDIT.c.id)
        return {fingerprint(guild_id, each): by for each, by in await self._database.read(query)}

    async def note(self, line: AuditRecord) -> None:
        """Adds a line to the audit log of a server."""
        await self._database.write(add_line(line))

    async def lines(self, guild_id: int, most: int) -> list[AuditRecord]:
        """At most ``most`` lines of the audit log of a server, newest first."""
        query = select(*columns_of(_AUDIT, AuditRecord)).where(_AUDIT.c.guild_id == guild_id)
        return [AuditRecord(*row) for row in await self._database.read(query.order_by(_AUDIT.c.id.desc()).limit(most))]
