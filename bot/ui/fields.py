"""Fields: each rule that can be changed, the section of the editor that it stands in, and its values in words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from bot.language.card_words import in_words
from bot.language.wording import Translator
from bot.ui.items import MAX_OPTIONS
from bot.ui.words import cards_in_words, listed, pass_in_words, penalties_in_words, semicolon
from hearts import Card
from hearts.options import OPTIONS, Options
from hearts.rows import Option

MAX_VALUE_LENGTH: Final = 160
"""Characters of a list of cards or passes; the rest is counted."""
MAX_SUMMARY_LENGTH: Final = 170
"""Characters of a section."""
MAX_DIFFERENCES_LENGTH: Final = 700
"""Characters of all differences from the standard."""
ALSO: Final = "also"
"""The name of the field in a form for all rules that are on or off."""
_STANDARD: Final = Options()
NOTHING: Final = "none"
"""The text for None in places where a value must be text."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several values."""

    field: str
    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Checkboxes:
    """Several rules that are on or off: each with its value when it is on."""

    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class TextInput:
    """A value that is typed (see `bot.ui.parsing`)."""

    field: str


Control = Choice | Checkboxes | TextInput


@dataclass(frozen=True, slots=True)
class Section:
    """What one form of the editor holds; a form has five places."""

    name: str
    options: tuple[Option, ...]

    @property
    def fields(self) -> tuple[str, ...]:
        """The names of its rules, as they stand in the form."""
        names: list[str] = []
        for control in self.controls:
            names += control.values if isinstance(control, Checkboxes) else [control.field]
        return tuple(names)

    @property
    def controls(self) -> tuple[Control, ...]:
        """The controls for its rules; rules that are on or off stand together at the end."""
        controls = [_control(option) for option in self.options if not option.switch]
        switches = {option.name: option.unusual[0] for option in self.options if option.switch}
        return (*controls, *([Checkboxes(switches)] if switches else []))


def _control(option: Option) -> Control:
    return Choice(option.name, option.values) if 0 < len(option.values) <= MAX_OPTIONS else TextInput(option.name)


SECTIONS: Final = tuple(
    Section(name, tuple(options)) for name, options in groupby(OPTIONS.values(), lambda option: option.row.section)
)
"""Every rule stands in exactly one section."""


def section(name: str) -> Section | None:
    """The section with this name; None if there is none."""
    return next((each for each in SECTIONS if each.name == name), None)


def usual(field: str) -> Any:
    """The value of a field in standard Hearts."""
    return OPTIONS[field].usual


def write_value(value: Any) -> str:
    """A value as text, for a form."""
    return NOTHING if value is None else str(value)


def phrase(field: str, value: Any, seats: int, say: Translator) -> str:
    """A value of a field in a few words that can stand alone."""
    return say(f"value-{field}", value=value_in_words(field, value, seats, say))


def differences(fields: Mapping[str, Any], seats: int, say: Translator) -> list[str]:
    """The differences from standard Hearts, in the order of the editor."""
    rules = _options(fields)
    return [phrase(each.name, getattr(rules, each.name), seats, say) for each in changed(_STANDARD, rules)]


def changed(before: Options, after: Options) -> list[Option]:
    """The rules that have another effect after a change than before it, in the order of the editor."""
    return [
        option
        for section in SECTIONS
        for option in map(OPTIONS.__getitem__, section.fields)
        if option.matters(after)
        and (
            getattr(before, option.name) != getattr(after, option.name)
            or (option.row.shown and not option.matters(before))
        )
    ]


def capital(words: str) -> str:
    """Words that begin a line."""
    return words[:1].upper() + words[1:]


def in_short(fields: Mapping[str, Any], seats: int, say: Translator, longest: int = MAX_DIFFERENCES_LENGTH) -> str:
    """The rules as "standard, except ...", with as many of the differences as fit into so many characters."""
    changed = differences(fields, seats, say)
    if not changed:
        return say("rules-same")
    return say("rules-differ", differences=listed(changed, say, longest, semicolon(say)))


def summary(section: Section, fields: Mapping[str, Any], seats: int, say: Translator) -> str:
    """A section in one line: its chief values, and all that differ from the standard."""
    rules = _options(fields)
    shown = [
        option
        for option in map(OPTIONS.__getitem__, section.fields)
        if option.matters(rules) and (option.name in fields or option.row.shown)
    ]
    phrases = [phrase(option.name, getattr(rules, option.name), seats, say) for option in shown]
    return listed(phrases, say, MAX_SUMMARY_LENGTH, " · ")


def _options(fields: Mapping[str, Any]) -> Options:
    """All rules with these values, whether or not they make sense together."""
    return _STANDARD.model_copy(update=fields)


def value_in_words(field: str, value: Any, seats: int, say: Translator) -> Any:
    """A value as a sentence takes it: a list in words, what is true or false, a number, or the value's own name."""
    match value:
        case bool() | int():
            return value
        case Card():
            return in_words(value, say)
        case tuple():
            return _listed(field, value, seats, say) if value else NOTHING
    return write_value(value)


def _listed(field: str, value: tuple[Any, ...], seats: int, say: Translator) -> str:
    if field == "custom_cycle":
        passes = (pass_in_words(target, seats, say) for target in value)
        return listed(passes, say, MAX_VALUE_LENGTH, " / ", [1] * len(value))
    if field == "extra_penalties":
        return penalties_in_words(value, say, MAX_VALUE_LENGTH)
    return cards_in_words(value, say, MAX_VALUE_LENGTH)
