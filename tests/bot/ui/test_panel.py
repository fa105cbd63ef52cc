"""The panel: it asks a person the present question, or says who is asked."""

from random import Random
from typing import Any

import pytest

from bot.community.settings import Preferences
from bot.numerals import signed
from bot.tables import seating
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.views import LastView
from bot.ui import playing as playing_panel
from bot.ui.board import who_is_asked
from bot.ui.items import GOLD
from bot.ui.panel import panel, removed, spectator
from bot.ui.results import round_result, score_table, winners
from bot.ui.tabletop import ASKED, last_trick_line, named
from db import Status, TableSettings
from hearts import PRESETS, Game, Phase, Rules
from hearts.values import replace
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, lobby, playing
from tests.bot.tables.test_runner import shot_by_ana
from tests.bot.tables.test_table import sealed
from tests.bot.test_past import table as table_of
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.strategies import random_move
from tests.hearts.table import Table as Round
from tests.hearts.test_scoring import shoot
from tests.past import play
from tests.screens import buttons_of

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def at(played: str = "", **rules: Any) -> Table:
    return playing(Round(*HANDS, **rules).play(played).game, BEN, CHIDI)


def shown(table: Table, person: int = ANA.id, **options: Any) -> Drawn:
    return Drawn(panel(table.seen_by(person), say, **options))


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    hers, his, hers_not = shown(at()), shown(at(), BEN.id), shown(at(), DANA.id)
    assert {str(card) for card in hers.cards} == set(HANDS[0].split())
    assert {str(card) for card in his.cards} == set(HANDS[1].split())
    assert not hers_not.cards


@pytest.mark.parametrize("preset", ["standard", "omnibus", "chips"])
def test_what_is_drawn_once_for_all_is_what_each_would_be_shown(preset: str) -> None:
    """Whoever looks first, in whatever order the others do, and whatever was shown before."""
    rng, game = Random(preset), Game.new(PRESETS[preset])
    seen = LastView()
    for number in range(70):
        if game.phase is Phase.DEALING:
            game = game.deal(game.shuffle(rng.randbytes(16)))
        seat = game.to_act[0]
        game = game.act(seat, random_move(game, seat, rng, None))
        table, people = playing(game, BEN, CHIDI), [ANA.id, BEN.id, CHIDI.id, DANA.id]
        table = replace(table, last_view=seen).with_seat(1, name=f"Ben {number // 10}")
        for person in rng.sample(people, len(people)):
            for hints in (True, False):
                view = table.seen_by(person)
                drawn, alone = panel(view, say, hints=hints), panel(replace(view), say, hints=hints)
                assert drawn.to_components() == alone.to_components()


@pytest.mark.parametrize(
    ("table", "verb"),
    [
        (at(), "play"),
        (at(passing="left"), "toggle"),
        (at(passing="dealers_choice", dealer=0), "give"),
        (playing(shot_by_ana(()), BEN, CHIDI), "moon"),
        (playing(Round(*HANDS, end_score=1000).finish().game, BEN, CHIDI), "ready"),
    ],
    ids=["a card", "a pass", "a call", "the moon", "the next round"],
)
def test_each_phase_has_its_prompt(table: Table, verb: str) -> None:
    assert verb in shown(table).verbs
    assert "a note" in Drawn(panel(table.seen_by(ANA.id), say, note="a note")).text
    in_every_language(lambda say: panel(table.seen_by(ANA.id), say, note="a note"))


@pytest.mark.parametrize(
    ("phase", "rules"),
    [
        (Phase.PLAYING, {"passing": "none"}),
        (Phase.PASSING, {"passing": "left"}),
        (Phase.CALLING, {"passing": "dealers_choice"}),
    ],
)
def test_whoever_is_out_of_chips_is_told_so_and_follows_the_game(phase: Phase, rules: dict[str, Any]) -> None:
    game = Game.new(Rules(scoring="chips", moon="off", chips=1, **rules))
    before = replace(play(game.rules, Random(0), 1)[0].rounds[0], totals=(0, 2, 1, 1), dealer=1)
    game = replace(game, rounds=(before,))
    table = playing(game.deal(game.shuffle(b"out of chips")), BEN, CHIDI)
    assert table.game.phase is phase
    drawn = shown(table, note="a note")
    assert drawn.says("panel-out")
    assert "a note" in drawn.text
    assert "Ben · 2" in drawn.text.replace("*", "")
    assert drawn.verbs == ["refresh", "more"]
    assert not shown(table, BEN.id).says("panel-out")
    in_every_language(lambda say: panel(table.seen_by(ANA.id), say))


def test_a_person_who_likes_menus_gets_one() -> None:
    (menu,) = shown(at(), preferences=Preferences(panel="menus")).all("play")
    assert menu.values == ["2C"]


def test_the_person_who_cuts_the_pack_is_asked_for_a_number() -> None:
    assert "cut" in shown(sealed(dealer=2), BEN.id).verbs


def test_other_seats_wait_for_the_choice_of_the_shooter() -> None:
    waits = shown(playing(shot_by_ana(()), BEN, CHIDI), BEN.id)
    assert waits.says("panel-waits-moon", who="**Ana**", sun=False)
    assert waits.verbs == ["refresh"]


def test_who_took_every_trick_as_well_reads_that_it_is_the_sun() -> None:
    for sun in (False, True):
        hands = ("2C AS KS AH KH", "2D 2S 3S 2H 3H", "3D 4S 5S 4H 5H")
        shot = Round(*hands, moon="choice", sun=sun).play("2C 2D 3D").play("AS 2S 4S").play("KS 3S 5S")
        table = playing(shot.play("AH 2H 4H").play("KH 3H 5H").game, BEN, CHIDI)
        assert shown(table).says("panel-asks-moon", sun=sun)
        assert shown(table, BEN.id).says("panel-waits-moon", who="**Ana**", sun=sun)


def test_before_the_first_cards_are_dealt_the_panel_says_what_is_waited_for() -> None:
    dealing = playing(Game.new(Rules()), BEN, CHIDI, DANA)
    drawn = Drawn(panel(dealing.seen_by(ANA.id), say, note="a note"))
    assert drawn.text == f"{say('panel-dealing')}\na note"
    assert drawn.verbs == ["refresh"]


def test_a_paused_a_waiting_and_a_finished_table_say_so() -> None:
    assert shown(at().with_record(status=Status.SUSPENDED)).verbs == ["go-on", "refresh"]
    assert shown(lobby()).says("panel-lobby", host=True)
    over = playing(Round(*HANDS, totals=(10, 97, 20), moon="off").finish().game, BEN, CHIDI)
    over = over.with_record(status=Status.OVER)
    assert shown(over).says("panel-won")
    (behind,) = {over.game.totals[over.my_seat(CHIDI.id)] - over.game.totals[over.my_seat(ANA.id)]}
    second = shown(over, CHIDI.id)
    assert second.says("game-title", winners="**Ana**", count=1)
    assert second.says("panel-place", place=2, shared=False, behind=behind)
    assert second.components[0]["accent_color"] == GOLD.value, "as the result in public"
    assert say("seat-you") in second.text
    assert "Chidi" not in second.text


def test_whoever_shares_a_place_reads_so() -> None:
    over = playing(Round(*HANDS, totals=(10, 97, 20), moon="off").finish().game, BEN, CHIDI)
    (*others, last) = over.game.rounds
    first, ben, _ = last.totals
    tied = replace(over, game=replace(over.game, rounds=(*others, replace(last, totals=(first, ben, ben)))))
    told = shown(tied.with_record(status=Status.OVER), CHIDI.id)
    assert told.says("panel-place", place=2, shared=True, behind=ben - first)
    assert "You share second place" in told.text


def test_the_panel_of_a_game_that_ended_early_can_be_closed() -> None:
    assert shown(at().with_record(status=Status.OVER)).verbs[-1] == "close"


def test_a_double_press_that_ends_a_game_opens_no_other_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing_panel, "settled", lambda game: True)
    claim = shown(at()).place("claim")
    over = playing(Round(*HANDS, totals=(10, 97, 20), moon="off").finish().game, BEN, CHIDI)
    over = over.with_record(status=Status.OVER)
    assert shown(over).place("rematch") != claim


def test_a_spectator_sees_the_table_if_the_server_allows_that_and_a_free_seat_if_there_is_one() -> None:
    with_computer = playing(Round(*HANDS).play("2C").game, BEN)
    view = with_computer.seen_by(None)
    open_to_all = Drawn(spectator(view, say))
    assert open_to_all.verbs == ["join", "refresh"]
    assert open_to_all.says("spectator-title")
    round_, trick = say("panel-round", round=1), say("panel-trick", trick=1)
    assert f"-# {round_} · {trick}\n{who_is_asked(view, say)}\n" in open_to_all.text, "each fits a line of a phone"
    assert {*map(str, open_to_all.cards)} == {"2C"}, "as on the table's message: no card of a hand"
    last = [seat for seat in view.seats if seat.computer][-1]
    assert open_to_all.says("spectator-seat", who=named(last, say), points=0, chips=False)
    joined = seating.join(with_computer, Person(99, "Zoe"))
    assert joined.seat_of(99) == last.seat, "the seat that it names"
    closed = Drawn(spectator(view, say, status=False))
    assert closed.verbs == ["join"]
    assert closed.says("spectator-off")
    assert not closed.says("spectator-title")
    banned = Drawn(spectator(view, say, outsider="banned"))
    assert banned.verbs == ["refresh"]
    assert not banned.says("spectator-seat", who=named(last, say), points=0, chips=False)
    assert "2C" not in {str(card) for card in closed.cards}
    assert Drawn(spectator(at().seen_by(None), say, status=False)).verbs == []
    passing = Drawn(spectator(at(passing="left").seen_by(None), say))
    assert not passing.says("board-hint-pass"), "they pass no cards"
    assert not passing.cards


@pytest.mark.parametrize(
    ("fields", "up", "down"),
    [({}, 19, 19), ({"moon_points": 26, "moon_down_points": 16}, 26, 16), ({"moon_down_points": 16}, 19, 16)],
)
def test_the_shooter_reads_what_each_choice_is_worth(fields: dict[str, Any], up: int, down: int) -> None:
    game = shoot(moon="choice", **fields).game
    view = replace(table_of(game).seen_by(None), me=0, game=game.view(0), status=Status.PLAYING)
    choices = [(button.arg, button.label) for button in buttons_of(panel(view, say).to_components())]
    assert choices == [
        ("others_up", say("button-moon-up", points=up)),
        ("shooter_down", say("button-moon-down", points=down)),
    ]


def test_a_spectator_of_a_game_that_is_over_sees_who_has_won() -> None:
    view = table_of(play(PRESETS["quick"], Random(0))[0]).seen_by(None)
    shown = Drawn(spectator(view, say))
    assert winners(view, say) in shown.text
    assert say("column-round", last=True) in shown.text
    assert not shown.says("spectator-title")
    assert shown.verbs == ["replay", "new"]


def test_between_two_rounds_a_panel_says_what_the_round_was_for_its_owner_and_the_public_message_all_the_rest() -> None:
    over = playing(Round(*HANDS, end_score=1000).finish().game, BEN, CHIDI).with_record(due_at=60_000)
    before, public = shown(over), Drawn(round_result(over.seen_by(None), 0, say))
    result = over.game.rounds[-1]
    points, total = signed(result.points[0]), str(result.totals[0])
    assert before.says("panel-own-round", round=1, points=points, total=total)
    assert last_trick_line(over.seen_by(ANA.id), say) in before.text
    begins = say("result-next", due="<t:60:R>")
    assert {*before.text.splitlines()} & {*public.text.splitlines()} == {begins}, "nothing else is said twice"
    assert not before.one("ready").disabled
    late = over.with_seat(0, ready=True).with_seat(1, ready=True)
    assert Drawn(round_result(late.seen_by(None), 0, say)).says("result-ready", ready="Ana, Ben")
    assert shown(late).one("ready").disabled, "a second press would change nothing"
    late = over.with_seat(0, misses=1, missed="1 0")
    assert shown(late).says("panel-time-was-up-else")
    assert "back" not in shown(late).verbs
    assert shown(late.with_seat(0, away=True)).verbs == ["back", "ready"]


def test_a_panel_says_after_a_round_that_somebody_shot_the_moon_which_explains_its_points() -> None:
    table = playing(shoot(moon="others_up").game, BEN, CHIDI)
    told = shown(table, BEN.id)
    assert told.says("panel-own-round", round=1, points="+19", total="19")
    assert told.says("headline-moon", who=ANA.name, me=False, effect="others_up", points="+19")
    assert shown(table).says("headline-moon", who=ANA.name, me=True, effect="others_up", points="+19")


def test_who_chooses_what_a_moon_does_sees_how_it_stands_and_how_long_there_is() -> None:
    table = playing(shot_by_ana((40, 96, 50)), BEN, CHIDI).with_record(due_at=60_000)
    assert shown(table, BEN.id).says("time-left", due="<t:60:R>"), "who waits sees it too"
    assert not shown(table.with_seat(0, away=True), BEN.id).says("time-left", due="<t:60:R>")
    choosing = shown(table)
    assert choosing.says("time-left", due="<t:60:R>")
    assert f"{ASKED} **{say('seat-you')}** · 40" in choosing.text
    assert "Ben · 96" in choosing.text


def test_a_spectator_of_a_paused_game_is_told_that_it_is_paused_and_how_it_stands() -> None:
    between = playing(Round(*HANDS, end_score=1000).finish().game, BEN, CHIDI)
    screen = Drawn(spectator(between.with_record(status=Status.SUSPENDED).seen_by(None), say))
    assert screen.says("spectator-paused")
    assert not screen.says("spectator-hint")
    assert score_table(between.seen_by(None), between.game.rounds[-1], say) in screen.text
    hidden = spectator(between.with_record(status=Status.SUSPENDED).seen_by(None), say, status=False)
    assert Drawn(hidden).says("spectator-paused"), "the table's message says so to everybody"


def test_a_spectator_is_offered_a_seat_only_where_the_seats_are_open() -> None:
    closed = playing(Round(*HANDS).game, BEN, open_seats=False)
    assert "join" in Drawn(spectator(playing(Round(*HANDS).game, BEN).seen_by(None), say)).verbs
    assert "join" not in Drawn(spectator(closed.seen_by(None), say)).verbs
    assert "join" in Drawn(spectator(closed.seen_by(None), say, outsider="former")).verbs


def test_whoever_a_moderator_has_removed_is_offered_a_seat_only_where_they_may_have_it() -> None:
    view = playing(Round(*HANDS).game, BEN).seen_by(DANA.id)
    assert "join" in Drawn(removed(view, say)).verbs
    assert "join" not in Drawn(removed(view, say, "banned")).verbs
    assert "join" not in Drawn(removed(replace(view, settings=TableSettings(open_seats=False)), say)).verbs
    empty = playing(Round(*HANDS).game).with_seat(0, player_id=None).with_record(status=Status.CANCELLED)
    assert "join" not in Drawn(removed(empty.seen_by(None), say)).verbs
