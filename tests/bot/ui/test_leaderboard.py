"""The leaderboard on the screen: what its buttons contain, and how people are listed."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import pytest

from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from bot.ui.leaderboard import (
    METRICS,
    PERIODS,
    LeaderboardLine,
    LeaderboardPage,
    Wanted,
    leaderboard,
    read_wanted,
)
from cogs import leaderboard as command
from tests.bot.ui.drawn import Drawn, in_every_language, say


def test_the_command_offers_all_divisions_and_orders() -> None:
    for offered, there in ((command.By, METRICS), (command.Period, PERIODS)):
        assert get_args(offered) == there


WANTED = Wanted("wins", "season", "omnibus", 2)


def pressed(wanted: Wanted, how: str, *values: str) -> tuple[str, Wanted]:
    """What comes back from a press on a button of the page."""
    verb, table, prompt, arg = wanted.action(how)
    return read_wanted(Action(verb, table, prompt, arg, values))


@pytest.mark.parametrize("wanted", [Wanted(), WANTED, replace(WANTED, past="2026Q3"), replace(WANTED, past="2026")])
def test_a_button_carries_the_whole_page(wanted: Wanted) -> None:
    assert pressed(wanted, "next") == ("next", wanted)


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


def page(**fields: Any) -> LeaderboardPage:
    lines = tuple(LeaderboardLine(rank, f"P_{rank}", 1500.0 - rank, 10, rank == 2) for rank in (1, 2, 2, 4))
    values: dict[str, Any] = {"wanted": Wanted(), "lines": lines, "size": 14, "least": 5, "rank": 2}
    return LeaderboardPage(**values | fields)


def test_the_best_have_medals_equals_share_a_rank_and_the_reader_is_marked_in_private_alone() -> None:
    private, public = (Drawn(leaderboard(page(), say, public=public)) for public in (False, True))
    ranks = [line.split()[0] for line in private.text.splitlines() if "P\\_" in line]
    assert [rank.strip("*") for rank in ranks] == ["🥇", "🥈", "🥈", "`"]
    assert private.says("ranking-mine", rank=2, size=14)
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
    assert empty.says("ranking-empty", by="rating", least=5)


def test_periods_can_be_leafed_through_and_all_time_cannot() -> None:
    def hows(**fields: Any) -> list[tuple[str, bool]]:
        shown = Drawn(leaderboard(page(size=4, **fields), say, public=False))
        return [(item.arg.partition(".")[0], item.disabled) for item in shown.all("ranking")]

    menus = [("by", False), ("in", False), ("of", False)]
    season = Wanted(period="season")
    assert hows() == [*menus, ("share", False)]
    assert hows(wanted=season, lines=()) == [*menus, ("earlier", True), ("later", True), ("share", True)]
    past = replace(season, past="2026Q3")
    leads = [("earlier", False), ("later", False), ("games", False), ("share", False)]
    assert hows(wanted=past, earlier=True) == [*menus, *leads]


def test_what_a_rating_is_stands_only_where_people_are_ordered_by_it() -> None:
    for by in METRICS:
        shown = Drawn(leaderboard(page(wanted=Wanted(by)), say, public=False))
        assert shown.says("ranking-about-rating") is (by == "rating")
