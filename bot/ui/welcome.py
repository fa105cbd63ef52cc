"""The welcome: one message in the channel that a server has chosen for such news, when the bot joins."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.ui.colours import GREEN
from bot.ui.items import Layout, button, row, screen, text
from bot.ui.rules import open_button
from bot.ui.solo import play_now


def welcome(say: Translator) -> Layout:
    """What this is, and the two ways to begin; for those who manage the server, its settings."""
    return screen(
        text(say("welcome-title"), say("welcome-what")),
        text(say("welcome-play"), say("welcome-table"), say("welcome-managers")),
        row(
            play_now(say),
            open_button(say),
            button("help", arg="start", label=say("button-about-help")),
            button("settings", arg="home", label=say("button-server-settings")),
        ),
        colour=GREEN,
    )
