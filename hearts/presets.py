"""Presets: the named variants of Hearts, each as its differences from the standard; and families of rules, within which
the results of games can be compared."""

from __future__ import annotations

from contextlib import suppress
from enum import StrEnum
from typing import Any, Final

from hearts.rules import Rules

_DIFFERENCES: Final[dict[str, dict[str, Any]]] = {
    "standard": {},
    "quick": {"end_score": 50},
    "long": {"end_score": 150},
    "new_moon": {"moon": "shooter_down"},
    "no_pass": {"passing": "none"},
    "omnibus": {"bonus_card": "JD", "bonus_points": -10, "end_score": 75},
    "omnibus_choice": {
        "bonus_card": "JD",
        "bonus_points": -10,
        "end_score": 75,
        "moon": "choice",
        "moon_down_points": 16,
    },
    "omnibus_slam": {"bonus_card": "JD", "bonus_points": -10, "moon_needs_bonus": True},
    "spot": {"heart_values": "rank", "queen_points": 25, "end_score": 500},
    "spot_light": {"heart_values": "rank", "end_score": 500},
    "family": {
        "breaking": "penalty",
        "locked_until_broken": "hearts_and_queen",
        "moon": "choice",
        "remainder": "kitty",
        "kitty_to": "first_heart_trick",
        "end_score": None,
    },
    "grand_prix": {"moon": "choice", "moon_choice_from": 74},
    "kardsgt": {"breaking": "none", "first_trick_points": "allowed"},
    "gentleman": {"breaking": "penalty", "queen_must_go": True},
    "hoosier": {"passing": "split"},
    "split": {"passing": "with_split"},
    "aldergrove": {"passing": "aldergrove"},
    "dealers_choice": {"passing": "dealers_choice"},
    "tournament": {"passing": "no_hold"},
    "three": {"seats": 3, "removed": ("2C",), "passing": "left"},
    "three_kitty": {"seats": 3, "remainder": "kitty", "kitty_to": "first_trick", "opening": "low_club_holder"},
    "high_low": {"seats": 3, "jokers": 2, "joker_kind": "high_low", "queen_points": 15},
    "five": {"seats": 5, "removed": ("2D", "3C")},
    "six": {"seats": 6, "remainder": "kitty", "kitty_to": "first_heart_trick"},
    "double_deck": {"seats": 8, "decks": 2, "remainder": "kitty", "kitty_to": "first_heart_trick", "end_score": 200},
    "extreme": {"seats": 8, "decks": 2},
    "cancellation": {
        "seats": 6,
        "duplicates": "cancel",
        "remainder": "kitty",
        "kitty_to": "first_trick",
        "passing": "none",
    },
    "jokers": {"jokers": 2},
    "chinese": {"doubler": "chinese"},
    "ten_of_clubs": {"doubler": "ten_of_clubs"},
    "sun": {"sun": True},
    "on_the_nose": {"on_the_nose": True},
    "open_lead": {"opening": "dealers_left"},
    "black_maria": {
        "passing": "right",
        "extra_penalties": {"KS": 10, "AS": 7},
        "opening": "dealers_left",
        "breaking": "none",
    },
    "old_hearts": {"queen_points": 0, "end_score": 50},
    "chips": {"scoring": "chips", "queen_points": 0, "passing": "none", "moon": "off", "end": "rounds"},
    "pink_lady": {"extra_penalties": {"QH": 13}},
}
_SEATS: Final = {"family": range(3, 11), "double_deck": range(7, 11), "cancellation": range(6, 17)}
"""Presets that only some numbers of seats can play; others take any number, or the one that they name."""

PRESETS: Final[dict[str, Rules]] = {name: Rules(**changes) for name, changes in _DIFFERENCES.items()}
"""Each preset at its usual number of seats."""

OTHER_NAMES: Final[dict[str, tuple[str, ...]]] = {
    "standard": ("black lady",),
    "quick": ("target 50",),
    "long": ("target 150",),
    "omnibus": ("target 75",),
    "spot": ("target 500",),
    "hoosier": ("indian", "indiana"),
    "aldergrove": ("2 and 2",),
    "double_deck": ("target 200",),
}
"""Names by which people look for a preset besides its own."""


def preset(name: str, seats: int | None = None) -> Rules:
    """The preset for so many seats. Raises KeyError for an unknown name, ValueError if the number of seats does not
    fit."""
    rules = PRESETS[name]
    if seats is None or seats == rules.seats:
        return rules
    changes = dict(_DIFFERENCES[name])
    if seats not in _SEATS.get(name, range(3, 17) if "seats" not in changes else ()):
        raise ValueError(f"{name} is not played with {seats} seats")
    return Rules(**changes | {"seats": seats})


def preset_of(rules: Rules) -> str:
    """The name of the preset that these rules are, for as many seats as they have; empty if they are none."""
    for name, usual in PRESETS.items():
        with suppress(ValueError):
            if rules == usual or (rules.seats != usual.seats and rules == preset(name, rules.seats)):
                return name
    return ""


class Family(StrEnum):
    """The families, and one that stands for all of them."""

    EVERYTHING = "everything"
    STANDARD = "standard"
    OMNIBUS = "omnibus"
    SPOT = "spot"
    MANY_HANDED = "many-handed"
    CHIPS = "chips"


def family_of(rules: Rules) -> Family:
    """The family of these rules: decided by chips first, then by the number of players, then by what cards are
    worth."""
    if rules.scoring == "chips":
        return Family.CHIPS
    if rules.seats > 6 or rules.number_of_decks > 1:
        return Family.MANY_HANDED
    if rules.heart_values != "one":
        return Family.SPOT
    if rules.bonus_card is not None:
        return Family.OMNIBUS
    return Family.STANDARD
