"""The deal of the day: what it is, how somebody did beside everybody else, a server's table, and past days."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from typing import Final

import discord
from babel import Locale
from babel.dates import format_skeleton

from bot.language.places import Place
from bot.language.wording import Translator
from bot.numerals import timestamp
from bot.tables.pace import DAY
from bot.tables.views import TableView
from bot.ui.features import replay_button, review_link
from bot.ui.items import (
    BLUE,
    GOLD,
    GREEN,
    GREY,
    LONG_BUTTONS_A_LINE,
    MAX_OPTIONS,
    PURPLE,
    Component,
    Layout,
    button,
    close,
    line,
    menu_option,
    row,
    rows,
    screen,
    select,
    text,
    way_back,
)
from bot.ui.names import safe_name
from bot.ui.progress import about_kind
from bot.ui.results import headlines, outcome, score_table
from bot.ui.tabletop import last_trick
from bot.ui.words import short_hash
from cogs.daily.deals import DAILY, RULES
from cogs.daily.results import PAGE, CalendarDay, DailyLine, DayResult, Square, monday_of, week_of

TRICKS: Final = RULES.deck.hand_size
"""Tricks of a deal."""
_GO: Final = discord.ButtonStyle.success
_NOT_A_FLAG: Final = "\u200b"
"""Between two of the letters that Discord draws as wide as a square: side by side they would be a flag."""
NO_DEAL: Final = "▪️"
"""A day without a deal, as one of this week that has not come yet: all dates stand below each other, behind them."""


def day_name(day: int, say: Translator) -> str:
    """A day as the reader's language writes it: November 22, 2026."""
    return say("daily-day", day=_date_of(day))


def _date_of(day: int) -> date:
    """The date of a day, which is the same for all readers."""
    return date(1970, 1, 1) + timedelta(days=day)


def _short(day: int, say: Translator) -> str:
    """A day without its year: Nov 22."""
    return format_skeleton("MMMd", _date_of(day), locale=Locale.parse(say.language, sep="-"))


def ends(day: int) -> str:
    """When a day ends, as the reader's clock shows it."""
    return timestamp((day + 1) * DAY, "R")


def todays_deal(day: int, seal: str, late: bool, streak: int, say: Translator) -> Layout:
    """The deal of today before it is played, with its hash, ``seal``, which everybody can write down before they have
    seen a card."""
    begin = button(DAILY.name, 0, day, "begin", label=say("button-daily-begin"), style=_GO)
    return screen(
        text(say("daily-title", day=day_name(day, say))),
        text(say("daily-what")),
        text(say("daily-one-try", ends=ends(day))),
        text(say("daily-streak", days=streak)),
        row(begin),
        row(my_days(say)),
        _seal(seal, say, late=late),
        colour=GREEN,
        foot=1,
    )


def _seal(seal: str, say: Translator, *, late: bool = False) -> Component:
    told = say("note-sealed" if late else "note-sealed-why", hash=short_hash(seal))
    return text(told, say("daily-late") if late else "")


def day_result(result: DayResult, say: Translator, *, share: bool, note: str = "") -> Layout:
    """The result of a person; ``share``: with buttons to share it and to see the table of the server. In its last row
    stands, where the button was that led here, one that only leads on, for a double press."""
    day, buttons, main = result.day, list[Component](), discord.ButtonStyle.primary
    if result.opened:
        review = [each | {"style": main.value} for each in review_link(result.view.id, say)]
        buttons += [*review, replay_button(result.view.id, say)]
        how = say("daily-opened") if review else ""
    else:
        how = say("daily-opens", ends=ends(day))
    if share:
        style = discord.ButtonStyle.secondary if buttons else main
        buttons += [
            button(DAILY.name, 0, day, "table", label=say("button-daily-table")),
            button(DAILY.name, 0, day, "share", label=say("button-daily-share"), style=style),
        ]
    return screen(
        *_played(result.view, say, note),
        text(_compared(result, say)),
        text(in_squares(result.squares, say)),
        text(say("daily-streak", days=result.streak)),
        text(how),
        *rows(buttons, LONG_BUTTONS_A_LINE),
        row(play_today(say) if result.opened else my_days(say)),
        colour=GOLD,
    )


def shared_result(result: DayResult, name: str, say: Translator) -> Layout:
    """The line that somebody shares with others; it reveals no card."""
    mine, day = result.standing, day_name(result.day, say)
    told = say("daily-shared", who=safe_name(name, say), day=day, points=mine.points, finished=mine.finished)
    compared, squares = text(_compared(result, say)), text(in_squares(result.squares, say))
    return screen(text(told), compared, squares, row(play_today(say, invites=True)), colour=GOLD)


def announced(
    day: int,
    seal: str,
    people: int,
    say: Translator,
    *,
    over: bool,
    best: int | None = None,
    beside: Sequence[Component] = (),
) -> Layout:
    """The message of a day in a channel, with what there is ``beside`` its deal. ``seal`` is its hash, the same for all
    who read it until the day is ``over``; ``best``: the fewest points of those on the server who finished it."""
    title, play = text(say("daily-title", day=day_name(day, say))), row(play_today(say, day, invites=True))
    also = [line(), *beside] if beside else []
    if over:
        least = "none" if best is None else best
        return screen(title, text(say("daily-announced-over", people=people, best=least)), play, *also, colour=GREY)
    told = text(say("daily-announced-ends", people=people, ends=ends(day)))
    return screen(title, text(say("daily-announced")), play, told, _seal(seal, say), *also, colour=GREEN)


def play_today(say: Translator, day: int = 0, *, invites: bool = False) -> Component:
    """The button that leads to the deal of today, whatever ``day`` it was drawn on, which tells messages apart. It
    ``invites`` to play in public, and those who have not; another reader may have played already."""
    key, style = ("play", _GO) if invites else ("deal", discord.ButtonStyle.secondary)
    return button(DAILY.name, 0, day, label=say(f"button-daily-{key}"), emoji="☀️", style=style)


def my_days(say: Translator) -> Component:
    """The button that leads to the calendar of one's own days."""
    return button(DAILY.name, 0, 0, "calendar", label=say("button-daily-calendar"), emoji="📅")


def in_squares(found: Sequence[Square], say: Translator) -> str:
    """One square per trick, and what they mean; empty before the first trick."""
    return say("daily-squares", squares="".join(found)) if found else ""


def server_table(day: int, lines: Sequence[DailyLine], me: int, say: Translator, note: str = "") -> Layout:
    """The people of a server on a day, the best first; the reader is always among them, unless a ``note`` says why
    not."""
    shown = [each for index, each in enumerate(lines) if index < PAGE or each.player_id == me]
    told = [
        say(
            "daily-line",
            place=each.place,
            who=safe_name(each.name, say),
            points=each.points,
            finished=each.finished,
            me=each.player_id == me,
        )
        for each in shown
    ]
    return screen(
        text(
            say("daily-table-title", day=day_name(day, say)),
            say("daily-table-count", people=len(lines)) if len(shown) < len(lines) else "",
        ),
        text(*(told or [say("daily-table-empty")]), note),
        row(way_back(say, DAILY.name, 0, day, "result")),
        colour=PURPLE,
    )


def calendar(days: Sequence[CalendarDay], streak: int, zone: str, say: Translator) -> Layout:
    """The last whole weeks and this one up to today, a line each, and a menu of the days that can be practised."""
    today, weeks = days[-1].day, dict[int, list[CalendarDay]]()
    for each in days:
        weeks.setdefault(week_of(each.day), []).append(each)
    drawn = [
        f"{''.join(_mark(each, today) for each in inside)}{NO_DEAL * (7 - len(inside))} {_short(monday_of(week), say)}"
        for week, inside in weeks.items()
        if inside[0].day == monday_of(week)
    ]
    parts: list[Component] = [
        text(say("daily-calendar-title")),
        text(say("daily-streak", days=streak), say("daily-gap")),
        text(_NOT_A_FLAG.join(say("daily-weekdays").split()), *drawn),
        text(say("daily-calendar-key")),
    ]
    past = [each for each in days[:-1] if each.dealt][::-1][:MAX_OPTIONS]
    if past:
        options = [menu_option(_option(each, say), str(each.day)) for each in past]
        menu = select(DAILY.name, 0, 0, "practise", options=options, placeholder=say("daily-practise"))
        parts += [line(), text(say("daily-practise-hint")), row(menu)]
    parts.append(text(say("daily-zone", zone=Place(zone).shown(say.language))))
    return screen(*parts, row(play_today(say, invites=days[-1].points is None)), colour=BLUE)


def day_over(view: TableView, say: Translator, note: str) -> Layout:
    """The panel after a person's try at the deal of a day, or when the day is over."""
    place = button(DAILY.name, 0, view.day or 0, "result", label=say("button-daily-result"), emoji="🏅", style=_GO)
    return screen(*_played(view, say, note), row(place), colour=GOLD)


def practice_over(view: TableView, say: Translator, note: str) -> Layout:
    """The panel after the deal of a past day has been practised, which nobody can see for the first time any more."""
    title, *played = _played(view, say, note, f"-# {about_kind(view, say)}")
    ended = outcome(view, say) if view.game.winners else ()
    buttons = [
        _again(view, say),
        replay_button(view.id, say),
        *review_link(view.id, say),
        my_days(say),
    ]
    return screen(
        title, text(*ended), *played, text(last_trick(view, say)), *rows(buttons, LONG_BUTTONS_A_LINE), colour=GREY
    )


def practice_stopped(view: TableView, say: Translator, note: str) -> Layout:
    """The panel after somebody has stopped practising a past day's deal, with the way to begin that anew."""
    about = f"-# {about_kind(view, say)}"
    return screen(text(about, say("closed-alone"), note), row(_again(view, say), my_days(say), close(say)), colour=GREY)


def _again(view: TableView, say: Translator) -> Component:
    return button(DAILY.name, 0, view.day or 0, "practise", label=say("button-daily-again"), style=_GO)


def _played(view: TableView, say: Translator, note: str, about: str = "") -> list[Component]:
    """Which day's deal it was, what that is ``about``, and how it ended."""
    parts: list[Component] = [text(say("daily-title", day=day_name(view.day or 0, say)), about, note)]
    me = view.me or 0
    if not view.game.rounds:
        points = view.game.points[me] if view.game.points else 0
        return [*parts, text(say("daily-stopped", tricks=len(view.game.tricks), all=TRICKS, points=points))]
    result = view.game.rounds[-1]
    return [*parts, text(*headlines(view, result, say)), text(score_table(view, result, say))]


def _compared(result: DayResult, say: Translator) -> str:
    """How the points of the person compare with everybody's, in words for all who read them."""
    mine = result.standing
    place = mine.better + 1
    return say("daily-against", shared=mine.shared, others=mine.others, place=place, size=mine.size, mean=mine.mean)


def _mark(each: CalendarDay, today: int) -> str:
    if each.points is not None:
        return "🟩" if each.finished else "🟨"
    if each.day == today:
        return "🟦"
    return "⬜" if each.dealt else NO_DEAL


def _option(each: CalendarDay, say: Translator) -> str:
    day = day_name(each.day, say)
    return day if each.points is None else say("daily-option", day=day, points=each.points)
