"""Duplicate matches: the public message from the first player to the result, and the ends of deals on a panel."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

import discord

from bot.language.names import first_visible
from bot.language.wording import Translator
from bot.numerals import timestamp
from bot.pictures.charts import Chart, Curve
from bot.pictures.emojis import NBSP
from bot.pictures.lettering import transliterated
from bot.tables.views import Status, TableView
from bot.ui.curves import MAX_WORDS_LENGTH, drawn_name
from bot.ui.features import todays_buttons
from bot.ui.items import (
    BLUE,
    GOLD,
    GREEN,
    GREY,
    Component,
    Layout,
    button,
    close,
    menu_option,
    picture,
    question,
    row,
    screen,
    select,
    text,
)
from bot.ui.items import line as divider
from bot.ui.names import COMPUTER, safe_name
from bot.ui.results import headlines, score_table
from bot.ui.words import joined, short_hash, title
from cogs.match.people import MIN_PLAYERS, SEATS, last_team
from cogs.match.results import Line, Sheet
from cogs.match.views import MatchStatus, MatchView

MATCH: Final = "match"
"""The verb of its buttons; the prompt of a press is the id of the match."""
MATCH_FILE: Final = "match.png"


def public(match: MatchView, say: Translator) -> Layout:
    """The message of a match that is not over: who plays, and how far each person or each table has come."""
    if match.status is MatchStatus.CANCELLED:
        why = say("match-cancelled", why=match.closing, host=safe_name(match.host, say), players=len(match.players))
        again = _button(match, "new", say, discord.ButtonStyle.primary)
        return screen(text(say("match-title"), why), row(again), colour=GREY)
    if match.status is MatchStatus.OPEN:
        opened, players = text(say("match-title"), _what(match, say)), text(*_players(match, say))
        wait = match.at_tables and len(match.players) <= SEATS
        return screen(
            opened,
            text(say("match-what-computers") if wait else "", _how(match, say)),
            divider(),
            players,
            text(_missing(match, say)),
            _lobby(match, say),
            *_meanwhile(match, say),
            colour=GREEN,
        )
    if match.at_tables:
        lines, below = _tables(match, say), say("match-deal-now-hint", tables=len(match.tables))
    else:
        lines, below = _people(match, say), say("match-until", at=timestamp(match.due_at, "f"))
    buttons = row(_button(match, "play", say, discord.ButtonStyle.success), _button(match, "more", say))
    begun = text(say("match-title"), _how(match, say))
    return screen(begun, divider(), text(*lines), text(below), buttons, colour=BLUE)


def menu(match: MatchView, say: Translator, *, plays: bool, decides: bool) -> Layout:
    """What somebody finds behind *More…*: what they can do besides, if they play or decide in the match. Before it
    begins, who has cut the deck and the hash of the deals stand at the choice to cut, and a host who leaves would
    cancel it, so for them there is only that; while it is played, its people get back to their cards, and whoever does
    neither reads what seals the deals."""
    waiting = match.status is MatchStatus.OPEN
    cut = [button(MATCH, 0, match.id, "cut", label=say("button-cut"))] if plays and waiting else []
    leave = [_button(match, "leave", say)] if plays and not (decides and waiting) else []
    ending = say("button-match-cancel" if waiting else "button-match-end")
    end = [button(MATCH, 0, match.id, "end", label=ending)] if decides else []
    back = [] if waiting or not plays else [_button(match, "play", say, _GO)]
    teams = [_teams(match, say)] if plays and waiting and last_team(match.players) else []
    sealed = _sealed(match, say) if waiting or not (plays or decides) else []
    return screen(
        text(say("match-title")),
        row(*teams),
        text(say("match-cut-hint") if cut else "", *sealed),
        row(*cut, *back),
        row(*leave, *end),
        colour=GREY,
    )


def _sealed(match: MatchView, say: Translator) -> list[str]:
    """Who has cut the deck, and the hash of the deals."""
    cuts = [say("match-cut", who=safe_name(each.name, say), cut=each.cut) for each in match.players if each.cut]
    told = say("match-cuts", who=", ".join(cuts)) if cuts else ""
    return [told, say("note-sealed-why", hash=short_hash(match.commitment))]


def sure(match: MatchView, say: Translator, what: str, *, plays: bool) -> Layout:
    """The question before somebody leaves a running match (``what`` is ``quit``), stops it for all (``stop``) or
    cancels one that has not begun (``cancel``); ``plays`` as for `menu`, which led here."""
    # the way back to the cards of a deal or, for somebody who has none, to `menu`
    keep = button(MATCH, 0, match.id, "play" if plays else "more", label=say("button-keep-playing"))
    pressed = 0
    if what == "quit":
        words = say("match-sure-leave", tables=match.at_tables)
    elif what == "stop":
        words, pressed = say("match-sure-end"), int(plays)  # after *Leave*
    else:
        words = say("match-sure-cancel", alone=plays and len(match.players) == 1)
        keep = button(MATCH, 0, match.id, "more", label=say("button-match-keep"))
    return question(words, _button(match, what, say), keep, pressed=pressed)


def _players(match: MatchView, say: Translator) -> list[str]:
    """Who plays, in the order in which they joined or, if there are teams, team by team."""
    names = [(each.team, safe_name(each.name, say)) for each in match.players]
    teams = sorted({team for team, _ in names}, key=lambda team: (not team, team))  # last who is in none
    if teams in ([], [0]):
        return [say("match-player", number=number, who=name) for number, (_, name) in enumerate(names, 1)]
    called = {team: say("match-team-name", team=team) if team else say("match-no-team") for team in teams}
    lines = [f"**{called[team]}** · {', '.join(name for of, name in names if of == team)}" for team in teams]
    return [*lines, say("match-team-average")]


def _people(match: MatchView, say: Translator) -> list[str]:
    """How many deals of each person are played, by them or after they left, if each plays alone."""
    done = [match.played.get(player.player_id, 0) for player in match.players]
    return [
        (f"{COMPUTER} " if player.left else _mark(count, match.deals))
        + say("match-progress", who=safe_name(player.name, say), done=count, deals=match.deals, team=player.team)
        for player, count in zip(match.players, done, strict=True)
    ]


def _tables(match: MatchView, say: Translator) -> list[str]:
    """Who sits at which table, and how far it has come with the deal."""
    lines = [say("match-deal-now", deal=match.deal + 1, deals=match.deals)]
    for table in match.tables:
        names = zip(table.names, table.away, strict=True)
        who = ", ".join(
            f"{safe_name(name, say)}{NBSP}{COMPUTER}" if away else safe_name(name, say) for name, away in names
        )
        lines.append(
            say("match-table", table=table.code, over=table.over, tricks=table.tricks, all=match.tricks, who=who)
        )
    return lines


def result(sheet: Sheet, say: Translator, words: str = "") -> Layout:
    """The final table; ``words`` say what its picture shows, if there is one."""
    match, short = sheet.match, sheet.deals < sheet.match.deals
    return screen(
        text(_winners(sheet, say) if sheet.deals else say("match-title"), _how(match, say, short=short)),
        text(_short(sheet, say) if short else ""),
        *(_standings(sheet, words, say) if sheet.deals else []),
        colour=GOLD,
    )


def _short(sheet: Sheet, say: Translator) -> str:
    """Why fewer deals count than were planned, and how many."""
    match, host = sheet.match, safe_name(sheet.match.host, say)
    return say("match-broken-off", why=match.closing, host=host, played=sheet.deals, deals=match.deals)


def _winners(sheet: Sheet, say: Translator) -> str:
    """Who has the lowest total: a team, or several, if there are teams."""
    best = min(each.total for each in sheet.teams or sheet.lines)
    names = [say("match-team-name", team=each.team) for each in sheet.teams if each.total == best]
    names = names or [safe_name(each.player.name, say) for each in sheet.lines if each.total == best]
    return say("game-title", winners=joined([f"**{name}**" for name in names], say), count=len(names))


def _standings(sheet: Sheet, words: str, say: Translator) -> list[Component]:
    lines = [
        say(
            "match-line",
            place=sheet.place(line),
            who=safe_name(line.player.name, say),
            total=difference(line.total, say),
            computer=sum(play.by_computer for play in line.plays),
        )
        for line in sheet.lines
    ]
    teams = [
        say(
            "match-team",
            team=each.team,
            total=difference(each.total, say),
            who=", ".join(safe_name(name, say) for name in each.names),
        )
        for each in sheet.teams
    ]
    return [
        text(say("match-scores"), say("match-team-average") if teams else ""),
        *([text(*teams), divider()] if teams else []),
        text(*lines),
        *([picture(MATCH_FILE, words)] if words else []),
        row(_button(sheet.match, "sheet", say, discord.ButtonStyle.primary), _button(sheet.match, "new", say)),
    ]


def chart(sheet: Sheet, say: Translator) -> Chart:
    """The totals of all after each deal."""

    def curve(line: Line) -> Curve:
        name = drawn_name(line.player.name, line.player.place, say)
        return Curve(f"{name} {difference(line.total, say)}", (0.0, *map(float, line.so_far)))

    curves = tuple(map(curve, sheet.lines))
    return Chart(curves, transliterated(say("chart-deal")), goal=0.0)


def chart_in_words(sheet: Sheet, say: Translator) -> str:
    """The same in words, for readers who cannot see the picture."""
    finals = ", ".join(f"{say.person(line.player.name)} {difference(line.total, say)}" for line in sheet.lines)
    return say("chart-match", deals=sheet.deals, finals=finals)[:MAX_WORDS_LENGTH]


def deal_over(
    view: TableView, say: Translator, note: str, told: Sequence[str] = (), *, match_over: bool = True
) -> Layout:
    """The panel after a deal of a match was played, or stopped because the match has ended; ``told``: how the person
    stands now. What the others made of the deal is told when all have played. After the last deal it leads to the
    results, unless it is known that there are none yet."""
    over, match_id, deal, deals = view.status is Status.OVER, view.match_id or 0, view.deal or 0, view.deals or 0
    last, onward = deal + 1 == deals, list[Component]()
    if over and not last and (view.me is None or not view.seats[view.me].away):  # who has left has no next deal
        onward.append(button(MATCH, 0, match_id, "play", label=say("button-match-next"), style=_GO))
    if not over or (last and match_over):
        look = discord.ButtonStyle.primary
        onward.append(button(MATCH, 0, match_id, "sheet", label=say("button-match-sheet"), style=look))
    else:
        onward.append(button(MATCH, 0, match_id, "more", label=say("button-match-more")))
    key = "match-deal-over" if over else "match-deal-stopped"
    parts: list[Component] = [text(say(key, deal=deal + 1, deals=deals), note)]
    if view.game.rounds:
        played = view.game.rounds[-1]
        parts += [text(*headlines(view, played, say)), text(score_table(view, played, say))]
    return screen(*parts, text(*told), row(*onward), colour=GREY)


def so_far_told(stands: Line | None, say: Translator) -> list[str]:
    """How a person stands; empty before everybody has finished the first deal."""
    if stands is None:
        return []
    sign, value = _rounded(stands.total)
    return [say("match-compared", compared=len(stands.plays), sign=sign, value=value)]


def left(view: TableView, say: Translator, note: str) -> Layout:
    """The answer to somebody who has left their table of four. What gives them their seat back names the match and not
    the table: it also holds in later deals, and leads to no other table."""
    play = button(MATCH, 0, view.match_id or 0, "play", label=say("button-match-play"), style=_GO)
    return screen(text(say("match-left"), note), row(play, close(say)))


def all_played(due_at: int, told: Sequence[str], say: Translator) -> Layout:
    """The screen of somebody who has played all deals or has left, while others are playing; ``told`` as for
    `deal_over`."""
    return screen(text(say("match-title"), done(due_at, say)), text(*told), colour=GREEN)


def nothing_counts(match: MatchView, say: Translator) -> Layout:
    """The screen of a match that has ended before anybody could be compared."""
    again = _button(match, "new", say, discord.ButtonStyle.primary)
    return screen(text(say("match-title"), say("refusal-match-nothing-counts")), row(again), colour=GREY)


def host_cancelled(say: Translator) -> Layout:
    """What the host of a cancelled match reads, whose message says the rest to everybody."""
    return screen(text(say("match-cancelled-done")), row(close(say)), colour=GREY)


def done(due_at: int, say: Translator) -> str:
    """That somebody has nothing left to play, and when the results come."""
    return say("match-all-played", left=timestamp(due_at, "R"))


def difference(value: Fraction, say: Translator) -> str:
    """How far above the mean, with a sign and two decimals, as the language writes it: with one, what is shown of
    several deals or people would not add up."""
    sign, rounded = _rounded(value)
    return say("match-difference", sign=sign, value=rounded)


def _rounded(value: Fraction) -> tuple[str, float]:
    """The sign of a difference, and its amount with the two decimals that are shown."""
    rounded = round(float(value), 2)
    return "plus" if rounded > 0 else "minus" if rounded < 0 else "none", abs(rounded)


_GO: Final = discord.ButtonStyle.success


def _what(match: MatchView, say: Translator) -> str:
    """What a match is and, at tables of four, who will hold the same cards."""
    if match.at_tables:
        return say("match-what-tables", deals=match.deals)
    return say("match-what", deals=match.deals, hours=match.hours)


def _how(match: MatchView, say: Translator, *, short: bool = False) -> str:
    """The rules, and of the pace and the number of deals what is said nowhere else on the message; ``short``: fewer
    deals count than were planned."""
    told = [say("match-how", preset=title(match.preset, say))]
    if match.at_tables and match.status is not MatchStatus.OVER:
        told.append(say("choice-pace", value=match.pace))
    elif match.status is not MatchStatus.OPEN and not short:
        told.append(say("match-deals", deals=match.deals))
    return " · ".join(told)


def _mark(done: int, deals: int) -> str:
    return "✅ " if done == deals else "▶️ " if done else "⏳ "


def _lobby(match: MatchView, say: Translator) -> Component:
    begin = "fill" if _may_fill(match) else "start"
    enough = len(match.players) >= MIN_PLAYERS
    style = discord.ButtonStyle.primary if enough else discord.ButtonStyle.secondary
    return row(
        _button(match, "join", say, _GO),
        button(MATCH, 0, match.id, begin, label=say("button-match-start"), style=style, disabled=not enough),
        _button(match, "more", say),
    )


def _may_fill(match: MatchView) -> bool:
    """Whether the match can begin with computer players in the free places at its tables."""
    return match.free > 0 and len(match.players) >= MIN_PLAYERS


def _missing(match: MatchView, say: Translator) -> str:
    """How many people are missing, and who starts the match."""
    host = safe_name(match.host, say)
    if _may_fill(match):
        return say("match-hint-fill", host=host, free=match.free)
    return say("match-hint", host=host, missing=max(0, MIN_PLAYERS - len(match.players)))


def _meanwhile(match: MatchView, say: Translator) -> list[Component]:
    """What somebody can play who is alone here: the games which everybody has once a day."""
    if len(match.players) >= MIN_PLAYERS or not (today := todays_buttons(say)):
        return []
    return [divider(), text(say("match-meanwhile")), row(*today)]


def _teams(match: MatchView, say: Translator) -> Component:
    """The menu of teams, with who is in each."""
    options = [
        menu_option(
            say("match-team-name", team=team),
            str(team),
            ", ".join(first_visible(say.person(player.name)) for player in match.players if player.team == team),
        )
        for team in range(1, last_team(match.players) + 1)
    ]
    options.append(menu_option(say("match-no-team"), "0"))
    return select(MATCH, 0, match.id, "team", options=options, placeholder=say("match-choose-team"))


def _button(
    match: MatchView, arg: str, say: Translator, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Component:
    return button(MATCH, 0, match.id, arg, label=say(f"button-match-{arg}"), style=style)
