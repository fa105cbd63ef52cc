"""The movement of a match: everybody plays each deal once, sits equally often in each seat, and meets everybody."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from bot.tables.match_options import MAX_DEALS, MIN_DEALS
from bot.tables.movement import SEATS, SIZES, placement, size_for


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
