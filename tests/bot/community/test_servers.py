"""Servers: their settings, their bans, and the list of what moderators did."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.community.servers import BANNED, UNBANNED, Servers
from bot.community.settings import Settings
from bot.tables.errors import NotAllowed
from db import Store, StoreUnavailable, Unconfirmed
from db.directory import fingerprint
from db.records import BanRecord
from tests.bot.tables.lobby import ANA, MIA, SERVER
from tests.databases import locked, written_late
from tests.db.games import ended
from tests.db.rows import guild_in

OTHER = 8


async def test_only_people_who_manage_a_server_change_its_settings_which_survive_a_restart(
    servers: Servers, store: Store
) -> None:
    with pytest.raises(NotAllowed, match="managers-only"):
        await servers.change(SERVER, ANA, pace="slow")
    await servers.change(SERVER, MIA, pace="slow")
    assert (servers.settings(SERVER).pace, servers.settings(OTHER)) == ("slow", Settings())
    later = Servers(store, lambda: 2_000)
    await later.load()
    assert later.settings(SERVER).pace == "slow"


async def test_a_process_that_gets_servers_back_knows_what_others_have_changed_there(
    servers: Servers, store: Store
) -> None:
    other = Servers(store, lambda: 2_000)
    for server in (SERVER, OTHER):
        await other.ban(server, ANA.id, "Ana", MIA)
    await other.load()
    await servers.load()
    for server in (SERVER, OTHER):
        await servers.change(server, MIA, pace="slow")
        await servers.unban_typed(server, str(ANA.id), MIA)
    await other.load(lambda guild_id: guild_id == SERVER)
    assert (other.settings(SERVER).pace, other.banned(SERVER, ANA.id)) == ("slow", False)
    kept = (other.settings(OTHER), other.banned(OTHER, ANA.id))
    assert kept == (Settings(), True), "only those servers are read anew"


async def test_a_server_whose_data_was_deleted_begins_anew(servers: Servers) -> None:
    await servers.change(SERVER, MIA, pace="slow")
    await servers.ban(SERVER, ANA.id, "Ana", MIA)
    servers.forget(SERVER)
    assert servers.settings(SERVER) == Settings()
    assert not servers.banned(SERVER, ANA.id)


async def test_a_ban_of_somebody_whose_data_was_deleted_holds_without_their_name(
    servers: Servers, store: Store
) -> None:
    for server in (SERVER, OTHER):
        await servers.ban(server, ANA.id, "Ana", MIA)
        await servers.ban(server, 12, "Ben", MIA)
    await store.privacy.delete(ANA.id, "Somebody")  # perhaps at another process
    for server in (SERVER, OTHER):
        assert {ban.name for ban in await servers.bans(server)} == {"Somebody", "Ben"}
        assert servers.banned(server, ANA.id)


async def test_a_ban_is_lifted_by_its_fingerprint_or_the_id_the_mention_or_the_name_of_the_person(
    servers: Servers,
) -> None:
    for typed in (fingerprint(SERVER, ANA.id), str(ANA.id), f" <@{ANA.id}> ", f"<@!{ANA.id}>", "ana"):
        await servers.ban(SERVER, ANA.id, "Ana", MIA)
        assert await servers.unban_typed(SERVER, typed, MIA) == "Ana"
    for wrong in ("", "An", "7", "9" * 6_000):
        with pytest.raises(NotAllowed, match="not-blocked"):
            await servers.unban_typed(SERVER, wrong, MIA)
    for number in (1, 2):
        await servers.ban(SERVER, number, "7", MIA)
    with pytest.raises(NotAllowed, match="several-blocked"):
        await servers.unban_typed(SERVER, "7", MIA)


async def test_who_resets_leaderboards_is_told_that_part_of_them_may_be_gone_if_the_store_fails(
    servers: Servers, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.privacy.PEOPLE_AT_ONCE", 2)
    await store.commit(ended(1, {1: 5, 2: 20, 3: 30, 4: 35, 5: 40}, guild_id=SERVER))
    with closing(sqlite3.connect(tmp_path / "hearts.db")) as other:
        other.execute(
            "CREATE TRIGGER failing BEFORE DELETE ON standings WHEN old.player_id = 5 BEGIN SELECT json('{'); END"
        )
        with pytest.raises(NotAllowed, match="reset-unfinished"):
            await servers.reset_leaderboards(SERVER, MIA)
        other.execute("DROP TRIGGER failing")
    assert servers.settings(SERVER).counted_from == 0
    assert not await store.standings.of_player(3, SERVER)
    await servers.reset_leaderboards(SERVER, MIA)
    assert not await store.standings.of_player(5, SERVER)


async def test_the_data_of_a_server_is_kept_from_the_first_time_that_the_bot_is_missed(
    servers: Servers, store: Store, now: list[int]
) -> None:
    await servers.note_presence(SERVER, present=False)
    now[0] += 1_000
    await servers.note_presence(SERVER, present=False)
    record = await guild_in(store, SERVER)
    assert record is not None
    assert record.removed_at == 1_000


async def test_a_setting_is_kept_that_is_changed_while_the_removal_of_the_bot_is_noted(
    servers: Servers, store: Store
) -> None:
    await asyncio.gather(servers.change(SERVER, MIA, pace="slow"), servers.note_presence(SERVER, present=False))
    (record,) = await store.directory.guilds()
    assert (Settings.read(record.settings).pace, record.removed_at) == ("slow", servers._now())


async def test_a_server_that_has_the_bot_back_while_its_removal_is_noted_has_it(servers: Servers, store: Store) -> None:
    await asyncio.gather(servers.note_presence(SERVER, present=False), servers.note_presence(SERVER, present=True))
    assert [record.removed_at for record in await store.directory.guilds()] == [None]


async def test_whether_the_bot_is_there_is_noted_without_undoing_what_another_process_has_set(
    servers: Servers, store: Store
) -> None:
    """During a handover both processes hear of a server, and one of them knows only what was set when it started."""
    other = Servers(store, lambda: 2_000)
    await other.change(SERVER, MIA, pace="slow")
    await servers.note_presence(SERVER, present=False)
    await other.load()
    await other.note_presence(SERVER, present=True)
    await other.change(SERVER, MIA, hints=False)
    await servers.note_presence(SERVER, present=True)
    (record,) = await store.directory.guilds()
    assert record.removed_at is None
    assert (Settings.read(record.settings).pace, Settings.read(record.settings).hints) == ("slow", False)


async def test_what_was_not_confirmed_holds_once_it_is_written(servers: Servers, store: Store, tmp_path: Path) -> None:
    await written_late(tmp_path, store, servers.change(SERVER, MIA, pace="slow"))
    assert servers.settings(SERVER).pace == "slow"
    await written_late(tmp_path, store, servers.ban(SERVER, ANA.id, "Ana", MIA))
    assert servers.banned(SERVER, ANA.id)
    await written_late(tmp_path, store, servers.unban_typed(SERVER, str(ANA.id), MIA))
    assert not servers.banned(SERVER, ANA.id)
    await written_late(tmp_path, store, servers.reset_leaderboards(SERVER, MIA))
    assert servers.settings(SERVER).counted_from


async def test_a_ban_of_another_process_holds_from_the_moment_it_is_met(servers: Servers, store: Store) -> None:
    await Servers(store, lambda: 1_000).ban(SERVER, ANA.id, "Ana", MIA)
    with pytest.raises(NotAllowed, match="blocked-already"):
        await servers.ban(SERVER, ANA.id, "Ana", MIA)
    assert servers.banned(SERVER, ANA.id)


async def test_a_ban_is_lifted_by_one_of_two_moderators(
    servers: Servers, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await servers.ban(SERVER, ANA.id, "Ana", MIA)
    read = store.moderation.bans

    async def slowly(guild_id: int | None = None) -> list[BanRecord]:
        bans = await read(guild_id)
        await asyncio.sleep(0.05)
        return bans

    monkeypatch.setattr(store.moderation, "bans", slowly)
    lifting = [servers.unban_typed(SERVER, str(ANA.id), MIA) for _ in range(2)]
    names, refusal = await asyncio.gather(*lifting, return_exceptions=True)
    assert names == "Ana"
    assert isinstance(refusal, NotAllowed)
    assert [line.what for line in await servers.lines(SERVER)] == [UNBANNED, BANNED]


async def test_a_change_that_follows_one_that_was_not_confirmed_keeps_it(
    servers: Servers, store: Store, tmp_path: Path
) -> None:
    with locked(tmp_path):
        with pytest.raises(Unconfirmed):
            await servers.change(SERVER, MIA, pace="slow")
        with pytest.raises(StoreUnavailable):
            await servers.change(SERVER, MIA, hints=False)
    await store.settled()
    await servers.change(SERVER, MIA, hints=False)
    later = Servers(store, lambda: 2_000)
    await later.load()
    assert (later.settings(SERVER).pace, later.settings(SERVER).hints) == ("slow", False)
