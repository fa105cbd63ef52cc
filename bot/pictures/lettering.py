"""Lettering: names and words in pictures, as far as our font can write them."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from typing import Final

from anyascii import anyascii
from fontpkg.pil import truetype
from PIL import ImageFont

SCALE: Final = 2
"""Pictures are drawn this much larger and made smaller again, so that lines and letters are smooth."""
LETTERS: Final = "LMN"
SYMBOLS: Final = "PS"
"""The first letters of Unicode categories: letters, marks and digits; punctuation and symbols, with the emojis."""
FONT: Final = "noto-sans"
PROBE: Final = 28
"""The size at which it is looked up whether the font has a character."""
SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")
"""The letters that are drawn as they are."""
MOST_CHARACTERS: Final = 4_096
"""Of which it is remembered: people choose their names among a million."""


@lru_cache(MOST_CHARACTERS)
def drawable(character: str) -> bool:
    """Whether our font has this character, and it stands for itself: not marks, nor letters that change their form
    beside others."""
    category, ours = unicodedata.category(character)[0], font(PROBE)
    if category == "L" and not unicodedata.name(character, "").startswith(SCRIPTS):
        return False
    known = category in "LN" + SYMBOLS and bytes(ours.getmask(character)) != bytes(ours.getmask("\uffff"))
    return known or character == " "


def written(text: str) -> str:
    """The text as far as it can be drawn: letters of other scripts in Latin ones, emojis left out.

    Where that leaves neither letter nor digit, emojis are spelled out: someone may go by nothing else.
    """
    for spelled in (LETTERS, LETTERS + SYMBOLS):
        parts = (part if drawable(part) else _spelled(part, spelled) for part in unicodedata.normalize("NFC", text))
        plain = " ".join("".join(parts).split())
        if any(map(str.isalnum, plain)):
            break
    return plain


def _spelled(character: str, categories: str) -> str:
    """In Latin letters, an emoji in words; nothing for what is of no such category."""
    if unicodedata.category(character)[0] not in categories:
        return ""
    return anyascii(character).replace(":", " ").replace("_", " ")


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Our font at a size in pixels of the finished picture."""
    loaded: ImageFont.FreeTypeFont = truetype(FONT, size * SCALE)
    return loaded


def width(text: str, size: int) -> float:
    """How wide a text is in the finished picture."""
    return font(size).getlength(text) / SCALE
