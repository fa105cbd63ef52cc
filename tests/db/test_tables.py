"""Tables in the store: their logs, which of them go on, and where their messages are."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from db import KindName, Status, Store
from tests.db.query_plans import query_plan
from tests.db.rows import event, loaded, new, result, results_of, seat, step


async def test_an_ended_game_is_compacted_and_its_log_is_whole(store: Store, file: Path) -> None:
    await store.commit(new(1))
    results = (result(0, 26, 2), result(1, 0, 1))
    await store.commit(replace(step(1, 2, status=Status.OVER), results=results))
    assert await store.tables.log(1) == (event(1), event(2))
    written = await results_of(store, 1)
    assert (
        tuple(replace(row, rating=None, rating_change=None, provisional=False, division=None) for row in written)
        == results
    )
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchall() == [(0,)]
        assert connection.execute("SELECT count(*) FROM game_logs").fetchall() == [(1,)]


async def test_tables_alive_are_found_by_player_channel_and_guild(store: Store) -> None:
    seats = (seat(0, 7), seat(1, None))
    for number, status in enumerate(Status, 1):
        await store.commit(replace(new(number, status=status, due_at=number), seats=seats))
    await store.commit(replace(new(9, guild_id=11, channel_id=21), seats=(seat(0, 8),)))
    await store.commit(new(10, status=Status.OVER))
    alive = [(number, due_at) for number, due_at, _ in sorted(await store.tables.to_resume())]
    assert alive == [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (9, None)]  # an ended table that is still due
    assert await store.tables.count_alive() == 4
    assert await store.tables.alive_of_player(7) == [1, 2, 3]
    assert await store.tables.alive_in_channel(20) == [1, 2, 3]
    await store.tables.set_channel(9, 22, 20, True)
    assert await store.tables.alive_in_channel(20) == [1, 2, 3, 9]
    assert await store.tables.alive_in_channel(22) == [9]
    await store.tables.set_channel(9, 22, 20, False)  # it was opened in a thread
    assert await store.tables.alive_in_channel(20) == [1, 2, 3]
    assert await store.tables.alive_in_guild(10) == [1, 2, 3]
    assert await store.tables.alive_in_guild(12) == []


async def test_private_games_are_in_no_channel(store: Store) -> None:
    alone = replace(new(1, kind=KindName.SOLO, guild_id=0, channel_id=20), seats=(seat(0, 7), seat(1, None)))
    await store.commit(alone)
    await store.commit(replace(new(2), seats=(seat(0, 7),)))
    assert await store.tables.alive_in_channel(20) == [2]
    assert await store.tables.alive_of_player(7) == [1, 2]
    assert await store.tables.alive_of_player(7, KindName.SOLO) == [1]
    assert [number for number, _, _ in sorted(await store.tables.to_resume())] == [1, 2]
    assert (await loaded(store, 1)).table.kind == KindName.SOLO
    await store.commit(replace(new(3, kind="unknown"), seats=(seat(0, 7),)))
    assert await store.tables.alive_in_channel(20) == [2], "others may not know of it either"


async def test_tables_with_something_to_send_are_known_after_a_start(store: Store) -> None:
    for number in (1, 2, 3, 4):
        await store.commit(new(number, message_id=90 + number))
    await store.commit(new(5, kind=KindName.SOLO))
    await store.commit(new(8, kind="unknown"))
    await store.commit(new(6, status=Status.OVER))
    await store.commit(new(7, status=Status.OVER, due_at=9))
    await store.tables.set_shown({1: 1, 2: 1, 3: 1})
    await store.commit(step(1, 2))
    await store.commit(step(2, 2, uncalled=True))
    await store.tables.set_shown({2: 2})
    unsettled = {table.id: (table.outdated, table.uncalled) for table in await store.tables.unsettled()}
    assert unsettled == {1: (True, False), 2: (False, True), 4: (True, False), 7: (True, False)}
    await store.tables.set_message(3, None)  # it has to be posted again
    assert 3 in {table.id for table in await store.tables.unsettled()}
    theirs = [{table.id for table in await store.tables.unsettled(2, shard)} for shard in (0, 1)]
    assert theirs == [{1, 2, 3, 4, 7}, set()]


async def test_the_place_of_a_message_is_not_versioned(store: Store) -> None:
    await store.commit(new(1))
    await store.tables.set_message(1, 98)
    await store.tables.set_channel(1, 21, 20, True)
    assert (await loaded(store, 1)).table.message_id is None
    await store.tables.set_message(1, 99)
    await store.commit(step(1, 2, channel_id=20, message_id=None))  # decided without knowing of it
    stored = (await loaded(store, 1)).table
    assert (stored.channel_id, stored.message_id, stored.parent_id, stored.own_thread) == (21, 99, 20, True)
    assert stored.seq == 2


async def test_no_query_scans_a_table_of_the_database(store: Store, file: Path) -> None:
    await store.commit(new(1))
    with query_plan(file) as steps:
        await store.tables.load(1)
        await store.tables.log(1)
        await store.tables.to_resume()
        await store.tables.unsettled()
        await store.tables.alive_of_player(7)
        await store.tables.alive_in_channel(20)
        await store.tables.alive_in_guild(10)
        await results_of(store, 1)
    assert len(steps) > 8
    assert [step for step in steps if step.startswith("SCAN") and "INDEX" not in step] == []
