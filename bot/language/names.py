"""Names: texts that people chose, such as names of rules, made safe to be shown to others.

A safe text contains no link and no mention, does not reverse the direction of a line, and hides nothing.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

import discord
from wcwidth import iter_graphemes, wcswidth

JOINERS: Final = "\u200c\u200d"
"""Two invisible characters that some scripts and emojis need."""
BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that look blank."""
HIDDEN: Final = frozenset({"Cc", "Cf", "Co", "Cs"})
MAX_NAMES: Final = 8_192
"""How many safe texts are cached: every press needs the same ones."""
MAX_MARKS: Final = 3
"""The most accents on one letter; more of them would reach into other lines."""

ISOLATE, END = "\u2068", "\u2069"
"""Around a text whose direction is its own, and does not reach beyond it."""

_MARKDOWN: Final = re.compile(r"[\\`*_~|<>\[\]/]|^[#-]")
_INVITE: Final = re.compile(r"(?i)(discord(?:app)?)\.(?=\w)")


@lru_cache(MAX_NAMES)
def one_line(text: str) -> str:
    """The text on one line, without characters that are hidden or change the direction, for places without Markdown."""
    shown, marks = "", 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or character in "\t\n\r\v\f":
            shown += " "
        elif character in JOINERS or (kind not in HIDDEN and character not in BLANKS and marks <= MAX_MARKS):
            shown += character
    return re.sub(r" +", " ", shown).strip(" " + JOINERS)


def harmless(text: str) -> str:
    """The text as part of a message: also without Markdown, links, invitations and mentions."""
    plain = _MARKDOWN.sub(r"\\\g<0>", one_line(text))
    return isolated(discord.utils.escape_mentions(_INVITE.sub(r"\1\\.", plain)))


def harmless_code(text: str) -> str:
    """The text to be shown between backticks or in a code block, where Discord reads no Markdown. In a column it is
    `isolated` once it is as wide as that."""
    return discord.utils.escape_mentions(one_line(text).replace("`", "'"))


def shortened(text: str, longest: int) -> str:
    """The text in at most so many characters; what is cut off ends with a whole sign, as an emoji of several."""
    if len(text) <= longest:
        return text
    shown = ""
    for sign in iter_graphemes(text):
        if len(shown) + len(sign) >= longest:
            break
        shown += sign
    return (shown or text[: longest - 1]).rstrip() + "…"


def isolated(text: str) -> str:
    """The text, so that letters that are written from right to left do not reorder the numbers and signs beside it."""
    turned = not text.isascii() and any(unicodedata.bidirectional(character) in ("R", "AL") for character in text)
    return f"{ISOLATE}{text}{END}" if turned else text


def columns(text: str) -> int:
    """How many columns of a code block a text of `one_line` fills."""
    return len(text) if text.isascii() else sum(map(wcswidth, iter_graphemes(text)))


def in_columns(text: str, width: int, *, right: bool = False) -> str:
    """The text cut and filled up to so many columns of a code block, and `isolated`; ``right``: it ends at their
    right."""
    shown, left = "", width
    for sign in iter_graphemes(text):
        left -= wcswidth(sign)
        if left < 0:
            break
        shown += sign
    space = " " * (width - columns(shown))
    return isolated(space + shown if right else shown + space)
