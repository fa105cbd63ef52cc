"""The coach: its numbers come from the same worlds, they support its reason, and it judges the moves of a round."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from hearts import PRESETS, Card, Game, Pass, Play, View
from players import choose, coach
from players.coach import Advice, AdviceReason, Outlook, Verdict, advise, careful, judge
from players.kernel.search import OTHER_MOON
from players.search import Budget, Thought
from tests.hearts.table import Table
from tests.players.situations import table, twins, whole

QUICK = Budget(worlds=150, rollouts=1200)


def of(situation: Table) -> View:
    return situation.game.view(situation.turn)


def leads_a_spade(**rules: Any) -> Table:
    """Seat 0 holds ace and king of spades with one low one; the queen is in another hand."""
    return whole("AC AS KS 4S 9D 3D 5H 6C", "2C QS 2S", "3C 3S", "4C 5S", dealer=0, **rules).play("2C 3C 4C AC")


def beginners_round() -> list[tuple[View, Play | Pass]]:
    """The decisions of a beginner at seat 0 in a round."""
    rng, decisions, game = Random(1), [], Game.new(PRESETS["standard"])
    game = game.deal(game.shuffle(b"coach this round"))
    while game.round is not None:
        seat = game.to_act[0]
        move = choose("beginner" if seat == 0 else "club", game.view(seat), rng)
        assert isinstance(move, Play | Pass)
        if seat == 0:
            decisions.append((game.view(seat), move))
        game = game.act(seat, move)
    return decisions


@pytest.mark.usefixtures("compiled")
def test_every_card_gets_its_numbers_the_best_first() -> None:
    view = of(leads_a_spade())
    advice = advise(view, QUICK)
    assert {outlook.cards for outlook in advice.outlooks} == {(card,) for card in view.legal}
    behind = [outlook.behind for outlook in advice.outlooks]
    assert behind == sorted(behind)
    assert behind[0] == advice.best.error == 0
    for outlook in advice.outlooks:
        assert 0 <= outlook.points <= 26
        assert all(0 <= share <= 1 for share in (outlook.own_moon, outlook.other_moon))


@pytest.mark.usefixtures("compiled")
def test_the_reason_names_the_queen_where_she_makes_the_difference() -> None:
    advice = advise(of(leads_a_spade()), QUICK)
    spade = next(outlook for outlook in advice.outlooks if str(outlook.cards[0]) == "KS")
    assert str(advice.best.cards[0]) not in ("KS", "AS")
    assert spade.because is AdviceReason.QUEEN
    assert spade.behind > 1


@pytest.mark.usefixtures("compiled")
def test_cards_without_a_clear_difference_are_called_alike() -> None:
    hands = ("5C 2D 3D 4D 5D", "6C TD JD QD KD", "7C 9H TH JH QH", "AC KC 6H 7H 8H")
    advice = advise(of(table(*hands).play("5C 6C 7C")), QUICK)
    assert {str(outlook.cards[0]) for outlook in advice.outlooks} == {"AC", "KC"}
    assert advice.best.behind == pytest.approx(advice.outlooks[1].behind, abs=0.2)


@pytest.mark.usefixtures("compiled")
def test_the_gap_to_the_best_card_is_the_difference_in_points_where_nobody_shoots_the_moon() -> None:
    advice = advise(of(leads_a_spade(moon="off")), QUICK)
    assert advice.outlooks[-1].behind > 1
    for outlook in advice.outlooks:
        assert outlook.behind == pytest.approx(outlook.points - advice.best.points)


@pytest.mark.parametrize(
    ("moons", "points", "because"),
    [
        ((10, 60), (3.0, 5.0), AdviceReason.OTHER_MOON),
        ((10, 14), (3.0, 5.0), AdviceReason.POINTS),  # four more deals of two hundred may be chance
        ((10, 10), (5.0, 5.0), AdviceReason.OTHERS),
        ((10, 10), (5.0, 4.9), AdviceReason.OTHERS),
    ],
)
def test_a_reason_is_a_clear_event_or_else_the_points(
    moons: tuple[int, int], points: tuple[float, float], because: AdviceReason
) -> None:
    """Two cards in 200 deals: in how many of them somebody else shoots the moon, and this seat's points."""
    deals = np.arange(200)
    events = np.array([np.where(deals * 7 % 200 < moons[0], OTHER_MOON, 0), np.where(deals < moons[1], OTHER_MOON, 0)])
    own = np.array([np.full(200, each) for each in points])
    moves = ((Card.parse("4C"),), (Card.parse("KC"),))
    view = of(leads_a_spade())
    values = np.array([np.full(200, 2.0), deals % 2]) * coach.a_point(view)
    advice = coach.compared(view, Thought(moves, moves[0], values, own, events, deals, 200.0))
    assert [str(outlook.cards[0]) for outlook in advice.outlooks] == ["4C", "KC"]
    assert advice.outlooks[1].because is because
    assert [(each.own_moon, each.other_moon) for each in advice.outlooks] == [(0, deals / 200) for deals in moons]


def after_seven_tricks() -> View:
    """A view in the middle of a round, where few of the sampled worlds fit the plays so far."""
    game = Game.new(PRESETS["no_pass"])
    game = game.deal(game.shuffle(b"few worlds"))
    while len(game.tricks) < 7 or len(set(game.view(game.to_act[0]).legal)) < 3:
        game = game.act(game.to_act[0], choose("club", game.view(game.to_act[0]), Random(1)))
    return game.view(game.to_act[0])


@pytest.mark.usefixtures("compiled")
def test_worlds_are_drawn_until_enough_of_them_count() -> None:
    view, budget = after_seven_tricks(), Budget(worlds=100, rollouts=300)
    with pytest.MonkeyPatch.context() as only_once:
        only_once.setattr(coach, "MOST", 1)
        before = advise(view, budget)
    now = advise(view, budget)
    assert before.effective < coach.ENOUGH < now.effective
    assert (before.sure, now.sure) == (False, True)


@pytest.mark.usefixtures("compiled")
def test_the_coach_is_not_sure_where_few_worlds_count_and_names_no_mistake_there() -> None:
    advice = advise(of(leads_a_spade()), Budget(worlds=1, rollouts=60))
    assert advice is not None
    assert advice.effective <= 1 * coach.MOST
    assert not advice.sure
    worse = replace(advice.outlooks[-1], behind=5.0, error=0.1, because=AdviceReason.QUEEN)
    assert not Verdict(advice, worse).mistake
    assert Verdict(replace(advice, effective=coach.ENOUGH), worse).mistake


@pytest.mark.parametrize("because", list(AdviceReason))
def test_no_mistake_is_named_for_a_moon_that_the_others_may_stop(because: AdviceReason) -> None:
    best, worse = (Outlook((), 1.0, behind, 0.1, 0.0, 0.0, because) for behind in (0.0, 5.0))
    verdict = Verdict(Advice((best, worse), 100.0), worse)
    assert verdict.clear
    assert verdict.mistake is ("moon" not in because)


def test_moves_that_are_hardly_worse_or_not_surely_are_as_good_as_the_best() -> None:
    outlooks = tuple(
        Outlook((Card.parse(card),), 1.0, behind, error, 0.0, 0.0)
        for card, behind, error in (("2C", 0.0, 0.0), ("3C", 0.2, 0.01), ("4C", 1.0, 0.6), ("5C", 1.0, 0.4))
    )
    advice = Advice(outlooks, 100.0)
    assert advice.alike == outlooks[1:3]


@pytest.mark.usefixtures("compiled")
def test_a_pass_is_compared_with_others_that_are_likely() -> None:
    view = whole("QS 3S 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H", "", "", "", passing="left").game.view(0)
    mine = tuple(map(Card.parse, ("2C", "2D", "2H")))
    advice = advise(view, QUICK, also=mine)
    assert Card.parse("QS") in advice.best.cards
    assert sorted(mine) in [sorted(outlook.cards) for outlook in advice.outlooks]


@pytest.mark.usefixtures("compiled")
def test_the_same_view_gets_the_same_advice() -> None:
    assert advise(of(leads_a_spade()), QUICK) == advise(of(leads_a_spade()), QUICK)


@pytest.mark.usefixtures("compiled")
def test_the_coach_says_the_same_whichever_deal_is_real() -> None:
    one, two = twins(tricks=5)
    assert advise(one, QUICK) == advise(two, QUICK) is not None


def test_the_coach_gives_no_advice_without_a_choice_or_before_the_kernel_is_ready() -> None:
    assert advise(of(leads_a_spade())) is None
    forced = whole("AC", "2C", "3C", "4C", dealer=0)
    assert advise(of(forced)) is None
    assert advise(forced.game.view(None)) is None


@pytest.mark.usefixtures("compiled")
def test_a_beginner_makes_mistakes() -> None:
    verdicts = [judge(view, move, QUICK) for view, move in beginners_round()]
    judged = [verdict for verdict in verdicts if verdict is not None]
    assert all(verdict.cost >= 0 for verdict in judged)
    mistakes = [verdict for verdict in judged if verdict.mistake]
    assert mistakes
    assert all(verdict.cost > coach.MISTAKE for verdict in mistakes)


@pytest.mark.usefixtures("compiled")
def test_the_best_move_of_the_coach_is_no_mistake() -> None:
    view = of(leads_a_spade())
    advice = advise(view, QUICK)
    verdict = judge(view, Play(advice.best.cards[0]), QUICK)
    assert isinstance(verdict, Verdict)
    assert verdict.cost == 0
    assert not verdict.mistake
    worst = judge(view, Play(Card.parse("KS")), QUICK)
    assert worst.mistake
    assert worst.because in (AdviceReason.QUEEN, AdviceReason.POINTS, AdviceReason.OTHER_MOON)


@pytest.mark.parametrize(
    ("moon", "behind", "rules", "first"),
    [
        (0.4, 1.0, {}, "3C"),
        (0.4, 4.0, {}, "2C"),  # it would cost too much
        (0.9, 1.0, {}, "2C"),
        (0.05, 1.0, {}, "2C"),
        (0.4, 1.0, {"moon": "shooter_down"}, "3C"),
    ],
)
def test_somebody_new_is_told_to_avoid_points_unless_a_moon_is_nearly_certain(
    moon: float, behind: float, rules: dict[str, Any], first: str
) -> None:
    view = of(leads_a_spade(**rules))
    points = 6.0 - (26 * moon if rules else 0)
    shoots = Outlook((Card.parse("2C"),), points, 0.0, 0.0, moon, 0.0)
    avoids = Outlook((Card.parse("3C"),), 8.0, behind, 0.1, 0.0, 0.0, AdviceReason.OWN_MOON)
    found = careful(Advice((shoots, avoids), 500.0), view)
    assert str(found.best.cards[0]) == first
    assert {*found.outlooks} == {shoots, avoids}
