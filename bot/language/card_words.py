"""Card words: what letters, signs and words mean in the names of cards, in any language that the bot speaks."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from typing import Final, NamedTuple

from bot.language.wording import ENGLISH, Translator, languages
from hearts import JOKER, Card, Suit
from hearts.cards import RANKS

MAX_COMPOUND_LENGTH: Final = 24
"""The most characters of a word that may have a suit and a rank in it."""
_SIGNS: Final = {"♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♠": Suit.SPADES, "♥": Suit.HEARTS}
_PLAIN: Final = str.maketrans({"♧": "♣", "♢": "♦", "♤": "♠", "♡": "♥", "œ": "oe"})
_PIECE: Final = re.compile(r"[♣♦♠♥★]|[^\W_]+")
_RANK: Final = r"(?:10|[2-9tjqka])"
_CODES: Final = re.compile(rf"{_RANK}+|(?:{_RANK}+[cdsh]|[cdsh]{_RANK})+")
"""Letters for ranks alone, or for whole cards without spaces between them: AKQ, QSAHKH, AKQH, SQ."""
_LETTER: Final = re.compile(r"10|.")
_SMALL_WORDS: Final = frozenset(
    {"the", "of", "and", "der", "die", "das", "und", "le", "la", "l", "de", "du", "des", "et"}
    | {"el", "los", "las", "y", "o", "os", "e"}
)
"""Articles, prepositions and conjunctions, which do not distinguish cards."""
_ENGLISH_SUITS: Final = {"club": Suit.CLUBS, "diamond": Suit.DIAMONDS, "spade": Suit.SPADES, "heart": Suit.HEARTS}
_OTHER_SUITS: Final = {
    Suit.CLUBS: "treff trefles trebol pau",
    Suit.DIAMONDS: "carreaux diamante ouro",
    Suit.SPADES: "piques pica espada",
    Suit.HEARTS: "coeurs corazon copa",
}
"""Words for a suit beside those that the bot says: mostly singulars, or plurals."""
_OTHER_RANKS: Final = {
    "2": "two deuce zwei zwo deux dos dois",
    "3": "three trey drei trois tres",
    "4": "four vier quatre cuatro quatro",
    "5": "five funf fuenf cinq cinco",
    "6": "six sechs seis",
    "7": "seven sieben sept siete sete",
    "8": "eight acht huit ocho oito",
    "9": "nine neun neuf nueve nove",
    "T": "zehn",
    "J": "knave bauer sota",
    "Q": "reina rainha",
    "K": "koenig",
    "A": "as",
}
_FOREIGN_LETTERS: Final = {"b": "J", "v": "J", "d": "Q", "r": "K"}
"""Letters for Bube, valet, Dame and roi. Beside an English word or letter they may be something else."""


class Part(NamedTuple):
    """A part of the name of a card: a rank, a suit, or a joker, which is neither."""

    rank: str = ""
    suit: Suit | None = None
    foreign: bool = False
    """Of a rank: one of `_FOREIGN_LETTERS`; of a suit: it may stand beside one."""
    word: int = 0
    """Which word of the text it is in: words have spaces between them."""


OF_JOKER: Final = Part()
Readings = tuple[tuple[Part, ...], ...]
"""What a piece of text may be: each reading is some parts. A small word is no part; what is unknown has no reading."""


def in_words(card: Card, say: Translator) -> str:
    """A card within a sentence: "the **queen of spades** counts 13"."""
    return say("card-words-joker") if card is JOKER else say("card-words", rank=str(card)[0], suit=str(card)[1])


def pieces(text: str) -> list[str]:
    """The words and the signs in a text, as `readings` takes them: "Q♠A♥" has four."""
    return _PIECE.findall(_plain(text))


def simplified(text: str) -> str:
    """The words of a text as people may type them: without capitals, accents, ligatures and signs between them."""
    return " ".join(re.findall(r"\w+", _plain(text)))


def _plain(text: str) -> str:
    plain = "".join(each for each in unicodedata.normalize("NFKD", text) if not unicodedata.combining(each))
    return plain.casefold().translate(_PLAIN)


def readings(piece: str) -> Readings:
    """What a piece of text may be, one of those that `pieces` gives."""
    known = vocabulary()
    if piece in _SMALL_WORDS:
        return ((),)
    found: list[tuple[Part, ...]] = [(known[piece],)] if piece in known else []
    if piece in _FOREIGN_LETTERS:
        found.append((_foreign(piece),))
    elif piece != "10" and len(piece) > 1 and _CODES.fullmatch(piece):
        found.append(tuple(known[each] for each in _LETTER.findall(piece)))
    elif not found and len(piece) <= MAX_COMPOUND_LENGTH:
        found = [parts for cut in range(1, len(piece)) if (parts := _compound(piece[:cut], piece[cut:])) is not None]
    return tuple(found)


def _compound(left: str, right: str) -> tuple[Part, ...] | None:
    """The parts of a word such as Pikdame or 10spades."""
    known = vocabulary()
    for suit, rank in ((left, right), (right, left)):
        parts = known.get(suit, OF_JOKER), _foreign(rank) if rank in _FOREIGN_LETTERS else known.get(rank, OF_JOKER)
        if len(suit) > 1 and parts[0].suit and parts[1].rank:
            return parts
    return None


def _foreign(letter: str) -> Part:
    return Part(_FOREIGN_LETTERS[letter], foreign=True)


@cache
def vocabulary() -> dict[str, Part]:
    """Letters, signs and words for suits, ranks and jokers."""
    known = {letter.casefold(): Part(letter) for letter in RANKS} | {"10": Part("T"), "xx": OF_JOKER, "★": OF_JOKER}
    known |= {suit.casefold(): Part(suit=suit) for suit in Suit}
    known |= {sign: Part(suit=suit, foreign=True) for sign, suit in _SIGNS.items()}
    known |= {word: Part(rank) for rank, words in _OTHER_RANKS.items() for word in words.split()}
    known |= {word: Part(suit=suit, foreign=True) for suit, words in _OTHER_SUITS.items() for word in words.split()}
    known |= {word: Part(suit=suit) for word, suit in _ENGLISH_SUITS.items()}
    for language in (ENGLISH, *languages()):
        say = Translator(language)
        known |= dict.fromkeys(_words(JOKER, say), OF_JOKER)
        for suit in Suit:
            words = {rank: _words(Card.parse(rank + suit), say) for rank in RANKS}
            shared = frozenset.intersection(*words.values())
            for word in shared:
                known.setdefault(word, Part(suit=suit, foreign=language != ENGLISH))
            known |= {word: Part(rank) for rank, its in words.items() for word in its - shared}
    return known


def _words(card: Card, say: Translator) -> frozenset[str]:
    """The words of a card's name that tell it from others."""
    return frozenset(simplified(in_words(card, say)).split()) - _SMALL_WORDS
