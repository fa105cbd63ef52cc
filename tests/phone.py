"""A phone of 390 points, as the playground shows messages on it: how many lines words and buttons take."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from bot.pictures.lettering import transliterated, width
from bot.ui.items import ACTION_ROW, BUTTON, SEPARATOR, TEXT

A_LINE: Final = 266
"""Points that there are for buttons and words within a message."""
BETWEEN, AROUND, EMOJI, IN_TEXT, LETTERS, BOLD = 8, 20, 20, 22, 14, 1.02
"""Points between two buttons, around the words on one, for an emoji on it and in a text; the size of letters on buttons
and in small print, how much wider they are than ours."""
HIGH, A_TEXT, A_MENU = 32, 22, 40
"""The height of a button, of a line of text, and of a menu."""
SUIT: Final = re.compile("[♠♣♥♦]\ufe0e")
"""A suit as text, which is narrow."""
PICTURE: Final = re.compile("<:[^>]+>|[\u2300-\u2bff\U0001f000-\U0001faff]\ufe0f?")
"""An emoji in a text, of the bot's own or of Unicode."""


def places(parts: list[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], Place]]:
    """Each button of a message and where a phone shows it. A chat that is scrolled to its end shows what replaces a
    message from its bottom, so heights are counted from there."""
    bottom = 0.0
    for part in reversed(parts):
        if part["type"] == ACTION_ROW and part["components"][0]["type"] == BUTTON:
            across = _lines(part["components"])
            for at, line in enumerate(reversed(across)):
                left, low = 0.0, bottom + at * (HIGH + BETWEEN)
                for each in line:
                    yield each, Place(left, left + _wide(each), low, low + HIGH)
                    left += _wide(each) + BETWEEN
            bottom += len(across) * (HIGH + BETWEEN)
        else:
            bottom += BETWEEN + _high(part)


def _high(part: dict[str, Any]) -> float:
    """How high a part is that is no row of buttons."""
    if part["type"] == SEPARATOR:
        return 1
    if part["type"] == ACTION_ROW:
        return A_MENU
    said = part["content"] if part["type"] == TEXT else ""
    wide = [
        BOLD * width(transliterated(PICTURE.sub("MM", each.replace("\u00a0", " "))), 16) for each in said.split("\n")
    ]
    return A_TEXT * sum(max(1, -(-each // A_LINE)) for each in wide)


def under(parts: list[dict[str, Any]], pressed: Place) -> list[str]:
    """The custom_ids of what can be pressed on a message where something was pressed before."""
    return [item["custom_id"] for item, place in places(parts) if place.touches(pressed) and not item["disabled"]]


class Place(NamedTuple):
    """Where something is on a phone, in points from the left and from below."""

    left: float
    right: float
    low: float
    high: float

    def touches(self, other: Place) -> bool:
        """Whether a thumb that has pressed one may press the other."""
        beside = self.right <= other.left or other.right <= self.left
        return not (beside or self.high <= other.low or other.high <= self.low)


def lines_on_a_phone(buttons: list[dict[str, Any]]) -> list[int]:
    """How many of a row of buttons stand in each line of a phone."""
    return [len(line) for line in _lines(buttons)]


def _lines(buttons: list[dict[str, Any]]) -> list[list[dict[str, Any]]]:
    lines, left = list[list[dict[str, Any]]]([[]]), float(A_LINE)
    for each in buttons:
        wide = _wide(each)
        if lines[-1] and wide > left:
            lines, left = [*lines, []], A_LINE
        lines[-1].append(each)
        left -= wide + BETWEEN
    return lines


def _wide(button: dict[str, Any]) -> float:
    words = SUIT.sub("", button.get("label", "")).replace("\u00a0", " ")  # which is left out of pictures
    words, pictures = PICTURE.subn("", words)
    return AROUND + EMOJI * (pictures + ("emoji" in button)) + BOLD * width(transliterated(words), LETTERS)


def fits_a_line(small: str) -> bool:
    """Whether a line of small print fits into one on a phone."""
    words, pictures = PICTURE.subn("", small.removeprefix("-# ").replace("**", "").replace("\u00a0", " "))
    spaces = words.count("  ") + words.startswith(" ")  # which `transliterated` leaves out
    return IN_TEXT * pictures + BOLD * width(transliterated(words), LETTERS) + 4 * spaces <= A_LINE
