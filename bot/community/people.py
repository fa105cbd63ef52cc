"""People: what the bot remembers about those who play, apart from their games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import discord

from bot.community.settings import Taste
from bot.language.wording import DEFAULT_LOCALE, Say
from bot.tables.seating import Person
from db import Store


def person(interaction: discord.Interaction[Any]) -> Person:
    """Who asks, by the name that they go by on this server."""
    user, guild_id, servers = interaction.user, interaction.guild_id or 0, interaction.client.servers
    role = servers.of(guild_id).rules_role
    return Person(
        user.id,
        user.display_name,
        may_manage=interaction.permissions.manage_guild,
        may_change_rules=role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None,
        barred=servers.barred(guild_id, user.id),
    )


class People:
    """Names, languages and tastes, read once and written when they change."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._tastes: dict[int, Taste] = {}
        self._seen: dict[tuple[int, int], tuple[str, str]] = {}
        """By person and server."""

    async def meet(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody asks for something: their names and language are kept, their taste is read."""
        user, guild_id, language = interaction.user, interaction.guild_id or 0, str(interaction.locale)
        if self._seen.get((user.id, guild_id)) == (user.display_name, language):
            return
        await self.known_taste(user.id)
        await self._store.directory.see_player(user.id, user.global_name or user.name, language, self._now())
        if guild_id:
            await self._store.directory.name_player(user.id, guild_id, user.display_name)
        self._seen[user.id, guild_id] = user.display_name, language

    def taste(self, player_id: int) -> Taste:
        """What is known of a person's taste; the usual one before they have been met."""
        return self._tastes.get(player_id, Taste())

    async def known_taste(self, player_id: int) -> Taste:
        """The taste of somebody who may not have asked for anything since the bot was started."""
        if player_id not in self._tastes:
            record = await self._store.directory.player(player_id)
            self._tastes[player_id] = Taste.read(record.preferences if record is not None else "")
        return self._tastes[player_id]

    async def voice(self, player_id: int) -> Say:
        """What speaks to somebody who does not ask: in the language in which they did last."""
        record = await self._store.directory.player(player_id)
        return Say(record.locale if record is not None else DEFAULT_LOCALE)

    async def silent(self, player_ids: Iterable[int]) -> set[int]:
        """Those who do not want to be notified when they are called."""
        return {player_id for player_id in player_ids if (await self.known_taste(player_id)).silent}

    async def prefer(self, player_id: int, **changes: Any) -> Taste:
        """The rest of what the person prefers stays. Raises ValueError for what nobody can prefer."""
        taste = (await self.known_taste(player_id)).changed(**changes)
        await self._store.directory.set_preferences(player_id, taste.write())
        self._tastes[player_id] = taste
        return taste

    def forget(self, player_id: int) -> None:
        """The person is a stranger from now on."""
        self._tastes.pop(player_id, None)
        self._seen = {key: known for key, known in self._seen.items() if key[0] != player_id}
