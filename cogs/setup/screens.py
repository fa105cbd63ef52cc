"""Setup: its questions, the summary as its last step, and the public message *Play Hearts here*."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.community.settings import Settings
from bot.language.wording import Translator
from bot.tables.views import TableView
from bot.ui.calls import BE_CALLED
from bot.ui.choices import POSTING_CHANNELS, in_words, setting_menu
from bot.ui.features import begin_buttons, learn_link, loaded, todays_buttons
from bot.ui.items import (
    BLUE,
    CHANNEL_SELECT,
    GREEN,
    LONG_BUTTONS_A_LINE,
    Component,
    Layout,
    button,
    entity_select,
    line,
    message_address,
    row,
    rows,
    screen,
    text,
)
from bot.ui.names import host_name
from bot.ui.rules import open_button

SETUP: Final = "setup"
"""The verb of all its buttons and menus."""
QUESTIONS: Final = ("channels", "language", "pace", "announce", "rules_role")
"""The settings that are asked for, in this order."""
STEPS: Final = len(QUESTIONS) + 1
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
    back = [button(SETUP, 0, number - 1, "back", label=say("button-setup-back"))] if number else []
    return screen(
        text(say("setup-title", number=number + 1, all=STEPS)),
        text(say(f"setup-{name}"), note),
        setting_menu(SETUP, name, settings, say, number),
        *([row(go_on, *back), row(*skip)] if skip and back else [row(go_on, *skip, *back)]),  # for narrow phones
        colour=BLUE,
        leads_back=True,  # *Skip the rest* and *Done* keep what is chosen, as *Hide* would
    )


def summary(
    settings: Settings,
    guild_id: int,
    say: Translator,
    *,
    chosen: int | None = None,
    roles: Mapping[str, str] = {},
) -> Layout:
    """All answers, also those that are as usual, and the button that posts *Play Hearts here* in the channel that is
    ``chosen``. ``roles``: the names of the roles that were answered and are there."""
    where = _posted_at(settings, guild_id)
    menu = entity_select(
        SETUP,
        0,
        len(QUESTIONS),
        "where",
        kind=CHANNEL_SELECT,
        chosen=() if chosen is None else (chosen,),
        placeholder=say("setup-choose-channel"),
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
    return screen(
        text(
            say("setup-title", number=STEPS, all=STEPS),
            *(in_words(name, settings, say, roles) for name in QUESTIONS),
        ),
        line(),
        text(say("setup-here-now", where=where) if where else say("setup-here")),
        row(menu),
        row(post, _again(say)),
        colour=GREEN,
    )


def posted(settings: Settings, guild_id: int, say: Translator) -> Layout:
    """Says where *Play Hearts here* was posted, or that it will be."""
    where = _posted_at(settings, guild_id)
    told = say("setup-posted", where=where) if where else say("setup-post-later")
    return screen(text(say("setup-ready"), told), row(_again(say)), colour=GREEN)


def _posted_at(settings: Settings, guild_id: int) -> str:
    """The address of *Play Hearts here*; empty without one."""
    place = settings.play_here
    if place is None or place.message is None:
        return ""
    return message_address(guild_id, place.channel, place.message)


def _again(say: Translator) -> Component:
    return button(SETUP, 0, 0, "step", label=say("button-setup-again"))


def play_here(waiting: Sequence[TableView], playing: int, say: Translator, *, opens: str) -> Layout:
    """The message *Play Hearts here*: how to begin, the tables that wait for people, and how many games are
    ``playing``. ``opens``: mentions of the channels where tables are opened, if not where the message is."""
    begin, today = begin_buttons(say), todays_buttons(say)
    about = loaded(
        button("help", arg="start", label=say("button-about-help")),
        button(BE_CALLED, label=say("button-called"), emoji="🔔"),
    )
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
    if tables:
        tables = [say("here-waiting"), *tables]
    more = [say("here-more", count=len(waiting) - MAX_LISTED)] if len(waiting) > MAX_LISTED else []
    return screen(
        text(say("here-title")),
        *map(text, ways),
        *rows([*begin, *([] if opens else [open_button(say)]), *today, *learn_link(say), *about], LONG_BUTTONS_A_LINE),
        line(),
        text(*(tables or [say("here-nobody")]), *more, say("here-playing", count=playing) if playing else ""),
        colour=GREEN,
    )
