"""The deck: the number of cards for each seat, which cards are removed, and what all of them are worth."""

from collections import Counter
from typing import Any

import pytest

from hearts import JOKER, Card, Rules, Suit, write_cards
from hearts.cards import ALL_CARDS
from hearts.deck import Deck


@pytest.mark.parametrize(
    ("seats", "decks", "hand", "over"),
    [
        (3, 1, 17, 1),
        (4, 1, 13, 0),
        (5, 1, 10, 2),
        (6, 1, 8, 4),
        (7, 2, 14, 6),
        (8, 2, 13, 0),
        (9, 2, 11, 5),
        (10, 2, 10, 4),
        (11, 3, 14, 2),
        (12, 3, 13, 0),
        (13, 3, 12, 0),
        (14, 3, 11, 2),
        (15, 3, 10, 6),
        (16, 4, 13, 0),
    ],
)
def test_the_cards_deal_out_to_every_number_of_seats(seats: int, decks: int, hand: int, over: int) -> None:
    rules = Rules(seats=seats)
    assert rules.number_of_decks == decks
    assert (rules.deck.hand_size, rules.deck.kitty_size, len(rules.deck.removed)) == (hand, 0, over)
    kitty = Rules(seats=seats, remainder="kitty").deck
    assert (kitty.hand_size, kitty.kitty_size, len(kitty.removed)) == (hand, over, 0)
    assert kitty.kitty_parts == ((over,) if over else ())


@pytest.mark.parametrize(("seats", "parts"), [(3, (1,)), (4, ()), (5, (1, 1)), (6, (2, 2)), (9, (3, 2))])
def test_the_kitty_is_halved_for_the_first_two_takers(seats: int, parts: tuple[int, ...]) -> None:
    assert Rules(seats=seats, remainder="kitty", kitty_to="split_first_two").deck.kitty_parts == parts


@pytest.mark.parametrize(
    ("seats", "removed"),
    [(3, "2D"), (4, ""), (5, "2D 3C"), (6, "2D 3C 3D 3S"), (7, "2D 2D 3D 3D 2S 2S"), (11, "2D 2D"), (14, "2D 2D")],
)
def test_the_usual_cards_are_removed(seats: int, removed: str) -> None:
    assert sorted(map(str, Rules(seats=seats).deck.removed)) == sorted(removed.split())


def test_a_card_that_scores_is_never_removed() -> None:
    deck = Rules(seats=5, extra_penalties={"2D": 5}).deck
    assert write_cards(deck.removed) == "3D 2S"
    for seats in range(3, 17):
        removed = set(map(str, Rules(seats=seats, jokers=1, doubler="chinese", bonus_card="TD").deck.removed))
        assert removed.isdisjoint({"2C", "QS", "TC", "TD", "XX"})
        assert not any(card.endswith("H") for card in removed)


def test_a_doubler_is_kept_among_cards_that_are_removed() -> None:
    lower = [card for card in map(str, ALL_CARDS) if card[1] in "DCS" and card[0] in "23456789"]
    fields: Any = {"seats": 5, "extra_penalties": dict.fromkeys(lower, 1)}
    assert write_cards(Rules(**fields).deck.removed) == "TC TD"
    assert write_cards(Rules(**fields, doubler="chinese").deck.removed) == "TD TS"


@pytest.mark.parametrize(
    ("fields", "removed", "hand"),
    [
        ({"jokers": 2}, "2D 2S", 13),
        ({"seats": 3, "removed": ("2C",)}, "2C", 17),
        ({"seats": 3, "jokers": 2, "joker_kind": "high_low"}, "", 18),
    ],
    ids=["two cards to fit two jokers", "named cards instead of the usual", "none where jokers make it even"],
)
def test_such_cards_are_removed(fields: dict[str, Any], removed: str, hand: int) -> None:
    deck = Rules(**fields).deck
    assert (write_cards(deck.removed), deck.hand_size) == (removed, hand)
    assert deck.cards.count(JOKER) == fields.get("jokers", 0)
    assert (Card.parse("2D") in deck.cards) is ("2D" not in removed)


@pytest.mark.parametrize(
    ("fields", "total"),
    [
        ({}, 26),
        ({"seats": 8}, 52),
        ({"seats": 12}, 78),
        ({"seats": 16}, 104),
        ({"heart_values": "rank", "queen_points": 25}, 129),
        ({"heart_values": "rank"}, 117),
        ({"heart_values": "rank_low_ace"}, 91 + 13),
        ({"heart_values": "rank_ten"}, 54 + 30 + 15 + 13),
        ({"heart_values": "pips"}, 54 + 40 + 13),
        ({"queen_points": 0}, 13),
        ({"seats": 3, "jokers": 2, "joker_kind": "high_low", "queen_points": 15}, 30),
        ({"jokers": 2}, 26),
        ({"extra_penalties": {"KS": 10, "AS": 7}}, 43),
        ({"extra_penalties": {"KS": 10}, "seats": 8}, 72),
        ({"removed": ("2H", "3H", "4H", "QS")}, 10),
        ({"remainder": "kitty", "seats": 7}, 52),
        ({"scoring": "chips", "moon": "off"}, 13),
    ],
)
def test_the_penalty_points_of_the_deck(fields: dict[str, Any], total: int) -> None:
    assert Rules(**fields).deck.total == total


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ("one", "1 1 1 1 1 1 1 1 1 1 1 1 1"),
        ("rank", "2 3 4 5 6 7 8 9 10 11 12 13 14"),
        ("rank_low_ace", "2 3 4 5 6 7 8 9 10 11 12 13 1"),
        ("rank_ten", "2 3 4 5 6 7 8 9 10 10 10 10 15"),
        ("pips", "2 3 4 5 6 7 8 9 10 10 10 10 10"),
    ],
)
def test_spot_hearts_have_their_values(values: str, points: str) -> None:
    worth = Rules(heart_values=values).deck.points
    assert [worth[Card.parse(rank + "H")] for rank in "23456789TJQKA"] == list(map(int, points.split()))


def test_an_ordinary_queen_is_no_penalty_card() -> None:
    assert Card.parse("QS") not in Rules(queen_points=0).deck.points
    assert Rules(queen_points=0).deck.penalty_count == 13


def test_fewer_players_get_a_hand_of_at_most_twenty_five_cards() -> None:
    """If players drop out of a game for chips, so many cards are removed that a hand can still be shown."""
    for remainder in ("remove", "kitty"):
        rules = Rules(scoring="chips", moon="off", remainder=remainder)
        assert [rules.deck_for(players).hand_size for players in (4, 3, 2)] == [13, 17, 25]
        assert Rules(**rules.differences() | {"seats": 5}).deck_for(4).removed == ()
        deck: Deck = rules.deck_for(2)
        assert Counter(deck.cards) + Counter(deck.removed) == Counter(Rules().deck.cards)


def test_the_hands_of_the_last_two_in_a_game_for_chips_can_be_shown_whatever_the_decks() -> None:
    """Where cards without points are too few to be removed, low hearts are removed too."""
    rules = Rules(seats=12, decks=4, jokers=8, scoring="chips", moon="off")
    deck = rules.deck_for(2)
    assert (deck.hand_size, deck.kitty_size, len(deck.cards)) == (25, 0, 50)
    assert deck.penalty_count > 26
    assert not any(card.suit is Suit.HEARTS for card in rules.deck_for(3).removed)


def test_in_a_game_for_chips_every_heart_counts_alike() -> None:
    """Only who took a heart matters, so no heart is worth more than another, whatever the rules say of their points."""
    rules = Rules(scoring="chips", moon="off", heart_values="rank")
    assert {points for card, points in rules.deck.points.items() if card.suit is Suit.HEARTS} == {1}
