"""More: what one does seldom at a table, and the question whether one is sure."""

from __future__ import annotations

import discord

from bot.language.wording import Translator
from bot.tables.person import Person
from bot.tables.views import TableView
from bot.ui.items import Layout, button, row, screen, text
from bot.ui.look import GREY, RED
from bot.ui.tabletop import last_trick


def more(view: TableView, say: Translator, person: Person) -> Layout:
    """The last trick, leaving, coming back, ending: each only where this person may."""
    game = view.game
    parts = [text(say("more-title"), *([say("more-hint")] if view.me is not None else []))]
    if trick := last_trick(view, say):
        parts.append(text(trick))
    buttons = [button("rules", view.id, game.prompt, label=say("button-rules"))]
    if view.me is None:
        buttons.append(
            button("join", view.id, game.prompt, label=say("button-take-seat"), style=discord.ButtonStyle.success)
        )
    else:
        if view.seats[view.me].away:
            buttons.append(
                button("back", view.id, game.prompt, label=say("button-back"), style=discord.ButtonStyle.success)
            )
        buttons.append(button("sure", view.id, game.prompt, "leave", label=say("button-leave-game")))
    host = view.me is not None and view.seats[view.me].host
    alone = view.me is not None and all(seat.away or seat.seat == view.me for seat in view.people)
    if not view.public:  # a deal of a match is played to its end
        return screen(*parts, row(*buttons), colour=GREY)
    if view.status == "playing" and (host or alone or person.may_manage):
        buttons.append(button("pause", view.id, game.prompt, label=say("button-pause")))
    if host or person.may_manage:
        buttons.append(
            button("sure", view.id, game.prompt, "end", label=say("button-end-game"), style=discord.ButtonStyle.danger)
        )
    return screen(*parts, row(*buttons), colour=GREY)


def sure(view: TableView, say: Translator, what: str) -> Layout:
    """Asked before something that others would notice and that cannot be taken back."""
    ending, waiting = what == "end", view.status == "lobby"
    key = "sure-end" if ending else "sure-leave"
    return screen(
        text(say(f"{key}-lobby" if waiting else key)),
        row(
            button(
                "cancel" if ending else "leave",
                view.id,
                view.game.prompt,
                label=say("button-yes-end" if ending else "button-yes-leave"),
                style=discord.ButtonStyle.danger,
            ),
            button("hand", view.id, view.game.prompt, label=say("button-stay" if waiting else "button-keep-playing")),
        ),
        colour=RED,
    )
