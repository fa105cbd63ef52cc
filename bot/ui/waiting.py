"""Waiting: the panel of somebody who waits for others, or can go on with a paused game."""

from __future__ import annotations

import discord

from bot.language.wording import Translator
from bot.tables.views import Status, TableView
from bot.ui.colours import GREY
from bot.ui.items import Component, Layout, button, row, screen, text
from bot.ui.progress import due


def waiting(view: TableView, say: Translator, *lines: str) -> Layout:
    """A screen that says what the person waits for, with a button to look whether it has come."""
    buttons = [go_on(view, say)] if view.status is Status.SUSPENDED else []
    return screen(text(*lines), row(*buttons, refresh(view, say)), colour=GREY)


def time_for_others(view: TableView, say: Translator) -> str:
    """Until when a person may think for whom somebody waits; empty for a computer player."""
    asked = view.seats[view.game.to_act[0]]
    return "" if asked.computer or asked.away else say("time-left", due=due(view))


def refresh(view: TableView, say: Translator, *, short: bool = False) -> Component:
    """The button that looks whether something has changed; ``short``: without words, beside many others. Where the
    person sets how computer players play nothing changes by itself: there the button leads to these settings."""
    if view.kind.adjustable:
        return settings_button(view, say, short=short)
    label = None if short else say("button-refresh")
    return button("refresh", view.id, view.game.prompt, label=label, emoji="🔄")


def settings_button(view: TableView, say: Translator, *, short: bool) -> Component:
    """The button from the hand to the settings of the game; ``short``: without words."""
    kind = view.kind.name
    label = None if short else say(f"button-{kind}-game")
    return button(kind, view.id, view.game.prompt, "game", label=label, emoji="⚙️")


def back(view: TableView, say: Translator) -> Component:
    """The button of somebody for whom a computer player moves."""
    style = discord.ButtonStyle.primary
    return button("back", view.id, view.game.prompt, "panel", label=say("button-back"), style=style)


def go_on(view: TableView, say: Translator) -> Component:
    """The button of a paused game, for each of its people."""
    return button("go-on", view.id, view.game.prompt, label=say("button-go-on"), style=discord.ButtonStyle.primary)
