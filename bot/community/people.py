"""People: what the bot remembers about those who play, apart from their games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import structlog
from cachetools import LRUCache

from bot.community.settings import Preferences
from bot.language.wording import ENGLISH, Translator
from db import Store, StoreError

log = structlog.get_logger(__name__)

MOST: Final = 10_000
"""People who are kept in memory: those who asked for something last."""


class People:
    """Names, languages and tastes, read once and written when they change."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._preferences: LRUCache[int, Preferences] = LRUCache(MOST)
        self._seen: LRUCache[tuple[int, int], tuple[str, str]] = LRUCache(MOST)
        """By person and server."""

    async def remember(self, player_id: int, guild_id: int, name: str, name_there: str, language: str) -> None:
        """Somebody asks for something: their names and language are kept, their taste is read."""
        await self.known_preferences(player_id)
        if self._seen.get((player_id, guild_id)) == (name_there, language):
            return
        try:
            await self._store.directory.see_player(player_id, name, language, self._now())
            if guild_id:
                await self._store.directory.name_player(player_id, guild_id, name_there)
        except StoreError as error:  # who only looks at something can be shown it all the same
            log.warning("somebody could not be remembered", reason=str(error))
            return
        self._seen[player_id, guild_id] = name_there, language

    def preferences(self, player_id: int) -> Preferences:
        """What is known of a person's taste; the usual one before they have been met."""
        return self._preferences.get(player_id, _USUAL)

    async def known_preferences(self, player_id: int) -> Preferences:
        """The taste of somebody who may not have asked for anything since the bot was started."""
        if player_id not in self._preferences:
            record = await self._store.directory.player(player_id)
            self._preferences[player_id] = Preferences.read(record.preferences if record is not None else "")
        return self._preferences[player_id]

    async def plays_forced(self, player_id: int) -> bool:
        """Whether a person wants the only card that is legal to be played for them."""
        return (await self.known_preferences(player_id)).forced

    async def translator(self, player_id: int) -> Translator:
        """What speaks to somebody who does not ask: in the language in which they did last."""
        record = await self._store.directory.player(player_id)
        return Translator(record.locale if record is not None else ENGLISH)

    async def silent(self, player_ids: Iterable[int]) -> set[int]:
        """Those who do not want to be notified when they are called."""
        return {player_id for player_id in player_ids if (await self.known_preferences(player_id)).silent}

    async def prefer(self, player_id: int, **changes: Any) -> Preferences:
        """The rest of what the person prefers stays. Raises ValueError for what nobody can prefer."""
        preferences = (await self.known_preferences(player_id)).changed(**changes)
        await self._store.directory.set_preferences(player_id, preferences.write())
        self._preferences[player_id] = preferences
        return preferences

    def forget(self, player_id: int) -> None:
        """The person is a stranger from now on."""
        self._preferences.pop(player_id, None)
        for key in [key for key in self._seen if key[0] == player_id]:
            del self._seen[key]


_USUAL: Final = Preferences()
