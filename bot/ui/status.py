"""Status: the tables that somebody can reach from here."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.items import Layout, screen, text
from bot.ui.look import GREY, message_address


def status(tables: list[tuple[TableView, str]], say: Translator) -> Layout:
    """Tables with their state in words; those that wait for the person first."""
    if not tables:
        return screen(text(say("status-title"), say("status-none")), colour=GREY)
    ordered = sorted(tables, key=lambda entry: not entry[0].game.my_turn)
    lines = [
        say(
            "status-line",
            code=view.code,
            state=state,
            where=message_address(view.guild_id, view.channel_id, view.message_id),
            turn=view.me is not None and view.game.my_turn,
        )
        for view, state in ordered
    ]
    return screen(text(say("status-title"), *lines), colour=GREY)
