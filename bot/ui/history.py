"""History: the games of a server or of one person on it, page by page, each with its replay."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.archive import Page, PastGame
from bot.refusal import Refusal
from bot.table import write_code
from bot.ui.items import Ask, Layout, Pick, Press, row, screen, text
from bot.ui.look import GREY, PURPLE, safe_name
from bot.ui.words import title
from bot.wording import Say

MOST_NAMES = 6
"""Names of a game in the list; those who did best."""


def history(page: Page, say: Say, name: str = "") -> Layout:
    """A page of finished games; ``name`` is the person whose games they are."""
    heading = say("history-title-of", who=safe_name(name)) if name else say("history-title")
    if not page.games:
        return screen(text(heading, say("history-none", page=page.number)), colour=GREY)
    parts: list[ui.Item[Any]] = [text(heading)]
    parts += [text(*_game(game, say)) for game in page.games]
    options = [
        discord.SelectOption(
            label=say("history-choice", code=write_code(game.table_id), preset=title(game.preset, say))[:100],
            value=str(game.table_id),
            description=", ".join(result.name for result in game.results)[:100],
        )
        for game in page.games
    ]
    parts.append(row(Pick("replay", 0, page.number, "game", options=options, placeholder=say("history-replay"))))
    if page.number or page.more:
        parts.append(row(*_turning(page)))
    return screen(*parts, colour=PURPLE)


def read_history(ask: Ask) -> int | None:
    """Whose games a button of such a page is about; None for those of the server."""
    _, _, person = ask.arg.partition(".")
    if not person.isdecimal() or len(person) > 20:
        raise Refusal("unreadable")
    return int(person) or None


def _game(game: PastGame, say: Say) -> list[str]:
    """When and what was played, and how it ended."""
    standings = [
        say(
            "history-standing",
            who=("🤖 " if result.player_id is None else "") + safe_name(result.name),
            total=result.total,
            won="yes" if result.won else "no",
            departed="yes" if result.departed else "no",
        )
        for result in game.results[:MOST_NAMES]
    ]
    more = len(game.results) - MOST_NAMES
    if more > 0:
        standings.append(say("history-more", count=more))
    date = f"<t:{game.ended_at // 1000}:d>"
    head = say("history-game", date=date, preset=title(game.preset, say), code=write_code(game.table_id))
    return [head, " · ".join(standings)]


def _turning(page: Page) -> list[Press]:
    person = page.player_id or 0
    return [
        Press("history", 0, max(0, page.number - 1), f"back.{person}", emoji="◀️", disabled=page.number == 0),
        Press("history", 0, page.number + 1, f"next.{person}", emoji="▶️", disabled=not page.more),
    ]
