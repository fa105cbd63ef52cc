"""Search: what is tried about each card and each pass, when the moon is, and the value of a round for the game."""

from math import exp, log
from random import Random
from typing import Any

import numpy as np
import pytest

from hearts import JOKER, PRESETS, Card, Game, Pass, Play, Rules, parse_cards
from players import choose, expert
from players.beliefs import EXPERT_1, EXPERT_3
from players.expert import CARD
from players.kernel.reading import read
from players.kernel.search import MY_MOON, Race
from players.kernel.spec import card_of, code
from players.policy import weights_for
from players.search import (
    PRIOR,
    Budget,
    Found,
    _likeliest,
    down,
    drop,
    floored,
    log_shares,
    lowest,
    merged,
    new_race,
    open_to_the_moon,
    policies_for,
    raced,
    think,
    think_pass,
    winning,
)
from players.worlds import sample_worlds, seed_of
from tests.hearts.table import Table
from tests.players.situations import table, twins, whole
from tests.players.training.test_self_play import shot


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("tricks", [0, 5])
def test_an_expert_thinks_the_same_whichever_deal_is_real(tricks: int) -> None:
    one, two = (think(view, Budget(20, 60), halve=False) for view in twins(tricks))
    assert (one.values == two.values).all()
    policies = policies_for("standard", EXPERT_3)
    here, there = (sample_worlds(view, policies, 20, seed_of(view)).positions for view in twins(tricks))
    assert (here == there).all()


@pytest.mark.parametrize(("choices", "phases"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 3), (9, 4)])
def test_choices_are_halved_until_two_are_left(choices: int, phases: int) -> None:
    for halve in (True, False):
        tried: list[tuple[int, int, int]] = []

        def fill(race: Race, first: int, end: int, tried: list[tuple[int, int, int]] = tried) -> None:
            """The higher its number, the better is a choice."""
            tried.append((int(race.alive.sum()), first, end))
            race.sums[:] = np.arange(choices) * end

        found = raced([(number, False, 0.0) for number in range(choices)], 400, halve, fill)
        assert found.best == choices - 1
        assert len(tried) == (phases if halve else 1)
        assert [first for _, first, _ in tried[1:]] == [end for *_, end in tried[:-1]], "no column is left out"
        assert [after for after, *_ in tried[1:]] == [before - before // 2 for before, *_ in tried[:-1]]
        assert found.race.values.shape == (choices, 400 if halve else 400 // choices)
        assert (found.race.tried[found.best], min(found.race.tried)) == (tried[-1][2], tried[0][2])
        assert 400 / 2 < sum(alive * (end - first) for alive, first, end in tried) <= 400


def race(sums: list[float], log_priors: list[float]) -> Race:
    """A race in which all choices are still being tried."""
    found = new_race([(number, False, log_prior) for number, log_prior in enumerate(log_priors)], 1)
    found.sums[:] = sums
    return found


def test_the_worst_by_the_mean_are_dropped_first() -> None:
    tried = race([10.0, -20.0, 30.0, 0.0], [0.0] * 4)
    drop(2, tried, 10)
    assert list(tried.alive) == [True, False, True, False]
    tried.sums[:] = [10.0, -99.0, 30.0, -99.0]
    drop(1, tried, 10)
    assert list(tried.alive) == [False, False, True, False], "who is out stays out"


def test_the_policy_decides_between_equal_choices() -> None:
    alike = race([1.0, 1.0], [-3.0, -1.0])
    drop(1, alike, 10)
    assert list(alike.alive) == [False, True]
    better = race([10 * 3 * PRIOR, 0.0], [-3.0, -1.0])
    drop(1, better, 10)
    assert list(better.alive) == [True, False], "many rollouts say more"


def test_winning_counts_more_the_nearer_the_end_of_the_game_is() -> None:
    hands = ("5C 3C 4C 6C 7C", "KC 8C 2S 3S 4S", "QS 5H 6H 7H 8H", "9C TC 2D 3D 4D")
    shares = [
        winning(table(*hands, totals=totals).game.view(0)) for totals in ((0, 0, 0, 0), (40, 10, 5, 0), (99, 3, 9, 80))
    ]
    assert shares[0] == 0
    assert 0 < shares[1] < 0.2 < 0.7 < shares[2] <= 0.8


def test_shares_of_a_choice_are_those_of_a_softmax() -> None:
    shares = {card: exp(log_prior) for card, log_prior in log_shares({1: 2.0, 2: 2.0, 3: 2.0 + log(2)}).items()}
    assert shares == pytest.approx({1: 0.25, 2: 0.25, 3: 0.5})


def test_the_opinion_of_the_policy_costs_an_unlikely_card_only_so_much() -> None:
    assert floored({"QS": -0.1, "5C": -9.0, "6C": -2.0}, 3.0) == {"QS": -0.1, "5C": -3.1, "6C": -2.0}


def test_cards_with_nothing_between_them_that_cost_the_same_are_one_choice() -> None:
    situation = table("4S 5S 6S 8S QS KS", "7S 2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D 7D")
    view = situation.game.view(0)
    equal = dict.fromkeys((code(card, view.rules) for card in view.hand), -1.0)
    liked = equal | {code(Card.parse("5S"), view.rules): -0.5}
    found = merged(read(view), liked)
    assert sorted(map(str, map(card_of, found))) == sorted(["5S", "8S", "QS", "KS"])
    assert exp(found[code(Card.parse("5S"), view.rules)]) == pytest.approx(2 * exp(-1.0) + exp(-0.5))
    lying = table("7S 2C 3C 4C 5C 6C", "4S 5S 6S 8S QS KS", "2D 3D 4D 5D 6D 7D").play("7S").game.view(1)
    assert len(merged(read(lying), equal)) == 4, "six and eight are two choices while the seven lies between them"
    hands = ("4S 5S 6S 8S QS KS", "7S 2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D 7D")
    cancelling = table(*hands, duplicates="cancel", decks=2).game.view(0)
    assert merged(read(cancelling), liked) == liked, "where cards cancel each other each of them is another"


def test_the_effect_of_a_moon_is_predicted_only_if_the_rules_leave_it_open() -> None:
    hands = ("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H")
    losing = {"totals": (70, 20, 90)}
    views = {moon: table(*hands, moon=moon, **losing).game.view(0) for moon in ("choice", "smart", "others_up")}
    assert {moon: down(view) for moon, view in views.items()} == {"choice": 1, "smart": 1, "others_up": 0}
    late = table(*hands, moon="choice", moon_choice_from=80, **losing).game.view(0)
    assert down(late) == 0


def test_only_in_standard_hearts_another_seat_may_have_another_style() -> None:
    assert len(policies_for("standard", EXPERT_3)) == 2 + len(EXPERT_3.styles) == 3
    assert len(policies_for("bonus", EXPERT_3)) == len(policies_for("standard", EXPERT_1)) == 2


@pytest.mark.usefixtures("compiled")
def test_an_expert_passes_cards_that_it_holds_and_may_give() -> None:
    for name in ("standard", "split", "tournament", "high_low", "jokers", "extreme"):
        game = Game.new(PRESETS[name])
        game = game.deal(game.shuffle(f"a pass by {name} rules".encode()))
        seat = game.to_act[0]
        assert game.check(seat, Pass(expert.passes(game.view(seat), 40))) is None


def test_the_lowest_cards_go_for_a_moon_and_forbidden_ones_only_if_need_be() -> None:
    hand = "AS KS QS AH KH 2C 3C 4C AD KD QD JD 5C"
    view = whole(hand, "", "", "", passing="left").game.view(0)
    assert lowest(view, 3) == parse_cards("2C 3C 4C")
    kept = whole(hand, "", "", "", passing="left", pass_forbidden=("2C", "4C")).game.view(0)
    assert lowest(kept, 3) == parse_cards("3C 5C JD")
    only = whole(hand, "", "", "", passing="left", pass_forbidden=parse_cards(hand)[1:]).game.view(0)
    assert lowest(only, 3) == parse_cards("AS 2C 3C")


@pytest.mark.usefixtures("compiled")
def test_all_cards_that_may_be_passed_go_before_a_forbidden_one_does() -> None:
    forbidden = tuple(f"{rank}{suit}" for suit in "SHD" for rank in "23456789TJQKA")
    for hand in ("AS KS QS AH KH 2H 3H 4H AD KD QD JD 5C", "AS KS QS AH KH 2H 3H 4H AD KD QD 6C 5C"):
        game = whole(hand, "", "", "", passing="left", pass_forbidden=forbidden).game
        view = game.view(0)
        found = think_pass(view, 10, sets=3, halve=False, also=[lowest(view, 3)])
        assert found is not None
        assert all(game.check(0, Pass(cards)) is None for cards in found.moves)


@pytest.mark.parametrize("forbidden", [(), ("XX",)])
def test_a_set_to_pass_has_no_more_jokers_than_the_hand_and_none_that_is_forbidden(forbidden: tuple[str, ...]) -> None:
    """The two of high-low Hearts have two codes, and one face."""
    game = Game.new(Rules(**PRESETS["high_low"].model_dump() | {"pass_forbidden": forbidden}))
    view = game.deal(game.shuffle(bytes(16))).view(0)
    assert view.hand.count(JOKER) == 2
    found = [[card_of(number) for number in cards] for cards in _likeliest(view, "three", 1, 3, 99, [])]
    assert max(cards.count(JOKER) for cards in found) == (0 if forbidden else 2)


def test_a_pass_to_several_seats_is_not_searched() -> None:
    view = whole("", "", "", "", passing="split").game.view(0)
    assert think_pass(view, 10, sets=3, halve=False) is None


STRONG = "AH KH QH JH TH AS KS QS AC KC 3D 2C 4S"
"""A hand that takes every trick once its low cards are passed."""


def shooter(**fields: Any) -> Table:
    """Seat 0 has taken the first trick, with a heart in it, and leads from a hand that almost surely takes the rest."""
    hands = ("AC AH KH QH JH AS KS AD 9D", "2C 2H 3H 4H 2D 3D 2S 3S 4S", "3C 5H 6H 7H 4D 5D 5S 6S 7S")
    return table(*hands, "TH 8H 9H TD KD 6D 8S 9S TS", **fields).play("AC 2C 3C TH")


def goes_for_it(situation: Table) -> bool:
    view = situation.game.view(situation.turn)
    return open_to_the_moon(view, read(view))


def test_a_moon_is_open_to_a_seat_as_long_as_nobody_else_has_a_point() -> None:
    hands = ("AC 2D 2H 3S 4S", "2C 3D 5H 5S 6S", "3C 4D 6H 7S 8S", "TH KD QH 9S TS")
    assert goes_for_it(table(*hands).play("AC 2C 3C TH"))
    assert goes_for_it(table(*hands).play("AC 2C 3C TH 2D 3D 4D KD QH"))
    assert not goes_for_it(table(*hands).play("AC 2C 3C TH 2D 3D 4D KD QH 2H 5H 6H 9S"))


@pytest.mark.parametrize("moon", ["off", "shooter_up"])
def test_no_moon_is_open_where_it_does_not_pay(moon: str) -> None:
    assert goes_for_it(shooter())
    assert not goes_for_it(shooter(moon=moon))


@pytest.mark.usefixtures("compiled")
def test_an_expert_plays_its_moon_to_the_end() -> None:
    situation = shooter()
    while situation.game.round is not None:
        if situation.turn == 0:
            move = choose("expert", situation.game.view(0), Random(1))
            assert isinstance(move, Play)
            situation.play(str(move.card))
        else:
            situation.lowest()
    assert situation.game.rounds[-1].shooter == 0


@pytest.mark.usefixtures("compiled")
def test_an_expert_passes_its_low_cards_from_a_hand_for_the_moon() -> None:
    view = whole(STRONG, "", "", "", passing="left").game.view(0)
    move = choose("expert", view, Random(1))
    assert isinstance(move, Pass)
    assert {"3D", "2C"} < set(map(str, move.cards))


@pytest.mark.usefixtures("compiled")
def test_the_weights_of_the_moon_shoot_it_more_often_than_those_of_the_club() -> None:
    moon, standard = (np.array(weights_for(style), np.float32) for style in ("moon", "standard"))
    assert shot(moon, standard) > 3 * shot(standard, standard)


@pytest.mark.usefixtures("compiled")
def test_the_numbers_of_a_card_are_those_of_the_better_way_to_go_on() -> None:
    view = shooter().game.view(0)
    thought = think(view, CARD, halve=False)
    assert len(thought.moves) == len(set(view.legal)) == len(thought.values)
    assert (thought.events[thought.moves.index(thought.best)] & MY_MOON).astype(bool).mean() > 0.8


def test_a_move_is_judged_by_the_plan_with_the_better_average_whichever_was_tried_first() -> None:
    two, three = parse_cards("2C 3C")
    choices = [(two, False, 0.0), (three, False, 0.0), (two, True, 0.0), (three, True, 0.0)]
    race = new_race(choices, 2)
    race.values[:] = [[-1, -1], [-3, -3], [-1.5, 0], [-1, -1]]
    race.tried[:] = [2, 2, 1, 2]
    thought = Found(0, race).thought(choices, lambda card: (card,), np.arange(2), 2.0)
    assert (thought.moves, thought.best) == (((two,), (three,)), (two,))
    assert thought.values.tolist() == [[-1, -1], [-1, -1]], "usual for the two, for the moon with the three"
