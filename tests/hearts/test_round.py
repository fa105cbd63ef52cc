"""A round: the kitty, and who takes it. (Tricks are tested in `test_trick.py`, passes in `test_passing.py`.)"""

from dataclasses import replace
from typing import Any

import pytest

from hearts import parse_cards, write_cards
from tests.hearts.table import Table

FIVE = ("2C 3C", "AC 4C", "KC", "QC", "JC")
"""Five seats and two cards; the first trick goes to seat 1."""


def kitty(to: str, cards: str, *hands: str, **fields: Any) -> Table:
    return Table(*(hands or FIVE), remainder="kitty", kitty=cards, kitty_to=to, **fields)


def test_the_winner_of_the_first_trick_takes_the_kitty_and_alone_sees_it() -> None:
    table = kitty("first_trick", "QS 9D")
    assert [table.game.view(seat).kitty for seat in (None, 0, 1)] == [(), (), ()]
    table.play("2C AC KC QC JC")
    assert table.game.view(1).kitty == parse_cards("9D QS")
    assert [table.game.view(seat).kitty for seat in (None, 0, 2, 3, 4)] == [()] * 5
    assert {table.game.view(seat).kitty_takers for seat in (None, 0, 1)} == {(1,)}
    assert table.game.view(0).points == (0, 0, 0, 0, 0)
    assert table.pile(1) == "2C JC QC KC AC 9D QS"


def test_the_points_of_the_kitty_count_for_its_taker() -> None:
    table = kitty("first_trick", "QS 9D", moon="off").play("2C AC KC QC JC").finish()
    assert sum(table.points) == 26
    assert table.points[1] >= 13


SPADES_EARLY = ("2C 9C 3D", "AC TC 4D QS", "KC AS", "QC KS", "JC JS")
"""The queen is played to the second trick, which seat 2 takes; the filled-up hands have the low hearts."""


def test_the_kitty_waits_for_the_first_penalty_trick() -> None:
    table = kitty("first_penalty_trick", "9D TD", *SPADES_EARLY).play("2C AC KC QC JC")
    assert table.game.view(None).kitty_takers == ()
    table.play("QS AS KS JS").lowest()
    assert table.game.view(None).kitty_takers == (2,)
    assert table.game.view(2).kitty == parse_cards("9D TD")


def test_the_queen_does_not_bring_the_kitty_where_it_goes_with_the_first_heart() -> None:
    table = kitty("first_heart_trick", "9D TD", *SPADES_EARLY).play("2C AC KC QC JC").play("QS AS KS JS").lowest()
    while not table.game.view(None).kitty_takers:
        assert not any(card.suit == "H" for trick in table.game.tricks for card in trick.cards)
        table.lowest(5)
    with_heart = table.game.tricks[-1]
    assert any(card.suit == "H" for card in with_heart.cards)
    assert table.game.view(None).kitty_takers == (with_heart.taker,)


def test_the_kitty_may_go_to_the_winner_of_the_last_trick() -> None:
    table = kitty("last_trick", "QS 9D", moon="off").lowest(49)
    assert table.game.view(None).kitty_takers == ()
    tricks_before = [table.game.round.tricks_taken(seat) for seat in range(5)]
    result = table.lowest().game.rounds[-1]
    [last] = [seat for seat in range(5) if result.tricks[seat] > tricks_before[seat]]
    assert [len(pile) - 5 * tricks for pile, tricks in zip(result.piles, result.tricks, strict=True)] == [
        2 if seat == last else 0 for seat in range(5)
    ]


def test_a_kitty_of_two_may_be_split_between_the_first_two_tricks_as_it_lies() -> None:
    """The first half is the first card in the kitty, not the lowest one: otherwise the second taker would get the
    heart."""
    table = kitty("split_first_two", "AH 2D", "2C 3C", "AC 4C", "KC 5C", "QC 6C", "JC 7C").play("2C AC KC QC JC")
    assert table.game.view(1).kitty == parse_cards("AH")
    table.play("4C 5C 6C 7C 3C")
    assert table.game.view(4).kitty == parse_cards("2D")
    assert table.game.view(None).kitty_takers == (1, 4)


def test_a_kitty_of_four_is_split_in_halves() -> None:
    hands = ("2C 3C", "AC 4C", "KC 5C", "QC 6C", "JC 7C", "TC 8C")
    table = kitty("split_first_two", "2D 3D 4D 5D", *hands).play("2C AC KC QC JC TC").play("4C 5C 6C 7C 8C 3C")
    assert table.game.view(1).kitty == parse_cards("2D 3D")
    assert table.game.view(5).kitty == parse_cards("4D 5D")


def test_the_first_half_of_an_odd_kitty_is_the_larger_one() -> None:
    hands = ("2C 3C", "AC 4C", "KC 5C", "QC 6C", "JC 7C", "TC 8C", "9C", "9C", "TC")
    table = Table(*hands, remainder="kitty", kitty="2D 3D 4D 5D 6D", kitty_to="split_first_two")
    table.play("2C AC KC QC JC TC 9C 9C TC")
    assert table.game.view(1).kitty == parse_cards("2D 3D 4D")


def test_a_single_card_goes_whole_to_the_first_trick_in_a_split() -> None:
    table = kitty("split_first_two", "QS", "2C 3C", "AC 4C", "KC 5C").play("2C AC KC")
    assert table.game.view(1).kitty == parse_cards("QS")


def test_a_kitty_that_nobody_claimed_goes_to_the_winner_of_the_last_trick() -> None:
    """Nobody takes a trick before the last one: its winner takes both halves."""
    round = kitty("split_first_two", "QS 9D").game.round
    assert round is not None
    last = replace(round, hands=tuple(map(parse_cards, ("2C", "AC", "3C", "4C", "5C"))))
    for card in parse_cards("2C AC 3C 4C 5C"):
        last = last.play(card)
    assert write_cards(last.piles[1]) == "2C AC 3C 4C 5C QS 9D"
    assert last.kitties == ()


CLUBS = "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC"


def test_a_trick_that_nobody_takes_gives_no_kitty() -> None:
    """Six seats, two decks: seats 0 and 1 hold all the clubs, so their twos cancel, and the trick waits for the next
    taker."""
    hands = (f"{CLUBS} 2D 3D 4D 5D", f"{CLUBS} 2D 3D 4D 5D", "", "", "", "")
    table = Table(*hands, remainder="kitty", kitty="QS 9D", decks=2, duplicates="cancel").play("2C 2C").lowest(4)
    assert table.takers == [None]
    assert table.game.view(None).kitty_takers == ()
    table.play("3C AC").lowest(4)
    assert table.takers == [None, 1]
    assert table.game.view(1).kitty == parse_cards("9D QS")
    assert len(table.game.round.piles[1]) == 14


@pytest.mark.parametrize(("to", "card"), [("first_heart_trick", "2H"), ("first_penalty_trick", "QS")])
def test_a_cancelled_trick_with_a_penalty_card_gives_the_kitty_to_whoever_takes_it_with_the_next(
    to: str, card: str
) -> None:
    clubs = f"{CLUBS} 2D 3D 4D 5D"
    hands = (clubs, clubs, f"{card} 6D", "6D 7D", "7D 8D", "8D JD")
    table = kitty(to, "9D TD", *hands, decks=2, duplicates="cancel", first_trick_points="allowed")
    table.play(f"2C 2C {card}").lowest(3)
    assert table.game.view(None).kitty_takers == ()
    table.play("3C AC").lowest(4)
    assert not any(each in table.game.round.deck.points for each in table.game.tricks[-1].cards)
    assert table.game.view(1).kitty == parse_cards("9D TD")
