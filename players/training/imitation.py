"""Imitation: learns weights that choose as another level does, from games that it plays (behavioural cloning)."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from hashlib import sha256
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from hearts import PRESETS, Card, Game, Pass, Phase, Play, View
from players.kernel.features import PASS_TABLES, TABLES, WEIGHTS, direction_of, scratch_of_lists, weigh, weigh_pass
from players.kernel.reading import read
from players.kernel.spec import code, masks, spec_of
from players.levels import LEVELS
from players.training.adam import Adam

GAMES: Final = 600
"""Games to learn from; one more for every ten is played to measure the result."""
ROUNDS: Final = 4
"""Rounds of a game: left, right, across and hold."""
BATCH: Final = 20_000
"""Decisions in each step of learning."""
RATES: Final = (0.05,) * 12 + (0.015,) * 5 + (0.005,) * 3
"""The learning rate of each pass over all decisions."""
WEIGHT_DECAY: Final = 1e-6
"""The weight decay, which matters for weights with few decisions."""
NOTHING: Final = array("f", bytes(4 * WEIGHTS))
NOWHERE: Final = WEIGHTS
"""An index beyond the weights, for the tables that a play has and a pass has not."""


class Decisions(NamedTuple):
    """Decisions to learn from: arrays with a row for each candidate, but for `starts`."""

    starts: Any
    """The row of the first candidate of each decision."""
    indices: Any
    """The indices of its weights, `TABLES` in each row."""
    chosen: Any
    """Whether the candidate was chosen."""

    def part(self, first: int, last: int) -> Decisions:
        """The decisions from ``first`` to before ``last``."""
        ends = np.append(self.starts, len(self.chosen))
        rows = slice(ends[first], ends[last])
        return Decisions(ends[first:last] - ends[first], self.indices[rows], self.chosen[rows])


def imitate(level: str, games: int, seed: int, report: Callable[[str], None]) -> Any:
    """Weights that choose as a level does in standard Hearts, as an array of `WEIGHTS` float32 numbers.

    The same seed gives the same weights.
    """
    known, fresh = recorded(level, games, f"{seed} known"), recorded(level, max(1, games // 10), f"{seed} fresh")
    report(f"{len(known.starts)} decisions to learn from")
    weights, adam = np.zeros(NOWHERE + 1), Adam()
    for epoch, rate in enumerate(RATES):
        for begin in range(0, len(known.starts), BATCH):
            some = known.part(begin, min(begin + BATCH, len(known.starts)))
            weights += adam.step(gradient_of(some, weights) / len(some.starts) - WEIGHT_DECAY * weights, rate)
        likely, hits = likeness(fresh, weights)
        report(f"epoch {epoch + 1} of {len(RATES)}: log likelihood {likely:.4f}, the same card in {hits:.1%}")
    return weights[:WEIGHTS].astype(np.float32)


def gradient_of(decisions: Decisions, weights: Any) -> Any:
    """The gradient of the log likelihood of the decisions, an array of `WEIGHTS` + 1 numbers."""
    chances, _ = _chances(decisions, weights)
    force = np.repeat(decisions.chosen - chances, TABLES)
    gradient = np.bincount(decisions.indices.ravel(), force, NOWHERE + 1)
    gradient[NOWHERE] = 0.0
    return gradient


def likeness(decisions: Decisions, weights: Any) -> tuple[float, float]:
    """The mean log likelihood of the decisions, and how often the likeliest card was played."""
    chances, best = _chances(decisions, weights)
    chosen = chances[decisions.chosen]
    return float(np.log(chosen).mean()), float((chosen >= best).mean())


def _chances(decisions: Decisions, weights: Any) -> tuple[Any, Any]:
    """The probability of each candidate, and the highest probability of each decision."""
    logits = weights[decisions.indices].sum(axis=1)
    counts = np.diff(np.append(decisions.starts, len(logits)))
    odds = np.exp(logits - np.repeat(np.maximum.reduceat(logits, decisions.starts), counts))
    totals = np.add.reduceat(odds, decisions.starts)
    return odds / np.repeat(totals, counts), 1.0 / totals


def recorded(level: str, games: int, seed: str) -> Decisions:
    """The decisions of players of a level in so many games; in half of the rounds one seat is a club player's."""
    starts: list[int] = []
    indices: list[list[int]] = []
    chosen: list[bool] = []
    for number in range(games):
        for candidates, choice in _decided(level, f"{seed} {number}"):
            starts.append(len(indices))
            chosen += [at == choice for at in range(len(candidates))]
            indices += candidates
    shape = (len(indices), TABLES)
    return Decisions(np.array(starts, np.int64), np.array(indices, np.int32).reshape(shape), np.array(chosen, np.bool_))


Decision = tuple[list[list[int]], int]
"""The indices of the weights of each candidate, and which candidate was chosen."""


def _decided(level: str, seed: str) -> Iterator[Decision]:
    game, rng = Game.new(PRESETS["standard"]), Random(seed)
    while game.phase is not Phase.OVER and len(game.rounds) < ROUNDS:
        club = rng.randrange(8)
        game = game.deal(game.shuffle(sha256(f"{seed} {len(game.rounds)}".encode()).digest()))
        done = len(game.rounds)
        while len(game.rounds) == done:
            seat = game.to_act[0]
            view = game.view(seat)
            move = LEVELS["club" if seat == club else level].answer(view, rng)
            if seat != club:
                yield from _passed(view, move) if isinstance(move, Pass) else _played(view, move)
            game = game.act(seat, move)


def _played(view: View, move: Any) -> Iterator[Decision]:
    assert isinstance(move, Play)
    seen = read(view)
    scratch = scratch_of_lists()
    n = weigh(seen.position, seen.spec, NOTHING, scratch)
    if n > 1:
        rows = [scratch.indices[at * TABLES : (at + 1) * TABLES] for at in range(n)]
        yield rows, scratch.cards.index(code(move.card, view.rules), 0, n)


def _passed(view: View, move: Pass) -> Iterator[Decision]:
    """A decision for each card of a pass, in order."""
    rules, hand = view.rules, list(view.hand)
    spec = spec_of(rules, len(view.players))
    for card in move.cards:
        yield _given(view, hand, card, spec)
        hand.remove(card)


def _given(view: View, hand: list[Card], card: Card, spec: Any) -> Decision:
    [(offset, _)] = view.pass_target
    scratch = scratch_of_lists()
    n = weigh_pass(masks(hand, view.rules), spec, NOTHING, direction_of(spec, offset), scratch)
    starts = range(0, n * PASS_TABLES, PASS_TABLES)
    rows = [scratch.indices[at : at + PASS_TABLES] + [NOWHERE] * (TABLES - PASS_TABLES) for at in starts]
    return rows, scratch.cards.index(code(card, view.rules), 0, n)
