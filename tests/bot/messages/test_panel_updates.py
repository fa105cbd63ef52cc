"""Panel updates: who sees a change of a table at once, later, or not at all."""

from __future__ import annotations

from random import Random

from bot.messages.panel_updates import Update, left, updates
from bot.tables import seating
from bot.tables.table import Table
from db import Status
from hearts import Game, Pass, Play
from tests.bot.tables.lobby import ANA, BEN, CHIDI, lobby, playing
from tests.hearts.table import Table as Round

HANDS = ("3C AS KS QH KH", "2C 2S 3S 2H 3H", "3D 4S 5S 4H 5H", "4C 6S 7S 6H 7H")


def at(game: Game) -> Table:
    """Ana, Ben and Chidi play this game with a computer player."""
    return playing(game, BEN, CHIDI)


def after_play(game: Game) -> Game:
    (seat,) = game.to_act
    return game.act(seat, Play(game.legal_plays(seat)[0]))


def test_a_card_is_shown_at_once_to_those_whose_turn_ends_or_begins_and_may_be_shown_later_to_the_others() -> None:
    game = Round(*HANDS).game
    for _ in HANDS:
        before, after = at(game), at(game := after_play(game))
        at_once = {after.seats[seat].player_id for seat in (*before.game.to_act, *after.game.to_act)}
        assert set(updates(before, after)) == {
            Update(person.id, new=person.id in at_once, may_wait=person.id not in at_once)
            for person in (ANA, BEN, CHIDI)
        }


def test_who_chooses_cards_to_pass_is_not_disturbed_by_the_passes_of_others() -> None:
    table = at(Round(*HANDS, passing="left").game)
    seat = table.seat_of(BEN.id)
    assert seat is not None
    passed = at(table.game.act(seat, Pass(table.game.hand(seat)[:3])))
    assert list(updates(table, passed)) == [Update(BEN.id, new=True, may_wait=False)]


def test_who_calls_the_pass_keeps_the_call_so_far_when_a_computer_player_takes_the_place_of_another_person() -> None:
    table = at(Round(*HANDS, passing="dealers_choice", dealer=0).game)
    (dealer,) = table.game.to_act
    gone = next(seat.player_id for seat in table.present if seat.seat != dealer)
    after = seating.leave(table, next(person for person in (ANA, BEN, CHIDI) if person.id == gone), Random(1))
    assert table.seats[dealer].player_id not in [update.player_id for update in updates(table, after)]


def test_whose_turn_it_is_sees_that_a_computer_player_has_taken_the_place_of_another_person() -> None:
    table = at(Round(*HANDS).game)
    (seat,) = table.game.to_act
    while (player := table.seats[seat].player_id) is None:
        table = at(after_play(table.game))
        (seat,) = table.game.to_act
    gone = next(person for person in (ANA, BEN, CHIDI) if person.id != player)
    after = seating.leave(table, gone, Random(1))
    assert player in [update.player_id for update in updates(table, after)]


def test_a_new_status_is_shown_to_everybody_at_once() -> None:
    table = at(Round(*HANDS).game)
    suspended = table.with_record(status=Status.SUSPENDED)
    assert {(update.player_id, update.new) for update in updates(table, suspended)} == {
        (person.id, True) for person in (ANA, BEN, CHIDI)
    }


def test_whoever_has_left_is_named() -> None:
    before = lobby(BEN, CHIDI)
    assert list(left(before, seating.leave(before, BEN, Random(1)))) == [BEN.id]
    assert list(left(before, before)) == []
