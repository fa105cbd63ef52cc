"""Thorough: how many cases the longest tests try: a twentieth, or all with ``THOROUGH=1`` (``make test-thorough``)."""

import os
from collections.abc import Sequence
from typing import TypeVar

FEW = 40
"""How many random rules a quick test tries; a slow one tries hundreds."""

Case = TypeVar("Case")

PART = 1 if os.environ.get("THOROUGH") else 20


def part_of(count: int) -> int:
    """How many of ``count`` cases this run tries."""
    return max(1, count // PART)


def some_of(cases: Sequence[Case]) -> Sequence[Case]:
    """The cases that this run tries, spread evenly from the first to the last."""
    return cases[::PART]
