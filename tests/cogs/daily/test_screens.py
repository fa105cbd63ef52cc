"""The deal of the day on the screen: before it, after it, for others, and past days."""

from dataclasses import replace
from datetime import date

import pytest

from bot.language.wording import Translator, languages
from bot.ui.features import my_buttons
from bot.ui.items import text, with_way_back
from bot.ui.progress import waiting
from bot.ui.results import headlines, outcome, score_table
from bot.ui.tabletop import last_trick
from bot.ui.words import short_hash
from cogs.daily.results import CalendarDay, DailyLine, DailyStanding, DayResult, Square
from cogs.daily.screens import (
    announced,
    calendar,
    day_name,
    day_over,
    day_result,
    ends,
    in_squares,
    my_days,
    practice_over,
    server_table,
    shared_result,
    todays_deal,
)
from db import KindName, Status
from tests.bot.tables.lobby import ANA, lobby, playing
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.bot.ui.test_passing import beside_pass
from tests.hearts.table import Table
from tests.payloads import ROW, walk
from tests.screens import buttons_of

SUNDAY = 20_779
"""22 November 2026."""
STANDING = DailyStanding(finished=True, points=4, size=11, better=2, worse=7, mean=6.5)
SQUARES = (Square.NOTHING, Square.TRICK, Square.POINTS)
OVER = Table("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", end="rounds", end_rounds=1).finish().game
VIEW = playing(OVER).with_record(status=Status.OVER, kind=KindName.DAILY, day=SUNDAY).seen_by(ANA.id)
RESULT = DayResult(SUNDAY, STANDING, SQUARES, 3, VIEW, opened=False)


def test_each_language_writes_a_day_in_its_own_way_and_it_ends_at_midnight_utc() -> None:
    assert day_name(SUNDAY, say) == "November 22, 2026"
    assert [day_name(SUNDAY, Translator(language)) for language in ("de", "fr", "es-ES", "pt-BR")] == [
        "22. November 2026",
        "22 novembre 2026",
        "22 de noviembre de 2026",
        "22 de novembro de 2026",
    ]
    assert ends(SUNDAY) == f"<t:{(SUNDAY + 1) * 86_400}:R>"


def test_squares_are_explained_wherever_they_are_shown() -> None:
    told = in_squares(SQUARES, say)
    squares, key = told.splitlines()
    assert squares == "-# ⬜🟩🟥", "small, so that thirteen fit into a line of a phone"
    assert all(square in key for square in "⬜🟩🟥")
    assert told in Drawn(day_result(RESULT, say, share=True)).text
    assert told in Drawn(shared_result(RESULT, "Ana", say)).text
    assert in_squares((), say) == ""


def test_before_a_try_the_seal_and_one_button_are_shown() -> None:
    shown = Drawn(todays_deal(SUNDAY, "aa" * 32, True, 3, say))
    assert shown.says("daily-late")
    assert short_hash("aa" * 32) in shown.text
    assert [item.arg for item in shown.buttons] == ["begin", "calendar"]
    assert shown.buttons[0].number == SUNDAY
    closed = Drawn(with_way_back(todays_deal(SUNDAY, "aa" * 32, True, 3, say), say, None))
    assert [[item.verb for item in buttons_of([part])] for part in walk(closed.components) if part["type"] == ROW] == [
        ["daily"],
        ["daily", "close"],
    ], "nobody takes *Hide* for what is to be pressed"


def test_hands_stay_closed_while_others_may_still_play() -> None:
    over = replace(RESULT, opened=True)
    sealed, opened = (Drawn(day_result(each, say, share=True)) for each in (RESULT, over))
    assert sealed.says("daily-against", shared=1, others=10, place=3, size=11, mean=6.5)
    assert "replay" not in sealed.verbs
    assert "ab" not in sealed.text.split()
    assert {"replay", "review"} <= set(opened.verbs)
    assert "ab" not in opened.text.split(), "who wants to check the deal asks for it"
    assert sealed.says("daily-opens", ends=ends(SUNDAY))
    assert opened.says("daily-opened")
    assert [arg for _, arg in Drawn(day_result(RESULT, say, share=False)).leads()] == ["calendar"]
    assert ("daily", "") in opened.leads(), "on to the deal of today"
    in_every_language(lambda say: day_result(RESULT, say, share=True))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("opened", [True, False])
@pytest.mark.parametrize("share", [True, False])
def test_a_double_press_on_my_place_only_leads_on(language: str, opened: bool, share: bool) -> None:
    say = Translator(language)
    lead = Drawn(with_way_back(day_over(VIEW, say, ""), say, None))
    shown = Drawn(with_way_back(day_result(replace(RESULT, opened=opened), say, share=share), say, None))
    assert shown.place("daily", "" if opened else "calendar") == lead.place("daily", "result") == (0, 0)
    assert shown.place("close") == (0, 1), "no row for it alone"


def test_whoever_has_played_the_deal_reads_what_others_took_and_nobody_else_does() -> None:
    shot = Table("QC KC AC KH AH", "2C 3C 2D 3D 2H", "4C 5C 4D 5D 3H", end="rounds", end_rounds=1).finish().game
    moon = replace(RESULT, view=playing(shot).seen_by(ANA.id))
    for result in (RESULT, moon):
        shown, played = Drawn(day_result(result, say, share=True)), result.view.game.rounds[0]
        assert score_table(result.view, played, say) in shown.text
        assert all(each in shown.text for each in headlines(result.view, played, say))
    assert "🌙" in shown.text
    assert Drawn(shared_result(moon, "Ana", say)).text == Drawn(shared_result(RESULT, "Ana", say)).text


def test_a_shared_line_shows_no_card() -> None:
    shown = Drawn(shared_result(RESULT, "_Ana_", say))
    assert not shown.cards
    assert shown.says("daily-shared", who="\\_Ana\\_", day="November 22, 2026", points=4, finished=True)
    assert "⬜🟩🟥" in shown.text


@pytest.mark.parametrize("finished", [True, False])
def test_a_shared_line_does_not_speak_to_those_who_read_it(finished: bool) -> None:
    first = replace(STANDING, size=1, better=0, worse=0, finished=finished)
    shown = Drawn(shared_result(replace(RESULT, standing=first), "Ana", say))
    assert not {"you", "your", "you're"} & set(shown.text.lower().split())


def test_the_message_of_a_day_leads_to_it_and_to_what_stands_beside_it() -> None:
    now = Drawn(announced(SUNDAY, "ab" * 32, 3, say, over=False))
    later = Drawn(announced(SUNDAY, "ab" * 32, 9, say, over=True, best=2))
    for shown in (now, later):
        assert [(item.verb, item.label) for item in shown.buttons] == [("daily", say("button-daily-play"))]
    sealed = say("note-sealed-why", hash=short_hash("ab" * 32))
    beside = Drawn(announced(SUNDAY, "ab" * 32, 3, say, over=False, beside=[text("A puzzle")])).text
    assert beside.index(sealed) < beside.index("A puzzle"), "all see the same hash, and of the deal"
    assert sealed not in later.text
    assert later.says("daily-announced-over", people=9, best=2)
    nobody = Drawn(announced(SUNDAY, "ab" * 32, 0, say, over=True))
    assert nobody.says("daily-announced-over", people=0, best="none")


def test_the_list_of_a_server_shows_the_best_and_its_reader() -> None:
    lines = [DailyLine(place, place, f"P{place}", True, place) for place in range(1, 31)]
    shown = Drawn(server_table(SUNDAY, lines, 27, say))
    assert "P10" in shown.text
    assert "P11" not in shown.text
    assert "P27" in shown.text
    assert "P28" not in shown.text
    assert "**P27** · 27 points 👈" in shown.text
    assert shown.text.count("👈") == 1
    assert shown.says("daily-table-count", people=30)
    assert not Drawn(server_table(SUNDAY, lines[:10], 7, say)).says("daily-table-count", people=10), "all are listed"
    assert Drawn(server_table(SUNDAY, [], 27, say)).says("daily-table-empty")


def test_weeks_begin_on_monday_and_past_days_can_be_practised() -> None:
    days = [
        CalendarDay(SUNDAY - 7, False),
        CalendarDay(SUNDAY - 6, True, 5, finished=True),
        *(CalendarDay(day, True) for day in range(SUNDAY - 5, SUNDAY - 1)),
        CalendarDay(SUNDAY - 1, True, 5),
        CalendarDay(SUNDAY, True),
    ]
    shown = Drawn(calendar(days, 1, "UTC", say))
    assert shown.says("daily-zone", zone="UTC")
    assert shown.says("daily-calendar-key")
    weekdays = shown.text.splitlines().index("🇲 🇹 🇼 🇹 🇫 🇸 🇸".replace(" ", "\u200b"))
    week, after = shown.text.splitlines()[weekdays + 1 : weekdays + 3]
    assert week == "🟩⬜⬜⬜⬜🟨🟦 Nov 16", "today can still be played"
    assert "Nov" not in after, "the week before has begun before the first day"
    assert shown.says("daily-streak", days=1)
    assert shown.buttons[-1].label == say("button-daily-play")
    done = [*days[:-1], CalendarDay(SUNDAY, True, 3, finished=True)]
    assert Drawn(calendar(done, 1, "UTC", say)).buttons[-1].label == say("button-daily-deal")
    assert shown.says("daily-gap")
    (menu,) = (item for item in shown.buttons if item.options)
    assert menu.values == [str(day) for day in range(SUNDAY - 1, SUNDAY - 7, -1)], (
        "not today, and no day without a deal"
    )


def test_the_dates_of_all_weeks_stand_behind_seven_days() -> None:
    days = [CalendarDay(day, True) for day in range(SUNDAY - 6, SUNDAY + 3)]
    shown = Drawn(calendar(days, 1, "UTC", say))
    assert "⬜⬜⬜⬜⬜⬜⬜ Nov 16\n⬜🟦▪️▪️▪️▪️▪️ Nov 23" in shown.text


def test_after_the_deal_of_a_day_comes_its_result_and_after_practice_the_cards() -> None:
    game = Table("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", end="rounds", end_rounds=1).finish().game
    view = replace(playing(game).with_record(status=Status.OVER).seen_by(ANA.id), day=SUNDAY)
    played, practised = (Drawn(over(view, say, "a note")) for over in (day_over, practice_over))
    assert [(item.verb, item.number, item.arg) for item in played.buttons] == [("daily", SUNDAY, "result")]
    assert last_trick(view, say) not in played.text
    assert last_trick(view, say) in practised.text
    won, place = outcome(view, say)
    assert f"{won}\n{place}".strip() in practised.text
    assert won not in played.text, "who has fewer points anywhere is ahead of the winner"
    assert [(item.verb, item.table, item.number, item.arg) for item in practised.buttons] == [
        ("daily", 0, SUNDAY, "practise"),
        ("replay", 1, 0, ""),
        ("review", 1, 0, ""),
        ("daily", 0, 0, "calendar"),
    ]
    labels = [item.label for item in practised.buttons]
    assert labels[:2] == [say("button-daily-again"), say("button-replay")]
    for shown in (played, practised):
        assert shown.says("daily-title", day=day_name(SUNDAY, say))
        assert f"\n**{say('seat-you')}** · " in shown.text, "the reader's own line"
        assert "Ana" not in shown.text, "who is the reader"
        assert score_table(view, game.rounds[0], say) in shown.text
        assert "a note" in shown.text


def test_a_try_that_was_not_finished_counts_behind_the_others() -> None:
    game = Table("4C KC AC AS 2D", "2C 5C 7C QS 3D", "3C 6C 8C 5S 4H").game
    view = replace(playing(game).seen_by(ANA.id), day=SUNDAY)
    unfinished = replace(RESULT, standing=replace(STANDING, finished=False), view=view)
    for shown in (day_over(view, say, ""), day_result(unfinished, say, share=True)):
        assert Drawn(shown).says("daily-stopped", tricks=0, all=13, points=0)


def test_the_first_of_a_month_is_an_ordinal_in_french_and_no_other_day() -> None:
    said = [Translator("fr")("daily-day", day=date(2026, 8, day)) for day in (1, 2, 11, 21, 31)]
    assert said == ["1er août 2026", "2 août 2026", "11 août 2026", "21 août 2026", "31 août 2026"]
    assert Translator("es-ES")("daily-day", day=date(2026, 8, 1)) == "1 de agosto de 2026"


def test_the_settings_of_a_solo_game_are_not_offered() -> None:
    assert beside_pass(KindName.DAILY, 0) == []
    waits = lobby().with_record(kind=KindName.DAILY, day=3, guild_id=0)
    assert Drawn(waiting(waits.seen_by(ANA.id), say, "x")).verbs == ["refresh"]
    assert my_buttons(say) == [my_days(say)], "on one's own profile"
