"""Features: what the policy sees of a card that may be played, as eight indices into its tables of weights; of one that
may be passed, five.

The logit of a card is the sum of these eight weights. Features do not name a card, they relate it to the unseen cards,
so one set of tables serves many rules. A table's first index is `T1` to `T8`.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from players.kernel.legality import legal
from players.kernel.position import (
    BEST,
    COUNT,
    HANDS,
    LED,
    LEFT,
    LYING,
    PENALTIES,
    PLAYS,
    POINTS,
    TRICK,
    TURN,
    VOID,
    bit_length,
    lowest_bit,
    popcount,
    rank_at,
    same_rank,
    taker,
)
from players.kernel.spec import (
    BONUS_CARD,
    BONUS_WORTH,
    COPIES,
    DECK,
    DOUBLING,
    FLAGS,
    HAND_SIZE,
    HEARTS,
    LOOSE,
    MANY,
    MORE,
    PENALTY,
    QUEEN,
    QUEEN_WORTH,
    SEATS,
    SOME,
    SPADES,
    TOTAL,
)

MAX_CARDS: Final = 32
"""More than there are different cards in a hand."""
TABLES: Final = 8

STATUS: Final = 5
"""Kinds of plays: a lead; below the best card; above it as the last seat; above it before other seats; a discard."""
KIND: Final = 9
"""Kinds of cards: plain; penalty; a spade below the queen, and king or ace, while she is unseen; the queen; the same
two with the queen in one's own hand; bonus card; doubling card or loose joker."""
QUEENS: Final = 3
"""Where the queen of spades is: unseen, in this hand, gone."""
LIES: Final = 5
"""Classes of the points in the trick: none, 1 to 2, 3 to 12, more, less than none; with other bounds where cards are
worth more (`players.kernel.spec.class_bounds`)."""
PHASES: Final = 4
"""Parts of the round (see `PHASE`)."""
MOON: Final = 8
"""Who has penalty cards (see `moon_state`)."""
FEW: Final = 6
"""A count from 0 to 5 or more."""

T1: Final = 0
T2: Final = T1 + STATUS * LIES * KIND * PHASES * QUEENS
T3: Final = T2 + STATUS * KIND * QUEENS * FEW * FEW
T4: Final = T3 + STATUS * KIND * FEW * 8
T5: Final = T4 + STATUS * 4 * 4 * FEW * LIES
T6: Final = T5 + STATUS * MOON * LIES * 3
T7: Final = T6 + STATUS * KIND * 7 * PHASES
T8: Final = T7 + STATUS * MOON * FEW * FEW
PLAY_WEIGHTS: Final = T8 + STATUS * 5 * FEW * 4

# The scene: features that all cards of a hand share. An array of `SCENE` numbers; here is the index of each.
MINE: Final = 0
"""The seat."""
QUEEN_STATE: Final = 1
"""Where the queen of spades is (see `QUEENS`)."""
LIE: Final = 2
"""The class of the points in the trick (see `LIES`)."""
PHASE: Final = 3
"""0 in the first trick, then 1 until 4, 2 until 8 and 3 until 13 thirteenths of the tricks are played."""
MOON_STATE: Final = 4
"""Who has penalty cards (see `moon_state`)."""
TOP: Final = 5
"""How many cards of the hand no unseen card beats: 0, 1, 2 or more; 3, 4 or 5 if those are all but two, one or none."""
SAFE: Final = 6
"""In how many suits the hand can stay low: it is void, no card is unseen, or its lowest is below all unseen ones."""
HEARTS_LEFT: Final = 7
"""The unseen hearts: 0 none, 1 up to three, 2 up to seven, 3 more."""
TO_PLAY: Final = 8
"""How many seats play after this one."""
UNSEEN: Final = 9
"""The unseen cards of the four suits, as masks."""
SCENE: Final = 13


class Scratch(NamedTuple):
    """What `weigh` and `weigh_pass` fill for one decision. A caller keeps it for the next one."""

    scene: Any
    cards: Any
    """The codes of the candidates, each once."""
    logits: Any
    indices: Any
    """The indices of their weights, one candidate after the other."""


def scratch_of_lists() -> Scratch:
    """Scratch for functions that are not compiled."""
    return Scratch([0] * SCENE, [0] * MAX_CARDS, [0.0] * MAX_CARDS, [0] * (MAX_CARDS * TABLES))


def fill_scene(p: Any, spec: Any, scene: Any) -> None:
    """Fills the scene for the seat whose turn it is."""
    seat = p[TURN]
    hand = HANDS + 5 * seat
    scene[MINE] = seat
    safe, top, cards = 0, 0, popcount(p[hand + LOOSE])
    for suit in range(LOOSE):
        held = p[hand + suit]
        unseen = p[LEFT + suit] & ~held
        scene[UNSEEN + suit] = unseen
        cards += popcount(held)
        if held == 0 or unseen == 0 or lowest_bit(held) < lowest_bit(unseen):
            safe += 1
        top += count_above(held, unseen)
    scene[SAFE] = safe
    lost = cards - top
    scene[TOP] = 5 - lost if lost <= 2 else min(top, 2)
    hearts = popcount(scene[UNSEEN + HEARTS])
    scene[HEARTS_LEFT] = 0 if hearts == 0 else 1 if hearts <= 3 else 2 if hearts <= 7 else 3
    scene[TO_PLAY] = spec[SEATS] - 1 - p[COUNT]
    queens = same_rank(spec, QUEEN) if spec[QUEEN_WORTH] else 0
    scene[QUEEN_STATE] = 1 if p[hand + SPADES] & queens else 0 if scene[UNSEEN + SPADES] & queens else 2
    lying = p[LYING] + p[LYING + 2] * spec[BONUS_WORTH]
    scene[LIE] = lies(lying, spec)
    done = p[TRICK] * 13 // spec[HAND_SIZE]
    scene[PHASE] = 0 if p[TRICK] == 0 else 1 if done < 4 else 2 if done < 8 else 3
    scene[MOON_STATE] = moon_state(p, spec, seat)


def count_above(held: int, unseen: int) -> int:
    """How many held cards of a suit no unseen card beats; both are masks."""
    return popcount(held >> bit_length(unseen))


def lies(points: int, spec: Any) -> int:
    """The class of the points in the trick (see `LIES`)."""
    if points < 0:
        return 4
    return 0 if points < spec[SOME] else 1 if points < spec[MORE] else 2 if points < spec[MANY] else 3


def moon_state(p: Any, spec: Any, seat: int) -> int:
    """Which seats have penalty cards, as a number below `MOON`: 0 none, 1 several, 2 only this one, 4 only the one that
    takes the trick now, 6 only another; one more if that seat has about a third of all points or more."""
    holder, takers = -1, 0
    for other in range(spec[SEATS]):
        if p[PENALTIES + other]:
            takers += 1
            holder = other
    if takers != 1:
        return 0 if takers == 0 else 1
    many = p[POINTS + holder] * 26 >= 9 * spec[TOTAL]
    if holder == seat:
        return 2 + many
    if p[COUNT] and p[BEST] >= 0 and taker(p, spec) == holder:
        return 4 + many
    return 6 + many


def weigh(p: Any, spec: Any, weights: Any, scratch: Scratch) -> int:
    """Fills the scratch for the legal cards, with `TABLES` weights for each; returns how many they are. If there is
    only one, only its code and its logit are filled in.
    """
    indices = scratch.indices
    legal(p, spec, indices)  # the masks are read before the indices are written
    clubs, diamonds, spades, hearts, loose = indices[0], indices[1], indices[2], indices[3], indices[4]
    card = only_card(spec, clubs, diamonds, spades, hearts, loose)
    if card >= 0:
        scratch.cards[0], scratch.logits[0] = card, 0.0
        return 1
    fill_scene(p, spec, scratch.scene)
    n = 0
    for suit in range(5):
        mask = (
            clubs if suit == 0 else diamonds if suit == 1 else spades if suit == 2 else hearts if suit == 3 else loose
        )
        if mask:
            n = weigh_suit(p, spec, weights, suit, mask, n, scratch)
    return n


def only_card(spec: Any, clubs: int, diamonds: int, spades: int, hearts: int, loose: int) -> int:
    """The code of the only legal card; -1 if there are several."""
    mask = clubs | diamonds | spades | hearts | loose
    suits = (clubs != 0) + (diamonds != 0) + (spades != 0) + (hearts != 0) + (loose != 0)
    if suits != 1:
        return -1
    if loose:
        return 16 * LOOSE
    rank = rank_at(spec, lowest_bit(mask))
    if mask & ~same_rank(spec, rank):
        return -1
    return 16 * (1 * (diamonds != 0) + 2 * (spades != 0) + 3 * (hearts != 0)) + rank


def weigh_suit(p: Any, spec: Any, weights: Any, suit: int, mask: int, n: int, scratch: Scratch) -> int:
    """Adds the cards of one suit, given as a mask, after the ``n`` cards before them; returns the new number.

    What the cards share is read once before the loop: the compiler must assume that each write to an array changes it.
    """
    scene, cards, logits, indices = scratch
    held, unseen = (1, 0) if suit == LOOSE else (p[HANDS + 5 * scene[MINE] + suit], scene[UNSEEN + suit])
    copies, lie, phase, queen, moon = spec[COPIES], scene[LIE], scene[PHASE], scene[QUEEN_STATE], scene[MOON_STATE]
    top, safe, left, later = scene[TOP], scene[SAFE], scene[HEARTS_LEFT], min(3, scene[TO_PLAY])
    above, best = status_above(p, scene, suit), best_rank(p, suit)
    void = voids_to_come(p, spec, scene, suit if p[COUNT] == 0 else p[LED])
    length, count = min(8, popcount(held)), popcount(unseen)
    many = count if count <= 2 else min(6, count + 3 >> 1)
    while mask:
        rank = 0 if suit == LOOSE else rank_at(spec, lowest_bit(mask))
        card, start = 16 * suit + rank, 1 << (rank * copies)
        mask &= ~same_rank(spec, card)
        lo, hi = min(5, popcount(unseen & (start - 1))), min(5, popcount(unseen & -(start << copies)))
        below = min(5, popcount(held & (start - 1)))
        status, kind = above if rank > best else 1, kind_of(spec, queen, card)
        worth = 2 if spec[QUEEN_WORTH] and card == QUEEN else 1 if spec[FLAGS + card] & PENALTY else 0
        to = n * TABLES
        indices[to] = T1 + (((status * LIES + lie) * KIND + kind) * PHASES + phase) * QUEENS + queen
        indices[to + 1] = T2 + (((status * KIND + kind) * QUEENS + queen) * FEW + lo) * FEW + hi
        indices[to + 2] = T3 + ((status * KIND + kind) * FEW + below) * 8 + length - 1
        indices[to + 3] = T4 + (((status * 4 + later) * 4 + void) * FEW + hi) * LIES + lie
        indices[to + 4] = T5 + ((status * MOON + moon) * LIES + lie) * 3 + worth
        indices[to + 5] = T6 + ((status * KIND + kind) * 7 + many) * PHASES + phase
        indices[to + 6] = T7 + ((status * MOON + moon) * FEW + top) * FEW + hi
        indices[to + 7] = T8 + ((status * 5 + safe) * FEW + lo) * 4 + left
        total = 0.0
        for at in range(to, to + TABLES):
            total += weights[indices[at]]
        cards[n], logits[n] = card, total
        n += 1
    return n


def status_above(p: Any, scene: Any, suit: int) -> int:
    """The kind of play (see `STATUS`) of a card of this suit that is higher than the best."""
    if p[COUNT] == 0:
        return 0
    if suit != p[LED] or suit == LOOSE:
        return 4
    return 2 if scene[TO_PLAY] == 0 else 3


def best_rank(p: Any, suit: int) -> int:
    """The rank that a card of this suit must beat to take the trick; -1 if every rank does, or none can."""
    if p[COUNT] == 0 or suit != p[LED] or suit == LOOSE or p[BEST] < 0:
        return -1
    return p[PLAYS + p[BEST]] & 15


def kind_of(spec: Any, queen: int, card: int) -> int:
    """The kind of the card (see `KIND`); ``queen`` says where the queen of spades is (see `QUEENS`)."""
    flags = spec[FLAGS + card]
    if flags & BONUS_CARD:
        return 7
    if flags & DOUBLING or card >> 4 == LOOSE:
        return 8
    if card >> 4 == SPADES and spec[QUEEN_WORTH]:
        if card == QUEEN:
            return 4
        if queen != 2:
            return (2 if card < QUEEN else 3) + 3 * (queen == 1)
    return 1 if flags & PENALTY else 0


def voids_to_come(p: Any, spec: Any, scene: Any, suit: int) -> int:
    """How many of the seats that play after this one are known to be void in the suit, 3 at most."""
    if suit == LOOSE:
        return 0
    count, seat = 0, scene[MINE]
    for _ in range(scene[TO_PLAY]):
        seat = seat + 1 if seat + 1 < spec[SEATS] else 0
        count += p[VOID + seat] >> suit & 1
    return min(3, count)


# -- a card that may be passed

PASS_TABLES: Final = 5
ROLES: Final = 8
"""Roles of cards: plain; heart or other penalty; spade below the queen; the queen; king of spades; ace of spades; bonus
card; doubling card or loose joker."""
DIRECTIONS: Final = 3
"""Classes of directions: to the left, to the right, elsewhere."""

P1: Final = PLAY_WEIGHTS
P2: Final = P1 + ROLES * 16 * 9
P3: Final = P2 + ROLES * 6 * 8 * DIRECTIONS
P4: Final = P3 + ROLES * 16 * 6
P5: Final = P4 + ROLES * 16 * 6
WEIGHTS: Final = P5 + ROLES * 16 * DIRECTIONS
"""The number of weights of one policy, those of plays and of passes."""


def role_of(spec: Any, card: int) -> int:
    """The role of a card (see `ROLES`)."""
    flags = spec[FLAGS + card]
    if flags & BONUS_CARD:
        return 6
    if flags & DOUBLING or card >> 4 == LOOSE:
        return 7
    if card >> 4 == SPADES and spec[QUEEN_WORTH]:
        return 2 if card < QUEEN else 3 + (card & 15) - (QUEEN & 15)
    return 1 if flags & PENALTY or card >> 4 == HEARTS else 0


def direction_of(spec: Any, offset: int) -> int:
    """The class of a pass so many seats further (see `DIRECTIONS`): the receiver plays right after this seat, right
    before it, or neither."""
    offset %= spec[SEATS]
    return 0 if offset == 1 else 1 if offset == spec[SEATS] - 1 else 2


def cover(spades: int, spec: Any) -> int:
    """How many of these spades, a mask, are lower than the queen; 5 at most."""
    return min(5, popcount(spades & ((1 << ((QUEEN & 15) * spec[COPIES])) - 1)))


def guards(spades: int, spec: Any) -> int:
    """Which of queen, king and ace are among these spades, a mask: the bits 1, 2 and 4."""
    held = 0
    for above in range(3):
        if spades & same_rank(spec, QUEEN + above):
            held |= 1 << above
    return held


def weigh_pass(hand: Any, spec: Any, weights: Any, direction: int, scratch: Scratch) -> int:
    """Fills the scratch, but for the scene, for the cards of a hand (five masks) as a pass in this direction, with
    `PASS_TABLES` weights for each; returns how many different ones they are."""
    _, cards, logits, indices = scratch
    below, high = cover(hand[SPADES], spec), guards(hand[SPADES], spec)
    top = 0
    for suit in range(LOOSE):
        top += count_above(hand[suit], spec[DECK + suit] & ~hand[suit])
    top = min(5, top // 2)
    n = 0
    for suit in range(5):
        mask = hand[suit]
        length = min(8, popcount(mask))
        while mask:
            rank = 0 if suit == LOOSE else rank_at(spec, lowest_bit(mask))
            card = 16 * suit + rank
            lower = min(5, popcount(hand[suit] & ((1 << (rank * spec[COPIES])) - 1)))
            mask &= ~same_rank(spec, card)
            role = role_of(spec, card)
            kind = role * 16 + rank
            to = n * PASS_TABLES
            indices[to] = P1 + kind * 9 + length
            indices[to + 1] = P2 + ((role * 6 + below) * 8 + high) * DIRECTIONS + direction
            indices[to + 2] = P3 + kind * 6 + lower
            indices[to + 3] = P4 + kind * 6 + top
            indices[to + 4] = P5 + kind * DIRECTIONS + direction
            total = 0.0
            for at in range(to, to + PASS_TABLES):
                total += weights[indices[at]]
            cards[n] = card
            logits[n] = total
            n += 1
    return n
