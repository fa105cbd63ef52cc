"""How long it takes at worst to parse what people type or send: random texts, codes, fields of forms and custom_ids.

Run ``python -m benchmarks parsing [--texts 20000] [--seed 1]``. The garbage collector is off. For comparison it
measures the cost of a sentence that the bot says.
"""

from __future__ import annotations

import gc
import random
import time
from argparse import ArgumentParser
from collections.abc import Callable, Iterable

from benchmarks._stretches import MAX_MS
from bot.language import card_names
from bot.language.wording import Translator
from hearts import PRESETS, write_code
from tests.bot.answers.test_whatever_arrives import custom_id, read_pressed, read_typed, text

PARTS = (
    "a ", "a,", "QS ", "QS,", "10♥", "the queen of spades ", "1L+", "1", "9", " ", "\n", "QS 5 ", "ﷺ", "a:", ";", "+",
    "0:", "20:", "\u0301", "\u200d", "\u202e", "İ", "ß", "Ⅷ", "٣", "²", "🂡", "<@", "HX1-", "HX1-A", "A", "Z", "0", "X",
)  # fmt: skip
MAX_TEXT_LENGTH, MAX_ID_LENGTH = 6_000, 100
"""Characters that Discord lets through in an option of a command, and in a custom_id."""


def milliseconds(read: Callable[[str], object], typed: str) -> float:
    began = time.thread_time()
    read(typed)
    return (time.thread_time() - began) * 1000


def slowest(read: Callable[[str], object], texts: Iterable[str]) -> tuple[float, float, str]:
    """Milliseconds of CPU time in the mean and at worst, and the slowest text."""
    total, number, worst, which = 0.0, 0, 0.0, ""
    for typed in texts:
        took = milliseconds(read, typed)
        total, number = total + took, number + 1
        if took > worst:
            worst, which = took, typed
    return total / number, worst, which


def press(typed: str) -> None:
    read_pressed(typed, typed)


def full(rng: random.Random) -> str:
    """A text as long as Discord lets through, of one to three parts again and again."""
    part = "".join(rng.choices(PARTS, k=rng.randint(1, 3)))
    return part * (MAX_TEXT_LENGTH // len(part))


def code(rng: random.Random) -> str:
    """The share code of a preset with some letters changed, left out or added."""
    letters = list(write_code(rng.choice([*PRESETS.values()])))
    for _ in range(rng.randint(0, 3)):
        place = rng.randrange(len(letters))
        letters[place : place + rng.randint(0, 1)] = rng.choice(PARTS)
    return "".join(letters)


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--texts", type=int, default=20_000, help="of each kind; of the longest a hundredth")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    card_names.prepare()  # as a start does
    gc.disable()
    rng, say, texts = random.Random(arguments.seed), Translator("de"), range(arguments.texts)
    kinds: dict[str, tuple[Callable[[str], object], Iterable[str]]] = {
        "a sentence": (lambda name: say("news-away", who=name), map(str, texts)),
        "typed": (read_typed, (text(rng) for _ in texts)),
        "codes": (read_typed, (code(rng) for _ in texts)),
        "pressed": (press, (custom_id(rng) for _ in texts)),
        "one part": (read_typed, (part * (MAX_TEXT_LENGTH // len(part)) for part in PARTS)),
        "longest": (read_typed, (full(rng) for _ in texts[::100])),
        "longest id": (press, (f"h1:b:play:{full(rng)}"[:MAX_ID_LENGTH] for _ in texts)),
    }
    base, slowest_of_all = 0.0, 0.0
    print(f"{'':<12}{'mean':>11}{'at worst':>11}{'of a sentence':>15}")
    for name, (read, each) in kinds.items():
        mean, worst, which = slowest(read, each)
        base, slowest_of_all = base or mean, max(slowest_of_all, worst)
        print(f"{name:<12}{mean:8.3f} ms{worst:8.3f} ms{worst / base:15.0f}  {which[:40]!r}", flush=True)
    return {f"at most {MAX_MS:.0f} ms each ({slowest_of_all:.1f})": slowest_of_all <= MAX_MS}
