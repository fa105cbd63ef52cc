"""Claims: a round is settled if nothing that is left can change a score, judged by what one seat can see."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, seed, settings
from hypothesis import strategies as st

from hearts import (
    Card,
    ChooseMoon,
    Claimed,
    Game,
    IllegalMove,
    Phase,
    Reason,
    RoundResult,
    Rules,
    read_event,
    settled,
    write_event,
)
from hearts.scoring import POINT_STEPS
from hearts.steps import ScoringStep
from hearts.trick import piles
from tests.hearts.strategies import random_deal, random_move, rules
from tests.hearts.table import Table
from tests.hearts.test_properties import QUICK
from tests.thorough import part_of

HANDS = "AC 3D 4D 5D 6D", "2H 7D 8D 9D TD", "2C JD QD KD AD"
"""Hands with a single heart, which is played to the first trick if that is allowed."""
COMPLETIONS = 3
"""Other deals to compare per position: each looks the same to the seat, and is played to its end."""


def claims(table: Table) -> list[int]:
    """The seats that may claim."""
    return [seat for seat in table.game.players if settled(table.game.view(seat))]


def test_everybody_may_end_the_round_when_all_points_are_out() -> None:
    table = Table(*HANDS, first_trick_points="allowed")
    assert claims(table) == []
    assert claims(table.play("2C AC")) == [], "the last heart has not been played"
    assert claims(table.play("2H")) == [0, 1, 2]


@pytest.mark.parametrize(
    ("says", "claiming"),
    [({}, []), ({"applies": lambda rules: False}, [1]), ({"settled": lambda rest: rest.taker is not None}, [1])],
    ids=["nothing", "that it does not apply", "that it asks who takes the rest"],
)
def test_a_step_that_does_not_say_when_it_is_settled_keeps_the_round_open(
    monkeypatch: pytest.MonkeyPatch, says: dict[str, Any], claiming: list[int]
) -> None:
    """Seat 1 has the lead and cannot be beaten."""
    new = ScoringStep("new", lambda round, result, shot: (0,) * 3, **says)
    monkeypatch.setattr("hearts.scoring.POINT_STEPS", (*POINT_STEPS, new))
    table = Table("2C 3D 4D 5D 3H", "AC AD KD QD AH", "3C TD 9D 8D 2H").play("2C AC 3C")
    assert claims(table) == claiming


def test_the_other_cards_are_not_looked_for_while_the_hand_has_one_that_counts() -> None:
    view = Table(*HANDS).game.view(1)
    assert not settled(view)
    assert "unseen" not in vars(view), "every panel asks"


def test_points_on_the_table_are_still_to_be_taken() -> None:
    hands = "6D 5D 4D 3D AC", "7D 8D 9D TD 2H", "2C JD QD KD AD", "6S 3S 4S 5S 3C"
    table = Table(*hands, first_trick_points="allowed")
    assert claims(table.play("2C 3C AC")) == []
    assert claims(table.play("2H")) == [0, 1, 2, 3]
    early = Table(hands[0], hands[3], hands[2], hands[1], first_trick_points="allowed")
    assert claims(early.play("2C 2H AC")) == [], "it lies there"
    assert claims(early.play("3C")) == [0, 1, 2, 3]


def test_a_leader_who_cannot_be_beaten_may_end_the_round() -> None:
    table = Table("KC AC AD AS KH AH", "3C 4D 5D QS 2H 3H", "TC 6D 7D 8D 4H 5H", "2C 8S 9D TD 6H 7H")
    assert claims(table.play("2C KC 3C")) == [], "the trick may yet be somebody else's"
    assert claims(table.play("TC")) == [0]
    assert claims(table.play("AC")) == [], "it is no lead any more"


def test_a_card_that_can_be_beaten_keeps_the_round_open() -> None:
    hands = "KC AC AD AS KH QH", "3C 4D 5D QS 2H 3H", "TC 6D 7D 8D 4H 5H", "2C 8S 9D TD 6H AH"
    assert claims(Table(*hands).play("2C KC 3C TC")) == []


def test_an_equal_card_in_another_hand_may_cancel_the_highest() -> None:
    hands = "KC AC AD AS KS", "2C 4D 5D QS 2H", "TC 6D 7D AD 4H"
    assert claims(Table(*hands).play("2C TC KC")) == [0]
    assert claims(Table(*hands, duplicates="cancel").play("2C TC KC")) == []


@pytest.mark.parametrize(
    "rule",
    [
        {"bonus_card": "JD", "bonus_points": -10},
        {"no_tricks_bonus": -5},
        {"sun": True},
    ],
    ids=str,
)
def test_other_cards_that_count_keep_the_round_open(rule: dict[str, Any]) -> None:
    assert claims(Table(*HANDS, first_trick_points="allowed", **rule).play("2C AC 2H")) == []


def test_the_ten_of_clubs_matters_where_it_doubles() -> None:
    hands = "AC 3D 4D 5D TC", *HANDS[1:]
    for doubler, claiming in (("none", [0, 1, 2]), ("ten_of_clubs", []), ("chinese", [])):
        table = Table(*hands, first_trick_points="allowed", doubler=doubler)
        assert claims(table.play("2C AC 2H")) == claiming
        taken = Table("TC 3D 4D 5D 6D", *HANDS[1:], first_trick_points="allowed", doubler=doubler)
        assert claims(taken.play("2C TC 2H")) == [0, 1, 2], "it lies in a trick that is over"


def test_a_sun_keeps_the_round_open_until_a_second_seat_has_a_trick() -> None:
    table = Table(*HANDS, first_trick_points="allowed", sun=True)
    assert claims(table.play("2C AC 2H")) == []
    assert claims(table.play("3D 7D AD")) == [0, 1, 2]


def test_a_bonus_for_no_trick_keeps_the_round_open_until_each_seat_has_one() -> None:
    hands = "AC 3D 4D 5D 6D", "2H 7D 8D 9D QD", "2C TD JD KD AD"
    table = Table(*hands, first_trick_points="allowed", no_tricks_bonus=-5).play("2C AC 2H")
    assert claims(table.play("3D QD TD")) == []
    assert claims(table.play("7D AD 4D")) == [0, 1, 2]


def test_cards_that_cancel_each_other_matter_no_more_once_two_seats_have_points() -> None:
    hands = "AC 3D 4D 5D JD", "2H 7D 8D JD TD", "2C 3H 4S 5S 6S"
    table = Table(*hands, first_trick_points="allowed", duplicates="cancel").play("2C AC 2H")
    assert claims(table) == []
    assert claims(table.play("3D TD 3H")) == [0, 1, 2]


def test_a_heart_of_the_kitty_counts_for_its_taker_who_alone_knows_it() -> None:
    """Seat 0 has no other heart, and each of the others has taken one."""
    hands = "AC 3D 5S 7D", "AD 3S 8D 3C", "4C 4D AS 6D", "5C 5D 4S KD JH QH KH", "2C 3H 4H 5H 6H 7H 8H 9H TH AH"
    table = Table(
        *hands, kitty="2H 2D", remainder="kitty", scoring="chips", moon="off", opening="dealers_left", breaking="none"
    ).play("AC 3C 4C 5C 2C")
    table.play("3D AD 4D 5D 3H").play("3S AS 4S 4H 5S").play("6D KD 5H 7D 8D")
    assert claims(table.play("JH AH")) == []
    assert claims(table.lowest(3)) == [0]


def test_cards_that_cancel_each_other_on_the_last_trick_may_undo_a_moon() -> None:
    hands = "AC 3D 4D 5D JD", *HANDS[1:]
    assert claims(Table(*hands, first_trick_points="allowed").play("2C AC 2H")) == [0, 1, 2]
    assert claims(Table(*hands, first_trick_points="allowed", duplicates="cancel").play("2C AC 2H")) == []


def test_for_chips_nothing_counts_once_everybody_has_a_heart() -> None:
    hands = "AC 2D 3D 5D 9H", "2H 3H 4H 5S 6S", "2C AD 4S QD JD"
    table = Table(*hands, first_trick_points="allowed", scoring="chips", moon="off", queen_points=0)
    assert claims(table.play("2C AC 2H 2D 3H AD 4S 9H")) == []
    assert claims(table.play("6S")) == [0, 1, 2], "the last heart is nobody's loss"
    assert claims(table.play("5S")) == [0, 1, 2], "neither is it while another card is led"
    table = Table(*hands, first_trick_points="allowed").play("2C AC 2H 2D 3H AD 4S 9H 6S")
    assert claims(table) == [1], "who leads it and nothing else that can be beaten takes it"


def test_points_in_a_trick_that_nobody_took_are_still_to_be_taken() -> None:
    hands = "2C 3D 4D 5D 6D", "2C 7D 8D 9D TD", "2H JD QD KD AD", "3S 4S 5S 6S 7S"
    table = Table(*hands, first_trick_points="allowed", duplicates="cancel").play("2C 2C 2H 3S")
    assert table.takers == [None]
    assert claims(table) == []


def test_a_seat_that_does_not_know_the_kitty_cannot_claim() -> None:
    hands = "3C AC KC AD KD QD AS KS AH KH", "QC 4S", "", "", "2C"
    table = Table(*hands, remainder="kitty", kitty="QS 2D", kitty_to="first_trick")
    table.play("2C 3C QC").lowest(2).play("4S").lowest(3).play("AS")
    assert (table.turn, table.game.round and table.game.round.kitty_taken[0][0]) == (0, 1)
    assert claims(table) == []


def test_a_joker_may_be_the_highest_heart() -> None:
    hands = "KC AC AD AS AH", "2C 4D 5D QS XX", "TC 6D 7D 8D XX"
    assert claims(Table(*hands, joker_kind="high_low").play("2C TC KC")) == []
    assert claims(Table(*hands).play("2C TC KC")) == [0], "one that does not count never wins"


def test_a_claim_is_refused_while_something_counts() -> None:
    game = Table(*HANDS).game
    for seat in range(3):
        with pytest.raises(IllegalMove) as refused:
            game.claim(seat)
        assert refused.value.reason is Reason.NOT_SETTLED


def test_a_claim_between_two_rounds_is_refused() -> None:
    with pytest.raises(IllegalMove) as refused:
        Table(*HANDS).finish().game.claim(0)
    assert refused.value.reason is Reason.WRONG_PHASE


def test_a_claim_plays_the_lowest_legal_cards_and_says_who_made_it() -> None:
    table = Table(*HANDS, first_trick_points="allowed").play("2C AC 2H")
    claimed = table.game.claim(1)
    played = table.finish().game
    assert claimed.rounds[-1] == replace(played.rounds[-1], claimed=1)
    assert Claimed(1) in claimed.events
    events = [read_event(*write_event(event)) for event in claimed.events]
    assert Game.replay(claimed.rules, events) == claimed


def test_a_moon_is_chosen_after_a_claim_as_always() -> None:
    claimed = Table(*HANDS, first_trick_points="allowed", moon="choice").play("2C AC 2H").game.claim(1)
    assert claimed.phase is Phase.CHOOSING
    assert claimed.act(0, ChooseMoon("others_up")).rounds[-1].claimed == 1


def test_every_completion_of_every_deal_that_looks_the_same_scores_alike() -> None:
    assert check(settings(QUICK, max_examples=12), rounds=4) >= 20


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_every_completion_scores_alike_in_thousands_of_positions(part: int) -> None:
    assert check(settings(QUICK, max_examples=part_of(600)), rounds=6, start=part) >= part_of(10_000) / 4


def check(how: settings, rounds: int, start: int = 0) -> int:
    """Plays games under random rules; returns the number of settled positions whose completions were compared."""
    found = 0

    @seed(start)
    @given(rules(), st.integers(0, 2**32))
    @how
    def play(drawn: Rules, number: int) -> None:
        nonlocal found
        found += _play(drawn, Random(number), rounds)

    play()
    return found


def _play(drawn: Rules, rng: Random, rounds: int) -> int:
    game, found = Game.new(drawn), 0
    while len(game.rounds) < rounds and game.phase is not Phase.OVER:
        if game.phase is Phase.DEALING:
            shooter = rng.choice([None, *range(drawn.seats)])
            game = game.deal(random_deal(game, rng, shooter))
        if game.phase is Phase.PLAYING:
            late = len(game.hand(game.to_act[0])) <= 4
            for seat in filter(lambda seat: settled(game.view(seat)), game.players if late else game.to_act):
                others = [game, *(imagined(game, seat, rng) for _ in range(COMPLETIONS))]
                claimed = _scores(game.claim(seat), len(game.rounds), rng)
                scores = {_scores(other, len(game.rounds), rng) for other in others}
                assert scores == {claimed}, f"seat {seat} sees {game.view(seat)}"
                found += 1
        seat = rng.choice(game.to_act)
        game = game.act(seat, random_move(game, seat, rng, shooter))
    return found


def imagined(game: Game, seat: int, rng: Random) -> Game:
    """The game with other cards wherever the seat cannot see them."""
    round, view = game.round, game.view(seat)
    assert round is not None
    unseen = Counter(round.deck.cards)
    unseen.subtract([*view.hand, *view.kitty, *round.trick.cards, *(c for trick in round.tricks for c in trick.cards)])
    stock = [*unseen.elements()]
    rng.shuffle(stock)

    def draw(cards: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted(stock.pop() for _ in cards))

    hands = tuple(hand if owner == seat else draw(hand) for owner, hand in enumerate(round.hands))
    taken = tuple((who, cards if who == seat else draw(cards)) for who, cards in round.kitty_taken)
    kitties = tuple(map(draw, round.kitties))
    assert not stock
    open_piles, _ = piles(round.tricks, game.rules.seats)
    whole = tuple(
        pile + tuple(card for who, cards in taken if who == owner for card in cards)
        for owner, pile in enumerate(open_piles)
    )
    return replace(game, round=replace(round, hands=hands, kitty_taken=taken, kitties=kitties, piles=whole))


def _scores(game: Game, number: int, rng: Random) -> tuple[object, ...]:
    """The result of the round with this number after random legal plays."""
    while game.phase is Phase.PLAYING:
        (turn,) = game.to_act
        game = game.after(game.decide(turn, random_move(game, turn, rng, None)))
    if game.phase is Phase.CHOOSING:
        game = game.act(game.to_act[0], ChooseMoon("others_up"))
    result: RoundResult = game.rounds[number]
    return result.points, result.sheet, result.totals, result.shooter, result.sun, result.effect, result.pot


def test_the_imagined_deals_leave_what_the_seat_sees() -> None:
    game = Table(*HANDS).play("2C").game
    assert imagined(game, 0, Random(1)).view(0) == game.view(0)
    assert {imagined(game, 0, Random(number)).hand(1) for number in range(9)} > {game.hand(1)}
