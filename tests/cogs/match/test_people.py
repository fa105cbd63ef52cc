"""The people of a match fill tables of four, or computer players do; everybody has each seat equally often, and meets
everybody."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest

from bot.tables.errors import NotAllowed
from cogs.match.matches import MAX_DEALS, MIN_DEALS
from cogs.match.people import SEATS, SIZES, check_places, check_teams, free_places, placement, size_for
from tests.cogs.match.test_results import match_of


@pytest.mark.parametrize(
    ("people", "more", "fewer"),
    [(2, 2, 0), (3, 1, 0), (5, 3, 1), (6, 2, 2), (7, 1, 3), (9, 3, 1), (14, 2, 2), (15, 1, 3)],
)
def test_a_match_that_does_not_fill_tables_of_four_says_how_many_people_are_missing(
    people: int, more: int, fewer: int
) -> None:
    match = match_of(people, 4, pace="live")
    assert free_places(match) == more
    with pytest.raises(NotAllowed, match="match-places") as refused:
        check_places(match)
    assert refused.value.details == {"more": more, "fewer": fewer}


@pytest.mark.parametrize("people", [4, 8, 12, 16])
def test_full_tables_may_begin(people: int) -> None:
    check_places(match_of(people, 4, pace="live"))


def test_any_number_may_play_alone() -> None:
    assert free_places(match_of(5, 4)) == 0


@pytest.mark.parametrize(
    ("teams", "may_begin"),
    [((0, 0, 0), True), ((1, 1, 2, 2), True), ((1, 1, 2, 2, 0), False), ((1, 1, 1), False), ((1, 1, 2), False)],
)
def test_nobody_has_a_team_or_everybody_has_one_of_two_people_at_least(teams: tuple[int, ...], may_begin: bool) -> None:
    match = match_of(len(teams), 4)
    players = tuple(replace(player, team=team) for player, team in zip(match.players, teams, strict=True))
    match = replace(match, players=players)
    if may_begin:
        check_teams(match)
    else:
        with pytest.raises(NotAllowed, match="match-teams"):
            check_teams(match)


def place_of(size: int, deal: int, player: int) -> tuple[int, int]:
    """The table and the seat of a player in a deal."""
    ((table, players),) = [found for found in enumerate(placement(size, deal)) if player in found[1]]
    return table, players.index(player)


@pytest.mark.parametrize("size", SIZES)
def test_everybody_plays_each_deal_once_and_every_table_has_all_its_seats(size: int) -> None:
    for deal in range(MAX_DEALS):
        tables = placement(size, deal)
        assert [len(table) for table in tables] == [SEATS] * (size // SEATS)
        assert sorted(player for table in tables for player in table) == list(range(size))
        for player in range(size):
            table, seat = place_of(size, deal, player)
            assert tables[table][seat] == player


@pytest.mark.parametrize("size", SIZES)
def test_in_every_four_deals_everybody_has_each_seat_once(size: int) -> None:
    for first in range(0, MAX_DEALS, SEATS):
        for player in range(size):
            seats = {place_of(size, deal, player)[1] for deal in range(first, first + SEATS)}
            assert len(seats) == SEATS


@pytest.mark.parametrize(("size", "least", "most"), [(4, 16, 16), (8, 6, 8), (12, 3, 6), (16, 3, 4)])
def test_everybody_meets_everybody_about_equally_often(size: int, least: int, most: int) -> None:
    met = Counter[tuple[int, int]]()
    for deal in range(MAX_DEALS):
        for table in placement(size, deal):
            met.update(combinations(sorted(table), 2))
        if deal + 1 == 2 * MIN_DEALS:
            assert len(met) == size * (size - 1) // 2, "by the eighth deal all have met"
    assert (min(met.values()), max(met.values())) == (least, most)


def test_four_people_sit_beside_others_after_four_deals() -> None:
    orders = set()
    for deal in range(0, 12, SEATS):
        (table,) = placement(SEATS, deal)
        orders.add(table)
    assert len(orders) == 3


def test_the_number_of_places_is_rounded_up_to_tables_of_four() -> None:
    assert [size_for(people) for people in (2, 4, 5, 8, 9, 13, 16)] == [4, 4, 8, 8, 12, 16, 16]
