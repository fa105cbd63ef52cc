"""People: what the bot remembers about those who play, apart from their games."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import discord

from bot.seating import Person
from bot.ui.panel import Taste
from db import Store


def person(interaction: discord.Interaction[Any]) -> Person:
    """Who asks, by the name that they go by on this server."""
    return Person(interaction.user.id, interaction.user.display_name, interaction.permissions.manage_guild)


class People:
    """Names, languages and tastes, read once and written when they change."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._tastes: dict[int, Taste] = {}
        self._seen: dict[int, tuple[str, str]] = {}

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody asks for something: their name and language are kept, their taste is read."""
        user, known = interaction.user, (interaction.user.display_name, str(interaction.locale))
        if self._seen.get(user.id) == known:
            return
        if user.id not in self._tastes:
            record = await self._store.player(user.id)
            self._tastes[user.id] = _read(record.preferences) if record is not None else Taste()
        await self._store.see_player(user.id, *known, self._now())
        self._seen[user.id] = known

    def taste(self, player_id: int) -> Taste:
        """What is known of a person's taste; the usual one before they have been met."""
        return self._tastes.get(player_id, Taste())

    async def prefer(self, player_id: int, taste: Taste) -> None:
        """The rest of what the person prefers stays."""
        self._tastes[player_id] = taste
        record = await self._store.player(player_id)
        kept = json.loads(record.preferences or "{}") if record is not None else {}
        await self._store.set_preferences(player_id, json.dumps(kept | {"menus": taste.menus}))


def _read(preferences: str) -> Taste:
    menus = json.loads(preferences or "{}").get("menus")
    return Taste(menus if isinstance(menus, bool) else None)
