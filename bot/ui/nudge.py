"""Nudges: the messages that call people in the channel, to a move or to the start of a table that was announced."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.items import Layout, button, row, screen, text
from bot.ui.names import host_name
from hearts import Phase

CALLED: Final = "called"
"""The arg of the button that starts a game from such a message, unlike the one in its lobby."""


def nudge(view: TableView, who: str, say: Translator) -> Layout:
    """A message that calls ``who`` (mentions or names), with the button that leads to what they are called to."""
    if view.starting and not view.begun:
        host = host_name(view, say)
        start = button("start", view.id, arg=CALLED, label=say("button-start"), style=discord.ButtonStyle.primary)
        return screen(text(say("nudge-start", who=who, host=host)), row(start))
    key = "nudge-pass" if view.game.phase is Phase.PASSING else "nudge"
    hand = button("hand", view.id, view.game.prompt, label=say("button-hand"), style=discord.ButtonStyle.primary)
    return screen(text(say(key, who=who, code=view.code)), row(hand))
