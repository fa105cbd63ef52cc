"""The deck of a round: which cards are dealt, to hands of what size, and what each is worth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

from hearts.cards import (
    ALL_CARDS,
    JOKER,
    QUEEN_OF_SPADES,
    TEN_OF_CLUBS,
    TWO_OF_CLUBS,
    Card,
    Suit,
    by_index,
    parse_cards,
)
from hearts.options import Options

LARGEST_HAND: Final = 25
SMALLEST_HAND: Final = 5

_FACE_VALUES: Final = {
    "one": (1,) * 13,
    "rank": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14),
    "rank_low_ace": (2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 1),
    "rank_ten": (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 15),
    "pips": (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 10),
}
_USUALLY_REMOVED: Final = {3: "2D", 5: "2D 3C", 6: "2D 3C 3D 3S"}


@dataclass(frozen=True, slots=True)
class Deck:
    """What is dealt in one round. Equal rules give equal decks."""

    cards: tuple[Card, ...]
    """Every card that is dealt or goes to the kitty, in the published order from which the shuffle starts."""
    removed: tuple[Card, ...]
    hand_size: int
    kitty_size: int
    kitty_parts: tuple[int, ...]
    """How many cards of the kitty each of its takers gets, in order; empty if there is no kitty."""
    points: dict[Card, int]
    """Penalty points of each penalty card."""
    total: int
    """The sum of all penalty points: the value of a moon unless the rules give a number."""
    penalty_count: int
    bonus_count: int
    suits: dict[Card, Suit | None]
    """The suit that each face follows: None for a joker that may be played at any time, hearts for a high-low one."""
    jokers_are_hearts: bool

    @staticmethod
    def compose(rules: Options, players: int) -> Deck:
        """The deck of these rules for so many players. Does not check whether it can be dealt sensibly."""
        full = [card for card in ALL_CARDS for _ in range(rules.number_of_decks)] + [JOKER] * rules.jokers
        removed = _removed(rules, full, players)
        left = list(full)
        for card in removed:
            if card in left:
                left.remove(card)
        hand_size, kitty_size = divmod(len(left), players)
        points = _points(rules)
        count = Counter(left)
        return Deck(
            cards=tuple(left),
            removed=removed,
            hand_size=hand_size,
            kitty_size=kitty_size,
            kitty_parts=_kitty_parts(rules, kitty_size),
            points=points,
            total=sum(points.get(card, 0) for card in left),
            penalty_count=sum(card in points for card in left),
            bonus_count=count[rules.bonus_card] if rules.bonus_card is not None else 0,
            suits={card: card.suit for card in ALL_CARDS}
            | {JOKER: Suit.HEARTS if rules.joker_kind == "high_low" else None},
            jokers_are_hearts=rules.joker_kind == "high_low",
        )


def _kitty_parts(rules: Options, size: int) -> tuple[int, ...]:
    if rules.kitty_to == "split_first_two" and size > 1:
        return (size - size // 2, size // 2)
    return (size,) if size else ()


def _points(rules: Options) -> dict[Card, int]:
    values = _FACE_VALUES["one" if rules.scoring == "chips" else rules.heart_values]
    points = {card: values[card.rank] for card in ALL_CARDS if card.suit is Suit.HEARTS}
    if rules.joker_kind == "high_low":
        points[JOKER] = 1
    if rules.queen:
        points[QUEEN_OF_SPADES] = rules.queen
    if rules.scoring == "points":
        points.update(rules.extra_penalties)
    return points


def _removed(rules: Options, full: list[Card], players: int) -> tuple[Card, ...]:
    """The cards removed so that the rest can be dealt evenly; none if the rest goes to the kitty."""
    too_many = max(0, len(full) - LARGEST_HAND * players) if players < rules.seats else 0
    if rules.remainder == "kitty":
        return _lowest(rules, full, too_many)
    if players == rules.seats:
        if rules.removed is not None:
            return rules.removed
        if rules.number_of_decks == 1 and not rules.jokers and players in _USUALLY_REMOVED:
            usual = parse_cards(_USUALLY_REMOVED[players])
            if not {rules.bonus_card, *(card for card, _ in rules.extra_penalties)} & set(usual):
                return usual
    return _lowest(rules, full, max(too_many, len(full) % players))


def _lowest(rules: Options, full: list[Card], count: int) -> tuple[Card, ...]:
    """The lowest cards without a special meaning, in the order diamonds, clubs, spades from the twos up."""
    order = (Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
    kept = {TWO_OF_CLUBS, QUEEN_OF_SPADES, rules.bonus_card, *(card for card, _ in rules.extra_penalties)}
    if rules.doubler != "none":
        kept.add(TEN_OF_CLUBS)
    plain = [card for card in full if card.suit in order and card not in kept]
    plain.sort(key=lambda card: (card.rank, order.index(Suit(card.suit or ""))))
    others = [card for card in full if card.suit is Suit.HEARTS] if count > len(plain) else []  # only where two play on
    return tuple(sorted([*plain, *others][:count], key=by_index))
