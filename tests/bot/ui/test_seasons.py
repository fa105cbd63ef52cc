"""Seasons on the screen: the names of periods, and the announcement at the end of one."""

from __future__ import annotations

import pytest

from bot.language.wording import Translator, languages
from bot.past.career import Podium, SeasonSummary
from bot.ui.leaderboard import period_name
from bot.ui.seasons import digest, season_over
from db.standings import Ranked
from db.tally import Standing
from tests.bot.ui.drawn import Drawn, say
from tests.payloads import lint_components


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("period", ["2026Q1", "2026Q4", "2026H2", "2026", "2026-03", "2026W07"])
def test_every_period_has_a_name_in_every_language(period: str, language: str) -> None:
    say = Translator(language)
    name = period_name(period, say)
    assert "2026" in name
    assert "period-name" not in name
    assert lint_components(season_over(Podium(), period, say).to_components()) == []
    assert lint_components(digest(SeasonSummary(Podium(), 3, 0, None), period, say).to_components()) == []


def standing(rank: int, name: str, wins: int, rated: float | None) -> Ranked:
    row = Standing(rank, 10, "everything", "2026Q4", games=10, wins=wins, rating=rated, provisional=rank > 1)
    return Ranked(rank, name, row)


def test_the_best_of_a_season_have_medals_and_equals_share_one() -> None:
    podium = Podium(
        "rating", (standing(1, "Ana", 5, 1530.4), standing(2, "Ben", 9, 1500), standing(2, "_Chi_", 1, 1500))
    )
    shown = Drawn(season_over(podium, "2026Q4", say))
    lines = [line for line in shown.text.splitlines() if line[:1] in "🥇🥈🥉"]
    assert [line[0] for line in lines] == ["🥇", "🥈", "🥈"]
    assert "1530" in lines[0]
    assert "\\_Chi\\_" in lines[2]
    assert shown.one("ranking").arg == "open.rating.season.everything.2026Q4"


def test_a_season_in_which_nobody_is_ranked_says_so_and_a_digest_names_the_busiest() -> None:
    assert Drawn(season_over(Podium(), "2026", say)).says("season-nobody")
    podium = Podium("wins", (standing(1, "Ana", 5, None),))
    shown = Drawn(digest(SeasonSummary(podium, 12, 3, ("Ben", 9)), "2026W47", say))
    assert shown.says("digest-games", games=12, moons=3)
    assert shown.says("digest-busiest", who="Ben", games=9)
    assert shown.one("ranking").arg == "open.wins.week.everything.2026W47"
