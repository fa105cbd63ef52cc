"""Names for computer players: short, friendly first names from many languages."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

NAMES: tuple[str, ...] = (
    "Ada",
    "Amara",
    "Anouk",
    "Bruno",
    "Caio",
    "Dilara",
    "Emre",
    "Farah",
    "Goran",
    "Hana",
    "Ines",
    "Jasper",
    "Kaito",
    "Leilani",
    "Mateo",
    "Nala",
    "Olga",
    "Priya",
    "Quinn",
    "Rosa",
    "Sami",
    "Tomasz",
    "Uma",
    "Wei",
    "Yara",
    "Zeno",
)


def name_for(taken: Collection[str], rng: Random) -> str:
    """A name that nobody at the table has; with all of them taken, one with a number after it."""
    used = {name.casefold() for name in taken}
    free = [name for name in NAMES if name.casefold() not in used]
    number = 2
    while not free:
        free = [f"{name} {number}" for name in NAMES if f"{name} {number}".casefold() not in used]
        number += 1
    return rng.choice(free)
