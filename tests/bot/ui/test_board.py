"""The board: what everybody sees of a round, and nothing else."""

from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.tables.calls import News
from bot.tables.table import Table
from bot.ui.board import board, moved, paused, who_is_asked
from bot.ui.items import ACTION_ROW, BLUE, GREY, RED, SEPARATOR, TEXT
from bot.ui.names import MAX_NAME_LENGTH
from bot.ui.panel import panel
from bot.ui.progress import due
from bot.ui.tabletop import ASKED, CHOOSES, seats
from bot.ui.words import in_small_lines
from db import Status
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.tables.test_runner import shot_by_ana
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table as Round

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")


def at(played: str = "", **rules: Any) -> Table:
    return playing(Round(*HANDS, **rules).play(played).game, BEN, CHIDI).with_record(due_at=90_000)


def test_the_board_shows_the_cards_on_the_table_and_no_hand() -> None:
    shown = Drawn(board(at("2C AD 3C 7C").seen_by(None), say))
    assert {str(card) for card in shown.cards} <= {"2C", "AD", "3C", "7C"}
    assert shown.text.startswith(say("board-title-trick", round=1, trick=2))
    assert shown.verbs == ["hand", "scores", "more"]
    in_every_language(lambda say: board(at("2C AD 3C 7C").seen_by(None), say))


def test_even_the_view_of_a_player_becomes_a_board_without_a_hand() -> None:
    assert not Drawn(board(at().seen_by(ANA.id), say)).cards


@pytest.mark.parametrize(
    ("played", "rules", "key", "who"),
    [
        ("", {}, "board-asks-lead", "**Ana**"),
        ("2C", {}, "board-asks-play", "**Ben**"),
        ("", {"passing": "dealers_choice"}, "board-asks-call", "**Chidi**"),
    ],
)
def test_the_board_names_the_player_to_move_and_the_time_left(
    played: str, rules: dict[str, str], key: str, who: str
) -> None:
    asked = who_is_asked(at(played, **rules).seen_by(None), say)
    assert asked == f"{say(key, who=who)}\n{say('time-left', due='<t:90:R>')}"


def test_between_two_tricks_the_board_says_who_took_one_and_which_they_lead() -> None:
    asked = who_is_asked(at("2C AD 3C").seen_by(None), say)
    assert asked.startswith(say("board-asks-next", who="**Chidi**", trick=2, points="none"))


@pytest.mark.parametrize("played", ["2C", "2C AD 3C"], ids=["to a trick", "to lead"])
def test_where_a_computer_plays_for_somebody_nobody_waits_for_them(played: str) -> None:
    table = at(played)
    (asked,) = table.game.to_act
    view = table.with_seat(asked, away=True).seen_by(None)
    name = view.seats[asked].name
    told = say("board-asks-away", who=f"**{name}**")
    assert (who_is_asked(view, say) == told) is (played == "2C"), "who takes a trick is said first"
    assert f"### {say('board-asks-away', who=name)}" in Drawn(panel(replace(view, me=asked - 1), say)).text


def test_no_line_of_a_board_ends_with_a_dot_on_a_phone() -> None:
    parts = ["Dealer's choice · to 100 points", "", "🤖 Casual", "Hearts are broken", "<:QS:1234567890>: 1 of 2 played"]
    assert in_small_lines(parts) == [
        "-# Dealer's choice · to 100 points",
        "-# 🤖 Casual · Hearts are broken",
        "-# <:QS:1234567890>: 1 of 2 played",
    ]
    assert in_small_lines([]) == []


def test_the_wish_to_end_a_game_stands_above_it() -> None:
    view = at("2C").with_seat(1, wants_end=True).seen_by(None)
    parts = Drawn(board(view, say)).components[0]["components"]
    assert [part["type"] for part in parts[:4]] == [TEXT, TEXT, ACTION_ROW, SEPARATOR]
    assert parts[1]["content"].endswith(say("end-what"))
    assert who_is_asked(view, say) in parts[4]["content"]


def test_whoever_waits_for_the_call_of_the_dealer_has_yet_to_choose() -> None:
    view = at(passing="dealers_choice").seen_by(None)
    marks = [line.split(" ", 1)[0] for line in seats(view, say, MAX_NAME_LENGTH)]
    assert sorted(marks) == sorted([ASKED, CHOOSES, CHOOSES])


def test_a_pass_waits_for_all() -> None:
    passing = at(passing="left").seen_by(None)
    asked = say("board-asks-pass", way=say("pass-way", way="left", count=3, steps=1))
    assert who_is_asked(passing, say) == f"{asked}\n{say('time-left', due='<t:90:R>')}"
    assert who_is_asked(at(passing="left").with_record(due_at=None).seen_by(None), say) == asked


def test_news_contain_safe_names() -> None:
    shown = Drawn(board(at().seen_by(None), say, [News("left", "_Dana_", "Fern"), News("away", "Ben")]))
    assert shown.says("news-left", who="\\_Dana\\_", other="Fern")
    assert shown.says("news-away", who="Ben", other="?") or shown.says("news-away", who="Ben", other="")


def test_a_board_says_once_that_a_computer_player_stands_in() -> None:
    away = at("2C").with_seat(1, away=True).seen_by(None)
    assert Drawn(board(away, say, [News("away", "Ben")])).text.count("🤖 plays for") == 1


def test_a_paused_game_says_who_paused_it_and_shows_the_score() -> None:
    view = at("2C AD 3C 7C 4C AS").with_record(status=Status.SUSPENDED).seen_by(None)
    shown = Drawn(paused(view, say, "Ana"))
    assert shown.says("paused-by", who="Ana")
    assert shown.says("paused-note", code=view.code, closes=due(view))
    assert shown.verbs == ["go-on"]
    assert all(f"\n{name} · " in shown.text for name in ("Ana", "Ben", "Chidi"))
    assert not shown.cards


def test_the_board_of_a_moved_table_leads_to_the_new_one() -> None:
    shown = Drawn(moved(at().with_record(channel_id=77).seen_by(None), say))
    assert "<#77>" in shown.text
    assert not shown.buttons


@pytest.mark.parametrize("passing", ["left", "dealers_choice"])
def test_before_the_first_trick_the_title_says_what_the_round_waits_for(passing: str) -> None:
    shown = Drawn(board(at(passing=passing).seen_by(None), say))
    assert shown.says("board-title-pass", round=1)
    assert shown.says("board-hint-pass") is (passing == "left")


def test_the_shooter_of_a_moon_is_waited_for_on_the_board() -> None:
    shown = Drawn(board(playing(shot_by_ana(()), BEN, CHIDI).seen_by(None), say))
    assert shown.says("board-title-moon", round=1)
    assert shown.says("board-asks-moon", who="**Ana**")


@pytest.mark.parametrize(
    ("played", "rules", "colour"),
    [("2C", {}, GREY), ("2C", {"breaking": "none"}, RED), ("", {"passing": "left"}, BLUE)],
    ids=["closed", "open", "pass"],
)
def test_the_board_is_red_once_hearts_are_open(played: str, rules: dict[str, str], colour: discord.Colour) -> None:
    (whole,) = board(at(played, **rules).seen_by(None), say).to_components()
    assert whole["accent_color"] == colour.value
