"""Drafts: the cards to pass, or the call of the pass, that somebody has chosen but not confirmed, and the hint that was
given to them. They are never stored."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from typing import Final

from bot.tables.table import Table
from hearts import Card, PassTarget
from hearts.passing import size


@dataclass(frozen=True, slots=True)
class GivenHint:
    """A hint that somebody was given for a question: cards to play or to pass."""

    cards: tuple[Card, ...]
    words: Callable[..., str]
    """The hint in words for a translator."""
    explained: bool = True
    """Whether its words already say why; if not, a button asks for that."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What somebody has chosen."""

    slots: tuple[Card | None, ...] = ()
    """Selected cards in the order of the pass: first those for its first seat, and so on. None is an empty slot."""
    changing: bool = False
    """The person had confirmed and is choosing again."""
    called: PassTarget = ()
    """What the dealer who calls the pass has chosen so far: how many cards for which seat."""
    hint: GivenHint | None = None
    """The hint that they were given for it, also while cards are played."""

    @property
    def advised(self) -> tuple[Card, ...]:
        """The cards of the hint."""
        return self.hint.cards if self.hint is not None else ()

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

    def after_press(self, card: Card, hand: tuple[Card, ...], target: PassTarget) -> int:
        """How many copies of a card a press selects: one more than are selected now, or none if that is impossible."""
        selected = self.slots.count(card)
        return selected + 1 if selected < hand.count(card) and not self.complete(target) else 0

    def with_copies(self, card: Card, copies: int, hand: tuple[Card, ...], target: PassTarget) -> Draft:
        """The draft with so many copies of a card selected, which fill the first empty slots; 0 removes all of them."""
        slots = self._filled_up(target)
        if not copies:
            slots = tuple(None if slot is card else slot for slot in slots)
        while None in slots and slots.count(card) < min(copies, hand.count(card)):
            free = slots.index(None)
            slots = (*slots[:free], card, *slots[free + 1 :])
        return replace(self, slots=slots)

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


NOTHING_CHOSEN: Final = Draft()


class Drafts:
    """The drafts of people who are choosing cards, each for one question of one table."""

    def __init__(self) -> None:
        self._drafts: dict[tuple[int, int], tuple[int, Draft]] = {}
        """By table and person: the number of the question, and the draft."""

    def of(self, table_id: int, player_id: int, prompt: int) -> Draft:
        """The person's draft for the question with this number; an empty draft if there is none."""
        asked, draft = self._drafts.get((table_id, player_id), (prompt, NOTHING_CHOSEN))
        return draft if asked == prompt else NOTHING_CHOSEN

    def keep(self, table_id: int, player_id: int, prompt: int, draft: Draft) -> None:
        """Keeps what the person has selected but not confirmed, for the question with this number."""
        self._drafts[table_id, player_id] = (prompt, draft)

    def drop(self, table_id: int, player_id: int) -> None:
        """Forgets what somebody has selected."""
        self._drafts.pop((table_id, player_id), None)

    def changed(self, before: Table, after: Table) -> None:
        """Forgets drafts for a question that is no longer asked, and drafts of people who have left."""
        for seat in before.seats:
            key = after.record.id, seat.player_id or 0
            asked, _ = self._drafts.get(key, (None, None))
            if asked is not None and (asked != after.game.prompt or not after.alive or after.seat_of(key[1]) is None):
                del self._drafts[key]

    def forget(self, table_ids: Collection[int]) -> None:
        """Forgets the drafts at these tables: another process owns them now."""
        self._drafts = {key: draft for key, draft in self._drafts.items() if key[0] not in table_ids}
