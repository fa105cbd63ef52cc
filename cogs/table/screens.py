"""Screens at a table that one person sees: its settings, what is seldom done, the tables that they can reach, and
whether a deal was fair."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator
from bot.past import Proof
from bot.tables.pace import PACES
from bot.tables.person import Person
from bot.tables.views import Status, TableView
from bot.ui.actions import write_answer
from bot.ui.features import loaded, replay_button
from bot.ui.items import (
    BLUE,
    GREEN,
    GREY,
    RED,
    Component,
    Layout,
    attachment,
    button,
    close,
    line,
    menu_option,
    message_address,
    question,
    row,
    screen,
    select,
    switch_button,
    text,
)
from bot.ui.lobby import IN_LOBBY
from bot.ui.names import who
from bot.ui.panel import take_seat
from bot.ui.tabletop import last_trick
from bot.ui.words import grouped
from players import LEVELS

MAX_MENUS: Final = 6
"""Computer players with a menu of their own: more do not fit on one screen, and are named by a command."""
SWITCHES: Final = {"hints": "settings-hints", "thread": "settings-threads", "cut": "settings-cut"}
"""The settings that the host turns on or off, and the sentences about them."""
EVERYBODY: Final = "all"
"""Stands for all seats in place of a seat number."""
PLAY_ON: Final = "play-on"
"""The answer of somebody who would no longer like to end the game."""


def table_settings(view: TableView, say: Translator, *, hints: bool, threads: bool | None) -> Layout:
    """The settings of a lobby, for its host alone: pace, switches, and the level of all computer players or of
    each. ``hints``: the server allows them; ``threads``: it opens threads unless the table says otherwise;
    None: none can be opened where the table is."""
    computers = [seat for seat in view.seats if seat.computer]
    more = [say("levels-more")] if len(computers) > MAX_MENUS else []
    on = {name: getattr(view.settings, name) for name in SWITCHES}
    on["hints"] = hints and on["hints"]
    on["thread"] = threads if threads is None or on["thread"] is None else on["thread"]
    names = [name for name in SWITCHES if on[name] is not None]
    *above, last = [_switch(name, on[name], view, say, disabled=name == "hints" and not hints) for name in names]
    found = {seat.level for seat in view.seats}
    everybody = found.pop() if len(found) == 1 else ""
    paces = [menu_option(say("choice-pace", value=pace), pace, default=pace == view.settings.pace) for pace in PACES]
    return screen(
        text(say("levels-title")),
        row(select("arrange", view.id, view.game.prompt, "pace", options=paces)),
        text(*(say(SWITCHES[name]) for name in names)),
        row(*above),
        row(last, *loaded(button("house-open", view.id, label=say("button-table-rules")))),
        line(),
        text(say("levels-hint"), *more),
        *_level_menu(view, EVERYBODY, say("levels-all"), everybody, say),
        *(
            part
            for seat in computers[:MAX_MENUS]
            for part in _level_menu(
                view, str(seat.seat), say("levels-seat", number=seat.seat + 1, who=who(seat, say)), seat.level, say
            )
        ),
        colour=BLUE,
    )


def _switch(name: str, on: bool, view: TableView, say: Translator, *, disabled: bool = False) -> Component:
    arg, label = f"{name}.{write_answer(not on)}", say(f"button-table-{name}", on=on)
    return switch_button("arrange", view.id, view.game.prompt, arg, on=on, label=label, disabled=disabled)


def _level_menu(view: TableView, whose: str, name: str, chosen: str, say: Translator) -> list[Component]:
    options = [
        menu_option(say("level-name", value=level), level, say("level-character", value=level), default=level == chosen)
        for level in LEVELS
    ]
    menu = select("levels", view.id, view.game.prompt, whose, options=options, placeholder=say("levels-mixed"))
    return [text(f"**{name}**" if whose == EVERYBODY else name), row(menu)]


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
    if view.me is None:
        buttons += take_seat(view, say, former=person.id in view.departed)
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


def asked(view: TableView, say: Translator) -> Layout:
    """The answer to somebody who would like to end a game and is not the last of those to agree."""
    return screen(
        text(say("end-asked-yours")),
        row(button("hand", view.id, view.game.prompt, label=say("button-hand")), close(say)),
    )


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


def status(tables: list[tuple[TableView, str, bool]], say: Translator) -> Layout:
    """Tables, each with its state in words and whether its channel is gone; those that wait for the person first."""
    if not tables:
        return screen(text(say("status-title"), say("status-none")), colour=GREY)
    ordered = sorted(tables, key=lambda entry: not entry[0].game.my_turn)
    lines = [_status_line(view, state, gone, say) for view, state, gone in ordered]
    return screen(text(say("status-title"), *lines), colour=GREY)


def _status_line(view: TableView, state: str, gone: bool, say: Translator) -> str:
    if gone:
        return say("status-line-gone", code=view.code, state=state)
    where = message_address(view.guild_id, view.channel_id, view.message_id)
    turn = "no" if view.me is None else "yes" if view.game.my_turn else "seated"
    return say("status-line", code=view.code, state=state, where=where, turn=turn)


def verify(view: TableView, proof: Proof, say: Translator, file: str | None = None) -> Layout:
    """The published hash of a round; once it is over, whether its secret and the deal agree with it. What is needed to
    compute that is in a ``file``. A secret that was derived follows from another one, which was sealed."""
    derivation = proof.derivation
    title, seal = say("verify-title", round=proof.number + 1, code=view.code), derivation or proof
    cut = [say("verify-cut", cut=proof.cut)] if proof.cut is not None else []
    if proof.deal is None:
        goes_on = view.status in (Status.PLAYING, Status.SUSPENDED)
        state = say("verify-playing" if goes_on else "verify-ended")
        return screen(text(title, state, *cut, say("verify-hash", hash=grouped(seal.commitment))), colour=GREY)
    findings = [say("verify-sealed" if seal.matches_hash else "verify-not-sealed")]
    if derivation is not None:
        findings.append(say("verify-drawn" if derivation.holds else "verify-not-drawn"))
    findings.append(say("verify-fair" if proof.fair else "verify-not-fair"))
    holds = seal.matches_hash and proof.fair and (derivation is None or derivation.holds)
    return screen(
        text(title, *findings, *cut),
        *([text(say("verify-yourself")), attachment(file)] if file else []),
        row(replay_button(view.id, say, proof.number)),
        colour=GREEN if holds else RED,
    )
