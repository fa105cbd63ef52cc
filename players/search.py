"""Search: tries each legal card, or sets of cards to pass, in sampled worlds that fit what a seat knows.

The moon is tried as a second plan after a card or a pass: the seat plays by the style of the moon until another seat
has a penalty card. The search then compares the plan with the others by its results.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from math import exp, log
from typing import Any, Final, NamedTuple

import numpy as np

from hearts import Card, View
from players.beliefs import EXPERT_3, Beliefs
from players.kernel.features import direction_of
from players.kernel.jit import kernel
from players.kernel.position import COUNT, HANDS, LEFT, PENALTIES, PLAYS, same_rank
from players.kernel.reading import Seen, read
from players.kernel.search import MY_MOON, Aim, Race, RoundPass
from players.kernel.spec import (
    CANCEL,
    CHIPS,
    COPIES,
    FIRST,
    FLAGS,
    QUEEN,
    SEATS,
    TOTAL,
    VALUE,
    card_of,
    code,
    masks,
    spec_of,
)
from players.kernel.stakes import Stakes
from players.moon import choose_effect, points_of_moon
from players.policy import STYLES, leaving, logits_of, pass_logits, sensible, weights_for
from players.worlds import dealer_of, hidden, sample_worlds, seed_of

AT_THE_END: Final = 0.8
"""The weight of winning the game beside points when the game is about to end."""
UNLIKELY: Final = 3.0
UNLIKELY_PASS: Final = 5.0
"""The largest difference in log probability from the likeliest card or pass that counts, so that the search can
overrule the policy."""
CANDIDATES: Final = 9
"""From how many cards the sets to pass are made: those with the highest probability as a pass."""
PRIOR: Final = 0.2
"""The weight of the policy's log probability beside the mean value: points for each unit of the logarithm."""
MOON: Final = "moon"
"""The style of a seat that plays for the moon."""
PROBES: Final = 20
"""Rollouts in which plans for the moon are tried first; if none succeeds, the search does without them."""
MAX_PLANS: Final = 3
"""How many plans for the moon are tried beside the other moves."""


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


@lru_cache(maxsize=16)
def policies_for(style: str, beliefs: Beliefs) -> Any:
    """Rows of weights for the kernel: those of the style, of the moon, and of the beliefs.

    The last are only for standard Hearts; under other rules all seats have the same style.
    """
    others = beliefs.styles if style == STYLES[0] else ()
    return np.array([weights_for(each) for each in (style, MOON, *others)], np.float32)


def think(
    view: View,
    budget: Budget,
    *,
    halve: bool,
    stakes: Stakes | None = None,
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
        cards = np.array([number for number, _, _ in choices], np.int64)
        known = worlds.positions, order, cards, aim, seed
        return raced(choices, rollouts, halve, lambda *columns: kernel().search(*known, *columns))

    usual = sensible(view, seen, list(log_priors)) if halve and beliefs.edition != FIRST else log_priors
    choices = [(number, False, log_priors[number]) for number in usual]
    if open_to_the_moon(view, seen):
        moons = log_shares(logits_of(seen, MOON))
        likely = sorted(log_priors, key=moons.__getitem__, reverse=True)
        if promising(search([(likely[0], True, 0.0)], PROBES, False)):
            choices += [(number, True, moons[number]) for number in (likely[:MAX_PLANS] if halve else likely)]
    found = search(choices, budget.rollouts, halve)
    best = choices[found.best][0]
    return found.thought(
        choices,
        lambda number: (_face(view, number),),
        order[: found.race.values.shape[1]],
        worlds.effective,
        costly=best not in leaving(seen, list(log_priors)),
    )


Choice = tuple[Any, bool, float]
"""A move (the code of a card, or of cards to pass), whether the seat then plays for the moon, and the log probability
of the move in the policy."""


class Found(NamedTuple):
    """The row of the best choice of a search, and the results of all."""

    best: int
    race: Race

    def thought(
        self,
        choices: Sequence[Choice],
        cards_of: Callable[[Any], tuple[Card, ...]],
        groups: Any,
        effective: float,
        *,
        costly: bool = False,
    ) -> Thought:
        """The results of each move, by its better plan: as usual, or for the moon."""
        means, rows = self.race.values.sum(axis=1) / self.race.tried, dict[Any, int]()
        for row, (move, _, _) in enumerate(choices):
            if move not in rows or means[row] > means[rows[move]]:
                rows[move] = row
        kept = list(rows.values())
        results = self.race.values[kept], self.race.points[kept], self.race.events[kept]
        moves, best = tuple(map(cards_of, rows)), cards_of(choices[self.best][0])
        return Thought(moves, best, *results, groups, effective, costly)


def raced(choices: Sequence[Choice], rollouts: int, halve: bool, fill: Callable[[Race, int, int], None]) -> Found:
    """What so many rollouts of these choices tell; ``fill`` fills the columns of a race from one to before another.

    With ``halve`` the worse half of the choices is dropped again and again, so that most rollouts go to those that are
    hard to tell apart (sequential halving; Karnin, Koren and Somekh, 2013).
    """
    left, done = len(choices), 0
    phases = max(1, (left - 1).bit_length()) if halve else 1
    race = new_race(choices, rollouts if halve else max(1, rollouts // left))
    for _ in range(phases):
        first, done = done, min(race.values.shape[1], done + max(1, rollouts // (phases * left)))
        fill(race, first, done)
        race.tried[race.alive] = done
        if halve:
            drop(left // 2, race, done)
            left -= left // 2
    drop(left - 1, race, done)
    return Found(int(race.alive.argmax()), race)


def drop(count: int, race: Race, done: int) -> None:
    """Drops so many of the worst choices after ``done`` rollouts."""
    values = race.sums / done + PRIOR * race.log_priors
    for _ in range(count):
        race.alive[np.where(race.alive, values, np.inf).argmin()] = False


def new_race(choices: Sequence[Choice], columns: int) -> Race:
    """A race of these choices without results."""
    shape = (len(choices), columns)
    return Race(
        intents=np.array([intent for _, intent, _ in choices]),
        log_priors=np.array([log_prior for _, _, log_prior in choices]),
        values=np.zeros(shape),
        points=np.zeros(shape),
        events=np.zeros(shape, np.int64),
        tried=np.zeros(len(choices), np.int64),
        sums=np.zeros(len(choices)),
        alive=np.ones(len(choices), np.bool_),
    )


def aim_of(view: View, seen: Seen, beliefs: Beliefs, stakes: Stakes | None) -> Aim:
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


def stakes_of(view: View) -> Stakes:
    """What counts for this seat beside the points of the round."""
    rules, players = view.rules, view.players
    spec = spec_of(rules, len(players))
    sign = -1 if rules.scoring == "chips" else 1
    return Stakes(
        winning=winning(view),
        scale=26 / (max(1, spec[TOTAL]) if not spec[CHIPS] else 2 * spec[SEATS] * rules.ante),
        ends=2 if rules.end == "rounds" else 0 if rules.scoring == "chips" else 1,
        end=float(rules.limit),
        rounds_left=float(rules.end_rounds - view.number - 1),
        floor=rules.floor is not None,
        last_nose=float(rules.last_nose),
        exact=float(rules.limit * rules.wins_at(rules.limit)),
        per_round=max(1, spec[TOTAL]) / spec[SEATS],
        before=np.array([sign * view.totals[seat] for seat in players], np.float64),
    )


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


# -- the moon as a second plan


def open_to_the_moon(view: View, seen: Seen) -> bool:
    """Whether a moon is good for its shooter by these rules, and this seat may still shoot it."""
    others = range(PENALTIES, PENALTIES + len(view.players))
    return points_of_moon(view) > 0 and not any(seen.position[at] for at in others if at != PENALTIES + seen.me)


def promising(found: Found) -> bool:
    """Whether the moon succeeded in any of these rollouts."""
    return bool((found.race.events & MY_MOON).any())


# -- passes


def think_pass(
    view: View,
    rollouts: int,
    *,
    sets: int,
    halve: bool,
    also: Sequence[Sequence[Card]] = (),
    stakes: Stakes | None = None,
    beliefs: Beliefs = EXPERT_3,
    seed: int | None = None,
) -> Thought | None:
    """Tries the likeliest sets, at most so many (``sets``), and the sets ``also``. None if the pass goes to several
    seats.

    The other arguments are those of `think`. Raises `players.kernel.spec.Unknown`.
    """
    if len(view.pass_target) != 1:
        return None
    [(offset, count)] = view.pass_target
    seen = read(view, beliefs.edition)
    style, seed = beliefs.style_for(view.rules), seed_of(view) if seed is None else seed
    choices = [(cards, False, prior) for cards, prior in _likeliest(view, style, offset, count, sets, also).items()]
    unseen = hidden(view, seen)
    aim = aim_of(view, seen, beliefs, stakes)
    round_pass = RoundPass(dealer_of(view), offset % len(view.players), direction_of(seen.spec, offset))

    def search(choices: Sequence[Choice], rollouts: int, halve: bool) -> Found:
        packed = np.array([_packed(seen, cards) for cards, _, _ in choices], np.int64)
        known = unseen._replace(pool=unseen.pool.copy()), round_pass, packed, aim, seed
        return raced(choices, rollouts, halve, lambda *columns: kernel().try_passes(*known, *columns))

    if open_to_the_moon(view, seen):
        likeliest = _likeliest(view, MOON, offset, count, MAX_PLANS, [lowest(view, count)])
        moons = [(cards, True, log_prior) for cards, log_prior in likeliest.items()]
        if promising(search(moons, PROBES * len(moons), False)):
            choices += moons
    found = search(choices, rollouts, halve)
    deals = found.race.values.shape[1]
    return found.thought(choices, lambda cards: tuple(map(card_of, cards)), np.arange(deals), float(deals))


def _likeliest(
    view: View, style: str, offset: int, count: int, most: int, also: Sequence[Sequence[Card]]
) -> dict[tuple[int, ...], float]:
    """The likeliest sets by a policy, as codes, with their log probabilities."""
    shares = log_shares(pass_logits(view, view.hand, offset, style))
    spec, hand = spec_of(view.rules, len(view.players)), masks(view.hand, view.rules)
    copies = [number for number in shares for _ in range((hand[number >> 4] & same_rank(spec, number)).bit_count())]
    copies.sort(key=shares.__getitem__, reverse=True)
    allowed = [number for number in copies if card_of(number) not in view.rules.pass_forbidden]
    certain, choice = ([], allowed) if len(allowed) >= count else (allowed, [n for n in copies if n not in allowed])
    found = {
        tuple(sorted((*certain, *cards))): sum(shares[number] for number in cards)
        for cards in combinations(choice[:CANDIDATES], count - len(certain))
    }
    likeliest = sorted(found, key=found.__getitem__, reverse=True)[:most]
    wanted = (tuple(sorted(code(card, view.rules) for card in cards)) for cards in also)
    every = dict.fromkeys((*likeliest, *wanted))
    return floored({cards: sum(shares[number] for number in cards) for cards in every}, UNLIKELY_PASS)


def lowest(view: View, count: int) -> tuple[Card, ...]:
    """The lowest cards that may be passed; after them, if they are not enough, the lowest of the others."""
    return tuple(sorted(view.hand, key=lambda card: (card in view.rules.pass_forbidden, card.rank))[:count])


def _packed(seen: Seen, cards: Sequence[int]) -> list[int]:
    """The cards as 64 * suit + bit; equal cards are different copies."""
    hand = [seen.position[HANDS + 5 * seen.me + suit] for suit in range(5)]
    found = []
    for number in cards:
        suit, shift = number >> 4, 0 if number >> 4 == 4 else (number & 15) * seen.spec[COPIES]
        rest = hand[suit] >> shift << shift
        bit = rest & -rest
        hand[suit] &= ~bit
        found.append(64 * suit + bit.bit_length() - 1)
    return found
