"""Card search: tries each legal card in sampled worlds that fit what a seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from hearts import Card, View
from players import shooting
from players.beliefs import EXPERT_3, Beliefs
from players.kernel.jit import kernel
from players.kernel.position import COUNT, HANDS, LEFT, PLAYS, same_rank
from players.kernel.reading import Seen
from players.kernel.search import Aim, Effort, Race
from players.kernel.spec import CANCEL, CHIPS, FIRST, FLAGS, QUEEN, SEATS, TOTAL, VALUE, card_of, spec_of
from players.kernel.stakes import (
    BEFORE,
    END,
    ENDS,
    EXACT,
    FLOOR,
    LAST_NOSE,
    PER_ROUND,
    ROUNDS_LEFT,
    SCALE,
    WINNING,
)
from players.moon import choose_effect
from players.policy import STYLES, leaving, logits_of, sensible, weights_for
from players.worlds import Worlds, sample_worlds, seed_of

AT_THE_END: Final = 0.8
"""The weight of winning the game beside points when the game is about to end."""


UNLIKELY: Final = 3.0
"""The largest difference in log probability from the likeliest card that counts, so that the search can overrule the
policy."""


@dataclass(frozen=True)
class Budget:
    """The budget of one move, in counts and not in time, so that the same view gets the same move on any machine."""

    worlds: int
    """How many worlds are drawn and weighted."""
    rollouts: int
    """How many rounds are played to their end, over all cards."""


@dataclass(frozen=True)
class Thought:
    """The results of each move: arrays with a row for each move and a column for each rollout, as in
    `players.kernel.search.Race`."""

    moves: tuple[tuple[Card, ...], ...]
    """The card to play, or the cards to pass."""
    best: tuple[Card, ...]
    values: Any
    points: Any
    events: Any
    groups: Any
    """The world of each column."""
    effective: float
    """How many equally likely worlds would tell as much."""
    costly: bool = False
    """Whether the best card takes points that the last player of the trick could leave to others, as for a moon."""
    worlds: Worlds | None = None
    """The worlds in which cards were tried."""


@lru_cache(maxsize=16)
def policies_for(style: str, beliefs: Beliefs) -> Any:
    """Rows of weights for the kernel: those of the style, of the moon, and of the beliefs.

    The last are only for standard Hearts; under other rules all seats have the same style.
    """
    others = beliefs.styles if style == STYLES[0] else ()
    return np.array([weights_for(each) for each in (style, shooting.STYLE, *others)], np.float32)


def think(
    view: View,
    budget: Budget,
    *,
    halve: bool,
    stakes: Any = None,
    beliefs: Beliefs = EXPERT_3,
    seed: int | None = None,
) -> Thought:
    """Tries every legal card; with ``halve`` only those that are `sensible`, and most of the budget goes to cards that
    are hard to tell apart.

    ``stakes`` say what the round is worth, by default what `stakes_of` returns; ``seed`` is that of the random
    numbers, by default `seed_of` the view. Raises `players.kernel.spec.Unknown`
    for rules that the kernel does not know.
    """
    seed = seed_of(view) if seed is None else seed
    style = beliefs.style_for(view.rules)
    worlds = sample_worlds(view, policies_for(style, beliefs), budget.worlds, seed, beliefs)
    seen = worlds.seen
    log_priors = log_shares(logits_of(seen, style))
    if halve:
        log_priors = merged(seen, log_priors)
    if beliefs.edition != FIRST:
        log_priors = floored(log_priors, UNLIKELY)
    order = np.empty(budget.rollouts, np.int64)
    kernel().resample(worlds.chances, order, np.array([seed | 1], np.uint64))
    aim = aim_of(view, seen, beliefs, stakes)

    def search(choices: Sequence[Choice], rollouts: int, halve: bool) -> Found:
        return _search(worlds, order, aim, choices, Effort(rollouts, halve, seed))

    usual = sensible(view, seen, list(log_priors)) if halve and beliefs.edition != FIRST else log_priors
    choices = [(number, False, log_priors[number]) for number in usual]
    if shooting.open_to(view, seen):
        moons = log_shares(logits_of(seen, shooting.STYLE))
        likely = sorted(log_priors, key=moons.__getitem__, reverse=True)
        if shooting.promising(search([(likely[0], True, 0.0)], shooting.PROBES, False).events):
            choices += [(number, True, moons[number]) for number in (likely[: shooting.MAX_PLANS] if halve else likely)]
    found = search(choices, budget.rollouts, halve)
    best = choices[found.best][0]
    return found.thought(
        choices,
        lambda number: (_face(view, number),),
        order[: found.values.shape[1]],
        worlds.effective,
        costly=best not in leaving(seen, list(log_priors)),
        worlds=worlds,
    )


Choice = tuple[Any, bool, float]
"""A move (the code of a card, or of cards to pass), whether the seat then plays for the moon, and the log probability
of the move in the policy."""


class Found(NamedTuple):
    """The results of a search, with a row for each choice (see `players.kernel.search.Race`)."""

    best: int
    values: Any
    points: Any
    events: Any
    tried: Any

    def thought(
        self,
        choices: Sequence[Choice],
        cards_of: Callable[[Any], tuple[Card, ...]],
        groups: Any,
        effective: float,
        **more: Any,
    ) -> Thought:
        """The results of each move, by its better plan: as usual, or for the moon."""
        means, rows = self.values.sum(axis=1) / self.tried, dict[Any, int]()
        for row, (move, _, _) in enumerate(choices):
            if move not in rows or means[row] > means[rows[move]]:
                rows[move] = row
        kept = list(rows.values())
        results = self.values[kept], self.points[kept], self.events[kept]
        moves, best = tuple(map(cards_of, rows)), cards_of(choices[self.best][0])
        return Thought(moves, best, *results, groups, effective, **more)


def _search(worlds: Worlds, order: Any, aim: Aim, choices: Sequence[Choice], effort: Effort) -> Found:
    cards, race = np.array([number for number, _, _ in choices], np.int64), new_race(choices, effort)
    best = kernel().search(worlds.positions, order, cards, aim, effort, race)
    return Found(best, race.values, race.points, race.events, race.tried)


def new_race(choices: Sequence[Choice], effort: Effort) -> Race:
    """A race of these choices without results."""
    n = len(choices)
    shape = (n, effort.rollouts if effort.halve else max(1, effort.rollouts // n))
    return Race(
        intents=np.array([intent for _, intent, _ in choices]),
        log_priors=np.array([log_prior for _, _, log_prior in choices]),
        values=np.zeros(shape),
        points=np.zeros(shape),
        events=np.zeros(shape, np.int64),
        tried=np.zeros(n, np.int64),
        sums=np.zeros(n),
        alive=np.ones(n, np.bool_),
    )


def aim_of(view: View, seen: Seen, beliefs: Beliefs, stakes: Any) -> Aim:
    """What stays the same in a search for this seat's move; for ``stakes`` see `think`."""
    return Aim(
        spec=np.array(seen.spec, np.int64),
        policies=policies_for(beliefs.style_for(view.rules), beliefs),
        me=seen.me,
        stakes=stakes_of(view) if stakes is None else stakes,
        down=down(view),
    )


def merged(seen: Seen, log_priors: dict[int, float]) -> dict[int, float]:
    """One card, the likeliest, for each run of equivalent cards: they cost the same and no unseen card lies between
    them. Both dictionaries are log probabilities by code."""
    spec, p = seen.spec, seen.position
    if spec[CANCEL]:
        return log_priors
    runs: list[list[int]] = []
    for number in sorted(log_priors):
        if runs and _alike(spec, p, seen.me, runs[-1][-1], number):
            runs[-1].append(number)
        else:
            runs.append([number])
    return {max(run, key=log_priors.__getitem__): log(sum(exp(log_priors[number]) for number in run)) for run in runs}


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


def log_shares(logits: dict[int, float]) -> dict[int, float]:
    """The log probabilities of these logits (log softmax)."""
    highest = max(logits.values())
    total = float(np.log(np.exp(np.array(list(logits.values())) - highest).sum()))
    return {number: logit - highest - total for number, logit in logits.items()}


def floored(log_priors: dict[Any, float], most: float) -> dict[Any, float]:
    """The same log probabilities, but none lower than the best by more than ``most``."""
    best = max(log_priors.values())
    return {key: max(log_prior, best - most) for key, log_prior in log_priors.items()}


def stakes_of(view: View) -> Any:
    """What the round is worth to this seat, as an array for `players.kernel.stakes`."""
    rules, players = view.rules, view.players
    spec = spec_of(rules, len(players))
    found = np.zeros(BEFORE + 16)
    found[SCALE] = 26 / (max(1, spec[TOTAL]) if not spec[CHIPS] else 2 * spec[SEATS] * rules.ante)
    sign = -1 if rules.scoring == "chips" else 1
    for place, seat in enumerate(players):
        found[BEFORE + place] = sign * view.totals[seat]
    found[PER_ROUND] = max(1, spec[TOTAL]) / spec[SEATS]
    found[ROUNDS_LEFT] = rules.end_rounds - view.number - 1
    found[END] = rules.limit
    found[ENDS] = 2 if rules.end == "rounds" else 0 if rules.scoring == "chips" else 1
    found[FLOOR] = rules.floor is not None
    found[WINNING] = winning(view)
    found[LAST_NOSE] = rules.last_nose
    found[EXACT] = rules.limit * rules.wins_at(rules.limit)
    return found


def winning(view: View) -> float:
    """The weight of winning the game beside points: from 0 at the start of a game to `AT_THE_END` at its end."""
    rules = view.rules
    if rules.scoring == "chips":
        return 0.0
    done = (view.number + 1) / rules.end_rounds if rules.end == "rounds" else max(view.totals) / rules.limit
    return AT_THE_END * min(1.0, max(0.0, done)) ** 2


def down(view: View) -> int:
    """What a moon would do now where the rules leave it open: 0 the others up, 1 the shooter down."""
    rules = view.rules
    if rules.moon not in ("choice", "smart"):
        return 0
    assert view.seat is not None
    free = rules.moon == "smart" or view.totals[view.seat] >= rules.moon_choice_from
    return int(free and choose_effect(view) == "shooter_down")
