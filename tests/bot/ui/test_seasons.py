"""Seasons on the screen: the names of periods, and the announcement at the end of one."""

from __future__ import annotations

import pytest

from bot.language.wording import Translator, languages
from bot.ui.leaderboard import period_name
from bot.ui.seasons import Best, PastPeriod, season_over, weekly_digest
from tests.bot.ui.drawn import Drawn, say
from tests.payloads import lint_components


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
def test_no_two_periods_have_the_same_name(language: str) -> None:
    numbers = {"Q{}": 4, "H{}": 2, "-{:02}": 12, "W{:02}": 53}
    periods = [f"2026{form.format(1 + at)}" for form, count in numbers.items() for at in range(count)]
    names = [period_name(period, Translator(language)) for period in (*periods, "2026", "2025Q1")]
    assert len(set(names)) == len(names)


def test_a_quarter_is_called_by_its_season_and_other_periods_by_their_number() -> None:
    names = {"2026Q1": "winter 2026", "2026H2": "half 2 of 2026", "2026-03": "3/2026", "2026W07": "week 7 of 2026"}
    assert {period: period_name(period, say) for period in names} == names
    assert period_name("2026", say) == "2026"


def test_the_best_of_a_season_have_medals_and_equals_share_one() -> None:
    best = Best(1, "Ana", 1530.4, 10, False), Best(2, "Ben", 1500.0, 10, True), Best(2, "_Chi_", 1500.0, 10, True)
    shown = Drawn(season_over(PastPeriod("2026Q4", "rating", best, 9, 0, None), say))
    lines = [line for line in shown.text.splitlines() if line[:1] in "🥇🥈🥉"]
    assert [line[0] for line in lines] == ["🥇", "🥈", "🥈"]
    assert say("ranking-rating", value="1530", games=10) in lines[0]
    assert "\\_Chi\\_" in lines[2]
    assert shown.one("ranking").arg == "open.rating.season.everything.2026Q4"


def test_a_season_in_which_nobody_is_ranked_says_so_and_a_digest_names_the_busiest() -> None:
    assert Drawn(season_over(PastPeriod("2026", "rating", (), 9, 0, None), say)).says("season-nobody")
    best = Best(1, "Ana", 5, 10, False), Best(2, "Chidi", 4, 10, False)
    shown = Drawn(weekly_digest(PastPeriod("2026W47", "wins", best, 12, 3, ("Ben", 9)), say))
    assert shown.says("digest-games", games=12, moons=3)
    assert shown.says("digest-busiest", who="Ben", games=9)
    assert "Ana" in shown.text
    assert "Chidi" not in shown.text, "the best alone"
    assert shown.one("ranking").arg == "open.wins.week.everything.2026W47"
