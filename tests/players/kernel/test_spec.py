"""Rules as data: codes and masks of cards, and rules that the kernel does not know."""

from typing import Any

import pytest

from hearts import JOKER, Card, Rules, parse_cards
from players.kernel.spec import (
    BONUS_CARD,
    BONUS_WORTH,
    FLAGS,
    HEARTS,
    LOOSE,
    MOON_DOWN,
    MOON_UP,
    QUEEN,
    TOTAL,
    VALUE,
    Unknown,
    card_of,
    code,
    masks,
    spec_of,
)
from tests.players.kernel.positions import card, spec_for


def test_a_rule_that_the_kernel_does_not_know_is_refused(monkeypatch: Any) -> None:
    monkeypatch.setattr("players.kernel.spec.KNOWN", frozenset({"seats"}))
    with pytest.raises(Unknown, match="end_score"):
        spec_of(Rules(end_score=99), 4)


@pytest.mark.parametrize(("text", "number"), [("2C", 1), ("AC", 13), ("QS", QUEEN), ("2H", 49), ("AH", 61)])
def test_a_card_has_one_code_and_a_code_one_card(text: str, number: int) -> None:
    assert code(Card.parse(text), Rules()) == number
    assert card_of(number) is Card.parse(text)


def test_of_two_high_low_jokers_the_first_is_the_highest_heart_and_the_second_the_lowest() -> None:
    high_low = Rules(jokers=2, joker_kind="high_low", seats=3)
    assert [code(JOKER, high_low, before) - 16 * HEARTS for before in (0, 1)] == [14, 0]
    assert code(JOKER, Rules(jokers=2, seats=3)) == 16 * LOOSE
    assert card_of(16 * LOOSE) is JOKER


def test_copies_lie_side_by_side_in_a_mask() -> None:
    """A two is rank 1, a four rank 3; with two decks each has two bits."""
    assert masks(parse_cards("2C 2C 4C"), Rules(decks=2, seats=8)) == [0b0100_1100, 0, 0, 0, 0]
    assert masks(parse_cards("2C 4C"), Rules()) == [0b1010, 0, 0, 0, 0]


def test_values_of_cards_follow_from_the_rules() -> None:
    plain, black_maria = spec_for(), spec_for(bonus_card="JD", extra_penalties={"KS": 10}, queen_points=25)
    assert (plain[VALUE + QUEEN], plain[VALUE + QUEEN + 1], plain[BONUS_WORTH]) == (13, 0, 0)
    assert (black_maria[VALUE + QUEEN], black_maria[VALUE + QUEEN + 1], black_maria[BONUS_WORTH]) == (25, 10, -10)
    assert black_maria[FLAGS + card("JD")] == BONUS_CARD
    assert (plain[TOTAL], black_maria[TOTAL], plain[MOON_UP], plain[MOON_DOWN]) == (26, 48, 26, 26)
