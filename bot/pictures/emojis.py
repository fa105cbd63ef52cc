"""Emojis: how cards look in messages: a rank beside our picture of the suit, or plain text without pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any, Final, Literal

import discord

from bot.pictures import artwork
from hearts import JOKER, Card, Suit
from hearts.cards import FACES

_TEXT_STYLE: Final = "\N{VARIATION SELECTOR-15}"
SYMBOLS: Final = {suit: symbol + _TEXT_STYLE for suit, symbol in zip(Suit, "♣♦♠♥", strict=True)}
"""Suits as plain text: shown as emoji, spades and clubs are nearly invisible on a dark background."""

_SUITS: Final = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.SPADES: "spades", Suit.HEARTS: "hearts"}
_RECOLOURED: Final = {Suit.CLUBS: "black", Suit.DIAMONDS: "red"}
"""The suits that have another picture in two colours, and the suffix of its name."""
BACK: Final = "card_back"
GAP: Final = "\N{EN SPACE}"
"""The space between two cards: wider than within a card, so that each rank clearly belongs to the suit after it."""
FIGURE: Final = "\N{FIGURE SPACE}"
"""As wide as a digit."""
NBSP: Final = "\N{NO-BREAK SPACE}"
THIN: Final = "\N{NARROW NO-BREAK SPACE}"
"""Between the picture of a suit and the rank behind it."""
EMPTY: Final = f"{FIGURE * 2}{THIN}"
"""As wide as what stands behind the picture of a suit at the beginning of a line."""
TOGETHER: Final = "\N{WORD JOINER}"
"""Between a rank and the picture of its suit: invisible, and forbids a line break where a client respects it."""
Face = dict[str, Any]
"""What a button shows, its label and its emoji, as Discord takes them."""
Look = Literal["four", "two", "text"]
"""How a person sees cards: in four colours, in two, or as text."""


@cache
def rank(card: Card) -> str:
    """The rank of a card as people write it."""
    return "★" if card is JOKER else "10" if str(card)[0] == "T" else str(card)[0]


@cache
def short(card: Card) -> str:
    """A card as text: rank and suit."""
    return rank(card) + (SYMBOLS[card.suit] if card.suit is not None else "")


@cache
def emoji_name(suit: Suit | None, two_colours: bool = False) -> str:
    """The name of a suit's picture, or of the joker's for None. A screen reader reads it out."""
    if suit is None:
        return "joker"
    return f"{_SUITS[suit]}_{_RECOLOURED[suit]}" if two_colours and suit in _RECOLOURED else _SUITS[suit]


def pictures() -> dict[str, bytes]:
    """All pictures that the bot needs, as PNGs by name."""
    wanted = {emoji_name(suit, two): (suit, two) for suit in (*Suit, None) for two in (True, False)}
    return {name: artwork.suit(*each) for name, each in wanted.items()} | {BACK: artwork.back()}


@dataclass(frozen=True, eq=False)
class Faces:
    """The uploaded pictures, for one reader. Without pictures cards are plain text."""

    emojis: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    two_colours: bool = False

    @property
    def complete(self) -> bool:
        """Whether no picture is missing, for four and for two colours."""
        return self.emojis.keys() == NEEDED | IN_TWO_COLOURS

    def seen_as(self, look: Look) -> Faces:
        """The faces for somebody with this preference, as far as the pictures are there."""
        return PLAIN if look == "text" else self._in_two_colours if look == "two" else self

    @cached_property
    def _in_two_colours(self) -> Faces:
        return replace(self, two_colours=True)

    def emoji(self, suit: Suit | None) -> discord.PartialEmoji | None:
        """The picture of a suit; the four-colour one if the two-colour one is missing."""
        return self.emojis.get(emoji_name(suit, self.two_colours)) or self.emojis.get(emoji_name(suit))

    def markup(self, card: Card) -> str:
        """A card within a text: its rank and the picture of its suit, or plain text without pictures."""
        return self._markups[card]

    @cached_property
    def _markups(self) -> dict[Card, str]:
        return {card: self._markup(card) for card in FACES}

    def _markup(self, card: Card) -> str:
        emoji, label = self.emoji(card.suit), None if card is JOKER else rank(card)
        return f"`{short(card)}`" if emoji is None else f"{label}{TOGETHER}{emoji}" if label else str(emoji)

    def column(self, card: Card | None) -> str:
        """A card at the beginning of a line, as wide as every other: the picture of its suit, then its rank; the back
        of one for None."""
        if card is None:
            return f"{self.back}{EMPTY}"
        emoji = self.emoji(card.suit)
        shown = "" if card is JOKER else rank(card)
        return self.markup(card) if emoji is None else f"{emoji}{THIN}{shown.ljust(2, FIGURE)}"

    def suited(self, suit: Suit | None, cards: Iterable[Card]) -> str:
        """Cards of one suit: the suit once, then the ranks. Jokers are shown one after another."""
        if suit is None:
            return GAP.join(map(self.markup, cards))
        return f"{self.emoji(suit) or SYMBOLS[suit]}{NBSP}{NBSP.join(map(rank, cards))}"

    @cached_property
    def back(self) -> str:
        """The back of a card, for a card that has not been played."""
        emoji = self.emojis.get(BACK)
        return "`–`" if emoji is None else str(emoji)

    @cached_property
    def empty_button(self) -> Face:
        """The button where a card was. It is as wide as that of a card."""
        return _face("–", self.emojis.get(BACK))

    def button(self, card: Card) -> Face:
        """The button of a card. The rank is in the label, because text is larger than a picture."""
        return self._buttons[card]

    @cached_property
    def _buttons(self) -> dict[Card, Face]:
        return {card: self._button(card) for card in FACES}

    def _button(self, card: Card) -> Face:
        emoji = self.emoji(card.suit)
        return _face(short(card), None) if emoji is None else _face("" if card is JOKER else rank(card), emoji)


def _face(label: str, emoji: discord.PartialEmoji | None) -> Face:
    return ({"label": label} if label else {}) | ({"emoji": emoji.to_dict()} if emoji is not None else {})


def marked(face: Face, mark: str) -> Face:
    """The same with a mark behind its label."""
    return {**face, "label": f"{face.get('label', '')} {mark}".strip()}


_AS_TEXT: Final = {emoji_name(suit, two): SYMBOLS[suit] for suit in Suit for two in (True, False)} | {
    emoji_name(None): rank(JOKER),
    BACK: "",
}
"""By the name of each picture: the text in its place."""
_PICTURE: Final = rf"<:({'|'.join(_AS_TEXT)}):\d+>"
_MARKUP: Final = re.compile(rf"(?:(\w{{1,2}}){TOGETHER})?{_PICTURE}(?:{THIN}(\w{{0,2}}){FIGURE}{{0,2}})?")


def in_text(part: Any) -> Any:
    """A part of a message as Discord takes it, drawn without pictures: as `PLAIN` draws it."""
    if isinstance(part, str):
        return _MARKUP.sub(_without_picture, part)
    if isinstance(part, list):
        return [in_text(each) for each in part]
    if not isinstance(part, dict):
        return part
    drawn = {name: in_text(value) for name, value in part.items()}
    if (symbol := _AS_TEXT.get((part.get("emoji") or {}).get("name", ""))) is not None:
        label, space, mark = (drawn.get("label") or "").partition(" ")
        if symbol == rank(JOKER):  # its button has no label, but perhaps a mark
            label, space, mark = "", " " if label else "", label
        drawn = {**drawn, "label": f"{label}{symbol}{space}{mark}"}
        del drawn["emoji"]
    return drawn


def _without_picture(found: re.Match[str]) -> str:
    before, name, behind = found.groups()
    rank = before or behind
    if name == BACK:
        return "`–`"
    return f"`{rank or ''}{_AS_TEXT[name]}`" if rank or name == emoji_name(None) else _AS_TEXT[name]


PLAIN: Final = Faces()
NEEDED: Final = frozenset({*map(emoji_name, (*Suit, None)), BACK})
IN_TWO_COLOURS: Final = frozenset(emoji_name(suit, True) for suit in Suit) - NEEDED


async def known_faces(client: discord.Client) -> Faces:
    """The pictures that this application has. If one picture of a set is missing, the whole set is left out, so that no
    hand is shown in a mixture."""
    found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    sets = [names for names in (NEEDED, IN_TWO_COLOURS) if names <= found.keys()]
    if NEEDED not in sets:
        return PLAIN
    return Faces({name: discord.PartialEmoji(name=name, id=found[name].id) for names in sets for name in names})


async def upload_faces(client: discord.Client, progress: Callable[[int, int], None]) -> int:
    """Uploads the missing pictures to the application, one after the other; returns how many.

    Safe to run again after an interruption: it skips what is there. Discord's rate limits may make it wait for minutes.
    """
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = sorted((NEEDED | IN_TWO_COLOURS) - there)
    images = pictures() if missing else {}
    for done, name in enumerate(missing, 1):
        await client.create_application_emoji(name=name, image=images[name])
        progress(done, len(missing))
    return len(missing)
