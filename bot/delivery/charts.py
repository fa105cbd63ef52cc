"""Charts: the picture of a game's scores, sent beside its layout to one person or to everybody."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord
import structlog

from bot.delivery.asker import Asker
from bot.language.wording import Translator
from bot.pictures.charts import draw_chart
from bot.tables.views import TableView
from bot.ui.curves import SCORES_FILE, scores_chart, scores_in_words
from bot.ui.results import scores

log = structlog.get_logger(__name__)


async def score_chart(view: TableView, say: Translator) -> tuple[discord.File, str]:
    """The picture of the totals after each round, and what it shows in words."""
    drawn = await asyncio.to_thread(lambda: draw_chart(scores_chart(view, say)))  # names are fitted to our font, too
    return discord.File(BytesIO(drawn), SCORES_FILE), scores_in_words(view, say)


async def show_scores(asker: Asker, view: TableView) -> None:
    """Shows the scores of all rounds so far to the person alone: in numbers and, once a round is finished, as a
    picture."""
    file, words = None, ""
    if view.game.rounds and asker.interaction.app_permissions.attach_files:
        try:
            file, words = await score_chart(view, asker.say)
        except Exception as error:  # scores without their picture are better than none
            log.warning("the score chart was left out", table=view.id, error=repr(error))
    await asker.private(scores(view, asker.say, words), file=file)
