"""Drawing: which screen a public message of a table shows."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.messages.subjects import GAME, LOBBY, TRICK, round_of_subject
from bot.tables.locations import MOVED
from bot.tables.news import News
from bot.tables.table import Table
from bot.ui.board import board, moved, paused
from bot.ui.calls import INVITATION, REGULARS, invitation, regulars_call
from bot.ui.cutting import cutting
from bot.ui.items import Layout
from bot.ui.lobby import closed, lobby, started
from bot.ui.results import game_result, round_result, withdrawn
from db import Status
from hearts import Phase


def draw(table: Table, subject: str, say: Translator, news: tuple[News, ...] = ()) -> Layout:
    """The public message of a table about a subject (see `bot.messages.subjects`)."""
    view = table.seen_by(None)
    status = table.record.status
    if subject == MOVED:
        return moved(view, say)
    if subject == TRICK:
        return withdrawn(view, say)
    if subject == INVITATION:
        return invitation(view, say)
    if subject == REGULARS:
        return regulars_call(view, say)
    if table.ended_early:
        return closed(view, say)
    if status is Status.SUSPENDED:
        return paused(view, say, table.paused_by)
    if subject == LOBBY:
        return lobby(view, say) if status is Status.LOBBY else started(view, say)
    if subject == GAME:
        return game_result(view, say)
    number = round_of_subject(subject)
    if view.cutter is not None and number == len(view.game.rounds):
        return cutting(view, say)
    if number < len(view.game.rounds) or view.game.phase in (Phase.DEALING, Phase.OVER):
        return round_result(view, min(number, len(view.game.rounds) - 1), say)
    return board(view, say, news)
