"""The profile on the screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.language.card_words import in_words
from bot.language.wording import Translator, languages
from bot.past.career import Against, Badge, Career, Passing
from bot.ui.leaderboard import period_name
from cogs.profile.screens import profile, profile_chart, profile_in_words
from db.feats import BADGES
from hearts import Card
from tests.bot.ui.drawn import Drawn, say


@pytest.mark.parametrize("language", languages())
def test_every_badge_says_in_one_line_what_it_is_for(language: str) -> None:
    lines = [Translator(language)(f"badge-{name}") for name in BADGES]
    assert len(set(lines)) == len(BADGES)
    assert all("**" in line and "\n" not in line for line in lines)


CAREER = Career(
    games=10,
    wins=4,
    average=30.5,
    best=5,
    worst=101,
    rating=1512.4,
    rank=2,
    ranked=9,
    recent=10,
    ratings=(1500.0, 1512.4),
)


def shown(career: Career, **options: Any) -> Drawn:
    return Drawn(profile("_Ana_", career, say, **{"player_id": 11} | options))


def test_a_profile_describes_the_games_and_leads_to_them() -> None:
    own = shown(CAREER, own=True)
    assert own.says("profile-title", who="\\_Ana\\_")
    assert own.says("profile-games", games=10, wins=4, share=0.4)
    assert own.says("profile-rating", rating="1512", rank=2, size=9)
    assert own.verbs[:2] == ["history", "ranking"]
    assert own.one("history").arg == "next.11"
    assert [item.label for item in own.buttons[:2]] == [say("button-history"), say("button-leaderboard")]
    assert not own.says("profile-recent", games=10), "these are all"
    assert shown(replace(CAREER, recent=9)).says("profile-recent", games=9)
    assert shown(CAREER, public=True, own=True).verbs == ["history", "ranking"]


def test_passes_and_solo_games_are_shown_only_in_private() -> None:
    career = replace(CAREER, alone=(Against("club", 4, 1),), passing=Passing(9, 3, 2, Card.parse("KS"), 4))
    private, public = shown(career, own=True), shown(career, own=True, public=True)
    for key, values in (
        ("profile-favourite", {"card": in_words(Card.parse("KS"), say), "times": 4, "rounds": 9}),
        ("profile-solo-level", {"wins": 1, "games": 4, "level": say("level-name", value="club")}),
    ):
        assert private.says(key, **values)
        assert not public.says(key, **values)


def test_a_person_who_has_not_played_is_told_so() -> None:
    assert shown(Career(), own=True).says("profile-none-yours")
    assert shown(Career()).says("profile-none")


def test_a_curve_needs_two_games_and_shows_shares_where_nothing_is_rated() -> None:
    rated = profile_chart(CAREER, say)
    assert rated is not None
    assert (rated.curves[0].values, rated.curves[0].label, rated.from_zero) == ((1500.0, 1512.4), "1512", False)
    shares = profile_chart(Career(games=2, beaten=(33.0, 100.0)), say)
    assert shares is not None
    assert (shares.curves[0].label, shares.from_zero) == ("100 %", True)
    assert profile_chart(replace(CAREER, ratings=(1500.0,)), say) is None


def test_the_description_of_a_curve_has_its_ends_and_its_extremes() -> None:
    told = profile_in_words(replace(CAREER, ratings=(1500.0, 1480.0, 1530.0, 1512.0)), say)
    assert told == say(
        "chart-rating", division="everything", games=4, first="1500", last="1512", high="1530", low="1480"
    )


def test_badges_and_the_last_four_won_seasons_are_shown_if_there_are_any() -> None:
    seasons = ("2026Q3", "2026Q2", "2026Q1", "2025Q4", "2025Q3")
    (badge,) = list(BADGES)[:1]
    for collected in ({"titles": seasons}, {"badges": (Badge(badge, 2, 0),)}):
        assert shown(replace(CAREER, **collected)).says("badges-title")
    won = shown(replace(CAREER, titles=seasons, badges=(Badge(badge, 2, 0),)))
    assert [period_name(season, say) in won.text for season in seasons] == [True] * 4 + [False]
    assert won.says("badge-line", badge=say(f"badge-{badge}"), times=2)
    assert not shown(CAREER).says("badges-title")
