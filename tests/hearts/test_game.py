"""The game: phases, whose move it is, prompts, the end, and resuming from what was stored."""

from dataclasses import FrozenInstanceError, replace

import pytest

from hearts import (
    PRESETS,
    CallPass,
    Card,
    ChooseMoon,
    Deal,
    Dealt,
    Game,
    IllegalMove,
    Pass,
    Phase,
    Play,
    Reason,
    Rules,
    parse_cards,
)
from hearts.round import round_of
from tests.hearts.table import Table, finished

HANDS = ("2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "2S 3S 4S 5S 6S", "2H 3H 4H 5H 6H")

# -- the phases


def test_a_new_game_waits_for_a_deal() -> None:
    game = Game.new(Rules())
    assert game.phase is Phase.DEALING
    assert (game.to_act, game.players, game.totals) == ((), (0, 1, 2, 3), (0, 0, 0, 0))
    assert (game.dealer, game.winners, game.tricks, game.hand(0), game.legal_plays(0)) == (None, (), (), (), ())
    assert game.pass_target == ((1, 3),)
    with pytest.raises(ValueError, match="no round"):
        _ = game.trick
    assert game.check(0, Play(Card.parse("2C"))) is Reason.WRONG_PHASE


def test_a_round_goes_from_the_pass_to_the_tricks_to_the_next_deal() -> None:
    table = Table(*HANDS, passing="left")
    assert (table.game.phase, table.game.to_act) == (Phase.PASSING, (0, 1, 2, 3))
    table.passes("2C 3C 4C", "2D 3D 4D")
    assert table.game.to_act == (2, 3)
    table.game = table.game.act(3, Pass(parse_cards("2H 3H 4H"))).act(2, Pass(parse_cards("2S 3S 4S")))
    assert (table.game.phase, table.game.to_act) == (Phase.PLAYING, (1,))
    table.finish()
    assert (table.game.phase, len(table.game.rounds)) == (Phase.DEALING, 1)


def test_a_game_is_frozen_and_each_move_gives_a_new_one() -> None:
    table = Table(*HANDS)
    before, after = table.game, table.game.act(0, Play(Card.parse("2C")))
    assert before.hand(0) == parse_cards(HANDS[0])
    assert after.hand(0) == parse_cards("3C 4C 5C 6C")
    with pytest.raises(FrozenInstanceError):
        before.rules = Rules()  # type: ignore[misc]


# -- the prompts


def test_each_question_of_a_game_has_its_own_number() -> None:
    table = Table(*HANDS, passing="dealers_choice", dealer=0, end_score=1000)
    prompts = [Game.new(table.game.rules).prompt, table.game.prompt]
    table.game = table.game.act(0, CallPass(((1, 1),)))
    prompts.append(table.game.prompt)
    table.passes("2C", "2D", "2S", "2H")
    while table.game.phase is Phase.PLAYING:
        if table.game.prompt != prompts[-1]:
            prompts.append(table.game.prompt)
        table.lowest()
    prompts.append(table.game.prompt)
    assert prompts == [0, 1, 2, 3, 4, 5, 6, 7, 100]
    assert [round_of(prompt) for prompt in prompts] == [0] * 8 + [1]


def test_the_prompt_stays_while_others_still_choose() -> None:
    table = Table(*HANDS, passing="left")
    before = table.game.prompt
    assert table.passes("2C 3C 4C").game.prompt == before
    assert Table(*HANDS).play("2C 2D").game.prompt == Table(*HANDS).game.prompt


def test_the_choice_of_the_moon_is_a_question_of_its_own() -> None:
    table = Table("AC KC QC JC TC", "3D 4D QS 2H 3H", "5D 6D 3S 4H 5H", moon="choice", first_trick_points="allowed")
    last_trick = table.lowest(14).game.prompt
    assert table.lowest().game.phase is Phase.CHOOSING
    assert last_trick < table.game.prompt < 100
    assert table.game.act(0, ChooseMoon("others_up")).prompt == 100


# -- the end


def test_a_finished_game_takes_no_move_and_no_deal() -> None:
    ended = Game(Rules(), (finished((100, 3, 8, 9)),))
    assert ended.phase is Phase.OVER
    assert ended.winners == (1,)
    assert ended.to_act == ()
    assert ended.check(0, Play(Card.parse("2C"))) is Reason.GAME_OVER
    with pytest.raises(IllegalMove) as refused:
        ended.deal(Deal(((),) * 4))
    assert refused.value.reason is Reason.GAME_OVER


def test_a_played_round_can_end_the_game() -> None:
    """Seat 0 takes five tricks with five hearts."""
    table = Table(*HANDS, totals=(97, 10, 20, 30), moon="off").finish()
    assert table.points == (5, 0, 0, 0)
    assert table.game.phase is Phase.OVER
    assert table.game.winners == (1,)
    assert table.game.totals == (102, 10, 20, 30)


# -- chips


def test_everybody_starts_with_chips() -> None:
    assert Game.new(PRESETS["chips"]).totals == (20, 20, 20, 20)
    assert Game.new(Rules(scoring="chips", moon="off", chips=7)).totals == (7, 7, 7, 7)


def test_a_seat_that_cannot_ante_is_dealt_no_card_and_skipped() -> None:
    rules = Rules(scoring="chips", moon="off", passing="left", seats=4)
    game = Game(rules, (finished((40, 0, 20, 19), dealer=0, pot=1),))
    assert game.players == (0, 2, 3)
    assert game.dealer == 2
    game = game.deal(game.shuffle(bytes(16)))
    assert [len(game.hand(seat)) for seat in range(4)] == [17, 0, 17, 17]
    assert game.to_act == (0, 2, 3)
    assert game.check(1, Pass(())) is Reason.NOT_YOUR_TURN
    assert game.pass_target == ((1, 3),)
    given = {seat: game.hand(seat)[:3] for seat in (0, 2, 3)}
    for seat in (0, 2, 3):
        game = game.act(seat, Pass(given[seat]))
    assert game.view(2).received == given[0]
    assert game.view(0).received == given[3]
    assert game.view(1).hand == ()
    while game.phase is Phase.PLAYING:
        [seat] = game.to_act
        assert seat != 1
        game = game.act(seat, Play(game.legal_plays(seat)[0]))
    assert game.rounds[-1].points[1] == 0
    assert sum(game.totals) + game.rounds[-1].pot == 80


def test_a_seat_with_too_few_chips_for_the_ante_is_out() -> None:
    rules = Rules(scoring="chips", moon="off", ante=2)
    assert Game(rules, (finished((40, 1, 2, 37), dealer=0),)).players == (0, 2, 3)


def test_with_two_seats_left_a_pass_that_would_come_back_is_a_hold() -> None:
    rules = Rules(scoring="chips", moon="off", passing="custom", custom_cycle=(((2, 3),), ((1, 1), (-1, 1))), seats=4)
    for finished_rounds in (1, 2):
        rounds = tuple(finished((40, 0, 40, 0), dealer=0) for _ in range(finished_rounds))
        assert Game(rules, rounds).pass_target == ()


# -- the fold of the events


def test_a_game_is_the_fold_of_its_events() -> None:
    game = Table(*HANDS, passing="left").passes("2C 3C 4C", "2D 3D 4D", "2S 3S 4S", "2H 3H 4H").finish().game
    assert isinstance(game.events[0], Dealt)
    assert len(game.events) == 1 + 4 + 20
    assert Game.replay(game.rules, game.events) == game


def test_every_moment_of_a_game_can_be_replayed() -> None:
    game = Table(*HANDS).finish().game
    step = Game.new(game.rules)
    for count, event in enumerate(game.events, start=1):
        step = step.after(event)
        assert Game.replay(game.rules, game.events[:count]) == step


def test_a_game_goes_on_from_its_finished_rounds() -> None:
    game = Table(*HANDS, end_score=1000).finish().game
    began = len(game.events)
    game = game.deal(game.shuffle(bytes(16)))
    game = game.act(game.to_act[0], Play(game.legal_plays(game.to_act[0])[0]))
    resumed = Game.replay(game.rules, game.events[began:], rounds=game.rounds[:1])
    assert replace(resumed, events=game.events) == game
    assert (resumed.prompt, resumed.dealer, resumed.totals) == (game.prompt, game.dealer, game.totals)


def test_a_whole_game_to_a_hundred_is_played() -> None:
    game = Game.new(Rules())
    passes = []
    while game.phase is not Phase.OVER:
        game = game.deal(game.shuffle(len(game.rounds).to_bytes(16, "big")))
        passes.append(game.pass_target)
        while game.round is not None:
            seat = game.to_act[0]
            if game.phase is Phase.PASSING:
                game = game.act(seat, Pass(game.hand(seat)[-3:]))
            else:
                game = game.act(seat, Play(game.legal_plays(seat)[-1]))
    assert max(game.totals) >= 100
    assert all(max(result.totals) < 100 for result in game.rounds[:-1])
    assert game.winners == tuple(s for s, total in enumerate(game.totals) if total == min(game.totals))
    assert all(sum(result.points) in (26, 78) for result in game.rounds)
    assert passes[:5] == [((1, 3),), ((-1, 3),), ((2, 3),), (), ((1, 3),)][: len(passes)]
    dealers = [result.dealer for result in game.rounds]
    assert dealers == [(dealers[0] + turn) % 4 for turn in range(len(dealers))]
