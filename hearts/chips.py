"""Chips: who can play for them, what a round costs, and who divides the pool."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from hearts.steps import Rest, RoundResult, Scores, ScoringStep, Shot, from_the_start, with_the_penalty_cards

if TYPE_CHECKING:
    from hearts.round import Round
    from hearts.rules import Rules

BySeat = Mapping[int, int]
"""A number for each seat that plays the round, clockwise."""


def able(rules: Rules, totals: Sequence[int]) -> tuple[int, ...]:
    """The seats that can pay the ante; by Howell's way, which has none, those with a chip."""
    least = 1 if rules.chips_pay == "howell" else rules.ante
    return tuple(seat for seat, chips in enumerate(totals) if chips >= least)


def ante(rules: Rules, totals: Sequence[int], pot: int) -> int:
    """What each seat puts into the pool before a round: nothing if at most one could, so that they play for the jack.

    ``pot`` is that jack: the chips that lie from earlier rounds.
    """
    return 0 if rules.chips_pay == "howell" or (pot and len(able(rules, totals)) < 2) else rules.ante


def is_last(rules: Rules, number: int) -> bool:
    """Whether nothing may stay on the table after this round, counted from 0, because it may be the last one."""
    return rules.end == "rounds" and number + 1 >= rules.end_rounds


def winners_of_pool(hearts: BySeat, in_play: int) -> list[int]:
    """The seats that divide the pool: those without a heart, or the one of two with fewer; none if it stays as a jack.

    ``hearts`` are those that each seat took, ``in_play`` is how many the deck has.
    """
    if len(hearts) == 2:
        return fewest(hearts) if len(set(hearts.values())) == 2 else []
    return [] if in_play in hearts.values() else [seat for seat, taken in hearts.items() if not taken]


def fewest(hearts: BySeat) -> list[int]:
    """The seats that took the fewest hearts."""
    return [seat for seat, taken in hearts.items() if taken == min(hearts.values())]


def settled_by_howell(hearts: BySeat, stacks: Sequence[int], dealer: int) -> dict[int, int]:
    """What each seat wins: for each heart it pays as many chips as there are others, and for each heart of the others
    it takes one. Nobody pays more than its stack; what then is missing, those who are to get it bear."""
    taken = sum(hearts.values())
    due = {seat: taken - len(hearts) * mine for seat, mine in hearts.items()}
    paid = {seat: max(chips, -stacks[seat]) for seat, chips in due.items() if chips < 0}
    return paid | in_turn(-sum(paid.values()), {seat: chips for seat, chips in due.items() if chips >= 0}, dealer)


def in_turn(chips: int, due: BySeat, dealer: int) -> dict[int, int]:
    """Deals out the chips one by one, from the dealer's left on, to each seat until it has what is due to it."""
    around = sorted(due, key=lambda seat: (seat <= dealer, seat))
    got = dict.fromkeys(around, 0)
    while chips and (waiting := [seat for seat in around if got[seat] < due[seat]]):
        for seat in waiting[:chips]:
            got[seat] += 1
        chips -= min(chips, len(waiting))
    return got


# -- the steps of the scoring


def _ante(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    due = ante(round.rules, result.totals, result.pot)
    return _each(round, dict.fromkeys(round.players, -due))


def _hearts(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """Each heart costs a chip, as far as its taker has one."""
    return _each(round, {seat: -min(taken, result.totals[seat]) for seat, taken in _taken(round).items()})


def _pool(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """Equal shares of the pool, for those who win it; the odd chips stay."""
    won = winners_of_pool(_taken(round), round.deck.penalty_count)
    return _each(round, dict.fromkeys(won, lying(result) // len(won)) if won else {})


def _howell(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    return _each(round, settled_by_howell(_taken(round), result.totals, round.deal.dealer))


def _jack(round: Round, result: RoundResult, shot: Shot | None) -> Scores:
    """What still lies after the last round goes to those who took the fewest hearts in it."""
    if not is_last(round.rules, round.number):
        return _each(round, {})
    rest = lying(result)
    due = dict.fromkeys(fewest(_taken(round)), rest)
    return _each(round, in_turn(rest, due, round.deal.dealer))


def _taken(round: Round) -> dict[int, int]:
    """How many hearts each seat that plays took."""
    return {seat: sum(card in round.deck.points for card in round.piles[seat]) for seat in round.players}


def lying(result: RoundResult) -> int:
    """The chips on the table after the steps so far."""
    return result.pot - sum(result.points)


def _each(round: Round, change: Mapping[int, int]) -> Scores:
    return tuple(change.get(seat, 0) for seat in range(round.rules.seats))


def _pool_is_settled(rest: Rest) -> bool:
    """It stays as soon as everybody has a heart, but of two seats the one with fewer wins it."""
    stays = len(rest.players) > 2 and all(rest.penalty_cards.values())
    return stays or with_the_penalty_cards(rest)


CHIP_STEPS: Final = (
    ScoringStep("ante", _ante, settled=from_the_start),
    ScoringStep("hearts", _hearts, applies=lambda rules: rules.chips_pay == "hearts", settled=with_the_penalty_cards),
    ScoringStep("pool", _pool, applies=lambda rules: rules.chips_pay != "howell", settled=_pool_is_settled),
    ScoringStep("howell", _howell, applies=lambda rules: rules.chips_pay == "howell", settled=with_the_penalty_cards),
    ScoringStep(
        "jack",
        _jack,
        settled=lambda rest: not is_last(rest.rules, rest.number) or with_the_penalty_cards(rest),
    ),
)
