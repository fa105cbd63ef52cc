"""Help: how to play, in pages, with small hands that show what our own players do; and which bot this is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.language.wording import Translator, keys
from bot.numerals import timestamp
from bot.ui.features import begin_buttons, learn_link, loaded, puzzle_link, todays_buttons
from bot.ui.items import (
    BLUE,
    GREEN,
    LONG_BUTTONS_A_LINE,
    Component,
    Layout,
    button,
    line,
    menu_option,
    row,
    rows,
    screen,
    select,
    text,
)
from hearts import Card, parse_cards


@dataclass(frozen=True, slots=True)
class Example:
    """The cards of a hand that matter, what lies on the table, and the advice; cards as they are typed, with spaces
    between them."""

    hand: str
    lying: str
    advice: str

    def shown(self, say: Translator) -> dict[str, str]:
        """The values of its paragraph."""
        hand, lying, advice = (say.cards(parse_cards(cards)) for cards in (self.hand, self.lying, self.advice))
        return {"hand": hand, "lying": lying, "advice": advice}


EXAMPLES: Final = {
    "passing": Example("4D 7D KD 3S KS AS", "", "KD KS AS"),
    "cover": Example("2S 3S 4S 6S QS", "", "JD KD AD"),
    "queen": Example("5S 6S KS 2H 3H", "2S", "6S"),
    "void": Example("2S 3S QS KH AH", "5C", "QS"),
    "leader": Example("KD 9S JS 6H QH", "5C KC", "QH"),
    "shoot": Example("QS KS AS KH AH", "", "AS"),
    "stop": Example("3D 6H TH", "9H 8H 2H", "TH"),
}
"""By the name of the paragraph that tells of it."""


PAGES: Final[dict[str, tuple[str, ...]]] = {
    "start": ("solo", "learn", "begin", "games", "puzzle", "daily", "match"),
    "table": ("hand", "away", "computers"),
    "play": ("aim", "pass", "trick", "follow", "first"),
    "points": ("hearts", "queen", "count", "moon"),
    "strategy": ("passing", "cover", "queen", "void", "leader"),
    "moon": ("what", "shoot", "stop"),
    "rules": ("standard", "presets", "house"),
    "tables": ("table",),
    "turns": ("turn", "special"),
    "commands": ("look", "you", "settings", "privacy", "about"),
    "managers": ("people", "setup", "settings", "moderation"),
}
"""The paragraphs of each page in their order. Those about a feature are among its words: those that are not named here
come last, and without the feature its paragraphs are left out."""
FIRST: Final = "start"
PARTED: Final = ("play", "strategy", "moon", "rules")
"""The pages on which a line parts the paragraphs."""
CARDS: Final = {
    "trick": ("TC", "KC", "4C", "8C"),
    "off": ("AD",),
    "first": ("2C",),
    "hearts": ("2H", "9H", "AH"),
    "queen": ("QS",),
    "queens": ("KS", "AS"),
    "count": ("5H", "JH", "QS"),
}
"""The examples in the text."""
COMMANDS: Final = {
    "table": {"hearts": "new join seats start pause leave end rematch status"},
    "turn": {"hearts": "hand pass play claim hint back ready scores"},
    "special": {"hearts": "call moon"},
    "look": {"hearts": "replay review verify", "": "leaderboard profile history"},
    "about": {"": "about"},
    "standard": {"rules": "show"},
    "presets": {"rules": "presets"},
    "house": {"rules": "edit default share"},
    "moderation": {"hearts": "remove block unblock"},
}
"""The commands that stand below a paragraph, or without one, by their group."""
UNLISTED: Final = frozenset(
    f"command-hearts-{name}" for name in ("seats", "pause", "leave", "end", "rematch", "status")
)
"""Those that a sentence stands for: the buttons at a table do the same, and Discord lists them."""


def help_screen(say: Translator, page: str = FIRST) -> Layout:
    """One page, with a menu of the others; the first page, of what a newcomer wants, if there is none of this name."""
    pages = {name: told for name in PAGES if (told := _paragraphs(name))}
    page = page if page in pages else FIRST
    cards = {name: say.cards(map(Card.parse, codes)) for name, codes in CARDS.items()}
    paragraphs: list[Component] = []
    for name in pages[page]:
        example = EXAMPLES[name].shown(say) if name in EXAMPLES and page in PARTED else {}
        if paragraphs and page in PARTED:
            paragraphs.append(line())
        if (key := f"help-{page}-{name}") in keys():
            paragraphs.append(text(say(key, **cards | example)))
        paragraphs += [text(each) for each in _commands(name, say)]
    named = [*begin_buttons(say), *learn_link(say), *puzzle_link(say), *todays_buttons(say)] if page == FIRST else []
    return screen(
        text(say(f"help-{page}-title")),
        *paragraphs,
        *rows(named, LONG_BUTTONS_A_LINE),
        row(
            select(
                "help",
                options=[menu_option(say(f"button-help-{name}"), name) for name in pages if name != page],
                placeholder=say("more-help"),
            )
        ),
        colour=GREEN,
    )


def _paragraphs(page: str) -> list[str]:
    start = f"help-{page}-"
    there = {key.removeprefix(start) for key in keys() if key.startswith(start)} - {"title"}
    told = [name for name in PAGES[page] if name in there or _there(name)]
    return told + sorted(there.difference(PAGES[page]))


def _commands(about: str, say: Translator) -> list[str]:
    """The commands below a paragraph, each with what it does."""
    there = _there(about)
    told = [key for key in there if key not in UNLISTED]
    lines = [say("listed-command", command=say(key), what=say(f"{key}.description")) for key in told]
    return lines if told == there else [*lines, say("listed-rest")]


def _there(about: str) -> list[str]:
    """The commands below a paragraph that a feature brings."""
    asked = [
        f"command-{group}-{name}" if group else f"command-{name}"
        for group, names in COMMANDS.get(about, {}).items()
        for name in names.split()
    ]
    return [key for key in asked if key in keys()]


def about(say: Translator, *, version: str, started_at: int, latency: int | None, tables: int, servers: int) -> Layout:
    """The screen of `/about`: the state of the bot at this moment. ``started_at`` is in epoch milliseconds; ``latency``
    are the milliseconds to Discord and back, None before that was ever measured."""
    return screen(
        text(say("about-title"), say("about-what")),
        text(
            say("about-version", version=version),
            say("about-started", when=timestamp(started_at, "R")),
            say("about-latency", known=latency is not None, latency=latency or 0),
            say("about-tables", tables=tables),
            say("about-servers", servers=servers),
        ),
        row(
            button("help", arg="start", label=say("button-about-help")),
            *loaded(button("privacy", arg="show", label=say("button-about-privacy"))),
        ),
        colour=BLUE,
    )
