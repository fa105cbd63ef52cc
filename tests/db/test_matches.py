"""Matches in the store: their players, the seal, and the results of the deals."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from db import Closing, KindName, MatchPlayer, MatchRecord, MatchStatus, Status, Store, UnsettledMatch
from tests.db.postgresql import another, until_locked_out
from tests.db.rows import new, result, seat, step

ANA, BEN = MatchPlayer(1, "Ana", 0), MatchPlayer(2, "Ben", 1, cut=17, team=2)


def match(number: int, **fields: Any) -> MatchRecord:
    values: dict[str, Any] = {"due_at": 500, "players": (ANA,), "status": MatchStatus.OPEN}
    values |= {"guild_id": 10, "host_id": 1} | fields
    return MatchRecord(
        number, channel_id=20, message_id=None, deals=4, hours=24, preset="standard", rules="{}", created_at=100,
        secret=b"secret", commitment="ab", **values,
    )  # fmt: skip


async def test_a_match_comes_back_with_its_seal_and_its_people_in_the_order_in_which_they_joined(store: Store) -> None:
    first, second = replace(BEN, place=0), replace(ANA, place=1)
    await store.matches.open(match(1, players=(first,)))
    await store.matches.put(1, second)
    await store.matches.put(1, replace(first, name="Benjamin", cut=5))
    assert await store.matches.get(1) == match(1, players=(replace(first, name="Benjamin", cut=5), second))
    await store.matches.drop(1, first.player_id)
    left = await store.matches.get(1)
    assert left.players == (second,)
    assert await store.matches.get(2) is None


async def test_the_choices_of_a_player_are_changed_as_long_as_there_is_one(store: Store) -> None:
    await store.matches.open(match(1, players=(ANA,)))
    await store.matches.change(1, replace(ANA, cut=5, team=3))
    await store.matches.change(1, BEN)
    assert await store.matches.get(1) == match(1, players=(replace(ANA, cut=5, team=3),))


async def test_a_match_that_has_begun_is_not_cancelled_begun_again_or_left(store: Store) -> None:
    await store.matches.open(match(1, players=(ANA, BEN)))
    await store.matches.begin(1, 1_000)
    begun = await store.matches.get(1)
    assert begun == match(1, players=(ANA, BEN), due_at=1_000, status=MatchStatus.PLAYING)
    await store.matches.cancel(1, Closing.PLAYERS)
    await store.matches.begin(1, 2_000)
    await store.matches.drop(1, BEN.player_id)
    assert await store.matches.get(1) == begun


@pytest.mark.slow
async def test_nobody_leaves_a_match_that_begins_at_the_same_moment(shared: Store, shared_url: str) -> None:
    await shared.matches.open(match(1, players=(ANA, BEN)))
    async with another(shared_url) as process, process.transaction():
        await process.execute("UPDATE matches SET status = 'playing'")
        leaving = asyncio.create_task(shared.matches.drop(1, BEN.player_id))
        waits = asyncio.create_task(until_locked_out(shared_url))
        await asyncio.wait([leaving, waits], return_when=asyncio.FIRST_COMPLETED)
        assert not leaving.done()
    await leaving
    assert await shared.matches.get(1) == match(1, players=(ANA, BEN), status=MatchStatus.PLAYING)


async def test_unsettled_matches_come_in_the_order_of_their_deadlines(store: Store) -> None:
    for number, due in ((1, 900), (2, 300), (3, 600), (4, 100), (5, 50)):
        await store.matches.open(match(number, due_at=due, players=(ANA,) if number == 1 else (ANA, BEN)))
    await store.matches.begin(2, 1_000)
    for number in (4, 5):
        await store.matches.end(number, 200)
    await store.matches.set_outdated(5, outdated=False)
    await store.matches.set_message(3, 77)
    assert await store.matches.unsettled() == [
        UnsettledMatch(4, 10, 100, 100, True, False),
        UnsettledMatch(3, 10, 100, 600, False, True),
        UnsettledMatch(1, 10, 100, 900, False, False),
        UnsettledMatch(2, 10, 100, 1_000, False, False),
    ]
    await store.matches.cancel(3, Closing.PLAYERS)
    await store.matches.set_outdated(3, outdated=False)
    await store.matches.outdate(BEN.player_id)
    drawn_anew = [each.id for each in await store.matches.unsettled() if each.outdated]
    assert drawn_anew == [5, 4, 3, 2], "what is over or cancelled, and what names somebody"
    assert await store.matches.alive_of(BEN.player_id) == [2]
    assert await store.matches.alive_of(ANA.player_id) == [1, 2]
    assert await store.matches.hosts(10) == [1, 1]
    assert await store.matches.hosts(11) == []


async def test_the_newest_match_of_a_channel_is_none_that_was_cancelled(store: Store) -> None:
    assert await store.matches.newest_in(20) is None
    for number in (1, 2, 3):
        await store.matches.open(match(number))
    await store.matches.cancel(3, Closing.PLAYERS)
    assert (await store.matches.newest_in(20), await store.matches.newest_in(21)) == (2, None)


async def test_results_of_deals_are_stored_and_opened_when_the_match_ends(store: Store) -> None:
    await store.matches.open(match(1, players=(ANA, BEN)))
    for number, person, deal in ((5, 2, 0), (6, 1, 0), (7, 1, 1), (8, 2, 1)):
        fields = {"kind": KindName.MATCH, "match_id": 1, "deal": deal, "host_id": person, "guild_id": 0}
        await store.commit(replace(new(number, **fields), seats=(seat(0, person), seat(1, None))))
        over = {"status": Status.OVER if number != 8 else Status.CANCELLED}
        if number != 7:
            results = (result(0, 3 * number, 1), result(1, 20, 2)) if number != 8 else ()
            await store.commit(replace(step(number, 2, **fields | over), results=results))
    made = await store.matches.tables_of(1)
    assert [(each.deal, each.player_id, each.points, each.finished) for each in made] == [
        (0, 2, 15, True),
        (0, 1, 18, True),
        (1, 1, None, False),
    ]
    assert await store.matches.tables_of(2) == []
    await store.matches.open(match(2))
    await store.commit(new(9, kind=KindName.MATCH, match_id=2, deal=0, guild_id=0, opens_at=900))
    await store.matches.end(1, 777)
    assert {(await store.tables.load(each.table_id)).table.opens_at for each in made} == {777}
    assert (await store.tables.load(9)).table.opens_at == 900, "other matches go on"


async def test_a_deal_at_a_table_of_four_has_a_result_for_each_seat_once_it_is_over(store: Store) -> None:
    await store.matches.open(match(1, players=(ANA, BEN), pace="live"))
    fields = {"kind": KindName.MATCH, "match_id": 1, "deal": 0, "host_id": 1, "guild_id": 10}
    await store.commit(replace(new(5, **fields), seats=(seat(0, 1), seat(1, 2))))
    assert [(each.player_id, each.points, each.seat) for each in await store.matches.tables_of(1)] == [(1, None, 0)]
    gone = replace(result(1, 7, 3), player_id=9, departed=True)
    results = (result(0, 3, 1), result(1, 7, 2), gone)
    await store.commit(replace(step(5, 2, **fields, status=Status.OVER), results=results))
    made = await store.matches.tables_of(1)
    assert [(each.player_id, each.points, each.seat) for each in made] == [(1, 3, 0), (1, 7, 1)], (
        "under its first person"
    )
