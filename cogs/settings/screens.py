"""Settings: the screens on which a server and a person choose how things are to be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import discord

from bot.community.servers import AuditLine
from bot.community.settings import AGES, CARDS_A_ROW, LOOKS, MAX_CHANNELS, SEASONS, SERVER, Preferences, Settings
from bot.language.names import first_visible
from bot.language.wording import Translator, languages
from bot.numerals import timestamp
from bot.tables.pace import PACES, SPEEDS
from bot.ui.actions import write_answer
from bot.ui.calls import called_switch
from bot.ui.items import (
    BLUE,
    CHANNEL_SELECT,
    GREY,
    POSTING_CHANNELS,
    ROLE_SELECT,
    TABLE_CHANNELS,
    Component,
    Layout,
    button,
    entity_select,
    line,
    menu_option,
    pager,
    question,
    row,
    rows,
    screen,
    select,
    switch,
    text,
)
from bot.ui.names import safe_name
from hearts import Card
from players import LEVELS

SWITCHES_A_LINE: Final = 2
"""Switches that a phone shows side by side."""
USUAL: Final = "usual"
MAX_BANS_A_PAGE: Final = 25
"""As many as one menu can list."""
CALLED: Final = "called"
"""The verb of the switch for being called."""
SWITCHES: Final = Settings.switches()
"""The settings of a server that are on or off."""
ON_SECOND_PAGE: Final = frozenset({"season", "announce", "digest", "daily", "daily_age"})
"""The settings on the second screen of a server."""
LIKINGS: Final = Preferences.switches()
"""The preferences of a person that are on or off."""
SAMPLE: Final = tuple(map(Card.parse, ("QC", "JD", "AS", "KH")))


def server_settings(settings: Settings, say: Translator, note: str = "") -> Layout:
    """The settings for the tables of a server; each choice is kept at once. The others are on `leaderboard_settings`,
    because one message cannot hold them all."""
    return screen(
        text(say("settings-title"), say("settings-hint"), note),
        *_menu("settings", "language", (SERVER, *languages()), settings.language or SERVER, say),
        *_menu("settings", "pace", PACES, settings.pace, say),
        *_menu("settings", "level", LEVELS, settings.level, say),
        *_channels("channels", settings.channels, say("settings-channels-all"), say, TABLE_CHANNELS, MAX_CHANNELS),
        *_entities("role", settings.rules_role, say("settings-role-none"), say, kind=ROLE_SELECT),
        *_switches([name for name in SWITCHES if name not in ON_SECOND_PAGE], settings, say),
        row(
            button("settings", arg="boards", label=say("button-settings-boards")),
            button("settings", arg="bans", label=say("button-settings-bars")),
        ),
        row(button("settings", arg="audit", label=say("button-settings-audit"))),
        colour=BLUE,
    )


def leaderboard_settings(settings: Settings, say: Translator, note: str = "") -> Layout:
    """The settings of a server for its leaderboards, announcements, and the deal of the day."""
    return screen(
        text(say("settings-boards-title"), note),
        *_menu("settings", "season", SEASONS, settings.season, say),
        *_channels("announce", settings.announce, say("settings-announce-nowhere"), say, POSTING_CHANNELS),
        *_switches([name for name in SWITCHES if name in ON_SECOND_PAGE], settings, say),
        *_channels("daily", settings.daily_channel, say("settings-daily-none"), say, (discord.ChannelType.text,)),
        *_menu("settings", "daily_age", map(str, AGES), str(settings.daily_age), say),
        row(
            button("settings", arg="reset", label=say("button-settings-reset")),
            button("settings", arg="home", label=say("button-settings-home")),
        ),
        colour=BLUE,
    )


def bans(banned: Sequence[tuple[str, str]], say: Translator, note: str = "", *, page: int = 0) -> Layout:
    """Who is barred here, page by page, each with a menu to end a ban."""
    page = min(page, max(0, len(banned) - 1) // MAX_BANS_A_PAGE)
    shown = banned[page * MAX_BANS_A_PAGE :][:MAX_BANS_A_PAGE]
    parts: list[Component] = [text(say("bars-title"), say("bars-hint"), note)]
    if shown:
        parts.append(text(", ".join(safe_name(name, say) for _, name in shown)))
        options = [menu_option(first_visible(say.person(name)), mark) for mark, name in shown]
        parts.append(row(select("settings", 0, page, "unban", options=options, placeholder=say("bars-lift"))))
    else:
        parts.append(text(say("bars-none")))
    if len(banned) > MAX_BANS_A_PAGE:
        parts.append(pager("settings", page, more=(page + 1) * MAX_BANS_A_PAGE < len(banned), about=".bans"))
    return screen(*parts, _back(say), colour=GREY)


def audit(lines: Iterable[AuditLine], say: Translator) -> Layout:
    """What moderators have done, newest first."""
    told = [
        say(
            "audit-line",
            when=timestamp(each.at, "d"),
            by=safe_name(each.by, say),
            what=each.what,
            about=safe_name(each.about, say),
            table=str(each.table_id) if each.table_id is not None else "",
        )
        for each in lines
    ]
    return screen(text(say("audit-title"), *(told or [say("audit-none")])), _back(say), colour=GREY)


def sure_to_reset(say: Translator, *, again: bool) -> Layout:
    """The question before leaderboards are emptied, asked twice: everybody on the server would notice."""
    label = say("button-reset-yes" if again else "button-reset-sure")
    yes = button("settings", arg="reset-yes" if again else "reset-sure", label=label)
    no = button("settings", arg="home", label=say("button-settings-home"))
    return question(say("reset-sure-again" if again else "reset-sure"), yes, no, pressed=1 if again else 0)


def my_settings(preferences: Preferences, say: Translator, note: str = "", *, called: bool | None = None) -> Layout:
    """The preferences of a person; ``called``: whether they are a regular of this server, None outside of servers."""
    here = [] if called is None else [say("preferences-called")]
    switches = [_switch("prefer", name, getattr(preferences, name), say) for name in LIKINGS]
    if called is not None:
        switches.append(called_switch(called, say, CALLED))
    return screen(
        text(say("preferences-title"), say("preferences-hint"), note),
        *_menu("prefer", "panel", ("buttons", "menus"), preferences.panel, say),
        *_menu("prefer", "cards", LOOKS, preferences.cards, say, sample=say.cards(SAMPLE)),
        *_menu("prefer", "row", map(str, CARDS_A_ROW), str(preferences.row), say),
        *_menu("prefer", "solo_level", (USUAL, *LEVELS), preferences.solo_level or USUAL, say),
        *_menu("prefer", "speed", SPEEDS, preferences.speed, say),
        line(),
        text(*(say(f"preferences-{name}") for name in LIKINGS), *here),
        *rows(switches, SWITCHES_A_LINE),
        colour=BLUE,
    )


def _menu(verb: str, name: str, values: Iterable[str], chosen: str, say: Translator, **known: str) -> list[Component]:
    options = [
        menu_option(say(f"choice-{name}", value=_counted(value)), value, default=value == chosen) for value in values
    ]
    return [text(say(f"settings-{name}", **known)), row(select(verb, arg=name, options=options))]


def _counted(value: str) -> str | int:
    """The value as an integer if it is one, for languages with other words for none or for one."""
    return int(value) if value.isdecimal() else value


def _channels(
    name: str,
    chosen: int | Sequence[int] | None,
    none: str,
    say: Translator,
    types: Sequence[discord.ChannelType],
    most: int = 1,
) -> list[Component]:
    return _entities(name, chosen, none, say, kind=CHANNEL_SELECT, count=most, channel_types=types)


def _entities(
    name: str, chosen: int | Sequence[int] | None, none: str, say: Translator, **menu: Any
) -> list[Component]:
    """One of Discord's own menus; it shows ``none`` while nothing is chosen."""
    known = [chosen] if isinstance(chosen, int) else chosen or []
    return [
        text(say(f"settings-{name}")),
        row(entity_select("settings", arg=name, chosen=known, placeholder=none, **menu)),
    ]


def _switches(names: Sequence[str], settings: Settings, say: Translator) -> list[Component]:
    """A line about each switch, then the buttons."""
    nowhere = {"digest"} if settings.announce is None else set()
    buttons = [
        _switch("settings", name, on, say, disabled=name in nowhere and not on)
        for name, on in ((name, getattr(settings, name)) for name in names)
    ]
    return [text(*(say(f"settings-{name}") for name in names)), *rows(buttons, SWITCHES_A_LINE)]


def _switch(verb: str, name: str, on: bool, say: Translator, *, disabled: bool = False) -> Component:
    arg, label = f"{name}.{write_answer(not on)}", say(f"button-switch-{name}", on=on)
    return switch(verb, arg=arg, on=on, label=label, disabled=disabled)


def _back(say: Translator) -> Component:
    return row(button("settings", arg="home", label=say("button-settings-home")))
