"""Danger: the points that the cards of a hand are expected to cost later."""

from hearts import Card, Suit, parse_cards
from players.danger import VOID, danger, goes_first, relief, takes_later
from tests.players.situations import knows, table, whole


def test_cover_below_makes_a_high_card_less_dangerous() -> None:
    known = knows(whole("KS 2S 3S 4S 5C", "", "", ""), 0)
    bare, covered, well_covered = (
        danger(known, Suit.SPADES, parse_cards(text)) for text in ("KS", "KS 2S", "KS 2S 3S 4S")
    )
    assert bare > covered > well_covered > 0


def test_a_card_below_everything_unseen_is_no_danger() -> None:
    known = knows(table("2S KS 4D 5D 6D", "QS 3S 2H 3H 7D", "4S 5S 4H 5H 8D"), 0)
    assert danger(known, Suit.SPADES, parse_cards("2S")) == 0.0
    assert takes_later(known, Suit.SPADES, Card.parse("KS")) == 1.0
    assert takes_later(known, Suit.CLUBS, Card.parse("KC")) == 1.0, "no other seat can play lower"


def test_a_hand_is_relieved_of_its_high_cards_and_not_of_their_cover() -> None:
    hand = parse_cards("KS 2S 3S AD 5C")
    known = knows(whole("KS 2S 3S AD 5C", "", "", ""), 0)
    reliefs = {text: relief(known, hand, Card.parse(text)) for text in ("KS", "2S", "AD")}
    assert reliefs["KS"] > reliefs["AD"] > 0 > reliefs["2S"]


def test_the_last_card_of_a_suit_makes_void_which_is_worth_more_while_many_tricks_are_left() -> None:
    known = knows(table("2D 3S 4S 5S 6S", "3D 4D 5D 6D 7D", "8D 9D TD JD 2H"), 0)
    assert relief(known, parse_cards("2D 3S"), Card.parse("2D")) == VOID


def test_a_joker_is_kept_to_stay_below_a_trick() -> None:
    known = knows(table("2C 4C 9D XX 5H", "3C 6C TD 7S 6H", "AC 7C JD QS 7H"), 0)
    assert relief(known, known.view.hand, Card.parse("XX")) < 0


def test_before_a_first_trick_without_points_the_highest_club_is_hardly_any_danger() -> None:
    hands = ("AC 5C 4D 9D", "", "", "")
    free, costly = (
        knows(whole(*hands, passing="left", first_trick_points=rule), 0) for rule in ("forbidden", "allowed")
    )
    assert (goes_first(free), goes_first(costly)) == (True, False)
    clubs = parse_cards("AC 5C")
    assert danger(free, Suit.CLUBS, clubs) < danger(costly, Suit.CLUBS, clubs)
    assert not goes_first(knows(whole(*hands, first_trick_points="forbidden"), 0)), "it is being played"
