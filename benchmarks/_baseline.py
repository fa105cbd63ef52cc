"""The baseline: the same work in every run, which shows how fast the machine is."""

from __future__ import annotations

from hashlib import sha256


def baseline() -> None:
    """Ten thousand hashes."""
    for number in range(10_000):
        sha256(str(number).encode()).digest()
