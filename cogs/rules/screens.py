"""Screens of rules: the games that can be chosen, one of them explained, a code to share, a
question before deleting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.house_rules import HouseSet
from bot.language.wording import Translator
from bot.ui.curves import MAX_WORDS_LENGTH
from bot.ui.items import BLUE, GREY, Component, Layout, button, pager, picture, question, row, screen, text
from bot.ui.rules import differ, explanation, open_button
from bot.ui.words import title
from hearts import PRESETS, Rules

MAX_PAGE_LENGTH: Final = 3_600
"""Characters of a page: all text of a message together has at most 4,000."""
MAX_LINE_LENGTH: Final = 300
PICTURE: Final = "rules.png"


def presets(sets: Sequence[HouseSet], say: Translator, page: int = 0) -> Layout:
    """Every game that /hearts new can open, a line each: the server's own first, then those that are built in."""
    built_in = [say("presets-line", name=say(f"preset-{name}"), about=say(f"about-{name}")) for name in PRESETS]
    own = [_own(each, say) for each in sets]
    pages = _pages([(say("presets-house"), own), (say("presets-built-in"), built_in)])
    page %= len(pages)
    parts: list[Component] = [text(say("presets-title")), text(*pages[page]), text(say("presets-hint"))]
    if len(pages) > 1:
        parts.append(pager("house-list", page, more=page < len(pages) - 1))
    return screen(*parts, colour=BLUE)


def _own(each: HouseSet, say: Translator) -> str:
    about = differ(each.rules, say)
    about = about if len(about) <= MAX_LINE_LENGTH else about[: MAX_LINE_LENGTH - 1] + "…"
    return say("presets-default" if each.is_default else "presets-line", name=title(each.name, say), about=about)


def _pages(sections: Sequence[tuple[str, Sequence[str]]]) -> list[list[str]]:
    """The lines of sections, each under its heading, which stands again on every page on which its section goes on."""
    pages: list[list[str]] = [[]]
    for heading, lines in sections:
        for number, line in enumerate(lines):
            added = [line] if number else [heading, line]
            if len("\n".join((*pages[-1], *added))) > MAX_PAGE_LENGTH:
                pages.append([])
                added = [heading, line]
            pages[-1] += added
    return pages


def named_rules(name: str, rules: Rules, say: Translator, key: str = "") -> Layout:
    """Rules with a name, explained to a reader; with their key also the button that opens a table."""
    return explanation(say("rules-title-named", name=title(name, say)), rules, say, key=key)


def share(name: str, code: str, explained: str, say: Translator, key: str, *, chosen: bool = True) -> Layout:
    """A code to be copied, and its picture to be scanned (a file called `PICTURE` goes with it).

    A press on a button with ``key`` opens a table that plays the rules. Unless they were ``chosen``, the screen says
    that they are the server's default.
    """
    return screen(
        text(say("share-title", name=title(name, say)), *([] if chosen else [say("share-default")]), explained),
        text(say("share-code", code=code)),
        picture(PICTURE, picture_in_words(code, say)),
        text(say("share-hint")),
        row(
            open_button(say, key),
            button("poster", arg=f"show.{key}", label=say("button-poster")),
        ),
        colour=BLUE,
    )


def poster(name: str, code: str, say: Translator, key: str) -> Layout:
    """A game put up for everybody: one press opens a table that plays it, for as long as the message stands."""
    return screen(
        text(say("poster-title", name=title(name, say)), say("poster-hint"), say("share-code", code=code)),
        row(
            open_button(say, key),
            button("poster", arg=f"rules.{key}", label=say("button-rules")),
            button("poster", arg=f"qr.{key}", label=say("button-poster-qr")),
        ),
        colour=BLUE,
    )


def poster_link(name: str, address: str, words: str, say: Translator) -> Layout:
    """The address of a poster, and its picture to be scanned (a file called `PICTURE` goes with it)."""
    return screen(
        text(say("share-title", name=title(name, say)), say("poster-scan")),
        picture(PICTURE, words),
        text(address),
        colour=BLUE,
    )


def picture_in_words(code: str, say: Translator) -> str:
    """The picture of a code in words, for readers who cannot see it: the code itself or, if it is too long, only that
    it is one."""
    words = say("share-picture", code=code)
    return words if len(words) <= MAX_WORDS_LENGTH else say("share-picture-long")


def sure_to_delete(each: HouseSet, say: Translator) -> Layout:
    """The question before a set is deleted."""
    yes = button("house-delete", 0, each.id, label=say("house-button-delete"))
    no = button("house-keep", 0, each.id, label=say("house-button-keep"))
    built_in = any(each.name == say(f"preset-{name}") for name in PRESETS)
    return question(say("house-sure-delete", name=title(each.name, say), built_in=built_in), yes, no)


def told(*lines: str) -> Layout:
    """A screen with a sentence or two in answer."""
    return screen(text(*lines), colour=GREY)
