"""Thinking: what becomes of each card that may be played, in worlds that fit what a seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Any, Final

import numpy as np

from hearts import Card, View
from players.imagination import Worlds, imagine, seed_of
from players.kernel import stakes as at
from players.kernel.jit import kernel
from players.kernel.position import COUNT, HANDS, LEFT, PLAYS, same_rank
from players.kernel.reading import Seen
from players.kernel.spec import CANCEL, CHIPS, FLAGS, QUEEN, SEATS, TOTAL, VALUE, card_of, spec_of
from players.moon import choice
from players.policy import likings, style_of, weights_for

AT_THE_END: Final = 0.8
"""How much winning counts, beside points, when a game is about to end."""


@dataclass(frozen=True)
class Budget:
    """How much may be thought about one move, in counts, so that the same cards get the same answer on any machine."""

    worlds: int
    """Worlds that are weighed by the past."""
    rollouts: int
    """Rounds that are played to their end."""


@dataclass(frozen=True)
class Thought:
    """What was found about each card that may be played: arrays with a row a card, a column a world."""

    cards: tuple[Card, ...]
    best: Card
    values: Any
    points: Any
    events: Any
    tried: Any
    worlds: Worlds
    order: Any
    """Which world each column was played in."""


def weights_array(style: str) -> Any:
    """The policy's weights for the kernel."""
    return np.frombuffer(weights_for(style), np.float32)


def think(view: View, budget: Budget, *, halve: bool, worth: Any = None) -> Thought:
    """Try every card; with ``halve`` most of the budget goes to cards that are hard to tell apart.

    ``worth`` is what the round is worth, `stakes` where nothing is given. Raises `players.kernel.spec.Unknown`.
    """
    weights, seed = weights_array(style_of(view.rules)), seed_of(view)
    worlds = imagine(view, weights, budget.worlds, seed)
    opinions = log_shares(likings(worlds.seen, style_of(view.rules)))
    if halve:
        opinions = merged(worlds.seen, opinions)
    codes = np.array(list(opinions), np.int64)
    columns = budget.rollouts if halve else max(1, budget.rollouts // len(codes))
    order = np.empty(columns, np.int64)
    rng = np.array([seed | 1], np.uint64)
    kernel().resample(worlds.chances, order, rng)
    shape = (len(codes), columns)
    values, points, events = np.zeros(shape), np.zeros(shape), np.zeros(shape, np.int64)
    tried = np.zeros(len(codes), np.int64)
    best = kernel().search(
        worlds.positions,
        order,
        worlds.spec,
        weights,
        worlds.seen.me,
        codes,
        np.array(list(opinions.values())),
        stakes(view) if worth is None else worth,
        down(view),
        budget.rollouts,
        halve,
        seed,
        values,
        points,
        events,
        tried,
    )
    cards = tuple(_face(view, number) for number in opinions)
    return Thought(cards, cards[best], values, points, events, tried, worlds, order)


def merged(seen: Seen, opinions: dict[int, float]) -> dict[int, float]:
    """One card for each run of cards that nothing unseen lies between and that cost the same: the one liked best."""
    spec, p = seen.spec, seen.position
    if spec[CANCEL]:
        return opinions
    runs: list[list[int]] = []
    for number in sorted(opinions):
        if runs and _alike(spec, p, seen.me, runs[-1][-1], number):
            runs[-1].append(number)
        else:
            runs.append([number])
    return {max(run, key=opinions.__getitem__): log(sum(exp(opinions[number]) for number in run)) for run in runs}


def _alike(spec: Sequence[int], p: Sequence[int], me: int, low: int, high: int) -> bool:
    suit = low >> 4
    if high >> 4 != suit or QUEEN in (low, high):
        return False
    if spec[VALUE + low] != spec[VALUE + high] or spec[FLAGS + low] != spec[FLAGS + high]:
        return False
    unseen = p[LEFT + suit] & ~p[HANDS + 5 * me + suit]
    lying = {p[PLAYS + place] for place in range(p[COUNT])}
    return not any(unseen & same_rank(spec, number) or number in lying for number in range(low, high + 1))


def _face(view: View, number: int) -> Card:
    card = card_of(number)
    return card if card in view.legal else view.legal[-1]


def log_shares(likings: dict[int, float]) -> dict[int, float]:
    """The logarithms of the shares that a softmax gives."""
    highest = max(likings.values())
    total = float(np.log(np.exp(np.array(list(likings.values())) - highest).sum()))
    return {number: liking - highest - total for number, liking in likings.items()}


def stakes(view: View) -> Any:
    """What the round is worth to this seat, for the kernel."""
    rules, players = view.rules, view.players
    spec = spec_of(rules, len(players))
    found = np.zeros(at.BEFORE + 16)
    found[at.SCALE] = 26 / (max(1, spec[TOTAL]) if not spec[CHIPS] else 2 * spec[SEATS] * rules.ante)
    sign = -1 if rules.scoring == "chips" else 1
    for place, seat in enumerate(players):
        found[at.BEFORE + place] = sign * view.totals[seat]
    found[at.PER_ROUND] = max(1, spec[TOTAL]) / spec[SEATS]
    found[at.ROUNDS_LEFT] = rules.end_rounds - view.number - 1
    found[at.END] = rules.end_score
    found[at.ENDS] = 2 if rules.end == "rounds" else 0 if rules.scoring == "chips" else 1
    found[at.FLOOR] = rules.floor is not None
    found[at.WINNING] = winning(view)
    found[at.NOSE] = 50 if rules.on_the_nose else 0
    return found


def winning(view: View) -> float:
    """How much winning counts beside points: nothing at the start of a game, most of it at its end."""
    rules = view.rules
    if rules.scoring == "chips":
        return 0.0
    done = (view.number + 1) / rules.end_rounds if rules.end == "rounds" else max(view.totals) / rules.end_score
    return AT_THE_END * min(1.0, max(0.0, done)) ** 2


def down(view: View) -> int:
    """What a moon would do now where the rules leave it open: 0 the others up, 1 the shooter down."""
    rules = view.rules
    if rules.moon not in ("choice", "smart"):
        return 0
    assert view.seat is not None
    free = rules.moon == "smart" or view.totals[view.seat] >= rules.moon_choice_from
    return int(free and choice(view) == "shooter_down")
