"""Dailies in the store: the sealed deals of the days, people's tries, and the messages about them."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

from db import DailyDeal, DailyTry, KindName, Store
from tests.db.games import ended
from tests.db.query_plans import query_plan
from tests.db.rows import new


async def play(store: Store, number: int, day: int, player_id: int, points: int, *, finished: bool = True) -> None:
    """Stores a finished try: the person in the first seat, a computer player in the other."""
    game = ended(number, {player_id: points, None: 26 - points}, guild_id=0)
    record = replace(game.table, kind=KindName.DAILY, day=day, local_day=day + 1, host_id=player_id)
    mine, other = game.results
    await store.commit(replace(game, table=record, results=(replace(mine, finished=finished), other)))


async def test_the_key_is_drawn_once(store: Store) -> None:
    assert await store.dailies.key(b"first") == b"first"
    assert await store.dailies.key(b"second") == b"first"


async def test_a_deal_stays_as_it_was_sealed_and_opened_first(store: Store) -> None:
    for day in (7, 5, 6):
        await store.dailies.seal(DailyDeal(day, bytes([day]), f"hash {day}", 100 + day))
    await store.dailies.seal(DailyDeal(6, b"another", "another hash", 1))
    await store.dailies.open(6, 600)
    await store.dailies.open(6, 700)
    assert await store.dailies.deal(6) == DailyDeal(6, bytes([6]), "hash 6", 106, opened_at=600)
    assert [deal.day for deal in await store.dailies.deals(5, 7)] == [5, 6, 7]
    assert [deal.opened_at for deal in await store.dailies.deals(6, 7)] == [600, None]
    assert await store.dailies.deal(8) is None


async def test_the_tries_of_a_day_are_counted_and_those_of_a_person_come_in_order(store: Store) -> None:
    await play(store, 1, day=6, player_id=1, points=5)
    await play(store, 2, day=5, player_id=1, points=9, finished=False)
    await play(store, 3, day=6, player_id=2, points=5)
    await play(store, 4, day=6, player_id=3, points=0, finished=False)
    assert await store.dailies.field(6) == Counter({(True, 5): 2, (False, 0): 1})
    assert await store.dailies.tries_of(1) == [
        DailyTry(5, 6, 2, 1, "Player 1", False, 9),
        DailyTry(6, 7, 1, 1, "Player 1", True, 5),
    ]
    assert await store.dailies.table_of(6, 2) == 3
    assert await store.dailies.table_of(5, 2) is None


async def test_the_table_of_a_server_names_its_people_as_they_are_called_there(store: Store) -> None:
    for player_id in (1, 2, 3, 4):
        await play(store, player_id, day=6, player_id=player_id, points=player_id)
        await store.directory.see_player(player_id, f"Global {player_id}", "en", 1)
        await store.directory.name_player(player_id, 11 if player_id == 3 else 10, f"Here {player_id}")
    await store.directory.set_preferences(4, '{"listed": false}')
    assert [(each.player_id, each.name) for each in await store.dailies.tries_on(6, 10)] == [
        (1, "Here 1"),
        (2, "Here 2"),
    ]
    await store.directory.set_preferences(2, '{"listed": false}')
    assert [each.player_id for each in await store.dailies.tries_on(6, 10)] == [1]
    assert await store.dailies.tries_on(5, 10) == []


async def test_to_practise_the_deal_of_a_day_is_no_try_at_it(store: Store) -> None:
    await store.commit(new(1, kind=KindName.PRACTICE, host_id=1, day=6))
    assert await store.dailies.table_of(6, 1) is None


async def test_marks_name_a_day_and_go_with_it(store: Store) -> None:
    for day in (5, 6, 6):
        await store.dailies.keep_mark(day, "mark")
    assert not await store.dailies.marked(6, "another")
    await store.dailies.forget_marks(6)
    assert [await store.dailies.marked(day, "mark") for day in (5, 6, 7)] == [False, True, False]


async def test_a_day_has_one_message_on_each_server(store: Store) -> None:
    await store.dailies.keep_message(10, 6, 100, 1000)
    await store.dailies.keep_message(11, 6, 101, 1001)
    await store.dailies.keep_message(10, 6, 102, 1002)
    assert await store.dailies.message(10, 6) == (102, 1002)
    assert await store.dailies.message(11, 6) == (101, 1001)
    assert await store.dailies.message(10, 5) is None


async def test_the_tries_of_a_day_are_found_without_the_other_games_of_their_people(store: Store, file: Path) -> None:
    await play(store, 1, day=6, player_id=1, points=5)
    with query_plan(file) as steps:
        await store.dailies.field(6)
        await store.dailies.tries_on(6, 10)
    results = [step for step in steps if " results " in step]
    assert len(results) == 2
    assert all("table_id=?" in step for step in results), steps
