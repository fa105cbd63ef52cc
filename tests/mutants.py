"""Random mutants: `python -m tests.mutants db 110 9` prints the names of 110 mutants of `db/`, drawn with seed 9."""

import json
import random
import sys
from pathlib import Path


def drawn(made: Path, folder: str, count: int, seed: str) -> list[str]:
    """The names of ``count`` mutants that `mutmut` has made of a folder; always the same ones for the same code and
    seed."""
    notes = (json.loads(file.read_text("utf-8")) for file in (made / folder).rglob("*.meta"))
    names = sorted(name for note in notes for name in note["exit_code_by_key"])
    return random.Random(seed).sample(names, count)


if __name__ == "__main__":
    print("\n".join(drawn(Path("mutants"), sys.argv[1], int(sys.argv[2]), sys.argv[3])))
