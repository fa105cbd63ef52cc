"""The forms of the editor: a field for each rule of a section, its value as text, written and read; and the name to
save under."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from discord import ui

from bot.house_rules import MAX_NAME_LENGTH
from bot.language.card_names import find_card
from bot.language.wording import Translator
from bot.numerals import MINUS
from bot.tables.errors import NotAllowed
from bot.ui.forms import checkboxes, choice, form, text_input
from bot.ui.items import MAX_OPTIONS
from bot.ui.parsing import read_card, read_cards, read_passes, write_pass
from bot.ui.rules import phrase, write_value
from bot.ui.words import capital
from cogs.rules.proposals import Proposal
from hearts import Card, write_cards
from hearts.options import SECTIONS
from hearts.rows import Option

HOUSE, TABLE = "house-edit", "table-edit"
"""The verbs of the forms: rules of a server, rules of a table."""
ALSO: Final = "also"
"""The name of the field for all switches."""
MAX_TEXT_LENGTH: Final = 4_000
"""Characters of a text field: what Discord takes, and more than any rules that make sense need."""
_MINUS_SIGNS: Final = f"-{MINUS}–"
"""What people type for a minus sign."""
_PENALTY: Final = re.compile(r"(?<![^\s=:])([^\s=:]++)[\s=:]++(\d{1,3})")
"""Matches only at the beginning of a word, and possessively: otherwise one long word would take seconds to scan."""
_POINTS: Final = re.compile(r"[\s=:](\d{1,3})$")


def section_form(section: str, proposal: Proposal, say: Translator, typed: Mapping[str, str]) -> ui.Modal:
    """The form of a section, which has five places; ``typed`` are the texts that could not be read the last time, by
    field."""
    options = SECTIONS[section]
    labels = [_label(option, proposal, say, typed) for option in options if not option.switch]
    boxes = [
        (option.name, _phrase(option, on, proposal, say), _value(option, proposal) == on)
        for option in options
        if option.switch
        for on in option.unusual
    ]
    if boxes:
        labels.append(checkboxes(say(f"field-{ALSO}"), ALSO, boxes))
    verb, number, of = HOUSE, proposal.base, ""
    if proposal.table:
        verb, number, of = TABLE, proposal.table, f"-{proposal.base}"
    return form(say(f"section-{section}"), verb, number, f"{section}{of}.{proposal.key}", labels)


def name_form(proposal: Proposal, what: str, name: str, say: Translator) -> ui.Modal:
    """The form that asks for the name to save under."""
    label = text_input(say("field-name"), "name", name, MAX_NAME_LENGTH, say("hint-name"), needed=True)
    return form(say("house-name-title"), "house-save", proposal.base, f"{what}.{proposal.key}", [label])


def _label(option: Option, proposal: Proposal, say: Translator, typed: Mapping[str, str]) -> ui.Label[Any]:
    """The field of a rule that is no switch."""
    name, value = option.name, _value(option, proposal)
    if is_chosen(option):
        values = [(write_value(each), _phrase(option, each, proposal, say)) for each in option.values]
        return choice(say(f"field-{name}"), name, values, write_value(value))
    shown, lines = typed.get(name) or write_text(option, value, proposal.options.seats), option.type not in (int, Card)
    return text_input(say(f"field-{name}"), name, shown, MAX_TEXT_LENGTH, say(f"hint-{name}"), lines=lines)


def is_chosen(option: Option) -> bool:
    """Whether the values of a rule are chosen in a menu; others are typed."""
    return 0 < len(option.values) <= MAX_OPTIONS


def _value(option: Option, proposal: Proposal) -> Any:
    return getattr(proposal.options, option.name)


def _phrase(option: Option, value: Any, proposal: Proposal, say: Translator) -> str:
    return capital(phrase(option.name, value, proposal.options.seats, say))


def read_form(
    section: str, proposal: Proposal, answers: Mapping[str, tuple[str, ...]]
) -> tuple[dict[str, Any], dict[str, tuple[str, NotAllowed]]]:
    """The values of a form that was sent and, by field, each text that could not be read, with the reason."""
    values: dict[str, Any] = {}
    unread: dict[str, tuple[str, NotAllowed]] = {}
    for option in SECTIONS[section]:
        name = option.name
        if option.switch:
            values[name] = option.unusual[0] if name in answers.get(ALSO, ()) else option.usual
        elif is_chosen(option):
            values.update((name, each) for each in option.values if answers.get(name) == (write_value(each),))
        else:
            typed = "".join(answers.get(name, ()))
            try:
                values[name] = read_text(option, typed, int(values.get("seats", proposal.options.seats)))
            except NotAllowed as refusal:
                unread[name] = (typed, refusal)
    return values, unread


def read_text(option: Option, text: str, seats: int) -> Any:
    """The value of a rule, read from text as `write_text` writes it. Raises NotAllowed."""
    text = text.strip()
    if option.type == tuple[Card, ...]:
        return read_cards(text) or option.usual
    if option.type is Card:
        return read_card(text) if text else option.usual
    if option.name == "extra_penalties":
        return _read_penalties(text)
    if option.name == "custom_cycle":
        return read_passes(text, seats)
    return None if option.optional and not text else _read_number(text, option.least, option.most)


def write_text(option: Option, value: Any, seats: int) -> str:
    """The text of a value in a form."""
    if value is None:
        return ""
    if option.type == tuple[Card, ...]:
        return write_cards(value)
    if option.name == "extra_penalties":
        return ", ".join(f"{card} {points}" for card, points in value)
    if option.name == "custom_cycle":
        return ", ".join(write_pass(target, seats) for target in value)
    return str(value)


def _read_number(text: str, least: int, most: int) -> int:
    """A number of this range. Where all of them are negative, the minus sign may be left out."""
    digits = text.lstrip(_MINUS_SIGNS) if most < 0 else text
    number = (-1 if most < 0 else 1) * int(digits) if re.fullmatch(r"[0-9]{1,5}", digits) else None
    if number is None or not least <= number <= most:
        raise NotAllowed("not-a-number", text=text[:20], least=least, most=most)
    return number


def _read_penalties(text: str) -> tuple[tuple[Card, int], ...]:
    """Cards with their points. A name of several words ends with the points before a comma, as in "ten of clubs 5"."""
    penalties: list[tuple[str, str]] = []
    for part in map(str.strip, re.split(r"[,;]", text)):
        points = _POINTS.search(part)
        card = part[: points.start()].rstrip("=: ") if points is not None else ""
        if points is not None and find_card(card) is not None:
            penalties.append((card, points[1]))
        elif _PENALTY.sub("", part).strip():
            raise NotAllowed("not-penalties", text=text[:40])
        else:
            penalties += _PENALTY.findall(part)
    return tuple((read_card(card), _read_number(points, 1, 50)) for card, points in penalties)
