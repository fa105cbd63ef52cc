"""Mutants drawn at random: `python -m tests.mutants db 110 9` prints the names of 110 of `db/`, drawn by the seed 9."""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path


def drawn(made: Path, folder: str, count: int, seed: str) -> list[str]:
    """So many of the mutants that `mutmut` has made of a folder: from the same code always the same."""
    notes = (json.loads(file.read_text("utf-8")) for file in (made / folder).rglob("*.meta"))
    names = sorted(name for note in notes for name in note["exit_code_by_key"])
    return random.Random(seed).sample(names, count)


if __name__ == "__main__":
    print("\n".join(drawn(Path("mutants"), sys.argv[1], int(sys.argv[2]), sys.argv[3])))
