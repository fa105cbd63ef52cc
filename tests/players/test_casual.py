"""The casual player: one written-out situation for each rule of thumb."""

import pytest

from hearts import Card
from players import casual
from players.knowledge import Knowledge
from tests.players.situations import plays, table, whole

# -- following


def test_casual_dumps_the_queen_when_void() -> None:
    situation = table("5C 3C 4C 6C 7C", "QS AH KH 2S 3S", "KC QC JC TC 9C")
    assert plays(situation.play("5C")) == "QS"


def test_casual_dumps_the_ace_of_spades_while_the_queen_is_out() -> None:
    situation = table("5C 3C 4C 6C 7C", "AS 2S 2D 3D 4D", "QS QC JC 5D 6D", "KC AC 3S 4S 7D")
    assert plays(situation.play("5C")) == "AS"


def test_casual_ducks_under_the_king_with_its_highest_lower_card() -> None:
    situation = table("5C 3H 4D 5D 6D", "KC 3S 4S 5S 6S", "AC QC 2C 3D 4H", "9H 8H 7H 6H 5H")
    assert plays(situation.play("5C KC")) == "QC"


def test_casual_takes_a_clean_trick_with_its_highest_card_when_it_plays_last() -> None:
    situation = whole("2C", "5C", "9C", "AC TC 3D 4D 5D 6D 7D 8D")
    assert plays(situation.play("2C 5C 9C")) == "AC"


def test_casual_stays_below_a_trick_with_points_even_when_it_plays_last() -> None:
    situation = table("5C 9C 3D 4D 5D", "8C 3C KD QD JD", "QS 9H TH JH QH", "AC 4C 6S 7H 8H")
    assert plays(situation.play("5C 8C QS")) == "4C"


def test_casual_plays_the_queen_under_the_king() -> None:
    situation = table("KS 2C 3D 4D 5D", "QS 4S 3C 6D 7D", "4C 5S 6S 7S 8S", "2H 3H 4H 5H 6H")
    assert plays(situation.play("KS")) == "QS"


def test_casual_keeps_the_king_off_a_spade_while_the_queen_may_follow() -> None:
    situation = table("2S 3D 4D 5D 6D", "KS 5S 6S 2H 3H", "QS 3S 4H 5H 6H", "9S 8S 7D 8D 9D")
    assert plays(situation.play("2S")) == "6S"


def test_casual_plays_the_king_on_a_spade_when_everybody_has_followed_without_the_queen() -> None:
    situation = table("2S 3D 4D 5D 6D", "QS 3S 4H 5H 6H", "9S 8S 7D 8D 9D", "KS 5S 6S 2H 3H")
    assert plays(situation.play("2S 3S 9S")) == "KS"


# -- leading


def test_casual_leads_no_spade_while_its_ace_is_poorly_covered() -> None:
    situation = whole("AC AS 4S 9D 3D 5H", "2C QS 2S", "3C KS 3S", "4C 5S", dealer=2)
    assert plays(situation.play("2C 3C 4C AC"))[1] != "S"


def test_casual_drives_the_queen_out_with_low_spades() -> None:
    situation = whole("AC 2S 5S 6S JD QD KD AD JH KH QH TC 9C", "2C QS 3S", "3C KS 4S", "4C AS 7S")
    assert plays(situation.play("2C 3C 4C AC"))[1] == "S"


def test_casual_leads_low_rather_than_a_card_that_nobody_can_beat() -> None:
    situation = table("AD 4D KC AC 2S", "5C 6D TD 2H 6S", "6C 7D 8D KH 7S", "7C 5D JD QH 4S")
    assert plays(situation) in ("4D", "2S")


def test_casual_knows_from_the_cards_played_that_a_low_card_will_take_everything() -> None:
    """All clubs but the five are gone: leading it would collect a heart from everybody."""
    situation = table("AC 5C 6D 2S 3S", "2C 9D TD 4H KH", "3C QD KD 5H 7H", "4C AD 8D 6H 8H")
    assert plays(situation.play("AC 2C 3C 4C")) != "5C"


# -- house rules


def test_casual_takes_the_trick_with_the_bonus_card() -> None:
    hands = ("5D 3C 4C 5C 6C", "JD 7C 8C 9C TC", "9D 2H 3H QC JC", "QD 4D 2C KC AC")
    assert plays(table(*hands, bonus_card="JD").play("5D JD 9D")) == "QD"


def test_casual_does_not_throw_the_bonus_card_away() -> None:
    hands = ("5C 3C 4C 6C 8C", "JD 2S 3S 4S 2H", "9C 3H 7C QC JC", "QD 4D 2C KC AC")
    assert plays(table(*hands, bonus_card="JD").play("5C")) != "JD"
    assert plays(table(*hands).play("5C")) != "2S"


@pytest.mark.parametrize(("doubler", "card"), [("none", "AC"), ("ten_of_clubs", "3C")])
def test_casual_leaves_the_card_that_doubles_to_others(doubler: str, card: str) -> None:
    hands = ("5C 2D 3D 4D 5D", "TC 2H 3H 6D 7D", "9C KH QH 8D 9D", "AC 3C AH JH JD")
    assert plays(table(*hands, doubler=doubler).play("5C TC 9C")) == card


def test_casual_lets_a_joker_go_rather_than_take_points() -> None:
    hands = ("JC 2C 3H 4H 5H", "KH QH 2D 3D 4D", "QS 4H 5D 6D 7D", "AC XX 8D 9D TD")
    assert plays(table(*hands).play("JC KH QS")) == "XX"


def test_casual_minds_no_heart_when_it_has_one_already_and_only_clean_seats_are_paid() -> None:
    hands = ("5C 2D 3D 4D 5D", "TC 2H 3H 6D 7D", "9C KH QH 8D 9D", "AC AH KC JH JD")
    situation = table(*hands, scoring="chips", moon="off")
    assert plays(situation.play("5C TC 9C")) == "AC"
    assert plays(situation.play("AC")) in ("AH", "KC", "JH", "JD")


def test_casual_takes_no_trick_at_all_where_that_is_paid() -> None:
    hands = ("AS KS QD 5C 2D", "2S 3S 3D TC 4D", "4S 5S 5D 9C 6D", "6S 7S 7D JC 3C")
    for bonus, card in [(0, "JC"), (-5, "3C")]:
        situation = table(*hands, "2H 3H 4H 5H 6H", no_tricks_bonus=bonus)
        situation.play("AS 2S 4S 6S 2H KS 3S 5S 7S 3H QD 3D 5D 7D 4H 5C TC 9C")
        assert plays(situation) == card


# -- the score


def test_casual_gives_the_queen_to_the_leader_rather_than_to_the_last() -> None:
    """Seat 2 could discard the queen now, on seat 0, or keep her for a later trick."""
    hands = ("5C 3C 4C 6C 7C", "KC 8C 2S 3S 4S", "QS 5H 6H 7H 8H", "9C TC 2D 3D 4D")
    leads, trails = table(*hands, totals=(10, 0, 50, 30)), table(*hands, totals=(10, 60, 50, 30))
    for situation, weight in ((leads, 1.5), (trails, 1.0)):
        known = Knowledge.of(situation.play("5C KC").game.view(2))
        assert casual.weight(known, Card.parse("QS")) == weight


def test_casual_does_not_end_a_game_that_it_is_losing() -> None:
    hands = ("5C 3C 4C 6C 7C", "KC 8C 2S 3S 4S", "QS 5H 6H 7H 8H", "9C TC 2D 3D 4D")
    for mine, weight in ((50, 0.5), (5, 1.0)):
        situation = table(*hands, totals=(10, 90, mine, 30)).play("5C KC")
        assert casual.weight(Knowledge.of(situation.game.view(2)), Card.parse("QS")) == weight


def test_casual_plays_the_ace_of_clubs_from_ace_and_five_to_a_first_trick_without_points() -> None:
    """In any position; if points may fall to the first trick, only in the last position when none has fallen."""
    mine = "AC 5C 9D 8D 7D 2S 3S 4S"
    assert plays(whole("2C QD JD 3D", mine, "9C KD", "TC AD").play("2C")) == "AC"
    assert plays(whole("2C QD JD 3D", "6C KD", "9C AD", mine).play("2C 6C 9C")) == "AC"
    allowed = whole("2C QD JD 3D", "QS KD", "9C AD", mine, first_trick_points="allowed")
    assert plays(allowed.play("2C QS 9C")) == "5C"
