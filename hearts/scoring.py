"""Scoring a round: an ordered list of steps. The score sheet records what each step changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from hearts import chips
from hearts.cards import TEN_OF_CLUBS, Card
from hearts.moves import MoonEffect
from hearts.trick import Trick, points_of_last

if TYPE_CHECKING:
    from hearts.round import Round

Scores = tuple[int, ...]

NOSE: Final = 50
"""What comes off a total that is on the nose, a multiple of it, however many decks there are."""


@dataclass(frozen=True, slots=True)
class Step:
    """The result of one step: the points that it adds for each seat."""

    name: str
    change: Scores


@dataclass(frozen=True, slots=True)
class Shot:
    """A moon, or a sun: the seat that took every penalty card."""

    seat: int
    sun: bool
    up: int
    """The points that it adds to each seat that it counts against."""
    down: int
    """The points that it takes off the shooter, if the rules say so."""


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round. Tuples but `sheet` go by seat; in a game for chips, points and totals are chips."""

    number: int
    dealer: int
    points: Scores
    """The points of the round, before totals were changed by the on-the-nose rule or the floor."""
    sheet: tuple[Step, ...]
    """The steps that changed something, in order."""
    totals: Scores
    """The totals after this round."""
    piles: tuple[tuple[Card, ...], ...]
    """The cards that each seat took, with those of the kitty."""
    tricks: Scores
    """The number of tricks that each seat took."""
    shooter: int | None = None
    """The seat that shot the moon or the sun; None if nobody did."""
    sun: bool = False
    """Whether it was the sun."""
    effect: MoonEffect | None = None
    """What the moon did; None without one."""
    pot: int = 0
    """Chips that stay on the table for the next round."""
    last_trick: Trick | None = None
    """The last trick of the round; None in rounds that were stored before it was recorded."""
    last_points: int = 0
    """The penalty points that the last trick brought its taker, without a kitty."""
    claimed: int | None = None
    """The seat that ended the round, because the rest could not change a score; None if nobody did."""


def moon_shot(round: Round) -> Shot | None:
    """The moon or sun of a round whose tricks are all played; None if there is none."""
    rules, deck = round.rules, round.deck
    if rules.moon == "off" or round.voided or not deck.penalty_count:
        return None
    for seat, pile in enumerate(round.piles):
        if sum(card in deck.points for card in pile) < deck.penalty_count:
            continue
        if rules.moon_needs_bonus and pile.count(_bonus(round)) < deck.bonus_count:
            return None
        sun = rules.sun and all(trick.taker in (seat, None) for trick in round.tricks)
        up, down = (rules.sun_up, rules.sun_down) if sun else (rules.moon_up, rules.moon_down)
        return Shot(seat, sun, up, down)
    return None


def score(round: Round, totals: Scores, effect: MoonEffect | None, pot: int = 0) -> RoundResult:
    """The result of a round whose tricks are all played; ``effect`` is what the moon does, if there is one."""
    shot = moon_shot(round)
    result = RoundResult(
        number=round.number,
        dealer=round.deal.dealer,
        points=(0,) * len(totals),
        sheet=(),
        totals=totals,
        piles=round.piles,
        tricks=tuple(round.tricks_taken(seat) for seat in range(len(totals))),
        shooter=shot.seat if shot else None,
        sun=bool(shot and shot.sun),
        effect=effect if shot else None,
        pot=pot,
        last_trick=round.tricks[-1] if round.tricks else None,
        last_points=points_of_last(round.tricks, round.deck),
        claimed=round.claimed,
    )
    steps = CHIP_STEPS if round.rules.scoring == "chips" else POINT_STEPS
    for name, step in steps:
        change = step(round, result, shot)
        if any(change):
            result = replace(
                result,
                points=_sum(result.points, change) if name not in TOTAL_STEPS else result.points,
                sheet=(*result.sheet, Step(name, change)),
                totals=_sum(result.totals, change),
            )
    return replace(result, pot=_lying(result)) if round.rules.scoring == "chips" else result


def _sum(left: Scores, right: Scores) -> Scores:
    return tuple(a + b for a, b in zip(left, right, strict=True))


def _bonus(round: Round) -> Card:
    assert round.rules.bonus_card is not None
    return round.rules.bonus_card


# -- the steps for points, each: the points that it adds for each seat


def _card_points(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    return tuple(sum(round.deck.points.get(card, 0) for card in pile) for pile in round.piles)


def _doubler(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """The ten of clubs doubles its taker's points; by the Chinese rule it gives a taker without a penalty card -5."""
    if round.rules.doubler == "none":
        return _nothing(round)
    change = []
    for points, pile in zip(result.points, round.piles, strict=True):
        tens = pile.count(TEN_OF_CLUBS)
        clean = round.rules.doubler == "chinese" and tens and not any(card in round.deck.points for card in pile)
        change.append(-5 if clean else points * (2**tens - 1))
    return tuple(change)


def _moon(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """Replaces the penalty points of all seats by those of the moon."""
    if shot is None:
        return _nothing(round)
    new = [0] * len(result.points)
    match result.effect:
        case "others_up":
            new = [0 if seat == shot.seat else shot.up for seat in range(len(new))]
        case "shooter_down":
            new[shot.seat] = -shot.down
        case "shooter_up":
            new[shot.seat] = shot.up
        case "void" | None:
            pass
    return tuple(after - before for before, after in zip(result.points, new, strict=True))


def _bonus_card(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    rules = round.rules
    if rules.bonus_card is None or result.effect == "void":
        return _nothing(round)
    doubled = rules.doubler == "ten_of_clubs"
    return tuple(
        pile.count(rules.bonus_card) * rules.bonus_points * (2 ** pile.count(TEN_OF_CLUBS) if doubled else 1)
        for pile in round.piles
    )


def _no_tricks(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    if shot is not None:
        return _nothing(round)
    return tuple(0 if tricks else round.rules.no_tricks_bonus for tricks in result.tricks)


def _on_the_nose(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """A total that this round brings to exactly 50 becomes 0, one of exactly 100 becomes 50; by a further rule so at
    each multiple of 50."""
    return tuple(
        -NOSE if points and NOSE <= total <= round.rules.last_nose and total % NOSE == 0 else 0
        for points, total in zip(result.points, result.totals, strict=True)
    )


def _floor(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    floor = round.rules.floor
    return tuple(0 if floor is None else max(0, floor - total) for total in result.totals)


def _nothing(round: Round) -> Scores:
    return (0,) * round.rules.seats


# -- the steps for chips


def _ante(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    due = chips.ante(round.rules, result.totals, result.pot)
    return _each(round, dict.fromkeys(round.players, -due))


def _hearts(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """Each heart costs a chip, as far as its taker has one."""
    if round.rules.chips_pay != "hearts":
        return _nothing(round)
    return _each(round, {seat: -min(taken, result.totals[seat]) for seat, taken in _taken(round).items()})


def _pool(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """Equal shares of the pool, for those who win it; the odd chips stay."""
    won = chips.winners_of_pool(_taken(round), round.deck.penalty_count)
    return _each(round, dict.fromkeys(won, _lying(result) // len(won)) if won else {})


def _howell(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    if round.rules.chips_pay != "howell":
        return _nothing(round)
    return _each(round, chips.settled_by_howell(_taken(round), result.totals, round.deal.dealer))


def _jack(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """What still lies after the last round goes to those who took the fewest hearts in it."""
    if not chips.is_last(round.rules, round.number):
        return _nothing(round)
    lying = _lying(result)
    due = dict.fromkeys(chips.fewest(_taken(round)), lying)
    return _each(round, chips.in_turn(lying, due, round.deal.dealer))


def _taken(round: Round) -> dict[int, int]:
    """How many hearts each seat that plays took."""
    return {seat: sum(card in round.deck.points for card in round.piles[seat]) for seat in round.players}


def _lying(result: RoundResult) -> int:
    """The chips on the table after the steps so far."""
    return result.pot - sum(result.points)


def _each(round: Round, change: Mapping[int, int]) -> Scores:
    return tuple(change.get(seat, 0) for seat in range(round.rules.seats))


ScoringStep = Callable[["Round", RoundResult, Shot | None], Scores]

POINT_STEPS: tuple[tuple[str, ScoringStep], ...] = (
    ("cards", _card_points),
    ("doubler", _doubler),
    ("moon", _moon),
    ("bonus", _bonus_card),
    ("no-tricks", _no_tricks),
    ("on-the-nose", _on_the_nose),
    ("floor", _floor),
)
CHIP_STEPS: tuple[tuple[str, ScoringStep], ...] = (
    ("ante", _ante),
    ("hearts", _hearts),
    ("pool", _pool),
    ("howell", _howell),
    ("jack", _jack),
)
TOTAL_STEPS: Final = frozenset({"on-the-nose", "floor"})
"""Steps that change a total, but not the points of the round."""
