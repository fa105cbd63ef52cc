"""Emojis: how cards look in messages: pictures of whole cards in a text, a rank beside the picture of its suit on a
button, or plain text without pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Any, Final, Literal

import discord

from bot.pictures import artwork
from bot.pictures.artwork import rank
from hearts import JOKER, Card, Suit
from hearts.cards import FACES

_TEXT_STYLE: Final = "\N{VARIATION SELECTOR-15}"
SYMBOLS: Final = {suit: symbol + _TEXT_STYLE for suit, symbol in zip(Suit, "♣♦♠♥", strict=True)}
"""Suits as plain text: shown as emoji, spades and clubs are nearly invisible on a dark background."""

_SUITS: Final = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.SPADES: "spades", Suit.HEARTS: "hearts"}
_RANKS: Final = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
_RECOLOURED: Final = {Suit.CLUBS: "black", Suit.DIAMONDS: "red"}
"""The suits that have another picture in two colours, and the suffix of its name."""
BACK: Final = "card_back"
NBSP: Final = "\N{NO-BREAK SPACE}"
Face = dict[str, Any]
"""What a button shows, its label and its emoji, as Discord takes them."""
Look = Literal["four", "two", "text"]
"""How a person sees cards: in four colours, in two, or as text."""


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


@cache
def card_name(card: Card, two_colours: bool = False) -> str:
    """The name of a card's picture, as "spades_queen". Version 0.2 had other pictures under names as
    "queen_of_spades"."""
    suit = emoji_name(card.suit, two_colours)
    return suit if card is JOKER else f"{suit}_{_RANKS.get(rank(card), rank(card))}"


def pictures() -> dict[str, bytes]:
    """All pictures that the bot needs, as PNGs by name."""
    drawn = {BACK: artwork.back()}
    for two in (True, False):  # what looks alike in two colours is named alike, too
        drawn |= {emoji_name(suit, two): artwork.suit(suit, two) for suit in (*Suit, None)}
        drawn |= {card_name(card, two): artwork.card(card, two) for card in FACES if card is not JOKER}
    return drawn


@dataclass(frozen=True, eq=False)
class Faces:
    """The uploaded pictures, for one reader. Without pictures cards are plain text."""

    emojis: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    two_colours: bool = False

    @property
    def complete(self) -> bool:
        """Whether no picture is missing, for four and for two colours."""
        return len(self.emojis) == sum(map(len, SETS))

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
        """A card within a text: its picture, or plain text without pictures."""
        return self._markups[card]

    @cached_property
    def _markups(self) -> dict[Card, str]:
        return {card: self._markup(card) for card in FACES}

    def _markup(self, card: Card) -> str:
        emoji = self.emojis.get(card_name(card, self.two_colours)) or self.emojis.get(card_name(card))
        return f"`{short(card)}`" if emoji is None else str(emoji)

    def suited(self, suit: Suit | None, cards: Iterable[Card]) -> str:
        """Cards of one suit: the suit once, then the ranks. Jokers are shown one after another."""
        if suit is None:
            return " ".join(map(self.markup, cards))
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


_SYMBOLS: Final = {
    **{emoji_name(suit, two): SYMBOLS[suit] for suit in Suit for two in (True, False)},
    emoji_name(None): rank(JOKER),
    BACK: "",
}
"""By the name of each picture: the text in its place on a button, behind the rank."""
_AS_TEXT: Final = _SYMBOLS | {
    **{card_name(card, two): f"`{short(card)}`" for card in FACES for two in (True, False)},
    BACK: "`–`",
}
"""By the name of each picture: the text in its place within a text."""
_MARKUP: Final = re.compile(rf"<:({'|'.join(_AS_TEXT)}):\d+>")


def in_text(part: Any) -> Any:
    """A part of a message as Discord takes it, drawn without pictures: as `PLAIN` draws it."""
    if isinstance(part, str):
        return _MARKUP.sub(lambda found: _AS_TEXT[found[1]], part)
    if isinstance(part, list):
        return [in_text(each) for each in part]
    if not isinstance(part, dict):
        return part
    drawn = {name: in_text(value) for name, value in part.items()}
    if (symbol := _SYMBOLS.get((part.get("emoji") or {}).get("name", ""))) is not None:
        label, space, mark = (drawn.get("label") or "").partition(" ")
        if symbol == rank(JOKER):  # its button has no label, but perhaps a mark
            label, space, mark = "", " " if label else "", label
        drawn = {**drawn, "label": f"{label}{symbol}{space}{mark}"}
        del drawn["emoji"]
    return drawn


PLAIN: Final = Faces()
NEEDED: Final = frozenset({*map(emoji_name, (*Suit, None)), BACK})
"""The pictures on buttons."""
CARDS: Final = frozenset(map(card_name, FACES)) - NEEDED
IN_TWO_COLOURS: Final = (
    frozenset({*(emoji_name(suit, True) for suit in Suit), *(card_name(card, True) for card in FACES)}) - NEEDED - CARDS
)
SETS: Final = (NEEDED, CARDS, IN_TWO_COLOURS)
"""If one picture of a set is missing, the whole set is left out, so that no hand is shown in a mixture."""


async def known_faces(client: discord.Client) -> Faces:
    """The complete sets of pictures that this application has; none without those on buttons."""
    found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    sets = [names for names in SETS if names <= found.keys()]
    if NEEDED not in sets:
        return PLAIN
    return Faces({name: discord.PartialEmoji(name=name, id=found[name].id) for names in sets for name in names})


async def upload_faces(client: discord.Client, progress: Callable[[int, int], None]) -> int:
    """Uploads the missing pictures to the application, one after the other; returns how many.

    Safe to run again after an interruption: it skips what is there. Discord's rate limits may make it wait for minutes.
    """
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = sorted(frozenset[str]().union(*SETS) - there)
    images = pictures() if missing else {}
    for done, name in enumerate(missing, 1):
        await client.create_application_emoji(name=name, image=images[name])
        progress(done, len(missing))
    return len(missing)
