"""Servers: the settings of each, its bans, and the list of what its moderators did."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

import structlog

from bot.community.settings import Settings
from bot.tables.errors import NotAllowed
from bot.tables.locks import Locks
from bot.tables.person import Person
from bot.tables.repository import Ownership
from db import Conflict, Fence, GuildRecord, Store, StoreUnavailable, once_written
from db.directory import fingerprint
from db.records import AuditRecord, BanRecord

log = structlog.get_logger(__name__)

_ID: Final = re.compile(r"(?:<@!?)?([0-9]{1,20})>?")
"""The id of a person, or their mention."""
LINES: Final = 15
BANNED: Final = "bar"
UNBANNED: Final = "lift"
"""The stored names of a ban and of its end, also used by `audit-line` in the language files."""


@dataclass(frozen=True, slots=True)
class AuditLine:
    """What a moderator did, to whom or to which table."""

    at: int
    what: str
    by: str
    about: str
    table_id: int | None


@dataclass(frozen=True, slots=True)
class Ban:
    """Somebody who may not sit down on a server, since when, and through whom (empty if that is not known)."""

    mark: str
    """The fingerprint."""
    name: str
    at: int
    by: str


class Servers:
    """The settings and bans of all servers, read at the start and written at each change. Nothing is written after a
    handover: the next holder of the shard has read them by then."""

    def __init__(self, store: Store, now: Callable[[], int], ownership: Ownership | None = None) -> None:
        self._store = store
        self._now = now
        self._ownership = ownership or Ownership()
        self._locks = Locks()
        """One lock per server, held from reading what is known until a decision based on it is written."""
        self._records: dict[int, GuildRecord] = {}
        self._settings: dict[int, Settings] = {}
        self._listeners: list[tuple[Callable[[int], Awaitable[None]], frozenset[str]]] = []
        """Each with the names of the settings that it is called for; without any, for all."""
        self._bans: dict[int, set[str]] = {}
        """By server id: the fingerprints. The names are read when they are shown: they may be taken out of the store,
        also by another process."""

    async def load(self, which: Callable[[int], bool] = lambda guild_id: True) -> None:
        """Reads these servers from the store: all before anything else, and later those that other processes had."""
        records, bans = await self._store.directory.guilds(), await self._store.moderation.bans()
        for guild_id in [*filter(which, self._records.keys() | self._bans.keys())]:
            self.forget(guild_id)
        for record in records:
            if which(record.id):
                self._keep(record)
        for ban in bans:
            if which(ban.guild_id):
                self._keep_ban(ban)

    def _keep(self, record: GuildRecord) -> None:
        self._records[record.id] = record
        self._settings[record.id] = Settings.read(record.settings)

    def _keep_ban(self, ban: BanRecord) -> None:
        self._bans.setdefault(ban.guild_id, set()).add(ban.fingerprint)

    # -- settings

    def settings(self, guild_id: int) -> Settings:
        """The settings of a server; the defaults if it has changed none."""
        return self._settings.get(guild_id, _USUAL)

    def announcing(self) -> list[int]:
        """The ids of the servers that have a channel for announcements."""
        return [guild_id for guild_id, settings in self._settings.items() if settings.announce is not None]

    async def change(self, guild_id: int, by: Person, **changes: Any) -> Settings:
        """Changes settings of a server and returns them all. Raises NotAllowed if the person may not manage the server,
        and for a value that cannot be chosen."""
        check_manager(by)
        settings = await self.keep(guild_id, **changes)
        for listener, names in self._listeners:
            if not names or names & changes.keys():
                await listener(guild_id)
        return settings

    async def keep(self, guild_id: int, **known: Any) -> Settings:
        """Stores what the bot itself keeps with the settings of a server, and returns them all. Raises as `change`
        does."""
        fence = self._ownership.own_fence(guild_id)
        async with self._locks.changing(guild_id):
            try:
                settings = self.settings(guild_id).changed(**known)
            except ValueError:
                raise NotAllowed("unreadable") from None
            record = replace(self._record(guild_id), settings=settings.write())
            await once_written(self._store.directory.set_guild(record, fence), partial(self._keep, record))
        return settings

    async def rules_renamed(self, guild_id: int, old: str, new: str) -> None:
        """Lets the channels whose default house rules were have another name keep them."""
        settings = self.settings(guild_id)
        for channel_id in [each for each, own in settings.by_channel.items() if own.rules == old]:
            await self.keep(guild_id, by_channel=self.settings(guild_id).with_channel(channel_id, rules=new))

    def listen(self, listener: Callable[[int], Awaitable[None]], *names: str) -> None:
        """Has a listener called with the id of a server that has changed its settings, or one with these names."""
        self._listeners.append((listener, frozenset(names)))

    async def reset_leaderboards(self, guild_id: int, by: Person) -> None:
        """Resets the leaderboards of a server: only games that end from now on count. Raises NotAllowed, also if the
        store fails when part of the leaderboards may be gone already; then it can be done again."""
        check_manager(by)
        fence = self._ownership.own_fence(guild_id)
        async with self._locks.changing(guild_id):
            try:
                await self._store.privacy.delete_most_standings(guild_id, fence)
                settings = self.settings(guild_id).changed(counted_from=self._now())
                record = replace(self._record(guild_id), settings=settings.write())
                reset = self._store.directory.reset_standings(record, self._line(guild_id, "reset", by), fence)
                await once_written(reset, partial(self._keep, record))
            except StoreUnavailable as error:
                log.error("leaderboards may be reset in part", server=guild_id, error=str(error))
                raise NotAllowed("reset-unfinished") from error

    def check_channel(self, guild_id: int, *channel_ids: int) -> None:
        """Raises NotAllowed if no table may be in these channels (a channel, or a thread and its parent)."""
        channels = self.settings(guild_id).channels
        if channels and not set(channels) & set(channel_ids):
            raise NotAllowed("wrong-channel", where=", ".join(f"<#{channel}>" for channel in channels))

    # -- bans and audit

    def banned(self, guild_id: int, player_id: int) -> bool:
        """Whether a person is banned from the tables of a server."""
        bans = self._bans.get(guild_id)
        return bans is not None and fingerprint(guild_id, player_id) in bans

    async def bans(self, guild_id: int) -> list[Ban]:
        """The bans of a server, the oldest first."""
        by = await self._store.moderation.banned_by(guild_id, BANNED)
        found = await self._store.moderation.bans(guild_id)
        return [Ban(ban.fingerprint, ban.name, ban.at, by.get(ban.fingerprint, "")) for ban in found]

    async def ban(self, guild_id: int, player_id: int, name: str, by: Person) -> None:
        """Bans a person from a server. Raises NotAllowed."""
        check_manager(by)
        fence = self._ownership.own_fence(guild_id)
        async with self._locks.changing(guild_id):
            if self.banned(guild_id, player_id):
                raise NotAllowed("blocked-already", name=name)
            ban = BanRecord(guild_id, fingerprint(guild_id, player_id), name, self._now())
            keep = partial(self._keep_ban, ban)
            write = self._store.moderation.ban(ban, self._line(guild_id, BANNED, by, player_id, name), fence)
            try:
                await once_written(write, keep)
            except Conflict:  # two moderators at once, at two processes
                keep()
                raise NotAllowed("blocked-already", name=name) from None

    async def unban(self, guild_id: int, mark: str, by: Person) -> str:
        """Lifts the ban with this fingerprint; returns the person's name. Raises NotAllowed."""
        check_manager(by)
        fence = self._ownership.own_fence(guild_id)
        async with self._locks.changing(guild_id):
            name = next((ban.name for ban in await self.bans(guild_id) if ban.mark == mark), None)
            if name is None:
                raise NotAllowed("not-blocked")
            player_id = await self._store.moderation.blocked_id(guild_id, mark)
            line = self._line(guild_id, UNBANNED, by, player_id, name)
            lift = self._store.moderation.unban(guild_id, mark, line, fence)
            await once_written(lift, lambda: self._bans.get(guild_id, set()).discard(mark))
            return name

    async def unban_typed(self, guild_id: int, typed: str, by: Person) -> str:
        """Lifts the ban that somebody has typed: its fingerprint, or the id, the mention or the name of the person.
        Returns their name. Raises NotAllowed, also if several people have that name."""
        check_manager(by)
        wanted = typed.strip()
        if (id := _ID.fullmatch(wanted)) is not None and self.banned(guild_id, int(id[1])):
            return await self.unban(guild_id, fingerprint(guild_id, int(id[1])), by)
        bans = await self.bans(guild_id)
        found = [ban.mark for ban in bans if wanted.casefold() in (ban.mark, ban.name.casefold())]
        if len(found) > 1:
            raise NotAllowed("several-blocked", name=wanted)
        return await self.unban(guild_id, found[0] if found else "", by)

    async def note(
        self, guild_id: int, what: str, by: Person, about: int | None = None, name: str = "", table: int | None = None
    ) -> None:
        """Adds a line to the list of what moderators did."""
        await self._store.moderation.note(self._line(guild_id, what, by, about, name, table))

    def _line(
        self, guild_id: int, what: str, by: Person, about: int | None = None, name: str = "", table: int | None = None
    ) -> AuditRecord:
        return AuditRecord(guild_id, self._now(), what, by.id, by.name, about, name, table)

    async def lines(self, guild_id: int) -> list[AuditLine]:
        """The newest `LINES` lines of what moderators of a server did, newest first."""
        lines = await self._store.moderation.lines(guild_id, LINES)
        return [AuditLine(each.at, each.what, each.by_name, each.about_name, each.table_id) for each in lines]

    # -- coming and going

    async def note_presence(self, guild_id: int, *, present: bool) -> None:
        """Notes whether the bot is on a server; the data of one from which it was removed is deleted after a while.

        Writes nothing else: a process that is about to get the server hears of it, too, and knows old settings.
        """
        fence = self._ownership.fence(guild_id)
        async with self._locks.changing(guild_id):
            record = self._record(guild_id)
            if present != (record.removed_at is None):
                at = None if present else self._now()
                write = self._store.directory.set_removed(guild_id, at, fence)
                await once_written(write, partial(self._keep, replace(record, removed_at=at)))

    async def delete(self, guild_id: int, delete: Callable[[int, Fence | None], Awaitable[None]]) -> bool:
        """Deletes the data of a server; returns False if it has the bot back by now, as while others were deleted."""
        fence = self._ownership.own_fence(guild_id)
        async with self._locks.changing(guild_id):
            if self._record(guild_id).removed_at is None:
                return False
            await once_written(delete(guild_id, fence), partial(self.forget, guild_id))
            return True

    def forget(self, guild_id: int) -> None:
        """Drops a server from the cache, after it was deleted from the store."""
        self._records.pop(guild_id, None)
        self._settings.pop(guild_id, None)
        self._bans.pop(guild_id, None)

    def _record(self, guild_id: int) -> GuildRecord:
        return self._records.get(guild_id) or GuildRecord(guild_id)


_USUAL: Final = Settings()


def check_manager(person: Person) -> None:
    """Raises NotAllowed unless the person may manage the server."""
    if not person.may_manage:
        raise NotAllowed("managers-only")
