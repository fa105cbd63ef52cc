"""Parsing: what people type into a form, read into values of the rules and written out again."""

from __future__ import annotations

import re
from typing import Any, Final

from bot.language.card_names import find_card, find_cards
from bot.numerals import MINUS
from bot.tables.errors import NotAllowed
from hearts import Card, PassTarget, write_cards
from hearts.options import OPTIONS

MAX_TEXT_LENGTH: Final = 4_000
"""Characters of a text field: what Discord takes, and more than any rules that make sense need."""
_MINUS_SIGNS: Final = f"-{MINUS}–"
"""What people type for a minus sign."""
_HOLD: Final = ("-", "hold")
_PART: Final = re.compile(r"(\d{1,2})([LRA])(\d{0,2})")
_PENALTY: Final = re.compile(r"(?<![^\s=:])([^\s=:]++)[\s=:]++(\d{1,3})")
"""Matches only at the beginning of a word, and possessively: otherwise one long word would take seconds to scan."""
_POINTS: Final = re.compile(r"[\s=:](\d{1,3})$")


def read_card(text: str) -> Card:
    """A card as somebody typed it. Raises NotAllowed."""
    return _known(find_card(text) or text)


def read_cards(text: str) -> tuple[Card, ...]:
    """Cards as somebody typed them, one after another. Raises NotAllowed."""
    return tuple(map(_known, find_cards(text)))


def _known(found: Card | str) -> Card:
    if isinstance(found, str):
        raise NotAllowed("unknown-card", text=found[:20])
    return found


def read_text(field: str, text: str, seats: int) -> Any:
    """The value of a field of `Rules`, read from text as `write_text` writes it. Raises NotAllowed."""
    text = text.strip()
    option = OPTIONS[field]
    if option.type == tuple[Card, ...]:
        return read_cards(text) or option.usual
    if option.type is Card:
        return read_card(text) if text else option.usual
    if field == "extra_penalties":
        return _read_penalties(text)
    if field == "custom_cycle":
        return tuple(read_pass(word, seats) for word in re.split(r"[\s,;]+", _joined(text)) if word)
    return None if option.optional and not text else _read_number(text, option.least, option.most)


def write_text(field: str, value: Any, seats: int) -> str:
    """The text of a value in a form."""
    if value is None:
        return ""
    if OPTIONS[field].type == tuple[Card, ...]:
        return write_cards(value)
    if field == "extra_penalties":
        return ", ".join(f"{card} {points}" for card, points in value)
    if field == "custom_cycle":
        return ", ".join(write_pass(target, seats) for target in value)
    return str(value)


def read_pass(word: str, seats: int) -> PassTarget:
    """A pass as in "3L", "hold", "1L+1A+1R", "2L2": two cards to the second seat on the left. Raises NotAllowed."""
    if word.lower() in _HOLD:
        return ()
    target = []
    for part in _joined(word).upper().split("+"):
        found = _PART.fullmatch(part)
        if found is None or (found[2] == "A" and (found[3] or seats % 2)):
            raise NotAllowed("not-a-pass", text=word[:20])
        steps = seats // 2 if found[2] == "A" else int(found[3] or 1)
        target.append((-steps if found[2] == "R" else steps, int(found[1])))
    return tuple(target)


def _joined(text: str) -> str:
    """The text without spaces around plus signs. No pattern does that in linear time."""
    return "+".join(part.strip() for part in text.split("+"))


def write_pass(target: PassTarget, seats: int) -> str:
    """The text that `read_pass` reads."""
    parts = []
    for offset, count in target:
        steps = abs(offset)
        way = "A" if 2 * offset == seats else f"{'L' if offset > 0 else 'R'}{steps if steps > 1 else ''}"
        parts.append(f"{count}{way}")
    return "+".join(parts) or _HOLD[1]


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
