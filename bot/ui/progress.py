"""Progress: which round or deal a table plays, when it goes on by itself, and the panel of somebody who waits until
then."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import timestamp
from bot.tables.views import Status, TableView
from bot.ui.features import screens_of
from bot.ui.items import GREY, Component, Layout, button, row, screen, text
from bot.ui.names import safe_name
from bot.ui.words import joined
from hearts.round import PROMPTS_A_ROUND

PLAY_ON: Final = "play-on"
"""The answer of somebody who would not like to end the game, or no longer."""


def number_of_round(view: TableView) -> int:
    """The number of a button that stays the same while a round is played. By it a message is found again of which the
    bot does not know that Discord has taken it (`bot.messages.channel_messages`)."""
    return PROMPTS_A_ROUND * len(view.game.rounds)


def which_round(view: TableView, say: Translator) -> str:
    """The round that is being played; in a match, which of its deals."""
    number = which_deal(view, say) or say("panel-round", round=view.game.number + 1)
    return " · ".join(filter(None, (number, about_kind(view, say))))


def about_kind(view: TableView, say: Translator) -> str:
    """What the person should always know about this kind of game; empty for most."""
    about = screens_of(view.kind).about
    return say(about) if about else ""


def which_game(view: TableView, say: Translator) -> str:
    """What a game is called afterwards: its kind, which deal it was of a match played alone, or its table."""
    deal = "" if view.kind.public else which_deal(view, say)
    return about_kind(view, say) or deal or say("note-table", code=view.code)


def which_deal(view: TableView, say: Translator) -> str:
    """Which deal of a match is played, and of how many; empty outside of matches."""
    if view.deal is None or view.deals is None:
        return ""
    return say("panel-deal", deal=view.deal + 1, deals=view.deals)


def due(view: TableView) -> str:
    """When the table goes on by itself, as a timestamp that counts down; ``none`` if it waits without a limit."""
    return timestamp(view.due_at, "R") if view.due_at is not None else "none"


def asked_to_end(view: TableView, say: Translator) -> list[Component]:
    """Who would like to end the game and who has not agreed yet, and the two answers; to whoever has agreed already the
    one that takes it back. Empty if nobody would."""
    if not (wishes := _end_wishes(view, say)):
        return []
    no = button("cancel", view.id, arg=PLAY_ON, label=say("button-keep-playing"))
    red = discord.ButtonStyle.danger
    yes = button("sure", view.id, arg="end", label=say("button-agree-to-end"), style=red)
    agreed = view.me is not None and view.seats[view.me].wants_end
    return [text(wishes, f"-# {say('end-what')}"), row(no) if agreed else row(no, yes)]


def _end_wishes(view: TableView, say: Translator) -> str:
    """Who would like to end the game, and who of those present has not agreed yet; empty if nobody would. A reader who
    would is not told who else."""
    names: dict[bool, list[str]] = {True: [], False: []}
    mine: bool | None = None
    for seat in view.people:
        if seat.away:
            continue
        if seat.seat == view.me:
            mine = seat.wants_end
        else:
            names[seat.wants_end].append(f"**{safe_name(seat.name, say)}**")
    agreed, missing = names[True], names[False]
    if not (mine or agreed):
        return ""
    told = [say("end-agreed", me=bool(mine), who=joined(agreed, say) if agreed else "", count=len(agreed))]
    if mine is False:
        told.append(say("end-yours"))
    if missing:
        told.append(say("end-missing", who=joined(missing, say), count=len(missing)))
    return " ".join(told)


def waiting(view: TableView, say: Translator, *lines: str) -> Layout:
    """A screen that says what the person waits for, with a button to look whether it has come."""
    buttons = [go_on(view, say)] if view.status is Status.SUSPENDED else []
    return screen(text(*lines), row(*buttons, refresh(view, say)), colour=GREY)


def time_for_others(view: TableView, say: Translator) -> str:
    """Until when a person may think for whom somebody waits; empty for a computer player."""
    asked = view.seats[view.game.to_act[0]]
    return "" if asked.computer or asked.away else say("time-left", due=due(view))


def refresh(view: TableView, say: Translator) -> Component:
    """The button that looks whether something has changed. Where the person sets how computer players play nothing
    changes by itself: there the button leads to these settings."""
    if view.kind.adjustable:
        return settings_button(view, say)
    return look(view, say)


def look(view: TableView, say: Translator) -> Component:
    """The button that draws a panel again."""
    return button("refresh", view.id, label=say("button-refresh"))


def more(view: TableView, say: Translator) -> list[Component]:
    """The last button of a panel, always in that place: to whatever else can be done at the table or, in a game that
    one person plays, to its settings, if there are any."""
    if view.kind.adjustable:
        return [settings_button(view, say)]
    label = say("button-more")
    return [] if view.kind.solitaire else [button("more", view.id, label=label)]


def settings_button(view: TableView, say: Translator) -> Component:
    """The button from the hand to the settings of the game."""
    return button(view.kind.name, view.id, arg="game", label=say("button-more"))


def back(view: TableView, say: Translator) -> Component:
    """The button of somebody for whom a computer player moves."""
    style = discord.ButtonStyle.primary
    return button("back", view.id, label=say("button-back"), style=style)


def go_on(view: TableView, say: Translator) -> Component:
    """The button of a paused game, for each of its people."""
    style = discord.ButtonStyle.primary
    return button("go-on", view.id, number_of_round(view), label=say("button-go-on"), style=style)
