"""The lobby: a table that waits for its players."""

from __future__ import annotations

from functools import partial
from typing import Final

import discord

from bot.language.wording import Translator
from bot.numerals import timestamp
from bot.tables.seating import open_to_all_at
from bot.tables.views import Status, TableView
from bot.ui.features import begin_buttons, loaded
from bot.ui.items import (
    BUTTONS_A_ROW,
    GOLD,
    GREEN,
    GREY,
    Component,
    Layout,
    button,
    close,
    line,
    row,
    rows,
    screen,
    text,
)
from bot.ui.names import host_name, safe_name, who, who_plays
from bot.ui.progress import about_kind, due
from bot.ui.results import ended_early, winners
from bot.ui.rules import STANDARD, changed, differ, differ_in_lines, open_button, rules_line
from hearts import Phase

IN_LOBBY: Final = "lobby"
"""The arg of a button in the lobby, unlike one in a message of its own."""
MAX_RULES_LENGTH: Final = 300
"""Characters for the rules that the host has changed; the rest is counted."""
ENDS: Final = frozenset({"end", "end_score", "end_rounds"})
"""The rules that the line with the game's name tells."""
UNUSUAL: Final = {
    ("open_seats", False): "lobby-closed-seats",
    ("hints", False): "lobby-no-hints",
    ("thread", True): "lobby-thread",
    ("thread", False): "lobby-no-thread",
    ("cut", True): "lobby-cut",
}
"""The values of settings that the lobby tells; the pace stands with the rules."""
SWITCHES: Final = {"hints": "settings-hints", "thread": "settings-threads", "cut": "settings-cut"}
"""The settings that the host turns on or off in the lobby, and the sentences about them."""


def lobby(view: TableView, say: Translator, call: str = "") -> Layout:
    """The public message of a table before its game; ``call`` is a line that names the people for whom seats are
    reserved."""
    seats = [
        say("lobby-seat-host" if seat.host else "lobby-seat", number=seat.seat + 1, who=who_plays(seat, say))
        for seat in view.seats
    ]
    host = next((who(seat, say) for seat in view.seats if seat.host), "")
    return screen(
        text(say("lobby-title"), rules_line(view, say), _arranged(view, say), call),
        *([text(differing)] if (differing := _differing(view, say)) else []),
        line(),
        text(*seats),
        text(_start(view, host, say)),
        *_buttons(view, say),
        text(say(_note(view), closes=due(view), code=view.code)),
        colour=GREEN,
    )


def _buttons(view: TableView, say: Translator) -> list[Component]:
    """The rows of buttons; what only people with a seat may do is behind *More…*. The green button is *Join*, or
    *Start* once all seats are taken or the announced time has come. The one to decline an invitation is beside the one
    to accept it."""
    press = partial(button, table=view.id)
    green, grey = discord.ButtonStyle.success, discord.ButtonStyle.secondary
    ready = _complete(view) or view.starting
    join = press("join", label=say("button-join"), style=grey if ready else green)
    start = press("start", label=say("button-start"), style=green if ready else grey)
    more = press("more", label=say("button-more"))
    if not view.reserved:
        return [row(join, start, more)]
    return [row(join, press("decline", arg=IN_LOBBY, label=say("button-decline-seat"))), row(start, more)]


def _complete(view: TableView) -> bool:
    """Whether all seats are taken; the seat of a computer player can still be joined."""
    return not view.free and not view.reserved


def _start(view: TableView, host: str, say: Translator) -> str:
    """Who can start the game; for an announced start, when it is, in the reader's own time."""
    starts_at = view.settings.starts_at
    open_at = open_to_all_at(starts_at, view.changed_at, complete=_complete(view))
    others = timestamp(open_at, "t") if open_at is not None else ""
    invited = [safe_name(seat.reserved_name, say) for seat in view.seats if seat.reserved_name]
    kept = say("lobby-kept", count=len(invited), who=f"**{invited[0]}**") if invited else ""
    if starts_at is None and view.reserved and not view.free:
        return say("lobby-hint-reserved", host=host, rematch=view.rematch, kept=kept)
    if starts_at is None:
        told = {"free": view.free + view.reserved, "host": host, "rematch": view.rematch, "others": others}
        return say("lobby-hint", **told, computers=any(seat.computer for seat in view.seats))
    if not view.starting:
        return say("lobby-starts", at=timestamp(starts_at, "F"), left=timestamp(starts_at, "R"), host=host)
    left = "free" if view.free else "kept" if view.reserved else "none"
    return say("lobby-starting", host=host, others=others, seats=left, kept=kept)


def _note(view: TableView) -> str:
    if view.reserved:
        return "lobby-note-reserved"
    return "lobby-note-announced" if view.settings.starts_at is not None and not view.starting else "lobby-note"


def _differing(view: TableView, say: Translator) -> str:
    """What is different from standard Hearts: in a line where the rules have a name and are still those that the table
    was opened with. Empty if these are the standard ones but for the end of the game, which stands above."""
    if view.altered or not view.preset:
        return differ_in_lines(view.rules, say, MAX_RULES_LENGTH)
    different = {option.name for option in changed(STANDARD, view.rules)} - ENDS
    return "-# " + differ(view.rules, say, MAX_RULES_LENGTH) if different else ""


def _arranged(view: TableView, say: Translator) -> str:
    """The unusual settings of the table in one line."""
    parts = [say(key) for (name, value), key in UNUSUAL.items() if getattr(view.settings, name) is value]
    if view.settings.local and not view.altered:
        parts.append(say("lobby-local"))
    return "-# " + " · ".join(parts) if parts else ""


def started(view: TableView, say: Translator) -> Layout:
    """The message of the lobby once the game has begun, and once it is over. Of a game in a thread, it then names the
    winner."""
    names = ", ".join(who(seat, say) for seat in view.seats)
    where = f"<#{view.thread_id}>"
    if view.thread_id and view.game.phase is Phase.OVER:
        return screen(text(winners(view, say), names, say("lobby-over-hint", where=where)), colour=GOLD)
    if view.status in (Status.OVER, Status.CANCELLED):
        return screen(text(say("lobby-ended-title"), names, say("lobby-ended-hint")), colour=GREY)
    hint = say("lobby-thread-hint", where=where) if view.thread_id else say("lobby-started-hint")
    return screen(
        text(say("lobby-started-title"), names, hint),
        row(button("hand", view.id, label=say("button-hand"), style=discord.ButtonStyle.primary)),
        colour=GREY,
    )


def closed(view: TableView, say: Translator, *notes: str, again: bool = True) -> Layout:
    """A table that was cancelled, before or during its game; ``again``: with the button for a rematch."""
    if view.begun:
        return ended_early(view, say, *notes, again=again)
    title, buttons = say("closed-title", code=view.code), loaded(open_button(say))
    why = say("closed-why", why=view.closing, who=host_name(view, say)) if view.closing else ""
    return screen(text(title, why, *notes), *rows(buttons, BUTTONS_A_ROW), colour=GREY)


def closed_alone(view: TableView, say: Translator, note: str) -> Layout:
    """A game that one person played alone and ended before its end."""
    about = f"-# {about}" if (about := about_kind(view, say)) else ""
    return screen(text(about, say("closed-alone"), note), row(*begin_buttons(say), close(say)), colour=GREY)
