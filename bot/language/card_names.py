"""Card names: parses cards from letters, symbols, or words in any language that the bot speaks."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from bot.language.wording import Translator, languages
from hearts import JOKER, Card, Suit
from hearts.cards import ALL_CARDS

MAX_WORDS: Final = 5
"""The most words in the name of a card: "the king of spades"."""
MAX_NAME_LENGTH: Final = 100
"""The most characters in the name of a card."""
MAX_TEXTS: Final = 4_096
"""How many parsed texts are cached."""
_SYMBOLS: Final = str.maketrans(
    {"♣": "C", "♦": "D", "♠": "S", "♥": "H", "♧": "C", "♢": "D", "♤": "S", "♡": "H", "★": str(JOKER)}
    | dict.fromkeys("\N{VARIATION SELECTOR-15}\N{VARIATION SELECTOR-16}\N{WORD JOINER}`", "")
)
"""What stands for a suit or a joker on a screen, and what is copied along with it."""
_SMALL_WORDS: Final = frozenset({"the", "of", "le", "la", "l", "de", "d", "du", "des", "el", "o", "die", "der", "das"})
"""Articles and prepositions, which do not distinguish cards."""


_SPELLINGS: Final = {"ass": "as"}
"""Words that are spelt in several ways, with the one that stands for all."""


def prepare() -> None:
    """Loads the names of the cards in all languages. That takes most of a second, so it is done at the start."""
    _names()


def find_card(text: str) -> Card | None:
    """The card that a text names, such as "QS", "10♦", "♠K", "sK" or "king of spades"; None if it names none."""
    return _known_card(text) if len(text) <= MAX_NAME_LENGTH else None


def may_mean(typed: str, card: Card, say: Translator) -> bool:
    """Whether somebody who has typed so much may mean this card: the beginning of its letters, or a part of its name in
    their language."""
    begins = str(card).casefold().startswith(typed.strip().casefold())
    return begins or _simplified(typed) in _simplified(in_words(card, say)) or find_card(typed) is card


def in_words(card: Card, say: Translator) -> str:
    """A card within a sentence: "the **queen of spades** counts 13"."""
    return say("card-words-joker") if card is JOKER else say("card-words", rank=str(card)[0], suit=str(card)[1])


@lru_cache(MAX_TEXTS)
def _known_card(text: str) -> Card | None:
    short = "".join(text.translate(_SYMBOLS).split())
    for code in (short, short[1:] + short[:1]):
        try:
            return Card.parse(code)
        except ValueError:
            continue
    return _names().get(_words(text))


def find_cards(text: str) -> Iterator[Card | str]:
    """The cards in a text, in order, with or without commas between them; a word that names no card is yielded as it
    is."""
    for part in re.split(r"[,;]", text):
        words = part.split()
        while words:
            for length in range(min(MAX_WORDS, len(words)), 0, -1):
                card = find_card(" ".join(words[:length]))
                if card is not None or length == 1:
                    yield card or words[0]
                    del words[:length]
                    break


def _simplified(text: str) -> str:
    """The words of a text as people may type them: without capitals, accents, ligatures and signs between them."""
    plain = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return " ".join(re.findall(r"\w+", plain.casefold().replace("œ", "oe")))


def _words(text: str) -> frozenset[str]:
    """The words that identify a card: without order, small words and differences of spelling."""
    return frozenset(_SPELLINGS.get(word, word) for word in _simplified(text).split()) - _SMALL_WORDS


@cache
def _names() -> dict[frozenset[str], Card]:
    names = {}
    for language in languages():
        say = Translator(language)
        names[_words(in_words(JOKER, say))] = JOKER
        for suit in Suit:
            cards = [card for card in ALL_CARDS if card.suit is suit]
            words = {card: _words(in_words(card, say)) for card in cards}
            shared = frozenset.intersection(*words.values())
            for card, its in words.items():
                rank = str(card)[0].casefold()
                names |= {its: card, shared | {rank}: card, shared | {rank.replace("t", "10")}: card}
    return names
