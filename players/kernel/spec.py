"""The rules as data: a `Rules` as a flat array of numbers for the kernel.

The code of a card is 16 * suit + rank. A mask has a bit for each card of a suit: rank * decks + copy.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from hearts import JOKER, Card, Rules, Suit, View
from hearts.cards import ALL_CARDS, QUEEN_OF_SPADES, TEN_OF_CLUBS
from hearts.chips import ante, is_last

CLUBS, DIAMONDS, SPADES, HEARTS, LOOSE = 0, 1, 2, 3, 4
"""The numbers of the suits. A joker that may be played at any time is loose, and counts as a suit of its own."""
FULL_QUEEN: Final = 13
"""The usual points of the queen of spades."""
LOW, HIGH = 0, 14
"""The ranks of a low and a high joker among the hearts; a two has 1 and an ace 13."""
QUEEN: Final = 16 * SPADES + 11
"""The code of the queen of spades."""
PENALTY, BONUS_CARD, DOUBLING = 1, 2, 4
COUNTING: Final = PENALTY | BONUS_CARD | DOUBLING
"""Flags of a card."""

OPENINGS: Final = ("low_club", "any_club", "low_club_holder", "dealers_left")
BREAKINGS: Final = ("hearts", "penalty", "none")
KITTIES: Final = ("first_trick", "split_first_two", "first_penalty_trick", "first_heart_trick", "last_trick")
MOONS: Final = ("off", "others_up", "shooter_down", "shooter_up", "void", "smart", "choice")
DOUBLERS: Final = ("none", "ten_of_clubs", "chinese")
WAYS_TO_PAY: Final = ("pool", "hearts", "howell")

KNOWN: Final = frozenset(
    "seats decks jokers joker_kind remainder removed kitty_to passing pass_count custom_cycle pass_forbidden opening "  # noqa: SIM905
    "first_trick_points breaking locked_until_broken hearts_instead_of_queen queen_must_go duplicates scoring "
    "heart_values queen_points extra_penalties bonus_card bonus_points doubler no_tricks_bonus moon moon_points "
    "moon_down_points moon_choice_from moon_needs_bonus sun sun_points on_the_nose floor end end_score end_rounds tie "
    "chips ante chips_pay last_cancelled".split()
)
"""The fields of `Rules` that the kernel follows, or that do not matter within a round."""


FIRST, LATEST = 1, 2
"""Editions of the policy: which styles it has, and how it classes points. Pinned players keep theirs."""


class Unknown(Exception):
    """Rules that the kernel does not know."""


# The index of each number in the array; `spec_of` says what each is.
(
    SEATS,
    COPIES,
    HAND_SIZE,
    OPENING,
    SAFE_START,
    BREAKING,
    QUEEN_LOCKED,
    HEARTS_INSTEAD,
    QUEEN_MUST_GO,
    CANCEL,
    LAST_TO_LEADER,
    HIGH_JOKERS,
    KITTY_TO,
    KITTY_SIZE,
    KITTY_PARTS,
    CHIPS,
    ANTE,
    PAY,
    POT,
    LAST_ROUND,
    DEALER,
    DOUBLER,
    NO_TRICKS,
    MOON_RULE,
    MOON_UP,
    MOON_DOWN,
    NEEDED_BONUS,
    SUN,
    SUN_UP,
    SUN_DOWN,
    BONUS_WORTH,
    PENALTY_COUNT,
    TOTAL,
    QUEEN_WORTH,
    SOME,
    MORE,
    MANY,
) = range(37)
VALUE: Final = MANY + 1
"""Penalty points by card code."""
FLAGS: Final = VALUE + 80
"""The flags by card code."""
BAD: Final = FLAGS + 80
"""For each suit the mask of its penalty cards."""
MATTERS: Final = BAD + 5
"""For each suit the mask of the cards with any flag."""
DECK: Final = MATTERS + 5
"""The deck as five masks."""
STACKS: Final = DECK + 5
"""For each seat the chips that it has before the round."""


def code(card: Card, rules: Rules, jokers_before: int = 0) -> int:
    """The code of a card. A high-low joker is low if a joker was played before it."""
    if card is JOKER:
        if rules.joker_kind != "high_low":
            return 16 * LOOSE
        return 16 * HEARTS + (LOW if jokers_before else HIGH)
    assert card.suit is not None
    return 16 * list(Suit).index(card.suit) + card.rank + 1


_CARDS: Final = {16 * (card.index // 13) + card.rank + 1: card for card in ALL_CARDS}


def card_of(number: int) -> Card:
    """The card with this code."""
    return _CARDS.get(number, JOKER)


@lru_cache(maxsize=64)
def spec_of(rules: Rules, players: int, edition: int = LATEST) -> tuple[int, ...]:
    """The array of the rules for so many players, as an edition of the policy reads it. Raises Unknown for rules that
    the kernel does not know."""
    if strange := rules.differences().keys() - KNOWN:
        raise Unknown(f"the kernel does not know {', '.join(sorted(strange))}")
    deck, copies, stacks = rules.deck_for(players), rules.number_of_decks, (rules.chips,) * players
    points, flags = _values(rules, players)
    some, more, many = class_bounds(rules, max(1, deck.total), edition)
    numbers = {
        SEATS: players,
        COPIES: copies,
        HAND_SIZE: deck.hand_size,
        OPENING: OPENINGS.index(rules.opening),
        SAFE_START: rules.first_trick_points == "forbidden",
        BREAKING: BREAKINGS.index(rules.breaking),
        QUEEN_LOCKED: rules.locked_until_broken == "hearts_and_queen",
        HEARTS_INSTEAD: rules.hearts_instead_of_queen,
        QUEEN_MUST_GO: rules.queen_must_go,
        CANCEL: rules.duplicates == "cancel",
        LAST_TO_LEADER: rules.last_cancelled == "leader",
        HIGH_JOKERS: rules.joker_kind == "high_low",
        KITTY_TO: KITTIES.index(rules.kitty_to),
        KITTY_SIZE: deck.kitty_size,
        KITTY_PARTS: len(deck.kitty_parts),
        CHIPS: rules.scoring == "chips",
        ANTE: ante(rules, stacks, 0),
        PAY: WAYS_TO_PAY.index(rules.chips_pay),
        POT: 0,
        LAST_ROUND: is_last(rules, 0),
        DEALER: 0,
        DOUBLER: DOUBLERS.index(rules.doubler),
        NO_TRICKS: rules.no_tricks_bonus,
        MOON_RULE: MOONS.index(rules.moon),
        MOON_UP: rules.moon_up,
        MOON_DOWN: rules.moon_down,
        NEEDED_BONUS: deck.bonus_count if rules.moon_needs_bonus else 0,
        SUN: rules.sun,
        SUN_UP: rules.sun_up,
        SUN_DOWN: rules.sun_down,
        BONUS_WORTH: rules.bonus_points if rules.bonus_card is not None else 0,
        PENALTY_COUNT: deck.penalty_count,
        TOTAL: deck.total,
        QUEEN_WORTH: rules.queen,
        SOME: some,
        MORE: more,
        MANY: many,
    }
    by_suit = [_flagged(flags, flag, suit, copies) for flag in (PENALTY, COUNTING) for suit in range(5)]
    return (*map(int, numbers.values()), *points, *flags, *by_suit, *masks(deck.cards, rules), *stacks)


def class_bounds(rules: Rules, total: int, edition: int) -> tuple[int, int, int]:
    """From how many points on a trick has some, more, and as many as the queen of spades.

    The queen is the measure where she is worth 13 points or more. In the first edition, and where she is worth less,
    it is the sum of all points, as shares of 26.
    """
    if edition == FIRST or rules.queen < FULL_QUEEN:
        return -(-total // 26), -(-3 * total // 26), -(-13 * total // 26)
    return 1, 3 if rules.heart_values == "one" else 13, rules.queen


def spec_in(view: View, edition: int = LATEST) -> tuple[int, ...]:
    """The array of the rules with what a game for chips has come to before the round of this view."""
    rules, players = view.rules, view.players
    spec = spec_of(rules, len(players), edition)
    if rules.scoring == "points":
        return spec
    found = list(spec[:STACKS])
    found[ANTE], found[POT] = ante(rules, view.totals, view.pot), view.pot
    found[LAST_ROUND] = int(is_last(rules, view.number))
    found[DEALER] = players.index(view.dealer) if view.dealer in players else 0
    return (*found, *(view.totals[seat] for seat in players))


def _values(rules: Rules, players: int) -> tuple[list[int], list[int]]:
    points, flags = [0] * 80, [0] * 80
    for card, value in rules.deck_for(players).points.items():
        places = (LOW, HIGH, HIGH + 1) if card is JOKER else (code(card, rules) % 16,)
        for rank in places:
            at = 16 * HEARTS + rank if card is JOKER else code(card, rules)
            points[at] = value
            flags[at] |= PENALTY
    if rules.bonus_card is not None:
        flags[code(rules.bonus_card, rules)] |= BONUS_CARD
    if rules.doubler != "none":
        flags[code(TEN_OF_CLUBS, rules)] |= DOUBLING
    return points, flags


def _flagged(flags: list[int], which: int, suit: int, copies: int) -> int:
    ranks = [rank for rank in range(16) if flags[16 * suit + rank] & which and (rank < 15 or copies == 1)]
    return sum(((1 << copies) - 1) << (rank * copies) for rank in ranks)


def masks(cards: Any, rules: Rules) -> list[int]:
    """Cards as five masks: clubs, diamonds, spades, hearts, loose jokers."""
    found, copies = [0] * 5, rules.number_of_decks
    for card in cards:
        at = code(card, rules)
        bit = 1 << (at % 16 * copies)
        while found[at // 16] & bit:
            bit <<= 1
        found[at // 16] |= bit
    return found


assert code(QUEEN_OF_SPADES, Rules()) == QUEEN
