"""Seasons in the store: the result of a period, its winner, and the message about it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db import Kind, Store
from db.seasons import Announcement, SeasonSummary
from db.standings import Leaderboard
from tests.db.games import NOON, ended

WEEK = 7 * 86_400_000
OLD, NEW = "2026W46", "2026W47"
"""The week before `NOON`, and the week of `NOON`."""


async def play(store: Store, first: int, count: int, at: int, *people: int, moons: int = 0) -> None:
    """Stores ``count`` games of these people, who end in this order."""
    for number in range(first, first + count):
        totals: dict[int | None, int] = {person: 10 * place for place, person in enumerate(people)}
        await store.commit(ended(number, totals, at=at, moons=moons))


@pytest.fixture
async def played(store: Store) -> Store:
    """Two weeks: in the first Ann (1) is ahead of Ben (2); in the second Ben, who then plays with Cid (3), too."""
    for person, name in ((1, "Ann"), (2, "Ben"), (3, "Cid")):
        await store.directory.see_player(person, name, "en", 1)
    await store.directory.name_player(2, 10, "Benny")
    await play(store, 1, 6, NOON - WEEK, 1, 2)
    await play(store, 11, 5, NOON, 2, 1, moons=1)
    await play(store, 21, 1, NOON, 2, 3)
    return store


async def test_a_week_is_summed_up(played: Store) -> None:
    solo = ended(31, {1: 10, None: 20}, at=NOON)
    await played.commit(replace(solo, table=replace(solo.table, kind=Kind.SOLO)))
    podium = await played.seasons.podium(10, NEW)
    assert (podium.by, [ranked.name for ranked in podium.best]) == ("rating", ["Benny", "Ann"])
    assert await played.seasons.summary(10, "week", NEW) == SeasonSummary(podium, 6, 10, ("Benny", 6))
    before = await played.seasons.podium(10, OLD)
    assert await played.seasons.summary(10, "week", OLD) == SeasonSummary(before, 6, 0, ("Ann", 6))
    assert await played.seasons.summary(11, "week", NEW) == SeasonSummary(type(podium)(), 0, 0, None)


async def test_a_summary_names_nobody_who_is_on_no_leaderboard(played: Store) -> None:
    await played.directory.set_preferences(2, '{"listed": false}')
    assert (await played.seasons.summary(10, "week", NEW)).busiest == ("Ann", 5)


async def test_a_podium_without_ratings_is_ranked_by_wins(store: Store) -> None:
    await play(store, 1, 2, NOON, 1, 2)
    assert (await store.seasons.podium(10, NEW)).by == "wins"


async def test_titles_are_the_past_periods_in_which_a_person_was_first(played: Store) -> None:
    titles = {person: await played.standings.of_player(person, 10) for person in (1, 2)}
    assert await played.seasons.titles(1, 10, titles[1], NEW) == (OLD,)
    assert await played.seasons.titles(2, 10, titles[2], NEW) == ()
    assert await played.seasons.titles(2, 10, titles[2], "2026W48") == (NEW,)


async def test_a_board_leads_to_the_periods_before_and_after_it(played: Store) -> None:
    await play(played, 41, 5, NOON - 3 * WEEK, 1, 2)
    board = Leaderboard(10, "everything", OLD, "rating")
    assert await played.seasons.neighbour(board, "week", later=True) == NEW
    assert await played.seasons.neighbour(board, "week", later=False) == "2026W44"
    assert await played.seasons.neighbour(replace(board, period=NEW), "week", later=True) is None
    assert await played.seasons.neighbour(replace(board, period=NEW), "week", later=False) == OLD
    assert await played.seasons.neighbour(replace(board, period="2026W44"), "week", later=True) == OLD
    assert await played.seasons.neighbour(replace(board, guild_id=11), "week", later=True) is None
    assert await played.seasons.neighbour(replace(board, division="chips"), "week", later=True) is None


async def test_a_period_in_which_nobody_is_ranked_is_passed_over(played: Store) -> None:
    await play(played, 41, 1, NOON - 2 * WEEK, 1, 2)  # too few games for a rating
    board = Leaderboard(10, "everything", OLD, "rating")
    assert await played.seasons.neighbour(board, "week", later=False) is None
    assert await played.seasons.neighbour(replace(board, by="wins"), "week", later=False) == "2026W45"


async def test_an_end_is_expected_until_it_is_announced_or_dropped(store: Store) -> None:
    for length, period in (("week", OLD), ("week", OLD), ("quarter", "2026Q3")):
        await store.seasons.expect(10, length, period)
    assert await store.seasons.expected(10, "week") == OLD
    assert await store.seasons.expected(10, "month") is None
    await store.seasons.announced(Announcement(10, "week", OLD, 100, 1000))
    await store.seasons.drop(10, "quarter", "2026Q3")
    assert await store.seasons.expected(10, "week") is None
    assert await store.seasons.expected(10, "quarter") is None


async def test_the_messages_about_the_periods_of_a_person_are_outdated_until_they_are_right(played: Store) -> None:
    told = [Announcement(10, "week", period, 100, number) for number, period in enumerate((OLD, NEW))]
    for one in (*told, Announcement(11, "week", NEW, 100, 3)):
        await played.seasons.expect(one.guild_id, one.length, one.period)
        await played.seasons.announced(one)
    await played.privacy.delete(4, "somebody")
    assert await played.seasons.outdated() == ()
    await played.privacy.delete(3, "somebody")
    assert await played.seasons.outdated() == (told[1],)
    await played.seasons.announced(told[1])
    assert await played.seasons.outdated() == ()
