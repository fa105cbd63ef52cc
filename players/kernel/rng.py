"""Random numbers for the compiled kernel. The caller keeps the state, so a seed gives the same numbers everywhere."""

from __future__ import annotations

from math import exp
from typing import Any, Final

import numpy as np

RIGHT, LEFT_SHIFT, RIGHT_AGAIN, DOWN = np.uint64(12), np.uint64(25), np.uint64(27), np.uint64(11)
TIMES: Final = np.uint64(2685821657736338717)
UNIT: Final = 2.0**-53
GOLDEN, STIR, STIR_AGAIN = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
BY_30, BY_27, BY_31 = np.uint64(30), np.uint64(27), np.uint64(31)


def start(rng: Any, seed: int, number: int) -> None:
    """Sets the state from a seed and a number; each pair begins another sequence (splitmix64)."""
    x = np.uint64(seed) + np.uint64(number) * GOLDEN
    x = (x ^ (x >> BY_30)) * STIR
    x = (x ^ (x >> BY_27)) * STIR_AGAIN
    x ^= x >> BY_31
    rng[0] = x if x else GOLDEN


def uniform(rng: Any) -> float:
    """A random number, at least 0 and below 1 (xorshift64*). ``rng`` is an array of one uint64 that is not 0."""
    x = rng[0]
    x ^= x >> RIGHT
    x ^= x << LEFT_SHIFT
    x ^= x >> RIGHT_AGAIN
    rng[0] = x
    return ((x * TIMES) >> DOWN) * UNIT


def below(rng: Any, limit: int) -> int:
    """A random whole number, at least 0 and below the limit."""
    return int(uniform(rng) * limit)


def shuffle(items: Any, n: int, rng: Any) -> None:
    """Shuffles the first n items in place."""
    for last in range(n - 1, 0, -1):
        other = below(rng, last + 1)
        kept = items[last]
        items[last] = items[other]
        items[other] = kept


def softmax(logits: Any, n: int) -> None:
    """Replaces the first n logits by their probabilities."""
    highest = logits[0]
    for at in range(1, n):
        highest = max(highest, logits[at])
    total = 0.0
    for at in range(n):
        logits[at] = exp(logits[at] - highest)
        total += logits[at]
    for at in range(n):
        logits[at] /= total


def draw(rng: Any, logits: Any, n: int) -> int:
    """A random index below n, with the probabilities of the logits; the same as `softmax` and `pick`, but faster. The
    logits are overwritten."""
    highest = logits[0]
    for at in range(1, n):
        highest = max(highest, logits[at])
    total = 0.0
    for at in range(n):
        logits[at] = exp(logits[at] - highest)
        total += logits[at]
    left = uniform(rng) * total
    for at in range(n - 1):
        left -= logits[at]
        if left < 0.0:
            return at
    return n - 1


def pick(rng: Any, chances: Any, n: int) -> int:
    """A random index below n, drawn with these probabilities."""
    left = uniform(rng)
    for at in range(n - 1):
        left -= chances[at]
        if left < 0.0:
            return at
    return n - 1
