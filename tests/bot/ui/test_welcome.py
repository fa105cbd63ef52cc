"""The welcome: the message to a server that the bot joins."""

from __future__ import annotations

from bot.ui.welcome import welcome
from tests.bot.ui.drawn import Drawn, in_every_language, say


def test_the_welcome_leads_to_a_table_the_help_and_the_settings() -> None:
    shown = Drawn(welcome(say))
    assert shown.leads()[-3:] == [("new", ""), ("help", "start"), ("settings", "home")]
    assert all(shown.says(key) for key in ("welcome-title", "welcome-table", "welcome-managers"))
    in_every_language(welcome)
