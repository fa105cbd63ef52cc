"""Knowledge: what a seat can infer from what it sees."""

import pytest

from hearts import Card, Suit, parse_cards
from players.knowledge import Knowledge
from tests.players.situations import knows, table, whole

HANDS = ("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC AC 2S")


def test_a_card_is_unseen_until_it_is_played_or_held() -> None:
    known = knows(table(*HANDS).play("9C TC"))
    assert known.me == 2
    assert set(known.unseen) == set(parse_cards("5C 3D 4D KD QS 3S 4S KS"))
    assert known.strengths[Suit.CLUBS] == [Card.parse("5C").rank]
    assert (known.led, known.later, known.winner()) == (Suit.CLUBS, (), 1)
    assert known.winner(Card.parse("AC")) == 2


def test_a_seat_that_does_not_follow_is_void_and_one_that_follows_may_have_more() -> None:
    situation = table("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC AC 2S").play("9C TC 4C QS 2S KD")
    known = knows(situation, 1)
    assert known.voids == {2: frozenset(), 0: {Suit.SPADES}}
    assert known.holders(Suit.SPADES) == 1
    assert known.holders(Suit.CLUBS) == 2


def test_an_equal_card_does_not_beat_and_a_lower_one_neither() -> None:
    known = knows(table("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC TC 2S"))
    ten = Card.parse("TC").rank
    assert (known.higher(Suit.CLUBS, ten), known.lower(Suit.CLUBS, ten)) == (2, 1)


def test_points_are_counted_for_their_takers_with_the_own_kitty() -> None:
    situation = whole("AC 3D 4D", "2C 3C 5D", "4C 6D 7D", "5C 8D 9D", "6C TD JD", kitty="QS 2H", dealer=4)
    open_kitty = situation.play("2C 4C 5C 6C AC")
    assert knows(open_kitty, 0).points_of(0) == 14
    assert knows(open_kitty, 0).penalty_takers == [0]
    assert knows(open_kitty, 1).points_of(0) == 0, "nobody else has seen it"
    assert knows(open_kitty, 1).kitty_left == 0


def test_for_chips_the_first_heart_costs_the_pool_and_any_other_nothing() -> None:
    hands = ("AC KC 9H 2D 3D", "2H 8H 7H 4D 5D", "2C 3C TH 6H AD")
    first = knows(table(*hands, scoring="chips", moon="off", ante=2))
    assert first.cost(Card.parse("9H")) == 6.0
    assert first.cost_together(parse_cards("9H 2H 2C")) == 6.0
    later = knows(table(*hands, scoring="chips", moon="off", ante=2).play("AC 2H 2C"), 0)
    assert later.cost(Card.parse("9H")) == 0.0


def test_a_doubler_costs_the_own_points_and_a_share_of_those_to_come() -> None:
    hands = ("AC 2C 2D 2S TC", "QS KS 3S 3D 4D", "4C 5C 4S 5S 6D")
    known = knows(table(*hands, doubler="ten_of_clubs", moon="off").play("AC QS 4C"), 0)
    assert known.cost(Card.parse("TC")) == 13.0, "nothing is to come"


def test_a_spectator_knows_no_hand() -> None:
    with pytest.raises(ValueError, match="spectator"):
        Knowledge.of(table(*HANDS).game.view(None))
