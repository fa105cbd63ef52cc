"""Reviews: what the moves of a game have cost the person who asks. Nobody else sees it."""

from __future__ import annotations

from functools import partial

import structlog

from bot.answers.asker import Asker
from bot.messages.open_panel import message_of
from bot.past.review import RoundReview, costliest
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.transport.failures import FAILED
from bot.ui.actions import Action
from bot.ui.items import Layout
from bot.ui.review import answer, overview, progress, review_question
from db import StoreError

log = structlog.get_logger(__name__)


async def review(asker: Asker, table_id: int) -> None:
    """Shows the review of a game; if rounds are missing, has the coach review them and shows how far it is."""
    table, known = await asker.bot.reviews.found(table_id, asker.id)
    incomplete = len(known) < len(table.game.rounds)
    if incomplete:
        asker.bot.reviews.begin(table, asker.id)
    message_id = await asker.private(_screen(asker, table, known)) or message_of(asker.interaction)
    if incomplete:
        await asker.bot.reviews.follow(table, asker.id, partial(_tell, asker, table, message_id))


async def press(asker: Asker, action: Action) -> None:
    """Shows the whole review, one of its questions, or the answer to it; the prompt is the index of the question."""
    if action.arg not in ("ask", "answer"):
        await review(asker, action.table)
        return
    reviews, index = asker.bot.reviews, action.prompt
    table, known = await reviews.found(action.table, asker.id)
    asked = costliest(known)
    if len(known) < len(table.game.rounds) or index >= len(asked):
        raise NotAllowed("unreadable")
    about, mistake = asked[index]
    position = await reviews.position(table, asker.id, about.number, mistake.at)
    view, say = table.seen_by(asker.id), asker.say
    if action.arg == "ask":
        await asker.private(review_question(view, position, index, len(asked), say))
    else:
        await asker.private(answer(view, position, mistake, index, len(asked), say))


def _screen(asker: Asker, table: Table, known: list[RoundReview], stopped: bool = False) -> Layout:
    view, say = table.seen_by(asker.id), asker.say
    complete = len(known) == len(table.game.rounds)
    return overview(view, known, say) if complete else progress(view, len(known), say, stopped)


async def _tell(asker: Asker, table: Table, message_id: int | None, known: list[RoundReview], stopped: bool) -> None:
    """Updates the answer while Discord allows it; after that, another press shows the rest. A person who has gone on to
    another screen is not disturbed."""
    if asker.bot.interactions.pressed_since(asker.interaction, message_id):
        return
    try:
        await asker.edit_answer(_screen(asker, table, known, stopped))
    except (*FAILED, NotAllowed, StoreError) as error:
        log.info("the progress of a review could not be shown", error=repr(error))
