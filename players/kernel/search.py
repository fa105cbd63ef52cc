"""Search: every card that may be played is tried in the same worlds, and each of them is played out by the policy."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from players.kernel.chance import start
from players.kernel.position import LEADER, QUEENS_TO, SIZE, TRICK, play
from players.kernel.rollout import Scratch, roll, roll_trick, shoot
from players.kernel.scoring import score
from players.kernel.stakes import worth

PRIOR = 0.2
"""What the policy's opinion counts beside the mean of the worlds, in points for a factor of e."""
QUEEN_COMES, TAKES_TRICK, MY_MOON, OTHER_MOON = 1, 2, 4, 8
"""Bits of what happened in a rollout."""


class Aim(NamedTuple):
    """What stays the same in all rollouts of a search."""

    spec: Any
    policies: Any
    """Rows of weights: the usual ones, those for the moon, and how else other seats may play."""
    me: int
    stakes: Any
    down: int
    """What a moon would do (see `players.kernel.scoring.score`)."""


class Effort(NamedTuple):
    """How much is tried."""

    rollouts: int
    halve: bool
    """The worse half of the choices is dropped again and again, so that most rollouts go to those that are hard to
    tell apart."""
    seed: int


class Race(NamedTuple):
    """The choices that are tried, and how they do: a row a choice, a column a rollout."""

    intents: Any
    """Whether this seat goes for the moon after it."""
    opinions: Any
    """The logarithm of what the policy gives it."""
    values: Any
    points: Any
    events: Any
    tried: Any
    """How many rollouts it has had."""
    sums: Any
    """Of its values."""
    alive: Any
    """Whether it is still tried."""


def search(worlds: Any, order: Any, cards: Any, aim: Aim, effort: Effort, race: Race) -> int:
    """Try the cards in so many rollouts, in the worlds that the ``order`` names; give the place of the best."""
    p, scores, totals = np.zeros(SIZE, np.int64), np.zeros(16, np.int64), np.zeros(16)
    rng = np.zeros(1, np.uint64)
    scratch = Scratch(np.zeros(16, np.int64), np.zeros(32, np.int64), np.zeros(32), np.zeros(256, np.int64))
    left, phases, done = len(cards), phases_of(len(cards), effort.halve), 0
    for _ in range(phases):
        for _ in range(max(1, effort.rollouts // (phases * left))):
            if done == race.values.shape[1]:
                break
            world = worlds[order[done % len(order)]]
            for card in range(len(cards)):
                if race.alive[card]:
                    start(rng, effort.seed, done + 1)
                    for at in range(SIZE):
                        p[at] = world[at]
                    happened = follow(p, aim, cards[card], race.intents[card], rng, scratch)
                    note(race, card, done, p, aim, happened, scores, totals)
            done += 1
        if effort.halve:
            left = drop(left // 2, race, done)
    drop(left - 1, race, done)
    return int(np.argmax(race.alive))


def follow(p: Any, aim: Aim, card: int, intent: bool, rng: Any, scratch: Any) -> int:
    """Play the card and the rest of the round; give what happened."""
    spec, policies, me = aim.spec, aim.policies, aim.me
    trick, queens = p[TRICK], p[QUEENS_TO] >> me & 1
    play(p, spec, card)
    if p[TRICK] == trick:
        roll_trick(p, spec, policies, rng, scratch)
    happened = TAKES_TRICK if p[LEADER] == me else 0
    if intent:
        shoot(p, spec, policies, me, rng, scratch)
    roll(p, spec, policies, rng, scratch)
    if (p[QUEENS_TO] >> me & 1) > queens:
        happened |= QUEEN_COMES
    return happened


def note(race: Race, choice: int, column: int, p: Any, aim: Aim, happened: int, scores: Any, totals: Any) -> None:
    """Write down what a rollout of a choice has come to; ``scores`` and ``totals`` are room to work in."""
    shot = score(p, aim.spec, aim.down, scores)
    if shot >= 0:
        happened |= MY_MOON if shot == aim.me else OTHER_MOON
    value = worth(scores, aim.spec, aim.me, aim.stakes, totals)
    race.values[choice, column] = value
    race.points[choice, column] = scores[aim.me]
    race.events[choice, column] = happened
    race.sums[choice] += value
    race.tried[choice] += 1


def phases_of(n: int, halve: bool) -> int:
    """In how many parts the budget is spent: after each but the last, half of the ``n`` choices are dropped."""
    phases = 1
    while halve and 1 << phases < n:
        phases += 1
    return phases


def drop(count: int, race: Race, done: int) -> int:
    """The worst of the choices still in the race are out, so many of them; give how many are left."""
    alive, sums, opinions = race.alive, race.sums, race.opinions
    left = 0
    for choice in range(len(alive)):
        left += alive[choice]
    for _ in range(count):
        worst = -1
        for choice in range(len(alive)):
            if alive[choice] and (
                worst < 0
                or sums[choice] / done + PRIOR * opinions[choice] < sums[worst] / done + PRIOR * opinions[worst]
            ):
                worst = choice
        alive[worst] = False
    return left - count
