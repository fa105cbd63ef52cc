"""The invitation: the message that asks people to come to a table, and how they answer it."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.views import Status, TableView
from bot.ui.colours import BLUE, GREY
from bot.ui.items import MAX_OPTIONS, USER_SELECT, Component, Layout, button, entity_select, row, screen, text
from bot.ui.names import safe_name
from bot.ui.progress import due
from bot.ui.rules import rules_line

INVITATION: Final = "invitation"
"""The subject of such a message."""


def invitation(view: TableView, say: Translator, call: str = "", answer: str = "") -> Layout:
    """Yes and No for the people for whom seats are reserved; ``call`` mentions them in a new message, and ``answer``
    says what one of them has just answered. Once no seat is reserved or the lobby is over, a sentence that says so."""
    reserved = [safe_name(seat.reserved_name, say) for seat in view.seats if seat.reserved_name]
    if not reserved or view.status is not Status.LOBBY:
        return screen(text(answer, say("invitation-over", code=view.code)), colour=GREY)
    return screen(
        text(answer, call or say("invitation-waits", who=", ".join(reserved)), rules_line(view, say)),
        row(
            button("accept", view.id, label=say("button-yes-invited"), style=discord.ButtonStyle.success),
            button("decline", view.id, label=say("button-not-now")),
            button("rules", view.id, label=say("button-rules")),
        ),
        text(say("lobby-note-reserved", closes=due(view), code=view.code)),
        colour=BLUE,
    )


def guest_menu(view: TableView, say: Translator) -> list[Component]:
    """The menu of people in a lobby, at most as many as seats are free; empty if none is."""
    if not view.free:
        return []
    menu = entity_select(
        "invite",
        view.id,
        view.game.prompt,
        kind=USER_SELECT,
        placeholder=say("invite-placeholder"),
        least=1,
        count=min(view.free, MAX_OPTIONS),
    )
    return [row(menu)]
