"""Emojis: how cards look in messages, as a rank beside our own picture of the suit, or as text without those."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import Final, Literal

import discord

from bot.pictures import artwork
from hearts import JOKER, Card, Suit
from hearts.cards import ALL_CARDS

_TEXT_STYLE: Final = "\N{VARIATION SELECTOR-15}"
SYMBOLS: Final = {suit: symbol + _TEXT_STYLE for suit, symbol in zip(Suit, "♣♦♠♥", strict=True)}
"""Suits as plain text: as emoji, spades and clubs are nearly invisible on a dark background."""

_SUITS: Final = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.SPADES: "spades", Suit.HEARTS: "hearts"}
_RECOLOURED: Final = {Suit.CLUBS: "black", Suit.DIAMONDS: "red"}
"""The suits that look different in two colours than in four, and how."""
BACK: Final = "card_back"
GAP: Final = "\N{EN SPACE}"
"""Between two cards: wider than within one, so that each rank is seen to belong to the suit behind it."""
NBSP: Final = "\N{NO-BREAK SPACE}"
TOGETHER: Final = "\N{WORD JOINER}"
"""Between a rank and the picture of its suit: nothing is seen of it, and no line ends there where a client heeds it."""
Look = Literal["four", "two", "text"]
"""How a person wants to see cards: in four colours, in two, or as rank and suit."""


_CARDS: Final = (*ALL_CARDS, JOKER)


def rank(card: Card) -> str:
    """The rank as people write it."""
    return "★" if card is JOKER else "10" if str(card)[0] == "T" else str(card)[0]


@cache
def short(card: Card) -> str:
    """A card as rank and suit."""
    return rank(card) + (SYMBOLS[card.suit] if card.suit is not None else "")


@cache
def emoji_name(suit: Suit | None, two_colours: bool = False) -> str:
    """The name of a suit's picture, of the joker's where there is none: it is what a screen reader says."""
    if suit is None:
        return "joker"
    return f"{_SUITS[suit]}_{_RECOLOURED[suit]}" if two_colours and suit in _RECOLOURED else _SUITS[suit]


def pictures() -> dict[str, bytes]:
    """Every picture that the bot has use for, by name."""
    wanted = {emoji_name(suit, two): (suit, two) for suit in (*Suit, None) for two in (True, False)}
    return {name: artwork.suit(*each) for name, each in wanted.items()} | {BACK: artwork.back()}


@dataclass(frozen=True)
class Faces:
    """The pictures that Discord has of our cards, for one reader. Without them cards are plain text."""

    emojis: dict[str, discord.PartialEmoji] = field(default_factory=dict)
    two_colours: bool = False

    @property
    def complete(self) -> bool:
        """Whether none is missing, for anybody's taste."""
        return self.emojis.keys() == NEEDED | IN_TWO_COLOURS

    def seen_as(self, look: Look) -> Faces:
        """The same pictures for somebody who wants to see them like this, as far as they are there."""
        return PLAIN if look == "text" else self._in_two_colours if look == "two" else self

    @cached_property
    def _in_two_colours(self) -> Faces:
        return replace(self, two_colours=True)

    def emoji(self, suit: Suit | None) -> discord.PartialEmoji | None:
        """The picture of a suit; the one in four colours where that in two is missing."""
        return self.emojis.get(emoji_name(suit, self.two_colours)) or self.emojis.get(emoji_name(suit))

    def markup(self, card: Card) -> str:
        """A card within a text: its rank and the picture of its suit, or plain text where there is none."""
        return self._markups[card]

    @cached_property
    def _markups(self) -> dict[Card, str]:
        return {card: self._markup(card) for card in _CARDS}

    def _markup(self, card: Card) -> str:
        label, emoji = self.button(card)
        return f"`{label}`" if emoji is None else f"{label}{TOGETHER}{emoji}" if label else str(emoji)

    def suited(self, suit: Suit | None, cards: Iterable[Card]) -> str:
        """Cards of one suit: the suit once, and the ranks behind it. Jokers, which have none, one after another."""
        if suit is None:
            return GAP.join(map(self.markup, cards))
        return f"{self.emoji(suit) or SYMBOLS[suit]}{NBSP}{NBSP.join(map(rank, cards))}"

    def back(self) -> str:
        """A card that has not been played."""
        emoji = self.emojis.get(BACK)
        return "`–`" if emoji is None else str(emoji)

    def button(self, card: Card) -> tuple[str | None, discord.PartialEmoji | None]:
        """The label and the emoji of a card's button: its rank as letters, which are larger than any in a picture."""
        return self._buttons[card]

    @cached_property
    def _buttons(self) -> dict[Card, tuple[str | None, discord.PartialEmoji | None]]:
        return {card: self._button(card) for card in _CARDS}

    def _button(self, card: Card) -> tuple[str | None, discord.PartialEmoji | None]:
        emoji = self.emoji(card.suit)
        return (short(card), None) if emoji is None else (None if card is JOKER else rank(card), emoji)


PLAIN: Final = Faces()
NEEDED: Final = frozenset({*map(emoji_name, (*Suit, None)), BACK})
IN_TWO_COLOURS: Final = frozenset(emoji_name(suit, True) for suit in Suit) - NEEDED


async def known_faces(client: discord.Client) -> Faces:
    """The pictures that this application has. No hand is shown in a mixture: while one of a set is missing, all are."""
    found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    sets = [names for names in (NEEDED, IN_TWO_COLOURS) if names <= found.keys()]
    if NEEDED not in sets:
        return PLAIN
    return Faces({name: discord.PartialEmoji(name=name, id=found[name].id) for names in sets for name in names})


async def upload_faces(client: discord.Client, progress: Callable[[int, int], None]) -> int:
    """Gives the application the pictures that it lacks, one after the other; says how many those were.

    Safe to run again after an interruption: what is there stays. Discord may make it wait for minutes.
    """
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = sorted((NEEDED | IN_TWO_COLOURS) - there)
    images = pictures() if missing else {}
    for done, name in enumerate(missing, 1):
        await client.create_application_emoji(name=name, image=images[name])
        progress(done, len(missing))
    return len(missing)
