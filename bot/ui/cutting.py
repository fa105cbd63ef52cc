"""Cutting: the screens on which a person cuts the pack of a sealed round before it is dealt."""

from __future__ import annotations

from typing import Final

from discord import ui

from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.forms import form, text_input
from bot.ui.items import GREEN, GREY, Component, Layout, button, row, screen, text
from bot.ui.names import who
from bot.ui.progress import asked_to_end, due, number_of_round, refresh
from bot.ui.rules import game_line
from bot.ui.words import short_hash

CUT: Final = "cut"
PLACES: Final = (1, 2, 3, 4)
"""The places where one press cuts the pack, in fifths."""
MAX_CUT_LENGTH: Final = 3


def cutting(view: TableView, say: Translator) -> Layout:
    """The public message of a round that is sealed and not dealt yet: no hand can be shown. Where the person who cuts
    gets the places, everybody else sees whom they wait for."""
    asked = [text(say("cut-title", round=len(view.game.rounds) + 1), "-# " + game_line(view, say), *_asks(view, say))]
    buttons = row(
        button("hand", view.id, label=say("button-cut")),
        button("more", view.id, number_of_round(view), label=say("button-more")),
    )
    return screen(*asked, *asked_to_end(view, say), buttons, *seal_lines(view, say), colour=GREY)


def cutting_panel(view: TableView, say: Translator, note: str) -> Layout:
    """The panel during the cut. The person who cuts gets buttons for some places, for a form, and not to cut at
    all; everybody else sees whom they wait for."""
    mine, (cutter, until) = view.me == view.cutter, _asks(view, say)
    parts: list[Component] = [text(say("cut-yours") if mine else cutter, until, note)]
    if mine:
        places = [1 + view.most_cut * place // (len(PLACES) + 1) for place in PLACES]
        parts += [
            row(*(button(CUT, view.id, view.game.prompt, str(place), label=str(place)) for place in places)),
            row(
                button(CUT, view.id, view.game.prompt, label=say("button-cut-elsewhere")),
                button(CUT, view.id, view.game.prompt, "0", label=say("button-no-cut")),
            ),
        ]
    else:
        parts.append(row(refresh(view, say)))
    return screen(*parts, colour=GREEN if mine else GREY)


def cut_form(verb: str, number: int, arg: str, most: int, say: Translator) -> ui.Modal:
    """The form for the number of cards to cut, at most ``most``; the other arguments are those of `form`."""
    place = text_input(say("cut-form-label"), CUT, "", MAX_CUT_LENGTH, say("cut-form-hint", most=most), needed=True)
    return form(say("button-cut"), verb, number, arg, [place])


def read_cut(typed: str) -> int:
    """The number that somebody typed; -1, which nobody can cut, for anything that is no number of cards."""
    typed = typed.strip()
    return int(typed) if typed.isdecimal() and len(typed) <= MAX_CUT_LENGTH else -1


def seal_lines(view: TableView, say: Translator) -> list[Component]:
    """How the pack of the round was cut, and the hash that seals it: in public, where all see the same one."""
    if not view.commitment:
        return []
    cut = say("note-cut", cut=view.cut) if view.cut is not None else ""
    return [text(cut, say("note-sealed", hash=short_hash(view.commitment)))]


def _asks(view: TableView, say: Translator) -> tuple[str, str]:
    """Who may cut, and until when."""
    assert view.cutter is not None
    return say("cut-asks", who=who(view.seats[view.cutter], say)), say("time-left", due=due(view))
