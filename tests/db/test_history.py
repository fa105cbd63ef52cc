"""The history in the store: finished games, newest first, without reading every table."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from db import Ending, KindName, ResultRecord, Store
from db.history import Onlooker
from db.records import write_members
from db.table_rows import unpack
from hearts import Rules
from tests.db.games import ended
from tests.db.query_plans import query_plan
from tests.db.rows import results_of
from tests.past import store_game

SHORT = Rules(end="rounds", end_rounds=1)
ANA, BEN = 1, 2
ONLOOKER = Onlooker(10, 3)


async def game(store: Store, *people: int, at: int = 1_000, guild_id: int = 10, **options: Any) -> int:
    names = {person: f"Person {person}" for person in people}
    table = await store_game(store, names, guild_id=guild_id, at=at, rules=SHORT, **options)
    return table.record.id


async def test_games_of_a_server_come_newest_first_and_in_pages(store: Store) -> None:
    numbers = [await game(store, ANA, at=at) for at in (3_000, 1_000, 2_000, 2_000)]
    await game(store, ANA, guild_id=11)
    await game(store, ANA, rounds=1, at=9_000)
    order = [numbers[0], numbers[3], numbers[2], numbers[1]]
    assert [past.table_id for past in await store.history.games(ONLOOKER, most=9)] == order
    assert [past.table_id for past in await store.history.games(ONLOOKER, most=2, skip=1)] == order[1:3]
    assert await store.history.games(Onlooker(12, 3), most=9) == ()


async def test_games_that_ended_since_a_time_are_counted_as_far_as_they_are_seen(store: Store) -> None:
    for at in (1_000, 2_000, 3_000):
        await game(store, ANA, at=at)
    await game(store, ANA, at=3_000, channel_id=21)
    assert [await store.history.ended_since(ONLOOKER, since) for since in (1_000, 2_000, 2_001, 4_000)] == [4, 3, 2, 0]
    assert await store.history.ended_since(Onlooker(10, 3, frozenset({21})), 2_000) == 2
    assert await store.history.ended_since(Onlooker(11, 3), 0) == 0


async def test_a_game_holds_its_results_by_place(store: Store) -> None:
    number = await game(store, ANA, BEN, seed=2)
    (past,) = await store.history.games(ONLOOKER, most=1)
    assert sorted(past.results, key=lambda result: result.seat) == list(await results_of(store, number))
    places, seats = zip(*((result.place, result.seat) for result in past.results), strict=True)
    assert list(places) == sorted(places)
    assert list(seats) != sorted(seats)
    assert (past.preset, past.ended_at) == ("quick", 1_000)


async def test_the_games_of_a_person_come_newest_first(store: Store) -> None:
    both, alone = await game(store, ANA, BEN), await game(store, ANA, at=2_000)
    await game(store, ANA, guild_id=11)
    assert [past.table_id for past in await store.history.games(ONLOOKER, player_id=BEN, most=9)] == [both]
    assert [past.table_id for past in await store.history.games(ONLOOKER, player_id=ANA, most=9)] == [alone, both]
    played = await store.history.games_of_player(10, ANA, most=9)
    assert [game.table_id for game in played] == [alone, both]
    assert all(isinstance(game.result, ResultRecord) and game.result.player_id == ANA for game in played)
    assert {game.seats for game in played} == {4}
    assert len(await store.history.games_of_player(10, ANA, most=1)) == 1


async def test_games_of_a_hidden_channel_are_listed_for_their_players(store: Store) -> None:
    seen = [await game(store, ANA, at=at, channel_id=20) for at in (1_000, 3_000, 5_000)]
    channel, thread = await game(store, ANA, at=2_000, channel_id=21), await game(store, BEN, at=4_000, channel_id=22)
    await store.tables.set_channel(thread, 22, 21, True)
    hidden = frozenset({21})

    async def listed(person: int, most: int = 9, skip: int = 0) -> list[int]:
        onlooker = Onlooker(10, person, hidden)
        return [past.table_id for past in await store.history.games(onlooker, most=most, skip=skip)]

    assert await listed(3) == seen[::-1]
    assert await listed(3, most=2, skip=1) == [seen[1], seen[0]]
    assert await listed(BEN) == [seen[2], thread, seen[1], seen[0]]
    assert await listed(ANA) == [seen[2], seen[1], channel, seen[0]]


async def test_games_of_a_private_thread_are_listed_for_its_members_and_for_managers(
    store: Store,
) -> None:
    thread = await game(store, ANA, channel_id=22)
    await store.tables.set_channel(thread, 22, 21, False, write_members([BEN]))
    onlookers = (
        (Onlooker(10, 3), False),
        (Onlooker(10, ANA), True),
        (Onlooker(10, BEN), True),
        (Onlooker(10, 3, managed=frozenset({21})), True),
        (Onlooker(10, 3, here=22), True),
    )
    for onlooker, sees in onlookers:
        assert bool(await store.history.games(onlooker, most=9)) is sees, onlooker


async def test_the_newest_game_of_a_channel_is_found(store: Store) -> None:
    await game(store, ANA, at=2_000, channel_id=21)
    last = await game(store, ANA, at=3_000, channel_id=20)
    await game(store, ANA, at=4_000, channel_id=21)
    assert await store.history.newest_in_channel(10, 20) == last
    assert await store.history.newest_in_channel(11, 20) is None
    assert await store.history.newest_in_channel(10, 22) is None
    thread, elsewhere = await game(store, ANA, at=5_000, channel_id=23), await game(store, ANA, at=6_000, channel_id=24)
    await store.tables.set_channel(thread, 23, 20, True)
    await store.tables.set_channel(elsewhere, 24, 20, False)  # it was opened in a thread
    assert await store.history.newest_in_channel(10, 20) == thread


async def test_logs_are_those_of_the_games(store: Store) -> None:
    numbers = [await game(store, ANA, seed=seed) for seed in (1, 2)]
    logs = await store.history.logs([*numbers, 999])
    assert set(logs) == set(numbers)
    for number, body in logs.items():
        assert unpack(body) == await store.tables.log(number)
    assert await store.history.logs([]) == {}


@pytest.mark.parametrize("onlooker", [ONLOOKER, Onlooker(10, 3, frozenset({21, 22}))])
@pytest.mark.parametrize("player_id", [None, ANA])
async def test_no_query_reads_all_tables(store: Store, file: Path, player_id: int | None, onlooker: Onlooker) -> None:
    await game(store, ANA)
    with query_plan(file) as steps:
        await store.history.games(onlooker, player_id=player_id, most=9)
        await store.history.newest_in_channel(10, 20)
        await store.history.games_of_player(10, ANA, most=9)
    assert len(steps) > 3
    assert not [step for step in steps if step.startswith("SCAN")], steps


async def test_a_game_has_ended_early_unless_it_has_ended_by_its_rules(store: Store) -> None:
    for number, ending in enumerate(Ending, 1):
        game = ended(number, {ANA: 10, BEN: 20}, at=number)
        await store.commit(replace(game, results=tuple(replace(one, ending=ending) for one in game.results)))
    games = await store.history.games(ONLOOKER, most=9)
    assert [game.ended_early for game in games] == [ending is not Ending.PLAYED for ending in reversed(Ending)]


async def test_a_duel_counts_the_games_that_two_people_played_on_a_server(store: Store) -> None:
    games = ((10, 20), (30, 20), (20, 20))
    for number, (mine, theirs) in enumerate(games, 1):
        await store.commit(ended(number, {ANA: mine, BEN: theirs, None: 90}, at=number))
    await store.commit(ended(4, {ANA: 10, BEN: 20}, guild_id=11, at=4))
    await store.commit(ended(5, {ANA: 10, 3: 20}, at=5))
    assert await store.history.between(10, ANA, BEN) == (3, 1, 1)
    assert await store.history.between(10, BEN, ANA, since=1) == (2, 1, 0)
    assert await store.history.between(11, ANA, BEN) == (1, 1, 0)


async def test_a_duel_reads_no_game_that_only_one_of_the_two_has_played_more_than_once(
    store: Store, file: Path
) -> None:
    """Without knowing how many rows there are, SQLite would search all games of one person for each of the other."""
    await store.commit(ended(1, {ANA: 10, BEN: 20}))
    with query_plan(file) as steps:
        await store.history.between(10, ANA, BEN)
    searched = [step for step in steps if "player_id=?" in step]
    assert [("table_id=?" in step) for step in searched] == [False, True], steps


async def test_who_left_is_behind_who_stayed_and_a_game_with_hints_is_no_lead(store: Store) -> None:
    one_left, both_left, hinted = [ended(number, {ANA: 10, BEN: 20, 3: 30}) for number in (1, 2, 3)]
    first, second, third = hinted.results
    gone = replace(first, finished=False)
    await store.commit(replace(one_left, results=(gone, second, third)))
    await store.commit(replace(both_left, results=(gone, replace(second, finished=False), third)))
    await store.commit(replace(hinted, results=(first, replace(second, hinted=True), third)))
    helped = ended(4, {ANA: 10, BEN: 20, 3: 30})
    await store.commit(replace(helped, results=(replace(helped.results[0], hinted=True), *helped.results[1:])))
    assert await store.history.between(10, ANA, BEN) == (4, 1, 1)
    assert [len(await store.history.games_of_player(10, person, most=9)) for person in (ANA, BEN)] == [4, 4]


async def test_a_seat_that_changed_hands_is_one_seat(store: Store) -> None:
    game = ended(1, {ANA: 10, BEN: 20, None: 30})
    gone = replace(game.results[1], player_id=3, finished=False, departed=True)
    await store.commit(replace(game, results=(*game.results, gone)))
    assert [game.seats for game in await store.history.games_of_player(10, ANA, most=9)] == [3]


async def test_whoever_left_comes_after_all_who_stayed(store: Store) -> None:
    game = ended(1, {ANA: 10, BEN: 20, None: 30})
    gone = replace(game.results[1], player_id=3, finished=False, departed=True, place=game.results[0].place)
    await store.commit(replace(game, results=(*game.results, gone)))
    (past,), stored = await store.history.games(ONLOOKER, most=1), await store.tables.load(1)
    assert [result.departed for result in past.results] == [False, False, False, True]
    assert [result.seat for result in stored.results] == [0, 1, 2, gone.seat]


async def test_the_solo_games_of_a_person_are_counted_by_level(store: Store) -> None:
    for number, person, points in ((1, ANA, 10), (2, ANA, 40), (3, BEN, 10)):
        game = ended(number, {person: points, None: 20}, guild_id=0)
        await store.commit(replace(game, table=replace(game.table, kind=KindName.SOLO)))
    await store.commit(ended(4, {ANA: 10, None: 20}))
    assert await store.history.solo_totals(ANA) == [("casual", 2, 1)]


async def test_private_games_are_in_no_history(store: Store) -> None:
    await game(store, ANA, kind=KindName.SOLO)
    assert await store.history.games(Onlooker(10, ANA), most=9) == ()
    assert await store.history.games_of_player(10, ANA, most=9) == ()
    assert await store.history.newest_in_channel(10, 20) is None
    assert await store.history.ended_since(Onlooker(10, ANA), 0) == 0


async def test_a_review_is_kept_by_table_person_and_round(store: Store) -> None:
    number = (await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=7)).record.id
    await store.reviews.keep(number, 1, 0, "first")
    await store.reviews.keep(number, 1, 1, "second")
    await store.reviews.keep(number, 2, 0, "Ben's")
    assert await store.reviews.found(number, 1) == {0: "first", 1: "second"}
    assert await store.reviews.found(number, 2) == {0: "Ben's"}
    assert await store.reviews.found(number, 3) == {}
    assert await store.reviews.found(number + 1, 1) == {}


async def test_a_stored_review_never_changes(store: Store) -> None:
    number = (await store_game(store, {1: "Ana"}, guild_id=7)).record.id
    await store.reviews.keep(number, 1, 0, "first")
    await store.reviews.keep(number, 1, 0, "again")
    assert await store.reviews.found(number, 1) == {0: "first"}


async def test_reviews_are_exported_and_deleted_with_the_data_of_their_person(store: Store) -> None:
    number = (await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=7)).record.id
    await store.reviews.keep(number, 1, 0, "Ana's")
    await store.reviews.keep(number, 2, 0, "Ben's")
    exported = (await store.privacy.export(1))["reviews"]
    assert [row["body"] for row in exported] == ["Ana's"]
    await store.privacy.delete(1, "Former player")
    assert await store.reviews.found(number, 1) == {}
    assert await store.reviews.found(number, 2) == {0: "Ben's"}
    await store.privacy.delete_server(7)
    assert await store.reviews.found(number, 2) == {}


async def test_a_review_that_is_found_after_its_person_has_deleted_their_data_is_not_kept(store: Store) -> None:
    """Reviewing a game takes minutes, and goes on meanwhile."""
    number = (await store_game(store, {1: "Ana", 2: "Ben"}, guild_id=7)).record.id
    await store.privacy.delete(1, "Former player")
    await store.reviews.keep(number, 1, 0, "Ana's")
    assert (await store.privacy.export(1))["reviews"] == []
