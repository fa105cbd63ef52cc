"""Waiting: the panel of somebody who can do nothing but wait, or go on with a game that was paused."""

from __future__ import annotations

import discord

from bot.language.wording import Translator
from bot.tables.table import TableView
from bot.ui.items import Component, Layout, button, row, screen, text
from bot.ui.look import GREY


def waiting(view: TableView, say: Translator, *lines: str) -> Layout:
    """What is waited for, and a look whether it has come."""
    refresh = button("refresh", view.id, view.game.prompt, label=say("button-refresh"))
    buttons = [go_on(view, say), refresh] if view.status == "suspended" else [refresh]
    return screen(text(*lines), row(*buttons), colour=GREY)


def go_on(view: TableView, say: Translator) -> Component:
    """The button of a paused game, for each of its people."""
    return button("go-on", view.id, view.game.prompt, label=say("button-go-on"), style=discord.ButtonStyle.primary)
