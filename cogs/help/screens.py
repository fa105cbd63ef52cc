"""Help: how to play, in pages."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator, keys
from bot.ui.features import begin_buttons
from bot.ui.items import GREEN, Component, Layout, button, row, screen, text
from cogs.help.strategy import EXAMPLES
from hearts import Card

PAGES: Final[dict[str, tuple[str, ...]]] = {
    "start": ("solo", "begin", "hand", "away", "computers"),
    "play": ("aim", "pass", "trick", "follow", "first"),
    "points": ("hearts", "queen", "count", "moon"),
    "strategy": tuple(EXAMPLES),
    "rules": ("standard", "presets", "house"),
    "commands": ("table", "turn", "daily", "match", "look", "settings", "privacy", "managers"),
}
"""The paragraphs of each page in their order. Those about a feature are among its words: those that are not named here
come last, and without the feature its paragraphs are left out."""
FIRST: Final = "start"
ROWS: Final = (("start", "play"), ("rules", "commands"), ("points", "strategy"))
"""The buttons to the pages; a phone has room for the longest names of two, and beside the short ones for *Close*."""
CARDS: Final = {
    "trick": ("TC", "KC", "4C", "8C"),
    "off": ("7D",),
    "first": ("2C",),
    "hearts": ("2H", "9H", "AH"),
    "queen": ("QS",),
    "queens": ("KS", "AS"),
    "count": ("5H", "JH", "QS"),
}
"""The examples in the text."""
COMMANDS: Final = {
    "table": {"hearts": "new join seats start pause leave end rematch status"},
    "turn": {"hearts": "hand pass play claim hint back ready scores call moon"},
    "look": {"": "leaderboard profile history", "hearts": "replay review verify"},
    "managers": {"settings": "server", "hearts": "remove bar unbar"},
}
"""The commands that a paragraph lists, by their group."""


def help_screen(say: Translator, page: str = FIRST) -> Layout:
    """One page, with buttons to the others; the first page if there is none of this name."""
    pages = {name: told for name in PAGES if (told := _paragraphs(name))}
    page = page if page in pages else FIRST
    cards = {name: say.cards(map(Card.parse, codes)) for name, codes in CARDS.items()}
    paragraphs = [
        text(say(f"help-{page}-{name}", commands=_listed(name, say), **cards | _example(page, name, say)))
        for name in pages[page]
    ]
    return screen(
        text(say(f"help-{page}-title")),
        *paragraphs,
        *([row(*begin)] if page == FIRST and (begin := begin_buttons(say)) else []),
        *(row(*(_button(name, name == page, say) for name in names if name in pages)) for names in ROWS),
        colour=GREEN,
    )


def _paragraphs(page: str) -> list[str]:
    start = f"help-{page}-"
    there = {key.removeprefix(start) for key in keys() if key.startswith(start)} - {"title"}
    return [name for name in PAGES[page] if name in there] + sorted(there.difference(PAGES[page]))


def _example(page: str, name: str, say: Translator) -> dict[str, str]:
    return EXAMPLES[name].shown(say) if page == "strategy" else {}


def _listed(about: str, say: Translator) -> str:
    """The first command of a group in full and the others by their last words: a phone is narrow."""
    listed: list[str] = []
    for group, names in COMMANDS.get(about, {}).items():
        asked = (f"command-{group}-{name}" if group else f"command-{name}" for name in names.split())
        paths = [say(key) for key in asked if key in keys()]
        listed += paths[:1] + [path.split(" ")[-1] for path in paths[1:]]
    return ", ".join(f"`{path}`" for path in listed)


def _button(page: str, here: bool, say: Translator) -> Component:
    style = discord.ButtonStyle.primary if here else discord.ButtonStyle.secondary
    return button("help", arg=page, label=say(f"button-help-{page}"), style=style, disabled=here)
