"""The directory: what is stored about people and servers."""

from __future__ import annotations

from db import GuildRecord, PlayerRecord, Store
from db.moderation import AuditRecord
from tests.db.games import ended
from tests.db.rows import guild_in


async def test_strangers_have_no_record(store: Store) -> None:
    assert await store.directory.player(1) is None
    assert await guild_in(store, 1) is None
    assert await store.directory.guilds() == []


async def test_people_keep_their_preferences_when_they_are_seen_again(store: Store) -> None:
    await store.directory.see_player(7, "Ann", "en", 1)
    await store.directory.set_preferences(7, '{"menus": true}')
    await store.directory.see_player(7, "Anna", "de", 2)
    assert await store.directory.player(7) == PlayerRecord(7, "Anna", "de", '{"menus": true}', 2)


async def test_preferences_of_an_unknown_person_are_not_stored(store: Store) -> None:
    await store.directory.set_preferences(7, "{}")
    await store.directory.see_player(7, "Ann", "en", 1)
    assert await store.directory.player(7) == PlayerRecord(7, "Ann", "en", "{}", 1)


async def test_a_guild_is_rewritten(store: Store) -> None:
    await store.directory.set_guild(GuildRecord(5, '{"a": 1}'))
    await store.directory.set_removed(5, 7)
    await store.directory.set_removed(6, 9)
    assert await store.directory.guilds() == [GuildRecord(5, '{"a": 1}', 7), GuildRecord(6, "{}", 9)]
    await store.directory.set_removed(6, None)
    await store.directory.set_guild(GuildRecord(5, "{}", removed_at=8))
    assert await guild_in(store, 5) == GuildRecord(5, "{}", removed_at=8)


async def test_a_server_whose_leaderboards_are_reset_has_none_and_others_keep_theirs(store: Store) -> None:
    for number, guild_id in ((1, 10), (2, 11)):
        await store.commit(ended(number, {1: 10, 2: 20}, guild_id=guild_id))
    await store.directory.reset_standings(GuildRecord(10, '{"counted_from": 9}'), AuditRecord(10, 9, "reset", 1, "Mod"))
    assert [line.what for line in await store.moderation.lines(10, 9)] == ["reset"]
    assert await guild_in(store, 10) == GuildRecord(10, '{"counted_from": 9}')
    assert await store.standings.of_player(1, 10) == []
    assert await store.standings.of_player(1, 11) != []
