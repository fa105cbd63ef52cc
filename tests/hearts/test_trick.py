"""Tricks: who takes them, copies that cancel each other, and jokers."""

from typing import Any

from hearts import write_cards
from hearts.trick import points_of_last
from tests.hearts.table import Table

TWICE: dict[str, Any] = {"duplicates": "cancel", "decks": 4}


def test_the_highest_card_of_the_led_suit_takes_the_trick_and_leads_next() -> None:
    table = Table("2C 4C 9D 3S 5H", "AD 6D TD 4S 6H", "KC 7C JD 5S 7H", "9C QC QD 6S 8H")
    table.play("2C AD KC 9C")
    assert table.takers == [2]
    assert table.turn == 2
    assert table.pile(2) == "2C 9C KC AD"


def test_no_suit_is_trumps() -> None:
    table = Table("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H").play("2C AD 3C 7C 4C AS")
    assert table.takers == [2, 2]


def test_a_trick_in_play_has_no_taker_yet() -> None:
    table = Table("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H").play("2C AD")
    assert table.game.trick.leader == 0
    assert table.game.trick.taker is None
    assert [seat for seat, _ in table.game.trick.plays] == [0, 1]
    assert write_cards(table.game.trick.cards) == "2C AD"


def test_of_equal_cards_the_first_wins() -> None:
    table = Table("2C 4C 9D 3S 5H", "KC 6D TD 4S 6H", "KC 7C JD 5S 7H", decks=2).play("2C KC KC")
    assert table.takers == [1]


def test_a_pair_cancels_itself_and_the_next_lower_card_wins() -> None:
    table = Table("2C 4C 9D 3S 5H", "KC 6D TD 4S 6H", "KC 7C JD 5S 7H", "3C QC QD 6S 8H", **TWICE)
    assert table.play("2C KC KC 3C").takers == [3]


def test_of_three_equal_cards_the_third_stands() -> None:
    table = Table("2C 4C 9D 3S 5H", "KC 6D TD 4S 6H", "KC 7C JD 5S 7H", "KC QC QD 6S 8H", **TWICE)
    assert table.play("2C KC KC KC").takers == [3]


def test_four_equal_cards_are_all_cancelled() -> None:
    hands = ("2C 4C 9D 3S 5H", "KC 6D TD 4S 6H", "KC 7C JD 5S 7H", "KC QC QD 6S 8H", "KC 8C 8D 7S 9H")
    assert Table(*hands, **TWICE).play("2C KC KC KC KC").takers == [0]


def test_cancelled_cards_off_suit_change_nothing() -> None:
    table = Table("2C 4C 9D 3S 5H", "KD 6D TD 4S 6H", "KD 7D JD 5S 7H", **TWICE).play("2C KD KD")
    assert table.takers == [0]


def everything_cancelled() -> Table:
    """Nobody takes the first trick: the clubs of seats 0 and 1 cancel each other, and seat 2 has none."""
    return Table("2C 4C 9D 3S 5H", "2C 6D TD 4S 6H", "QD 7D JD 5S 7H", **TWICE).play("2C 2C QD")


def test_where_everything_is_cancelled_the_same_leader_leads_again() -> None:
    table = everything_cancelled()
    assert table.takers == [None]
    assert table.turn == 0
    assert [table.pile(seat) for seat in range(3)] == ["", "", ""]


def test_the_winner_of_the_next_trick_takes_both() -> None:
    table = everything_cancelled().play("9D TD JD")
    assert table.takers == [None, 2]
    assert table.pile(2) == "2C 2C 9D TD JD QD"
    assert table.game.round.tricks_taken(2) == 1


def test_two_tricks_that_nobody_takes_wait_for_the_third() -> None:
    table = Table("2C 3D 9D 3S 5H", "2C 3D TD 4S 6H", "7H 8H JH 5S 7S", **TWICE).play("2C 2C 7S 3D 3D JH")
    assert table.takers == [None, None]
    assert table.turn == 0
    assert table.play("9D TD 7H").takers == [None, None, 1]
    assert table.pile(1) == "2C 2C 3D 3D 9D TD 7S 7H JH"


def test_a_last_trick_that_nobody_takes_counts_for_nobody() -> None:
    table = Table("2C AC KC QC AS", "3C 4C 5C 6C AS", "JC 8C 9C TC QH", **TWICE)
    table.play("2C 3C JC").play("8C AC 4C").play("KC 5C 9C").play("QC 6C TC").play("AS AS QH")
    result = table.game.rounds[-1]
    assert result.tricks == (3, 0, 1)
    assert result.points == (0, 0, 0)
    assert sum(len(pile) for pile in result.piles) == 12


def test_the_leader_of_a_last_trick_that_is_cancelled_may_take_it_with_what_waits() -> None:
    """The tens are cancelled as well, so their trick waits for the last one."""
    hands = ("2C AC KC TD AS", "3C 4C 5C TD AS", "JC 8C 9C 2S QH")
    table = Table(*hands, last_cancelled="leader", moon="off", **TWICE)
    table.play("2C 3C JC").play("8C AC 4C").play("KC 5C 9C").play("TD TD 2S").play("AS AS QH")
    result = table.game.rounds[-1]
    assert (result.last_trick.taker, result.last_points, result.tricks) == (0, 1, (3, 0, 1))
    assert result.points == (1, 0, 0)
    assert table.pile(0).startswith("4C 5C 8C 9C KC AC TD TD")


def test_a_last_trick_that_its_leader_takes_undoes_no_moon() -> None:
    table = Table("2C AC KC QC AS", "3C 4C 5C 6C AS", "JC 8C 9C TC QH", last_cancelled="leader", **TWICE)
    table.play("2C 3C JC").play("8C AC 4C").play("KC 5C 9C").play("QC 6C TC").play("AS AS QH")
    assert table.game.rounds[-1].shooter == 0


def test_a_joker_never_wins_unless_led() -> None:
    table = Table("2C 4C 9D 3S 5H", "XX 6D TD 4S 6H", "3C 7C JD 5S 7H").play("2C XX 3C")
    assert table.takers == [2]


def test_a_led_joker_wins_even_among_jokers() -> None:
    hands = ("2C 4C 9D 3S 5H", "AC XX TD 4S 6H", "3C XX JD 5S 7H")
    table = Table(*hands).play("2C AC 3C").play("XX XX 5H")
    assert table.takers == [1, 1]


def test_jokers_do_not_cancel_each_other() -> None:
    hands = ("2C 4C 9D 3S 5H", "AC XX TD 4S 6H", "3C XX JD 5S 7H", "5C 6C 8D 6S 8H")
    assert Table(*hands, **TWICE).play("2C AC 3C 5C").play("XX XX 6C 4C").takers == [1, 1]


HIGH_LOW: dict[str, Any] = {"joker_kind": "high_low"}


def test_the_first_high_low_joker_of_the_round_is_above_the_ace() -> None:
    hands = ("2C AH 9D 3S 5H", "AC XX 2H 4S 6H", "3C XX JD 5S 7H")
    table = Table(*hands, breaking="none", **HIGH_LOW).play("2C AC 3C").play("2H XX AH")
    assert table.takers == [1, 2]
    assert table.play("7H 5H XX").takers == [1, 2, 2]


def test_the_second_high_low_joker_is_below_the_two_even_when_led() -> None:
    hands = ("2C AH 9D 3S 5H", "AC XX 2H 4S 6H", "3C XX JD 5S 7H")
    table = Table(*hands, breaking="none", **HIGH_LOW).play("2C AC 3C").play("2H XX AH")
    assert table.play("JD 9D XX").takers == [1, 2, 2]
    table = Table(*hands, breaking="none", **HIGH_LOW).play("2C AC 3C").play("XX XX AH")
    assert table.takers == [1, 1]


def test_the_low_joker_takes_a_trick_that_it_leads_where_nobody_can_follow() -> None:
    hands = ("2C 6D 9D 3S 5S", "AC XX XX 4S 4D", "3C 7D JD 5D 7S")
    table = Table(*hands, breaking="none", **HIGH_LOW).play("2C AC 3C").play("XX 5D 3S")
    assert table.play("XX 7D 6D").takers == [1, 1, 1]


def test_high_low_jokers_do_not_cancel_each_other() -> None:
    hands = ("2C AH 9D 3S 5H", "AC XX 2H 4S 6H", "3C XX JD 5S 7H")
    table = Table(*hands, breaking="none", **HIGH_LOW, **TWICE).play("2C AC 3C").play("XX XX AH")
    assert table.takers == [1, 1]


def test_a_discarded_high_low_joker_was_the_first_of_the_round() -> None:
    hands = ("2C KC 9D 3S 5H", "AC XX 2H 4S 6H", "3C XX JD 5S 7H")
    table = Table(*hands, breaking="none", **HIGH_LOW).play("2C AC 3C").play("4S 5S 3S").play("JD 9D XX")
    assert table.takers == [1, 2, 2]
    table = Table(*hands, breaking="none", **HIGH_LOW).play("2C AC 3C").play("4S 5S 3S").play("JD 9D XX")
    assert table.play("7H 5H 6H").play("XX KC 2H").game.rounds[-1].tricks == (0, 2, 3)


def test_a_last_trick_that_nobody_takes_makes_the_moon_impossible() -> None:
    """Seat 0 takes every penalty card, but the two aces of the last trick have cancelled each other."""
    table = Table("2C AC KC QC AS", "3C QS 5C 6C AS", "JC 8C 2H 3H KD", **TWICE)
    table.play("2C 3C JC").play("8C AC 5C").play("KC 6C 2H").play("QC QS 3H").play("AS AS KD")
    result = table.game.rounds[-1]
    assert result.points == (15, 0, 0)
    assert result.shooter is None


def test_the_same_round_is_a_moon_where_the_last_trick_is_taken() -> None:
    table = Table("2C AC KC QC AS", "3C QS 5C 6C KS", "JC 8C 2H 3H KD", **TWICE)
    table.play("2C 3C JC").play("8C AC 5C").play("KC 6C 2H").play("QC QS 3H").play("AS KS KD")
    assert table.game.rounds[-1].shooter == 0
    assert table.points == (0, 15, 15)


def test_a_moon_may_begin_with_a_trick_that_nobody_took() -> None:
    """Seat 2 takes everything, including the cards of the cancelled first trick: a moon, and a sun."""
    table = Table("2C 4D 9D 3S 5H", "2C 6D TD 4S 6H", "AS AD KD KS AH", sun=True, **TWICE)
    table.play("2C 2C KS").play("3S 4S AS").play("AD 4D 6D").play("KD 9D TD").play("AH 5H 6H")
    result = table.game.rounds[-1]
    assert result.tricks == (0, 0, 4)
    assert (result.shooter, result.sun) == (2, True)
    assert result.points == (6, 6, 0)


def test_the_last_trick_brings_its_points_and_those_of_tricks_that_nobody_took_before_it() -> None:
    hands = ("2C 3S 6D 9D 5H", "2C 4S 4D TD 6H", "AH KS 8D 8S 2S")
    table = Table(*hands, first_trick_points="allowed", **TWICE)
    assert last_points(table) == 0, "there is none"
    assert last_points(table.play("2C 2C AH")) == 0, "nobody took it"
    assert last_points(table.play("3S 4S KS")) == 1
    assert last_points(table.play("8S 5H 6H")) == 2, "and nothing of the tricks that were taken before"
    assert last_points(table.play("2S 6D 4D")) == 0


def last_points(table: Table) -> int:
    return points_of_last(table.game.tricks, table.game.rules.deck)
