"""Lettering: text in pictures, as far as our font has the characters; and how a picture becomes a file."""

from __future__ import annotations

import unicodedata
from functools import cache, lru_cache
from io import BytesIO
from typing import Final

from anyascii import anyascii
from fontpkg.pil import truetype
from PIL import Image, ImageFont

SCALE: Final = 2
"""Pictures are drawn this much larger and then reduced, so that lines and letters are smooth."""
LETTERS: Final = "LMN"
SYMBOLS: Final = "PS"
"""First letters of Unicode categories: letters, marks and digits; punctuation and symbols, including emojis."""
FONT: Final = "noto-sans"
PROBE: Final = 28
"""The font size for testing whether the font has a character."""
PALETTE: Final = 128
"""Colours of a small picture."""
SCRIPTS: Final = ("LATIN", "GREEK", "CYRILLIC")
"""The scripts that are drawn as they are."""
MAX_CHARACTERS: Final = 4_096
"""How many tested characters are cached: people may choose among a million."""


@lru_cache(MAX_CHARACTERS)
def drawable(character: str) -> bool:
    """Whether our font has this character and can draw it alone: no marks, and no letters that change their form next
    to others."""
    category = unicodedata.category(character)[0]
    if category == "L" and not unicodedata.name(character, "").startswith(SCRIPTS):
        return False
    known = category in "LN" + SYMBOLS and bytes(font(PROBE).getmask(character)) != _missing()
    return known or character == " "


@cache
def _missing() -> bytes:
    """What our font draws for a character that it does not have."""
    return bytes(font(PROBE).getmask("\uffff"))


def transliterated(text: str) -> str:
    """The text as far as it can be drawn: other scripts are transliterated to Latin letters, emojis are left out.

    If neither a letter nor a digit remains, emojis are spelled out: a name may consist of nothing else.
    """
    for spelled in (LETTERS, LETTERS + SYMBOLS):
        parts = (part if drawable(part) else _spelled(part, spelled) for part in unicodedata.normalize("NFC", text))
        plain = " ".join("".join(parts).split())
        if any(map(str.isalnum, plain)):
            break
    return plain


def _spelled(character: str, categories: str) -> str:
    """The character in Latin letters, an emoji in words; empty if it is in none of the categories."""
    if unicodedata.category(character)[0] not in categories:
        return ""
    return anyascii(character).replace(":", " ").replace("_", " ")


@cache
def font(size: int) -> ImageFont.FreeTypeFont:
    """Our font at a size given in pixels of the finished picture."""
    loaded: ImageFont.FreeTypeFont = truetype(FONT, size * SCALE)
    return loaded


def width(text: str, size: int) -> float:
    """The width of a text in pixels of the finished picture."""
    return font(size).getlength(text) / SCALE


def png(image: Image.Image, width: int, height: int) -> bytes:
    """The picture as a PNG of this size."""
    file = BytesIO()
    image.resize((width, height), Image.Resampling.LANCZOS).save(file, "PNG", optimize=True)
    return file.getvalue()


def small_png(image: Image.Image) -> bytes:
    """The picture as a PNG with a palette: a quarter of the bytes, in a fifth of the time."""
    file = BytesIO()
    few = image.quantize(PALETTE, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG")
    return file.getvalue()
