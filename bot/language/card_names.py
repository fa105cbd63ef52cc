"""Card names: cards in the words of a language, and cards read from letters, signs, or words in any language that the
bot speaks."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from bot.language.names import plain_letters, simplified
from bot.language.wording import ENGLISH, Translator, languages
from hearts import JOKER, Card, Suit
from hearts.cards import FACES, RANKS

MAX_COMPOUND_LENGTH: Final = 24
"""The most characters of a word that may have a suit and a rank in it."""
_SIGNS: Final = {"♣": Suit.CLUBS, "♦": Suit.DIAMONDS, "♠": Suit.SPADES, "♥": Suit.HEARTS}
_FILLED: Final = str.maketrans("♧♢♤♡", "♣♦♠♥")
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
    return _PIECE.findall(plain_letters(text).translate(_FILLED))


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


MAX_LIST_LENGTH: Final = 1_000
"""The most characters in which names of cards are looked for: those of a deck have less. Codes alone may have more."""
_BY_CODE: Final = {str(card): card for card in FACES}
_BETWEEN: Final = frozenset("+&/|-–—.·")
"""What may stand between cards."""


def prepare() -> None:
    """Loads the names of the cards in all languages. That takes most of a second, so it is done at the start."""
    vocabulary()


def find_card(text: str) -> Card | None:
    """The card that a text names, such as "QS", "10♦", "♠K", "sK", "king of spades" or "Pik D"; None if it names none,
    or several."""
    cards = find_cards(text)
    return cards[0] if len(cards) == 1 and isinstance(cards[0], Card) else None


def meant(typed: str, cards: Iterable[Card], say: Translator) -> list[Card]:
    """Those of some cards that somebody may mean who has typed so much: the beginning of their letters, or a part of
    their names in the person's language."""
    named, letters, words = find_card(typed), typed.strip().casefold(), simplified(typed)
    return [
        card
        for card in cards
        if card is named or str(card).casefold().startswith(letters) or words in simplified(in_words(card, say))
    ]


def find_cards(text: str) -> tuple[Card | str, ...]:
    """The cards in a text, in order, with or without commas and spaces between them; a suit may be said once for
    several ranks, as in "AKQ of hearts". What names no card, or may name one or another, stands there as it is."""
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
    ways: list[list[tuple[Card, ...]]] = [[] for _ in steps]
    """For each place the cards of the names up to there, by each way to read them; two ways are enough."""
    ways[0], last = [()], 0
    for place, reached in enumerate(ways):
        if reached:
            last = place
        for end, ranks, suit in _names(steps, place) if reached else ():
            more = [(*before, *_cards(ranks, suit)) for before in reached]
            ways[end] = [*dict.fromkeys((*ways[end], *more))][:2]
    if len(ways[last]) > 1:
        yield " ".join(words[number] for number in sorted({part.word for each in steps for part, _ in each}))
        return
    yield from ways[last][0]
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
