"""The calling panel: the dealer says how many cards go where, before seeing the hand."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.colours import GREEN
from bot.ui.items import Layout, button, menu_option, row, screen, select, text
from bot.ui.names import seat_name, who_plays
from bot.ui.progress import due
from bot.ui.waiting import time_for_others, waiting
from hearts import PassTarget
from hearts.passing import HOLD, seat_at, size

HOLDING: Final = "hold"


def calling(view: TableView, say: Translator, called: PassTarget, note: str) -> Layout:
    """The dealer builds the call card by card; everybody else waits with their hand."""
    game = view.game
    if not game.my_turn:
        caller = who_plays(view.seats[game.to_act[0]], say)
        called_by = say("panel-waits-call", who=caller)
        return waiting(view, say, called_by, note, say.cards(game.hand), time_for_others(view, say))
    most, left = view.rules.pass_count, view.rules.pass_count - size(called)
    offsets = range(1, len(game.players))
    options = [menu_option(_to(view, offset, say), str(offset)) for offset in offsets]
    so_far = [say("call-share", to=_to(view, offset, say), count=count) for offset, count in called]
    return screen(
        text(say("panel-asks-call", most=most), say("time-left", due=due(view)), note),
        row(
            select(
                "give",
                view.id,
                game.prompt,
                write_call(called),
                options=options,
                placeholder=say("call-placeholder", left=left),
                disabled=not left,
            )
        ),
        text(*so_far) if so_far else text(say("call-nothing")),
        row(
            button(
                "call",
                view.id,
                game.prompt,
                write_call(called),
                label=say("button-call"),
                style=discord.ButtonStyle.success,
                disabled=not called,
            ),
            button("call", view.id, game.prompt, HOLDING, label=say("button-call-hold")),
            button("recall", view.id, game.prompt, label=say("button-clear"), disabled=not called),
        ),
        colour=GREEN,
    )


def _to(view: TableView, offset: int, say: Translator) -> str:
    return seat_name(view, seat_at(view.game.players, view.me or 0, offset), say)


def one_more(called: PassTarget, offset: int) -> PassTarget:
    """The call with one card more for a seat."""
    counts = dict(called)
    counts[offset] = counts.get(offset, 0) + 1
    return tuple(counts.items())


def write_call(called: PassTarget) -> str:
    """A call as it stands in a button: ``1x2.3x1``; empty for nothing yet."""
    return ".".join(f"{offset}x{count}" for offset, count in called)


def read_call(text: str) -> PassTarget:
    """The call that `write_call` has written. Raises ValueError for any other text."""
    if text == HOLDING:
        return HOLD
    pairs = (part.split("x") for part in text.split(".")) if text else ()
    called = tuple((int(offset), int(count)) for offset, count in pairs)
    return called or HOLD
