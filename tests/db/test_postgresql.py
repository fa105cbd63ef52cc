"""PostgreSQL: the same store on a real server."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import make_url, text

from db import (
    Conflict,
    NewerDatabase,
    Store,
)
from db.counting import rebuild
from db.engines import reading_engine
from db.schema import RANKED
from db.standings import Leaderboard, Place
from tests.db.games import ended
from tests.db.postgresql import emptied, run
from tests.db.rows import new, step
from tests.db.template import opened

pytestmark = pytest.mark.slow


@pytest.fixture
async def url(postgresql: str) -> str:
    await emptied(postgresql)
    return postgresql


async def test_a_move_touches_no_index_of_the_tables(store: Store, url: str) -> None:
    await store.commit(new(1))
    for seq in range(2, 22):
        await store.commit(step(1, seq))
    await store.close()  # its connections then tell what they have counted
    counted = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'tables'"
    engine = reading_engine(make_url(url))
    async with engine.connect() as connection:
        while not (found := (await connection.execute(text(counted))).one())[0]:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    await engine.dispose()
    assert found == (20, 20)


async def test_two_processes_race_and_one_wins(store: Store, url: str) -> None:
    async with opened(url) as other:
        numbers = range(1, 50)
        await asyncio.gather(*(store.commit(new(number)) for number in numbers))

        async def race(store: Store, seq: int) -> list[bool]:
            steps = (step(number, seq) for number in numbers)
            outcomes = await asyncio.gather(*map(store.commit, steps), return_exceptions=True)
            assert all(outcome is None or isinstance(outcome, Conflict) for outcome in outcomes)
            return [outcome is None for outcome in outcomes]

        for seq in range(2, 20):
            ours, theirs = await asyncio.gather(race(store, seq), race(other, seq))
            assert all(one != another for one, another in zip(ours, theirs, strict=True))


async def test_many_processes_may_start_at_once(store: Store, url: str) -> None:
    await store.close()
    await emptied(url)
    for other in await asyncio.gather(*(Store.open(url) for _ in range(5))):
        await other.close()


async def test_a_newer_database_is_refused(store: Store, url: str) -> None:
    await run(url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase, match="9999"):
        await Store.open(url)


async def test_standings_are_kept_read_and_counted_anew(store: Store, url: str) -> None:
    for person in (1, 2, 3):
        await store.directory.see_player(person, f"P{person}", "en-US", 1)
    await asyncio.gather(*(store.commit(ended(number, {1: 9, 2: 5, None: 30, 3: 40})) for number in range(1, 7)))
    board = Leaderboard(10, "everything", "all", "win_rate")
    before = {by: await store.standings.lines(replace(board, by=by), 0, 10) for by in RANKED}
    assert [line.standing.player_id for line in before["rating"]] == [2, 1, 3]
    assert [(line.rank, line.name) for line in before["win_rate"]] == [(1, "P2"), (2, "P3"), (2, "P1")]
    assert await store.standings.place(board, 1) == Place(2, 2)
    assert await store.standings.size(board) == 3
    await run(url, "UPDATE standings SET wins = 7")
    assert await rebuild(make_url(url)) == (6, [])
    assert {by: await store.standings.lines(replace(board, by=by), 0, 10) for by in RANKED} == before
    await store.directory.set_preferences(2, '{"listed": false}')
    assert await store.standings.place(board, 2) is None
