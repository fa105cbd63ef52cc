"""Search: how the hidden cards are dealt, and how cards are passed."""

import numpy as np

from players.kernel.position import HANDS, SIZE
from players.kernel.search import deal_hidden, hand_over
from tests.players.kernel.positions import hand, rng, spec_for, wrapping


def bits(text: str) -> list[int]:
    """A card as its suit and its bit."""
    masks = hand(text)
    [suit] = [suit for suit in range(5) if masks[suit]]
    return [suit, masks[suit]]


def test_passed_cards_move_to_the_hand_of_the_receiver() -> None:
    p, spec = [0] * SIZE, spec_for(seats=3)
    hands = ("2C 3C 4C", "2D 3D 4D", "2S 3S 4S")
    for seat, text in enumerate(hands):
        p[HANDS + 5 * seat : HANDS + 5 * seat + 5] = hand(text)
    moved = [number for card in ("2C", "3C", "2D", "3D", "2S", "3S") for number in bits(card)]
    hand_over(p, spec, 1, 2, moved)
    assert [p[HANDS + 5 * seat : HANDS + 5 * seat + 5] for seat in range(3)] == [
        hand("4C 2S 3S"),
        hand("2C 3C 4D"),
        hand("2D 3D 4S"),
    ]


def test_every_hidden_hand_gets_its_number_of_random_cards() -> None:
    sizes, deals = np.array([3, 2, 1]), set()
    state = rng(5)
    with wrapping():
        for _ in range(20):
            pool, owner = np.arange(6), np.zeros(6, np.int64)
            deal_hidden(pool, sizes, owner, state)
            assert list(owner) == [0, 0, 0, 1, 1, 2]
            assert sorted(pool) == list(range(6))
            deals.add(tuple(pool))
    assert len(deals) > 15
