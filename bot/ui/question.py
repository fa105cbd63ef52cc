"""The question before something that cannot be taken back."""

from __future__ import annotations

import discord

from bot.ui.colours import RED
from bot.ui.items import Component, Layout, row, screen, text


def question(words: str, yes: Component, no: Component, *, pressed: int = 0) -> Layout:
    """The question with its two answers, *Yes* in red. *No* is where the button was that led here, the first (0) or the
    second (1) of its row (``pressed``), so that a double press does not answer it."""
    red = yes | {"style": discord.ButtonStyle.danger.value}
    answers = (red, no) if pressed else (no, red)
    return screen(text(words), row(*answers), colour=RED, leads_back=True)
