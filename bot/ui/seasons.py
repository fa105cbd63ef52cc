"""Seasons: what is announced when a season or a week is over."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.past.career import Podium, SeasonSummary
from bot.ui.colours import GOLD, PURPLE
from bot.ui.items import Layout, row, screen, text
from bot.ui.leaderboard import MEDALS, Wanted, leaderboard_button, period_name
from bot.ui.names import safe_name
from bot.ui.words import rating


def season_over(podium: Podium, period: str, say: Translator) -> Layout:
    """The end of a season, with the three best."""
    wanted = Wanted(by=podium.by, period="season", past=period)
    return screen(
        text(say("season-over", season=period_name(period, say))),
        text(*(_best(podium, say) or [say("season-nobody")])),
        row(leaderboard_button(wanted, say)),
        colour=GOLD,
    )


def weekly_digest(summary: SeasonSummary, period: str, say: Translator) -> Layout:
    """A week in a few lines: games, moons, who played most, who was best."""
    best = _best(summary.podium, say)[:1]
    name, games = summary.busiest or ("", 0)
    wanted = Wanted(by=summary.podium.by, period="week", past=period)
    return screen(
        text(say("digest-title", week=period_name(period, say))),
        text(
            say("digest-games", games=summary.games, moons=summary.moons),
            say("digest-busiest", who=safe_name(name, say), games=games) if summary.busiest else "",
            *best,
        ),
        row(leaderboard_button(wanted, say)),
        colour=PURPLE,
    )


def _best(podium: Podium, say: Translator) -> list[str]:
    """A line for each of the best. Equals share a medal."""
    lines = []
    for each in podium.best:
        best, rated = each.standing, podium.by == "rating"
        value = rating(best.rating or 0.0, say, provisional=best.provisional) if rated else best.wins
        told = say(f"ranking-{podium.by}", value=value, games=best.games, division=best.division)
        lines.append(say("ranking-line", rank=MEDALS[each.rank], name=safe_name(each.name, say), value=told, me=False))
    return lines
