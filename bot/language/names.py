"""Names: texts that people chose, such as names of rules, made safe to be shown to others; and texts that people type,
made easy to compare.

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
BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U00013441\U00013442\U0001d159")
"""Letters, marks and symbols that look blank."""
NEW_EMOJIS: Final = range(0x1F000, 0x1FB00)
"""Where Unicode adds emojis. A screen may know those that the Unicode of this Python does not."""
NAMELESS: Final = "?"
"""The name of somebody none of whose names can be seen."""
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
    """The text on one line, without characters that are hidden or change the direction, for places without Markdown;
    empty if it shows nothing."""
    shown, marks = "", 0
    for character in text:
        kind = unicodedata.category(character)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind[0] == "Z" or character in "\t\n\r\v\f":
            shown += " "
        elif character in JOINERS or (_is_drawn(character, kind, shown) and marks <= MAX_MARKS):
            shown += character
    return re.sub(r" +", " ", shown).strip(" " + JOINERS)


def _is_drawn(character: str, kind: str, before: str) -> bool:
    """Whether a character, of this category of Unicode, shows something behind the text before it: a mark does so on
    another character only."""
    if kind[0] == "C":
        return kind == "Cn" and ord(character) in NEW_EMOJIS
    return character not in BLANKS and (kind[0] != "M" or before.rstrip(JOINERS)[-1:] not in ("", " "))


def name_of(user: discord.abc.User) -> str:
    """The name that somebody goes by: the one that Discord shows, or another one if that shows nothing."""
    return first_visible(user.display_name, user.global_name or "", user.name)


def first_visible(*names: str) -> str:
    """The first of these names that shows something, on one line; `NAMELESS` if none does."""
    return next(filter(None, map(one_line, names)), NAMELESS)


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


def plain_letters(text: str) -> str:
    """The text without capitals, accents and ligatures."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return plain.casefold().replace("œ", "oe")


def simplified(text: str) -> str:
    """The words of a text as people may type them: in plain letters, without the signs between them."""
    return " ".join(re.findall(r"[^\W_]+", plain_letters(text)))


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
