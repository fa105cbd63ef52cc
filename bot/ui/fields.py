"""Fields: each rule that can be changed, the section of the editor that it stands in, and its values in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from bot.language.wording import Say
from bot.ui.words import cards_in_words, in_words, listed, pass_in_words, penalties_in_words
from hearts import Card, Rules
from hearts.options import HeartValues, KittyTo, Moon, Opening, Passing, Remainder

LONGEST_VALUE: Final = 160
"""Characters of a list of cards or passes; what is more is counted."""
LONGEST_SUMMARY: Final = 170
"""Characters of a section."""
LONGEST_DIFFERENCES: Final = 700
"""Characters of all that is not as usual."""
NOTHING: Final = "none"
"""What stands for None where a value must be text."""


@dataclass(frozen=True, slots=True)
class Choose:
    """One of several values."""

    field: str
    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Tick:
    """Several rules that are on or off: each with its value when it is on."""

    name: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Write:
    """A value that is typed (see `bot.ui.parsing`)."""

    field: str


Control = Choose | Tick | Write


@dataclass(frozen=True, slots=True)
class Section:
    """What one form of the editor holds; a form has five places."""

    name: str
    controls: tuple[Control, ...]
    shown: tuple[str, ...]
    """The fields whose values stand on the editor itself even where they are the usual ones."""

    @property
    def fields(self) -> tuple[str, ...]:
        """The fields of Rules that the section shows."""
        names: list[str] = []
        for control in self.controls:
            names += control.values if isinstance(control, Tick) else [control.field]
        return tuple(names)


SECTIONS: Final = (
    Section(
        "deck",
        (
            Choose("seats", tuple(range(3, 17))),
            Choose("decks", (None, 1, 2, 3, 4)),
            Choose("jokers", tuple(range(9))),
            Choose("joker_kind", ("slough", "high_low")),
            Choose("duplicates", ("first_wins", "cancel")),
        ),
        ("seats", "decks", "jokers"),
    ),
    Section(
        "rest",
        (Choose("remainder", get_args(Remainder)), Write("removed"), Choose("kitty_to", get_args(KittyTo))),
        ("remainder",),
    ),
    Section(
        "passing",
        (
            Choose("passing", get_args(Passing)),
            Choose("pass_count", (1, 2, 3, 4, 5)),
            Write("custom_cycle"),
            Write("pass_forbidden"),
        ),
        ("passing", "pass_count"),
    ),
    Section(
        "play",
        (
            Choose("opening", get_args(Opening)),
            Choose("breaking", ("hearts", "penalty", "none")),
            Tick(
                "play",
                {
                    "first_trick_points": "allowed",
                    "locked_until_broken": "hearts_and_queen",
                    "hearts_instead_of_queen": True,
                    "queen_must_go": True,
                },
            ),
        ),
        ("opening", "breaking"),
    ),
    Section(
        "values",
        (
            Choose("heart_values", get_args(HeartValues)),
            Write("queen_points"),
            Write("extra_penalties"),
            Choose("bonus_card", (None, Card.parse("JD"), Card.parse("TD"))),
            Choose("bonus_points", (-10, -11, -5)),
        ),
        ("heart_values", "queen_points", "bonus_card"),
    ),
    Section(
        "moon",
        (
            Choose("moon", get_args(Moon)),
            Write("moon_points"),
            Write("moon_down_points"),
            Write("moon_choice_from"),
            Tick("shot", {"moon_needs_bonus": True, "sun": True}),
        ),
        ("moon",),
    ),
    Section(
        "special",
        (
            Choose("doubler", ("none", "ten_of_clubs", "chinese")),
            Tick("special", {"no_tricks_bonus": -5, "on_the_nose": True, "floor": 0}),
        ),
        ("doubler",),
    ),
    Section(
        "ending",
        (
            Choose("end", ("score", "rounds")),
            Write("end_score"),
            Write("end_rounds"),
            Choose("tie", ("shared", "extra_round")),
        ),
        ("end", "end_score", "tie"),
    ),
    Section(
        "chips",
        (Choose("scoring", ("points", "chips")), Write("chips"), Write("ante")),
        ("scoring",),
    ),
)
"""Every field of `Rules` stands in exactly one section."""


NEEDS: Final = {
    "joker_kind": "jokers",
    "kitty_to": "remainder",
    "bonus_points": "bonus_card",
    "end": "scoring",
    "end_rounds": "end",
    "chips": "scoring",
    "ante": "scoring",
}
"""Fields that mean something only where another one is not as usual."""
MOONS: Final = {
    "moon_down_points": ("shooter_down", "choice", "smart"),
    "moon_choice_from": ("choice",),
}
"""Fields that mean something with these moons only."""


def section(name: str) -> Section | None:
    """The section of this name; None where there is none."""
    return next((each for each in SECTIONS if each.name == name), None)


def usual(field: str) -> Any:
    """The value of a field in standard Hearts."""
    return Rules.model_fields[field].default


def written(value: Any) -> str:
    """A value as text, for a form."""
    return NOTHING if value is None else str(value)


def phrase(field: str, value: Any, seats: int, say: Say) -> str:
    """What a value of a field means, in a few words that stand for themselves."""
    return say(f"value-{field}", value=_value(field, value, seats, say))


def differences(fields: Mapping[str, Any], seats: int, say: Say) -> list[str]:
    """What is not as in standard Hearts, in the order of the editor."""
    ordered = [field for each in SECTIONS for field in each.fields if _matters(field, fields)]
    changed = [field for field in ordered if field in fields or (field in NEEDS and NEEDS[field] in fields)]
    return [phrase(field, fields.get(field, usual(field)), seats, say) for field in changed]


def capital(words: str) -> str:
    """Words that begin a line."""
    return words[:1].upper() + words[1:]


def in_short(fields: Mapping[str, Any], seats: int, say: Say, longest: int = LONGEST_DIFFERENCES) -> str:
    """The rules as "standard, except ...", with as many of the differences as fit into so many characters."""
    changed = differences(fields, seats, say)
    if not changed:
        return say("rules-same")
    return say("rules-differ", differences=listed(changed, say, longest, "; "))


def summary(section: Section, fields: Mapping[str, Any], seats: int, say: Say) -> str:
    """A section in one line: its chief values, and all that differ from the standard."""
    shown = [
        field
        for field in section.fields
        if (field in section.shown or field in fields or field in NEEDS) and _matters(field, fields)
    ]
    phrases = [phrase(field, fields.get(field, usual(field)), seats, say) for field in shown]
    return listed(phrases, say, LONGEST_SUMMARY, " · ")


def _matters(field: str, fields: Mapping[str, Any]) -> bool:
    """Whether a field means anything under these rules that no other field says."""
    if field == "end_score":
        return "end" not in fields and "scoring" not in fields
    if field == "end":
        return "end" not in fields and "scoring" in fields
    if field in MOONS:
        return fields.get("moon") in MOONS[field]
    return field not in NEEDS or NEEDS[field] in fields


def _value(field: str, value: Any, seats: int, say: Say) -> Any:
    match value:
        case bool():
            return "yes" if value else "no"
        case Card():
            return in_words(value, say)
        case int():
            return value if value >= 0 else f"−{-value}"
        case tuple():
            return _listed(field, value, seats, say) if value else NOTHING
    return written(value)


def _listed(field: str, value: tuple[Any, ...], seats: int, say: Say) -> str:
    if field == "custom_cycle":
        passes = (pass_in_words(target, seats, say) for target in value)
        return listed(passes, say, LONGEST_VALUE, " / ", [1] * len(value))
    if field == "extra_penalties":
        return penalties_in_words(value, say, LONGEST_VALUE)
    return cards_in_words(value, say, LONGEST_VALUE)
