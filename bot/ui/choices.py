"""Choices: what is chosen in menus, of a server's settings and of a person's preferences. What each menu offers, what
is chosen now, in the menu and in words, and what a press on it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import discord

from bot.community.settings import AGES, CARDS_A_ROW, LOOKS, MAX_CHANNELS, SEASONS, SERVER, Preferences, Settings
from bot.language.wording import Translator, languages
from bot.tables.pace import PACES, SPEEDS
from bot.ui.actions import Action
from bot.ui.items import CHANNEL_SELECT, ROLE_SELECT, Component, entity_select, menu_option, row, select
from bot.ui.names import safe_name
from players import LEVELS

Chosen = Settings | Preferences
USUAL: Final = "usual"
"""What stands in the menu of opponents for the level of the server, which `Preferences` keep as None."""
VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": (SERVER, *languages()),
    "pace": tuple(PACES),
    "level": tuple(LEVELS),
    "season": SEASONS,
    "daily_age": tuple(map(str, AGES)),
    "panel": ("buttons", "menus"),
    "cards": LOOKS,
    "row": tuple(map(str, CARDS_A_ROW)),
    "solo_level": (USUAL, *LEVELS),
    "speed": tuple(SPEEDS),
}
"""Those with a few values, first the one that stands for None, if any."""
TABLE_CHANNELS: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
)
"""Where tables may be opened."""
POSTING_CHANNELS: Final = (discord.ChannelType.text, discord.ChannelType.news)
"""Where the bot may post what it has to say by itself."""
ROLES: Final = ("rules_role", "call_role")
"""The settings that are a role of the server."""
THINGS: Final[Mapping[str, Mapping[str, Any]]] = {
    "channels": {"kind": CHANNEL_SELECT, "channel_types": TABLE_CHANNELS, "count": MAX_CHANNELS},
    "announce": {"kind": CHANNEL_SELECT, "channel_types": POSTING_CHANNELS},
    "daily_channel": {"kind": CHANNEL_SELECT, "channel_types": (discord.ChannelType.text,)},
} | {name: {"kind": ROLE_SELECT} for name in ROLES}
"""The settings that are channels or roles of the server, and their menus."""
MENUS: Final = (*VALUES, *THINGS)


def setting_menu(verb: str, name: str, settings: Chosen, say: Translator, prompt: int = 0) -> Component:
    """The menu of a setting, which says what holds while nothing is chosen."""
    if name in THINGS:
        none = say("choice-none", name=name)
        menu = entity_select(verb, 0, prompt, name, chosen=_ids(name, settings), placeholder=none, **THINGS[name])
        return row(menu)
    now = str(getattr(settings, name) or "")
    chosen = now if now in VALUES[name] else VALUES[name][0]
    return row(select(verb, 0, prompt, name, options=options_of(name, VALUES[name], chosen, say)))


def options_of(name: str, values: tuple[str, ...], chosen: str, say: Translator) -> list[Component]:
    """The options of a menu, with their names; a level also with what it is like."""
    about = {each: say("level-character", value=each) for each in values if each in LEVELS}
    return [
        menu_option(say(f"choice-{name}", value=_counted(each)), each, about.get(each, ""), default=each == chosen)
        for each in values
    ]


def in_words(name: str, settings: Chosen, say: Translator, roles: Mapping[str, str]) -> str:
    """What is chosen in a menu, with its name. ``roles``: the names of the roles that are chosen and still there."""
    value = getattr(settings, name)
    if name in ROLES:
        said = safe_name(roles[name], say) if name in roles else ""
    elif name in THINGS:
        said = ", ".join(f"<#{channel}>" for channel in _ids(name, settings))
    else:
        said = say(f"choice-{name}", value=VALUES[name][0] if value is None else value)
    return say(f"said-{name}", value=said or say("choice-none", name=name))


def chosen_in(name: str, action: Action) -> dict[str, Any]:
    """What a press on a menu changes, by the name of the setting. Raises NotAllowed for what was never in the menu."""
    if name in THINGS:
        return {name: action.ids if name == "channels" else action.id}
    value = action.choice(VALUES.get(name, ()))
    return {name: None if value in (SERVER, USUAL) else _counted(value)}


def _ids(name: str, settings: Chosen) -> tuple[int, ...]:
    chosen = getattr(settings, name)
    return chosen if isinstance(chosen, tuple) else () if chosen is None else (chosen,)


def _counted(value: str) -> str | int:
    """The value as an integer if it is one, for languages with other words for none or for one."""
    return int(value) if value.isdecimal() else value
