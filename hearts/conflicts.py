"""Combinations of rules that make no sense, each with the sentence that says why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from hearts.cards import JOKER, QUEEN_OF_SPADES, TEN_OF_CLUBS, Card, Suit, write_cards
from hearts.deck import LARGEST_HAND, SMALLEST_HAND, Deck
from hearts.options import Options
from hearts.passing import MAX_CYCLE_LENGTH, size


@dataclass(frozen=True, slots=True)
class RuleConflict:
    """Why these rules are refused: the key of the sentence in the language files, and the sentence in English."""

    key: str
    sentence: str
    values: Mapping[str, Any] = field(default_factory=dict)
    """The values in the sentence of the language files: numbers, cards, and names of rules."""

    def __str__(self) -> str:
        return self.sentence


def conflicts(rules: Options, deck: Deck) -> list[RuleConflict]:
    """Every conflict among the rules, which have this deck; empty if they make sense."""
    return [*_deck(rules, deck), *_passing(rules), *_play(rules), *_scoring(rules), *_chips(rules)]


def _deck(rules: Options, deck: Deck) -> Iterator[RuleConflict]:
    decks, removed = rules.number_of_decks, rules.removed
    if rules.jokers > 2 * decks:
        yield RuleConflict(
            "too-many-jokers", f"A deck has two jokers, so there can be at most {2 * decks}.", {"most": 2 * decks}
        )
    if rules.joker_kind == "high_low" and rules.jokers != 2:
        yield RuleConflict("high-low-needs-two-jokers", "High and low jokers need exactly two jokers.")
    if removed is not None and rules.remainder == "kitty":
        yield RuleConflict("removed-with-kitty", "Either cards are removed or the rest goes to the kitty, not both.")
        return
    copies = Counter(dict.fromkeys(removed or (), decks))
    if JOKER in copies:
        copies[JOKER] = rules.jokers
    for card, count in Counter(removed or ()).items():
        if not copies[card]:
            yield RuleConflict(
                "removed-not-in-deck", f"{card} cannot be removed: it is not in the deck.", {"card": card}
            )
        elif count > copies[card]:
            yield RuleConflict(
                "removed-twice",
                f"{card} is removed {count} times, but the deck has {copies[card]}.",
                {"card": card, "times": count, "copies": copies[card]},
            )
    for card, name in _needed(rules):
        if removed is not None and Counter(removed)[card] >= decks:
            yield RuleConflict("needed-card-removed", f"{card} is the {name}, so it cannot be removed.", {"card": card})
    yield from _deal(rules, deck)


def _needed(rules: Options) -> Iterator[tuple[Card, str]]:
    if rules.bonus_card is not None:
        yield rules.bonus_card, "bonus card"
    if rules.doubler != "none":
        yield TEN_OF_CLUBS, "card that doubles"


def _deal(rules: Options, deck: Deck) -> Iterator[RuleConflict]:
    if rules.remainder == "remove" and deck.kitty_size:
        yield RuleConflict(
            "uneven-deal",
            f"With {write_cards(deck.removed) or 'no card'} removed, {len(deck.cards)} cards do not deal out evenly "
            f"to {rules.seats} seats.",
            {"cards": len(deck.cards), "seats": rules.seats},
        )
    if not deck.penalty_count:
        yield RuleConflict("nothing-scores", "No penalty card is left in the deck; there must be at least one.")
    if not SMALLEST_HAND <= deck.hand_size <= LARGEST_HAND:
        yield RuleConflict(
            "hand-size",
            f"{rules.seats} seats would get {deck.hand_size} cards each; "
            f"it must be {SMALLEST_HAND} to {LARGEST_HAND}: change the number of decks.",
            {"seats": rules.seats, "cards": deck.hand_size, "least": SMALLEST_HAND, "most": LARGEST_HAND},
        )


def _passing(rules: Options) -> Iterator[RuleConflict]:
    splits = rules.passing in ("split", "with_split")
    if (splits or rules.passing == "aldergrove") and rules.seats % 2:
        yield RuleConflict(
            "across-odd-seats",
            f"Nobody sits across with {rules.seats} seats: it needs an even number.",
            {"seats": rules.seats},
        )
    if splits and rules.pass_count < 3:
        yield RuleConflict("split-too-few-cards", "A split pass goes to three seats, so it needs three cards or more.")
    if (rules.passing == "custom") != bool(rules.custom_cycle):
        yield RuleConflict("custom-cycle", "Passes of your own need a list of passes, and only they have one.")
    if len(rules.custom_cycle) + sum(map(len, rules.custom_cycle)) > MAX_CYCLE_LENGTH:
        sentence = f"Passes of your own are too long: rounds and seats named may come to {MAX_CYCLE_LENGTH} in all."
        yield RuleConflict("custom-cycle-long", sentence, {"most": MAX_CYCLE_LENGTH})
    for target in rules.custom_cycle:
        seats = [offset % rules.seats for offset, _ in target]
        if 0 in seats or len(set(seats)) < len(seats):
            yield RuleConflict("custom-same-seat", "A pass names each other seat at most once, and never the passer.")
        if any(count < 1 for _, count in target) or size(target) > SMALLEST_HAND:
            yield RuleConflict(
                "custom-count", f"A pass takes 1 to {SMALLEST_HAND} cards in all.", {"most": SMALLEST_HAND}
            )


def _play(rules: Options) -> Iterator[RuleConflict]:
    if rules.duplicates == "cancel" and rules.number_of_decks == 1:
        yield RuleConflict(
            "cancel-one-deck", "Cards cancel only where there are two of them: it needs two decks or more."
        )
    if rules.duplicates != "cancel" and rules.last_cancelled != "nobody":
        yield RuleConflict("last-cancelled", "The last trick is cancelled only where equal cards cancel each other.")
    if rules.queen_must_go and not rules.queen:
        yield RuleConflict("queen-must-go-ordinary", "The queen of spades need not go where she scores nothing.")
    if rules.locked_until_broken == "hearts_and_queen" and not rules.queen:
        yield RuleConflict("queen-locked-ordinary", "The queen of spades cannot be locked where she scores nothing.")


def _scoring(rules: Options) -> Iterator[RuleConflict]:
    for card, _ in rules.extra_penalties:
        if card in (QUEEN_OF_SPADES, JOKER, *(needed for needed, _ in _needed(rules))):
            yield RuleConflict(
                "extra-penalty-twice",
                f"{card} has a value of its own, so it cannot be an extra penalty.",
                {"card": card},
            )
    if len({card for card, _ in rules.extra_penalties}) < len(rules.extra_penalties):
        yield RuleConflict("extra-penalty-repeated", "A card is named twice among the extra penalties.")
    if rules.bonus_card is not None and _counts_anyway(rules, rules.bonus_card):
        yield RuleConflict(
            "bonus-card",
            f"{rules.bonus_card} cannot be the bonus card: that must be a card that counts nothing else, and no joker.",
            {"card": rules.bonus_card, "kind": _KINDS.get(rules.bonus_card, "other")},
        )
    if rules.moon_needs_bonus and rules.bonus_card is None:
        yield RuleConflict("moon-needs-bonus-card", "The moon cannot need the bonus card where there is none.")
    if rules.on_the_nose == "wins" and rules.end == "rounds":
        yield RuleConflict(
            "exact-score-without-score", "Nobody can win with exactly the end score where the game ends after rounds."
        )


_KINDS: Final = {QUEEN_OF_SPADES: "queen", JOKER: "joker"}
"""The cards of which the sentence about a bonus card says more."""


def _counts_anyway(rules: Options, card: Card) -> bool:
    """Whether a card counts, or doubles, without being the bonus card. Extra penalties have a conflict of their own."""
    if card is TEN_OF_CLUBS:
        return rules.doubler != "none"
    return card is JOKER or card.suit is Suit.HEARTS or (card is QUEEN_OF_SPADES and bool(rules.queen))


def _chips(rules: Options) -> Iterator[RuleConflict]:
    if rules.scoring != "chips":
        if rules.chips_pay != "pool":
            yield RuleConflict("chips-pay", "Hearts cost chips only in a game for chips.")
        return
    standing = (
        ("moon", "moon", rules.moon != "off"),
        ("sun", "sun", rules.sun),
        ("doubler", "doubling card", rules.doubler != "none"),
        ("bonus", "bonus", rules.bonus_card is not None or bool(rules.no_tricks_bonus)),
        ("extra_penalties", "extra penalties", bool(rules.extra_penalties)),
        ("on_the_nose", "“on the nose”", bool(rules.on_the_nose)),
        ("floor", "floor", rules.floor is not None),
    )
    for what, name, stands in standing:
        if stands:
            sentence = f"A game for chips counts no points, so it has no {name}."
            yield RuleConflict("chips-with-points", sentence, {"what": what})
    if rules.ante > rules.chips:
        yield RuleConflict("ante-too-high", "Nobody could pay the ante: it is more than the chips one starts with.")
