"""Card names: reads cards from letters, signs, or words in any language that the bot speaks."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final

from bot.language.card_words import Part, Readings, in_words, pieces, readings, simplified, vocabulary
from bot.language.wording import Translator
from hearts import JOKER, Card
from hearts.cards import FACES, RANKS

MAX_LIST_LENGTH: Final = 1_000
"""The most characters in which names of cards are looked for: those of a deck have less. Codes alone may have more."""
MAX_TEXTS: Final = 4_096
"""How many parsed texts are cached."""
MAX_CACHED_LENGTH: Final = 100
"""The most characters of those."""
_BY_CODE: Final = {str(card): card for card in FACES}
_BETWEEN: Final = frozenset("+&/|-–—.·")
"""What may stand between cards."""
_Way = tuple[Any, tuple[Card, ...]] | None
"""How cards are read up to a place: the way to an earlier place, and the cards from there on."""


def prepare() -> None:
    """Loads the names of the cards in all languages. That takes most of a second, so it is done at the start."""
    vocabulary()


def find_card(text: str) -> Card | None:
    """The card that a text names, such as "QS", "10♦", "♠K", "sK", "king of spades" or "Pik D"; None if it names none,
    or several."""
    cards = [*find_cards(text)]
    return cards[0] if len(cards) == 1 and isinstance(cards[0], Card) else None


def find_cards(text: str) -> Iterator[Card | str]:
    """The cards in a text, in order, with or without commas and spaces between them; a suit may be said once for
    several ranks, as in "AKQ of hearts". What names no card, or may name one or another, is yielded as it is."""
    yield from _found(text) if len(text) <= MAX_CACHED_LENGTH else _read_list(text)


def may_mean(typed: str, card: Card, say: Translator) -> bool:
    """Whether somebody who has typed so much may mean this card: the beginning of its letters, or a part of its name in
    their language."""
    begins = str(card).casefold().startswith(typed.strip().casefold())
    return begins or simplified(typed) in simplified(in_words(card, say)) or find_card(typed) is card


@lru_cache(MAX_TEXTS)
def _found(text: str) -> tuple[Card | str, ...]:
    return _read_list(text)


def _read_list(text: str) -> tuple[Card | str, ...]:
    codes = [_BY_CODE.get(word.upper()) for word in text.replace(",", " ").replace(";", " ").split()]
    if (cards := tuple(filter(None, codes))) and len(cards) == len(codes):
        return cards
    if len(text) > MAX_LIST_LENGTH:
        return (text,)
    parts = re.split(r"[,;]", text)
    suits = sum(any(part.suit for each in readings(piece) for part in each) for piece in pieces(text))
    if suits == 1:
        parts = [" ".join(parts)]  # "ace, king and queen of hearts"
    return tuple(card for part in parts for card in _read_words(part.split()))


def _read_words(words: Sequence[str]) -> Iterator[Card | str]:
    """The cards in some words. A word that is no part of a name divides them."""
    known: list[Readings] = []
    for number, word in enumerate(words):
        read = [readings(piece) for piece in pieces(word)]
        if all(read) and (read or word in _BETWEEN):
            known += [tuple(tuple(part._replace(word=number) for part in each) for each in one) for one in read]
        else:
            yield from _read_names(known, words)
            known = []
            yield word
    yield from _read_names(known, words)


def _read_names(known: Sequence[Readings], words: Sequence[str]) -> Iterator[Card | str]:
    """The cards that some pieces name, all of them, if there is one way to read them."""
    steps = _steps(known)
    ways: list[dict[int, _Way]] = [{} for _ in steps]
    """For each place how it is reached, by a hash of the cards; of several lists of cards two are enough."""
    ways[0], last = {0: None}, 0
    for place, reached in enumerate(ways):
        if reached:
            last = place
        for end, ranks, suit in _names(steps, place) if reached else ():
            cards = _cards(ranks, suit) if len(ways[end]) < 2 else ()
            for key, way in reached.items() if cards else ():
                for card in cards:
                    key = hash((key, card.index))
                ways[end].setdefault(key, (way, cards))
    if len(ways[last]) > 1:
        yield " ".join(words[number] for number in sorted({part.word for each in steps for part, _ in each}))
        return
    (way,) = ways[last].values()
    found: list[Card] = []
    while way is not None:
        way, cards = way
        found += reversed(cards)
    yield from reversed(found)
    if steps[last]:
        yield words[steps[last][0][0].word]


def _steps(known: Sequence[Readings]) -> list[list[tuple[Part, int]]]:
    """The places between the parts, from 0, as the parts that may follow there, each with the place behind it."""
    steps: list[list[tuple[Part, int]]] = [[]]
    for read in filter(any, known):
        begin = len(steps) - 1
        end = begin + 1 + sum(len(reading) - 1 for reading in read)
        between = iter(range(begin + 1, end))
        steps += [[] for _ in range(begin, end)]
        for reading in read:
            place = begin
            for number, part in enumerate(reading, 1):
                behind = end if number == len(reading) else next(between)
                steps[place].append((part, behind))
                place = behind
    return steps


def _names(
    steps: Sequence[Sequence[tuple[Part, int]]], begin: int
) -> Iterator[tuple[int, tuple[Part, ...], Part | None]]:
    """The names that begin at a place, each with the place behind it: a joker, or one or several ranks with a suit
    before or behind them."""
    begun: list[tuple[int, tuple[Part, ...], Part | None]] = [(begin, (), None)]
    while begun:
        place, ranks, suit = begun.pop()
        for part, end in steps[place]:
            grown, of = ((*ranks, part), suit) if part.rank else (ranks, part)
            if not part.rank and not part.suit:
                if not ranks and suit is None:
                    yield end, (), None
            elif (part.suit is None or suit is None) and len(grown) <= len(RANKS):
                if grown and of is not None and _belong(grown, of):
                    yield end, grown, of
                if part.rank or not ranks:
                    begun.append((end, grown, of))


def _cards(ranks: Sequence[Part], suit: Part | None) -> tuple[Card, ...]:
    return (JOKER,) if suit is None else tuple(Card.parse(f"{rank.rank}{suit.suit}") for rank in ranks)


def _belong(ranks: Sequence[Part], suit: Part) -> bool:
    """Whether these ranks can be of this suit: in "5 6S" the suit belongs to the last one alone."""
    words = {rank.word for rank in ranks}
    return (suit.foreign or not any(rank.foreign for rank in ranks)) and (len(words) == 1 or suit.word not in words)
