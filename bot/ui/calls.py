"""Calls: the messages that ask people to play. An invitation, a call of the regulars, a nudge, and the welcome to a new
server."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.views import Status, TableView
from bot.ui.actions import write_answer
from bot.ui.features import begin_buttons, learn_link, loaded
from bot.ui.items import (
    BLUE,
    BUTTONS_A_LINE,
    GREEN,
    GREY,
    MAX_OPTIONS,
    USER_SELECT,
    Component,
    Layout,
    button,
    entity_select,
    line,
    row,
    rows,
    screen,
    switch,
    text,
)
from bot.ui.names import host_name, safe_name
from bot.ui.progress import due
from bot.ui.rules import open_button, rules_line
from hearts import Phase

BE_CALLED: Final = "be-called"
"""The verb of the switch, and of the button that leads to it."""
CALLED: Final = "called"
"""The arg of the button that starts a game from a nudge, unlike the one in its lobby."""


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
    """The menu of people to invite to a lobby, at most as many as seats are free; empty if none is."""
    if not view.free:
        return []
    menu = entity_select(
        "invite",
        view.id,
        kind=USER_SELECT,
        placeholder=say("invite-placeholder"),
        least=1,
        count=min(view.free, MAX_OPTIONS),
    )
    return [row(menu)]


def regulars_call(view: TableView, say: Translator, call: str = "") -> Layout:
    """The message with a way to sit down; ``call`` names the people who are called by a new message. Once the game has
    begun, it says so."""
    if view.status is not Status.LOBBY:
        return screen(text(say("regulars-over", code=view.code)), colour=GREY)
    host = host_name(view, say)
    return screen(
        text(
            call or say("regulars-waits", host=host),
            rules_line(view, say),
            say("regulars-note", free=view.free, code=view.code),
        ),
        row(
            button("come", view.id, label=say("button-join"), style=discord.ButtonStyle.success),
            button("rules", view.id, label=say("button-rules")),
        ),
        row(button(BE_CALLED, label=say("button-called"), emoji="🔔")),
        colour=BLUE,
    )


def being_called(called: bool, say: Translator, note: str = "") -> Layout:
    """Whether the person who looks is called on this server."""
    return screen(called_switch(called, say), *([text(note)] if note else []), colour=BLUE)


def nobody_to_call(view: TableView, called: bool, say: Translator) -> Layout:
    """Says that there is nobody to call, with the switch to become a regular, and a way back to the menu of guests."""
    blue = discord.ButtonStyle.primary
    invite = button("more", view.id, label=say("button-invite"), style=blue)
    return screen(text(say("refusal-regulars-nobody")), row(invite), line(), called_switch(called, say), colour=GREY)


def called_switch(called: bool, say: Translator) -> Component:
    """The switch for being called."""
    return switch(say("preferences-called"), say, BE_CALLED, arg=write_answer(not called), on=called)


def nudge(view: TableView, who: str, say: Translator) -> Layout:
    """A message that calls ``who`` (mentions or names), with the button that leads to what they are called to."""
    if view.starting and not view.begun:
        host = host_name(view, say)
        start = button("start", view.id, arg=CALLED, label=say("button-start"), style=discord.ButtonStyle.success)
        return screen(text(say("nudge-start", who=who, host=host)), row(start))
    key = "nudge-pass" if view.game.phase is Phase.PASSING else "nudge"
    style = discord.ButtonStyle.primary
    hand = button("hand", view.id, view.game.prompt, label=say("button-hand"), style=style)  # see `of_call`
    return screen(text(say(key, who=who, code=view.code)), row(hand))


def welcome(say: Translator) -> Layout:
    """What this is, and the two ways to begin; for those who manage the server, its setup."""
    begin, learn = begin_buttons(say), learn_link(say)
    managers = loaded(button("setup", arg="step", label=say("button-setup")))
    return screen(
        text(say("welcome-title"), say("welcome-what")),
        *([text(say("welcome-play"))] if begin else []),
        text(say("welcome-table")),
        *([text(say("welcome-learn"))] if learn else []),
        *([text(say("welcome-setup"))] if managers else []),
        row(*begin, open_button(say)),
        *rows(
            [
                *learn,
                *loaded(button("help", arg="start", label=say("button-about-help"))),
                *managers,
            ],
            BUTTONS_A_LINE,
        ),
        colour=GREEN,
    )
