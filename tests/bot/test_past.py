"""Replays: the steps of a finished round, and what they show; and what a seat has decided in a round."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from bot.language.wording import Translator
from bot.past import PlayedRound, deciding_round, deciding_trick, decisions, played_round, prove, turning_round
from bot.tables.table import Table
from bot.ui.items import Layout
from bot.ui.names import seat_name
from bot.ui.tabletop import last_trick
from cogs.table.replay import replay
from db import RoundRecord, SeatRecord, Status, TableRecord
from hearts import PRESETS, Card, Dealt, Game, Pass, Phase, Play, RoundResult, Rules, commitment
from tests.hearts.strategies import random_move
from tests.hearts.table import Table as Deals
from tests.past import play
from tests.payloads import texts


def rounds_of(game: Game) -> list[PlayedRound]:
    """Every finished round of a game, from its events alone."""
    starts = [place for place, event in enumerate(game.events) if isinstance(event, Dealt)]
    spans = pairwise([*starts, len(game.events)])
    return [
        played_round(game.rules, game.rounds[:number], game.events[start:end])
        for number, (start, end) in enumerate(spans)
        if number < len(game.rounds)
    ]


def table(game: Game, name: str = "Somebody") -> Table:
    rules = game.rules
    seats = tuple(SeatRecord(seat, None, f"{name} {seat}", "casual") for seat in range(rules.seats))
    record = TableRecord(7, 1, 2, None, 3, Status.OVER, rules.model_dump_json(), "standard", 9, None, 0, 0)
    records = tuple(RoundRecord(number, bytes(16), "ab" * 32, 0, "") for number in range(len(game.rounds)))
    return Table(record, seats, rules, game, records)


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_the_replay_of_a_finished_game_equals_the_game(name: str) -> None:
    game, _ = play(PRESETS[name], Random(1), rounds=6)
    played = rounds_of(game)
    assert tuple(round.result for round in played) == game.rounds
    for round in played:
        plays = [(seat, card) for trick in round.tricks for seat, card in trick.plays]
        events = game.events[_start(game, round.number) :]
        assert plays == [(event.seat, event.card) for event in events if hasattr(event, "card")][: len(plays)]
        assert round.deal == next(event.deal for event in events if isinstance(event, Dealt))


def _start(game: Game, number: int) -> int:
    return [place for place, event in enumerate(game.events) if isinstance(event, Dealt)][number]


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_no_card_is_lost_between_two_steps(name: str) -> None:
    game, _ = play(PRESETS[name], Random(2), rounds=4)
    for round in rounds_of(game):
        for step in range(1, round.last_step + 1):
            before = round.hands(step - 1)
            if step == 1:
                before = _after_the_pass(round)
            played = round.tricks[step - 1].plays
            for seat, hand in enumerate(round.hands(step)):
                assert Counter(before[seat]) - Counter(hand) == Counter(card for s, card in played if s == seat)
        assert not any(round.hands(round.last_step))


def _after_the_pass(round: PlayedRound) -> tuple[tuple[Card, ...], ...]:
    hands = [Counter(hand) for hand in round.deal.hands]
    for seat in round.players:
        for to, cards in round.gifts(seat):
            hands[seat] -= Counter(cards)
            hands[to] += Counter(cards)
    return tuple(tuple(hand.elements()) for hand in hands)


def test_the_points_of_the_tricks_add_up_to_those_of_the_round() -> None:
    game, _ = play(PRESETS["standard"], Random(3), rounds=3)
    for round in rounds_of(game):
        assert sum(round.points(round.last_step)) == 26
        assert round.points(0) == (0, 0, 0, 0)
        if round.result.shooter is None:
            assert round.points(round.last_step) == round.result.points


def test_the_next_taker_gets_the_points_of_a_trick_that_nobody_took() -> None:
    """Both fives are cancelled, so the queen and the ace of hearts wait for the second trick and its jack."""
    hands = ("5C 2C 3D 4D 6D", "5C 9C 7D 8D 9D", "QS TS 2D JD QD", "AH JH TD KD AD")
    fields: dict[str, Any] = {
        "duplicates": "cancel",
        "decks": 2,
        "first_trick_points": "allowed",
        "opening": "any_club",
    }
    small = Deals(*hands, **fields).play("5C 5C QS AH 2C 9C TS JH")
    view, say = table(small.game).seen_by(None), Translator("en-US")
    assert say("trick-taken", taker=seat_name(view, 1, say), points=15) in last_trick(view, say)
    (round,) = rounds_of(small.finish().game)
    assert [round.points(step) for step in (0, 1, 2)] == [(0, 0, 0, 0), (0, 0, 0, 0), (0, 15, 0, 0)]
    assert say("replay-nobody") in shown(replay(view, round, 1, say))
    assert say("replay-taker", who=seat_name(view, 1, say), points=15) in shown(replay(view, round, 2, say))


def shown(layout: Layout) -> str:
    return "\n".join(texts(layout.to_components()))


def test_an_unfinished_round_is_no_replay() -> None:
    game, _ = play(PRESETS["standard"], Random(3), rounds=1)
    with pytest.raises(ValueError, match="not over"):
        played_round(game.rules, game.rounds, game.events[_start(game, 1) :])


def test_a_true_deal_is_verified_and_a_forged_one_is_not() -> None:
    game, secrets = play(PRESETS["standard"], Random(6), rounds=2)
    first, second = rounds_of(game)
    proof = prove(game.rules, game.rounds[:1], commitment(secrets[1]), secrets[1], second.deal)
    assert (proof.matches_hash, proof.fair, proof.number) == (True, True, 1)
    assert not prove(game.rules, game.rounds[:1], commitment(secrets[1]), secrets[1], first.deal).fair
    assert not prove(game.rules, game.rounds[:1], commitment(secrets[0]), secrets[1], second.deal).matches_hash


def test_a_deal_is_verified_with_its_cut_and_with_no_other() -> None:
    rules, secret = PRESETS["standard"], bytes(16)
    dealt = Game.new(rules).shuffle(secret, 17)
    assert prove(rules, (), commitment(secret), secret, dealt, 17).fair
    for wrong in (None, 0, 16, 18):
        assert not prove(rules, (), commitment(secret), secret, dealt, wrong).fair


def test_cards_that_a_claim_plays_are_no_choices() -> None:
    table = Deals("AC 3D 4D 5D 6D", "2H 7D 8D 9D TD", "2C JD QD KD AD", first_trick_points="allowed").play("2C AC 2H")
    claimed = table.game.claim(1)
    played = played_round(claimed.rules, (), claimed.events)
    assert played.claimed_after == 3
    assert sum(len(trick.plays) for trick in played.tricks) == 15


RULES = Rules()


def after(*totals: tuple[int, ...]) -> list[RoundResult]:
    return [
        RoundResult(number, 0, row, (), row, piles=((),) * 4, tricks=(4, 3, 3, 3)) for number, row in enumerate(totals)
    ]


def test_the_deciding_round_is_the_one_in_which_the_winner_went_ahead_for_good() -> None:
    rounds = after((9, 0, 9, 8), (9, 18, 15, 10), (29, 22, 33, 23), (30, 40, 50, 40), (31, 60, 70, 41))
    assert turning_round(RULES, rounds, (0,)) == 3
    assert deciding_round(RULES, rounds, (0,)) == 3


def test_a_winner_who_always_led_decided_the_game_in_the_first_round() -> None:
    assert deciding_round(RULES, after((0, 9, 9, 8), (5, 20, 12, 15)), (0,)) == 0


def test_a_tie_is_decided_by_the_last_round() -> None:
    rounds = after((0, 9, 9, 8), (9, 9, 20, 20))
    assert deciding_round(RULES, rounds, (0, 1)) == 1
    assert turning_round(RULES, rounds, (0, 1)) is turning_round(RULES, rounds, (0,)) is None, "the rules broke the tie"
    assert deciding_round(RULES, rounds, (0,)) == 1


@pytest.mark.parametrize("name", ["standard", "omnibus", "spot", "cancellation"])
def test_the_deciding_trick_is_the_one_that_cost_most_and_the_one_that_completes_a_moon(name: str) -> None:
    for seed in range(6):
        for played in rounds_of(play(PRESETS[name], Random(seed), rounds=6)[0]):
            costs = [sum(played.points(n + 1)) - sum(played.points(n)) for n in range(played.last_step)]
            step = deciding_trick(replace(played, result=replace(played.result, shooter=None)))
            assert costs[step - 1] == max(costs)
            assert max(costs[step:], default=0) < max(costs), "the later of equal ones"
            step = deciding_trick(replace(played, result=replace(played.result, shooter=0)))
            assert costs[step - 1]
            assert not any(costs[step:])


def test_the_decisions_of_a_seat_are_its_pass_and_its_cards_with_what_it_saw() -> None:
    game, rng = Game.new(PRESETS["standard"]), Random(3)
    start = game
    game = game.deal(game.shuffle(bytes(16)))
    while game.phase is not Phase.DEALING:
        game = game.act(game.to_act[0], random_move(game, game.to_act[0], rng, None))
    found = decisions(start, game.events, 2)
    assert [type(move) for _, move in found] == [Pass, *[Play] * 13]
    for view, move in found:
        assert view.seat == 2
        assert view.my_turn
        assert isinstance(move, Pass) or move.card in view.legal


def test_a_changed_pass_is_one_decision_with_what_was_seen_before_it_and_the_cards_in_the_end() -> None:
    start = Game.new(PRESETS["standard"])
    game = start.deal(start.shuffle(bytes(16)))
    first, changed = game.hand(2)[:3], game.hand(2)[3:6]
    game = game.act(2, Pass(first)).act(0, Pass(game.hand(0)[:3])).act(2, Pass(changed))
    ((view, move),) = decisions(start, game.events, 2)
    assert move == Pass(changed)
    assert not view.passed


def test_cards_that_a_claim_plays_are_nobodys_decisions() -> None:
    table = Deals("AC 3D 4D 5D 6D", "2H 7D 8D 9D TD", "2C JD QD KD AD", first_trick_points="allowed").play("2C AC 2H")
    claimed = table.game.claim(1)
    for seat in range(3):
        assert len(decisions(Game.new(claimed.rules), claimed.events, seat)) == 1


def test_a_card_that_was_the_only_legal_one_is_no_choice() -> None:
    game = Deals("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H").play("2C AD 3C 7C 4C AS").game
    second = game.prompt - 1
    made = [decisions(Game.new(game.rules), game.events, seat) for seat in range(3)]
    choices = [[view.prompt for view, _ in each if view.has_choice] for each in made]
    assert [each[-1:] for each in choices] == [[], [second], [second]]
