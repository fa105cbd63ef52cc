"""Hints: the rule of thumb behind a casual player's choice, one written-out situation for each."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from hearts import PRESETS, Game, Pass, Phase, Play, Rules, parse_cards
from players import Hint, HintReason, choose, hint
from players.hints import why_pass
from tests.hearts.table import Table, finished
from tests.players.situations import table, whole


def advice(situation: Table) -> tuple[str, HintReason]:
    """The card that is recommended to the seat whose turn it is, and why."""
    given = hint(situation.game.view(situation.turn))
    (card,), (why,) = given.cards, given.reasons
    return str(card), why


def reasons_to_pass(hand: str, **fields: Any) -> dict[str, HintReason]:
    given = hint(whole(hand, "", "", "", **{"passing": "left"} | fields).game.view(0))
    return dict(zip(map(str, given.cards), given.reasons, strict=True))


def test_the_only_legal_card_needs_no_other_reason() -> None:
    situation = table("5C 3H 4D 5D 6D", "KC 3S 4S 5S 6S", "AC QC 2C 3D 4H", "9H 8H 7H 6H 5H")
    assert advice(situation.play("5C")) == ("KC", HintReason.ONLY_CARD)


def test_a_hand_that_cannot_lose_goes_for_the_moon() -> None:
    situation = table("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H", "6S 7S 8H 9H TH")
    assert advice(situation)[1] is HintReason.SHOOT_THE_MOON


@pytest.mark.parametrize("moon", ["off", "shooter_up", "void"])
def test_no_hand_goes_for_a_moon_that_does_not_pay(moon: str) -> None:
    situation = table("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H", "6S 7S 8H 9H TH", moon=moon)
    assert advice(situation)[1] is not HintReason.SHOOT_THE_MOON


def test_the_hint_says_that_cards_cost_the_same() -> None:
    situation = table("5C 2D 3D 4D 5D", "6C TD JD QD KD", "7C 9H TH JH QH", "AC KC QC 2C 2H")
    assert advice(situation.play("5C 6C 7C"))[1] is HintReason.ALL_THE_SAME


def test_a_trick_with_points_is_left_to_others() -> None:
    situation = table("5C 9C 3D 4D 5D", "8C 3C KD QD JD", "QS 9H TH JH QH", "AC 4C 6S 7H 8H")
    assert advice(situation.play("5C 8C QS")) == ("4C", HintReason.STAY_BELOW)


def test_a_lead_stays_below_nothing_however_surely_another_takes_the_trick() -> None:
    """The other one of the last two in a game for chips can only play higher hearts."""
    rules = Rules(seats=7, decks=2, scoring="chips", moon="off", passing="none", breaking="none")
    game = Game(rules, (finished((70, 70, 0, 0, 0, 0, 0)),))
    game = game.deal(game.shuffle(Random(3).randbytes(16)))
    for _ in range(14):
        game = game.act(game.to_act[0], Play(hint(game.view(game.to_act[0])).cards[0]))
    (seat,) = game.to_act
    given = hint(game.view(seat))
    assert not game.trick.plays
    assert (given.cards, given.reasons) == (parse_cards("2H"), (HintReason.TAKE_LITTLE,))


def test_a_lead_is_chosen_for_what_it_is_likely_to_cost() -> None:
    situation = table("AC 5C 6D 2S 3S", "2C 9D TD 4H KH", "3C QD KD 5H 7H", "4C AD 8D 6H 8H")
    assert advice(situation.play("AC 2C 3C 4C"))[1] is HintReason.TAKE_LITTLE


def test_the_trick_with_the_bonus_card_is_worth_taking() -> None:
    hands = ("5D 3C 4C 5C 6C", "JD 7C 8C 9C TC", "9D 2H 3H QC JC", "QD 4D 2C KC AC")
    assert advice(table(*hands, bonus_card="JD").play("5D JD 9D")) == ("QD", HintReason.TAKE_THE_BONUS)


def test_a_lead_may_catch_the_bonus_card() -> None:
    held = "4D 6D 9D TD QD AD 8S TS JS QS AS 7H 2C"
    situation = whole(held, "", "", "", opening="dealers_left", bonus_card="JD")
    assert advice(situation) == ("AD", HintReason.HOPE_FOR_THE_BONUS)


def test_a_dangerous_card_goes_when_it_can() -> None:
    situation = table("5D 2C 3C 4C 5C", "6D 6C 7C 8C 9C", "7D 2H 3H 4H 5H", "TC JC QC KC 8H")
    assert advice(situation.play("5D 6D 7D")) == ("8H", HintReason.GET_RID_OF_DANGER)


def test_points_are_given_to_the_taker_of_the_trick() -> None:
    situation = table("5C 3C 4C 6C 7C", "QS AH KH 2S 3S", "KC QC JC TC 9C")
    assert advice(situation.play("5C")) == ("QS", HintReason.GIVE_TO_OTHERS)


def test_the_bonus_card_is_not_given_away() -> None:
    hands = ("5C 3C 4C 6C 8C", "JD 2S 3S 4S 5S", "9C 3H 7C QC JC", "QD 4D 2C KC AC")
    assert advice(table(*hands, bonus_card="JD").play("5C")) == ("5S", HintReason.KEEP_FROM_OTHERS)


def test_cover_is_kept() -> None:
    situation = table("5C 3C 4C 6C 7C", "AS 2S 2D 3D 4D", "QS QC JC 5D 6D", "KC AC 3S 4S 7D")
    assert advice(situation.play("5C")) == ("AS", HintReason.KEEP_COVER)


def test_low_spades_drive_the_queen_out() -> None:
    situation = whole("AC 2S 5S 6S JD QD KD AD JH KH QH TC 9C", "2C QS 3S", "3C KS 4S", "4C AS 7S")
    card, why = advice(situation.play("2C 3C 4C AC"))
    assert (card[1], why) == ("S", HintReason.FLUSH_THE_QUEEN)


def test_a_bonus_for_no_tricks_is_a_reason_to_stay_low() -> None:
    hands = ("AS KS QD 5C 2D", "2S 3S 3D TC 4D", "4S 5S 5D 9C 6D", "6S 7S 7D JC 3C")
    situation = table(*hands, "2H 3H 4H 5H 6H", no_tricks_bonus=-5)
    situation.play("AS 2S 4S 6S 2H KS 3S 5S 7S 3H QD 3D 5D 7D 4H 5C TC 9C")
    assert advice(situation) == ("3C", HintReason.STAY_WITHOUT_A_TRICK)


def test_a_moon_is_stopped() -> None:
    situation = table("AC KC 9H 2D 3D", "QS AH 8H 4D 5D", "KH JH TH 6H AD")
    situation.play("AC QS KH KC AH JH 9H 8H")
    assert advice(situation) == ("TH", HintReason.STOP_THE_MOON)


def test_high_spades_a_whole_suit_and_dangerous_cards_are_passed_for_different_reasons() -> None:
    assert (
        reasons_to_pass("AS KS 2S 4C 5C 6C 7C 2D 3D 4D 2H 3H 4H").items()
        >= {
            "AS": HintReason.PASS_SPADES,
            "KS": HintReason.PASS_SPADES,
        }.items()
    )
    assert reasons_to_pass("QS 3S 2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H")["QS"] is HintReason.PASS_SPADES
    assert set(reasons_to_pass("9D JD KD 2S 3S 4S 2C 3C 4C 5C 2H 3H 4H").values()) == {HintReason.PASS_SUIT}
    assert set(reasons_to_pass("AH KH QH 2H 3S 4S 2C 3C 4C 5C 2D 3D 4D").values()) == {HintReason.PASS_DANGER}


def test_of_two_equal_cards_one_may_be_kept() -> None:
    game = Game.new(PRESETS["double_deck"])
    view = replace(game.view(0), hand=parse_cards("AD AD 2S 3S"), players=tuple(range(8)))
    assert why_pass(view, parse_cards("AD 2S")) == (HintReason.PASS_DANGER, HintReason.PASS_DANGER)
    assert why_pass(view, parse_cards("AD AD")) == (HintReason.PASS_SUIT, HintReason.PASS_SUIT)


@pytest.mark.parametrize("name", PRESETS)
def test_a_hint_is_what_a_casual_player_does_whatever_is_played(name: str) -> None:
    rng = Random(1)
    game = Game.new(PRESETS[name])
    game = game.deal(game.shuffle(rng.randbytes(16)))
    asked = {0, game.to_act[0]}  # for speed, the others play any legal card
    while game.phase not in (Phase.DEALING, Phase.OVER):
        seat = game.to_act[0]
        view = game.view(seat)
        move = choose("casual" if seat in asked else "beginner", view, Random(0))
        if isinstance(move, Play) and seat in asked:
            given = hint(view)
            assert given == Hint((move.card,), given.reasons)
            assert len(given.reasons) == 1
        elif isinstance(move, Pass) and seat in asked:
            given = hint(view)
            assert given.cards == move.cards
            assert len(given.reasons) == len(move.cards)
        game = game.act(seat, move)


def test_a_view_without_a_card_to_play_gets_no_hint() -> None:
    calling = whole("", "", "", "", passing="dealers_choice", pass_count=2).game
    for view in (calling.view(calling.to_act[0]), calling.view(None)):
        with pytest.raises(ValueError, match="owes no"):
            hint(view)
