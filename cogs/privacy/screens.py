"""Privacy: the screens about what is stored of a person, and the questions before it is deleted."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.wording import Translator, keys
from bot.ui.items import BLUE, GREEN, Layout, attachment, button, question, row, screen, text
from bot.ui.words import BULLET

EXPORT: Final = "hearts-data.zip"
STORED: Final = ("person", "seats", "threads", "results", "puzzle", "rules", "moderation")
"""What is listed, without what only a feature stores that is left out."""
ANSWERS: Final = ("not", "long")
"""The questions that are answered below the list."""


def privacy(say: Translator) -> Layout:
    """What is stored, and for how long."""
    stored = [BULLET + say(key) for name in STORED if (key := f"privacy-{name}") in keys()]
    return screen(
        text(say("privacy-title"), say("privacy-intro")),
        text(say("privacy-what")),
        *map(text, stored),  # apart, as most of them wrap
        *(text(say(f"privacy-{name}")) for name in ANSWERS),
        row(button("privacy", arg="export", label=say("button-privacy-export"))),
        row(button("privacy", arg="delete", label=say("button-privacy-delete"), style=discord.ButtonStyle.danger)),
        colour=BLUE,
    )


def exported(say: Translator, games: int) -> Layout:
    """The screen with the exported file, and what is in it."""
    return screen(text(say("privacy-exported", games=games)), attachment(EXPORT), colour=BLUE)


def sure(say: Translator, *, again: bool) -> Layout:
    """The question before data is deleted, asked twice: the first time with what is going to happen, and what stays."""
    words = say("privacy-sure-again") if again else f"{say('privacy-sure')}\n\n{say('privacy-after')}"
    label = say("button-privacy-gone" if again else "button-privacy-sure")
    yes = button("privacy", arg="gone" if again else "sure", label=label)
    no = button("privacy", arg="show", label=say("button-privacy-keep"))
    return question(words, yes, no, pressed=int(again))


def deleted(say: Translator) -> Layout:
    """Says that everything about the person is gone."""
    return screen(text(say("privacy-deleted")), colour=GREEN)
