"""Legal play: leading, following, the first trick, breaking hearts, and the queen's own rules."""

from __future__ import annotations

from typing import Any

from hearts import Card, Deal, Game, Play, Reason, Rules, parse_cards
from hearts.restrictions import RESTRICTIONS
from tests.hearts.table import Table

# -- the lead to the first trick


def test_the_two_of_clubs_leads_the_first_trick() -> None:
    table = Table("3C 4C 9D 3S 5H", "5C 6C TD 4S 6H", "2C 7C JD 5S 7H", "8C 9C QD 6S 8H")
    assert table.turn == 2
    assert table.legal == "2C"
    assert {table.why_not(card) for card in ("7C", "JD", "5S", "7H")} == {Reason.LEAD_THE_LOW_CLUB}


def test_the_three_of_clubs_leads_where_the_two_was_removed() -> None:
    table = Table("5C 6C TD 4S 6H", "3C 4C 9D 3S 5H", "7C TC JD 5S 7H")
    assert table.turn == 1
    assert table.legal == "3C"


def test_the_lowest_club_dealt_leads_where_the_two_lies_in_the_kitty() -> None:
    table = Table("4C", "", "", remainder="kitty", kitty="2C")
    holder = next(seat for seat in range(3) if "3C" in table.hand(seat))
    assert table.turn == holder
    assert table.legal == "3C"


def test_any_club_may_lead_where_the_rules_say_so() -> None:
    table = Table("3C 4C 9D 3S 5H", "2C 6C TD 4S 6H", "5C 7C JD 5S 7H", opening="any_club")
    assert table.turn == 1
    assert table.legal == "2C 6C"
    assert table.why_not("TD") is Reason.LEAD_A_CLUB


def test_the_holder_of_the_low_club_may_lead_anything_allowed() -> None:
    table = Table("3C 4C 9D 3S 5H", "2C 6C TD QS 6H", "5C 7C JD 5S 7H", opening="low_club_holder")
    assert table.turn == 1
    assert table.legal == "2C 6C TD"
    assert table.why_not("QS") is Reason.FIRST_TRICK_POINTS
    assert table.why_not("6H") is Reason.FIRST_TRICK_POINTS


def test_the_dealers_left_leads_anything_but_a_heart() -> None:
    hands = ("3C 4C 9D 3S 5H", "2C 6C TD QS 6H", "5C 7C JD 5S 7H")
    table = Table(*hands, opening="dealers_left", dealer=1, first_trick_points="allowed", breaking="none")
    assert table.turn == 2
    assert table.legal == "5C 7C JD 5S"
    assert table.why_not("7H") is Reason.OPEN_WITHOUT_HEARTS
    assert Table(*hands, opening="dealers_left", dealer=0, first_trick_points="allowed").legal == "2C 6C TD QS"


def test_the_queen_of_spades_may_not_lead_the_first_trick() -> None:
    table = Table("2C 6C TD QS 6H", "3C 4C 9D 3S 5H", "5C 7C JD 5S 7H", opening="dealers_left")
    assert table.legal == "2C 6C TD"
    assert table.why_not("QS") is Reason.FIRST_TRICK_POINTS


def test_of_several_low_clubs_the_first_from_the_dealers_left_leads() -> None:
    hands = ("2C 3C 9D 3S 5H", "3C 6C TD 4S 6H", "2C 7C JD 5S 7H")
    assert Table(*hands, dealer=0).turn == 2
    assert Table(*hands, dealer=1).turn == 2
    assert Table(*hands, dealer=2).turn == 0


def test_without_any_club_the_dealers_left_leads() -> None:
    table = Table("3D 4D 9D 3S 5H", "2D 6D TD 4S 6H", "5D 7D JD 5S 7H", dealer=0)
    assert table.turn == 1
    assert table.legal == "2D 6D TD 4S"


# -- following


def test_a_seat_that_can_follow_suit_must() -> None:
    table = Table("2C 4C 9D 3S 5H", "3C 6C TD 4S 6H", "5C 7C JD 5S 7H").play("2C")
    assert table.legal == "3C 6C"
    assert {table.why_not(card) for card in ("TD", "4S", "6H")} == {Reason.FOLLOW_SUIT}


def test_a_player_who_is_void_may_discard_the_queen() -> None:
    table = Table("2C 9D 8D 3S 5H", "AC 2D TD 4S 6H", "5C 4D JD 5S 7H", "6C 7C 8C QS 8H").play("2C AC 5C 6C")
    assert table.play("2D 4D").legal == "7C 8C QS 8H"


# -- the first trick


def test_no_penalty_card_is_discarded_on_the_first_trick() -> None:
    table = Table("2C 4C 9D 3S 5H", "TD JD QS 6H 8H", "5C 7C 2D 5S 7H").play("2C")
    assert table.legal == "TD JD"
    assert table.why_not("QS") is Reason.FIRST_TRICK_POINTS
    assert table.why_not("6H") is Reason.FIRST_TRICK_POINTS


def test_a_hand_of_nothing_but_penalty_cards_may_play_any_of_them_on_the_first_trick() -> None:
    table = Table("2C 4C 9D 3S 5H", "QS 6H 8H 9H TH", "5C 7C 2D 5S 7H").play("2C")
    assert table.legal == "QS 6H 8H 9H TH"


def test_penalty_cards_may_be_played_on_the_first_trick_where_the_rules_allow_them() -> None:
    table = Table("2C 4C 9D 3S 5H", "TD JD QS 6H 8H", "5C 7C 2D 5S 7H", first_trick_points="allowed").play("2C")
    assert table.legal == "TD JD QS 6H 8H"


def test_an_ordinary_queen_may_be_played_on_the_first_trick() -> None:
    table = Table("2C 4C 9D 3S 5H", "TD JD QS 6H 8H", "5C 7C 2D 5S 7H", queen_points=0).play("2C")
    assert table.legal == "TD JD QS"


def test_bonus_and_doubling_cards_are_no_penalty_cards() -> None:
    hands = ("2C 4C 9D 3S 5H", "TD JD QS 6H 8H", "5C 7C 2D 5S 7H")
    assert Table(*hands, bonus_card="JD").play("2C").legal == "TD JD"
    led = Table("2S 4S 9D 3S 5H", "TC JD QD 6H 8H", "5S 7S 2D 8S 7H", doubler="chinese", opening="dealers_left")
    assert led.play("2S").legal == "TC JD QD"


def test_extra_penalty_cards_are_kept_from_the_first_trick_too() -> None:
    table = Table("2C 4C 9D 3S 5H", "TD JD KS 6H AS", "5C 7C 2D 5S 7H", extra_penalties={"KS": 10, "AS": 7})
    assert table.play("2C").legal == "TD JD"


def test_the_ban_ends_with_the_first_trick() -> None:
    table = Table("2C KD 9D 3S 5H", "AC 3D 4D 4S 6H", "5C 7C QS 5S 7H").play("2C AC 5C")
    assert table.play("3D").legal == "7C 5S QS 7H"


# -- breaking hearts


def broken_hearts(**fields: Any) -> Table:
    """Seat 1 has won the first trick and leads; seat 2 has no diamond."""
    hands = ("2C 6D 9D 3S 5H", "AC 3D TD QS 6H", "5C 7C QH 5S 7H")
    return Table(*hands, **fields).play("2C AC 5C")


def test_hearts_may_not_be_led_until_broken() -> None:
    table = broken_hearts()
    assert table.legal == "3D TD QS"
    assert table.why_not("6H") is Reason.HEARTS_NOT_BROKEN
    assert not table.game.view(1).hearts_open


def test_a_heart_discarded_breaks_hearts() -> None:
    table = broken_hearts().play("3D 7H 6D")
    assert table.game.view(None).hearts_open
    assert table.turn == 0
    assert table.legal == "9D 3S 5H"


def test_the_queen_of_spades_does_not_break_hearts() -> None:
    table = broken_hearts().play("QS 5S 3S")
    assert table.turn == 1
    assert table.legal == "3D TD"


def test_any_penalty_card_breaks_hearts_where_the_rules_say_so() -> None:
    table = broken_hearts(breaking="penalty").play("QS 5S 3S")
    assert table.legal == "3D TD 6H"


def test_an_extra_penalty_card_breaks_hearts_like_the_queen() -> None:
    hands = ("2C 6D 9D 3S 5H", "AC 3D TD KS 6H", "5C 7C QH 5S 7H")
    table = Table(*hands, breaking="penalty", extra_penalties={"KS": 10}).play("2C AC 5C KS 5S 3S")
    assert table.legal == "3D TD 6H"


def test_hearts_may_be_led_at_once_where_nothing_needs_to_break_them() -> None:
    assert broken_hearts(breaking="none").legal == "3D TD QS 6H"


def test_a_player_with_nothing_but_hearts_leads_one_and_breaks_them() -> None:
    table = Table("2C 6D 9D 3S 5H", "AC 3H 4H 8H 6H", "5C 7C QH 5S 7H").play("2C AC 5C")
    assert table.legal == "3H 4H 6H 8H"
    table.play("3H QH 5H")
    assert table.game.view(None).hearts_open


def test_the_queen_must_be_led_where_she_is_the_only_card_that_is_no_heart() -> None:
    hands = ("2C 6D 9D 3S 5H", "AC QS 4H 8H 6H", "5C 7C QH 5S 7H")
    table = Table(*hands).play("2C AC 5C")
    assert table.legal == "QS"
    assert table.why_not("4H") is Reason.HEARTS_NOT_BROKEN


def test_a_heart_may_be_led_instead_of_the_queen_where_the_rules_say_so() -> None:
    hands = ("2C 6D 9D 3S 5H", "AC QS 4H 8H 6H", "5C 7C QH 5S 7H")
    assert Table(*hands, hearts_instead_of_queen=True).play("2C AC 5C").legal == "QS 4H 6H 8H"
    assert broken_hearts(hearts_instead_of_queen=True).legal == "3D TD QS"


def test_the_queen_is_locked_with_the_hearts_where_the_rules_say_so() -> None:
    table = broken_hearts(locked_until_broken="hearts_and_queen")
    assert table.legal == "3D TD"
    assert table.why_not("QS") is Reason.QUEEN_LOCKED
    assert table.why_not("6H") is Reason.HEARTS_NOT_BROKEN
    assert table.play("3D 7H 6D 9D TD QH").legal == "QS 6H"


def test_a_player_with_nothing_but_locked_cards_may_lead_any_of_them() -> None:
    hands = ("2C 6D 9D 3S 5H", "AC QS 4H 8H 6H", "5C 7C QH 5S 7H")
    assert Table(*hands, locked_until_broken="hearts_and_queen").play("2C AC 5C").legal == "QS 4H 6H 8H"


# -- the queen must go


def test_the_queen_must_go_under_a_higher_spade() -> None:
    table = Table("2C KS 9D 3S 5H", "3C JD TD QS 8S", "AC 7C 2D 5S 7H", queen_must_go=True)
    table.play("2C 3C AC 5S KS")
    assert table.legal == "QS"
    assert table.why_not("8S") is Reason.QUEEN_MUST_GO


def test_the_queen_need_not_go_where_she_would_win() -> None:
    table = Table("2C JS 9D 3S 5H", "3C JD TD QS 8S", "AC 7C 2D 5S 7H", queen_must_go=True)
    assert table.play("2C 3C AC 5S JS").legal == "8S QS"


def test_an_ace_of_another_suit_does_not_drive_the_queen_out() -> None:
    table = Table("2C KD 9D 3D AH", "3C JD TD QS 8S", "AC 7C 2D 5S 7H", queen_must_go=True)
    assert table.play("2C 3C AC 5S AH").legal == "8S QS"


def test_the_queen_must_go_on_a_suit_that_is_not_held() -> None:
    table = Table("2C KS 9D 3S 5H", "3C 4H 6H QS 8S", "AC 7C 2D 5S 7H", queen_must_go=True)
    assert table.play("2C 3C AC 2D 9D").legal == "QS"


def test_the_queen_may_stay_on_the_first_trick_where_penalty_cards_are_forbidden() -> None:
    table = Table("2C KS 9D 3S 5H", "JD 4H 6H QS 8S", "AC 7C 2D 5S 7H", queen_must_go=True).play("2C")
    assert table.legal == "JD 8S"


def test_without_the_rule_the_queen_may_stay() -> None:
    table = Table("2C KS 9D 3S 5H", "3C JD TD QS 8S", "AC 7C 2D 5S 7H").play("2C 3C AC 5S KS")
    assert table.legal == "8S QS"


def test_a_cancelled_king_does_not_drive_the_queen_out() -> None:
    """Both kings have cancelled each other, so the queen would win: she need not be played."""
    hands = ("2C KS 9D 3S 5H", "3C JD TD KS 8S", "4C 3D 4D QS 7S", "AC 7C 2D 5S 7H")
    table = Table(*hands, queen_must_go=True, duplicates="cancel", decks=2).play("2C 3C 4C AC 5S KS KS")
    assert table.legal == "7S QS"


def test_the_second_queen_cannot_win_from_the_first_and_must_go() -> None:
    hands = ("2C QS 9D 3S 5H", "3C JD TD QS 8S", "AC 7C 2D 5S 7H")
    assert Table(*hands, queen_must_go=True, decks=2).play("2C 3C AC 5S QS").legal == "QS"


# -- jokers


def test_a_joker_may_be_played_by_a_seat_that_can_follow() -> None:
    table = Table("2C 4C 9D 3S 5H", "3C 6C TD XX 6H", "5C 7C JD 5S 7H").play("2C")
    assert table.legal == "3C 6C XX"
    assert table.why_not("TD") is Reason.FOLLOW_SUIT


def test_a_joker_may_be_played_to_the_first_trick_where_any_club_leads_it() -> None:
    table = Table("2C AC 9D 3S 5H", "3C XX TD 4S 6H", "4C 7C JD 5S 7H", opening="any_club")
    assert table.play("AC").legal == "3C XX"


def test_a_joker_may_not_lead_the_first_trick_where_the_low_club_must() -> None:
    hands = ("2C 4C 9D XX 5H", "3C 6C TD 5S 6H", "5C 7C JD 4S 7H")
    assert Table(*hands).why_not("XX") is Reason.LEAD_THE_LOW_CLUB
    assert Table(*hands, opening="low_club_holder").legal == "2C 4C 9D XX"


def test_on_a_led_joker_everybody_may_play_anything_allowed() -> None:
    hands = ("2C 4C 9D XX 5H", "3C 6C TD QS 6H", "5C 7C JD 4S 7H")
    table = Table(*hands, opening="low_club_holder").play("XX")
    assert table.legal == "3C 6C TD"
    assert table.why_not("QS") is Reason.FIRST_TRICK_POINTS


def test_on_a_joker_led_later_everything_may_be_played() -> None:
    table = Table("2C 4C 9D 3S 5H", "AC 6C TD XX 6H", "5C 7C JD QS 7H").play("2C AC 5C XX")
    assert table.legal == "7C JD QS 7H"


def test_a_led_joker_need_not_be_followed_by_a_joker() -> None:
    table = Table("2C 4C 9D 3S 5H", "AC 6C TD XX 6H", "5C 7C XX 5S 7H").play("2C AC 5C XX")
    assert table.legal == "7C 5S 7H XX"


def test_a_joker_does_not_break_hearts() -> None:
    hands = ("2C 4C 9D 3S 5H", "3C 6C TD XX 6H", "AC 7C JD QS 7H")
    table = Table(*hands, breaking="penalty").play("2C XX AC")
    assert not table.game.view(None).hearts_open


def test_a_high_low_joker_is_a_heart() -> None:
    hands = ("2C 4C 9D XX 5H", "3C 6C TD XX 6H", "AC 7C JD QS 7H")
    table = Table(*hands, joker_kind="high_low").play("2C")
    assert table.legal == "3C 6C"
    assert table.why_not("XX") is Reason.FOLLOW_SUIT
    table = Table("AC 4C 9D XX 5H", "3C 6C TD XX 6H", "2C 7C JD QS 7H", joker_kind="high_low").play("2C AC 3C")
    assert table.legal == "4C 9D"
    assert table.why_not("XX") is Reason.HEARTS_NOT_BROKEN


# -- the whole pack


def test_a_standard_deal_is_played_by_the_rules() -> None:
    hands = (
        "3C 7C JC 2D 6D TD AD 4S 8S QS 5H 9H KH",
        "2C 6C TC AC 5D 9D KD 3S 7S JS 4H 8H QH",
        "5C 9C KC 4D 8D QD 2S 6S TS AS 3H 7H JH",
        "4C 8C QC 3D 7D JD 5S 9S KS 2H 6H TH AH",
    )
    game = Game.new(Rules(passing="none")).deal(Deal(tuple(map(parse_cards, hands)), dealer=2))
    assert game.to_act == (1,)
    assert game.legal_plays(1) == parse_cards("2C")
    game = game.act(1, Play(Card.parse("2C")))
    assert game.legal_plays(2) == parse_cards("5C 9C KC")
    assert game.legal_plays(3) == ()


def test_every_reason_of_the_table_is_a_different_one() -> None:
    reasons = [reason for reason, _ in RESTRICTIONS]
    assert len(set(reasons)) == len(reasons)
