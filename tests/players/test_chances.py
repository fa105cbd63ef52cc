"""Chances: the probability that a card takes the trick, and the points expected in the trick."""

import pytest

from hearts import Card, Suit
from players.chances import (
    chance_overtaken,
    chance_to_take,
    chance_void,
    cost_of_discard,
    cost_of_following,
    cost_of_kitty,
    cost_of_trick,
    likely_costliest,
)
from tests.players.situations import knows, table, whole

HANDS = ("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC AC 2S")


def card(text: str) -> Card:
    return Card.parse(text)


def test_a_card_that_is_beaten_never_takes_the_trick_and_the_last_high_one_always() -> None:
    known = knows(table(*HANDS).play("9C TC"))
    assert [chance_to_take(known, card(text)) for text in ("4C", "2S", "JC", "AC")] == [0.0, 0.0, 1.0, 1.0]


def test_the_higher_a_card_that_is_led_the_likelier_it_takes_the_trick() -> None:
    known = knows(table("5C 9C 3D 4D KD", "TC QS 3S 6D KS", "8C JC 5D AC 2S"))
    low, high = chance_to_take(known, card("3D")), chance_to_take(known, card("9C"))
    assert 0 < low < high < 1
    assert chance_to_take(known, card("KD")) == 1.0, "nobody else has a diamond that beats it"


def test_a_void_seat_neither_overtakes_nor_follows() -> None:
    known = knows(table("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC JS 2S").play("9C TC 4C QS 2S KD"), 1)
    assert chance_overtaken(known, 0, Suit.SPADES, -1) == 0.0 < chance_overtaken(known, 2, Suit.SPADES, -1)
    assert chance_void(known, 0, Suit.SPADES) == 1.0
    assert 0 < chance_void(known, 2, Suit.CLUBS) < 0.5


def test_the_costliest_of_several_cards_counts_first() -> None:
    assert likely_costliest([], 3) == 0
    assert likely_costliest([13.0], 1) == 13.0
    assert likely_costliest([13.0, 1.0], 2) == pytest.approx(13 / 2 + 1 / 4)


def test_only_seats_that_may_discard_points_make_a_trick_costly() -> None:
    forbidden = knows(whole("2C AC", "3C", "4C", "5C", dealer=3, first_trick_points="forbidden"), 0)
    allowed = knows(whole("2C AC", "3C", "4C", "5C", dealer=3, first_trick_points="allowed"), 0)
    assert cost_of_trick(forbidden, card("2C")) == 0.0
    assert cost_of_trick(allowed, card("2C")) > 0.5


def test_the_cost_of_a_trick_includes_the_cards_in_it() -> None:
    hands = ("5C 3D 4D 6D 7D", "QS 9H TH JH QH", "AC 4C 6S 7H 8H")
    known = knows(table(*hands).play("5C QS"))
    assert cost_of_trick(known, card("AC")) == 13.0


def test_the_queen_falls_under_the_king_and_not_on_a_low_spade() -> None:
    known = knows(table("2S KS 4D 5D 6D", "QS 3S 2H 3H 7D", "4S 5S 4H 5H 8D"))
    assert cost_of_following(known, Suit.SPADES, card("KS").rank) > 6
    assert cost_of_following(known, Suit.SPADES, card("2S").rank) == 0
    assert cost_of_discard(known, Suit.SPADES) < 2 < cost_of_discard(known, Suit.CLUBS), (
        "she is no discard on her own suit"
    )


def test_the_kitty_counts_in_a_trick_that_may_bring_it() -> None:
    hands = ("2C 3C", "AC 4C", "KC", "QC", "JC")
    for to, comes in (("first_trick", True), ("first_heart_trick", False), ("last_trick", False)):
        known = knows(whole(*hands, kitty="QS 9D", kitty_to=to))
        assert (cost_of_kitty(known, [card("2C")]) > 0) is comes
    known = knows(whole(*hands, kitty="QS 9D", kitty_to="first_heart_trick"))
    assert cost_of_kitty(known, [card("2C"), card("5H")]) > 0
