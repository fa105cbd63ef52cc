"""More: what people seldom do at a table, and the questions whether they are sure."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.person import Person
from bot.tables.views import Status, TableView
from bot.ui.colours import GREY
from bot.ui.items import Component, Layout, button, row, screen, text
from bot.ui.lobby import IN_LOBBY
from bot.ui.names import who
from bot.ui.question import question
from bot.ui.tabletop import last_trick
from bot.ui.waiting import back
from bot.ui.way_back import close

PLAY_ON: Final = "play-on"
"""The answer of somebody who would no longer like to end the game."""


def more(view: TableView, say: Translator, person: Person) -> Layout:
    """The last trick, leaving and ending, coming back and pausing: each only where this person may."""
    game = view.game
    hint = "more-hint-alone" if _sits_alone(view) else "more-hint"
    if view.kind.keeps_seats:
        hint = "more-hint-kept"
    parts = [text(say("more-title"), *([say(hint)] if view.me is not None else []))]
    if trick := last_trick(view, say):
        parts.append(text(trick))
    leaving: list[Component] = []
    buttons = [button("rules", view.id, game.prompt, label=say("button-rules"))]
    if view.me is None and may_join(view, former=person.id in view.departed):
        buttons.append(
            button("join", view.id, game.prompt, label=say("button-take-seat"), style=discord.ButtonStyle.success)
        )
    if view.me is not None:
        if view.seats[view.me].away:
            buttons.append(
                button("back", view.id, game.prompt, label=say("button-back"), style=discord.ButtonStyle.success)
            )
        leaving.append(button("sure", view.id, game.prompt, "leave", label=say("button-leave-game")))
    host = view.me is not None and view.seats[view.me].host
    alone = view.me is not None and all(seat.away or seat.seat == view.me for seat in view.people)
    playing = view.me is not None and view.status is not Status.LOBBY
    may_pause, may_end = (host or alone or person.may_manage), (host or playing or person.may_manage)
    if view.kind.stoppable and may_pause and view.status is Status.PLAYING:
        buttons.append(button("pause", view.id, game.prompt, label=say("button-pause")))
    if view.me is not None and view.seats[view.me].wants_end:
        parts.append(row(button("cancel", view.id, game.prompt, PLAY_ON, label=say("button-no-end"))))
    elif view.kind.stoppable and may_end:
        leaving.append(
            button("sure", view.id, game.prompt, "end", label=say("button-end-game"), style=discord.ButtonStyle.danger)
        )
    if len(leaving) == len(buttons) == 1:
        return screen(*parts, row(*leaving, *buttons), colour=GREY)
    return screen(*parts, *([row(*leaving)] if leaving else []), row(*buttons), colour=GREY)


def _sits_alone(view: TableView) -> bool:
    """Whether the reader is the only person at the table, so that the game ends when they leave."""
    return view.me is not None and len(view.people) == 1


def may_join(view: TableView, *, former: bool = False) -> bool:
    """Whether a seat can be had: nobody or a computer player has it, and the table lets people take over or the reader
    is a ``former`` player, who may always come back."""
    opened = view.status is Status.LOBBY or view.settings.open_seats or former
    return opened and any(seat.computer or not seat.name for seat in view.seats)


def asked(view: TableView, say: Translator) -> Layout:
    """The answer to somebody who would like to end a game and is not the last of those to agree."""
    return screen(
        text(say("end-asked-yours")),
        row(button("hand", view.id, view.game.prompt, label=say("button-hand")), close(say)),
    )


def farewell(view: TableView, say: Translator) -> Layout:
    """The answer to somebody who has left; nobody can come back to a table at which nobody sits, and a seat in a match
    stays theirs."""
    if view.me is not None:
        return screen(text(say("left-kept")), row(back(view, say), close(say)))
    if not view.people:
        return screen(text(say("ended-game")), row(close(say)))
    return screen(text(say("left-game")), row(_again(view, say), close(say)))


def removed(view: TableView, say: Translator, *, banned: bool = False) -> Layout:
    """What takes the place of the hand of somebody whose seat a moderator has taken. Nobody can come back to a table at
    which nobody sits or whose seats are closed, and nobody who is ``banned`` to any."""
    again = [_again(view, say)] if view.people and may_join(view) and not banned else []
    return screen(text(say("spectator-title"), say("note-removed")), row(*again, close(say)))


def _again(view: TableView, say: Translator) -> Component:
    return button("join", view.id, view.game.prompt, label=say("button-take-seat"))


def sure(view: TableView, say: Translator, what: str) -> Layout:
    """The question before something that others would notice, and which table it is about: a command may have chosen
    it. *Leave* is the first of its row."""
    ending, waiting = what == "end", view.status is Status.LOBBY
    key = "sure-leave-alone" if _sits_alone(view) and not waiting else "sure-leave"
    if ending:
        key = "sure-end-asks" if view.kind.public and view.me is not None and not waiting else "sure-end"
    if view.kind.keeps_seats and not ending:
        key = "sure-leave-kept"
    yes = button(
        "cancel" if ending else "leave",
        view.id,
        view.game.prompt,
        IN_LOBBY if waiting else "",
        label=say("button-yes-end" if ending else "button-yes-leave"),
    )
    no = button("hand", view.id, view.game.prompt, label=say("button-stay" if waiting else "button-keep-playing"))
    names = ", ".join(who(seat, say) for seat in view.seats if seat.name)
    about = f"\n-# {say('note-table', code=view.code)} · {names}" if view.kind.public else ""
    return question(say(f"{key}-lobby" if waiting else key) + about, yes, no)
