"""Moderation in the store: who is banned from the tables of a server, and what its moderators did."""

from __future__ import annotations

import pytest

from db import Conflict, Store
from db.moderation import AuditRecord, BanRecord, fingerprint


async def test_a_person_is_barred_once_from_each_server(store: Store) -> None:
    here, there = (BanRecord(guild, fingerprint(guild, 7), "Ann", at) for guild, at in ((10, 200), (11, 100)))
    for ban in (here, there):
        await store.moderation.ban(ban, AuditRecord(ban.guild_id, ban.at, "bar", 1, "Mod", about_id=7))
    with pytest.raises(Conflict):
        await store.moderation.ban(here, AuditRecord(10, 300, "bar", 2, "Somebody"))
    assert await store.moderation.bans() == [there, here]
    assert await store.moderation.bans(10) == [here]
    assert await store.moderation.barred_id(10, here.fingerprint) == 7
    assert await store.moderation.barred_id(11, here.fingerprint) is None
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
