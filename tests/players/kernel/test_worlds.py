"""Worlds: all deals of the unseen cards that are consistent with what a seat knows, all equally likely."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from math import exp, sqrt

import numpy as np
import pytest

from players.kernel.jit import kernel
from players.kernel.likelihood import SHAPES, Past, shape_at
from players.kernel.position import HANDS, KITTIES_AT, POINTS, SIZE
from players.kernel.reading import read
from players.kernel.spec import HEARTS, SPADES
from players.kernel.worlds import Hidden, build, dealt, fill, mix, mix_shapes, resample
from players.worlds import hidden
from tests.players.kernel.positions import rng, spec_for, wrapping
from tests.players.situations import table

CLUB, DIAMOND, SPADE = 1, 2, 4
POOL = [64 * 0 + 1, 64 * 0 + 2, 64 * 1 + 1, 64 * 1 + 2, 64 * 2 + 1, 64 * 2 + 2]
"""Two clubs, two diamonds, two spades."""


def test_a_fitting_deal_is_found_whenever_there_is_one() -> None:
    """One hand takes no clubs, another only clubs: cards must be exchanged until all fit."""
    allowed, sizes = np.array([DIAMOND | SPADE, CLUB, CLUB | DIAMOND | SPADE]), np.array([2, 2, 2])
    with wrapping():
        for seed in range(1, 30):
            pool, owner = np.array(POOL), np.zeros(6, np.int64)
            assert fill(pool, sizes, allowed, owner, rng(seed))
            assert [owner.tolist().count(held) for held in range(3)] == [2, 2, 2]
            mix(pool, allowed, owner, 50, rng(seed))
            assert all(allowed[who] >> (card // 64) & 1 for card, who in zip(pool, owner, strict=True))
            assert [owner.tolist().count(held) for held in range(3)] == [2, 2, 2]


def test_no_deal_is_made_up_if_none_fits() -> None:
    owner = np.zeros(6, np.int64)
    with wrapping():
        assert not fill(np.array(POOL), np.array([3, 3]), np.array([CLUB, CLUB | DIAMOND | SPADE]), owner, rng())


def test_hidden_cards_go_to_hands_and_to_parts_of_the_kitty() -> None:
    spec, base, world = spec_for(seats=5, remainder="kitty"), [0] * SIZE, [0] * SIZE
    pool, owner = [64 * SPADES + 11, 64 * HEARTS + 1, 64 * HEARTS + 2], [0, 1, 2]
    build(Hidden(base, pool, sizes=(), allowed=(), place=[3, -1, -2], piles=[-1, -1, 4]), spec, owner, world)
    assert world[HANDS + 15 + SPADES] == 1 << 11
    assert world[KITTIES_AT : KITTIES_AT + 2] == [1, 1], "it still lies there"
    assert world[POINTS : POINTS + 5] == [0, 0, 0, 0, 1], "that part was taken"


def test_deals_are_as_likely_as_the_shapes_of_their_hands() -> None:
    """Two clubs and two diamonds in three hands, the last of which was passed a club: all 12 deals, as often as the
    weights of their suits say."""
    pool, plays = np.array([1, 11, 64 + 2, 64 + 13]), np.array([2, 5, 1 << 5])
    unseen = Hidden(np.zeros(SIZE, np.int64), pool, np.array([2, 1, 1]), np.array([31] * 3), np.array([1, 2, 3]), ())
    shapes = np.array([(number**3 % 13) / 4 for number in range(6 * SHAPES)])
    past, owner, counts = (
        Past(plays, (), (), (3, 1 << 3, 0, 0, 0, 0), shapes, 0, 0, 0),
        np.array([0, 0, 1, 2]),
        Counter[tuple[int, ...]](),
    )
    unseen.base[HANDS + 5 * 3] = 1 << 3 | 1 << 9

    def weight(deal: Sequence[int]) -> float:
        hands = [[0] * 4, [1 << 5, 0, 0, 0], [1 << 9, 0, 0, 0]]
        for card, hand in zip(pool, deal, strict=True):
            hands[hand][card // 64] |= 1 << int(card) % 64
        return exp(sum(shapes[shape_at(suit, hand == 2, hands[hand][suit])] for hand in range(3) for suit in range(4)))

    state, draws = rng(5), 3000
    with wrapping():
        hands = dealt(unseen, past, owner)
        for _ in range(draws):
            mix_shapes(unseen, past, owner, hands, 12, state)
            counts[tuple(owner.tolist())] += 1
        assert (hands == dealt(unseen, past, owner)).all()
    deals = set(permutations([0, 0, 1, 2]))
    total = sum(map(weight, deals))
    for deal in deals:
        share = weight(deal) / total
        assert counts[deal] / draws == pytest.approx(share, abs=5 * sqrt(share * (1 - share) / draws))


def test_worlds_are_drawn_by_their_weights() -> None:
    chosen = [0] * 100
    with wrapping():
        resample([0.5, 0.0, 0.3, 0.2], chosen, rng(4))
    assert [chosen.count(world) for world in range(4)] == [50, 0, 30, 20]
    assert chosen != sorted(chosen)


def test_all_deals_of_a_small_ending_are_equally_likely() -> None:
    """Seat 1 is known to have no clubs: 90 deals of six cards minus those that give it one, all equally often."""
    situation = table("AC KC 9H 2D 3D", "QS 8H 7H 4D 5D", "2C 3C TH 6H AD", "4C 5C JH QH KH", moon="off")
    situation.play("AC QS 2C 4C KC 8H 3C 5C")
    seen, view = read(situation.game.view(0)), situation.game.view(0)
    unseen = hidden(view, seen)
    counts: Counter[tuple[int, ...]] = Counter()
    rng = np.array([77], np.uint64)
    owner = np.zeros(len(unseen.pool), np.int64)
    assert kernel().fill(unseen.pool, unseen.sizes, unseen.allowed, owner, rng)
    draws = 40_000
    for _ in range(draws):
        kernel().mix(unseen.pool, unseen.allowed, owner, 4 * len(owner), rng)
        counts[tuple(owner.tolist())] += 1
    possible = {
        deal
        for deal in set(permutations([0] * 3 + [1] * 3 + [2] * 3))
        if all(unseen.allowed[hand] >> (card // 64) & 1 for card, hand in zip(unseen.pool.tolist(), deal, strict=True))
    }
    assert set(counts) <= possible
    expected = draws / len(possible)
    chi_square = sum((counts[deal] - expected) ** 2 / expected for deal in possible)
    free = len(possible) - 1
    assert abs(chi_square - free) < 5 * (2 * free) ** 0.5
