"""The leaderboard on the screen: what its buttons contain, how people are listed, and what is announced."""

from contextlib import suppress
from dataclasses import replace
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.language.wording import Translator, languages
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from bot.ui.features import leaderboard_link
from cogs.standings import commands
from cogs.standings.screens.leaderboard import (
    DIVISIONS,
    METRICS,
    PERIODS,
    LeaderboardLine,
    LeaderboardPage,
    PastPeriod,
    Wanted,
    leaderboard,
    leaderboard_button,
    period_name,
    read_wanted,
    season_over,
    weekly_digest,
)
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.payloads import TEXT, lint_components
from tests.secrecy import cards_shown, untitled


def test_the_command_offers_all_divisions_and_orders() -> None:
    for offered, there in ((commands.By, METRICS), (commands.Period, PERIODS), (commands.Rules, DIVISIONS)):
        assert get_args(offered) == there


WANTED = Wanted("wins", "season", "omnibus", 2)


def pressed(wanted: Wanted, how: str, *values: str) -> tuple[str, Wanted]:
    """What comes back from a press on a button of the page."""
    verb, table, prompt, arg = wanted.action(how)
    return read_wanted(Action(verb, table, prompt, arg, values))


@pytest.mark.parametrize("wanted", [Wanted(), WANTED, replace(WANTED, past="2026Q3"), replace(WANTED, past="2026")])
def test_a_button_carries_the_whole_page(wanted: Wanted) -> None:
    assert pressed(wanted, "next") == ("next", wanted)


def test_the_result_of_a_game_leads_to_the_best_rated_of_its_division() -> None:
    assert leaderboard_link("chips", say) == [leaderboard_button(Wanted(division="chips"), say)]


def test_another_order_begins_on_the_first_page_and_another_length_in_the_present_period() -> None:
    past = replace(WANTED, past="2026Q3")
    assert pressed(past, "by", "moons")[1] == replace(past, by="moons", page=0)
    assert pressed(past, "in", "week")[1] == replace(past, period="week", page=0, past="")
    assert pressed(past, "of", "expert")[1] == replace(past, division="expert", page=0)


@pytest.mark.parametrize(
    "arg",
    [
        "",
        "next",
        "next.luck.season.omnibus",
        "next.wins.decade.omnibus",
        "next.wins.season.bridge",
        "next.wins.season.omnibus.2026Q5",
        "next.wins.season.omnibus.2026W54",
        "next.wins.all-time.omnibus.2026Q1",
        "a.b.c.d.e.f",
    ],
)
def test_a_page_that_no_button_has_is_refused(arg: str) -> None:
    with pytest.raises(NotAllowed, match="unreadable"):
        read_wanted(Action("ranking", 0, 0, arg))


@given(st.text(max_size=80), st.text(max_size=80))
@settings(derandomize=True, deadline=None, database=None)
def test_any_random_text_asks_for_a_page_or_is_refused(arg: str, value: str) -> None:
    with suppress(NotAllowed):
        read_wanted(Action("ranking", 0, 0, arg, (value,)))


def page(**fields: Any) -> LeaderboardPage:
    lines = tuple(LeaderboardLine(rank, f"P_{rank}", 1500.0 - rank, 10, me=rank == 2) for rank in (1, 2, 2, 4))
    values: dict[str, Any] = {"wanted": Wanted(), "lines": lines, "size": 14, "least": 5, "rank": 2}
    return LeaderboardPage(**values | fields)


def test_the_best_have_medals_equals_share_a_rank_and_the_reader_is_marked_in_private_alone() -> None:
    private, public = (Drawn(leaderboard(page(), say, public=public)) for public in (False, True))
    ranks = [line.split()[0] for line in private.text.splitlines() if "P\\_" in line]
    assert [rank.strip("*") for rank in ranks] == ["🥇", "🥈", "🥈", "`"]
    elsewhere = page(lines=page().lines[:1])
    told = [
        Drawn(leaderboard(each, say, public=False)).says("ranking-mine", rank=2, size=14)
        for each in (page(), elsewhere)
    ]
    assert told == [False, True], "only to somebody who is on another page"
    assert not public.says("ranking-mine", rank=2, size=14)
    assert (private.text.count("👈"), public.text.count("👈")) == (2, 0)
    assert public.verbs == ["ranking"] * 2
    in_every_language(lambda say: leaderboard(page(), say, public=False))


def test_arrows_lead_no_further_than_there_are_pages() -> None:
    first = Drawn(leaderboard(page(), say, public=False))
    last = Drawn(leaderboard(page(wanted=Wanted(page=1)), say, public=False))

    def arrows(shown: Drawn) -> list[bool]:
        found = {item.arg.partition(".")[0]: item.disabled for item in shown.all("ranking")}
        return [found[how] for how in ("first", "back", "next", "last")]

    assert arrows(first) == [True, True, False, False]
    assert arrows(last) == [False, False, True, True]
    assert page(size=10).last == 0
    assert page(size=11).last == 1


def test_a_person_without_a_rank_is_told_why() -> None:
    shown = Drawn(leaderboard(page(rank=None, unranked="few", games=3), say, public=False))
    assert shown.says("ranking-not-mine", why="few", games=3, least=5)
    empty = Drawn(leaderboard(page(lines=(), size=0, rank=None, unranked="none"), say, public=False))
    assert empty.says("ranking-empty", by="rating", least=5, over=False)
    assert empty.says("ranking-title-empty")
    gone = Wanted(period="season", division="chips", past="2026Q3")
    over = Drawn(leaderboard(page(wanted=gone, lines=(), size=0, rank=None), say, public=False))
    assert over.says("ranking-title-empty")
    assert over.says("ranking-empty", by="rating", least=5, over=True), "nobody can be the first any more"
    assert [item.arg.partition(".")[0] for item in empty.all("ranking")] == ["of"], "the other menus cannot fill it"
    assert "new" in empty.verbs
    by_moons = Drawn(leaderboard(page(wanted=Wanted(by="moons"), lines=(), size=0, rank=None), say, public=False))
    assert [item.arg.partition(".")[0] for item in by_moons.all("ranking")] == ["by", "of"], "there is a way back"


def test_periods_can_be_leafed_through_and_all_time_cannot() -> None:
    def hows(**fields: Any) -> list[tuple[str, bool]]:
        shown = Drawn(leaderboard(page(size=4, **fields), say, public=False))
        return [(item.arg.partition(".")[0], item.disabled) for item in shown.all("ranking")]

    menus = [("by", False), ("in", False), ("of", False)]
    season = Wanted(period="season")
    assert hows() == [*menus, ("share", False)]
    assert hows(wanted=season, lines=()) == [*menus[1:], ("earlier", True), ("later", True)], "nothing to share"
    past = replace(season, past="2026Q3")
    leads = [("earlier", False), ("later", False), ("games", False), ("share", False)]
    assert hows(wanted=past, earlier=True) == [*menus, *leads]


def test_what_a_rating_is_stands_only_where_people_are_ordered_by_it() -> None:
    for by in METRICS:
        mine, shown = (Drawn(leaderboard(page(wanted=Wanted(by)), say, public=public)) for public in (False, True))
        assert shown.says("ranking-about-rating", least=5) is (by == "rating")
        assert not mine.says("ranking-about-rating", least=5), "who is ranked need not be told how to be"
        assert not mine.says("ranking-provisional")
    new = replace(page().lines[-1], provisional=True)
    shown = Drawn(leaderboard(page(lines=(new,)), say, public=False))
    assert shown.says("ranking-provisional"), "what the word means where it stands"


# -- periods, and what is announced when one is over


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("period", ["2026Q1", "2026Q4", "2026H2", "2026", "2026-03", "2026W07"])
def test_every_period_has_a_name_in_every_language(period: str, language: str) -> None:
    say = Translator(language)
    name = period_name(period, say)
    assert "2026" in name
    assert "period-name" not in name
    over = PastPeriod(period, "rating", (), 3, 0, None)
    assert lint_components(season_over(over, say).to_components()) == []
    assert lint_components(weekly_digest(over, say).to_components()) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", ["choice-rules", "division-name"])
def test_every_division_has_a_name_of_its_own(key: str, language: str) -> None:
    names = {Translator(language)(key, value=each) for each in DIVISIONS}
    assert len(names) == len(DIVISIONS)
    assert names & {*DIVISIONS} <= {"omnibus"}


@pytest.mark.parametrize("language", languages())
def test_no_two_periods_have_the_same_name(language: str) -> None:
    numbers = {"Q{}": 4, "H{}": 2, "-{:02}": 12, "W{:02}": 53}
    periods = [f"2026{form.format(1 + at)}" for form, count in numbers.items() for at in range(count)]
    names = [period_name(period, Translator(language)) for period in (*periods, "2026", "2025Q1")]
    assert len(set(names)) == len(names)


def test_a_quarter_is_called_by_its_season_a_week_by_its_days_and_other_periods_by_their_number() -> None:
    names = {
        "2026Q1": "winter 2026",
        "2026H2": "half 2 of 2026",
        "2026-03": "3/2026",
        "2026W07": "Feb 9\u2009–\u200915, 2026",
    }
    assert {period: period_name(period, say) for period in names} == names
    assert period_name("2026", say) == "2026"


def test_the_best_of_a_season_have_medals_and_equals_share_one() -> None:
    best = (
        LeaderboardLine(1, "Ana", 1530.4, 10),
        LeaderboardLine(2, "Ben", 1500.0, 10, provisional=True),
        LeaderboardLine(2, "_Chi_", 1500.0, 10, provisional=True),
    )
    shown = Drawn(season_over(PastPeriod("2026Q4", "rating", best, 9, 0, None), say))
    lines = [line for line in shown.text.splitlines() if line[:1] in "🥇🥈🥉"]
    assert [line[0] for line in lines] == ["🥇", "🥈", "🥈"]
    assert say("ranking-rating", value="1530", games=10) in lines[0]
    assert "\\_Chi\\_" in lines[2]
    assert shown.one("ranking").arg == "open.rating.season.everything.2026Q4"


def test_a_season_in_which_nobody_is_ranked_says_so_and_a_digest_names_the_busiest() -> None:
    assert Drawn(season_over(PastPeriod("2026", "rating", (), 9, 0, None), say)).says("season-nobody")
    best = LeaderboardLine(1, "Ana", 5, 10), LeaderboardLine(2, "Chidi", 4, 10)
    shown = Drawn(weekly_digest(PastPeriod("2026W47", "wins", best, 12, 3, ("Ben", 9)), say))
    assert shown.says("digest-games", games=12, moons=3)
    assert shown.says("digest-busiest", who="Ben", games=9)
    assert shown.says("digest-best", by="wins", who="Ana", value=5)
    assert "Chidi" not in shown.text, "the best alone"
    assert shown.one("ranking").arg == "open.wins.week.everything.2026W47"


@pytest.mark.parametrize("language", languages())
def test_the_name_of_the_game_in_a_digest_is_no_card(language: str) -> None:
    title = {"type": TEXT, "content": Translator(language)("digest-title", week="week 47")}
    assert not cards_shown(untitled([title], None))
