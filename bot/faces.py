"""Faces: how cards look in messages, as pictures of our own where Discord has them, else as rank and suit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

import discord

from bot import artwork
from hearts import JOKER, Card, Suit
from hearts.cards import ALL_CARDS

_TEXT_STYLE: Final = "\N{VARIATION SELECTOR-15}"
SYMBOLS: Final = {suit: symbol + _TEXT_STYLE for suit, symbol in zip(Suit, "♣♦♠♥", strict=True)}
"""Suits as plain text: as emoji, spades and clubs are nearly invisible on a dark background."""

_RANKS: Final = dict(zip("TJQKA", ("ten", "jack", "queen", "king", "ace"), strict=True))
_SUITS: Final = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.SPADES: "spades", Suit.HEARTS: "hearts"}
BACK: Final = "card_back"


def rank(card: Card) -> str:
    """The rank as people write it."""
    return "★" if card is JOKER else "10" if str(card)[0] == "T" else str(card)[0]


def short(card: Card) -> str:
    """A card as rank and suit."""
    return rank(card) + (SYMBOLS[card.suit] if card.suit is not None else "")


def emoji_name(card: Card) -> str:
    """The name of a card's picture: still understood where only the name is shown or read out."""
    if card.suit is None:
        return "joker"
    letter = str(card)[0]
    return f"{_RANKS.get(letter, letter)}_of_{_SUITS[card.suit]}"


def pictures() -> dict[str, bytes]:
    """Every picture that the bot needs, by name. Drawn when asked for, which takes half a second."""
    return {emoji_name(card): artwork.face(card) for card in (*ALL_CARDS, JOKER)} | {BACK: artwork.back()}


@dataclass(frozen=True)
class Faces:
    """The pictures that Discord has of our cards. Without them, or with only some, cards are plain text."""

    emojis: dict[str, discord.PartialEmoji] = field(default_factory=dict)

    def markup(self, card: Card) -> str:
        emoji = self.emojis.get(emoji_name(card))
        return f"`{short(card)}`" if emoji is None else str(emoji)

    def back(self) -> str:
        """A card that has not been played."""
        emoji = self.emojis.get(BACK)
        return "`–`" if emoji is None else str(emoji)

    def button(self, card: Card) -> tuple[str | None, discord.PartialEmoji | None]:
        """The label and the emoji of a card's button."""
        emoji = self.emojis.get(emoji_name(card))
        return (short(card), None) if emoji is None else (None, emoji)


PLAIN: Final = Faces()


async def known_faces(client: discord.Client) -> Faces:
    """The pictures that this application has; plain text while one is missing."""
    found = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
    if not _names() <= found.keys():
        return PLAIN
    return Faces({name: discord.PartialEmoji(name=name, id=found[name].id) for name in _names()})


async def upload_faces(client: discord.Client, progress: Callable[[int, int], None]) -> int:
    """Gives the application the pictures that it lacks, one after the other; says how many those were.

    Safe to run again after an interruption: what is there stays. Discord may make it wait for minutes.
    """
    there = {emoji.name for emoji in await client.fetch_application_emojis()}
    missing = sorted(_names() - there)
    images = pictures() if missing else {}
    for done, name in enumerate(missing, 1):
        await client.create_application_emoji(name=name, image=images[name])
        progress(done, len(missing))
    return len(missing)


def _names() -> set[str]:
    return {*map(emoji_name, (*ALL_CARDS, JOKER)), BACK}
