"""A phone of 390 points, as the playground shows messages on it: how many lines words and buttons take."""

import re
from typing import Any, Final

from bot.pictures.lettering import transliterated, width

A_LINE: Final = 266
"""Points that there are for buttons and words within a message."""
BETWEEN, AROUND, EMOJI, IN_TEXT, LETTERS, BOLD = 8, 20, 20, 22, 14, 1.02
"""Points between two buttons, around the words on one, for an emoji on it and in a text; the size of letters on buttons
and in small print, how much wider they are than ours."""
SUIT: Final = re.compile("[♠♣♥♦]\ufe0e")
"""A suit as text, which is narrow."""
PICTURE: Final = re.compile("<:[^>]+>|[\u2300-\u2bff\U0001f000-\U0001faff]\ufe0f?")
"""An emoji in a text, of the bot's own or of Unicode."""


def lines_on_a_phone(buttons: list[dict[str, Any]]) -> list[int]:
    """How many of a row of buttons stand in each line of a phone."""
    lines, left = [0], float(A_LINE)
    for each in buttons:
        words = SUIT.sub("", each.get("label", "")).replace("\u00a0", " ")  # which is left out of pictures
        words, pictures = PICTURE.subn("", words)
        wide = AROUND + EMOJI * (pictures + ("emoji" in each)) + BOLD * width(transliterated(words), LETTERS)
        if lines[-1] and wide > left:
            lines, left = [*lines, 0], A_LINE
        lines[-1] += 1
        left -= wide + BETWEEN
    return lines


def fits_a_line(small: str) -> bool:
    """Whether a line of small print fits into one on a phone."""
    words, pictures = PICTURE.subn("", small.removeprefix("-# ").replace("**", "").replace("\u00a0", " "))
    spaces = words.count("  ") + words.startswith(" ")  # which `transliterated` leaves out
    return IN_TEXT * pictures + BOLD * width(transliterated(words), LETTERS) + 4 * spaces <= A_LINE
