"""The settings."""

from __future__ import annotations

from collections.abc import Iterator
from types import ModuleType
from typing import Final

from bot.community.settings import Preferences, Settings
from bot.tables.table import Table
from bot.ui.items import with_way_back
from cogs.settings.screens import leaderboard_settings, my_settings, server_settings
from tests.browser.screens import Gallery, Screen

SHOWN: Final[tuple[ModuleType, ...]] = ()
"""Modules of which the gallery has every screen."""


def screens(gallery: Gallery, middle: Table) -> Iterator[Screen]:
    say = gallery.say
    yield Screen("preferences", my_settings(Preferences(), say, called=False))
    yield Screen("preferences-two-colours", my_settings(Preferences(cards="two"), gallery.two_colours))
    yield Screen("settings-of-server", with_way_back(server_settings(Settings(), say), say, None))
    yield Screen("settings-boards", leaderboard_settings(Settings(), say))
