"""The leaderboard: ten people a page, ordered by any of its measures; and what is announced when a season or a week is
over."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from babel import Locale
from babel.dates import format_interval

from bot.language.wording import Translator
from bot.numerals import timestamp
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from bot.ui.features import loaded
from bot.ui.items import GOLD, PURPLE, Component, Layout, button, menu_option, row, screen, select, text
from bot.ui.names import safe_name
from bot.ui.rules import open_button
from bot.ui.words import rating
from hearts import Family
from players import LEVELS

RANKING: Final = "ranking"
"""The verb of its buttons."""
PAGE: Final = 10
METRICS: Final = ("rating", "wins", "win-rate", "average", "moons")
EVER: Final = "all-time"
PERIODS: Final = (EVER, "season", "month", "week")
DIVISIONS: Final = (*(family.value for family in Family), *LEVELS)
"""Games between people by the family of their rules, and games against computer players by their level."""
_PAST: Final = re.compile(r"[0-9]{4}(Q[1-4]|H[12]|-(0[1-9]|1[0-2])|W(0[1-9]|[1-4][0-9]|5[0-3]))?")
_KINDS: Final = {"": "year", "Q": "quarter", "H": "half", "-": "month", "W": "week"}
MEDALS: Final = {1: "🥇", 2: "🥈", 3: "🥉"}


@dataclass(frozen=True, slots=True)
class Wanted:
    """The page that somebody looks at; its buttons carry all of this."""

    by: str = METRICS[0]
    period: str = PERIODS[0]
    division: str = Family.EVERYTHING
    page: int = 0
    past: str = ""
    """The name of a period that is over (see `db.tally.periods`); empty: the one that goes on."""

    def action(self, how: str) -> tuple[str, int, int, str]:
        """The fields of a custom_id; ``how`` tells buttons apart that lead to the same page."""
        return RANKING, 0, self.page, ".".join(filter(None, (how, self.by, self.period, self.division, self.past)))


def read_wanted(action: Action) -> tuple[str, Wanted]:
    """The page that a press asks for. Raises NotAllowed for one that no button asks for."""
    try:
        how, by, period, division, *past = action.args
        (name,) = past or ("",)
    except ValueError:
        raise NotAllowed("unreadable") from None
    wanted = Wanted(by, period, division, action.number, name)
    if how == "by" and action.values:
        wanted = replace(wanted, by=action.values[0], page=0)
    if how == "in" and action.values:
        wanted = replace(wanted, period=action.values[0], page=0, past="")
    if how == "of" and action.values:
        wanted = replace(wanted, division=action.values[0], page=0)
    if wanted.by not in METRICS or wanted.period not in PERIODS or wanted.division not in DIVISIONS:
        raise NotAllowed("unreadable")
    if name and (_PAST.fullmatch(name) is None or period == EVER):
        raise NotAllowed("unreadable")
    return how, wanted


@dataclass(frozen=True, slots=True)
class LeaderboardLine:
    """One person on a page, or one of the best of a period. Equals share a rank."""

    rank: int
    name: str
    value: float
    games: int
    provisional: bool = False
    me: bool = False


@dataclass(frozen=True, slots=True)
class LeaderboardPage:
    """A page, with all that stands on it."""

    wanted: Wanted
    lines: tuple[LeaderboardLine, ...]
    size: int
    """How many people are ranked."""
    least: int
    """How many games it takes to be ranked by a rating, a share or an average."""
    rank: int | None = None
    """The rank of the person who looks; None if they have none."""
    unranked: str = ""
    """Why they have no rank: ``hidden``, ``few`` games, no ``wins``, no ``moons``, or ``none`` of all that."""
    games: int = 0
    """Their games, if those are too few."""
    ends_at: int | None = None
    """When the period is over (epoch milliseconds); None for all time."""
    reset_at: int = 0
    """When the leaderboards were emptied, if that was within the period."""
    earlier: bool = False
    """Whether there is an earlier period to look at."""

    @property
    def last(self) -> int:
        """The number of the last page; the first one is 0."""
        return max(0, self.size - 1) // PAGE


def leaderboard(page: LeaderboardPage, say: Translator, *, public: bool) -> Layout:
    """The screen of a page, for one person or for a whole channel."""
    wanted = page.wanted
    ends = timestamp(page.ends_at, "R") if page.ends_at is not None else ""
    if wanted.past:
        scope = say("ranking-past", name=period_name(wanted.past, say), value=wanted.division)
    elif public:
        scope = say("ranking-scope", period=wanted.period, value=wanted.division, ends=ends)
    else:  # its menus say the rest
        scope = say("ranking-ends", period=wanted.period, ends=ends) if ends else ""
    if page.lines:
        title = say("ranking-title", by=wanted.by, division=wanted.division)
        told = [_line(line, wanted, say, public=public) for line in page.lines]
    else:
        title = say("ranking-title-empty")
        told = [say("ranking-empty", by=wanted.by, least=page.least, over=bool(wanted.past))]
    parts = text(title, scope), text(*told), text(*_notes(page, say, public))
    if public:
        return screen(*parts, row(_button(wanted, "open", say), _button(wanted, "me", say)), colour=GOLD)
    buttons = [
        *([_button(wanted, "earlier", say, disabled=not page.earlier)] if wanted.period != EVER else []),
        *([_button(wanted, "later", say, disabled=not wanted.past)] if wanted.period != EVER else []),
        *([_button(wanted, "games", say)] if wanted.past else []),
        *([_button(wanted, "share", say)] if page.lines else loaded(open_button(say))),
    ]
    return screen(*parts, *_menus(page, say), *_pages(page, say), row(*buttons), colour=GOLD)


def _menus(page: LeaderboardPage, say: Translator) -> list[Component]:
    """The menus of measures, periods and rules. On an empty page those are left out that cannot fill it: of the first
    measure, and of all time."""
    wanted, menus = page.wanted, list[Component]()
    if page.lines or wanted.by != METRICS[0]:
        menus.append(_menu(wanted, "by", [(name, say("choice-by", value=name)) for name in METRICS], wanted.by))
    if page.lines or wanted.period != EVER:
        menus.append(_menu(wanted, "in", [(name, say("choice-period", value=name)) for name in PERIODS], wanted.period))
    menus.append(_menu(wanted, "of", [(name, say("choice-rules", value=name)) for name in DIVISIONS], wanted.division))
    return [row(menu) for menu in menus]


def _pages(page: LeaderboardPage, say: Translator) -> list[Component]:
    """The buttons through the pages, if there is more than one."""
    if not page.last:
        return []
    wanted = page.wanted
    first, last = wanted.page == 0, wanted.page >= page.last

    def arrow(how: str, emoji: str, disabled: bool) -> Component:
        return button(*wanted.action(how), emoji=emoji, disabled=disabled)

    return [
        row(
            arrow("first", "⏮️", first),
            arrow("back", "◀️", first),
            arrow("next", "▶️", last),
            arrow("last", "⏭️", last),
            _button(wanted, "me", say, disabled=page.rank is None),
        )
    ]


def leaderboard_button(wanted: Wanted, say: Translator) -> Component:
    """The button that leads to a page."""
    return button(*wanted.action("open"), label=say("button-leaderboard"))


def period_name(name: str, say: Translator) -> str:
    """What a period (see `db.tally.periods`) is called: autumn 2026, or Nov 16 – 22, 2026 for a week."""
    if _KINDS[name[4:5]] == "week":
        monday = date.fromisocalendar(int(name[:4]), int(name[5:]), 1)
        return format_interval(monday, monday + timedelta(days=6), "yMMMd", locale=Locale.parse(say.language, sep="-"))
    return say("period-name", kind=_KINDS[name[4:5]], number=int(name[5:] or 0), year=name[:4])


def counted_from(reset_at: int, say: Translator) -> str:
    """Since when games count."""
    return say("ranking-reset", when=timestamp(reset_at, "d"))


def _line(line: LeaderboardLine, wanted: Wanted, say: Translator, *, public: bool) -> str:
    # Ranks are not a Markdown list: Discord would renumber it, and equals share a rank.
    return say(
        "ranking-line",
        rank=MEDALS.get(line.rank, f"`{line.rank:>2}`"),
        name=safe_name(line.name, say),
        value=say(f"ranking-{wanted.by}", value=_value(line, wanted, say), games=line.games, division=wanted.division),
        me=line.me and not public,
    )


def _value(line: LeaderboardLine, wanted: Wanted, say: Translator) -> float | str:
    return rating(line.value, say, provisional=line.provisional) if wanted.by == "rating" else line.value


def _notes(page: LeaderboardPage, say: Translator, public: bool) -> list[str]:
    notes = list[str]()
    if page.wanted.by == "rating" and page.lines:
        if public:  # a reader is told in private what they themselves are missing
            notes.append(say("ranking-about-rating", least=page.least))
        if any(line.provisional for line in page.lines):
            notes.append(say("ranking-provisional"))
    if page.reset_at:
        notes.append(counted_from(page.reset_at, say))
    if page.last:
        notes.append(say("ranking-page", page=page.wanted.page + 1, pages=page.last + 1))
    if public:
        return notes or [say("ranking-shared")]
    if page.rank is not None:
        listed = any(line.me for line in page.lines)
        return notes if listed else [*notes, say("ranking-mine", rank=page.rank, size=page.size)]
    if page.lines or page.games or page.unranked == "hidden":  # an empty board has said the rest
        notes.append(say("ranking-not-mine", why=page.unranked, games=page.games, least=page.least))
    return notes


def _button(wanted: Wanted, how: str, say: Translator, *, disabled: bool = False) -> Component:
    return button(*wanted.action(how), label=say(f"button-ranking-{how}"), disabled=disabled)


def _menu(wanted: Wanted, how: str, choices: list[tuple[str, str]], chosen: str) -> Component:
    options = [menu_option(label, name, default=name == chosen) for name, label in choices]
    return select(*wanted.action(how), options=options)


# -- what is announced


@dataclass(frozen=True, slots=True)
class PastPeriod:
    """What a server played in a period that is over."""

    name: str
    by: str
    """Whether the best are those by ``rating`` or by ``wins``."""
    best: tuple[LeaderboardLine, ...]
    games: int
    moons: int
    busiest: tuple[str, int] | None
    """The name of who played most games, and how many those are."""


def season_over(season: PastPeriod, say: Translator) -> Layout:
    """The end of a season, with the three best."""
    wanted = Wanted(by=season.by, period="season", past=season.name)
    return screen(
        text(say("season-over", season=period_name(season.name, say)), f"-# {say('choice-by', value=season.by)}"),
        text(*([_line(each, wanted, say, public=True) for each in season.best] or [say("season-nobody")])),
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
            *(
                say("digest-best", by=week.by, who=safe_name(best.name, say), value=_value(best, wanted, say))
                for best in week.best[:1]
            ),
        ),
        row(leaderboard_button(wanted, say)),
        colour=PURPLE,
    )
