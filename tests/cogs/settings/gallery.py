"""The settings."""

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.community.servers import AuditLine, Ban
from bot.community.settings import ChannelDefaults, Preferences, Settings
from bot.tables.table import Table
from bot.ui.items import with_way_back
from cogs.settings.screens import (
    BY_CHANNEL,
    GROUPS,
    MY_GROUPS,
    Games,
    audit,
    bans,
    channel_settings,
    group_settings,
    my_settings,
    server_settings,
    sure_to_reset,
)
from hearts import PRESETS
from tests.browser.screens import Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = ()
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say, games = gallery.say, Games(["Friday night", *PRESETS], "Friday night")
    yield Screen("preferences", with_way_back(my_settings(Preferences(), say, called=False), say, None))
    for group in MY_GROUPS:
        shown = group_settings(group, Preferences(), say, called=False)
        yield Screen(f"preferences-{group}", with_way_back(shown, say, None))
    yield Screen("preferences-two-colours", group_settings("cards", Preferences(cards="two"), gallery.two_colours))
    first, second = gallery.channels
    own = {first: ChannelDefaults(rules="Friday night", pace="slow"), second: ChannelDefaults(rules="Gone")}
    chosen = Settings(announce=first, call_role=gallery.role, by_channel=own, threads=True, spectators=False)
    roles = {"call_role": "Hearts players"}
    yield Screen("settings-of-server", with_way_back(server_settings(chosen, games, say, roles), say, None))
    for group in GROUPS:
        if group != BY_CHANNEL:
            yield Screen(f"settings-{group}", with_way_back(group_settings(group, chosen, say, games=games), say, None))
    shown = channel_settings(first, chosen, games, say, say("settings-saved"))
    yield Screen("settings-of-channel", with_way_back(shown, say, None))
    log = [AuditLine(gallery.now, what, "Ana", "Ben", 24) for what in ("end", "remove", "bar", "lift", "reset")]
    yield Screen("moderation-log", with_way_back(audit(log, say), say, None))
    yield Screen("blocked", with_way_back(bans([Ban("7", "Eve", gallery.now, "Ana")], say), say, None))
    yield Screen("reset-leaderboards", sure_to_reset(say, again=False))
    wrong = f"⚠️ {say('refusal-role-silent', role='Hearts players')}"
    shown = group_settings("messages", chosen, say, wrong=wrong)
    yield Screen("settings-wrong", with_way_back(shown, say, None))
