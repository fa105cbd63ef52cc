"""Parsing: cards and passes that people type."""

from __future__ import annotations

import re
from typing import Final

from bot.language.card_names import find_card, find_cards
from bot.tables.errors import NotAllowed
from hearts import Card, PassTarget

_HOLD: Final = ("-", "hold")
_PART: Final = re.compile(r"(\d{1,2})([LRA])(\d{0,2})")


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


def read_passes(text: str, seats: int) -> tuple[PassTarget, ...]:
    """Several passes, each as in `read_pass`. Raises NotAllowed."""
    return tuple(read_pass(word, seats) for word in re.split(r"[\s,;]+", _joined(text)) if word)


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
