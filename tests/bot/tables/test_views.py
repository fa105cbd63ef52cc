"""Views: what everybody may know of a table, as the screens need it."""

from dataclasses import replace
from random import Random

from bot.tables import seating
from bot.tables.persistence import change, ended_sittings
from bot.tables.seating import reserve
from bot.tables.table import Table
from bot.tables.views import (
    LastView,
    Rated,
    rated,
    seat_view,
)
from bot.ui.results import earlier_owners, scores, story
from cogs.table.replay import replay
from db import ResultRecord, SeatRecord, SittingRecord
from hearts import PRESETS, Game, Pass, Play
from hearts.cards import QUEEN_OF_SPADES
from tests.bot.tables.lobby import BEN, CHIDI, DANA, lobby
from tests.bot.tables.test_calls import begun
from tests.bot.test_past import rounds_of
from tests.bot.test_past import table as finished
from tests.bot.ui.test_tabletop import say
from tests.past import play
from tests.payloads import texts

HOST = 11


def test_a_seat_that_is_reserved_for_somebody_is_not_free() -> None:
    view = reserve(lobby(BEN), [(CHIDI.id, "Chidi")], until=600).seen_by(None)
    assert (view.free, view.reserved, [seat.name for seat in view.people]) == (1, 1, ["Ana", "Ben"])


def test_a_seat_is_free_or_reserved_or_has_a_person_or_a_computer_player() -> None:
    free, reserved = SeatRecord(0, None, "", "club"), SeatRecord(1, None, "", "club", held_for=12, held_name="Ben")
    person, computer = SeatRecord(2, HOST, "Ana", "club"), SeatRecord(3, None, "Fern", "club")
    seen = [seat_view(seat, HOST) for seat in (free, reserved, person, computer)]
    assert [(seat.name, seat.reserved_name) for seat in seen] == [("", ""), ("", "Ben"), ("Ana", ""), ("Fern", "")]
    assert [seat.computer for seat in seen] == [False, False, False, True]
    assert [seat.host for seat in seen] == [False, False, True, False]


def test_somebody_who_is_away_keeps_the_seat() -> None:
    away = seat_view(SeatRecord(2, 12, "Ben", "expert", away=True), HOST)
    assert (away.player_id, away.away, away.computer, away.level) == (12, True, False, "casual")


def test_only_people_whom_a_game_has_rated_are_shown_with_a_rating() -> None:
    counted = ResultRecord(0, 11, "Ana", "club", 20, 1, True, True, rating=1510.0, rating_change=10.0, provisional=True)
    computer = ResultRecord(1, None, "Fern", "club", 30, 2, False, True)
    left = ResultRecord(1, 12, "Ben", "club", 30, 4, False, False, departed=True, rating=1480.0, rating_change=-20.0)
    assert rated([counted, computer, left]) == (
        Rated("Ana", 0, False, 1510.0, 10.0, True),
        Rated("Ben", 1, True, 1480.0, -20.0, False),
    )
    assert [each.removed for each in rated([counted, computer, left], {12})] == [False, True]


def test_the_last_view_is_known_until_it_is_asked_about_something_else() -> None:
    last, view = LastView(), lobby().seen_by(None)
    assert last.of((1, 2)) is None
    assert last.keep((1, 2), view) is view
    assert last.of((1, 2)) is view
    assert last.of((1, 3)) is None


TRICKS = 13
BENS_AND_TILDAS = (SittingRecord(1, 1, 4, 7, "Ben"), SittingRecord(1, 1, 7, None, "Tilda"))
"""Ben: a round, a pass and three tricks; Tilda: three more tricks; then the present owner of the seat."""


def dealt() -> Table:
    table = begun()
    return replace(table, game=table.game.deal(table.game.shuffle(bytes(16))))


def leave(table: Table) -> Table:
    return seating.leave(table, BEN, Random(2))


def test_a_person_who_did_nothing_in_a_seat_leaves_no_sitting() -> None:
    assert ended_sittings(dealt(), leave(dealt())) == ()
    assert ended_sittings(dealt(), dealt()) == ()


def test_a_sitting_ends_after_the_steps_that_were_done() -> None:
    before = dealt()
    seat = before.my_seat(BEN.id)
    for each in before.game.players:
        before = replace(before, game=before.game.act(each, Pass(before.game.hand(each)[:3])))
    assert ended_sittings(before, leave(before)) == (SittingRecord(seat, 0, 1, BEN.id, "Ben"),)
    while not before.game.tricks:
        before = replace(before, game=next_card(before.game))
    (sitting,) = ended_sittings(before, leave(before))
    assert sitting == SittingRecord(seat, 0, 2, BEN.id, "Ben")
    left, _ = change(before, leave(before), 1)
    assert left.sittings == (sitting,)
    back = seating.join(left, BEN)
    assert ended_sittings(left, back) == ()  # the computer player that replaced him has not moved
    over = replace(back, game=finish_round(back))
    assert ended_sittings(over, leave(over)) == (SittingRecord(seat, 1, 0, BEN.id, "Ben"),)


def finish_round(table: Table) -> Game:
    game = table.game
    while game.round is not None:
        game = next_card(game)
    return game


def next_card(game: Game) -> Game:
    (seat,) = game.to_act
    return game.act(seat, Play(game.legal_plays(seat)[0]))


def test_the_person_in_a_seat_is_known_for_each_step_and_round() -> None:
    view = replace(lobby(DANA).seen_by(None), sittings=BENS_AND_TILDAS)
    at = [view.name_at(1, *step) for step in ((0, 13), (1, 0), (1, 3), (1, 4), (1, 6), (1, 7), (2, 0))]
    assert at == ["Ben", "Ben", "Ben", "Tilda", "Tilda", "Dana", "Dana"]
    assert view.name_at(0, 0, 0) == "Ana"
    assert [view.names_in(1, round) for round in range(3)] == [("Ben",), ("Ben", "Tilda", "Dana"), ("Dana",)]


def test_every_screen_of_a_finished_game_names_the_people_who_played() -> None:
    game, _ = play(PRESETS["quick"], Random(0))
    view = replace(finished(game), sittings=BENS_AND_TILDAS).seen_by(None)
    now, rounds = view.name(1), rounds_of(game)
    before = ", ".join(
        say("seat-until", who=who, round=2, step="trick", trick=trick) for who, trick in (("Ben", 3), ("Tilda", 6))
    )
    assert say("seat-before", now=now, before=before) in "\n".join(texts(scores(view, say).to_components()))
    shown = {
        step: "\n".join(texts(replay(view, rounds[1], step, say).to_components()))
        for step in range(rounds[1].last_step + 1)
    }
    for step, text in shown.items():
        player = "Ben" if step <= 3 else "Tilda" if step <= 6 else now
        assert f"**{player}**" in text
        assert not any(f"**{other}**" in text for other in {"Ben", "Tilda", now} - {player})
    assert say("names-in-turn", last=now, before="Ben, Tilda") in shown[TRICKS]
    assert now not in "\n".join(texts(replay(view, rounds[0], 1, say).to_components()))


def test_a_person_who_came_back_at_once_is_not_named_before_themselves() -> None:
    game, _ = play(PRESETS["quick"], Random(0))
    view = finished(game).seen_by(None)
    one = SittingRecord(1, 1, 4, None, view.name(1))
    assert earlier_owners(replace(view, sittings=(one,)), 2, say) == []
    (line,) = earlier_owners(replace(view, sittings=(BENS_AND_TILDAS[0], replace(one, steps=7))), 2, say)
    until = say("seat-until", who="Ben", round=2, step="trick", trick=3)
    assert line == say("seat-before", now=view.name(1), before=until)


def test_the_queen_counts_for_one_of_two_people_who_had_a_seat() -> None:
    game, _ = play(PRESETS["quick"], Random(0))
    rounds = tuple(
        replace(result, piles=((), (QUEEN_OF_SPADES,) if result.number in (0, 2) else (), (), ()))
        for result in game.rounds
    )
    view = finished(game).seen_by(None)
    alone = replace(view, game=replace(view.game, rounds=rounds))
    told = say("story-queen", who=view.name(1), queen=say.card(QUEEN_OF_SPADES), times=2)
    assert told in story(alone, say)
    assert told not in story(replace(alone, sittings=BENS_AND_TILDAS), say)
