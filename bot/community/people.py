"""People: names, languages and preferences of those who use the bot."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import lru_cache, partial
from typing import Any, Final

import structlog
from cachetools import LRUCache

from bot.community.settings import USUAL_PREFERENCES, Preferences
from bot.language.wording import ENGLISH, Translator
from bot.tables.locks import Locks
from db import Store, StoreError, once_written

log = structlog.get_logger(__name__)

MAX_CACHED: Final = 10_000
"""How many people are cached; beyond that the one whose data were read first is evicted."""
MAX_KINDS: Final = 1_000
"""Different preferences of which only one is kept. Most people change nothing."""
LASTING: Final = 60_000
"""Milliseconds after which preferences are read again, if other processes may have changed them."""


class People:
    """Names, languages and preferences, read from the store once and written when they change."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._lasting = None if store.leases is None else LASTING
        """None where no other process can change preferences."""
        self._preferences: dict[int, tuple[int, Preferences]] = {}
        """When they were read, and what they were: a plain dictionary, because a press looks there two dozen times."""
        self._locks = Locks()
        """One lock per person, held from reading their preferences until what is known of them is cached."""
        self._expired_at = -math.inf
        """When everything that had been read became out of date."""
        self._seen: LRUCache[int, dict[int, tuple[str, str]]] = LRUCache(MAX_CACHED)
        """By player id: by server id, the name there and the language that were stored last."""

    async def remember(self, player_id: int, guild_id: int, name: str, name_there: str, language: str) -> None:
        """Call when somebody uses the bot: stores their names and language if they are new, and reads their
        preferences."""
        await self.known_preferences(player_id)
        if self._seen.get(player_id, {}).get(guild_id) == (name_there, language):
            return
        try:
            await self._store.directory.see_player(player_id, name, language, self._now())
            if guild_id:
                await self._store.directory.name_player(player_id, guild_id, name_there)
        except StoreError as error:  # no reason to refuse what the person asked for
            log.warning("somebody could not be remembered", reason=str(error))
            return
        self._seen[player_id] = self._seen.get(player_id, {}) | {guild_id: (name_there, language)}

    def preferences(self, player_id: int) -> Preferences:
        """A person's preferences if they are cached, else the defaults."""
        known = self._preferences.get(player_id)
        return USUAL_PREFERENCES if known is None else known[1]

    def _certain(self, player_id: int) -> Preferences | None:
        """A person's preferences if they are cached, and cannot have changed in the store since."""
        known = self._preferences.get(player_id)
        if known is None or known[0] <= self._expired_at:
            return None
        return known[1] if self._lasting is None or self._now() - known[0] < self._lasting else None

    async def known_preferences(self, player_id: int) -> Preferences:
        """A person's preferences, read from the store if they are not cached, or may have changed there. Raises
        StoreError if they are not cached and cannot be read."""
        certain = self._certain(player_id)
        if certain is not None:
            return certain
        try:
            async with self._locks.changing(player_id):
                return self._certain(player_id) or await self._read(player_id)
        except StoreError:
            if player_id not in self._preferences:
                raise
            return self.preferences(player_id)

    async def _read(self, player_id: int) -> Preferences:
        record = await self._store.directory.player(player_id)
        if record is None:  # they may have deleted their data, also at another process
            self._seen.pop(player_id, None)
        preferences = Preferences.read(record.preferences if record is not None else "")
        self._keep(player_id, preferences)
        return preferences

    def _keep(self, player_id: int, preferences: Preferences) -> None:
        self._preferences.pop(player_id, None)  # those that were read first stand first
        self._preferences[player_id] = self._now(), _one_of_equal(preferences)
        if len(self._preferences) > MAX_CACHED:
            del self._preferences[next(iter(self._preferences))]

    async def translator(self, player_id: int) -> Translator:
        """A translator for a person who is not asking now: in the language that they used last."""
        record = await self._store.directory.player(player_id)
        return Translator(record.locale if record is not None else ENGLISH)

    async def autoplayers(self, player_ids: Iterable[int]) -> frozenset[int]:
        """The ids among these of people whose only legal card plays itself."""
        return frozenset(
            [each for each in player_ids if (self._certain(each) or await self.known_preferences(each)).forced]
        )

    async def silent(self, player_ids: Iterable[int]) -> set[int]:
        """The ids among these of people who want to be called without a notification."""
        return {player_id for player_id in player_ids if (await self.known_preferences(player_id)).silent}

    async def prefer(self, player_id: int, **changes: Any) -> Preferences:
        """Changes some of a person's preferences and returns them all. Raises ValueError for a value that cannot be
        chosen."""
        async with self._locks.changing(player_id):
            preferences = (await self._read(player_id)).changed(**changes)
            write = self._store.directory.set_preferences(player_id, preferences.write())
            await once_written(write, partial(self._keep, player_id, preferences))
        return preferences

    def expire(self) -> None:
        """Lets all preferences be read again when they are needed next, because other processes may have changed
        them."""
        self._expired_at = self._now()

    def forget_server(self, guild_id: int) -> None:
        """Drops from the cache how people are called on a server, so that it is stored when they use the bot again."""
        for known in self._seen.values():
            known.pop(guild_id, None)

    def forget(self, player_id: int) -> None:
        """Drops everything about a person from the cache."""
        self._preferences.pop(player_id, None)
        self._seen.pop(player_id, None)


@lru_cache(MAX_KINDS)
def _one_of_equal(preferences: Preferences) -> Preferences:
    """The same object for all who prefer the same: each takes half a kilobyte."""
    return preferences
