"""A flat Monte-Carlo player for comparison: it tries every card in the same 128 equally likely worlds.

Worlds are played out at random. It passes by rules of thumb.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Final

import numpy as np

from hearts import Card, ChooseMoon, Move, Pass, Phase, Play, View
from players import choose
from players.kernel.features import WEIGHTS
from players.kernel.jit import kernel
from players.kernel.search import Aim
from players.kernel.spec import card_of
from players.policy import logits_of
from players.search import raced, stakes_of
from players.worlds import sample_worlds, seed_of

SAMPLES: Final = 128
NOTHING: Final = np.zeros((2, WEIGHTS), np.float32)
"""Policies that prefer no card."""


def flat(view: View, rng: Random) -> Move:
    """The card with the best mean. Worlds use nothing of how the others have played except the suits that they lack."""
    match view.phase:
        case Phase.PASSING:
            move = choose("casual", view, rng)
            assert isinstance(move, Pass)
            return move
        case Phase.PLAYING:
            return Play(view.legal[0] if len(view.legal) == 1 else _best(view))
    return choose("casual", view, rng) if view.phase is Phase.CALLING else ChooseMoon("others_up")


def _best(view: View) -> Card:
    seed = seed_of(view)
    worlds = sample_worlds(replace(view, received=()), NOTHING, SAMPLES, seed)
    codes = np.array(list(logits_of(worlds.seen, "standard")), np.int64)
    aim = Aim(worlds.spec, NOTHING, worlds.seen.me, stakes_of(view), 0)
    known = worlds.positions, np.arange(SAMPLES), codes, aim, seed
    choices = [(number, False, 0.0) for number in codes]
    found = raced(choices, SAMPLES * len(codes), False, lambda *columns: kernel().search(*known, *columns))
    return card_of(int(codes[found.best]))
