"""Drafts: the cards that somebody is choosing to pass, before confirming. Nothing of it is written down."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hearts import Card, PassTarget
from hearts.passing import size


@dataclass(frozen=True, slots=True)
class Draft:
    """Cards in the order of the pass: first those for its first seat, and so on. None stands for one not yet chosen."""

    slots: tuple[Card | None, ...] = ()
    changing: bool = False
    """Chooses anew after having confirmed."""

    @staticmethod
    def of(cards: tuple[Card, ...], *, changing: bool = False) -> Draft:
        """A draft in which these cards are chosen."""
        return Draft(cards, changing)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards chosen so far."""
        return tuple(card for card in self.slots if card is not None)

    def complete(self, target: PassTarget) -> bool:
        """Whether as many are chosen as the pass asks for."""
        return len(self.cards) == size(target)

    def shares(self, target: PassTarget) -> tuple[tuple[Card | None, ...], ...]:
        """The cards for each seat that the pass names."""
        slots = iter(self._filled_up(target))
        return tuple(tuple(next(slots) for _ in range(count)) for _, count in target)

    def toggled(self, card: Card, hand: tuple[Card, ...], target: PassTarget) -> Draft:
        """After a press on a card: it takes the next free place, or gives its place up."""
        slots = self._filled_up(target)
        if None in slots and slots.count(card) < hand.count(card):
            free = slots.index(None)
            return replace(self, slots=(*slots[:free], card, *slots[free + 1 :]))
        return replace(self, slots=tuple(None if slot is card else slot for slot in slots))

    def chosen(self, share: int, cards: tuple[Card, ...], hand: tuple[Card, ...], target: PassTarget) -> Draft:
        """After a choice in the menu of one seat; a card that was meant for another seat goes to this one."""
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
