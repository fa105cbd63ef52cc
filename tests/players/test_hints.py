"""Hints: a casual player's choice, and sentences about a card that are true in every position."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import chain, permutations, product
from random import Random
from typing import Any

import pytest

from hearts import JOKER, PRESETS, Card, Game, Pass, Phase, Play, Rules, Suit, Trick, parse_cards
from hearts.cards import without
from players import Hint, HintReason, choose, hint
from players.hints import Drawback, DrawbackReason, Why, advised, drawback
from players.puzzles import puzzles
from tests.hearts.strategies import random_move
from tests.hearts.table import Table
from tests.players.situations import table, whole


def why(situation: Table, card: str, *, moon: bool = False) -> Why:
    """What speaks for a card of the seat whose turn it is."""
    return advised(situation.game.view(situation.turn), (Card.parse(card),), moon=moon).reasons[0]


def reasons_to_pass(hand: str, cards: str, **fields: Any) -> list[HintReason]:
    view = whole(hand, "", "", "", **{"passing": "left"} | fields).game.view(0)
    return [each.reason for each in advised(view, parse_cards(cards), moon=False).reasons]


# -- one written-out situation for each


def test_the_only_legal_card_needs_no_other_reason() -> None:
    situation = table("5C 3H 4D 5D 6D", "KC 3S 4S 5S 6S", "AC QC 2C 3D 4H", "9H 8H 7H 6H 5H")
    assert hint(situation.play("5C").game.view(1)) == Hint(parse_cards("KC"), (Why(HintReason.ONLY_CARD),))


MOON = ("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H", "6S 7S 8H 9H TH")


def test_a_hand_that_cannot_lose_goes_for_the_moon() -> None:
    (reason,) = hint(table(*MOON).game.view(0)).reasons
    assert reason.reason is HintReason.GO_FOR_THE_MOON
    led = table(*MOON).play("AS 2S 4S 6S KS 3S 5S 7S QS 2H 5H 8H")
    assert hint(led.game.view(0)).reasons == (Why(HintReason.ON_THE_WAY_TO_THE_MOON, points=reason.points - 16),)


@pytest.mark.parametrize("moon", ["off", "shooter_up", "void"])
def test_no_hand_goes_for_a_moon_that_does_not_pay(moon: str) -> None:
    assert why(table(*MOON, moon=moon), "AS", moon=True).reason is not HintReason.GO_FOR_THE_MOON


DUCKING = ("TS 3D 4D 5D 6D", "KS 7D 8D 9D TD", "9S 4S QS AS 2H", "2S JD QD KD AD")


def test_a_card_stays_below_the_one_that_takes_the_trick() -> None:
    situation = table(*DUCKING).play("TS KS")
    king = Card.parse("KS")
    assert why(situation, "4S") == Why(HintReason.STAY_BELOW, other=king)
    assert why(situation, "QS") == Why(HintReason.QUEEN_BELOW, other=king)
    assert why(table(*DUCKING, queen_points=0).play("TS KS"), "QS") == Why(HintReason.HIGHEST_BELOW, other=king)
    assert why(situation, "AS") == Why(HintReason.GONE), "the last seat has no higher spade"


def test_of_two_equal_cards_the_second_takes_nothing() -> None:
    situation = table("TS 3D 4D 5D 6D", "TS 3S 7D 8D 9D", "2S 5D 2H 3H 4H").play("TS")
    assert why(situation, "TS") == Why(HintReason.SECOND_OF_TWO, other=Card.parse("TS"))


LAST = ("5C 2D 5D 6D 7D", "7C 3D 2S 3S 4S", "6C 4D 3H 2H 4H", "AC 8C 8D 9D TD")


def test_the_last_may_take_a_trick_without_points_and_loses_a_high_card_by_it() -> None:
    situation = table(*LAST).play("5C 7C 6C")
    assert why(situation, "AC") == Why(HintReason.NO_POINTS_HIGH)
    assert why(situation, "8C") == Why(HintReason.NO_POINTS_HERE)


def test_who_has_to_take_a_trick_with_points_does_it_with_the_highest_card() -> None:
    situation = table(*LAST[:2], "6H 4D 3H 2H 4H", LAST[3]).play("5C 7C 6H")
    assert why(situation, "AC") == Why(HintReason.MUST_TAKE_HIGHEST)
    assert why(situation, "8C") == Why(HintReason.MUST_TAKE)


def test_a_card_on_top_may_be_beaten_by_those_who_play_later() -> None:
    others = "AC KC 4D 6H 7H", "3C 4C 5D 8H 9H"
    situation = table("5C 2D 3H 4H 5H", "9C 7C 2C 2H 6D", *others).play("5C")
    assert why(situation, "7C") == Why(HintReason.HIGHER_OUT, suit=Suit.CLUBS)
    stays = table("5C 2D 3H 4H 5H", "9C 7C 8D 2H 6D", *others).play("5C")
    assert why(stays, "7C") == Why(HintReason.LOWEST_ABOVE, suit=Suit.CLUBS)


def test_a_high_card_goes_to_a_first_trick_without_points() -> None:
    situation = whole("2C 3D", "AC KC 3C", "4C", "5C", dealer=3)
    assert why(situation.play("2C"), "AC") == Why(HintReason.FIRST_TRICK)


def test_the_trick_with_the_bonus_card_is_worth_taking() -> None:
    hands = ("5D 3C 4C 5C 6C", "JD 7C 8C 9C TC", "9D 2H 3H QC JC", "QD 4D 2C KC AC")
    found = hint(table(*hands, bonus_card="JD").play("5D JD 9D").game.view(3))
    assert found == Hint(parse_cards("QD"), (Why(HintReason.TAKE_THE_BONUS, other=Card.parse("JD")),))


def test_cards_are_thrown_away_for_different_reasons() -> None:
    thrower = "QS AS JD 4D 2S 3H"
    situation = table("5C 3C 4C 6C 7C 8C", thrower, "KC QC JC TC 9C 2C", "KS 3S 4S AD KD QD").play("5C")
    assert why(situation, "QS").reason is HintReason.GIVE_QUEEN
    assert why(situation, "3H").reason is HintReason.GIVE_POINTS
    assert why(situation, "JD").reason is HintReason.THROW_HIGH
    assert why(situation, "4D").reason is HintReason.KEEP_THE_GUARD
    assert why(situation, "2S").reason is HintReason.NOT_YOURS
    without_queen = table("5C 3C 4C 6C 2H", "AS JD 4D 6D 5D", "KC QC JC TC 3H", "QS 3S 4S AD 4H").play("5C")
    assert why(without_queen, "AS").reason is HintReason.SAVE_FROM_THE_QUEEN
    alone = table("5C 3C 4C 6C 2H", "8S JD 4D 6D 5D", "KC QC JC TC 3H", "QS 3S 4S AD 4H").play("5C")
    assert why(alone, "8S") == Why(HintReason.LAST_OF_SUIT, suit=Suit.SPADES)


def test_a_moon_is_stopped_by_taking_a_point_or_by_giving_one_to_somebody_else() -> None:
    situation = table("AC KC 9H 2D 3D", "QS AH 8H 4D 5D", "KH JH TH 6H AD")
    situation.play("AC QS KH KC AH JH 9H 8H")
    assert why(situation, "TH").reason is HintReason.TAKE_TO_STOP_THE_MOON
    third = table("AC KC 9H 2D 3D", "QS 8H 7H 4D 5D", "KH AH TH 6H AD", "2C 3C 2H 3H 4S")
    third.play("AC QS KH 2C KC 8H 6H 3C 9H 7H")
    assert why(third, "AH").reason is HintReason.TAKE_TO_STOP_THE_MOON, "nobody can beat it"
    assert why(third, "TH").reason is HintReason.TAKE_TO_STOP_THE_MOON, "nor that"
    given = table("AC 2D 3D 4C 5C", "QS 5D 4D 2S 3S", "KH JH TH 5S 4S").play("AC QS KH 2D 5D")
    assert why(given, "JH").reason is HintReason.GIVE_TO_STOP_THE_MOON


def test_low_spades_draw_the_queen_out() -> None:
    situation = whole("AC 2S 5S 6S JD QD KD AD JH KH QH TC 9C", "2C QS 3S", "3C KS 4S", "4C AS 7S")
    found = hint(situation.play("2C 3C 4C AC").game.view(0))
    assert (str(found.cards[0])[1], found.reasons) == ("S", (Why(HintReason.DRAW_THE_QUEEN),))


def test_a_low_card_is_led_so_that_others_take_the_trick() -> None:
    situation = table("2C 5D TD 4S QS", "3C 4C 6D 7D 8D", "5C 6C 9D JD QD", "7C 8C KD AD 2D")
    assert why(situation, "2C") == Why(HintReason.LEAD_LOWEST, suit=Suit.CLUBS)
    assert why(situation, "5D") == Why(HintReason.LEAD_LOW, suit=Suit.DIAMONDS)
    assert why(situation, "TD") == Why(HintReason.FRESH_SUIT, suit=Suit.DIAMONDS)
    assert why(situation, "4S") == Why(HintReason.GONE), "nobody else has a spade"


def test_a_card_that_is_led_may_be_beaten_or_takes_no_other_trick() -> None:
    situation = table("9C AC 5D 4S QS", "3C TC 6D 7D 8D", "5C 6C 9D JD QD", "7C 8C KD AD 2D")
    assert why(situation, "9C") == Why(HintReason.FRESH_SUIT, suit=Suit.CLUBS), "one trick, and nobody is void"
    few = table("9C AC 5D 4S QS", "3C TC 6D 7D 8D", "5C 3S 9D JD QD", "2S 8S KD AD 2D")
    assert why(few, "9C") == Why(HintReason.MAY_BE_BEATEN, points=1)
    assert why(few, "AC") == Why(HintReason.GONE)


def test_cards_are_passed_for_different_reasons() -> None:
    hand = "AS QS 3S 4C JC 6C 7C 2D 3D AH 2H 3H 4H"
    assert reasons_to_pass(hand, "QS AS JC") == [
        HintReason.PASS_QUEEN,
        HintReason.PASS_HIGH_SPADE,
        HintReason.PASS_HIGH,
    ]
    assert reasons_to_pass(hand, "2D 3D AH") == [
        HintReason.PASS_SUIT,
        HintReason.PASS_SUIT,
        HintReason.PASS_HIGH_HEART,
    ]
    assert reasons_to_pass(hand, "2D 4C AS") == [
        HintReason.PASS_SHORTEN,
        HintReason.PASS_SHORTEN,
        HintReason.PASS_HIGH,
    ], "who keeps the queen need not fear her under the ace"


def test_of_two_equal_cards_one_may_be_kept() -> None:
    game = Game.new(PRESETS["double_deck"])
    view = replace(game.view(0), phase=Phase.PASSING, hand=parse_cards("4D 4D 2S 3S"), players=tuple(range(8)))
    one, both = (advised(view, parse_cards(cards), moon=False).reasons for cards in ("4D 2S", "4D 4D"))
    assert [each.reason for each in one] == [HintReason.PASS_SHORTEN] * 2
    assert [each.reason for each in both] == [HintReason.PASS_SUIT] * 2


def against(situation: Table, card: str, best: str, *, moon: bool = False) -> Drawback | None:
    """What speaks against a card of the seat whose turn it is, beside the best one."""
    view = situation.game.view(situation.turn)
    return drawback(view, parse_cards(card), advised(view, parse_cards(best), moon=moon))


def test_a_card_that_takes_the_trick_is_worse_than_one_that_stays_below() -> None:
    last = table("TS 3D 4D 5D 6D", "KS 7D 8D 9D TD", "2H 3H 4H 5H 6H", "AS 4S JD QD KD").play("TS KS 2H")
    assert against(last, "AS", "4S") == Drawback(DrawbackReason.TAKES, points=1)
    early = table("5C 2D 3H 4H 5H", "KC 2C 2S 2H 6D", "AC 3C 4D 6H 7H", "4C 6C 5D 8H 9H").play("5C")
    assert against(early, "KC", "2C") == Drawback(DrawbackReason.HIGHEST_SO_FAR)
    assert against(early, "2C", "KC") is None
    sure = table("5C 2D 3H 4H 5H", "AC 2C 2S 2H 6D", "KC 3C 4D 6H 7H", "4C 6C 5D 8H 9H").play("5C")
    assert against(sure, "AC", "2C") == Drawback(DrawbackReason.TAKES)


def test_the_queen_may_fall_on_a_king_or_an_ace_of_spades_while_she_is_out() -> None:
    situation = table("5S 3D 4D 5D 6D", "KS 2S 8D 9D TD", "QS 3H 4H 5H 6H", "AS 4S JD QD KD").play("5S")
    assert against(situation, "KS", "2S") == Drawback(DrawbackReason.UNDER_THE_QUEEN)
    leads = table("KS 2S 4D 5D 6D", "5S 6S 8D 9D TD", "QS 3H 4H 5H 6H", "AS 4S JD QD KD")
    assert against(leads, "KS", "2S") == Drawback(DrawbackReason.UNDER_THE_QUEEN)
    assert against(leads, "KS", "2S", moon=True) is None, "then it would be meant to take the trick"


def test_a_lead_that_nobody_or_hardly_anybody_beats_is_worse_than_a_low_one() -> None:
    situation = table("AC 2C TD 4D QS", "3C 4C 6D 7D 8D", "5C 6C 9D JD QD", "7C 8C KD AD 2D")
    assert against(situation, "AC", "2C") == Drawback(DrawbackReason.TAKES)
    high = table("TC 2C TD 4D QS", "3C 4C 6D 7D 8D", "5C 6C 9D JD QD", "7C KC KD AD 2D")
    assert against(high, "TC", "2C") == Drawback(DrawbackReason.LEAD_HIGH, suit=Suit.CLUBS)
    assert against(high, "4D", "2C") == Drawback(DrawbackReason.LEAVES_ALONE, Card.parse("TD"), Suit.DIAMONDS)
    assert against(high, "TC", "TD") is None, "that one is as high"
    assert against(high, "TC", "QS") is None, "nobody can beat that one, but no worse trick is left for it"
    assert against(high, "QS", "TC") == Drawback(DrawbackReason.TAKES, points=13)
    assert against(situation, "AC", "QS") is None, "nobody can beat that one, either"
    assert against(situation, "QS", "AC") == Drawback(DrawbackReason.TAKES, points=13)
    queen = table("AC QS TD 4D 3S", "2H 4C 6D 7D 8D", "5C KS 9D JD QD", "7C 8S KD AD 2S")
    assert against(queen, "QS", "AC") == Drawback(DrawbackReason.LEAD_HIGH, suit=Suit.SPADES)
    assert against(queen, "3S", "AC") == Drawback(DrawbackReason.KEEPS, other=Card.parse("AC"))
    aces = table("AC AD 2H 4D 3S", "3H 4C 6D 7D 8D", "5C KS 9D JD QD", "7C 8S KD 5D 2S")
    assert against(aces, "AD", "AC") is None, "that one takes its trick, too"
    assert against(aces, "2H", "AC") is None, "it costs a point, whoever takes it"


def test_a_high_card_that_stays_in_hand_could_take_a_worse_trick() -> None:
    hands = "5C 2D 3H 4H 5H", "AC 2C 2S 2H 6D", "KC 3C 4D 6H 7H", "4C 6C 5D 8H 9H"
    situation = table(*hands).play("5C")
    assert against(situation, "2C", "AC") == Drawback(DrawbackReason.KEEPS, other=Card.parse("AC"))
    beaten = table(hands[0], "KC 2C 2S 2H 6D", "AC 3C 4D 6H 7H", hands[3]).play("5C")
    assert against(beaten, "2C", "KC") is None, "the ace is still out"
    harmless = table("5C 2D 3D 4D 5S", "2H 9D 2S 3S 6D", "AC 2C KC 6S 7D", "4C 6C 5D 8S 9S").play("5C 2H")
    assert against(harmless, "2C", "AC") is None, "there is no worse trick"


def test_nothing_is_said_against_a_trick_that_is_worth_having() -> None:
    for thrown, said in (("2H", None), ("QS", Drawback(DrawbackReason.TAKES, points=13))):
        hands = "TD 3S 4S 5S 6S", f"{thrown} 3H 4H 5H 6H", "AS KS 9S 8S 7S", "JD 3D 7C 8C 9C"
        last = table(*hands, bonus_card="JD").play(f"TD {thrown} AS")
        assert against(last, "JD", "3D") == said


def test_of_unseen_cards_that_are_equal_none_is_lower() -> None:
    led, others = "9C 5C 2D 3D 4H", ("9C TC 7D 8D 9D", "2S 3S 4S 5S 6S")
    assert against(table(led, "3C 4C 9D AD AS", *others), "9C", "5C") is None, "two of four are lower"
    lower = table(led, "3C 4C 6C AD AS", *others)
    assert against(lower, "9C", "5C") == Drawback(DrawbackReason.LEAD_HIGH, suit=Suit.CLUBS)


@pytest.mark.parametrize(
    ("passing", "said"), [("right", DrawbackReason.HIGHEST_SO_FAR), ("left", DrawbackReason.UNDER_THE_QUEEN)]
)
def test_the_queen_falls_on_no_card_if_whoever_she_was_passed_to_has_played(passing: str, said: DrawbackReason) -> None:
    hands = "5S 2D 3D 4D 5D", "6S 2H 3H 4H 5H", "QS KS 2S 6D 7D", "AS 6H 7H 8H 9H"
    situation = table(*hands, passing=passing, pass_count=1).passes("2D", "2H", "QS", "6H").play("5S 6S")
    assert against(situation, "KS", "2S") == Drawback(said)


def test_nothing_is_said_against_a_pass() -> None:
    passes = whole("AS QS 3S 4C JC 6C 7C 2D 3D AH 2H 3H 4H", "", "", "", passing="left").game.view(0)
    best = advised(passes, parse_cards("QS AS JC"), moon=False)
    assert drawback(passes, parse_cards("AS 2D 3D"), best) is None, "what speaks for the best cards says it all"


# -- compared with a worse card


def told(situation: Table, best: str, worse: str, *, moon: bool = False) -> Hint:
    """What speaks for the best card of the seat whose turn it is, beside a worse one."""
    view = situation.game.view(situation.turn)
    return advised(view, parse_cards(best), moon=moon, beside=parse_cards(worse))


ENDING = table("4D 2S TH QH AH", "6D 7D 2C 3S 2H", "5D 9D 4S 3H KH", "JD 3C 5S 4H 5H")


def test_what_is_as_true_of_a_worse_card_is_not_said() -> None:
    assert why(ENDING, "2S") == Why(HintReason.LEAD_LOWEST, suit=Suit.SPADES)
    assert told(ENDING, "4D", "TH").reasons == (Why(HintReason.LEAD_LOWEST, suit=Suit.DIAMONDS),)
    assert told(ENDING, "4D", "2S").reasons == (Why(HintReason.MAY_BE_BEATEN, points=5),), "that has three above it"
    assert told(ENDING, "2S", "4D").telling is False, "all that is true of that one, too"
    assert told(ENDING, "2S", "4D").reasons == (Why(HintReason.LEAD_LOWEST, suit=Suit.SPADES),)


def test_where_only_what_is_wrong_with_a_worse_card_tells_the_difference_the_better_one_is_called_modest() -> None:
    situation = table("KS QS 4C 5C 6C", "2H 7D 8D 3H 4H", "5D 9D 4D 5H KH", "JD QD 7C 8C 9C")
    assert against(situation, "QS", "KS") == Drawback(DrawbackReason.TAKES, points=13)
    assert told(situation, "KS", "QS") == Hint(parse_cards("KS"), (Why(HintReason.MODEST),), telling=False)


def test_cards_of_both_passes_do_not_tell_them_apart() -> None:
    view = whole("2C 5C 9C JC QC 4D KD 4S 5S 8S 9S 2H AH", "", "", "", passing="left").game.view(0)
    best, *others = map(parse_cards, ("2C KD AH", "5C KD AH", "2C 5C AH"))
    assert [advised(view, best, moon=False, beside=each).telling for each in others] == [False, True]


def test_a_lower_card_is_kept_to_stay_below_with() -> None:
    situation = table("9H 2H QS 2C 3C", "3H 4H TH JD QD", "5H 6H JH 4D 5D", "7H 8H QH 6D 7D")
    assert told(situation, "9H", "QS").reasons[0].reason is not HintReason.KEEP_LOWER
    assert told(situation, "9H", "2H").reasons == (Why(HintReason.KEEP_LOWER, other=Card.parse("2H")),)
    alone = table("9H 2H QS 2C 3C", "JD QD KD 8D 9D", "2D 3D TD 4D 5D", "4C 5C AD 6D 7D")
    assert not told(alone, "9H", "2H").telling, "that is as sure to take its trick"


def test_a_queen_with_many_spades_beside_her_can_wait() -> None:
    hands = "6D 3C 5C 6C 7C 8C", "QS 9S 6S 5S 4S TH", "AD 9D 8D 2H 3H 4H", "QD JD TD 5H 6H 7H"
    situation = table(*hands).play("6D")
    assert told(situation, "TH", "QS").reasons == (Why(HintReason.QUEEN_CAN_WAIT, points=4),)
    assert told(situation, "TH", "9S").reasons == (Why(HintReason.GIVE_POINTS),), "that costs nobody anything"


def test_who_gives_points_to_the_player_who_has_all_is_told_how_many_are_missing_to_the_moon() -> None:
    for kept, said in (
        ("2H", Why(HintReason.GIVE_FAR_FROM_A_MOON, points=1)),
        ("5D", Why(HintReason.GIVE_POINTS)),
    ):
        hands = "AS KS 2C 3C 4C", "QS KH 5C 6C 7C", "2S 9S TC JC QC", f"3S 8H AC 4D {kept}"
        assert why(table(*hands).play("AS QS 2S 3S KS KH 9S"), "8H") == said


def test_a_moon_is_shot_with_the_card_that_nobody_can_beat() -> None:
    hands = "AS KS QS AH 2H", "2S 3S 3H 4H 5H", "4S 5S 6H 7H KH", "6S 7S 8H 9H TH"
    sure = told(table(*hands), "AH", "2H", moon=True)
    assert sure == Hint(parse_cards("AH"), (Why(HintReason.SURE_FOR_THE_MOON),))
    assert not told(table(*hands), "AH", "AS", moon=True).telling
    follows = table("3C 4D 5D 6D 7D", "AC 2C KS AS KH", "4C 2H 3H 4H 5H", "5C 6H 7H 8H 9H").play("3C")
    assert told(follows, "AC", "2C", moon=True).reasons[0].reason is HintReason.GO_FOR_THE_MOON


def test_a_high_card_is_kept_against_a_moon() -> None:
    situation = table("AC AD 3D 4D 5D", "QS 6D 7D 8D 2H", "AH 9D TD JD 3H", "KH 4H 9H 2S 3S")
    situation.play("AC QS AH KH AD 6D 9D")
    assert told(situation, "4H", "9H").reasons == (Why(HintReason.KEEP_TO_STOP_THE_MOON, other=Card.parse("9H")),)


def test_of_two_suits_that_is_worse_of_which_more_players_are_out() -> None:
    situation = table("AC 3C 6H 7H 2D", "2C 4C 2H 3H 5D", "KD 8D 4H 5H 6D", "6C 7C 8H TH 9D").play("AC 2C KD 6C")
    assert against(situation, "3C", "6H") == Drawback(DrawbackReason.OTHERS_VOID, suit=Suit.CLUBS, points=1)
    assert against(situation, "2D", "3C") is None


def test_a_card_that_leaves_a_high_one_of_its_suit_alone_is_worse() -> None:
    hands = "4D 2S TS 4H 9H", "5D 3S 4S 5H 6H", "6D 5S 6S 7H 8H", "7D 7S KS 2H 3H"
    left = Drawback(DrawbackReason.LEAVES_ALONE, Card.parse("TS"), Suit.SPADES)
    assert against(table(*hands), "2S", "4D") == left
    assert against(table(*hands), "2S", "TS") != left, "that one goes"
    assert against(table(hands[0], "5D JS 4S 5H 6H", "6D QS 6S 7H 8H", hands[3]), "2S", "4D") is None, "few are lower"
    thrown = table("5C 6C 7C 3D 4D", hands[0], *hands[2:]).play("5C")
    assert against(thrown, "2S", "4H") == left


# -- in any position


def ending(game: Game, seat: int, card: Card, rng: Random) -> Trick:
    """The trick that is lying once this card and any others have been played."""
    before, game = len(game.tricks), game.act(seat, Play(card))
    while game.phase is Phase.PLAYING and len(game.tricks) == before:
        game = game.act(game.to_act[0], random_move(game, game.to_act[0], rng, None))
    if game.round is not None:
        return game.tricks[before]
    last = game.rounds[-1].last_trick
    assert last is not None
    return last


class Position:
    """A position with all its cards open, and a card to play in it."""

    def __init__(self, game: Game, seat: int, card: Card, why: Why) -> None:
        self.game, self.seat, self.card, self.why = game, seat, card, why
        self.hand, self.plays, self.deck = game.hand(seat), game.trick.plays, game.rules.deck_for(len(game.players))
        self.legal = set(game.view(seat).legal)
        self.lying = [played for _, played in self.plays]
        led = self.deck.suits[self.lying[0]] if self.lying else None
        self.following = {each for each in self.legal if self.deck.suits[each] is led}
        self.is_last = len(self.plays) == len(game.players) - 1
        self.others = [card for other in game.players if other != seat for card in game.hand(other)]

    def takes(self, card: Card, tries: int = 4) -> bool:
        """Whether the card may take the trick."""
        return any(ending(self.game, self.seat, card, Random(at)).taker == self.seat for at in range(tries))

    def always_takes(self, card: Card, tries: int = 4) -> bool:
        """Whether nobody can beat the card, as far as some tries tell."""
        return all(ending(self.game, self.seat, card, Random(at)).taker == self.seat for at in range(tries))

    def unseen(self) -> list[Card]:
        """The cards in other hands, and those of the kitty that this seat has not taken."""
        round = self.game.round
        assert round is not None
        taken = (cards for seat, cards in round.kitty_taken if seat != self.seat)
        return [*self.others, *chain.from_iterable((*round.kitties, *taken))]

    def on_top(self, card: Card) -> bool:
        """Whether the card takes the trick as it lies."""
        led = self.deck.suits[self.lying[0]]
        same = [played for played in self.lying if self.deck.suits[played] is led]
        return self.deck.suits[card] is led and all(self.height(card) > self.height(played) for played in same)

    def height(self, card: Card) -> int:
        before = sum(trick.cards.count(JOKER) for trick in self.game.tricks)
        if card is not JOKER:
            return card.rank
        return -1 if before + (JOKER in self.lying) and not (JOKER in self.lying and not before) else 13

    def out(self, suit: Suit | None) -> list[Card]:
        return [card for card in self.others if self.deck.suits[card] is suit]

    def mostly_lower(self, card: Card, suit: Suit | None) -> bool:
        """Whether most unseen cards of the suit of a card are lower."""
        unseen = [self.height(each) for each in self.unseen() if self.deck.suits[each] is suit]
        lower = sum(each < self.height(card) for each in unseen)
        return self.deck.suits[card] is suit and lower > len(unseen) / 2

    def higher(self, card: Card) -> list[Card]:
        """The unseen cards of its suit that are higher."""
        same = (each for each in self.unseen() if self.deck.suits[each] is self.deck.suits[card])
        return [each for each in same if self.height(each) > self.height(card)]

    def points(self, cards: list[Card]) -> bool:
        return any(card in self.deck.points for card in cards)

    def costs_nothing(self) -> bool:
        """Whether nothing in the trick changes a score."""
        doubled = () if self.game.rules.doubler == "none" else parse_cards("TC")
        lying = [*self.lying, self.card]
        return not self.points(lying) and not {*doubled, self.game.rules.bonus_card} & set(lying)

    def points_taken(self) -> int:
        view = self.game.view(self.seat)
        return view.points[self.seat] + sum(self.deck.points.get(card, 0) for card in view.kitty)

    def others_have_none(self) -> bool:
        return not any(points for seat, points in enumerate(self.game.view(None).points) if seat != self.seat)

    def kept(self) -> Card | None:
        """The card that the reason names, if it is one of the same suit that stays in hand."""
        other, suits = self.why.other, self.deck.suits
        stays = other in without(self.hand, [self.card])
        return other if other is not None and stays and suits[other] is suits[self.card] else None

    def moon_lives(self) -> bool:
        """Whether somebody else, and nobody but them, has taken a point."""
        have = {seat for seat, points in enumerate(self.game.view(None).points) if points}
        return len(have) == 1 and self.seat not in have


def spades(cards: Any) -> list[Card]:
    return [card for card in cards if card.suit is Suit.SPADES]


QUEEN = Card.parse("QS")


CLAIMS: dict[HintReason, Callable[[Position], bool]] = {
    HintReason.ONLY_CARD: lambda at: len(at.legal) == 1,
    HintReason.GO_FOR_THE_MOON: lambda at: not any(at.game.view(None).points),
    HintReason.ON_THE_WAY_TO_THE_MOON: lambda at: (
        at.others_have_none() and 0 < at.why.points == at.deck.total - at.points_taken()
    ),
    HintReason.STAY_BELOW: lambda at: (
        at.why.other in at.lying and at.height(at.card) < at.height(at.why.other) and not at.takes(at.card)
    ),
    HintReason.HIGHEST_BELOW: lambda at: (
        at.why.other in at.lying
        and not at.takes(at.card)
        and not any(at.height(at.card) < at.height(other) < at.height(at.why.other) for other in at.following)
    ),
    HintReason.SECOND_OF_TWO: lambda at: at.card in at.lying and not at.takes(at.card),
    HintReason.QUEEN_BELOW: lambda at: at.card is QUEEN and at.why.other in at.lying and not at.takes(at.card),
    HintReason.JOKER: lambda at: at.card is JOKER and bool(at.lying) and not at.takes(at.card),
    HintReason.GIVE_QUEEN: lambda at: at.card is QUEEN and not at.takes(at.card),
    HintReason.GIVE_POINTS: lambda at: at.card in at.deck.points and not at.takes(at.card),
    HintReason.GIVE_TO_STOP_THE_MOON: lambda at: (
        at.moon_lives()
        and at.points([*at.lying, at.card])
        and not at.game.view(None).points[ending(at.game, at.seat, at.card, Random(1)).taker or 0]
    ),
    HintReason.SAVE_FROM_THE_QUEEN: lambda at: (
        str(at.card) in ("KS", "AS") and QUEEN not in at.hand and not at.takes(at.card)
    ),
    HintReason.THROW_HIGH: lambda at: at.card.rank >= 8 and not at.takes(at.card),
    HintReason.KEEP_THE_GUARD: lambda at: (
        QUEEN in at.hand and len(set(spades(at.hand))) > 1 and at.card.suit is not Suit.SPADES
    ),
    HintReason.NOT_YOURS: lambda at: not any(map(at.takes, at.legal)),
    HintReason.TAKE_THE_BONUS: lambda at: at.takes(at.card) and at.why.other is at.game.rules.bonus_card,
    HintReason.TAKE_TO_STOP_THE_MOON: lambda at: (
        at.moon_lives() and at.points([*at.lying, at.card]) and at.always_takes(at.card)
    ),
    HintReason.FIRST_TRICK: lambda at: not at.game.tricks and not at.points(at.lying),
    HintReason.NO_POINTS_HERE: lambda at: at.is_last and at.costs_nothing(),
    HintReason.NO_POINTS_HIGH: lambda at: (
        at.is_last and at.costs_nothing() and at.height(at.card) == max(map(at.height, at.following))
    ),
    HintReason.MUST_TAKE: lambda at: all(map(at.takes, at.legal)),
    HintReason.MUST_TAKE_HIGHEST: lambda at: (
        all(map(at.takes, at.legal)) and all(at.height(card) <= at.height(at.card) for card in at.legal)
    ),
    HintReason.LOWEST_ABOVE: lambda at: (
        all(map(at.on_top, at.legal)) and all(at.height(card) >= at.height(at.card) for card in at.legal)
    ),
    HintReason.HIGHER_OUT: lambda at: at.on_top(at.card) and not at.is_last,
    HintReason.GONE: lambda at: at.always_takes(at.card),
    HintReason.DRAW_THE_QUEEN: lambda at: (
        at.card.suit is Suit.SPADES and not any(card.rank >= QUEEN.rank for card in spades(at.hand))
    ),
    HintReason.LEAD_LOWEST: lambda at: all(at.height(card) > at.height(at.card) for card in at.out(at.why.suit)),
    HintReason.LEAD_LOW: lambda at: at.why.suit is at.deck.suits[at.card],
    HintReason.MAY_BE_BEATEN: lambda at: 0 < at.why.points == len(at.higher(at.card)),
    HintReason.FRESH_SUIT: lambda at: all(at.deck.suits[t.plays[0][1]] is not at.why.suit for t in at.game.tricks),
    HintReason.LAST_OF_SUIT: lambda at: [c for c in at.hand if at.deck.suits[c] is at.why.suit] == [at.card],
    HintReason.PASS_QUEEN: lambda at: at.card is QUEEN and len(spades(at.hand)) <= 4,
    HintReason.SURE_FOR_THE_MOON: lambda at: at.always_takes(at.card) and at.others_have_none(),
    HintReason.GIVE_FAR_FROM_A_MOON: lambda at: (
        at.moon_lives()
        and at.card in at.deck.points
        and bool(at.game.view(None).points[ending(at.game, at.seat, at.card, Random(1)).taker or 0])
        and at.why.points == sum(at.deck.points.get(card, 0) for card in (*at.unseen(), *without(at.hand, [at.card])))
    ),
    HintReason.QUEEN_CAN_WAIT: lambda at: QUEEN in at.legal and len(spades(at.hand)) == at.why.points + 1,
    HintReason.KEEP_LOWER: lambda at: (
        (other := at.kept()) is not None and at.height(other) < at.height(at.card) and bool(at.higher(other))
    ),
    HintReason.KEEP_TO_STOP_THE_MOON: lambda at: (
        at.moon_lives() and (other := at.kept()) is not None and at.height(other) > at.height(at.card)
    ),
    HintReason.MODEST: lambda at: True,
}
"""What each sentence claims, checked with all cards open and by the engine."""
AGAINST: dict[DrawbackReason, Callable[[Position, Drawback, Card], bool]] = {
    DrawbackReason.TAKES: lambda at, found, best: (
        at.always_takes(at.card) and found.points == sum(at.deck.points.get(card, 0) for card in [*at.lying, at.card])
    ),
    DrawbackReason.HIGHEST_SO_FAR: lambda at, found, best: at.on_top(at.card) and not at.on_top(best),
    DrawbackReason.UNDER_THE_QUEEN: lambda at, found, best: (
        str(at.card) in ("KS", "AS") and QUEEN in at.unseen() and not at.is_last
    ),
    DrawbackReason.LEAD_HIGH: lambda at, found, best: not at.lying and at.mostly_lower(at.card, found.suit),
    DrawbackReason.KEEPS: lambda at, found, best: (
        found.other is best is not at.card
        and not at.higher(best)
        and best not in at.unseen()
        and at.points([*at.unseen(), *(set(at.hand) - {best})])
    ),
    DrawbackReason.OTHERS_VOID: lambda at, found, best: (
        at.deck.suits[at.card] is found.suit is not at.deck.suits[best]
        and 0
        < found.points
        <= sum(
            all(at.deck.suits[card] is not found.suit for card in at.game.hand(other))
            for other in at.game.players
            if other != at.seat
        )
    ),
    DrawbackReason.LEAVES_ALONE: lambda at, found, best: (
        (other := found.other) is not None
        and other is not best
        and at.mostly_lower(other, found.suit)
        and [card for card in without(at.hand, [at.card]) if at.deck.suits[card] is found.suit] == [other]
        and at.deck.suits[at.card] is found.suit
    ),
}


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_said_of_a_card_is_true_in_any_position(name: str) -> None:
    rng, game, said = Random(name), Game.new(PRESETS[name]), Counter[HintReason]()
    for _ in range(2):
        rules = game.rules
        game = Game.new(rules)
        game = game.deal(game.shuffle(rng.randbytes(16)))
        while game.phase not in (Phase.DEALING, Phase.OVER):
            seat = game.to_act[0]
            if game.phase is Phase.PLAYING:
                for card in sorted(set(game.view(seat).legal)):
                    others = (), (rng.choice(game.view(seat).legal),)
                    for moon, beside in product((True, False), others):
                        (found,) = advised(game.view(seat), (card,), moon=moon, beside=beside).reasons
                        assert CLAIMS[found.reason](Position(game, seat, card, found)), (found, game.view(seat), card)
                        said[found.reason] += 1
            game = game.act(seat, random_move(game, seat, rng, None))
    assert said.total() > 50


@pytest.mark.parametrize("name", PRESETS)
def test_what_is_said_against_a_card_is_true_in_any_position(name: str) -> None:
    rng, game, said = Random(name), Game.new(PRESETS[name]), Counter[DrawbackReason]()
    game = game.deal(game.shuffle(rng.randbytes(16)))
    while game.phase not in (Phase.DEALING, Phase.OVER):
        seat = game.to_act[0]
        view = game.view(seat)
        if game.phase is Phase.PLAYING and view.has_choice:
            for best, card in permutations(rng.sample(sorted(set(view.legal)), 2)):
                given = advised(view, (best,), moon=False)
                if (found := drawback(view, (card,), given)) is not None:
                    position = Position(game, seat, card, given.reasons[0])
                    assert AGAINST[found.reason](position, found, best), (found, view, card, best)
                    said[found.reason] += 1
        game = game.act(seat, random_move(game, seat, rng, None))
    assert bool(said) is (game.rules.duplicates != "cancel"), "where cards cancel each other, nothing is certain"


def test_of_nearly_all_puzzles_what_is_said_for_the_best_card_is_not_as_true_of_the_second_best() -> None:
    given = []
    for puzzle in puzzles():
        best, second = map(parse_cards, sorted(puzzle.costs, key=puzzle.costs.__getitem__)[:2])
        if puzzle.kind == "play":
            given.append(advised(puzzle.view(), best, moon=False, beside=second).telling)
    assert sum(given) > 0.9 * len(given)


def test_every_reason_has_a_claim_that_is_checked() -> None:
    assert {each for each in HintReason if not each.startswith("pass-")} <= CLAIMS.keys()
    assert AGAINST.keys() == {*DrawbackReason}


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
        if isinstance(move, Play | Pass) and seat in asked:
            given = hint(view)
            assert given.cards == (move.cards if isinstance(move, Pass) else (move.card,))
            assert len(given.reasons) == len(given.cards)
        game = game.act(seat, move)


def test_a_view_without_a_card_to_play_gets_no_hint() -> None:
    calling = whole("", "", "", "", passing="dealers_choice", pass_count=2).game
    for view in (calling.view(calling.to_act[0]), calling.view(None)):
        with pytest.raises(ValueError, match="owes no"):
            hint(view)


def test_a_game_for_chips_has_no_queen_and_no_moon() -> None:
    rules = Rules(seats=4, scoring="chips", moon="off", passing="none", breaking="none")
    game = Game.new(rules)
    game = game.deal(game.shuffle(bytes(16)))
    assert hint(game.view(game.to_act[0])).reasons[0].reason is not HintReason.GO_FOR_THE_MOON
