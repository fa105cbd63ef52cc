"""Help: what somebody needs to know who has never played here."""

from __future__ import annotations

from bot.ui.items import Layout, screen, text
from bot.ui.look import GREEN
from bot.wording import Say

PARAGRAPHS = ("start", "hand", "aim", "away", "commands", "computers")


def help_screen(say: Say) -> Layout:
    return screen(text(say("help-title")), *(text(say(f"help-{name}")) for name in PARAGRAPHS), colour=GREEN)
