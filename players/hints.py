"""Hints: what a casual player would play or pass, and what speaks for a card, as far as the position shows it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final

from hearts import JOKER, Card, Pass, Phase, Play, Suit, View, parse_cards
from hearts.cards import QUEEN_OF_SPADES, RANKS, without
from hearts.passing import seat_at
from players.knowledge import Knowledge
from players.levels import LEVELS
from players.moon import keeping_the_moon, points_of_moon, threat, within_reach
from players.passing import GUARDS_OF_THE_QUEEN

UNDER_THE_QUEEN: Final = parse_cards("KS AS")
"""What the queen of spades may fall on."""
HIGH: Final = RANKS.index("T")
"""Cards from this rank up are called high."""
NEARLY_ALL: Final = 0.3
"""With so large a share of the penalty cards, and all that were taken, a seat is said to go for the moon."""


class HintReason(StrEnum):
    """What speaks for a card. The value is the key of its sentence (``hint-<value>``), which is true in the position,
    whatever the others hold. Some name another card, or a suit."""

    ONLY_CARD = "only-card"
    GO_FOR_THE_MOON = "go-for-the-moon"
    """Nobody has a point."""
    ON_THE_WAY_TO_THE_MOON = "on-the-way-to-the-moon"
    """Nobody else has a point."""
    SURE_FOR_THE_MOON = "sure-for-the-moon"
    MODEST = "modest"
    """None of the others; nothing is claimed."""
    # another takes the trick
    STAY_BELOW = "stay-below"
    HIGHEST_BELOW = "highest-below"
    SECOND_OF_TWO = "second-of-two"
    """An equal card lies there, and the first one counts."""
    QUEEN_BELOW = "queen-below"
    JOKER = "joker"
    GIVE_QUEEN = "give-queen"
    GIVE_POINTS = "give-points"
    GIVE_TO_STOP_THE_MOON = "give-to-stop-the-moon"
    GIVE_FAR_FROM_A_MOON = "give-far-from-a-moon"
    """They go to whoever has all of them so far."""
    QUEEN_CAN_WAIT = "queen-can-wait"
    SAVE_FROM_THE_QUEEN = "save-from-the-queen"
    """The queen may still fall on it."""
    THROW_HIGH = "throw-high"
    KEEP_THE_GUARD = "keep-the-guard"
    NOT_YOURS = "not-yours"
    # the trick may be taken, or has to be
    TAKE_THE_BONUS = "take-the-bonus"
    TAKE_TO_STOP_THE_MOON = "take-to-stop-the-moon"
    FIRST_TRICK = "first-trick"
    NO_POINTS_HERE = "no-points-here"
    NO_POINTS_HIGH = "no-points-high"
    MUST_TAKE = "must-take"
    MUST_TAKE_HIGHEST = "must-take-highest"
    LOWEST_ABOVE = "lowest-above"
    HIGHER_OUT = "higher-out"
    GONE = "gone"
    """Nobody can beat it."""
    # a lead, or whatever else
    KEEP_LOWER = "keep-lower"
    """A lower card of its suit stays in hand."""
    KEEP_TO_STOP_THE_MOON = "keep-to-stop-the-moon"
    """A higher one does."""
    # a lead
    DRAW_THE_QUEEN = "draw-the-queen"
    LEAD_LOWEST = "lead-lowest"
    LEAD_LOW = "lead-low"
    MAY_BE_BEATEN = "may-be-beaten"
    FRESH_SUIT = "fresh-suit"
    LAST_OF_SUIT = "last-of-suit"
    """Also of a card that is thrown away."""
    # a pass
    PASS_QUEEN = "pass-queen"
    PASS_HIGH_SPADE = "pass-high-spade"
    PASS_SUIT = "pass-suit"
    PASS_HIGH_HEART = "pass-high-heart"
    PASS_HIGH = "pass-high"
    PASS_SHORTEN = "pass-shorten"
    PASS_FOR_THE_MOON = "pass-for-the-moon"


ABOUT_MOONS: Final = frozenset(each for each in HintReason if each.endswith("-the-moon"))


@dataclass(frozen=True, slots=True)
class Why:
    """What speaks for a card, with the other card, the suit and the number of points or cards that its sentence
    names."""

    reason: HintReason
    other: Card | None = None
    suit: Suit | None = None
    points: int = 0


class DrawbackReason(StrEnum):
    """What speaks against a card beside a better one. The value is the key of its sentence (``drawback-<value>``),
    which is true in the position, whatever the others hold."""

    TAKES = "takes"
    """Nobody can beat it, and the better one may be beaten."""
    HIGHEST_SO_FAR = "highest-so-far"
    """Others play after it, and the better one is beaten already."""
    UNDER_THE_QUEEN = "under-the-queen"
    """The queen may fall on it."""
    LEAD_HIGH = "lead-high"
    KEEPS = "keeps"
    """The better one stays in hand, and nobody can beat it."""
    OTHERS_VOID = "others-void"
    """More players are known to be out of its suit than of that of the better one."""
    LEAVES_ALONE = "leaves-alone"
    """It is the only lower card beside a high one of its suit."""


@dataclass(frozen=True, slots=True)
class Drawback:
    """What speaks against a card, with the other card, the suit and the number of points that its sentence names."""

    reason: DrawbackReason
    other: Card | None = None
    suit: Suit | None = None
    points: int = 0


@dataclass(frozen=True, slots=True)
class Hint:
    """Cards to play or to pass, each with what speaks for it."""

    cards: tuple[Card, ...]
    reasons: tuple[Why, ...]
    telling: bool = True
    """Whether something of that is not as true of the cards that these were compared with."""


def hint(view: View) -> Hint:
    """What a casual player would do with this view. Raises ValueError if its seat has no card to play or pass."""
    if view.seat is not None and view.my_turn and view.phase in (Phase.PASSING, Phase.PLAYING):
        known = Knowledge.of(view)
        match LEVELS["casual"].answer(view, Random(0)):
            case Play(card):
                return advised(view, (card,), moon=within_reach(known))
            case Pass(cards):
                return advised(view, cards, moon=keeping_the_moon(known, len(cards)) is not None)
    raise ValueError("this view owes no card")


def advised(view: View, cards: tuple[Card, ...], *, moon: bool, beside: Sequence[Card] = ()) -> Hint:
    """A hint to play or pass these cards; with ``moon`` in order to shoot it. ``beside``: worse ones, of which what is
    said should not be as true."""
    known = Knowledge.of(view)
    others = _said_of(known, beside, cards, moon)
    every = [_reasons(known, cards, card, moon) for card in cards]
    telling = [[why for why in found if why.points > others.get(why.reason, -1)] for found in every]
    modest = Why(HintReason.MODEST)
    first = tuple((*best, *found, modest)[0] for best, found in zip(telling, every, strict=True))
    differs = any(best for card, best in zip(cards, telling, strict=True) if card not in beside)
    given = Hint(cards, first, telling=differs or not beside)
    if not given.telling and drawback(view, beside, given) is not None:  # which tells the difference
        return replace(given, reasons=(modest,) * len(cards))
    return given


def _said_of(known: Knowledge, cards: Sequence[Card], best: Sequence[Card], moon: bool) -> Mapping[HintReason, int]:
    """All that speaks for cards that are not among the ``best``, each with the points or cards that it names."""
    said = dict[HintReason, int]()
    for card in cards:
        if card not in best:
            takes = not known.plays or known.winner(card) == known.me  # any other card is played for no moon
            for why in _reasons(known, cards, card, moon and takes):
                said[why.reason] = max(said.get(why.reason, 0), why.points)
    return said


def drawback(view: View, cards: Sequence[Card], best: Hint) -> Drawback | None:
    """What speaks against playing these cards beside the ``best`` ones; None if nothing does that is certain, as where
    the best is about a moon, or in a pass."""
    if view.phase is Phase.PASSING or {why.reason for why in best.reasons} & ABOUT_MOONS:
        return None
    known, (card,), (better,) = Knowledge.of(view), cards, best.cards
    if known.pays((card, *(played for _, played in known.plays))):  # nothing speaks against taking the trick
        return None
    if known.plays:
        found = _against_taking(known, card, better)
    else:
        found = _against_a_lead(known, card, better) or _against_voids(known, card, better)
    return found or _against_leaving(known, card, better)


def _against_a_lead(known: Knowledge, card: Card, better: Card) -> Drawback | None:
    suit, other = known.deck.suits[card], known.deck.suits[better]
    if suit is None or other is None or known.view.rules.duplicates == "cancel":
        return None
    if _under_the_queen(known, card) and not _under_the_queen(known, better):
        return Drawback(DrawbackReason.UNDER_THE_QUEEN)
    beatable = _beatable(known, better)
    if not _beatable(known, card):
        return _against_a_sure_trick(known, card, None if beatable else better)
    high, low = (_mostly_lower(known, each) for each in (card, better))
    costlier = known.deck.points.get(card, 0) > known.deck.points.get(better, 0)
    if high and (costlier or (beatable and not low)):
        return Drawback(DrawbackReason.LEAD_HIGH, suit=suit)
    return None if costlier or beatable else _against_keeping(known, better)


def _against_voids(known: Knowledge, card: Card, better: Card) -> Drawback | None:
    """What speaks against a lead that fewer players can follow."""
    suits = suit, other = known.deck.suits[card], known.deck.suits[better]
    if suit is None or other is None or known.view.rules.duplicates == "cancel":
        return None
    out, fewer = (sum(each in known.voids[seat] for seat in known.others) for each in suits)
    return Drawback(DrawbackReason.OTHERS_VOID, suit=suit, points=out) if out > fewer else None


def _against_leaving(known: Knowledge, card: Card, better: Card) -> Drawback | None:
    """What speaks against the only card that a high one of the same suit could stay in hand for."""
    suit = known.deck.suits[card]
    others = [each for each in without(known.view.hand, [card]) if known.deck.suits[each] is suit]
    if suit is None or len(others) != 1 or better in others or known.view.rules.duplicates == "cancel":
        return None
    (other,) = others
    high = known.strength(other) > known.strength(card) and _mostly_lower(known, other)
    return Drawback(DrawbackReason.LEAVES_ALONE, other=other, suit=suit) if high else None


def _against_taking(known: Knowledge, card: Card, better: Card) -> Drawback | None:
    """What speaks against a card of which only one, this or the better one, takes the trick as it lies; or against one
    with which the trick costs more."""
    if known.view.rules.duplicates == "cancel":
        return None
    takes = known.winner(better) == known.me
    if known.winner(card) != known.me:
        return _against_keeping(known, better) if takes else None
    if not _beatable(known, card):
        return _against_a_sure_trick(known, card, better if takes else None)
    if takes:
        return None
    falls = _under_the_queen(known, card)
    return Drawback(DrawbackReason.UNDER_THE_QUEEN if falls else DrawbackReason.HIGHEST_SO_FAR)


def _against_a_sure_trick(known: Knowledge, card: Card, other: Card | None) -> Drawback | None:
    """What speaks against a card that nobody can beat, beside one that may take the trick, too (``other``)."""
    costs = [known.deck.points.get(each, 0) for each in (card, *(played for _, played in known.plays))]
    if other is not None and costs[0] <= known.deck.points.get(other, 0):
        return None
    return Drawback(DrawbackReason.TAKES, points=sum(costs))


def _against_keeping(known: Knowledge, high: Card) -> Drawback | None:
    """What speaks against a card that may lose the trick: a high one stays in hand, where it could take one that costs
    more, if there are enough points left for that."""
    suit, points = known.deck.suits[high], known.deck.points
    left = sum(points.get(card, 0) for card in (*known.unseen.elements(), *without(known.view.hand, [high])))
    if suit is None or left <= sum(points.get(card, 0) for _, card in known.plays):
        return None
    return None if known.higher(suit, known.strength(high) - 1) else Drawback(DrawbackReason.KEEPS, other=high)


def _beatable(known: Knowledge, card: Card) -> bool:
    """Whether somebody who plays later to this trick may beat a card that takes it as it lies."""
    suit = known.deck.suits[card]
    if suit is None or all(suit in known.voids[seat] for seat in known.later):
        return False
    return known.higher(suit, known.strength(card)) > 0


def _is_sure(known: Knowledge, card: Card) -> bool:
    """Whether nobody can take the trick from this card."""
    if known.view.rules.duplicates == "cancel" or known.deck.suits[card] is None:
        return False
    return known.winner(card) == known.me and not _beatable(known, card)


def _under_the_queen(known: Knowledge, card: Card) -> bool:
    """Whether the queen of spades may still fall on a card, in this trick."""
    holder = _passed_her_to(known)
    may_hold_her = any(Suit.SPADES not in known.voids[seat] for seat in known.later if holder in (None, seat))
    return card in UNDER_THE_QUEEN and may_hold_her and _queen_is_out(known)


def _passed_her_to(known: Knowledge) -> int | None:
    """The seat to which this one has passed the only queen of spades; None if it has not."""
    view = known.view
    if QUEEN_OF_SPADES not in view.passed or view.rules.number_of_decks > 1:
        return None
    offsets = [offset for offset, count in view.pass_target for _ in range(count)]
    return seat_at(view.players, known.me, offsets[view.passed.index(QUEEN_OF_SPADES)])


def _mostly_lower(known: Knowledge, card: Card) -> bool:
    """Whether most unseen cards of its suit are lower than a card."""
    suit = known.deck.suits[card]
    assert suit is not None
    return known.lower(suit, known.strength(card)) > len(known.strengths[suit]) / 2


def _reasons(known: Knowledge, cards: Sequence[Card], card: Card, moon: bool) -> list[Why]:
    """All that speaks for a card to play, or for one of those to pass: what tells most first."""
    if known.view.phase is Phase.PASSING:
        return [*_why_pass(known, cards, card, moon)]
    if not known.view.has_choice:
        return [Why(HintReason.ONLY_CARD)]
    missing = known.deck.total - known.points_of(known.me)
    if moon and missing and points_of_moon(known.view) and set(known.penalty_takers) <= {known.me}:
        begun = HintReason.ON_THE_WAY_TO_THE_MOON if known.penalty_takers else HintReason.GO_FOR_THE_MOON
        return [Why(begun, points=missing), *([Why(HintReason.SURE_FOR_THE_MOON)] if _is_sure(known, card) else [])]
    if not known.plays:
        return [*_why_lead(known, card)]
    if known.winner(card) == known.me:
        return [*_why_on_top(known, card)]
    if known.deck.suits[card] is None:
        return [Why(HintReason.JOKER)]
    return [*(_why_below if known.deck.suits[card] is known.led else _why_throw)(known, card)]


def _why_lead(known: Knowledge, card: Card) -> Iterator[Why]:
    suit, rules = known.deck.suits[card], known.view.rules
    if suit is None:
        return
    strength = known.strength(card)
    lower, higher, unseen = known.lower(suit, strength), known.higher(suit, strength), len(known.strengths[suit])
    if suit is Suit.SPADES and _queen_is_out(known) and not any(map(_from_the_queen_up, known.view.hand)):
        yield Why(HintReason.DRAW_THE_QUEEN)
    if higher == unseen > 0 and rules.duplicates != "cancel":
        yield Why(HintReason.LEAD_LOWEST, suit=suit)
    if _clean_first_trick(known, card):
        yield Why(HintReason.FIRST_TRICK)
    if _last_of_suit(known, card):
        yield Why(HintReason.LAST_OF_SUIT, suit=suit)
    if higher > lower:
        yield Why(HintReason.LEAD_LOW, suit=suit)
    led_before = {known.deck.suits[trick.plays[0][1]] for trick in known.view.tricks}
    harmless = suit is not Suit.HEARTS and not (suit is Suit.SPADES and _queen_is_out(known))
    if suit not in led_before and harmless and unseen >= 2 * len(known.others):
        yield Why(HintReason.FRESH_SUIT, suit=suit)
    if _beatable(known, card):
        yield Why(HintReason.MAY_BE_BEATEN, points=higher)
    elif rules.duplicates != "cancel":
        yield Why(HintReason.GONE)
    yield from _why_keep(known, card)


def _why_on_top(known: Knowledge, card: Card) -> Iterator[Why]:
    """For a card that takes the trick as it lies."""
    rules, legal, suit = known.view.rules, set(known.view.legal), known.deck.suits[card]
    assert suit is not None
    lying = [*known.untaken, *(played for _, played in known.plays), card]
    strength, strengths = known.strength(card), [*map(known.strength, _following(known))]
    highest, all_above = strength == max(strengths), all(known.winner(other) == known.me for other in legal)
    penalties, beatable = any(map(known.is_penalty, lying)), _beatable(known, card)
    must_take = all_above and not any(_beatable(known, other) for other in legal)
    certain = not known.later or rules.duplicates != "cancel"  # else what lies there may yet cancel out
    if not known.later and rules.bonus_card in lying and known.harm(rules.bonus_card) < 0:
        yield Why(HintReason.TAKE_THE_BONUS, other=rules.bonus_card)
    if penalties and certain and not beatable and _shooter(known) is not None:
        yield Why(HintReason.TAKE_TO_STOP_THE_MOON)
    costs = penalties or any(map(known.cost, lying)) or known.kitty_left or rules.no_tricks_bonus
    if not known.later and not costs:
        if card.rank >= HIGH and highest:
            yield Why(HintReason.NO_POINTS_HIGH)
        yield Why(HintReason.NO_POINTS_HERE)
    elif must_take and certain:
        if highest:
            yield Why(HintReason.MUST_TAKE_HIGHEST)
        yield Why(HintReason.MUST_TAKE)
    if _clean_first_trick(known, card):
        yield Why(HintReason.FIRST_TRICK)
    if certain and not beatable:
        yield Why(HintReason.GONE)
    elif certain:
        if all_above and strength == min(strengths):
            yield Why(HintReason.LOWEST_ABOVE, suit=suit)
        yield Why(HintReason.HIGHER_OUT, suit=suit)
        yield from _why_keep(known, card)


def _why_below(known: Knowledge, card: Card) -> Iterator[Why]:
    """For a card that follows suit and does not take the trick. Where equal cards cancel each other, it may yet, unless
    it is the last one."""
    winner = known.winner(card)
    lying = [played for seat, played in known.plays if seat == winner]
    if not lying or (known.view.rules.duplicates == "cancel" and (known.later or known.deck.suits[lying[0]] is None)):
        return
    (other,) = lying
    if card is other:
        yield Why(HintReason.SECOND_OF_TWO, other=other)
    if known.strength(card) >= known.strength(other):
        return
    if card is QUEEN_OF_SPADES and known.view.rules.queen:
        yield Why(HintReason.QUEEN_BELOW, other=other)
    below = {each for each in _following(known) if known.strength(each) < known.strength(other)}
    if len(below) > 1 and known.strength(card) == max(map(known.strength, below)):
        yield Why(HintReason.HIGHEST_BELOW, other=other)
    yield Why(HintReason.STAY_BELOW, other=other)
    yield from _why_keep(known, card)


def _why_throw(known: Knowledge, card: Card) -> Iterator[Why]:
    """For a card of another suit than that led: it never takes the trick."""
    view, suit, spades = known.view, known.deck.suits[card], [each for each in known.view.hand if _is_spade(each)]
    certain = view.rules.duplicates != "cancel"  # else nobody may take it, and it goes with the next trick
    if certain and card is QUEEN_OF_SPADES and view.rules.queen:
        yield Why(HintReason.GIVE_QUEEN)
    if certain and known.is_penalty(card) and known.harm(card) > 0:
        shooter = _shooter(known)
        if shooter is not None and not known.later and known.winner(card) != shooter:
            yield Why(HintReason.GIVE_TO_STOP_THE_MOON)
        if missing := _missing_to_the_moon(known, card):
            yield Why(HintReason.GIVE_FAR_FROM_A_MOON, points=missing)
        yield Why(HintReason.GIVE_POINTS)
    if card is view.rules.bonus_card:
        return
    guards = len(spades) - 1 if QUEEN_OF_SPADES in spades and view.rules.queen and not _is_spade(card) else 0
    if guards >= GUARDS_OF_THE_QUEEN and QUEEN_OF_SPADES in view.legal:
        yield Why(HintReason.QUEEN_CAN_WAIT, points=guards)
    if card in UNDER_THE_QUEEN and _queen_is_out(known):
        yield Why(HintReason.SAVE_FROM_THE_QUEEN)
    if _last_of_suit(known, card):
        yield Why(HintReason.LAST_OF_SUIT, suit=suit)
    if card.rank >= HIGH:
        yield Why(HintReason.THROW_HIGH)
    if guards and len(set(spades)) > 1:
        yield Why(HintReason.KEEP_THE_GUARD)
    yield from _why_keep(known, card)
    yield Why(HintReason.NOT_YOURS)


def _why_keep(known: Knowledge, card: Card) -> Iterator[Why]:
    """What another card of the same suit is kept for."""
    suit = known.deck.suits[card]
    same = [each for each in known.view.hand if known.deck.suits[each] is suit]
    lowest, highest = (each(same, key=known.strength) for each in (min, max))
    if suit is None or known.view.rules.duplicates == "cancel":
        return
    if known.strength(lowest) < known.strength(card) and known.higher(suit, known.strength(lowest)):
        yield Why(HintReason.KEEP_LOWER, other=lowest)
    if known.strength(highest) > known.strength(card) and _shooter(known) is not None:
        yield Why(HintReason.KEEP_TO_STOP_THE_MOON, other=highest)


def _why_pass(known: Knowledge, cards: Sequence[Card], card: Card, moon: bool) -> Iterator[Why]:
    view, suits = known.view, known.deck.suits
    kept, suit = without(view.hand, cards), suits[card]
    if moon and points_of_moon(view):
        yield Why(HintReason.PASS_FOR_THE_MOON)
        return
    if suit is None or card in (JOKER, view.rules.bonus_card):
        return
    if card is QUEEN_OF_SPADES and view.rules.queen:
        if sum(map(_is_spade, view.hand)) - 1 < GUARDS_OF_THE_QUEEN:
            yield Why(HintReason.PASS_QUEEN)
        return
    if card in UNDER_THE_QUEEN and view.rules.queen and QUEEN_OF_SPADES not in kept:
        yield Why(HintReason.PASS_HIGH_SPADE)
    if suit not in {suits[each] for each in kept}:
        yield Why(HintReason.PASS_SUIT, suit=suit)
    if card.rank >= HIGH:
        yield Why(HintReason.PASS_HIGH_HEART if suit is Suit.HEARTS else HintReason.PASS_HIGH)
    yield Why(HintReason.PASS_SHORTEN, suit=suit)


def _following(known: Knowledge) -> set[Card]:
    """The cards that may be played and follow suit."""
    return {card for card in known.view.legal if known.deck.suits[card] is known.led}


def _is_spade(card: Card) -> bool:
    return card.suit is Suit.SPADES


def _from_the_queen_up(card: Card) -> bool:
    return _is_spade(card) and card.rank >= QUEEN_OF_SPADES.rank


def _queen_is_out(known: Knowledge) -> bool:
    """Whether somebody else may hold a queen of spades that costs points."""
    return known.unseen[QUEEN_OF_SPADES] > 0 and known.view.rules.queen > 0


def _last_of_suit(known: Knowledge, card: Card) -> bool:
    suits = known.deck.suits
    return known.tricks_left > 1 and sum(suits[each] is suits[card] for each in known.view.hand) == 1


def _clean_first_trick(known: Knowledge, card: Card) -> bool:
    """Whether this is a first trick to which no point may be played, and that costs nothing else."""
    rules = known.view.rules
    lying = [card, *(played for _, played in known.plays)]
    return not (
        known.view.tricks
        or rules.first_trick_points != "forbidden"
        or any(map(known.is_penalty, lying))
        or known.kitty_left
        or rules.doubler != "none"
        or rules.no_tricks_bonus
        or card.rank < HIGH
    )


def _shooter(known: Knowledge) -> int | None:
    """The seat that seems to go for the moon; None if there is none."""
    found = threat(known)
    return found[0] if found is not None and found[1] >= NEARLY_ALL else None


def _missing_to_the_moon(known: Knowledge, card: Card) -> int:
    """How many points are missing to a moon of the other seat that has taken all so far and gets this card, too; 0 if
    there is none, or what a kitty has is hidden."""
    if known.later or known.deck.kitty_parts or (found := threat(known)) is None or known.winner(card) != found[0]:
        return 0
    return sum(known.deck.points.get(each, 0) for each in (*known.unseen.elements(), *without(known.view.hand, [card])))
