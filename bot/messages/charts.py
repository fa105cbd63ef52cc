"""Charts: the picture of a game's scores, as a file to send beside its layout."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord

from bot.language.wording import Translator
from bot.pictures.charts import draw_chart
from bot.tables.views import TableView
from bot.ui.curves import SCORES_FILE, scores_chart, scores_in_words


async def score_chart(view: TableView, say: Translator) -> tuple[discord.File, str]:
    """The picture of the totals after each round, and what it shows in words."""
    drawn = await asyncio.to_thread(lambda: draw_chart(scores_chart(view, say)))  # names are fitted to our font, too
    return discord.File(BytesIO(drawn), SCORES_FILE), scores_in_words(view, say)
