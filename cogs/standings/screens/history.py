"""History: the games of a server or of one person on it, page by page, each with its replay if it has one."""

from __future__ import annotations

from typing import Final

from bot.language.names import one_line
from bot.language.wording import Translator
from bot.numerals import timestamp
from bot.past import HistoryLine, HistoryPage, HistoryResult
from bot.pictures.emojis import NBSP
from bot.ui.actions import MAX_ID_LENGTH, Action, read_digits
from bot.ui.items import GREY, PURPLE, Component, Layout, line, menu_option, pager, row, screen, select, text
from bot.ui.names import COMPUTER, safe_name
from bot.ui.words import plain_title, title

MAX_NAMES: Final = 6
"""Names of a game that the list shows: those of the people who did best."""


def history(page: HistoryPage, say: Translator, reader: int, name: str = "") -> Layout:
    """A page of finished games for a ``reader`` (their id); ``name`` is the person whose games they are."""
    heading = say("history-title-of", who=safe_name(name, say)) if name else say("history-title")
    if not page.games:
        return screen(text(heading, say("history-none", page=page.number)), colour=GREY)
    parts: list[Component] = [text(heading)]
    for game in page.games:
        parts += [line(), text(*_game(game, page.player_id or reader, say))]
    options = [
        menu_option(
            say("history-choice", code=str(game.table_id), preset=plain_title(game.preset, say)),
            str(game.table_id),
            ", ".join(one_line(say.person(result.name)) for result in game.results),
        )
        for game in page.games
        if game.replay
    ]
    if options:
        parts.append(row(select("replay", 0, page.number, "game", options=options, placeholder=say("history-replay"))))
    if page.number or page.more:
        parts.append(text(say("history-page", page=page.number + 1)))
        parts.append(pager("history", page.number, say, more=page.more, about=f".{page.player_id or 0}"))
    return screen(*parts, colour=PURPLE)


def read_history(action: Action) -> int | None:
    """The person whose games a button is about; None for all of the server."""
    return read_digits(action.arg.partition(".")[2], MAX_ID_LENGTH) or None


def _game(game: HistoryLine, player_id: int, say: Translator) -> list[str]:
    """Who has won and, in small print below, the others, when and what was played. The person whose games they are is
    bold; among those of a server, the reader."""
    shown = game.results[:MAX_NAMES]
    won = [_standing(result, player_id, say) for result in shown if result.won]
    others = [_standing(result, player_id, say) for result in shown if not result.won]
    more = len(game.results) - MAX_NAMES
    if more > 0:
        others.append(say("history-more", count=more))
    date = timestamp(game.ended_at, "d")
    early = say("history-early") if game.ended_early else ""
    played = say("history-game", date=date, preset=title(game.preset, say), code=str(game.table_id))
    return [" · ".join(won), f"-# {' · '.join(others)}" if others else "", played + early]


def _standing(result: HistoryResult, player_id: int, say: Translator) -> str:
    return say(
        "history-standing",
        who=safe_name(result.name, say) + (f"{NBSP}{COMPUTER}" if result.player_id is None else ""),
        total=result.total,
        won=result.won,
        bold=result.won or result.player_id == player_id,
        departed=result.departed,
    )
