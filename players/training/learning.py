"""Learning: plays rounds of the policy against itself and adds up the gradient of its weights (REINFORCE).

The advantage of a decision is its gain minus a baseline, the sum of four small tables; a pass has a baseline of one
table (Williams 1992).
"""

from __future__ import annotations

from math import log
from typing import Any, Final, NamedTuple

import numpy as np

from players.kernel.features import (
    HEARTS_LEFT,
    LIE,
    MAX_CARDS,
    MOON_STATE,
    PASS_TABLES,
    PHASE,
    QUEEN_STATE,
    SAFE,
    TABLES,
    TO_PLAY,
    TOP,
    Scratch,
    cover,
    direction_of,
    guards,
    weigh,
)
from players.kernel.position import (
    BONUSES,
    COUNT,
    HANDS,
    KITTIES_AT,
    LEADER,
    LED,
    POINTS,
    SIZE,
    TURN,
    begin,
    count_card,
    lowest_bit,
    play,
)
from players.kernel.rng import below, pick, shuffle, softmax, uniform
from players.kernel.rollout import choose_pass, code_of, opener, settled, spoilt
from players.kernel.scoring import score
from players.kernel.search import hand_over
from players.kernel.spec import BONUS_WORTH, DECK, HAND_SIZE, KITTY_PARTS, KITTY_SIZE, SEATS, SPADES

CALLED: Final = frozenset(
    "deal empty_record learn pass_and_record play_and_record learn_from_round add_gradient".split()  # noqa: SIM905
)
"""Functions that are compiled as calls, as `players.kernel.jit.CALLED` says of the kernel."""
WIDE: Final = MAX_CARDS * TABLES

# The tables of the baseline: the first index of each but the first, which is 0.
BASE2: Final = 8 * 4 * 3 * 3
BASE3: Final = BASE2 + 5 * 4 * 3 * 4
BASE4: Final = BASE3 + 6 * 5 * 4
BASE5: Final = BASE4 + 3 * 6 * 8
BASELINES: Final = BASE5 + 3 * 6 * 8
"""The number of weights of the baseline."""
POINTS_PER_UNIT: Final = 10.0
PASSED: Final = 3

TO_SCORE, TO_SHOOT, TO_DEFEND = range(3)
"""Goals of learning: to score less than the others; to shoot the moon; to score less while others try to shoot it."""
SHOOTERS: Final = 0.05
"""The share of the seats that play for the moon while the others learn to defend themselves."""


def deal(p: Any, spec: Any, pack: Any, rng: Any) -> None:
    """Sets the position to a random deal. ``pack`` is an array to work in, as long as the deck."""
    begin(p, spec, 0)
    n = unpack(spec, DECK, spec, pack)
    shuffle(pack, n, rng)
    at = 0
    for seat in range(spec[SEATS]):
        for _ in range(spec[HAND_SIZE]):
            p[HANDS + 5 * seat + pack[at] // 64] |= 1 << pack[at] % 64
            at += 1
    lay_kitty(p, spec, pack, at)


def unpack(masks: Any, start: int, spec: Any, pack: Any) -> int:
    """Writes each card of five masks as 64 * suit + bit into ``pack``; returns how many there are."""
    n = 0
    for suit in range(5):
        mask = masks[start + suit]
        while mask:
            bit = lowest_bit(mask)
            mask &= mask - 1
            pack[n] = 64 * suit + bit
            n += 1
    return n


def lay_kitty(p: Any, spec: Any, pack: Any, start: int) -> None:
    """Makes the cards of the pack from ``start`` on the kitty, in its parts."""
    first = spec[KITTY_SIZE] if spec[KITTY_PARTS] < 2 else (spec[KITTY_SIZE] + 1) // 2
    for at in range(spec[KITTY_SIZE]):
        count_card(p, spec, KITTIES_AT + (0 if at < first else 4), 1, code_of(spec, pack[start + at]))


def find_baseline(p: Any, spec: Any, scene: Any, to: Any) -> None:
    """Fills ``to`` with the indices of the four weights of the baseline for the seat whose turn it is."""
    kind = 0 if p[COUNT] == 0 else 1 if p[HANDS + 5 * p[TURN] + p[LED]] else 2
    spades = p[HANDS + 5 * p[TURN] + SPADES]
    to[0] = ((scene[MOON_STATE] * 4 + scene[PHASE]) * 3 + scene[QUEEN_STATE]) * 3 + kind
    to[1] = BASE2 + ((scene[LIE] * 4 + min(3, scene[TO_PLAY])) * 3 + kind) * 4 + scene[HEARTS_LEFT]
    to[2] = BASE3 + (scene[TOP] * 5 + scene[SAFE]) * 4 + scene[PHASE]
    to[3] = BASE4 + (scene[QUEEN_STATE] * 6 + cover(spades, spec)) * 8 + guards(spades, spec)


def gain_so_far(p: Any, spec: Any, seat: int) -> float:
    """The mean points that the others have taken so far minus those of this seat."""
    total = 0
    for other in range(spec[SEATS]):
        total += p[POINTS + other] + p[BONUSES + other] * spec[BONUS_WORTH]
    mine = p[POINTS + seat] + p[BONUSES + seat] * spec[BONUS_WORTH]
    return (total - mine) / (spec[SEATS] - 1) - mine


class Record(NamedTuple):
    """The decisions of a round: flat arrays, with room for the same count of numbers for each decision."""

    indices: Any
    """`WIDE` for each decision: the indices of the weights, candidate by candidate."""
    chances: Any
    """`MAX_CARDS` for each decision: the probabilities of the candidates."""
    counts: Any
    """How many candidates there were."""
    chosen: Any
    """Which of them was chosen."""
    seats: Any
    tables: Any
    """How many weights each candidate has."""
    before: Any
    """`gain_so_far` before the decision."""
    bases: Any
    """4 for each decision: the indices of the baseline weights; a pass uses the first only."""


def empty_record(most: int) -> Record:
    """A record with room for so many decisions."""
    return Record(
        np.zeros(most * WIDE, np.int64),
        np.zeros(most * MAX_CARDS),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(most, np.int64),
        np.zeros(most),
        np.zeros(most * 4, np.int64),
    )


def learn(
    spec: Any,
    weights: Any,
    rivals: Any,
    values: Any,
    rounds: int,
    rng: Any,
    offsets: Any,
    rate: float,
    entropy: float,
    gradient: Any,
    goal: int,
) -> Any:
    """Plays so many rounds, adds the gradient of the gain to ``gradient``, and moves the baseline ``values`` at the
    learning rate ``rate``. ``entropy`` is the weight of the policy's entropy in the gain.

    With the goal `TO_SCORE` all seats learn. With `TO_SHOOT` one seat learns, and the others play by ``rivals``. With
    `TO_DEFEND` all seats learn but those that are drawn to play for the moon by ``rivals``. ``offsets`` are the passes
    to draw from: how many seats further, 0 for a hold. Returns four sums: moons, squared advantages, entropies, and the
    number of decisions.
    """
    most = spec[SEATS] * (spec[HAND_SIZE] + PASSED) + 1
    p, pack, points = np.zeros(SIZE, np.int64), np.zeros(256, np.int64), np.zeros(16, np.int64)
    scene, cards, gains = np.zeros(16, np.int64), np.zeros(MAX_CARDS, np.int64), np.zeros(16)
    record = empty_record(most)
    report = np.zeros(4)
    for _ in range(rounds):
        alone, learners = draw_learners(spec, goal, rng)
        deal(p, spec, pack, rng)
        offset = offsets[below(rng, len(offsets))]
        passes = 0
        if offset:
            passes = pass_and_record(p, spec, weights, rivals, learners, offset, rng, record, scene, cards)
        p[LEADER] = opener(p, spec, below(rng, spec[SEATS]))
        p[TURN] = p[LEADER]
        decisions = play_and_record(p, spec, weights, rivals, alone, learners, passes, rng, record, scene, cards)
        shot = score(p, spec, 0, points)
        report[0] += shot >= 0 if alone < 0 else shot == alone
        for seat in range(spec[SEATS]):
            gains[seat] = POINTS_PER_UNIT * (shot == alone) if alone >= 0 else gain_of(points, spec, seat)
        learn_from_round(gains, record, decisions, values, rate, entropy, gradient, report)
    return report


def draw_learners(spec: Any, goal: int, rng: Any) -> tuple[int, int]:
    """The one seat that learns to shoot the moon, or -1; and the bits of all seats that learn."""
    alone = below(rng, spec[SEATS]) if goal == TO_SHOOT else -1
    learners = 0
    for seat in range(spec[SEATS]):
        if seat == alone or goal == TO_SCORE or (goal == TO_DEFEND and uniform(rng) >= SHOOTERS):
            learners |= 1 << seat
    return alone, learners


def gain_of(points: Any, spec: Any, seat: int) -> float:
    """The mean score of the others minus that of the seat."""
    total = 0.0
    for other in range(spec[SEATS]):
        total += points[other]
    return (total - points[seat]) / (spec[SEATS] - 1) - points[seat]


def pass_and_record(
    p: Any,
    spec: Any,
    weights: Any,
    rivals: Any,
    learners: int,
    offset: int,
    rng: Any,
    record: Record,
    scene: Any,
    cards: Any,
) -> int:
    """Passes the cards of all seats and records the decisions of the learners; returns how many were recorded."""
    hand, moved, d = np.zeros(5, np.int64), np.zeros(16 * PASSED * 2, np.int64), 0
    direction = direction_of(spec, offset)
    for seat in range(spec[SEATS]):
        learns = learners >> seat & 1
        hand[:] = p[HANDS + 5 * seat : HANDS + 5 * seat + 5]
        start = BASE5 + (direction * 6 + cover(hand[SPADES], spec)) * 8 + guards(hand[SPADES], spec)
        for card in range(PASSED):
            scratch = Scratch(scene, cards, record.chances[d * MAX_CARDS :], record.indices[d * WIDE :])
            record.chosen[d] = choose_pass(hand, spec, weights if learns else rivals, direction, rng, scratch)
            record.counts[d], record.seats[d], record.tables[d], record.before[d] = scene[2], seat, PASS_TABLES, 0.0
            record.bases[4 * d] = start
            moved[2 * (seat * PASSED + card)], moved[2 * (seat * PASSED + card) + 1] = scene[0], scene[1]
            d += learns
    hand_over(p, spec, offset, PASSED, moved)
    return d


def play_and_record(
    p: Any,
    spec: Any,
    weights: Any,
    rivals: Any,
    alone: int,
    learners: int,
    d: int,
    rng: Any,
    record: Record,
    scene: Any,
    cards: Any,
) -> int:
    """Plays the round to its end and records the decisions of the learners after ``d`` earlier ones; returns how many
    are recorded then.

    If one seat (``alone``) learns to shoot the moon, the round ends when another seat has a penalty card. Otherwise a
    rival that cannot shoot it any more plays on by the weights of the learners.
    """
    while (p[COUNT] or not settled(p, spec)) and not (alone >= 0 and spoilt(p, spec, alone)):
        seat = p[TURN]
        learns = learners >> seat & 1
        mine = learns or (alone < 0 and spoilt(p, spec, seat))
        scratch = Scratch(scene, cards, record.chances[d * MAX_CARDS :], record.indices[d * WIDE :])
        n = weigh(p, spec, weights if mine else rivals, scratch)
        at = 0
        if n > 1:
            softmax(scratch.logits, n)
            at = pick(rng, scratch.logits, n)
            record.counts[d], record.chosen[d], record.seats[d], record.tables[d] = n, at, seat, TABLES
            record.before[d] = gain_so_far(p, spec, seat) if alone < 0 else 0.0
            find_baseline(p, spec, scene, record.bases[4 * d :])
            d += learns
        play(p, spec, cards[at])
    return d


def learn_from_round(
    gains: Any,
    record: Record,
    decisions: int,
    values: Any,
    rate: float,
    entropy: float,
    gradient: Any,
    report: Any,
) -> None:
    """Adds the gradient of each decision of a round to ``gradient`` and its statistics to ``report``; moves the
    baseline."""
    for d in range(decisions):
        advantage = (gains[record.seats[d]] - record.before[d]) / POINTS_PER_UNIT
        parts = 1 if record.tables[d] == PASS_TABLES else 4
        for part in range(parts):
            advantage -= values[record.bases[4 * d + part]]
        for part in range(parts):
            values[record.bases[4 * d + part]] += rate * advantage
        report[1] += advantage * advantage
        report[2] += add_gradient(record, d, advantage, entropy, gradient)
        report[3] += 1


def add_gradient(record: Record, d: int, advantage: float, entropy: float, gradient: Any) -> float:
    """Adds the gradient of one decision to ``gradient``; returns the entropy of its candidates."""
    spread, tables = 0.0, record.tables[d]
    for j in range(record.counts[d]):
        chance = record.chances[d * MAX_CARDS + j]
        spread -= chance * log(chance + 1e-12)
    for j in range(record.counts[d]):
        chance = record.chances[d * MAX_CARDS + j]
        force = -chance * advantage - entropy * chance * (log(chance + 1e-12) + spread)
        if j == record.chosen[d]:
            force += advantage
        for table in range(tables):
            gradient[record.indices[d * WIDE + j * tables + table]] += force
    return spread
