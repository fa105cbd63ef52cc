"""Passing: who passes how many cards to whom, and which cards may be passed."""

from typing import Any

import pytest

from hearts import PRESETS, CallPass, Game, IllegalMove, Pass, Phase, Play, Reason, Rules, parse_cards
from hearts.passing import PassTarget
from tests.hearts.table import Table

LEFT, RIGHT, HOLD = ((1, 3),), ((-1, 3),), ()
FOUR_HANDS = ("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H")


@pytest.mark.parametrize(
    ("seats", "cycle"),
    [
        (3, (LEFT, RIGHT, HOLD)),
        (4, (LEFT, RIGHT, ((2, 3),), HOLD)),
        (5, (LEFT, RIGHT, ((2, 3),), ((-2, 3),), HOLD)),
        (6, (LEFT, RIGHT, ((2, 3),), ((-2, 3),), ((3, 3),), HOLD)),
        (7, (LEFT, RIGHT, ((2, 3),), ((-2, 3),), HOLD)),
        (8, (LEFT, RIGHT, ((2, 3),), ((-2, 3),), HOLD)),
    ],
)
def test_the_standard_cycle_goes_around_the_table(seats: int, cycle: tuple[PassTarget, ...]) -> None:
    assert Rules(seats=seats).cycle == cycle
    assert Rules(seats=seats, passing="no_hold").cycle == cycle[:-1]


@pytest.mark.parametrize(
    ("passing", "cycle"),
    [
        ("none", (HOLD,)),
        ("left", (LEFT,)),
        ("right", (RIGHT,)),
        ("split", (((1, 1), (2, 1), (-1, 1)),)),
        ("with_split", (LEFT, RIGHT, ((2, 3),), ((1, 1), (2, 1), (-1, 1)), HOLD)),
        ("aldergrove", (LEFT, RIGHT, ((2, 3),), ((1, 2), (-1, 2)))),
        ("rotate", (LEFT, ((2, 3),), ((3, 3),), HOLD)),
        ("dealers_choice", ()),
    ],
)
def test_each_kind_of_passing_has_its_cycle(passing: str, cycle: tuple[PassTarget, ...]) -> None:
    assert Rules(passing=passing).cycle == cycle


def test_the_number_of_cards_can_be_set() -> None:
    assert Rules(pass_count=1).cycle[0] == ((1, 1),)
    assert Rules(pass_count=5).cycle[1] == ((-1, 5),)


def test_a_split_of_more_than_three_cards_gives_the_odd_ones_to_the_first_seats() -> None:
    assert Rules(passing="split", pass_count=4).cycle == (((1, 2), (2, 1), (-1, 1)),)
    assert Rules(passing="split", pass_count=5).cycle == (((1, 2), (2, 2), (-1, 1)),)


def test_a_cycle_of_your_own_is_kept() -> None:
    two_left_one_right = ((1, 2), (-1, 1))
    assert Rules(passing="custom", custom_cycle=(two_left_one_right, ())).cycle == (two_left_one_right, ())
    assert Rules(passing="custom", custom_cycle=(((1, 5),),)).cycle == (((1, 5),),), "up to five cards"


def test_received_cards_arrive_at_once_when_the_last_seat_has_passed() -> None:
    table = Table(*FOUR_HANDS, passing="left").passes("2C 3C 4C", "2D 3D 4D", "2S 3S 4S")
    assert [table.hand(seat) for seat in range(4)] == list(FOUR_HANDS)
    assert table.game.view(1).received == ()
    assert table.game.to_act == (3,)
    table.game = table.game.act(3, Pass(parse_cards("2H 3H 4H")))
    assert table.game.phase is Phase.PLAYING
    assert [table.hand(seat) for seat in range(4)] == [
        "5C 6C 2H 3H 4H",
        "2C 3C 4C 5D 6D",
        "2D 3D 4D 5S 6S",
        "2S 3S 4S 5H 6H",
    ]
    assert table.game.view(1).received == parse_cards("2C 3C 4C")
    assert table.game.view(1).passed == parse_cards("2D 3D 4D")


def test_the_holder_of_the_two_of_clubs_after_the_pass_leads() -> None:
    table = Table(*FOUR_HANDS, passing="left").passes("2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H")
    assert table.turn == 1
    assert table.legal == "2C"


@pytest.mark.parametrize(
    ("fields", "hands"),
    [
        ({"passing": "right"}, ("5C 6C 2D 3D 4D", "5D 6D 2S 3S 4S", "5S 6S 2H 3H 4H", "2C 3C 4C 5H 6H")),
        (
            {"passing": "custom", "custom_cycle": (((2, 3),),)},
            ("5C 6C 2S 3S 4S", "5D 6D 2H 3H 4H", "2C 3C 4C 5S 6S", "2D 3D 4D 5H 6H"),
        ),
        ({"passing": "split"}, ("5C 6C 4D 3S 2H", "2C 5D 6D 4S 3H", "3C 2D 5S 6S 4H", "4C 3D 2S 5H 6H")),
    ],
    ids=["to the right", "across", "split, in the order of the cards"],
)
def test_the_cards_go_where_the_pass_says(fields: dict[str, Any], hands: tuple[str, ...]) -> None:
    table = Table(*FOUR_HANDS, **fields).passes("2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H")
    assert tuple(table.hand(seat) for seat in range(4)) == hands


def test_a_hold_goes_straight_to_play() -> None:
    table = Table(*FOUR_HANDS)
    assert table.game.phase is Phase.PLAYING
    assert table.game.pass_target == HOLD


def test_the_rounds_go_through_the_cycle() -> None:
    table = Table(*FOUR_HANDS, passing="custom", custom_cycle=(((1, 1),), ()), end_score=1000)
    targets = []
    for _ in range(3):
        targets.append(table.game.pass_target)
        if table.game.phase is Phase.PASSING:
            table.passes(*(table.hand(seat)[:2] for seat in range(4)))
        table.finish()
        table.game = table.game.deal(table.game.shuffle(bytes(16)))
    assert targets == [((1, 1),), (), ((1, 1),)]


def test_a_seat_may_choose_anew_until_all_have_chosen() -> None:
    table = Table(*FOUR_HANDS, passing="left").passes("2C 3C 4C", "2D 3D 4D")
    table.passes("4C 5C 6C")
    assert table.game.to_act == (2, 3)
    table.game = table.game.act(2, Pass(parse_cards("2S 3S 4S"))).act(3, Pass(parse_cards("2H 3H 4H")))
    assert table.hand(1) == "4C 5C 6C 5D 6D"
    assert table.game.check(0, Pass(parse_cards("2C 3C 2H"))) is Reason.WRONG_PHASE


@pytest.mark.parametrize(
    ("cards", "reason"),
    [
        ("2C 3C", Reason.PASS_COUNT),
        ("2C 3C 4C 5C", Reason.PASS_COUNT),
        ("2C 3C 2D", Reason.NOT_HELD),
        ("2C 2C 3C", Reason.NOT_HELD),
    ],
)
def test_a_pass_takes_the_right_number_of_cards_that_are_held(cards: str, reason: Reason) -> None:
    table = Table(*FOUR_HANDS, passing="left")
    assert table.game.check(0, Pass(parse_cards(cards))) is reason


def test_cards_cannot_be_played_before_all_have_passed_nor_passed_in_a_hold() -> None:
    passing, playing = Table(*FOUR_HANDS, passing="left"), Table(*FOUR_HANDS)
    assert passing.game.check(0, Play(parse_cards("2C")[0])) is Reason.WRONG_PHASE
    assert playing.game.check(0, Pass(())) is Reason.WRONG_PHASE


def test_forbidden_cards_cannot_be_passed() -> None:
    table = Table(*FOUR_HANDS, passing="left", pass_forbidden=("2C", "QS"))
    assert table.game.check(0, Pass(parse_cards("2C 3C 4C"))) is Reason.PASS_FORBIDDEN
    assert table.game.check(0, Pass(parse_cards("3C 4C 5C"))) is None


def test_a_forbidden_card_is_passed_where_too_few_others_are_held() -> None:
    table = Table(*FOUR_HANDS, passing="left", pass_forbidden=("2C", "3C", "4C"))
    assert table.game.check(0, Pass(parse_cards("4C 5C 6C"))) is None
    assert table.game.check(0, Pass(parse_cards("3C 4C 5C"))) is Reason.PASS_FORBIDDEN


def test_a_second_copy_of_a_forbidden_card_is_as_forbidden_as_the_first() -> None:
    hands = ("QS QS 3C 4C 5C", "2D 3D 4D 5D 6D", "2H 3H 4H 5H 6H")
    table = Table(*hands, passing="left", decks=2, pass_forbidden=("QS",))
    for cards in ("QS 3C 4C", "QS QS 3C"):
        assert table.game.check(0, Pass(parse_cards(cards))) is Reason.PASS_FORBIDDEN
    table = Table(*hands, passing="left", pass_count=4, decks=2, pass_forbidden=("QS",))
    assert table.game.check(0, Pass(parse_cards("QS 3C 4C 5C"))) is None
    assert table.game.check(0, Pass(parse_cards("QS QS 3C 4C"))) is Reason.PASS_FORBIDDEN


def test_equal_cards_are_passed_one_by_one() -> None:
    table = Table("2C 2C 3C 4C 5C", "2D 3D 4D 5D 6D", "2H 3H 4H 5H 6H", passing="left", decks=2)
    assert table.game.check(0, Pass(parse_cards("2C 2C 2C"))) is Reason.NOT_HELD
    table.passes("2C 2C 3C", "2D 3D 4D", "2H 3H 4H")
    assert table.hand(1) == "2C 2C 3C 5D 6D"


# -- the dealer calls the pass


def choice(**fields: Any) -> Table:
    return Table(*FOUR_HANDS, passing="dealers_choice", dealer=0, **fields)


def test_the_dealer_calls_the_pass_before_seeing_the_hand() -> None:
    table = choice()
    assert table.game.phase is Phase.CALLING
    assert table.game.to_act == (0,)
    assert table.game.view(0).hand == ()
    assert table.game.view(1).hand == parse_cards(FOUR_HANDS[1])
    table.game = table.game.act(0, CallPass(((1, 2), (-1, 1))))
    assert table.game.phase is Phase.PASSING
    assert table.game.pass_target == ((1, 2), (-1, 1))
    assert table.game.view(0).hand == parse_cards(FOUR_HANDS[0])


def test_the_dealer_may_call_fewer_cards_or_a_hold() -> None:
    assert choice().game.act(0, CallPass(((2, 1),))).pass_target == ((2, 1),)
    held = choice().game.act(0, CallPass(()))
    assert held.phase is Phase.PLAYING
    assert held.hand(0) == parse_cards(FOUR_HANDS[0])


@pytest.mark.parametrize(
    ("target", "reason"),
    [
        (((1, 4),), Reason.CALL_TOO_MANY),
        (((1, 2), (2, 2)), Reason.CALL_TOO_MANY),
        (((1, 0),), Reason.CALL_TOO_MANY),
        (((4, 1),), Reason.CALL_UNKNOWN_SEAT),
        (((0, 1),), Reason.CALL_UNKNOWN_SEAT),
        (((1, 1), (-3, 1)), Reason.CALL_UNKNOWN_SEAT),
    ],
)
def test_a_call_names_other_seats_once_each_and_not_too_many_cards(target: PassTarget, reason: Reason) -> None:
    assert choice().game.check(0, CallPass(target)) is reason


def test_a_call_of_too_many_cards_is_told_how_many_may_be_passed() -> None:
    with pytest.raises(IllegalMove) as refused:
        choice().game.act(0, CallPass(((1, 4),)))
    assert refused.value.details == {"count": 3}


def test_nobody_but_the_dealer_calls_and_only_once() -> None:
    game = choice().game
    assert game.check(1, CallPass(())) is Reason.NOT_YOUR_TURN
    assert game.check(1, Pass(parse_cards("2D 3D 4D"))) is Reason.WRONG_PHASE
    assert game.act(0, CallPass(((1, 1),))).check(0, CallPass(())) is Reason.WRONG_PHASE


def test_the_next_dealer_calls_the_next_pass() -> None:
    table = choice(end_score=1000)
    table.game = table.game.act(0, CallPass(()))
    table.finish()
    game: Game = table.game.deal(table.game.shuffle(bytes(16)))
    assert game.to_act == (1,)


def test_an_unknown_move_out_of_a_foreign_seat_is_refused() -> None:
    table = Table(*FOUR_HANDS, passing="left")
    with pytest.raises(IllegalMove) as refused:
        table.game.act(7, Pass(parse_cards("2C 3C 4C")))
    assert refused.value.reason is Reason.NOT_YOUR_TURN


def test_before_the_deal_nobody_knows_what_the_dealer_will_call() -> None:
    game = Game.new(PRESETS["dealers_choice"])
    assert game.pass_target == game.view(0).pass_target == HOLD
