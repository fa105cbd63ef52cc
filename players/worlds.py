"""Worlds: deals that fit what a view shows, drawn at random and weighted (determinization; Ginsberg, 2001).

The compiled part is `players.kernel.worlds`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

import numpy as np

from hearts import Trick, View
from players import sampled
from players.beliefs import EXPERT_3, Beliefs
from players.kernel.features import direction_of
from players.kernel.jit import kernel
from players.kernel.likelihood import SHAPES, Past
from players.kernel.position import HANDS, JOKERS, LEFT, SIZE, TURN, VOID, same_rank
from players.kernel.reading import Seen, read
from players.kernel.spec import HAND_SIZE, HEARTS, HIGH, LOW, SEATS, code, masks
from players.kernel.worlds import Hidden
from players.policy import STYLES

FILE: Final = "shapes.f32"
HALVINGS: Final = 12
"""Steps to the power of the weights: to within 1 in 4,000."""
EVEN: Final = 0.9
"""The part of all fitting worlds that can be effective, or nearly, with any weights."""


def hidden(view: View, seen: Seen) -> Hidden:
    """The hidden hands, and what each may hold according to what the seat knows."""
    spec, p = seen.spec, list(seen.position)
    sizes = {seat: spec[HAND_SIZE] for seat in range(spec[SEATS]) if seat != seen.me}
    for seat, _, _ in seen.plays:
        if seat != seen.me:
            sizes[seat] -= 1
    unknown = [p[LEFT + suit] & ~p[HANDS + 5 * seen.me + suit] for suit in range(5)]
    for seat, number in _still_there(view, seen):
        bits = unknown[number >> 4] & same_rank(spec, number)
        bit = bits & -bits
        unknown[number >> 4] &= ~bit
        p[HANDS + 5 * seat + (number >> 4)] |= bit
        sizes[seat] -= bool(bit)
    pool = [64 * suit + bit for suit in range(5) for bit in range(64) if unknown[suit] >> bit & 1]
    hands = [(size, 31 & ~p[VOID + seat], seat, -1) for seat, size in sizes.items()]
    hands += [(size, 31, -1 - part, taker) for part, size, taker in _kitties(view, seen)]
    columns = [np.array(column, np.int64) for column in zip(*hands, strict=True)]
    return Hidden(np.array(p, np.int64), np.array(pool, np.int64), *columns)


def _still_there(view: View, seen: Seen) -> list[tuple[int, int]]:
    """The cards that this seat passed and that have not been played since, as (holder, code)."""
    rules, players, cards = view.rules, len(view.players), iter(view.passed)
    played = [(seat, number) for seat, number, _ in seen.plays]
    found = []
    if not view.received:
        return []
    for offset, count in view.pass_target:
        for _ in range(count):
            seat = (seen.me + offset) % players
            number = code(next(cards), rules, seen.position[JOKERS])
            copies = [play for play in played if play[0] == seat and _same_face(play[1], number)]
            if copies:
                played.remove(copies[0])
            else:
                found.append((seat, number))
    return found


def _same_face(one: int, other: int) -> bool:
    """Whether two codes stand for the same card, as those of a high and a low joker do."""
    return one == other or {one, other} == {16 * HEARTS + LOW, 16 * HEARTS + HIGH}


def _kitties(view: View, seen: Seen) -> list[tuple[int, int, int]]:
    """Each part of the kitty that this seat does not know, as (number, size, the seat that took it or -1)."""
    sizes = view.deck.kitty_parts
    takers = [view.players.index(seat) for seat in view.kitty_takers] + [-1] * len(sizes)
    return [(part, each, takers[part]) for part, each in enumerate(sizes) if takers[part] != seen.me]


@dataclass(frozen=True)
class Worlds:
    """Deals that fit what a seat knows, each with a weight."""

    seen: Seen
    spec: Any
    positions: Any
    """A row for each world (`players.kernel.position`)."""
    chances: Any
    """The weights, which add up to 1."""
    fitting: int
    """In how many worlds all plays so far are legal; if in none, all worlds have the same weight."""

    @property
    def effective(self) -> float:
        """How many equally weighted worlds would tell as much."""
        return effective(self.chances)


def sample_worlds(view: View, policies: Any, count: int, seed: int, beliefs: Beliefs = EXPERT_3) -> Worlds:
    """So many worlds, the same for the same arguments. ``policies`` are rows of weights (`players.kernel.search.Aim`).

    Raises `players.kernel.spec.Unknown` for rules that the kernel does not know.
    """
    seen = read(view, beliefs.edition)
    spec = np.array(seen.spec, np.int64)
    positions, chances = np.empty((count, SIZE), np.int64), np.empty(count)
    plays = np.array([number for play in seen.plays for number in play], np.int64)
    leader = seen.leader if len(plays) else seen.position[TURN]
    tempers, passed = np.array([beliefs.played, beliefs.passed]), (_gave(view, seen), _shapes_for(view, beliefs))
    past = Past(plays, _given(view, seen), tempers, *passed, seen.me, leader, dealer_of(view))
    rng = np.array([seed | 1], np.uint64)
    fitting = kernel().sample_worlds(hidden(view, seen), past, spec, policies, rng, positions, chances)
    if view.rules.number_of_decks > 1:
        chances = evened(chances, beliefs.least)
    worlds = Worlds(seen, spec, positions, chances, fitting)
    sampled.update(searches=1, worlds=count, effective=round(worlds.effective))
    return worlds


def evened(chances: Any, least: int) -> Any:
    """The same weights if so many of them (``least``) are effective, else their highest power with which that many
    are. Weights of 0 stay, and if there are fewer others than that, those are nearly even."""
    if effective(chances) >= least:
        return chances
    fits, (low, high) = chances > 0, (0.0, 1.0)
    wanted = min(least, EVEN * np.count_nonzero(fits))
    for _ in range(HALVINGS):
        power = (low + high) / 2
        low, high = (power, high) if effective(_raised(chances, fits, power)) >= wanted else (low, power)
    return _raised(chances, fits, low)


def _raised(chances: Any, fits: Any, power: float) -> Any:
    raised = np.where(fits, chances**power, 0.0)
    return raised / raised.sum()


def effective(chances: Any) -> float:
    """The effective sample size (Kish): how many equally weighted worlds would tell as much."""
    return float(1 / (chances**2).sum())


def dealer_of(view: View) -> int:
    """The place of the dealer among the seats in play; 0 if the dealer does not play."""
    return view.players.index(view.dealer) if view.dealer in view.players else 0


def _given(view: View, seen: Seen) -> Any:
    """Which cards were passed to this seat, and by which seat (see `players.kernel.likelihood.Past`)."""
    if not view.received or len(view.pass_target) != 1:
        return np.zeros(0, np.int64)
    (offset, _), players = view.pass_target[0], len(view.players)
    giver = (seen.me - offset) % players
    back = masks(view.passed, view.rules) if (seen.me + offset) % players == giver else [0] * 5
    return np.array([giver, direction_of(seen.spec, offset), *masks(view.received, view.rules), *back], np.int64)


def _gave(view: View, seen: Seen) -> Any:
    """Which cards this seat passed, and to which seat (see `players.kernel.likelihood.Past`)."""
    offset = view.pass_target[0][0] if view.pass_target else 0
    return np.array([(seen.me + offset) % len(view.players), *masks(view.passed, view.rules)], np.int64)


def _shapes_for(view: View, beliefs: Beliefs) -> Any:
    """How passes have changed the hands of this round: nothing unless three cards of standard Hearts were passed."""
    passes = [count for _, count in view.pass_target] == [3] and len(view.received) == 3
    standard = len(view.players) == 4 and view.rules.queen and beliefs.style_for(view.rules) == STYLES[0]
    return shapes() if beliefs.shapes and passes and standard else np.zeros(0)


@lru_cache
def shapes() -> Any:
    """How passes change hands (`players.training.shapes`), as in `players.kernel.likelihood.Past`. Loose jokers, which
    the file does not have, are as likely as in a random deal."""
    learned = np.frombuffer(files("players").joinpath(FILE).read_bytes(), "<f4").astype(float)
    return np.append(learned, np.zeros(2 * SHAPES))


def seed_of(view: View) -> int:
    """A hash of the view, the same in every process: the seed of its random numbers. Pinned versions have this seed in
    every later version of the program too, so the text that is hashed does not depend on the type of a play."""
    known = (view.seat, view.number, view.totals, view.hand, view.passed, view.received, view.kitty, view.dealer)
    tricks, trick = tuple(map(_plain, view.tricks)), view.trick and _plain(view.trick)
    text = f"{view.rules.differences()} {known} {tricks} {trick} {view.kitty_takers}"
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest(), "big")


def _plain(trick: Trick) -> Trick:
    return trick._replace(plays=tuple([(seat, card) for seat, card in trick.plays]))
