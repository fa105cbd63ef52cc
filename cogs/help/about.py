"""About: the version of the bot, and how it is doing."""

from __future__ import annotations

from dataclasses import dataclass

from bot.language.timestamps import timestamp
from bot.language.wording import Translator
from bot.ui.features import loaded
from bot.ui.items import BLUE, Layout, button, row, screen, text


@dataclass(frozen=True, slots=True)
class Facts:
    """The state of the bot at this moment."""

    version: str
    started_at: int
    """Epoch milliseconds."""
    latency: int | None
    """Milliseconds to Discord and back; None before that was ever measured."""
    tables: int
    servers: int


def about(facts: Facts, say: Translator) -> Layout:
    """The screen of `/about`."""
    return screen(
        text(say("about-title"), say("about-what")),
        text(
            say("about-version", version=facts.version),
            say("about-started", when=timestamp(facts.started_at, "R")),
            say("about-latency", known=facts.latency is not None, latency=facts.latency or 0),
            say("about-tables", tables=facts.tables),
            say("about-servers", servers=facts.servers),
        ),
        row(
            button("help", arg="start", label=say("button-about-help")),
            *loaded(button("privacy", arg="show", label=say("button-about-privacy"))),
        ),
        colour=BLUE,
    )
