"""The welcome: one message in the channel that a server has chosen for such news, when the bot joins."""

from __future__ import annotations

from bot.language.wording import Translator
from bot.ui.colours import GREEN
from bot.ui.items import Layout, button, row, screen, text
from bot.ui.kinds import begin_buttons
from bot.ui.links import loaded
from bot.ui.rules import open_button


def welcome(say: Translator) -> Layout:
    """What this is, and the two ways to begin; for those who manage the server, its settings."""
    begin = begin_buttons(say)
    return screen(
        text(say("welcome-title"), say("welcome-what")),
        text(say("welcome-play") if begin else "", say("welcome-table"), say("welcome-managers")),
        row(
            *begin,
            open_button(say),
            *loaded(
                button("help", arg="start", label=say("button-about-help")),
                button("settings", arg="home", label=say("button-server-settings")),
            ),
        ),
        colour=GREEN,
    )
