"""Drafts: the cards that somebody has selected to pass but not confirmed. They are never stored."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hearts import Card, PassTarget
from hearts.passing import size


@dataclass(frozen=True, slots=True)
class Draft:
    """Selected cards in the order of the pass: first those for its first seat, and so on. None is an empty slot."""

    slots: tuple[Card | None, ...] = ()
    changing: bool = False
    """The person had confirmed and is choosing again."""

    @staticmethod
    def of(cards: tuple[Card, ...], *, changing: bool = False) -> Draft:
        """A draft with these cards selected."""
        return Draft(cards, changing)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards selected so far."""
        return tuple(card for card in self.slots if card is not None)

    def complete(self, target: PassTarget) -> bool:
        """Whether all cards that the pass asks for are selected."""
        return len(self.cards) == size(target)

    def shares(self, target: PassTarget) -> tuple[tuple[Card | None, ...], ...]:
        """The cards for each seat that the pass names."""
        slots = iter(self._filled_up(target))
        return tuple(tuple(next(slots) for _ in range(count)) for _, count in target)

    def toggled(self, card: Card, hand: tuple[Card, ...], target: PassTarget) -> Draft:
        """The draft after a press on a card: the card fills the first empty slot, or is removed."""
        slots = self._filled_up(target)
        if None in slots and slots.count(card) < hand.count(card):
            free = slots.index(None)
            return replace(self, slots=(*slots[:free], card, *slots[free + 1 :]))
        return replace(self, slots=tuple(None if slot is card else slot for slot in slots))

    def chosen(self, share: int, cards: tuple[Card, ...], hand: tuple[Card, ...], target: PassTarget) -> Draft:
        """The draft after a selection in the menu of share ``share``; a card selected for another seat moves to this
        one."""
        shares = [list(slots) for slots in self.shares(target)]
        shares[share] = [*cards, *[None] * (target[share][1] - len(cards))]
        for card in set(cards):
            surplus = sum(slots.count(card) for slots in shares) - hand.count(card)
            for other in (other for other in range(len(shares)) if other != share):
                while surplus > 0 and card in shares[other]:
                    shares[other][shares[other].index(card)] = None
                    surplus -= 1
        return replace(self, slots=tuple(card for slots in shares for card in slots))

    def _filled_up(self, target: PassTarget) -> tuple[Card | None, ...]:
        need = size(target)
        return (*self.slots, *[None] * need)[:need]
