"""The question before something that cannot be taken back."""

from __future__ import annotations

import discord

from bot.ui.items import Component, Layout, row, screen, text
from bot.ui.look import RED


class Question(Layout):
    """A question with two answers, and no other way out."""


def question(words: str, yes: Component, no: Component, *, pressed: int = 0) -> Question:
    """The question with its two answers, *Yes* in red. *No* is where the button was that led here, the first (0) or the
    second (1) of its row (``pressed``), so that a double press does not answer it."""
    red = yes | {"style": discord.ButtonStyle.danger.value}
    asked = screen(text(words), row(*((red, no) if pressed else (no, red))), colour=RED)
    return Question(asked.to_components())
