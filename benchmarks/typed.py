"""How long it takes at worst to parse what people type or send: random texts and custom_ids.

Run ``python -m benchmarks.typed [--texts 20000] [--seed 1]``. For comparison it measures the cost of a sentence that
the bot says.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable

from bot.language import card_names
from bot.language.wording import Translator
from tests.bot.presses.test_whatever_arrives import custom_id, read_pressed, read_typed, text

LONG = (
    "a ",
    "a,",
    "QS ",
    "the queen of spades ",
    "1L+",
    "1",
    " ",
    "QS 5 ",
    "ﷺ",
    "a:",
    ";",
    "+",
    "0:",
    "\u0301",
    "HX1-A",
)
"""Texts that are repeated up to Discord's limit of 6,000 characters."""
MOST = 20.0
"""The bar: milliseconds of CPU time for any of them, with all parsers one after another."""


def slowest(read: Callable[[str], object], texts: list[str]) -> tuple[float, float, str]:
    """Milliseconds of CPU time in the median and at worst, and the slowest text."""
    took = []
    for typed in texts:
        began = time.thread_time()
        read(typed)
        took.append(((time.thread_time() - began) * 1000, typed))
    took.sort()
    return took[len(took) // 2][0], took[-1][0], took[-1][1]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--texts", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    card_names.prepare()  # as a start does
    rng, say, within = random.Random(arguments.seed), Translator("de"), True
    kinds: dict[str, tuple[Callable[[str], object], list[str]]] = {
        "typed": (read_typed, [text(rng) for _ in range(arguments.texts)]),
        "long": (read_typed, [part * (6_000 // len(part)) for part in LONG]),
        "pressed": (lambda typed: read_pressed(typed, typed), [custom_id(rng) for _ in range(arguments.texts)]),
        "a sentence": (lambda name: say("news-away", who=name), [str(number) for number in range(arguments.texts)]),
    }
    for name, (read, texts) in kinds.items():
        median, worst, which = slowest(read, texts)
        within = within and worst <= MOST
        print(f"{name:<12} {median:8.3f} ms {worst:8.3f} ms at the worst: {which[:40]!r}", flush=True)
    print(f"(at most {MOST:.0f} ms)")
    return 0 if within else 1


if __name__ == "__main__":
    sys.exit(main())
