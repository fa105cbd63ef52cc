"""How much the longest tests try: a tenth in the gate, everything with ``THOROUGH=1`` (``make test-thorough``)."""

import os
from typing import TypeVar

FEW = 40
"""Rules drawn at random that a quick test tries, where a slow one tries hundreds."""

Case = TypeVar("Case")

PART = 1 if os.environ.get("THOROUGH") else 10


def part_of(count: int) -> int:
    """How many of so many cases this run tries."""
    return max(1, count // PART)


def some_of(cases: list[Case]) -> list[Case]:
    """Those of the cases, from the first to the last, that this run tries."""
    return cases[::PART]
