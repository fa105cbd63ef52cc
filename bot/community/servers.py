"""Servers: the settings of each, who may not sit down there, and what its moderators have done."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from bot.community.settings import Settings
from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.person import Person
from db import Conflict, GuildRecord, Store
from db.moderation import AuditRecord as AuditRecord  # screens know lines, not the store
from db.moderation import BanRecord, fingerprint

MOST_BANS: Final = 25
"""As many as a menu lists."""
LINES: Final = 15
BANNED: Final = "bar"
UNBANNED: Final = "lift"
"""What a line calls a ban and its end: stored, and known to `audit-line` of the language files."""


class Servers:
    """What was chosen for all servers, read at the start and written at each change."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._locks = Locks()
        """By server: what is decided on what is known of it is written before anything else is."""
        self._records: dict[int, GuildRecord] = {}
        self._settings: dict[int, Settings] = {}
        self._bans: dict[int, dict[str, BanRecord]] = {}
        """By server and fingerprint."""

    async def load(self) -> None:
        """Reads all servers from the store; once, before anything is asked."""
        for record in await self._store.directory.guilds():
            self._keep(record)
        for ban in await self._store.moderation.bans():
            self._keep_ban(ban)

    def _keep(self, record: GuildRecord) -> None:
        self._records[record.id] = record
        self._settings[record.id] = Settings.read(record.settings)

    def _keep_ban(self, ban: BanRecord) -> None:
        self._bans.setdefault(ban.guild_id, {})[ban.fingerprint] = ban

    # -- settings

    def of(self, guild_id: int) -> Settings:
        """The settings of a server; the usual ones where it has changed none."""
        return self._settings.get(guild_id, _USUAL)

    def announcing(self) -> list[int]:
        """The servers that have named a channel for announcements."""
        return [guild_id for guild_id, settings in self._settings.items() if settings.announce is not None]

    async def change(self, guild_id: int, by: Person, **changes: Any) -> Settings:
        """Raises NotAllowed for whoever may not manage the server, and for what cannot be chosen."""
        managers_only(by)
        async with self._locks.of(guild_id):
            try:
                settings = self.of(guild_id).changed(**changes)
            except ValueError:
                raise NotAllowed("unreadable") from None
            await self._write(replace(self._record(guild_id), locale=settings.language, settings=settings.write()))
            return settings

    async def reset_leaderboards(self, guild_id: int, by: Person) -> None:
        """Only games that end from now on count."""
        managers_only(by)
        async with self._locks.of(guild_id):
            settings = self.of(guild_id).changed(counted_from=self._now())
            record = replace(self._record(guild_id), settings=settings.write())
            await self._store.directory.reset_standings(record)
            self._keep(record)
        await self.note(guild_id, "reset", by)

    def check_channel(self, guild_id: int, *channel_ids: int) -> None:
        """Whether there may be a table in a channel, or in a thread of one. Raises NotAllowed that says where."""
        channels = self.of(guild_id).channels
        if channels and not set(channels) & set(channel_ids):
            raise NotAllowed("wrong-channel", where=", ".join(f"<#{channel}>" for channel in channels))

    # -- bans and audit

    def banned(self, guild_id: int, player_id: int) -> bool:
        """Whether a person may not sit at tables of the server."""
        bans = self._bans.get(guild_id)
        return bans is not None and fingerprint(guild_id, player_id) in bans

    def bans(self, guild_id: int) -> list[tuple[str, str]]:
        """Who is banned on a server: what each ban is known by, and the name."""
        return [(ban.fingerprint, ban.name) for ban in self._bans.get(guild_id, {}).values()]

    async def ban(self, guild_id: int, player_id: int, name: str, by: Person) -> None:
        """The person may not sit down on this server any more."""
        managers_only(by)
        async with self._locks.of(guild_id):
            if self.banned(guild_id, player_id):
                raise NotAllowed("barred-already", name=name)
            if len(self.bans(guild_id)) >= MOST_BANS:
                raise NotAllowed("too-many-bars", most=MOST_BANS)
            ban = BanRecord(guild_id, fingerprint(guild_id, player_id), name, self._now())
            try:
                await self._store.moderation.ban(ban)
            except Conflict:  # two moderators at two processes at once
                raise NotAllowed("barred-already", name=name) from None
            self._keep_ban(ban)
        await self.note(guild_id, BANNED, by, player_id, name)

    async def unban(self, guild_id: int, mark: str, by: Person, player_id: int | None = None) -> str:
        """The person may sit down again; gives their name."""
        managers_only(by)
        ban = self._bans.get(guild_id, {}).get(mark)
        if ban is None:
            raise NotAllowed("not-barred")
        await self._store.moderation.unban(guild_id, mark)
        self._bans.get(guild_id, {}).pop(mark, None)
        await self.note(guild_id, UNBANNED, by, player_id, ban.name)
        return ban.name

    async def unban_person(self, guild_id: int, player_id: int, by: Person) -> str:
        """Takes away the ban of a person whose id is known; gives their name. Raises NotAllowed."""
        return await self.unban(guild_id, fingerprint(guild_id, player_id), by, player_id)

    async def note(
        self, guild_id: int, what: str, by: Person, about: int | None = None, name: str = "", table: int | None = None
    ) -> None:
        """A line in the list of what moderators did."""
        line = AuditRecord(guild_id, self._now(), what, by.id, by.name, about, name, table)
        await self._store.moderation.note(line)

    async def lines(self, guild_id: int) -> list[AuditRecord]:
        """What was done on a server by those who may manage it, newest first."""
        return await self._store.moderation.lines(guild_id, LINES)

    async def rename_bans(self, player_id: int, name: str) -> None:
        """The store knows the person's name no longer."""
        for guild_id, mark in await asyncio.to_thread(_marks, tuple(self._bans), player_id):
            ban = self._bans.get(guild_id, {}).get(mark)
            if ban is not None:
                self._keep_ban(replace(ban, name=name))

    # -- coming and going

    async def bot_removed(self, guild_id: int) -> None:
        """The bot was removed: from now on the server's data has a last day."""
        record = self._record(guild_id)
        if record.removed_at is None:
            await self._write(replace(record, removed_at=self._now()))

    async def bot_present(self, guild_id: int) -> None:
        """The bot is on the server again: nothing of it is deleted."""
        record = self._record(guild_id)
        if record.removed_at is not None:
            await self._write(replace(record, removed_at=None))

    def forget(self, guild_id: int) -> None:
        """The store knows the server no longer."""
        self._records.pop(guild_id, None)
        self._settings.pop(guild_id, None)
        self._bans.pop(guild_id, None)

    def _record(self, guild_id: int) -> GuildRecord:
        return self._records.get(guild_id) or GuildRecord(guild_id)

    async def _write(self, record: GuildRecord) -> None:
        await self._store.directory.set_guild(record)
        self._keep(record)


_USUAL: Final = Settings()


def _marks(guild_ids: tuple[int, ...], player_id: int) -> list[tuple[int, str]]:
    """What each of these servers knows a person by. With many servers it takes a while: call it in a thread."""
    return [(guild_id, fingerprint(guild_id, player_id)) for guild_id in guild_ids]


def managers_only(person: Person) -> None:
    """Raises NotAllowed for whoever may not manage the server."""
    if not person.may_manage:
        raise NotAllowed("managers-only")
