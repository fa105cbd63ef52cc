"""Duels: compares two policies on the same deals, without any search."""

from __future__ import annotations

from typing import Any

import numpy as np

from players.kernel.pass_features import direction_of
from players.kernel.pass_search import hand_over
from players.kernel.position import COUNT, HANDS, LEADER, SIZE, TURN
from players.kernel.rng import below
from players.kernel.rollout import choose_pass, deal, new_scratch, opener, settled, step_on
from players.kernel.scoring import score
from players.kernel.spec import SEATS
from players.training.learning import PASSED


def duel(spec: Any, one: Any, other: Any, rounds: int, rng: Any, offsets: Any) -> Any:
    """Plays deals in which one seat plays by the first policy and all others by the second, each deal once from every
    seat.

    ``offsets`` are the passes, by turns: how many seats further, 0 for a hold. Returns for each deal the mean points of
    the others minus those of the one seat, averaged over the seats.
    """
    seats = spec[SEATS]
    dealt, p, pack = np.zeros(SIZE, np.int64), np.zeros(SIZE, np.int64), np.zeros(256, np.int64)
    scratch = new_scratch()
    points, hand, moved = np.zeros(16, np.int64), np.zeros(5, np.int64), np.zeros(16 * PASSED * 2, np.int64)
    gains = np.zeros(rounds)
    for number in range(rounds):
        deal(dealt, spec, pack, rng)
        offset, dealer = offsets[number % len(offsets)], below(rng, seats)
        for me in range(seats):
            p[:] = dealt
            if offset:
                direction = direction_of(spec, offset)
                for seat in range(seats):
                    hand[:] = p[HANDS + 5 * seat : HANDS + 5 * seat + 5]
                    for card in range(PASSED):
                        choose_pass(hand, spec, one if seat == me else other, direction, rng, scratch)
                        moved[2 * (seat * PASSED + card)] = scratch.scene[0]
                        moved[2 * (seat * PASSED + card) + 1] = scratch.scene[1]
                hand_over(p, spec, offset, PASSED, moved)
            p[LEADER] = opener(p, spec, dealer)
            p[TURN] = p[LEADER]
            while p[COUNT] or not settled(p, spec):
                step_on(p, spec, one if p[TURN] == me else other, rng, scratch)
            score(p, spec, 0, points)
            for seat in range(seats):
                gains[number] += -points[seat] if seat == me else points[seat] / (seats - 1)
    return gains / seats
