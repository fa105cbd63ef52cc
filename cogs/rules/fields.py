"""Fields: the values of rules as text in a form, read and written."""

from __future__ import annotations

import re
from typing import Any, Final

from bot.language.card_names import find_card
from bot.numerals import MINUS
from bot.tables.errors import NotAllowed
from bot.ui.parsing import read_card, read_cards, read_passes, write_pass
from hearts import Card, write_cards
from hearts.rows import Option

MAX_TEXT_LENGTH: Final = 4_000
"""Characters of a text field: what Discord takes, and more than any rules that make sense need."""
_MINUS_SIGNS: Final = f"-{MINUS}–"
"""What people type for a minus sign."""
_PENALTY: Final = re.compile(r"(?<![^\s=:])([^\s=:]++)[\s=:]++(\d{1,3})")
"""Matches only at the beginning of a word, and possessively: otherwise one long word would take seconds to scan."""
_POINTS: Final = re.compile(r"[\s=:](\d{1,3})$")


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
