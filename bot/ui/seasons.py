"""Seasons: what is announced when a season or a week is over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.language.wording import Translator
from bot.ui.colours import GOLD, PURPLE
from bot.ui.items import Layout, row, screen, text
from bot.ui.leaderboard import MEDALS, Wanted, leaderboard_button, period_name
from bot.ui.names import safe_name
from bot.ui.words import rating


@dataclass(frozen=True, slots=True)
class Best:
    """One of the best of a period. Equals share a rank."""

    rank: int
    name: str
    value: float
    """The rating, or the number of wins."""
    games: int
    provisional: bool


@dataclass(frozen=True, slots=True)
class PastPeriod:
    """What a server played in a period that is over."""

    name: str
    by: str
    """Whether the best are those by ``rating`` or by ``wins``."""
    best: tuple[Best, ...]
    games: int
    moons: int
    busiest: tuple[str, int] | None
    """The name of who played most games, and how many those are."""


def season_over(season: PastPeriod, say: Translator) -> Layout:
    """The end of a season, with the three best."""
    wanted = Wanted(by=season.by, period="season", past=season.name)
    return screen(
        text(say("season-over", season=period_name(season.name, say))),
        text(*(_best(season, say) or [say("season-nobody")])),
        row(leaderboard_button(wanted, say)),
        colour=GOLD,
    )


def weekly_digest(week: PastPeriod, say: Translator) -> Layout:
    """A week in a few lines: games, moons, who played most, who was best."""
    name, games = week.busiest or ("", 0)
    wanted = Wanted(by=week.by, period="week", past=week.name)
    return screen(
        text(say("digest-title", week=period_name(week.name, say))),
        text(
            say("digest-games", games=week.games, moons=week.moons),
            say("digest-busiest", who=safe_name(name, say), games=games) if week.busiest else "",
            *_best(week, say)[:1],
        ),
        row(leaderboard_button(wanted, say)),
        colour=PURPLE,
    )


def _best(period: PastPeriod, say: Translator) -> list[str]:
    """A line for each of the best. Equals share a medal."""
    lines = []
    for each in period.best:
        value = rating(each.value, say, provisional=each.provisional) if period.by == "rating" else each.value
        told = say(f"ranking-{period.by}", value=value, games=each.games)
        lines.append(say("ranking-line", rank=MEDALS[each.rank], name=safe_name(each.name, say), value=told, me=False))
    return lines
