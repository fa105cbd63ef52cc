"""Status: the tables that somebody can reach from here."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.colours import GREY
from bot.ui.items import Layout, message_address, screen, text


def status(tables: list[tuple[TableView, str, bool]], say: Translator) -> Layout:
    """Tables, each with its state in words and whether its channel is gone; those that wait for the person first."""
    if not tables:
        return screen(text(say("status-title"), say("status-none")), colour=GREY)
    ordered = sorted(tables, key=lambda entry: not entry[0].game.my_turn)
    lines = [_line(view, state, gone, say) for view, state, gone in ordered]
    return screen(text(say("status-title"), *lines), colour=GREY)


def _line(view: TableView, state: str, gone: bool, say: Translator) -> str:
    if gone:
        return say("status-line-gone", code=view.code, state=state)
    where = message_address(view.guild_id, view.channel_id, view.message_id)
    turn = "no" if view.me is None else "yes" if view.game.my_turn else "seated"
    return say("status-line", code=view.code, state=state, where=where, turn=turn)
