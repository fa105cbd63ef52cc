"""Secrecy: which cards a payload or a text shows, in any notation, and which of them a reader may know."""

import re
from collections.abc import Iterable, Set
from functools import cache
from typing import Any

import discord

from bot.language.wording import Translator, languages
from bot.pictures.emojis import emoji_name
from bot.tables.automatic_moves import MissedTurn
from bot.tables.table import Table
from bot.ui.hand import spoken
from bot.ui.words import title
from hearts import JOKER, Card, Phase, Suit
from hearts.cards import FACES
from tests.payloads import walk

_SUITS = {"♣": "C", "♦": "D", "♠": "S", "♥": "H", "♧": "C", "♢": "D", "♤": "S", "♡": "H"}
_RANK = r"(?:10|[2-9TJQKA])"
_BETWEEN = "[\ufe0e\ufe0f*_` \u00a0]*"
_CODE = re.compile(rf"(?<![0-9A-Za-z])({_RANK}[CDSH]|XX)(?![0-9A-Za-z])")
_RANK_FIRST = re.compile(rf"(?<![0-9A-Za-z])({_RANK}){_BETWEEN}([♣♦♠♥♧♢♤♡])")
_SUIT_FIRST = re.compile(
    rf"(?<![0-9A-Za-z])([♣♦♠♥♧♢♤♡]){_BETWEEN}({_RANK})((?:[ \u00a0,/]+{_RANK})*)(?![0-9A-Za-z♣♦♠♥])"
)
_GROUP = re.compile(rf"\b(Clubs|Diamonds|Spades|Hearts)[ \u00a0:]+({_RANK}(?:[ \u00a0,/]+{_RANK})*)(?![0-9A-Za-z])")
_EMOJI = re.compile(r"<a?:(\w+):\d+>")
_RANK_WORDS = {"ten": "T", "jack": "J", "queen": "Q", "king": "K", "ace": "A"} | {str(n): str(n) for n in range(2, 10)}
_NAME = re.compile(r"(?i)\b(10|ten|jack|queen|king|ace|[2-9])[ _]of[ _](clubs|diamonds|spades|hearts)\b")


@cache
def _words() -> dict[str, Card]:
    """Cards by their names in every language."""
    return {spoken(card, Translator(language)): card for card in FACES for language in languages()}


@cache
def _spoken() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)({'|'.join(map(re.escape, _words()))})(?!\w)")


_PICTURES = {emoji_name(suit, two): suit.value for suit in Suit for two in (False, True)}
_PICTURED = re.compile(rf"(?<![0-9A-Za-z])({_RANK})[*_ \u2060]*(?:[×0-9/⏩]+ )*<?:?({'|'.join(_PICTURES)})\b")

_SUIT_PICTURED = re.compile(rf"<:({'|'.join(_PICTURES)}):\d+>((?:\u00a0{_RANK})+)(?![0-9A-Za-z])")


@cache
def cards_in(text: str, *, words: bool = True) -> frozenset[Card]:
    """All cards that a text shows. ``words``: also cards that are named in words ("queen of spades")."""
    found = {_card(code) for code in _CODE.findall(text)}
    found |= {_card(rank + _SUITS[suit]) for rank, suit in _RANK_FIRST.findall(text)}
    for suit, first, more in _SUIT_FIRST.findall(text):
        found |= {_card(rank + _SUITS[suit]) for rank in re.findall(_RANK, f"{first} {more}")}
    for suit, ranks in _GROUP.findall(text):
        found |= {_card(rank + suit[0]) for rank in re.findall(_RANK, ranks)}
    found |= {_card(rank + _PICTURES[name]) for rank, name in _PICTURED.findall(text)}
    for name, ranks in _SUIT_PICTURED.findall(text):
        found |= {_card(rank + _PICTURES[name]) for rank in re.findall(_RANK, ranks)}
    for name in _EMOJI.findall(text):
        found |= _in_emoji(name)
    if "★" in text:
        found.add(JOKER)
    if words:
        found |= {_card(_RANK_WORDS.get(rank.lower(), "T") + suit[0].upper()) for rank, suit in _NAME.findall(text)}
        found |= {_words()[name] for name in _spoken().findall(text)}
    return frozenset(found)


def cards_shown(components: list[dict[str, Any]], *, words: bool = True) -> set[Card]:
    """All cards in the texts, labels, emojis, custom_ids and options of a message."""
    found: set[Card] = set()
    for part in walk(components):
        for thing in (part, *(part.get("options") or ()), *(part.get("items") or ())):
            emoji = (thing.get("emoji") or {}).get("name") or ""
            label = thing.get("label") or ""
            found |= _in_emoji(emoji) | cards_in(f"{label} {emoji}", words=words)
            for text in ("content", "placeholder", "description"):
                found |= cards_in(thing.get(text) or "", words=words)
            for code in ("custom_id", "value"):
                found |= cards_in(re.sub(r"[:._|,-]", " ", thing.get(code) or ""))
    return found


def open_cards(table: Table | None) -> set[Card]:
    """The cards that everybody may know: this round's tricks so far; between rounds the piles of the last one, after
    the game those of all. For a deal that others may still play there are none, because only people at the table have
    seen them."""
    return set() if table is None or table.opens_at is not None else _played(table)


def _played(table: Table) -> set[Card]:
    game = table.game
    if game.round is not None:
        played = {card for trick in game.tricks for card in trick.cards}
        return played | set(game.round.trick.cards)
    finished = game.rounds if game.phase is Phase.OVER else game.rounds[-1:]
    return {card for result in finished for pile in result.piles for card in pile}


def known_cards(table: Table | None, player_id: int) -> set[Card]:
    """The cards that one person may know: the open ones, and those that their seat knows."""
    if table is None or (seat := table.seat_of(player_id)) is None:
        return open_cards(table)
    view = table.game.view(seat)
    return _played(table) | {*view.hand, *view.passed, *view.received, *view.kitty} | _played_for(table, seat)


def _played_for(table: Table, seat: int) -> set[Card]:
    """The card of an earlier round that was played for a seat whose time was up: its owner is told until they move."""
    missed = MissedTurn.read(table.seats[seat].missed)
    if missed is None or missed.card is None or missed.round > len(table.game.rounds):
        return set()
    return {missed.card} & {card for pile in table.game.rounds[missed.round - 1].piles for card in pile}


def closed_round(table: Table | None, message_id: int | None) -> set[Card]:
    """The cards of the round in which a message was posted, once that round is over; the message may then show them."""
    if table is None or message_id is None or table.opens_at is not None:
        return set()
    posted = discord.utils.snowflake_time(message_id).timestamp() * 1000
    numbers = [round.number for round in table.rounds if round.dealt_at <= posted]
    finished = table.game.rounds[: numbers[-1] + 1][-1:] if numbers else ()
    return {card for result in finished if result.number == numbers[-1] for pile in result.piles for card in pile}


def untitled(components: list[dict[str, Any]], table: Table | None) -> list[dict[str, Any]]:
    """The components without the names of the game, which may be those of a card: "Ten of clubs", and in French the
    queen of spades for Hearts itself."""
    titles = [] if table is None else [title(table.record.preset, Translator(each)) for each in languages()]

    def without(part: Any) -> Any:
        if isinstance(part, dict):
            return {key: without(value) for key, value in part.items()}
        if isinstance(part, list):
            return [*map(without, part)]
        if not isinstance(part, str):
            return part
        text = re.sub(r"de Dame de pique|Dame de pique\s:", "", part)
        for each in titles:
            text = text.replace(each, "")
        return text

    return [without(part) for part in components]


def names(cards: Iterable[Card]) -> str:
    return " ".join(sorted(map(str, cards)))


def _card(code: str) -> Card:
    return Card.parse(code.replace("10", "T"))


def _in_emoji(name: str) -> Set[Card]:
    """The cards that an emoji shows: the joker, or a card after which an emoji is named, as ``qs``; our suits show
    none."""
    return {JOKER} if name == "joker" else cards_in(name.replace("_", " ").upper(), words=False)
