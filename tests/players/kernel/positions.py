"""Positions: turns games of `hearts` into positions of the kernel."""

from typing import Any

import numpy as np

from hearts import Card, Game, Rules, parse_cards
from players.kernel import position as at
from players.kernel.reading import Seen, read
from players.kernel.spec import COPIES, FLAGS, VALUE, code, masks, spec_of
from tests.hearts.table import Table


def dealt(game: Game, spec: tuple[int, ...]) -> list[int]:
    """The position at the first trick of a game after its pass."""
    round = game.round
    p = [0] * at.SIZE
    at.begin(p, spec, game.players.index(round.turn))
    for place, seat in enumerate(game.players):
        p[5 * place : 5 * place + 5] = masks(round.hands[seat], game.rules)
    for part, cards in enumerate(round.kitties):
        for card in cards:
            number = code(card, game.rules)
            flags = spec[FLAGS + number]
            values = (spec[VALUE + number], flags & 1, flags >> 1 & 1, flags >> 2)
            for offset, value in enumerate(values):
                p[at.KITTIES_AT + 4 * part + offset] += value
    return p


def codes(mask: list[int], spec: tuple[int, ...]) -> set[int]:
    """The codes of the cards in five masks; both high jokers count as the same card."""
    found = set()
    for suit, cards in enumerate(mask):
        while cards:
            bit = at.lowest_bit(cards)
            cards &= cards - 1
            rank = 0 if suit == 4 else bit // spec[COPIES]
            found.add(16 * suit + min(rank, 14))
    return found


def seen(situation: Table, seat: int | None = None) -> Seen:
    """What a seat sees, in the numbers of the kernel; by default the seat whose turn it is."""
    return read(situation.game.view(situation.turn if seat is None else seat))


def spec_for(**rules: Any) -> tuple[int, ...]:
    """Rules as data, with every seat in play."""
    drawn = Rules(**rules)
    return spec_of(drawn, drawn.seats)


def card(text: str) -> int:
    """The code of a card other than a joker."""
    return code(Card.parse(text), Rules())


def hand(text: str) -> list[int]:
    """Cards of one deck as five masks."""
    return masks(parse_cards(text), Rules())


def rng(seed: int = 1) -> Any:
    """The state of a random generator."""
    return np.array([seed], np.uint64)


def wrapping() -> Any:
    """A context for the generator in plain Python: integers wrap at 64 bits, as in the compiled kernel."""
    return np.errstate(over="ignore")
