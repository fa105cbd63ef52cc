"""Regulars on the screen: the message that calls them to a lobby, and the switch by which somebody becomes one."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.views import Status, TableView
from bot.ui.actions import write_answer
from bot.ui.colours import BLUE, GREY
from bot.ui.items import Component, Layout, button, row, screen, switch, text
from bot.ui.names import host_name
from bot.ui.rules import rules_line

REGULARS: Final = "regulars"
"""The subject of a message that calls them."""


def regulars_call(view: TableView, say: Translator, call: str = "") -> Layout:
    """The message with a way to sit down; ``call`` names the people who are called by a new message. Once the game has
    begun, it says so."""
    if view.status is not Status.LOBBY:
        return screen(text(say("regulars-over", code=view.code)), colour=GREY)
    host = host_name(view, say)
    return screen(
        text(call or say("regulars-waits", host=host), rules_line(view, say)),
        row(
            button("come", view.id, label=say("button-join"), style=discord.ButtonStyle.success),
            button("rules", view.id, label=say("button-rules")),
            button("be-called", emoji="🔔"),
        ),
        text(say("regulars-note", free=view.free, code=view.code)),
        colour=BLUE,
    )


def being_called(called: bool, say: Translator, note: str = "") -> Layout:
    """Whether the person who looks is called on this server."""
    return screen(text(say("preferences-called"), note), row(called_switch(called, say)), colour=BLUE)


def nobody_to_call(called: bool, say: Translator) -> Layout:
    """Says that there is nobody to call, with the switch to become a regular."""
    return screen(text(say("refusal-regulars-nobody")), row(called_switch(called, say)), colour=GREY)


def called_switch(called: bool, say: Translator, verb: str = "be-called") -> Component:
    """The switch for being called; ``verb``: what a press on it does."""
    return switch(verb, arg=write_answer(not called), on=called, label=say("button-switch-called", on=called))
