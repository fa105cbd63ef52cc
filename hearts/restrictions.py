"""Legal play: an ordered table of restrictions, each a reason and the cards that it leaves.

A restriction that would leave no card does not apply. The same table gives the legal cards and the reason that stands
against each of the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hearts.cards import JOKER, QUEEN_OF_SPADES, Card, Suit
from hearts.reasons import Reason
from hearts.trick import cancelled

if TYPE_CHECKING:
    from hearts.round import Round

Hand = tuple[Card, ...]
Restriction = Callable[["Round", Hand], Hand]


def _lead_the_low_club(round: Round, hand: Hand) -> Hand:
    if round.tricks or round.plays or round.rules.opening != "low_club":
        return hand
    clubs = tuple([card for card in hand if card.suit is Suit.CLUBS])
    return tuple([card for card in clubs if card is clubs[0]])


def _lead_a_club(round: Round, hand: Hand) -> Hand:
    if round.tricks or round.plays or round.rules.opening != "any_club":
        return hand
    return tuple([card for card in hand if card.suit is Suit.CLUBS])


def _open_without_hearts(round: Round, hand: Hand) -> Hand:
    if round.tricks or round.plays or round.rules.opening != "dealers_left":
        return hand
    suits, hearts = round.deck.suits, Suit.HEARTS
    return tuple([card for card in hand if suits[card] is not hearts])


def _follow_suit(round: Round, hand: Hand) -> Hand:
    if not round.plays:
        return hand
    suits = round.deck.suits
    led = suits[round.plays[0][1]]
    if led is None:
        return hand
    following = tuple([card for card in hand if suits[card] is led])
    if following and hand[-1] is JOKER and suits[JOKER] is None:
        following += tuple(card for card in hand if card is JOKER)
    return following


def _no_points_on_the_first_trick(round: Round, hand: Hand) -> Hand:
    if round.tricks or round.rules.first_trick_points == "allowed":
        return hand
    points = round.deck.points
    return tuple([card for card in hand if card not in points])


def _hearts_until_broken(round: Round, hand: Hand) -> Hand:
    """On a lead: no hearts, and no queen if she is locked with them. A seat that holds nothing else may lead any of
    them."""
    if round.plays or round.hearts_open:
        return hand
    suits, rules, hearts = round.deck.suits, round.rules, Suit.HEARTS
    free = tuple([card for card in hand if suits[card] is not hearts])
    if rules.locked_until_broken == "hearts_and_queen":
        free = tuple([card for card in free if card is not QUEEN_OF_SPADES])
    if rules.hearts_instead_of_queen and all(card is QUEEN_OF_SPADES for card in free):
        return hand
    return free


def _queen_must_go(round: Round, hand: Hand) -> Hand:
    """The queen of spades must be played if she cannot win the trick."""
    if not round.rules.queen_must_go or not round.plays or QUEEN_OF_SPADES not in hand:
        return hand
    led = round.deck.suits[round.plays[0][1]]
    if led is Suit.SPADES and not _queen_is_beaten(round):
        return hand
    return tuple([card for card in hand if card is QUEEN_OF_SPADES])


def _queen_is_beaten(round: Round) -> bool:
    """Whether a higher spade, or another queen, is in the trick and not cancelled."""
    gone = cancelled(round.rules, round.plays)
    return any(
        card.suit is Suit.SPADES and card.rank >= QUEEN_OF_SPADES.rank
        for index, (_, card) in enumerate(round.plays)
        if index not in gone
    )


RESTRICTIONS: tuple[tuple[Reason, Restriction], ...] = (
    (Reason.LEAD_THE_LOW_CLUB, _lead_the_low_club),
    (Reason.LEAD_A_CLUB, _lead_a_club),
    (Reason.OPEN_WITHOUT_HEARTS, _open_without_hearts),
    (Reason.FOLLOW_SUIT, _follow_suit),
    (Reason.FIRST_TRICK_POINTS, _no_points_on_the_first_trick),
    (Reason.HEARTS_NOT_BROKEN, _hearts_until_broken),
    (Reason.QUEEN_MUST_GO, _queen_must_go),
)


def legal_plays(round: Round, hand: Hand) -> Hand:
    """The cards of the hand that may be played to the current trick; never empty unless the hand is."""
    for _, restrict in RESTRICTIONS:
        if len(hand) == 1:
            return hand
        hand = restrict(round, hand) or hand
    return hand


def blocked_plays(round: Round, hand: Hand) -> dict[Card, Reason]:
    """The cards that may not be played, each with the first reason against it."""
    blocked: dict[Card, Reason] = {}
    for reason, restrict in RESTRICTIONS:
        left = restrict(round, hand) or hand
        if len(left) < len(hand):
            for card in hand:
                if card not in left:
                    locked_queen = reason is Reason.HEARTS_NOT_BROKEN and card is QUEEN_OF_SPADES
                    blocked[card] = Reason.QUEEN_LOCKED if locked_queen else reason
        hand = left
    return blocked
