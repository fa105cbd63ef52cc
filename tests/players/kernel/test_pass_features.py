"""Pass features: what the policy sees of a card that may be passed."""

from __future__ import annotations

import pytest

from players.kernel.pass_features import (
    DIRECTIONS,
    P1,
    PASS_TABLES,
    ROLES,
    WEIGHTS,
    cover,
    direction_of,
    guards,
    role_of,
    weigh_pass,
)
from players.kernel.spec import LOOSE, SPADES
from tests.players.kernel.positions import card, hand, spec_for


@pytest.mark.parametrize(("offset", "direction"), [(1, 0), (-1, 1), (3, 1), (2, 2), (5, 0)])
def test_a_pass_goes_left_or_right_or_elsewhere(offset: int, direction: int) -> None:
    assert direction_of(spec_for(), offset) == direction < DIRECTIONS


def test_a_card_has_the_role_that_the_rules_give_it() -> None:
    plain = spec_for()
    roles = {text: role_of(plain, card(text)) for text in ("2C", "JD", "TC", "3H", "JS", "QS", "KS", "AS")}
    assert roles == {"2C": 0, "JD": 0, "TC": 0, "3H": 1, "JS": 2, "QS": 3, "KS": 4, "AS": 5}
    rich = spec_for(bonus_card="JD", doubler="ten_of_clubs")
    assert (role_of(rich, card("JD")), role_of(rich, card("TC")), role_of(plain, 16 * LOOSE)) == (6, 7, 7)
    assert role_of(spec_for(queen_points=0), card("KS")) == 0, "spades are plain where she scores nothing"


def test_low_spades_are_counted_and_the_high_ones_are_known() -> None:
    spec = spec_for()
    assert cover(hand("2S 3S JS QS KS")[SPADES], spec) == 3
    assert cover(hand("2S 3S 4S 5S 6S 7S")[SPADES], spec) == 5
    assert [guards(hand(text)[SPADES], spec) for text in ("2S", "QS", "KS", "AS", "QS AS")] == [0, 1, 2, 4, 5]


def test_equal_cards_are_one_choice_with_indices_within_the_weights() -> None:
    spec, weights = spec_for(), [0.0] * WEIGHTS
    cards, logits, indices = [0] * 32, [0.0] * 32, [0] * 32 * PASS_TABLES
    count = weigh_pass(hand("2C 4C QS KS AH"), spec, weights, 0, cards, logits, indices)
    assert cards[:count] == [card(text) for text in ("2C", "4C", "QS", "KS", "AH")]
    assert all(P1 <= index < WEIGHTS for index in indices[: count * PASS_TABLES])
    assert len(set(indices[: count * PASS_TABLES : PASS_TABLES])) == count
    weights[indices[2 * PASS_TABLES]] = 5.0
    assert weigh_pass(hand("2C 4C QS KS AH"), spec, weights, 0, cards, logits, indices) == 5
    assert logits[:5] == [0.0, 0.0, 5.0, 0.0, 0.0]
    two = spec_for(decks=2, seats=8)
    assert weigh_pass([0b1100, 0, 0, 0, 0], two, [0.0] * WEIGHTS, 0, cards, logits, indices) == 1, "two equal cards"
    assert ROLES == 8
