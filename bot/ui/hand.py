"""A hand on a screen: its cards in words and in large letters, by suit, and how they fit into one message."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import lru_cache
from itertools import groupby
from operator import attrgetter
from typing import Final

import discord

from bot.language.wording import Translator
from bot.pictures.artwork import rank
from bot.pictures.emojis import NBSP, Face
from bot.ui.items import BUTTONS_A_ROW, MAX_COMPONENTS, Component, Layout, button_with, rows
from hearts import JOKER, Card, Suit

MAX_GROUPS: Final = 2_048
"""Cards of one suit whose words are cached. Hands come and go, but there are only some thousand groups of a few
cards."""
MARKED_A_ROW: Final = 3
"""Cards in a row in which several may have a mark."""


def spoken(card: Card, say: Translator) -> str:
    """A card in words, for menus and screen readers."""
    if card is JOKER:
        return say("card-joker")
    return say("card-name", rank=str(card)[0], suit=str(card)[1])


def by_suit(cards: Iterable[Card]) -> dict[Suit | None, list[Card]]:
    """The cards grouped by suit (None for jokers), in the order of a sorted hand."""
    return {suit: [*group] for suit, group in groupby(sorted(cards, key=attrgetter("index")), attrgetter("suit"))}


def rows_by_suit(
    cards: Iterable[Card], width: int, draw: Callable[[Card, int], Component], marks: Collection[Card] = ()
) -> list[Component]:
    """Cards as buttons, each suit in rows of its own of at most ``width``; ``draw(card, copies)`` makes the button of a
    card and its copies. A suit in which several have ``marks`` gets shorter rows, which a phone does not break."""
    drawn: list[Component] = []
    for group in by_suit(cards).values():
        faces = dict.fromkeys(group)
        wide = min(width, MARKED_A_ROW) if len(faces.keys() & {*marks}) > 1 else width
        drawn += rows([draw(card, group.count(card)) for card in faces], wide)
    return drawn


def open_answer(face: Face, custom_id: str, *, may: bool) -> Component:
    """A card or cards as an answer to a question: blue if they can be pressed, else grey."""
    styles = discord.ButtonStyle
    return button_with(face, custom_id, styles.primary if may else styles.secondary, disabled=not may)


def hand_line(cards: Iterable[Card], say: Translator) -> str:
    """The hand as one small line of words, for screen readers and for those who prefer them to pictures. Where a phone
    breaks it, no line begins with a dot."""
    return "-# " + f"{NBSP}· ".join([_group_in_words(tuple(group), say.language) for group in by_suit(cards).values()])


@lru_cache(MAX_GROUPS)
def _group_in_words(cards: tuple[Card, ...], language: str) -> str:
    ranks = NBSP.join(map(rank, cards))
    return Translator(language)("suit-group", suit=cards[0].suit or "X", ranks=ranks)


def large(cards: Iterable[Card], say: Translator) -> str:
    """A hand in large letters, one line per suit: the suit, then its ranks."""
    return "\n".join(f"### {each}" for each in suits(cards, say))


def suits(cards: Iterable[Card], say: Translator) -> list[str]:
    """Each suit of a hand once, with its ranks behind it."""
    return [say.faces.suited(suit, group) for suit, group in by_suit(cards).items()]


def fitted(draw: Callable[[bool, int], Layout], menus: bool, width: int) -> Layout:
    """The screen ``draw(menus, width)`` with a hand in menus, or in rows of at most ``width`` buttons. If these are too
    many for a message, the rows get wider, or menus replace them."""
    for wide in range(width, BUTTONS_A_ROW + 1):
        layout = draw(menus, wide)
        if layout.total_children_count <= MAX_COMPONENTS:
            return layout
    return draw(True, width)
