"""The position: a round being played as a flat array of `SIZE` whole numbers, and how a play changes it.

A constant in capitals is the index of a number, or of the first of several. Cards are masks by suit, or codes (see
`players.kernel.spec`).
"""

from __future__ import annotations

from typing import Any, Final

from players.kernel.spec import (
    BONUS_CARD,
    BREAKING,
    CANCEL,
    CLUBS,
    COPIES,
    DECK,
    DOUBLING,
    FLAGS,
    HAND_SIZE,
    HEARTS,
    HEARTS_INSTEAD,
    HIGH,
    HIGH_JOKERS,
    KITTY_PARTS,
    KITTY_TO,
    LAST_TO_LEADER,
    LOOSE,
    LOW,
    PENALTY,
    QUEEN,
    QUEEN_LOCKED,
    SEATS,
    SPADES,
    VALUE,
)

MAX_SEATS: Final = 16
HANDS: Final = 0
"""For each seat five masks: its cards."""
LEFT: Final = HANDS + 5 * MAX_SEATS
"""Five masks: the cards that have not been played, with those of the kitty."""
VOID: Final = LEFT + 5
"""For each seat the bits of the suits in which it is known to be void."""
POINTS: Final = VOID + MAX_SEATS
"""For each seat the penalty points taken; the next four too have a number for each seat (the first four as in
`count_card`)."""
PENALTIES: Final = POINTS + MAX_SEATS
BONUSES: Final = PENALTIES + MAX_SEATS
TENS: Final = BONUSES + MAX_SEATS
"""Doubling cards taken."""
TRICKS: Final = TENS + MAX_SEATS
PLAYS: Final = TRICKS + MAX_SEATS
"""The codes of the cards in the trick, in the order of play."""
KITTIES_AT: Final = PLAYS + MAX_SEATS
"""For each of two parts of the kitty four numbers (see `count_card`)."""
TURN: Final = KITTIES_AT + 8
LEADER: Final = TURN + 1
COUNT: Final = TURN + 2
"""How many cards lie in the trick."""
TRICK: Final = TURN + 3
"""How many tricks are finished."""
BROKEN: Final = TURN + 4
LED: Final = TURN + 5
"""The suit that was led."""
BEST: Final = TURN + 6
"""The index in the trick of the card that takes it now; -1 if all are cancelled."""
LYING: Final = TURN + 7
"""Of the trick and the earlier ones that go with it: four numbers (see `count_card`), hearts, and queens of spades."""
ADRIFT: Final = TURN + 13
"""Whether an earlier trick that nobody took goes with this one."""
JOKERS: Final = TURN + 14
"""Whether the first high-low joker has been played."""
KITTY: Final = TURN + 15
"""How many parts of the kitty are taken."""
QUEENS_TO: Final = TURN + 16
"""The bits of the seats that took a queen of spades in a trick."""
STYLE: Final = TURN + 17
"""For each seat the row of the policy by which it plays in a rollout."""
SIZE: Final = STYLE + MAX_SEATS

ALL_LOOSE: Final = 255


def popcount(mask: int) -> int:
    """How many bits are set."""
    return mask.bit_count()


def lowest_bit(mask: int) -> int:
    """The index of the lowest bit that is set; the mask must not be 0."""
    return (mask & -mask).bit_length() - 1


def bit_length(mask: int) -> int:
    """The index of the highest bit that is set plus one; 0 for the mask 0."""
    return mask.bit_length()


def same_rank(spec: Any, card: int) -> int:
    """The mask of all copies of a card within its suit."""
    if card >> 4 == LOOSE:
        return ALL_LOOSE
    return ((1 << spec[COPIES]) - 1) << ((card & 15) * spec[COPIES])


def rank_at(spec: Any, bit: int) -> int:
    """The rank of a bit within a suit. One deck is treated apart because dividing is slow."""
    return bit if spec[COPIES] == 1 else bit // spec[COPIES]


def taker(p: Any, spec: Any) -> int:
    """The seat that takes the trick as it lies; `BEST` must not be -1."""
    seat = p[LEADER] + p[BEST]
    return seat if seat < spec[SEATS] else seat - spec[SEATS]


def begin(p: Any, spec: Any, leader: int) -> None:
    """Sets the position to the start of the first trick. The caller sets the hands."""
    for at in range(SIZE):
        p[at] = 0
    for suit in range(5):
        p[LEFT + suit] = spec[DECK + suit]
    p[LEADER] = leader
    p[TURN] = leader
    p[BEST] = -1


def cancelled(p: Any, place: int) -> bool:
    """Whether the play at this index of the trick is cancelled by an equal one; of three equal ones the last counts."""
    card, before, copies = p[PLAYS + place], 0, 0
    if card >> 4 == LOOSE or (card >> 4 == HEARTS and (card & 15 == LOW or card & 15 >= HIGH)):
        return False
    for other in range(p[COUNT]):
        if p[PLAYS + other] == card:
            copies += 1
            before += other < place
    return before < copies - copies % 2


def play(p: Any, spec: Any, card: int) -> None:
    """Plays a card of the seat whose turn it is. The card must be legal; that is not checked."""
    seat, suit, rank = p[TURN], card >> 4, card & 15
    _remove(p, spec, seat, card)
    if p[COUNT] == 0:
        p[LED], p[BEST] = suit, 0
        if suit == HEARTS and not p[BROKEN] and spec[BREAKING] != 2:
            _show_only_hearts(p, spec, seat)
    else:
        if p[LED] != LOOSE and suit != p[LED] and suit != LOOSE:
            p[VOID + seat] |= 1 << p[LED]
        if suit == p[LED] and suit != LOOSE and not spec[CANCEL] and rank > p[PLAYS + p[BEST]] & 15:
            p[BEST] = p[COUNT]
    count_card(p, spec, LYING, 1, card)
    p[LYING + 4] += suit == HEARTS
    p[LYING + 5] += card == QUEEN
    if (spec[FLAGS + card] & PENALTY) if spec[BREAKING] == 1 else suit == HEARTS:
        p[BROKEN] = 1
    p[PLAYS + p[COUNT]] = card
    p[COUNT] += 1
    if spec[CANCEL]:
        _find_best(p)
    if p[COUNT] == spec[SEATS]:
        _close(p, spec)
    else:
        p[TURN] = seat + 1 if seat + 1 < spec[SEATS] else 0


def count_card(p: Any, spec: Any, at: int, apart: int, card: int) -> None:
    """Adds a card to four numbers, of which the first is ``at`` this index and the others so far ``apart``: points,
    penalty cards, bonus cards and doubling cards."""
    flags = spec[FLAGS + card]
    p[at] += spec[VALUE + card]
    p[at + apart] += flags & PENALTY
    p[at + 2 * apart] += (flags & BONUS_CARD) >> 1
    p[at + 3 * apart] += (flags & DOUBLING) >> 2


def _give(p: Any, seat: int, at: int) -> None:
    """Adds four numbers (see `count_card`) to those of what a seat has taken."""
    for number in range(4):
        p[POINTS + MAX_SEATS * number + seat] += p[at + number]


def _remove(p: Any, spec: Any, seat: int, card: int) -> None:
    """Removes a card from the hand and from the cards left. For a hidden hand only the second is known."""
    suit = card >> 4
    held = p[HANDS + 5 * seat + suit] & same_rank(spec, card)
    if held == 0:
        held = p[LEFT + suit] & same_rank(spec, card)
    bit = held & -held
    p[HANDS + 5 * seat + suit] &= ~bit
    p[LEFT + suit] &= ~bit
    if spec[HIGH_JOKERS] and suit == HEARTS and card & 15 >= HIGH and p[JOKERS] == 0:
        p[JOKERS] = 1
        _lower_joker(p, spec)


def _lower_joker(p: Any, spec: Any) -> None:
    """After the first joker was played, makes the other the lowest heart."""
    high = -1 << (HIGH * spec[COPIES])
    for seat in range(spec[SEATS]):
        at = HANDS + 5 * seat + HEARTS
        if p[at] & high:
            p[at] = (p[at] & ~high) | 1
    if p[LEFT + HEARTS] & high:
        p[LEFT + HEARTS] = (p[LEFT + HEARTS] & ~high) | 1


def _show_only_hearts(p: Any, spec: Any, seat: int) -> None:
    """Notes the voids of a seat that leads a heart before they are broken: it holds no other card that may be led."""
    p[VOID + seat] |= 1 << CLUBS | 1 << 1
    if not spec[QUEEN_LOCKED] and not spec[HEARTS_INSTEAD]:
        p[VOID + seat] |= 1 << SPADES


def _find_best(p: Any) -> None:
    """Sets `BEST` under the rule that equal cards cancel each other."""
    if p[LED] == LOOSE:
        p[BEST] = 0
        return
    best, highest = -1, -1
    for place in range(p[COUNT]):
        card = p[PLAYS + place]
        if card >> 4 == p[LED] and card & 15 > highest and not cancelled(p, place):
            best, highest = place, card & 15
    p[BEST] = best


def _close(p: Any, spec: Any) -> None:
    p[TRICK] += 1
    p[COUNT] = 0
    last = p[TRICK] == spec[HAND_SIZE]
    if p[BEST] < 0 and not (last and spec[LAST_TO_LEADER]):
        p[ADRIFT] = 1
        p[TURN] = p[LEADER]
        return
    seat = p[LEADER] if p[BEST] < 0 else taker(p, spec)
    _give(p, seat, LYING)
    p[TRICKS + seat] += 1
    if p[LYING + 5]:
        p[QUEENS_TO] |= 1 << seat
    if p[KITTY] < spec[KITTY_PARTS]:
        _take_kitty(p, spec, seat, last)
    for at in range(LYING, LYING + 6):
        p[at] = 0
    p[ADRIFT] = 0
    p[LEADER] = seat
    p[TURN] = seat
    p[BEST] = -1


def _take_kitty(p: Any, spec: Any, seat: int, last: bool) -> None:
    to = spec[KITTY_TO]
    won = to <= 1 or (to == 2 and p[LYING + 1] > 0) or (to == 3 and p[LYING + 4] > 0)
    parts = spec[KITTY_PARTS] if last else p[KITTY] + 1 if won else p[KITTY]
    while p[KITTY] < parts:
        _give(p, seat, KITTIES_AT + 4 * p[KITTY])
        p[KITTY] += 1
