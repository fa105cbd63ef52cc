"""The coach: what it tells those who ask, for a hint during a game or for a review after it. Nobody else sees it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import structlog

from bot.answers.asker import Asker
from bot.answers.replies import show_panel
from bot.past import PlayedRound
from bot.tables.errors import NotAllowed
from bot.tables.person import check_hint
from bot.tables.table import Table
from bot.tables.thinking import TooLong
from bot.transport.failures import FAILED
from bot.transport.library import message_of
from bot.ui.actions import Action
from bot.ui.items import Layout
from cogs.coach.reviews import Reviews, RoundReview, costliest
from cogs.coach.screens import (
    SURE,
    answer,
    hint_in_words,
    hint_question,
    overview,
    progress,
    review_question,
    verdict,
)
from db import Status, StoreError
from hearts import Phase
from players import Hint, coach, hint
from players.coach import Advice

log = structlog.get_logger(__name__)


async def advise(asker: Asker, table_id: int, *, sure: bool = False) -> None:
    """Shows the panel with a hint in it: what the coach expects of each card to play or pass, or what a rule of thumb
    says. Before the first one of a game with others it asks whether the person is ``sure``: that they asked is stored.
    Raises NotAllowed if the server or the table does without hints."""
    table, say, thinking = await asker.bot.tables.get(table_id), asker.say, asker.bot.thinking
    view = table.seen_by(asker.id)
    if not (asker.bot.servers.settings(view.guild_id).hints and view.settings.hints):
        raise NotAllowed("hints-off")
    if (
        view.status is not Status.PLAYING
        or not view.game.my_turn
        or view.game.phase not in (Phase.PASSING, Phase.PLAYING)
    ):
        await show_panel(asker, table, say("hint-none"))
        return
    check_hint(table)
    if not (sure or table.kind.solitaire or table.seats[table.my_seat(asker.id)].hinted):
        await asker.private(hint_question(view, say))
        return
    await asker.bot.tables.mark_hinted(table_id, asker.person)
    advice: Advice | Hint | None = None
    asked = table_id, asker.id, view.game.prompt
    try:
        advice = await thinking.advise_once(asked, coach.advise, view.game) if thinking.searches else None
    except TooLong as error:
        log.error("the coach does not come to an end", table=table_id, exc_info=error)
    advice, now = advice or hint(view.game), await asker.bot.tables.get(table_id)
    if now.game.prompt != view.game.prompt or not now.seen_by(asker.id).game.my_turn:
        await show_panel(asker, now, say("note-outdated"))  # the table went on while the coach thought
        return
    told = partial(hint_in_words, advice, view)
    if now.game.phase is Phase.PASSING:  # it stays while the cards are chosen
        drafts = asker.bot.panels.drafts
        drafts.keep(*asked, replace(drafts.of(*asked), advice=told))
    await show_panel(asker, now, told(say))


async def press_hint(asker: Asker, action: Action) -> None:
    """Shows what to expect of each card."""
    await advise(asker, action.table, sure=action.arg == SURE)


class ReviewPresses:
    """Shows the reviews of games to the people who played them."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews

    async def show(self, asker: Asker, table_id: int) -> None:
        """Shows the review of a game; if rounds are missing, has the coach review them and shows how far it is."""
        table, known = await self._reviews.found(table_id, asker.id)
        incomplete = len(known) < len(table.game.rounds)
        if incomplete:
            self._reviews.begin(table, asker.id)
        message_id = await asker.private(_overview(asker, table, known)) or message_of(asker.interaction)
        if incomplete:
            await self._reviews.follow(table, asker.id, partial(_tell, asker, table, message_id))

    async def press(self, asker: Asker, action: Action) -> None:
        """Shows the whole review, one of its questions, or the answer to it; the prompt is the index of the
        question."""
        if action.arg not in ("ask", "answer"):
            await self.show(asker, action.table)
            return
        reviews, index = self._reviews, action.prompt
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

    async def notes(self, asker: Asker, table_id: int, played: PlayedRound) -> dict[int, tuple[str, ...]]:
        """What the replay of a round says about the person's mistakes, by its step."""
        mistakes = await self._reviews.mistakes(table_id, played, asker.id)
        chips = played.rules.scoring == "chips"
        return {step: verdict(mistake, asker.say, chips=chips) for step, mistake in mistakes.items()}


def _overview(asker: Asker, table: Table, known: list[RoundReview], stopped: bool = False) -> Layout:
    view, say = table.seen_by(asker.id), asker.say
    complete = len(known) == len(table.game.rounds)
    return overview(view, known, say) if complete else progress(view, len(known), say, stopped)


async def _tell(asker: Asker, table: Table, message_id: int | None, known: list[RoundReview], stopped: bool) -> None:
    """Updates the answer while Discord allows it; after that, another press shows the rest. A person who has gone on to
    another screen is not disturbed."""
    if asker.bot.interactions.pressed_since(asker.interaction, message_id):
        return
    try:
        await asker.edit_answer(_overview(asker, table, known, stopped))
    except (*FAILED, NotAllowed, StoreError) as error:
        log.info("the progress of a review could not be shown", error=repr(error))
