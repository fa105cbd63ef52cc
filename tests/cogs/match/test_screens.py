"""Duplicate matches on the screen."""

from dataclasses import replace
from fractions import Fraction
from itertools import product

import pytest
from discord import ButtonStyle

from bot.language.wording import Translator
from bot.pictures.charts import draw_chart
from bot.ui.items import with_way_back
from bot.ui.results import headlines
from bot.ui.words import short_hash, title
from cogs.match.deals import players_at
from cogs.match.results import compare, sheet_of
from cogs.match.screens import (
    chart,
    chart_in_words,
    deal_over,
    difference,
    menu,
    public,
    result,
    so_far_told,
    sure,
)
from cogs.match.sheet import deal_sheet, sheet, side_by_side
from cogs.match.views import AtTable, match_view
from db import KindName, MatchPlayer, MatchStatus, Status
from players.pinned import CLUB, DEAL_BYTES
from tests.bot.tables.lobby import ANA, playing
from tests.bot.ui.drawn import Drawn, say
from tests.cogs.match.test_results import match_of, round_of, tables
from tests.hearts.table import Table
from tests.payloads import lint_components
from tests.test_screens import SPOKEN, drawing, given


@pytest.mark.parametrize("language", ["en", "de", "fr", "es-ES", "pt-BR"])
def test_a_full_match_fits_into_its_messages(language: str) -> None:
    match = match_of(16, 16, teams=8)
    people = tuple(replace(player, name="W" * 30, cut=17) for player in match.players)
    match, say = replace(match, players=people, secret=bytes(24), commitment="ab" * 32), Translator(language)
    played = [replace(each, finished=False) for each in tables([[26 - person] * 16 for person in range(16)])]
    found = sheet_of(match, played)
    last = found.lines[15]
    pair = compare(15, ("W" * 30, "M" * 30), round_of([]), round_of([], slice(3, 6)))
    views = [match_view(replace(match, status=status)) for status in MatchStatus if status != "over"]
    layouts = [public(replace(view, played=dict.fromkeys(range(16), 16)), say) for view in views]
    layouts += [menu(view, say, plays=True, decides=True) for view in views]
    layouts += [result(found, say, chart_in_words(found, say)), sheet(found, last, say)]
    layouts += [deal_sheet(found, last.plays[15], pair, say), side_by_side(found, pair, last.plays[15], say)]
    for layout in layouts:
        assert not lint_components(layout.to_components())
    assert draw_chart(chart(found, say)).startswith(b"\x89PNG")


def test_the_players_of_a_match_and_their_progress_are_public() -> None:
    match = replace(
        match_of(3, 8), players=tuple(MatchPlayer(n, name, n) for n, name in enumerate(("Ana", "_B_", "C")))
    )
    opened = Drawn(public(match_view(replace(match, status=MatchStatus.OPEN)), say))
    assert [arg for _, arg in opened.leads()] == ["join", "start", "more"]
    assert opened.says("match-hint", host="Ana", missing=0)
    begun = match_view(replace(match, status=MatchStatus.PLAYING))
    playing = Drawn(public(replace(begun, played={0: 8, 1: 3}), say))
    assert [line[0] for line in playing.text.splitlines() if line[:1] in "✅▶⏳"] == ["✅", "▶", "⏳"]
    assert "\\_B\\_" in playing.text
    assert [arg for _, arg in playing.leads()] == ["play", "more"]
    cancelled = Drawn(public(match_view(replace(match, status=MatchStatus.CANCELLED)), say))
    assert [arg for _, arg in cancelled.leads()] == ["new"]


def test_a_match_that_was_broken_off_says_which_deals_count() -> None:
    match = replace(match_of(2, 8), secret=bytes(24), commitment="ab" * 32)
    played = tables([[0, 10, 13], [26, 10, 1]])
    for deals in (0, 2):
        counted = [each for each in played if each.deal < deals]
        shown = Drawn(result(sheet_of(match, counted), say))
        assert shown.says("match-broken-off", why="update", played=deals, deals=8)
        assert f"· {say('match-deals', deals=8)}" not in shown.text, "not twice"
        stopped = replace(match, secret=bytes(DEAL_BYTES) + CLUB.encode())
        by_its_host = Drawn(result(sheet_of(stopped, counted), say))
        assert by_its_host.says("match-broken-off", why="", played=deals, deals=8)
        assert [arg for _, arg in shown.leads()] == (["sheet", "new"] if deals else [])
    match = replace(match, deals=3)
    whole = Drawn(result(sheet_of(match, played), say))
    assert "⚠️" not in whole.text
    cancelled = replace(match, status=MatchStatus.CANCELLED)
    assert Drawn(public(match_view(cancelled), say)).says("match-cancelled", why="update")
    assert Drawn(public(match_view(replace(cancelled, closing="left")), say)).says("match-cancelled", why="left")
    known = replace(cancelled, secret=bytes(16) + CLUB.encode())
    assert Drawn(public(match_view(known), say)).says("match-cancelled", why="")
    for people in (1, 2):
        waited = replace(match_of(people, 8), status=MatchStatus.CANCELLED, closing="idle")
        assert Drawn(public(match_view(waited), say)).says("match-cancelled", why="idle", players=people)


def test_how_long_a_match_is_played_stands_there_until_its_end_does() -> None:
    match = replace(match_of(2, 8), secret=bytes(24), commitment="ab" * 32, status=MatchStatus.OPEN)
    hours, deals = say("match-hours", hours=match.hours), say("match-deals", deals=8)
    how = say("match-how", preset=title(match.preset, say))
    waiting = Drawn(public(match_view(match), say))
    assert waiting.says("match-what", deals=8, hours=match.hours)
    assert {how, hours} & {*waiting.text.splitlines()} == {how}
    begun = Drawn(public(match_view(replace(match, status=MatchStatus.PLAYING)), say))
    assert f"{how} · {deals}" in begun.text
    assert hours not in begun.text


def test_an_open_match_lists_its_players_or_its_teams() -> None:
    match = replace(match_of(4, 8), status=MatchStatus.OPEN)
    assert "1\\. P0\n2\\. P1" in Drawn(public(match_view(match), say)).text
    players = tuple(replace(player, team=team) for player, team in zip(match.players, (2, 0, 2, 1), strict=True))
    shown = Drawn(public(match_view(replace(match, players=players)), say))
    assert "**Team 1** · P3\n**Team 2** · P0, P2\n**No team** · P1" in shown.text


def test_the_menu_of_teams_says_who_is_in_each_once_there_are_people_for_two() -> None:
    match = replace(match_of(4, 8), commitment="ab" * 32, status=MatchStatus.OPEN)
    players = tuple(replace(player, team=team) for player, team in zip(match.players, (2, 0, 2, 1), strict=True))
    shown = Drawn(menu(match_view(replace(match, players=players)), say, plays=True, decides=False))
    teams = next(each for each in shown.all("match") if each.options)
    assert (teams.arg, teams.values) == ("team", ["1", "2", "0"])
    assert [option.get("description") for option in teams.options] == ["P3", "P0, P2", None]
    few = Drawn(menu(match_view(replace(match, players=match.players[:3])), say, plays=True, decides=False))
    assert "team" not in {arg for _, arg in few.leads()}


def test_teams_of_an_open_match_come_with_what_their_score_is() -> None:
    for teams in (0, 2):
        match = match_view(replace(match_of(4, 1, teams=teams), status=MatchStatus.OPEN))
        assert Drawn(public(match, say)).says("match-team-average") is bool(teams)


@pytest.mark.parametrize("plays", [True, False])
def test_who_may_cut_is_told_what_it_is_for(plays: bool) -> None:
    match = match_view(replace(match_of(4, 8), status=MatchStatus.OPEN))
    shown = Drawn(menu(match, say, plays=plays, decides=False))
    assert shown.says("match-cut-hint") == plays == (("match", "cut") in shown.leads())


def test_the_message_of_an_open_match_says_who_is_missing() -> None:
    def told(people: int, pace: str = "") -> Drawn:
        players = tuple(MatchPlayer(n, f"P{n}", n) for n in range(people))
        match = replace(match_of(people, 8, pace=pace), players=players, status=MatchStatus.OPEN)
        return Drawn(public(match_view(match), say))

    for pace in ("", "live"):
        assert told(1, pace).says("match-hint", host="P0", missing=1)
        assert told(4, pace).says("match-hint", host="P0", missing=0)
    assert told(3).says("match-hint", host="P0", missing=0)
    shown = told(3, "live")
    assert shown.says("match-hint-fill", host="P0", free=1)
    assert [arg for _, arg in shown.leads()] == ["join", "fill", "more"]


@pytest.mark.parametrize(("what", "led_by"), [("quit", "leave"), ("stop", "end"), ("cancel", "end")])
@pytest.mark.parametrize("plays", [True, False])
def test_a_double_press_neither_leaves_nor_ends_a_match(what: str, led_by: str, plays: bool) -> None:
    status = MatchStatus.OPEN if what == "cancel" else MatchStatus.PLAYING
    match = match_view(replace(match_of(4, 8), status=status))
    shown = Drawn(menu(match, say, plays=plays, decides=True))
    if ("match", led_by) in shown.leads():
        asked = Drawn(sure(match, say, what, plays=plays))
        no = "play" if plays and what != "cancel" else "more"
        assert shown.place("match", led_by)[1] == asked.place("match", no)[1]


def test_a_running_match_offers_the_cards_first_and_below_them_in_a_row_what_ends_it() -> None:
    match = match_view(replace(match_of(4, 8), status=MatchStatus.PLAYING))
    shown = Drawn(with_way_back(menu(match, say, plays=True, decides=True), say, None))
    assert shown.place("match", "play") == (1, 0)
    below = ("match", "leave"), ("match", "end"), ("close", None)
    assert [shown.place(*each) for each in below] == [(0, 0), (0, 1), (0, 2)]


@pytest.mark.parametrize(("people", "plays"), [(1, True), (1, False), (2, True)])
def test_the_question_before_a_match_is_cancelled_says_what_others_lose(people: int, plays: bool) -> None:
    match = match_view(replace(match_of(people, 8), status=MatchStatus.OPEN))
    asked = Drawn(sure(match, say, "cancel", plays=plays))
    assert asked.says("match-sure-cancel", alone=people == 1 and plays)


def test_a_match_of_one_person_cannot_be_started() -> None:
    for people in (1, 2):
        shown = Drawn(public(match_view(replace(match_of(people, 8), status=MatchStatus.OPEN)), say))
        (start,) = (item for item in shown.all("match") if item.arg in ("start", "fill"))
        assert start.disabled is (people == 1)


def test_the_score_of_a_team_is_the_average_of_the_scores_that_are_shown() -> None:
    found = sheet_of(match_of(4, 1, teams=2), tables([[5], [0], [5], [13]]))
    shown = Drawn(result(found, say)).text
    assert all(score in shown for score in ("−5.75", "+7.25", "+0.75", "−0.75"))


@pytest.mark.parametrize("status", [MatchStatus.OPEN, MatchStatus.PLAYING])
def test_only_the_way_back_to_the_cards_is_coloured_behind_more(status: MatchStatus) -> None:
    match = match_view(replace(match_of(4, 8), status=status))
    shown = Drawn(menu(match, say, plays=True, decides=True))
    style = ButtonStyle.secondary.value
    coloured = [item.arg for item in shown.all("match") if not item.options and item.style != style]
    assert coloured == (["play"] if status is MatchStatus.PLAYING else [])


@pytest.mark.parametrize("people", [1, 4, 5, 9])
def test_an_open_match_at_tables_says_whether_only_computer_players_will_hold_the_same_cards(people: int) -> None:
    match = replace(match_of(people, 8, pace="live"), status=MatchStatus.OPEN)
    alone = not any(any(four) for four in players_at(match, 0)[1:])
    shown = Drawn(public(match_view(match), say))
    assert (shown.says("match-what-tables", deals=8), shown.says("match-what-computers")) == (True, alone)


def test_the_title_of_a_result_names_who_won_and_among_teams_the_team() -> None:
    for teams, winner in ((0, "P1"), (2, say("match-team-name", team=1))):
        match = match_of(4, 1, teams=teams)
        found = sheet_of(match, tables([[5], [0], [5], [13]]))
        shown = Drawn(result(found, say))
        assert shown.says("game-title", winners=f"**{winner}**", count=1)
        assert shown.says("match-team-average") is bool(teams)
    equal = sheet_of(match_of(4, 1), tables([[5], [5], [8], [8]]))
    shown = Drawn(result(equal, say))
    assert shown.says("game-title", winners="**P0** and **P1**", count=2)


def test_a_result_says_how_many_deals_a_computer_player_finished() -> None:
    match = replace(match_of(2, 8), secret=bytes(24), commitment="ab" * 32)
    played = tables([[0, 10, 13], [26, 10, 1]])
    assert "🤖" not in Drawn(result(sheet_of(match, played), say)).text
    played = [replace(each, finished=each.player_id != 0 or each.deal == 1) for each in played]
    shown = Drawn(result(sheet_of(match, played), say))
    assert "2 deals by 🤖" in shown.text
    assert shown.text.index(say("match-scores")) < shown.text.index("**P0** · "), "first what the scores are"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es-ES", "pt-BR"])
def test_one_deal_and_one_hour_are_not_worded_as_several(language: str) -> None:
    say = Translator(language)
    for key, name, others in (
        ("match-broken-off", "played", {"deals": 8, "why": "update"}),
        ("match-hours", "hours", {}),
    ):
        one, two = (say(key, **others, **{name: number}) for number in (1, 2))
        assert one != two.replace("2", "1")


@pytest.mark.parametrize(
    ("value", "sign", "number"),
    [(Fraction(13, 4), "plus", 3.25), (Fraction(-5, 2), "minus", 2.5), (Fraction(1, 300), "none", 0.0)],
)
def test_a_difference_has_a_sign_and_two_decimals(value: Fraction, sign: str, number: float) -> None:
    shown = difference(value, say)
    assert shown == say("match-difference", sign=sign, value=number)
    assert shown[-3] == "."


@pytest.mark.parametrize("language", ["en", "de", "fr", "es-ES", "pt-BR"])
def test_how_somebody_stands_is_told_in_words_and_of_which_deals(language: str) -> None:
    say = Translator(language)
    (line, *_) = sheet_of(match_of(2, 2), tables([[10, 4], [10, 4]])).lines
    told = set()
    for total in (Fraction(-29, 4), Fraction(29, 4), Fraction(0)):
        plays = (replace(line.plays[0], difference=total), line.plays[1])
        (words,) = so_far_told(replace(line, plays=plays), say)
        assert ("7" in words and "25" in words) is bool(total)
        assert "2" in words.split("**")[0]
        told.add(words)
    assert len(told) == 3, "fewer, more and as many"


def test_people_who_did_equally_well_read_so_in_the_picture_and_on_their_sheets() -> None:
    match = match_of(2, 2)
    found = sheet_of(match, tables([[10, 4], [10, 4]]))
    assert [curve.label for curve in chart(found, say).curves] == ["P0 0.00", "P1 0.00"]
    for line in found.lines:
        rows = Drawn(sheet(found, line, say)).text.splitlines()[3:5]
        assert [row.split()[-1] for row in rows] == [say("sheet-all")] * 2, "nobody did better"


@pytest.mark.parametrize("status", [MatchStatus.OPEN, MatchStatus.PLAYING])
def test_the_seal_stands_at_the_choice_to_cut_and_before_whoever_has_nothing_else_there(status: MatchStatus) -> None:
    match, waiting = match_view(replace(match_of(2, 8), status=status)), status is MatchStatus.OPEN
    for plays, decides in product((True, False), repeat=2):
        shown = Drawn(menu(match, say, plays=plays, decides=decides))
        assert shown.says("match-cut-hint") == (waiting and plays)
        sealed = shown.says("note-sealed-why", hash=short_hash(match.commitment))
        assert sealed == (waiting or not (plays or decides))


@pytest.mark.parametrize(("people", "style"), [(1, "secondary"), (2, "primary")])
def test_start_is_coloured_once_somebody_has_joined(people: int, style: str) -> None:
    drawn = Drawn(public(match_view(replace(match_of(people, 8), status=MatchStatus.OPEN)), say))
    assert [item.style for item in drawn.buttons if item.arg == "start"] == [ButtonStyle[style].value]


def test_the_end_of_a_deal_says_what_was_special_in_it() -> None:
    played = Table("2C 4C 9D QS 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", end_score=1000).finish().game
    view = playing(played).with_record(status=Status.OVER, kind=KindName.MATCH).seen_by(ANA.id)
    special = headlines(view, played.rounds[0], say)
    assert special
    parts = [each.get("content") for each in Drawn(deal_over(view, say, "")).components[0]["components"]]
    assert "\n".join(special) in parts, "apart from the points, of which it is none"


def test_whoever_has_left_is_offered_no_next_deal() -> None:
    played = Table("2C 4C 9D QS 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", end_score=1000).finish().game
    over = playing(played).with_record(status=Status.OVER, kind=KindName.MATCH)
    shown = [Drawn(deal_over(table.seen_by(ANA.id), say, "")) for table in (over, over.with_seat(0, away=True))]
    assert [[item.arg for item in each.buttons] for each in shown] == [["play", "more"], ["more"]]


@pytest.mark.parametrize("match_over", [True, False])
def test_the_last_deal_leads_to_the_results_unless_it_is_known_that_there_are_none(match_over: bool) -> None:
    played = Table("2C 4C 9D QS 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", end_score=1000).finish().game
    view = playing(played).with_record(status=Status.OVER, kind=KindName.MATCH).seen_by(ANA.id)
    shown = Drawn(deal_over(replace(view, deal=7, deals=8), say, "", match_over=match_over))
    assert [item.arg for item in shown.buttons] == ["sheet" if match_over else "more"]


def test_what_screens_have_of_the_store_is_used() -> None:
    seen = {each for module in drawing() for _, each in given(module)}
    assert SPOKEN.keys() <= seen


@pytest.mark.parametrize("tables", [2, 4])
def test_who_else_has_these_cards_is_said_of_as_many_tables_as_there_are(tables: int) -> None:
    match = replace(match_view(match_of(4, 8)), status=MatchStatus.PLAYING, pace="live")
    there = tuple(AtTable(str(n), ("P0",) * 4, (False,) * 4, frozenset(), 0, False) for n in range(tables))
    assert Drawn(public(replace(match, tables=there), say)).says("match-deal-now-hint", tables=tables)
