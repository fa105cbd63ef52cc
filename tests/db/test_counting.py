"""Counting: every game that ends moves the standings of its people, or nothing at all."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import make_url, select

from db import Ending, KindName, Store, StoreError, schema
from db.__main__ import main
from db.counting import count_anew
from db.engines import writing_engine
from db.tally import ALL_TIME
from hearts import Rules
from tests.db.copies import write
from tests.db.damage import GAMES, WRONG_INDEX, Harm, played, sql
from tests.db.games import DAY, NAMES, NOON, ended, everything, standing
from tests.db.query_plans import counted
from tests.db.rows import results_of
from tests.db.template import database_at, opened
from tests.db.terminal import Terminal
from tests.past import store_game


async def stays_in_a_rebuild(url: str, file: Path) -> None:
    """What is counted is the same when all games are counted anew."""
    before = everything(file)
    assert await asyncio.to_thread(main, ["--url", url, "rebuild"]) == 0
    assert everything(file) == before


async def test_a_game_moves_the_standings_of_its_family_and_of_everything_in_every_period(store: Store) -> None:
    await store.commit(ended(1, {1: 20, 2: 26, 3: 60, 4: 101}, rules="omnibus", moons=1, queens=2, tricks=13))
    await store.commit(ended(2, {1: 30, 2: 20}, guild_id=11))
    rows = await store.standings.of_player(1, 10)
    assert {(row.division, row.period) for row in rows} == {
        (family, period)
        for family in ("omnibus", "everything")
        for period in ("all", "2026Q4", "2026H2", "2026", "2026-11", "2026W47")
    }
    for row in rows:
        assert (row.games, row.wins, row.win_rate, row.scored, row.points) == (1, 1, 1.0, 1, 20)
        assert (row.best, row.worst, row.moons, row.queens, row.tricks) == (20, 20, 1, 2, 13)
    first, *_, last = await results_of(store, 1)
    assert first.rating == 1500 + (first.rating_change or 0) == rows[0].rating
    assert first.rating is not None
    assert last.rating is not None
    assert first.rating > 1500 > last.rating > 0


async def test_a_later_game_goes_on_from_the_rating_before(store: Store) -> None:
    for number in (1, 2):
        await store.commit(ended(number, {1: 10, 2: 20, 3: 30}))
    before, after = [await results_of(store, number) for number in (1, 2)]
    for one, two in zip(before, after, strict=True):
        assert one.rating is not None
        assert two.rating_change == pytest.approx((two.rating or 0) - one.rating)
    row = await standing(store, 3)
    assert (row.games, row.wins, row.points, row.best, row.worst) == (2, 0, 60, 30, 30)


@pytest.mark.sqlite
async def test_a_game_writes_no_standings_of_another_server(store: Store) -> None:
    """There another process may count a game of the same people at the moment."""
    await store.commit(ended(1, {1: 10, 2: 20}, guild_id=11))
    with counted("INSERT INTO standings") as written:
        await store.commit(ended(2, {1: 10, 2: 20}))
    assert written == [2 * len(await store.standings.of_player(1, 10))]


async def test_two_games_that_end_at_once_both_count(store: Store, tmp_path: Path) -> None:
    games = [ended(number, {1: number, 2: 50, 3: 60 + number}) for number in range(1, 9)]
    await asyncio.gather(*map(store.commit, games))
    async with opened(database_at(tmp_path / "other.db")) as other:
        for game in games:
            await other.commit(game)
        for person in (1, 2, 3):
            assert await standing(store, person) == await standing(other, person)
        row = await standing(store, 1)
        assert row.games == 8


@pytest.mark.parametrize("kind", [KindName.SOLO, "unknown"])
async def test_private_games_and_those_of_an_unknown_kind_count_for_no_standing(
    store: Store, url: str, file: Path, kind: str
) -> None:
    alone = ended(1, {1: 20, None: 30})
    solo = replace(alone, table=replace(alone.table, kind=kind))
    with_others = [ended(number, {1: 10 + number, 2: 20}) for number in (2, 3)]
    await asyncio.gather(*map(store.commit, (with_others[0], solo, with_others[1])))
    row = await standing(store, 1)
    assert (row.games, row.points) == (2, 25)
    assert [result.rating for result in await results_of(store, 1)] == [None, None]
    assert all(result.rating is not None for result in await results_of(store, 3))
    await store.close()
    await stays_in_a_rebuild(url, file)


async def test_a_game_with_unreadable_rules_fails_alone(store: Store) -> None:
    bad, fine = ended(1, {1: 1, 2: 2, 3: 3}), ended(2, {1: 1, 2: 2, 3: 3})
    bad = replace(bad, table=replace(bad.table, rules="nonsense"))
    refused, written = await asyncio.gather(store.commit(bad), store.commit(fine), return_exceptions=True)
    assert isinstance(refused, StoreError)
    assert written is None
    row = await standing(store, 1)
    assert row.games == 1


async def test_rebuilt_standings_equal_those_that_were_kept_up_to_date(
    url: str, file: Path, terminal: Terminal
) -> None:
    rng, store = Random(5), await Store.open(url)
    for person in range(1, 21):
        await store.directory.see_player(person, f"P{person}", "en-US", 1)
    games = []
    for number in range(1, 121):
        people: list[int | None] = [*rng.sample(range(1, 21), rng.randint(1, 4)), None]
        totals = {person: rng.randrange(-10, 100) for person in people}
        game = ended(number, totals, guild_id=rng.choice((10, 11)), rules=rng.choice(NAMES), at=NOON + number * DAY)
        if rng.random() < 0.3:
            first, *rest = game.results
            fields: dict[str, Any] = {"finished": False, "departed": rng.random() < 0.5, "hinted": rng.random() < 0.5}
            game = replace(game, results=(replace(first, **fields), *rest))
        if rng.random() < 0.3:
            ending = rng.choice((Ending.UNFINISHED, Ending.AGREED))
            game = replace(game, results=tuple(replace(one, ending=ending) for one in game.results))
        games.append(game)
    for start in range(0, len(games), 30):
        await asyncio.gather(*map(store.commit, games[start : start + 30]))
        await store.directory.set_preferences(rng.randint(1, 20), '{"listed": false}')
    await store.close()
    before = everything(file)
    sql(
        "DELETE FROM standings WHERE player_id % 2",
        "UPDATE standings SET wins = 100, rating = 99",
        "UPDATE results SET rating = NULL, division = 'club' WHERE id % 3",
    )(file)
    assert everything(file) != before
    assert "from 120 games" in (await asyncio.to_thread(terminal, url, "rebuild")).out
    assert everything(file) == before


async def test_short_games_move_ratings_as_much_when_they_are_counted_anew(url: str, file: Path) -> None:
    async with opened(url) as store:
        two = Rules(end="rounds", end_rounds=2)
        over = await store_game(store, {1: "Ana", 2: "Ben", 3: "Cid", 4: "Dana"}, guild_id=10, rules=two)
        assert len(over.game.rounds) == 2
    await stays_in_a_rebuild(url, file)


async def test_a_deleted_person_counts_as_an_opponent_and_is_not_ranked(url: str, file: Path) -> None:
    async with opened(url) as store:
        for number in range(1, 4):
            await store.commit(ended(number, {1: 5, 2: 9, 3: 30}))
        await store.privacy.delete(2, "Former player")
    await stays_in_a_rebuild(url, file)


@pytest.mark.sqlite
async def test_standings_are_not_rebuilt_while_the_bot_runs(store: Store, url: str) -> None:
    assert await asyncio.to_thread(main, ["--url", url, "rebuild"]) == 1


def test_the_standings_of_an_older_version_are_not_counted_and_it_is_not_migrated(
    url: str, file: Path, terminal: Terminal
) -> None:
    sql("UPDATE alembic_version SET version_num = '0009'")(file)
    before = file.read_bytes()
    assert "Its revision is 0009" in terminal(url, "rebuild", status=1).err
    assert file.read_bytes() == before


async def test_a_start_counts_anew_if_another_version_counted_the_games(url: str, file: Path) -> None:
    async with opened(url) as store:
        for number in range(1, 6):
            await store.commit(ended(number, {1: 10, 2: 20, 3: 30}))
        await store.commit(ended(6, {1: 10, None: 20}))
    before = everything(file)
    sql("DELETE FROM standings", "UPDATE results SET rating = -3.6, division = NULL")(file)
    await (await Store.open(url)).close()
    assert everything(file) != before, "nothing is counted again without need"
    sql("UPDATE counting SET version = 0")(file)
    await (await Store.open(url)).close()
    assert everything(file) == before


@pytest.mark.parametrize(
    ("harm", "games", "sentence"),
    [
        (sql("UPDATE tables SET rules = '{' WHERE id = 7"), GAMES - 1, "table 7 does not count: its rules cannot be"),
        (
            sql("UPDATE results SET total = 'many' WHERE table_id = 7"),
            GAMES - 1,
            "table 7 does not count: its results cannot be",
        ),
        (
            sql("INSERT INTO guilds (id, settings) VALUES (10, '{')"),
            GAMES,
            "settings of server 10 cannot be read, so all its games count",
        ),
        *(
            (
                sql(f"""INSERT INTO guilds (id, settings) VALUES (10, '{{"counted_from": {time}}}')"""),
                GAMES,
                "settings of server 10 cannot be read, so all its games count",
            )
            for time in ('"May"', "null", "1e999")
        ),
    ],
    ids=["rules", "results", "settings", "word for a time", "no time", "time without end"],
)
def test_what_cannot_be_counted_is_named_and_everything_else_counts(
    url: str, file: Path, harm: Harm, games: int, sentence: str, terminal: Terminal
) -> None:
    file.write_bytes(played())
    harm(file)
    said = terminal(url, "rebuild", status=1)
    assert said.out == f"The standings are counted anew from {games} games.\n"
    assert sentence in said.err
    assert len(said.err.splitlines()) == 1
    sql("UPDATE counting SET version = 0")(file)
    asyncio.run(write(url))  # a start that counts anew does not fail


def test_a_log_that_cannot_be_read_stops_no_rebuild(url: str, file: Path) -> None:
    file.write_bytes(played())
    sql("UPDATE game_logs SET body = x'00'", "UPDATE rounds SET result = '{'")(file)
    assert main(["--url", url, "rebuild"]) == 0


def test_an_index_that_does_not_agree_with_its_table_is_found_before_games_are_counted(
    url: str, file: Path, terminal: Terminal
) -> None:
    file.write_bytes(played())
    WRONG_INDEX(file)
    assert "is damaged: row " in terminal(url, "rebuild", status=1).err


@pytest.mark.slow
async def test_a_game_that_ends_while_others_are_counted_anew_counts_once(shared: Store, shared_url: str) -> None:
    await shared.commit(ended(1, {1: 10, 2: 20}))
    engine = writing_engine(make_url(shared_url))
    async with engine.begin() as connection:
        await count_anew(connection)
        ending = asyncio.create_task(shared.commit(ended(2, {1: 10, 2: 20})))
        await asyncio.wait({ending}, timeout=0.5)
        assert not ending.done(), "it waits"
    await ending
    await engine.dispose()
    wins = [row.wins for row in await shared.standings.of_player(1, 10) if row.period == ALL_TIME]
    assert wins
    assert set(wins) == {2}


@pytest.mark.slow
async def test_two_that_count_anew_at_once_wait_for_each_other(shared: Store, shared_url: str) -> None:
    await shared.commit(ended(1, {1: 10, 2: 20}))
    one, other = (writing_engine(make_url(shared_url)) for _ in range(2))

    async def rebuild() -> None:
        async with other.begin() as connection:
            await count_anew(connection)

    async with one.begin() as connection:  # a process that starts and finds that games count otherwise now
        await connection.execute(select(schema.counting.c.version).with_for_update())
        rebuilding = asyncio.create_task(rebuild())
        await asyncio.wait({rebuilding}, timeout=0.5)
        await count_anew(connection)
    await rebuilding
    for engine in (one, other):
        await engine.dispose()
