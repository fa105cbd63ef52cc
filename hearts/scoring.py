"""Scoring a round: an ordered list of steps. The score sheet records what each step changed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hearts.cards import QUEEN_OF_SPADES, TEN_OF_CLUBS, Card
from hearts.chips import CHIP_STEPS, lying
from hearts.moves import MoonEffect
from hearts.steps import (
    Haul,
    Rest,
    RoundResult,
    Scores,
    ScoringStep,
    Shot,
    Step,
    from_the_start,
    with_the_penalty_cards,
)
from hearts.trick import points_of_last

if TYPE_CHECKING:
    from hearts.round import Round
    from hearts.rules import Rules

NOSE: Final = 50
"""What comes off a total that is on the nose, a multiple of it, however many decks there are."""


def moon_shot(round: Round) -> Shot | None:
    """The moon or sun of a round whose tricks are all played; None if there is none."""
    rules, deck = round.rules, round.deck
    if rules.moon == "off" or round.voided or not deck.penalty_count:
        return None
    for seat, pile in enumerate(round.piles):
        if sum(card in deck.points for card in pile) < deck.penalty_count:
            continue
        if rules.moon_needs_bonus and pile.count(_bonus(rules)) < deck.bonus_count:
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
        hauls=_hauls(round),
    )
    for step in steps_of(round.rules):
        change = step.change(round, result, shot)
        if any(change):
            result = replace(
                result,
                points=result.points if step.of_totals else _sum(result.points, change),
                sheet=(*result.sheet, Step(step.name, change)),
                totals=_sum(result.totals, change),
            )
    return replace(result, pot=lying(result)) if round.rules.scoring == "chips" else result


def _hauls(round: Round) -> tuple[tuple[Haul, ...], ...]:
    """What each trick, and after these what each part of the kitty, brought its taker, if that is a point."""
    found: list[list[Haul]] = [[] for _ in range(round.rules.seats)]
    pile: tuple[Card, ...] = ()
    for trick in round.tricks:
        pile += trick.cards
        if trick.taker is not None:
            _add(found[trick.taker], dict(trick.plays)[trick.taker], pile, round)
            pile = ()
    for seat, cards in round.kitty_taken:
        _add(found[seat], None, cards, round)
    return tuple(map(tuple, found))


def _add(hauls: list[Haul], card: Card | None, cards: tuple[Card, ...], round: Round) -> None:
    worth = round.deck.points
    if points := sum(worth.get(each, 0) for each in cards):
        hauls.append(Haul(card, points, card is not QUEEN_OF_SPADES in cards and QUEEN_OF_SPADES in worth))


def steps_of(rules: Rules) -> Iterator[ScoringStep]:
    """The steps that apply by these rules, in order."""
    return (step for step in (CHIP_STEPS if rules.scoring == "chips" else POINT_STEPS) if step.applies(rules))


def _sum(left: Scores, right: Scores) -> Scores:
    return tuple(a + b for a, b in zip(left, right, strict=True))


def _bonus(rules: Rules) -> Card:
    assert rules.bonus_card is not None
    return rules.bonus_card


# -- the steps for points, each: the points that it adds for each seat


def _card_points(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    return tuple(sum(round.deck.points.get(card, 0) for card in pile) for pile in round.piles)


def _doubler(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """The ten of clubs doubles its taker's points; by the Chinese rule it gives a taker without a penalty card -5."""
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
    if result.effect == "void":
        return _nothing(round)
    doubled = rules.doubler == "ten_of_clubs"
    return tuple(
        pile.count(_bonus(rules)) * rules.bonus_points * (2 ** pile.count(TEN_OF_CLUBS) if doubled else 1)
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
    floor = round.rules.floor or 0
    return tuple(max(0, floor - total) for total in result.totals)


def _nothing(round: Round) -> Scores:
    return (0,) * round.rules.seats


# -- what settles a step, if the steps before it are settled


def _moon_is_settled(rest: Rest) -> bool:
    """Cards that cancel each other in the last trick may undo a moon, and a trick of another seat a sun."""
    rules, whole = rest.rules, rest.deck.penalty_count
    if rest.taker is not None or not whole or whole not in rest.penalty_cards.values():
        return True
    undone = rules.duplicates == "cancel" and rules.last_cancelled == "nobody"
    return not undone and not (rules.sun and len(rest.takers) == 1)


def _everybody_has_a_trick(rest: Rest) -> bool:
    return rest.taker is not None or rest.takers.issuperset(rest.players)


POINT_STEPS: Final = (
    ScoringStep("cards", _card_points, settled=with_the_penalty_cards),
    ScoringStep(
        "doubler",
        _doubler,
        applies=lambda rules: rules.doubler != "none",
        settled=lambda rest: rest.knows_who_takes([TEN_OF_CLUBS]),
    ),
    ScoringStep("moon", _moon, applies=lambda rules: rules.moon != "off", settled=_moon_is_settled),
    ScoringStep(
        "bonus",
        _bonus_card,
        applies=lambda rules: rules.bonus_card is not None,
        settled=lambda rest: rest.knows_who_takes([_bonus(rest.rules)]),
    ),
    ScoringStep(
        "no-tricks", _no_tricks, applies=lambda rules: rules.no_tricks_bonus != 0, settled=_everybody_has_a_trick
    ),
    ScoringStep("on-the-nose", _on_the_nose, settled=from_the_start, of_totals=True),
    ScoringStep("floor", _floor, applies=lambda rules: rules.floor is not None, settled=from_the_start, of_totals=True),
)
