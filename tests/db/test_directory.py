"""The directory: what is stored about people and servers."""

import pytest

from db import Conflict, GuildRecord, PlayerRecord, Store
from db.directory import fingerprint
from db.records import AuditRecord, BanRecord
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


async def test_a_person_is_barred_once_from_each_server(store: Store) -> None:
    here, there = (BanRecord(guild, fingerprint(guild, 7), "Ann", at) for guild, at in ((10, 200), (11, 100)))
    for ban in (here, there):
        await store.moderation.ban(ban, AuditRecord(ban.guild_id, ban.at, "bar", 1, "Mod", about_id=7))
    with pytest.raises(Conflict):
        await store.moderation.ban(here, AuditRecord(10, 300, "bar", 2, "Somebody"))
    assert await store.moderation.bans() == [there, here]
    assert await store.moderation.bans(10) == [here]
    assert await store.moderation.blocked_id(10, here.fingerprint) == 7
    assert await store.moderation.blocked_id(11, here.fingerprint) is None
    for mark in (here.fingerprint, "nobody"):
        await store.moderation.unban(10, mark, AuditRecord(10, 400, "lift", 1, "Mod"))
    assert await store.moderation.bans() == [there]
    assert [line.what for line in await store.moderation.lines(10, 9)] == ["lift", "lift", "bar"]
    assert [line.what for line in await store.moderation.lines(11, 9)] == ["bar"]


async def test_a_server_sees_what_was_done_on_it_the_newest_first(store: Store) -> None:
    lines = [AuditRecord(10, at, "ban", 1, "Mod", about_id=at, about_name="Ann", table_id=None) for at in (1, 2, 3)]
    for line in (*lines, AuditRecord(11, 4, "end", 1, "Mod", table_id=5)):
        await store.moderation.note(line)
    assert await store.moderation.lines(10, 2) == [lines[2], lines[1]]
    assert [line.what for line in await store.moderation.lines(11, 9)] == ["end"]


def test_a_fingerprint_tells_people_and_servers_apart() -> None:
    assert len({fingerprint(guild, person) for guild in (1, 2) for person in (1, 2)}) == 4
    assert fingerprint(1, 2) == fingerprint(1, 2)
