"""Rollouts: who leads, what is dealt, and when the score can no longer change."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from players.kernel.position import COUNT, HANDS, KITTIES_AT, LEFT, PENALTIES, SIZE, TRICK, begin, popcount
from players.kernel.rollout import code_of, deal, lay_kitty, opener, settled, spoilt, unpack
from players.kernel.spec import DECK, HAND_SIZE, HEARTS, MATTERS, SPADES
from tests.players.kernel.positions import card, hand, rng, spec_for, wrapping


def test_a_round_is_settled_when_no_card_that_counts_is_left() -> None:
    spec, p = spec_for(), [0] * SIZE
    begin(p, spec, 0)
    assert not settled(p, spec)
    for suit in range(4):
        p[LEFT + suit] &= ~spec[MATTERS + suit]
    assert settled(p, spec)
    p[COUNT] = 1
    assert not settled(p, spec), "what lies there goes to somebody"
    p[COUNT] = 0
    assert not settled(p, spec_for(no_tricks_bonus=-5)), "a trick still counts"
    p[LEFT + SPADES], p[TRICK] = 1 << 11, spec[HAND_SIZE]
    assert settled(p, spec)


def test_a_moon_is_spoilt_by_the_first_penalty_card_of_another() -> None:
    spec, p = spec_for(), [0] * SIZE
    p[PENALTIES + 2] = 3
    assert (spoilt(p, spec, 2), spoilt(p, spec, 0)) == (False, True)


@pytest.mark.parametrize(
    ("opening", "clubs", "leader"),
    [
        ("low_club", ("3C", "2C", "4C", ""), 1),
        ("low_club", ("", "", "", ""), 0),
        ("dealers_left", ("3C", "2C", "", ""), 0),
    ],
)
def test_the_lowest_club_leads_or_without_clubs_the_seat_at_the_dealers_left(
    opening: str, clubs: tuple[str, ...], leader: int
) -> None:
    p, spec = [0] * SIZE, spec_for(opening=opening)
    for seat, text in enumerate(clubs):
        p[HANDS + 5 * seat : HANDS + 5 * seat + 5] = hand(text)
    assert opener(p, spec, 3) == leader


def test_of_equal_low_clubs_the_first_from_the_dealers_left_leads() -> None:
    spec, p = spec_for(decks=2, seats=8), [0] * SIZE
    p[HANDS + 5 * 2], p[HANDS + 5 * 6] = 0b0100, 0b1000
    assert (opener(p, spec, 0), opener(p, spec, 4)) == (2, 6)


@pytest.mark.parametrize("rules", [{}, {"seats": 5, "remainder": "kitty"}, {"seats": 8, "decks": 2}])
def test_a_deal_gives_every_card_once_and_every_seat_as_many(rules: dict[str, Any]) -> None:
    spec, p, pack = spec_for(**rules), np.zeros(SIZE, np.int64).tolist(), [0] * 256
    with wrapping():
        deal(p, spec, pack, rng(3))
    hands = [p[HANDS + 5 * seat : HANDS + 5 * seat + 5] for seat in range(spec[0])]
    assert {sum(map(popcount, masks)) for masks in hands} == {spec[HAND_SIZE]}
    for suit in range(5):
        held = [masks[suit] for masks in hands]
        assert sum(held) == sum(held[:1]) | sum(held[1:]), "no card is in two hands"
        assert sum(held) & ~spec[DECK + suit] == 0


def test_a_packed_card_is_its_suit_and_its_bit() -> None:
    spec, pack = spec_for(), [0] * 256
    assert unpack(hand("2C QS AH"), 0, spec, pack) == 3
    assert [code_of(spec, packed) for packed in pack[:3]] == [card("2C"), card("QS"), card("AH")]


def test_a_kitty_is_counted_in_its_parts() -> None:
    spec, p, pack = spec_for(seats=5, remainder="kitty", kitty_to="split_first_two"), [0] * SIZE, [0] * 256
    pack[4], pack[5] = 64 * SPADES + 11, 64 * HEARTS + 1
    lay_kitty(p, spec, pack, 4)
    assert p[KITTIES_AT : KITTIES_AT + 8] == [13, 1, 0, 0, 1, 1, 0, 0]
