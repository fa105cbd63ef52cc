"""Screens at a table that one person sees: its settings, what is seldom done, the tables that they can reach, and
whether a deal was fair."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

import discord

from bot.language.wording import Translator
from bot.past import Proof
from bot.tables.pace import PACES
from bot.tables.person import Person
from bot.tables.views import Status, TableView
from bot.ui.actions import write_answer
from bot.ui.calls import guest_menu
from bot.ui.features import loaded, replay_button
from bot.ui.items import (
    BLUE,
    BUTTONS_A_ROW,
    GREEN,
    GREY,
    LONG_BUTTONS_A_LINE,
    RED,
    Component,
    Layout,
    attachment,
    beside,
    button,
    close,
    line,
    menu_option,
    message_address,
    question,
    row,
    rows,
    screen,
    select,
    switch,
    text,
    way_back,
)
from bot.ui.lobby import IN_LOBBY, SWITCHES
from bot.ui.names import COMPUTER, who
from bot.ui.panel import Outsider, seat_to_take, take_seat
from bot.ui.progress import asked_to_end, which_deal
from bot.ui.rules import open_button
from bot.ui.words import grouped
from players import LEVELS

MAX_MENUS: Final = 9 - len(SWITCHES)
"""Computer players with a menu of their own: more do not fit on one screen, where a menu takes as much room as a
switch, and are named by a command."""
EVERYBODY: Final = "all"
"""Stands for all seats in place of a seat number."""


def table_settings(view: TableView, say: Translator, *, hints: bool, threads: bool | None) -> Layout:
    """The settings of a lobby, for its host alone: pace, switches, and the level of all computer players or of
    each. ``hints``: the server allows them; ``threads``: it opens threads unless the table says otherwise;
    None: none can be opened where the table is."""
    computers = [seat for seat in view.seats if seat.computer]
    on = {name: getattr(view.settings, name) for name in SWITCHES}
    on["hints"] = hints and on["hints"]
    on["thread"] = threads if threads is None or on["thread"] is None else on["thread"]
    found = {seat.level for seat in view.seats}
    everybody = found.pop() if len(found) == 1 else ""
    paces = [menu_option(say("choice-pace", value=pace), pace, default=pace == view.settings.pace) for pace in PACES]
    parts = [text(say("levels-title")), text(say("levels-pace"))]
    parts += [row(select("arrange", view.id, arg="pace", options=paces))]
    for name, sentence in SWITCHES.items():
        if on[name] is not None:
            arg, disabled = f"{name}.{write_answer(not on[name])}", name == "hints" and not hints
            parts.append(switch(say(sentence), say, "arrange", view.id, arg=arg, on=on[name], disabled=disabled))
    more = say("levels-more") if len(computers) > MAX_MENUS else ""
    parts += [line(), text(say("levels-all"), more), _levels(view, EVERYBODY, everybody, say)]
    if len(computers) > 1:
        for seat in computers[:MAX_MENUS]:
            name = say("levels-seat", number=seat.seat + 1, who=who(seat, say))
            parts += [text(name), _levels(view, str(seat.seat), seat.level, say)]
    change_rules = loaded(button("house-open", view.id, label=say("button-table-rules")))
    return screen(*parts, *rows([*change_rules, *back_to_table(view, say)], BUTTONS_A_ROW), colour=BLUE)


def _levels(view: TableView, whose: str, chosen: str, say: Translator) -> Component:
    """The menu of levels, of one seat or of all."""
    options = [
        menu_option(say("level-name", value=level), level, say("level-character", value=level), default=level == chosen)
        for level in LEVELS
    ]
    return row(select("levels", view.id, arg=whose, options=options, placeholder=say("levels-mixed")))


def more(
    view: TableView, say: Translator, person: Person, outsider: Outsider = "new", *, pings: bool = False
) -> Layout:
    """Coming back and pausing, leaving and ending, and in a lobby its other players and its settings: each only where
    this person may. If somebody would like to end the game, who that is, and whose word is missing. ``pings``: looking
    for players pings a role of the server."""
    me = view.seats[view.me] if view.me is not None else None
    in_charge = person.may_manage or (me is not None and (me.host or _is_alone(view)))
    waiting = view.status is Status.LOBBY
    back: list[Component] = []
    buttons: list[Component] = []
    if me is not None and me.away:
        back.append(button("back", view.id, label=say("button-back"), style=discord.ButtonStyle.success))
    if me is not None:  # first in its row: see `question`
        buttons.append(button("sure", view.id, arg="leave", label=say("button-leave")))
    else:
        buttons += take_seat(view, say, outsider)
    buttons.append(button("rules", view.id, label=say("button-rules")))
    if view.kind.stoppable and in_charge and view.status is Status.PLAYING:
        buttons.append(button("pause", view.id, label=say("button-pause")))
    if waiting and in_charge:
        buttons.append(button("levels", view.id, label=say("button-table-settings")))
    ending: list[Component] = []
    answers = asked_to_end(view, say) if me is not None else []
    if view.kind.stoppable and not answers and (in_charge or (me is not None and not waiting)):
        label = say(
            "button-close-table" if waiting else "button-ask-to-end" if _asks_others(view) else "button-end-game"
        )
        ending.append(button("sure", view.id, arg="end", label=label, style=discord.ButtonStyle.danger))
    deal = f" · {which}" if (which := which_deal(view, say)) else ""
    parts = [text(say("more-title", code=view.code) + deal), *answers, *([line()] if answers else [])]
    if waiting and me is not None:
        parts += _filling(view, say, pings)
    if me is None:
        parts += seat_to_take(view, say, outsider)
    apart = [line(), row(*ending)] if ending else []
    return screen(*parts, row(*back), *rows(buttons, LONG_BUTTONS_A_LINE), *apart, colour=GREY, foot=len(apart))


def back_to_table(view: TableView, say: Translator) -> list[Component]:
    """The button from the rules or settings of a lobby to what else can be done there."""
    return [way_back(say, "more", view.id)]


def _filling(view: TableView, say: Translator, pings: bool) -> list[Component]:
    """What fills the seats of a lobby. All buttons stay in their places, so that no double press gets another one: the
    menu, which goes with the last free seat, is above them. None is in a row, where *More…* was."""
    press = partial(button, table=view.id)
    computers = any(seat.computer for seat in view.seats)
    return [
        text("-# " + ", ".join(who(seat, say) for seat in view.seats)),
        *guest_menu(view, say),
        beside(
            text(say("more-regulars", role=pings)),
            press("regulars", label=say("button-regulars"), emoji="📣", disabled=not view.free),
        ),
        beside(
            text(say("more-computer")),
            press("computer", label=f"{say('button-add-computer')} {COMPUTER}", disabled=not view.free),
        ),
        beside(
            text(say("more-no-computer")),
            press("nocomputer", label=f"{say('button-remove-computer')} {COMPUTER}", disabled=not computers),
        ),
    ]


def _is_alone(view: TableView) -> bool:
    """Whether everybody else at the table is away."""
    return all(seat.away or seat.seat == view.me for seat in view.people)


def _others_agree(view: TableView) -> str:
    """Whether all others who are present would like to end the game; ``alone`` if there are none."""
    if _is_alone(view):
        return "alone"
    others = (seat for seat in view.people if not seat.away and seat.seat != view.me)
    return "all" if all(seat.wants_end for seat in others) else "no"


def what_ends(view: TableView) -> str:
    """What it means that the reader ends the table: the lobby; where a game ends only together with the others who are
    present, whether they agree; empty if it ends for everybody."""
    if view.status is Status.LOBBY:
        return IN_LOBBY
    return _others_agree(view) if view.kind.public and view.me is not None else ""


def _asks_others(view: TableView) -> bool:
    """Whether somebody would still have to agree."""
    return what_ends(view) == "no"


def _sits_alone(view: TableView) -> bool:
    """Whether the reader is the only person at the table, so that the game ends when they leave."""
    return view.me is not None and len(view.people) == 1


def asked(view: TableView, say: Translator) -> Layout:
    """The answer to somebody who would like to end a game and is not the last of those to agree."""
    hand = button("hand", view.id, label=say("button-hand"))
    return screen(text(say("end-asked-yours")), row(hand, close(say)))


def sure(view: TableView, say: Translator, what: str, note: str = "") -> Layout:
    """The question before something that others would notice, and which table it is about: a command may have chosen
    it. Who has no seat there reads who does. ``note``: why it is asked again."""
    ending, waiting = what == "end", view.status is Status.LOBBY
    agreed_upon = ending and not waiting and what_ends(view) != ""
    key = "sure-leave-alone" if _sits_alone(view) and not waiting else "sure-leave"
    if ending:
        key = "sure-end-asks" if agreed_upon else "sure-end"
    if view.kind.keeps_seats and not ending:
        key = "sure-leave-kept"
    ends = "button-yes-close" if waiting else "button-yes-ask-end" if _asks_others(view) else "button-yes-end"
    answers = agreed_upon and any(seat.wants_end for seat in view.people)
    stay = "button-to-hand" if answers else "button-keep-playing"  # the other answer: it would end the request
    if view.me is None:
        stay = "button-let-play"
    if waiting:
        stay = "button-keep-table" if ending else "button-stay"
    yes = button(
        "cancel" if ending else "leave",
        view.id,
        arg=what_ends(view) if ending else IN_LOBBY if waiting else "",
        label=say(ends if ending else "button-yes-leave"),
    )
    no = button("hand", view.id, label=say(stay))
    people = ", ".join(who(seat, say) for seat in view.people) if view.me is None else ""
    about = "-# " + " · ".join(filter(None, [say("note-table", code=view.code), people])) if view.kind.public else ""
    words = say(f"{key}-lobby") if waiting else say(key, agreed=_others_agree(view))
    return question("\n".join(filter(None, (words, about, note))), yes, no)


def sure_to_block(player_id: int, name: str, codes: Sequence[str], say: Translator) -> Layout:
    """The question before somebody is blocked who plays at the tables with these ``codes``."""
    yes = button("block", arg=str(player_id), label=say("button-yes-block"))
    no = button("close", label=say("button-no-block"))
    return question(say("sure-block", name=name, count=len(codes), codes=", ".join(codes)), yes, no)


def status(tables: list[tuple[TableView, str, bool]], say: Translator, *, alone: Iterable[str] = ()) -> Layout:
    """Tables, each with its state in words and whether its channel is gone; those that wait for the person first.
    Below them, how the games go on that the person plays ``alone``: the names of their kinds."""
    lines: dict[str, list[str]] = {"status-yours": [], "status-here": []}
    for view, state, gone in sorted(tables, key=lambda entry: not entry[0].game.my_turn):
        lines["status-yours" if view.me is not None else "status-here"].append(_status_line(view, state, gone, say))
    lines["status-yours"] += dict.fromkeys(say(f"{kind}-to-continue") for kind in alone)
    shown = [text(say(title), *told) for title, told in lines.items() if told]
    return screen(*(shown or [text(say("status-none")), row(*loaded(open_button(say)))]), colour=GREY)


def _status_line(view: TableView, state: str, gone: bool, say: Translator) -> str:
    if gone:
        return say("status-line-gone", code=view.code, state=state)
    where = message_address(view.guild_id, view.channel_id, view.message_id)
    return say("status-line", code=view.code, state=state, where=where, turn=view.game.my_turn)


def verify(view: TableView, proof: Proof, say: Translator, file: str | None = None) -> Layout:
    """The published hash of a round; once it is over, whether its secret and the deal agree with it. What is needed to
    compute that is in a ``file``. A secret that was derived follows from another one, which was sealed."""
    derivation = proof.derivation
    seal = derivation or proof
    cut = [say("verify-cut", cut=proof.cut)] if proof.cut is not None else []
    if proof.deal is None:
        goes_on = view.status in (Status.PLAYING, Status.SUSPENDED)
        state = say("verify-playing" if goes_on else "verify-ended")
        title = say("verify-title", holds="open", round=proof.number + 1, code=view.code)
        return screen(text(title, state, *cut, say("verify-hash", hash=grouped(seal.commitment))), colour=GREY)
    findings = [say("verify-sealed" if seal.matches_hash else "verify-not-sealed")]
    if derivation is not None:
        findings.append(say("verify-drawn" if derivation.holds else "verify-not-drawn"))
    findings.append(say("verify-fair" if proof.fair else "verify-not-fair"))
    holds = seal.matches_hash and proof.fair and (derivation is None or derivation.holds)
    title = say("verify-title", holds=holds, round=proof.number + 1, code=view.code)
    return screen(
        text(title, *findings, *cut),
        *([text(say("verify-yourself")), attachment(file)] if file else []),
        row(replay_button(view.id, say, proof.number)),
        colour=GREEN if holds else RED,
    )
