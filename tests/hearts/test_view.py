"""Views: what a seat or a spectator may know, and nothing else."""

import pytest

from hearts import Card, Pass, Phase, Reason, View, parse_cards
from tests.hearts.table import Table
from tests.hearts.test_properties import cards_in

HANDS = ("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H")


def seen(view: View) -> set[Card]:
    return set(cards_in(view))


def test_before_the_pass_a_seat_sees_its_hand_and_a_spectator_nothing() -> None:
    game = Table(*HANDS, passing="left").game
    assert seen(game.view(None)) == set()
    for seat, hand in enumerate(HANDS):
        view = game.view(seat)
        assert view.hand == parse_cards(hand)
        assert seen(view) == set(parse_cards(hand))
        assert view.my_turn


def test_everybody_sees_who_has_chosen_but_not_the_cards() -> None:
    game = Table(*HANDS, passing="left").passes("2C 3C 4C", "2D 3D 4D").game
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat).chosen == (True, True, False, False)
    assert game.view(0).passed == parse_cards("2C 3C 4C")
    assert game.view(0).received == game.view(2).passed == ()
    assert seen(game.view(1)) == set(parse_cards(HANDS[1]))
    assert seen(game.view(None)) == set()


def test_after_the_pass_a_seat_knows_what_it_gave_and_got() -> None:
    game = Table(*HANDS, passing="left").passes("2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H").game
    view = game.view(2)
    assert view.passed == parse_cards("2S 3S 4S")
    assert view.received == parse_cards("2D 3D 4D")
    assert view.hand == parse_cards("2D 3D 4D 5S 6S")
    assert seen(view) == set(parse_cards("2S 3S 4S 2D 3D 4D 5S 6S"))


def test_played_cards_are_seen_by_all() -> None:
    game = Table(*HANDS).play("2C 2D 2S").game
    for seat in (None, 0, 1, 2, 3):
        view = game.view(seat)
        assert view.trick.cards == parse_cards("2C 2D 2S")
    assert seen(game.view(None)) == set(parse_cards("2C 2D 2S"))
    assert seen(game.view(1)) == set(parse_cards("2C 2D 2S 3D 4D 5D 6D"))


def test_the_seat_to_play_learns_what_it_may_play_and_why_not_the_rest() -> None:
    game = Table("2C 4C 9D 3S 5H", "3C 6C TD 4S 6H", "5C 7C JD 5S 7H").play("2C").game
    view = game.view(1)
    assert view.legal == parse_cards("3C 6C")
    assert view.blocked == dict.fromkeys(parse_cards("TD 4S 6H"), Reason.FOLLOW_SUIT)
    assert (game.view(0).legal, dict(game.view(0).blocked)) == ((), {})
    with pytest.raises(TypeError):
        view.blocked[Card.parse("3C")] = Reason.FOLLOW_SUIT  # type: ignore[index]


def test_a_seat_has_a_choice_while_it_is_asked_for_cards_of_which_not_all_are_the_same() -> None:
    passing = Table(*HANDS, passing="left").passes("2C 3C 4C").game
    assert [passing.view(seat).has_choice for seat in (None, 0, 1)] == [False, False, True]
    table = Table("2C 5D 5D 2H 3H", "3C 3D 6D 4H 5H", "4C 4D 7D 6H 7H", "5C 2D 8D 8H 9H")
    assert not table.game.view(0).has_choice, "the lowest club"
    table.play("2C 3C 4C 5C 2D")
    assert not table.game.view(0).has_choice, "two copies of one card"
    assert table.play("5D").game.view(1).has_choice
    assert not table.game.view(2).has_choice


def test_the_dealer_and_the_finished_tricks_are_seen_by_all() -> None:
    game = Table("2C 4C 9D 3S 5H", "AC 6H TD 4S QS", "5C 7C JD KS 7H", dealer=2).play("2C AC 5C QS").game
    for seat in (None, 0, 1, 2):
        assert game.view(seat).dealer == 2
        assert [trick.taker for trick in game.view(seat).tricks] == [1]


def test_points_taken_are_seen_by_all() -> None:
    game = Table("2C 4C 9D 3S 5H", "AC 6H TD 4S QS", "5C 7C JD KS 7H", dealer=2).play("2C AC 5C QS KS 3S").game
    assert game.view(None).points == (0, 0, 13)
    assert game.view(0).points == (0, 0, 13)


def test_the_points_of_a_kitty_are_known_to_nobody_else_before_the_end() -> None:
    hands = ("2C 3C", "AC 4C", "KC", "QC", "JC")
    table = Table(*hands, remainder="kitty", kitty="QS 9D").play("2C AC KC QC JC")
    queen = Card.parse("QS")
    assert {seat for seat in (None, 0, 1, 2, 3, 4) if queen in seen(table.game.view(seat))} == {1}
    assert {table.game.view(seat).points for seat in (None, 0, 1, 2, 3, 4)} == {(0, 0, 0, 0, 0)}


def test_a_view_between_rounds_shows_results_and_no_cards() -> None:
    game = Table(*HANDS, end_score=1000).finish().game
    view = game.view(0)
    assert view.phase is Phase.DEALING
    assert (view.hand, view.trick, view.tricks, view.to_act) == ((), None, (), ())
    assert view.rounds == game.rounds
    assert view.totals == game.totals
    assert not view.my_turn


def test_a_view_does_not_change_when_others_hold_other_cards() -> None:
    one = Table(*HANDS, passing="left")
    other = Table(HANDS[0], HANDS[2], HANDS[3], HANDS[1], passing="left")
    assert one.game.view(0) == other.game.view(0)
    chosen = [
        one.game.act(1, Pass(parse_cards("2D 3D 4D"))).view(0),
        other.game.act(1, Pass(parse_cards("2S 3S 4S"))).view(0),
    ]
    assert chosen[0] == chosen[1]


def test_the_points_of_a_trick_that_nobody_took_go_to_the_next_taker() -> None:
    table = Table(
        "5C 2C 3D 4D 6D",
        "5C 9C 7D 8D 9D",
        "QS TS 2D JD QD",
        "AH JS TD KD AD",
        duplicates="cancel",
        decks=2,
        first_trick_points="allowed",
        opening="any_club",
    ).play("5C 5C QS AH")
    assert table.game.view(None).points == (0, 0, 0, 0)
    assert table.play("2C 9C TS JS").game.view(None).points == (0, 14, 0, 0)
