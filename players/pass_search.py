"""Pass search: tries sets of cards to pass in the same sampled deals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, Final

import numpy as np

from hearts import Card, View
from players import shooting
from players.beliefs import EXPERT_3, Beliefs
from players.card_search import Choice, Found, Thought, aim_of, floored, log_shares, new_race
from players.kernel.jit import kernel
from players.kernel.pass_features import direction_of
from players.kernel.pass_search import RoundPass
from players.kernel.position import HANDS
from players.kernel.reading import Seen, read
from players.kernel.search import Aim, Effort
from players.kernel.spec import COPIES, card_of, code
from players.kernel.worlds import Hidden
from players.policy import pass_logits
from players.worlds import dealer_of, hidden, seed_of

CANDIDATES: Final = 9
"""From how many cards the sets are made: those with the highest probability as a pass."""
UNLIKELY: Final = 5.0
"""The largest difference in log probability from the likeliest set that counts, so that the search can overrule the
policy."""


def think_pass(
    view: View,
    rollouts: int,
    *,
    sets: int,
    halve: bool,
    also: Sequence[Sequence[Card]] = (),
    stakes: Any = None,
    beliefs: Beliefs = EXPERT_3,
    seed: int | None = None,
) -> Thought | None:
    """Tries the likeliest sets, at most so many (``sets``), and the sets ``also``. None if the pass goes to several
    seats.

    The other arguments are those of `players.card_search.think`. Raises `players.kernel.spec.Unknown`.
    """
    if len(view.pass_target) != 1:
        return None
    [(offset, count)] = view.pass_target
    seen = read(view, beliefs.edition)
    style, seed = beliefs.style_for(view.rules), seed_of(view) if seed is None else seed
    choices = [(cards, False, prior) for cards, prior in _likeliest(view, style, offset, count, sets, also).items()]
    unseen = hidden(view, seen)
    aim = aim_of(view, seen, beliefs, stakes)

    def search(choices: Sequence[Choice], rollouts: int, halve: bool) -> Found:
        return _search(view, seen, unseen, aim, choices, Effort(rollouts, halve, seed))

    if shooting.open_to(view, seen):
        likeliest = _likeliest(view, shooting.STYLE, offset, count, shooting.MAX_PLANS, [lowest(view, count)])
        moons = [(cards, True, log_prior) for cards, log_prior in likeliest.items()]
        if shooting.promising(search(moons, shooting.PROBES * len(moons), False).events):
            choices += moons
    found = search(choices, rollouts, halve)
    deals = found.values.shape[1]
    return found.thought(choices, lambda cards: tuple(map(card_of, cards)), np.arange(deals), float(deals))


def _search(view: View, seen: Seen, unseen: Hidden, aim: Aim, choices: Sequence[Choice], effort: Effort) -> Found:
    [(offset, _)] = view.pass_target
    sets, race = np.array([_packed(seen, cards) for cards, _, _ in choices], np.int64), new_race(choices, effort)
    round_pass = RoundPass(dealer_of(view), offset % len(view.players), direction_of(seen.spec, offset))
    best = kernel().try_passes(unseen._replace(pool=unseen.pool.copy()), round_pass, sets, aim, effort, race)
    return Found(best, race.values, race.points, race.events, race.tried)


def _likeliest(
    view: View, style: str, offset: int, count: int, most: int, also: Sequence[Sequence[Card]]
) -> dict[tuple[int, ...], float]:
    """The likeliest sets by a policy, as codes, with their log probabilities."""
    shares = log_shares(pass_logits(view, view.hand, offset, style))
    forbidden = {code(card, view.rules) for card in view.rules.pass_forbidden}
    copies = [number for number in shares for _ in range(view.hand.count(card_of(number)))]
    copies.sort(key=shares.__getitem__, reverse=True)
    allowed = [number for number in copies if number not in forbidden]
    certain, choice = ([], allowed) if len(allowed) >= count else (allowed, [n for n in copies if n in forbidden])
    found = {
        tuple(sorted((*certain, *cards))): sum(shares[number] for number in cards)
        for cards in combinations(choice[:CANDIDATES], count - len(certain))
    }
    likeliest = sorted(found, key=found.__getitem__, reverse=True)[:most]
    wanted = (tuple(sorted(code(card, view.rules) for card in cards)) for cards in also)
    every = dict.fromkeys((*likeliest, *wanted))
    return floored({cards: sum(shares[number] for number in cards) for cards in every}, UNLIKELY)


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
