"""Setup: its five questions, the summary after them, and the public message *Play Hearts here*."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.community.settings import MAX_CHANNELS, SERVER, Settings
from bot.language.wording import Translator, languages
from bot.tables.pace import PACES
from bot.tables.views import TableView
from bot.ui.features import begin_buttons, learn_link, loaded, todays_buttons
from bot.ui.items import (
    BLUE,
    CHANNEL_SELECT,
    GREEN,
    POSTING_CHANNELS,
    ROLE_SELECT,
    TABLE_CHANNELS,
    Component,
    Layout,
    button,
    entity_select,
    line,
    menu_option,
    message_address,
    row,
    rows,
    screen,
    select,
    text,
)
from bot.ui.names import host_name, safe_name
from bot.ui.rules import open_button

SETUP: Final = "setup"
"""The verb of all its buttons and menus."""
QUESTIONS: Final = ("channels", "language", "pace", "announce", "rules_role")
"""The settings that are asked for, in this order."""
CALLED: Final = "be-called"
"""The verb of the button by which people say that they want to be called."""
WAYS_A_LINE: Final = 2
"""Of the ways to begin, as many as a phone shows side by side in every language."""
MAX_LISTED: Final = 5
"""Tables that the public message names."""


def question(number: int, settings: Settings, say: Translator, note: str = "") -> Layout:
    """One question (its number from 0), with the present answer; each choice is kept at once."""
    name, last = QUESTIONS[number], number + 1 == len(QUESTIONS)
    go_on = button(
        SETUP,
        0,
        number + 1,
        "step",
        label=say("button-setup-done" if last else "button-setup-next"),
        style=discord.ButtonStyle.primary,
    )
    skip = [] if last else [button(SETUP, 0, len(QUESTIONS), "skip", label=say("button-setup-skip"))]
    return screen(
        text(say("setup-title", number=number + 1, all=len(QUESTIONS))),
        text(say(f"setup-{name}"), note),
        row(_menu(name, number, settings, say)),
        row(go_on, *skip),
        colour=BLUE,
    )


def _menu(name: str, number: int, settings: Settings, say: Translator) -> Component:
    match name:
        case "channels":
            return entity_select(
                SETUP,
                0,
                number,
                name,
                kind=CHANNEL_SELECT,
                chosen=settings.channels,
                placeholder=say("setup-everywhere"),
                count=MAX_CHANNELS,
                channel_types=TABLE_CHANNELS,
            )
        case "announce":
            return entity_select(
                SETUP,
                0,
                number,
                name,
                kind=CHANNEL_SELECT,
                chosen=_known(settings.announce),
                placeholder=say("setup-nowhere"),
                channel_types=POSTING_CHANNELS,
            )
        case "rules_role":
            role = _known(settings.rules_role)
            return entity_select(SETUP, 0, number, name, kind=ROLE_SELECT, chosen=role, placeholder=say("setup-nobody"))
    values = (SERVER, *languages()) if name == "language" else tuple(PACES)
    now = getattr(settings, name) or SERVER
    options = [menu_option(say(f"choice-{name}", value=value), value, default=value == now) for value in values]
    return select(SETUP, 0, number, name, options=options)


def _known(id: int | None) -> tuple[int, ...]:
    return () if id is None else (id,)


def summary(
    settings: Settings, guild_id: int, say: Translator, note: str = "", *, chosen: int | None = None, role: str = ""
) -> Layout:
    """What was answered, and the button that posts *Play Hearts here* in the channel that is ``chosen``. ``role``: the
    name of that which may make rules."""
    said = {
        "channels": ", ".join(f"<#{channel}>" for channel in settings.channels) or say("setup-everywhere"),
        "language": say("choice-language", value=settings.language or SERVER),
        "pace": say("choice-pace", value=settings.pace),
        "announce": say("setup-nowhere") if settings.announce is None else f"<#{settings.announce}>",
        "rules_role": safe_name(role, say) if role else say("setup-nobody"),
    }
    place = settings.play_here
    there = ""
    if place is not None and place.message is not None:
        there = say("setup-here-now", where=message_address(guild_id, place.channel, place.message))
    menu = entity_select(
        SETUP,
        0,
        len(QUESTIONS),
        "where",
        kind=CHANNEL_SELECT,
        chosen=_known(chosen),
        placeholder=say("setup-choose-channel"),
        least=1,
        channel_types=POSTING_CHANNELS,
    )
    post = button(
        SETUP,
        0,
        len(QUESTIONS),
        f"post.{chosen or 0}",
        label=say("button-setup-post"),
        style=discord.ButtonStyle.success,
        disabled=chosen is None,
    )
    again = button(SETUP, 0, 0, "step", label=say("button-setup-again"))
    return screen(
        text(say("setup-ready"), *(say(f"setup-said-{name}", value=said[name]) for name in QUESTIONS)),
        line(),
        text(note, there or say("setup-here")),
        row(menu),
        row(post, again),
        colour=GREEN,
    )


def play_here(waiting: Sequence[TableView], playing: int, say: Translator, *, opens: str) -> Layout:
    """The message *Play Hearts here*: how to begin, the tables that wait for people, and how many games are
    ``playing``. ``opens``: mentions of the channels where tables are opened, if not where the message is."""
    begin, today = begin_buttons(say), todays_buttons(say)
    about = loaded(button("help", arg="start", label=say("button-about-help")), button(CALLED, emoji="🔔"))
    ways = [say("welcome-play")] if begin else []
    ways.append(say("here-opens", where=opens) if opens else say("welcome-table"))
    tables = [
        say(
            "here-table",
            host=host_name(view, say),
            free=view.free,
            code=view.code,
            where=message_address(view.guild_id, view.channel_id, view.message_id),
        )
        for view in waiting[:MAX_LISTED]
    ]
    more = [say("here-more", count=len(waiting) - MAX_LISTED)] if len(waiting) > MAX_LISTED else []
    return screen(
        text(say("here-title")),
        text(*ways),
        *rows([*begin, *([] if opens else [open_button(say)]), *today, *learn_link(say)], WAYS_A_LINE),
        row(*about),
        line(),
        text(*(tables or [say("here-nobody")]), *more, say("here-playing", count=playing) if playing else ""),
        colour=GREEN,
    )
