"""Deals: who holds what at the start of a round, and the shuffle that anybody can check.

The shuffle turns a secret into a deal so that the same secret gives the same deal in any language:

* bytes: SHA-256(secret + counter), counter = 0, 1, 2 ... as eight bytes, big-endian, the digests one after another
* a number below n: four bytes, big-endian; thrown away and read anew while they are 2**32 - 2**32 % n or more;
  then the remainder by n
* shuffle: ``deck.cards`` in the published order; for i from the last place down to 1, swap places i and j with j a
  number below i + 1
* deal: the first seat in play takes the first ``hand_size`` cards, and so on; what is left is the kitty
* dealer: where none is given, a number below the number of seats, read after the shuffle
* cut: where the pack was cut, the secret with the text ``cut 17`` behind it is shuffled instead; the dealer stays
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hearts.cards import Card, by_index
from hearts.reasons import IllegalMove, Reason

if TYPE_CHECKING:
    from hearts.deck import Deck
    from hearts.rules import Rules


@dataclass(frozen=True, slots=True)
class Deal:
    """The hands of all seats, each sorted, and the kitty as it lies. A seat that is out of the game holds no card."""

    hands: tuple[tuple[Card, ...], ...]
    kitty: tuple[Card, ...] = ()
    dealer: int = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", tuple(tuple(sorted(hand, key=by_index)) for hand in self.hands))
        object.__setattr__(self, "kitty", tuple(self.kitty))

    @staticmethod
    def shuffled(
        rules: Rules, entropy: bytes, *, dealer: int | None = None, in_play: Sequence[int] | None = None
    ) -> Deal:
        """The deal of a secret of 16 bytes or more. ``in_play`` names the seats that are dealt to."""
        seats = range(rules.seats) if in_play is None else in_play
        deck = rules.deck_for(len(seats))
        cards = list(deck.cards)
        words = _words(entropy)
        for last in range(len(cards) - 1, 0, -1):
            other = _below(last + 1, words)
            cards[last], cards[other] = cards[other], cards[last]
        hands: list[tuple[Card, ...]] = [()] * rules.seats
        for index, seat in enumerate(seats):
            hands[seat] = tuple(cards[index * deck.hand_size : (index + 1) * deck.hand_size])
        kitty = tuple(cards[len(seats) * deck.hand_size :])
        return Deal(tuple(hands), kitty, _below(rules.seats, words) if dealer is None else dealer)

    def check(self, deck: Deck, seats: int, in_play: Sequence[int]) -> None:
        """Raises IllegalMove unless the deal uses exactly this deck and deals to exactly the seats ``in_play``."""
        sizes = [deck.hand_size if seat in in_play else 0 for seat in range(seats)]
        dealt = sorted((card for hand in (*self.hands, self.kitty) for card in hand), key=by_index)
        if [len(hand) for hand in self.hands] != sizes or dealt != sorted(deck.cards, key=by_index):
            raise IllegalMove(Reason.DEAL_DOES_NOT_FIT)


def cut_pack(secret: bytes, cut: int) -> bytes:
    """The secret to shuffle with, after somebody who did not know ``secret`` has cut ``cut`` cards, at least one."""
    return secret + b"cut %d" % cut


def commitment(secret: bytes) -> str:
    """The hash that is published before the round: the SHA-256 of the secret, in hexadecimal."""
    return hashlib.sha256(secret).hexdigest()


def _words(entropy: bytes) -> Iterator[int]:
    counter = 0
    while True:
        digest = hashlib.sha256(entropy + counter.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        counter += 1


def _below(limit: int, words: Iterator[int]) -> int:
    fair = 2**32 - 2**32 % limit
    return next(word for word in words if word < fair) % limit
