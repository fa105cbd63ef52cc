"""Solo on the screen: the end of a round, and the choices for a game."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.language.wording import Translator, languages
from bot.tables.table import Table
from bot.ui.actions import Action
from bot.ui.calls import welcome
from bot.ui.items import with_way_back
from bot.ui.lobby import closed_alone
from bot.ui.panel import panel
from bot.ui.progress import waiting, which_game
from cogs.solo.screens import arrangement, between, sure_to_begin_anew, sure_to_take_back
from cogs.table.replay import replay as shown_in_replay
from db import KindName, Status
from hearts import Card, Rules
from tests.bot.tables.lobby import ANA, lobby, playing
from tests.bot.test_past import rounds_of
from tests.bot.test_past import table as stored
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.bot.ui.test_passing import beside_pass
from tests.hearts.table import Table as Round
from tests.past import play
from tests.phone import places, under

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def alone(situation: Round) -> Table:
    return playing(situation.game).with_record(kind=KindName.SOLO, guild_id=0).with_settings(speed="brisk")


def test_the_next_round_of_a_solo_game_begins_by_a_press() -> None:
    view = alone(Round(*HANDS, end_score=1000).finish()).seen_by(ANA.id)
    shown = Drawn(between(view, say, "a note"))
    assert shown.verbs == ["replay", "ready", "solo"]
    assert shown.one("replay").label == say("button-replay")
    assert "a note" in shown.text
    assert shown.says("solo-round-over", round=1)
    in_every_language(lambda say: between(view, say, ""))


def test_a_finished_solo_game_offers_another_one_and_its_replay() -> None:
    table = alone(Round(*HANDS, totals=(10, 97, 20), moon="off").finish()).with_record(status=Status.OVER)
    shown = Drawn(between(table.seen_by(ANA.id), say, ""))
    assert ("solo", "new") in shown.leads()
    assert [item.verb for item in shown.buttons][:2] == ["replay", "solo"], "in the first row, but where no card was"
    assert f"{say('panel-won')}\n{say('game-length', rounds=len(table.game.rounds))}" in shown.text
    assert shown.text.count(str(max(table.game.totals))) == 1, "each total stands there once"
    assert {"review", "replay", "share"} <= set(shown.verbs)
    assert shown.one("share").label == say("button-deciding-trick")


@pytest.mark.parametrize(("status", "arg"), [(Status.PLAYING, "sure"), (Status.OVER, "new")])
def test_preset_level_and_speed_can_be_chosen_and_a_running_game_is_kept(status: Status, arg: str) -> None:
    shown = Drawn(arrangement(alone(Round(*HANDS)).with_record(status=status).seen_by(ANA.id), say))
    level, speed = (item for item in shown.buttons if item.options)
    assert (level.arg, level.chosen, speed.arg, speed.chosen) == ("level", ["casual"], "speed", ["brisk"])
    assert ("solo", arg) in shown.leads()
    assert shown.says("solo-waits") == (status is Status.PLAYING)
    assert (shown.one("hand").label == say("button-to-result")) == (status is Status.OVER)
    in_every_language(lambda say: arrangement(alone(Round(*HANDS)).seen_by(ANA.id), say))


def test_the_question_before_giving_up_offers_to_keep_playing_and_an_ended_game_offers_another() -> None:
    view = alone(Round(*HANDS)).seen_by(ANA.id)
    assert Drawn(sure_to_begin_anew(view, say)).leads() == [("hand", ""), ("solo", "new")]
    assert Drawn(closed_alone(view, say, "")).leads() == [("solo", ""), ("close", "")]


def test_a_double_press_does_not_give_up_the_game() -> None:
    view = alone(Round(*HANDS)).seen_by(ANA.id)
    asked = Drawn(sure_to_begin_anew(view, say))
    assert asked.place("solo", "new") != Drawn(arrangement(view, say)).place("solo", "sure")


@pytest.mark.parametrize("language", languages())
def test_a_double_press_takes_nothing_back_of_a_game_that_counts(language: str) -> None:
    say = Translator(language)
    view = alone(Round(*HANDS, opening="dealers_left").play("2C")).seen_by(ANA.id)
    for before in (view, replace(view, lingers=True)):
        (whole,) = panel(before, say).to_components()
        pressed = next(place for item, place in places(whole["components"]) if ":back." in item["custom_id"])
        asked = sure_to_take_back(before, Action("solo", before.id, 0, "back.1"), say)
        assert Drawn(asked).leads() == [("hand", ""), ("solo", "back.1.sure")], "red stands second, as in any question"
        assert under(asked.to_components()[0]["components"], pressed) == []


def test_the_end_of_a_game_says_of_which_round_it_tells() -> None:
    over = alone(Round("QS 4C 9D 3S 5H", "KS AH AD 4S 6H", "3C 7C JD 5S 7H", totals=(10, 97, 20), moon="off").finish())
    told = Drawn(panel(over.with_record(status=Status.OVER).seen_by(ANA.id), say)).text.splitlines()
    queen = next(at for at, line in enumerate(told) if say.card(Card.parse("QS")) in line)
    assert told[queen - 1] == "-# " + say("panel-round", round=len(over.game.rounds))


@pytest.mark.parametrize("passing", ["left", "none"])
def test_the_hand_of_a_solo_game_says_which_game_it_belongs_to(passing: str) -> None:
    table = alone(Round(*HANDS, passing=passing))
    assert Drawn(panel(table.seen_by(ANA.id), say)).says("solo-about")
    assert which_game(table.seen_by(ANA.id), say) == say("solo-about")
    at_table = table.with_record(kind=KindName.TABLE).seen_by(ANA.id)
    assert which_game(at_table, say) == say("note-table", code=at_table.code)


def test_a_game_that_is_ended_offers_another_one_on_the_panel() -> None:
    ended = alone(Round(*HANDS)).with_record(status=Status.CANCELLED)
    assert Drawn(panel(ended.seen_by(ANA.id), say)).says("closed-alone")


def test_a_double_press_that_ends_a_round_or_a_game_begins_no_other_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.ui.playing.settled", lambda game: True)
    claim = Drawn(panel(alone(Round(*HANDS).play("2C")).seen_by(ANA.id), say)).place("claim")
    over = alone(Round(*HANDS, totals=(10, 97, 20), moon="off").finish()).with_record(status=Status.OVER)
    assert Drawn(panel(over.seen_by(ANA.id), say)).place("solo", "new") != claim
    round_over = alone(Round(*HANDS, end_score=1000).finish())
    assert Drawn(panel(round_over.seen_by(ANA.id), say)).place("ready")[1] > 0, "what was first in its row"


def test_a_trick_is_left_by_the_button_that_asks_for_a_hint_at_other_times_and_nothing_else_moves() -> None:
    view = alone(situation := Round(*HANDS, opening="dealers_left")).seen_by(ANA.id)
    waits = alone(situation.play("2C")).seen_by(ANA.id)
    asked, stays, plays = (Drawn(panel(each, say)) for each in (view, replace(view, lingers=True), waits))
    assert stays.place("on") == asked.place("hint")
    assert stays.place("solo", "game") == asked.place("solo", "game") == plays.place("solo", "game")


def test_a_pass_against_computer_players_does_not_list_who_is_choosing() -> None:
    view = alone(Round(*HANDS, passing="left")).seen_by(ANA.id)
    assert say("seat-chooses") not in Drawn(panel(view, say)).text


def test_the_settings_of_a_game_are_beside_its_pass_and_where_others_look_for_news() -> None:
    assert beside_pass(KindName.SOLO, 0) == ["solo"]
    waits = lobby().with_record(kind=KindName.SOLO, guild_id=0)
    assert Drawn(waiting(waits.seen_by(ANA.id), say, "x")).leads() == [("solo", "game")]


def test_the_welcome_leads_to_a_solo_game_first() -> None:
    shown = Drawn(welcome(say))
    assert shown.leads()[0] == ("solo", "")
    assert shown.says("welcome-play")


@pytest.mark.parametrize("language", languages())
def test_whoever_opens_a_replay_does_not_play_on_with_a_second_press(language: str) -> None:
    say, game = Translator(language), play(Rules(end="rounds", end_rounds=1), Random(4), rounds=1)[0]
    round_over = alone(Round(*HANDS, end_score=1000).finish())
    over = alone(Round(*HANDS, totals=(10, 97, 20), moon="off").finish()).with_record(status=Status.OVER)
    shown = with_way_back(shown_in_replay(stored(game).seen_by(None), rounds_of(game)[0], 0, say), say, 1)
    (whole,) = shown.to_components()
    assert "study" in [each.split(":")[2] for each in custom_ids(whole["components"])]
    for table in (round_over, over):
        (before,) = between(table.seen_by(ANA.id), say, "").to_components()
        pressed = next(place for item, place in places(before["components"]) if ":replay:" in item["custom_id"])
        assert not [each for each in under(whole["components"], pressed) if ":study:" in each]


def custom_ids(parts: list[dict[str, Any]]) -> list[str]:
    return [item["custom_id"] for item, _ in places(parts)]
