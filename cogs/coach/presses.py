"""The coach: what it tells those who ask, for a hint during a game or for a review after it. Nobody else sees it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

import structlog
from cachetools import LRUCache

from bot.answers.context import Context
from bot.answers.replies import show_panel
from bot.past import PlayedRound
from bot.tables.drafts import Draft
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.transport.failures import FAILED
from bot.ui.actions import Action, read, read_digits
from bot.ui.features import WHY
from bot.ui.items import Layout
from cogs.coach.hints import advise
from cogs.coach.reviews import Mistake, Reviews, RoundReview, to_ask
from cogs.coach.screens import (
    EMPTY,
    OWN,
    PICK,
    SURE,
    Question,
    answer,
    overview,
    progress,
    review_question,
    verdict,
)
from db import StoreError
from hearts import Card, Phase, View, parse_cards
from hearts.cards import without
from hearts.passing import size

log = structlog.get_logger(__name__)

MAX_REMEMBERED: Final = 1000


async def press_hint(ctx: Context, action: Action) -> None:
    """Shows a hint, or why it is given."""
    await advise(ctx, action.table, sure=action.arg == SURE, why=action.arg == WHY)


async def press_check(ctx: Context, action: Action) -> None:
    """Tells why a choice has cost something."""
    panels = ctx.bot.panels
    if (said := panels.checked(action.table, ctx.id)) is not None:
        panels.check(action.table, ctx.id, replace(said, words=partial(said.words, why=True), explained=True))
    await show_panel(ctx, await ctx.bot.tables.get(action.table))


class ReviewPresses:
    """Shows the reviews of games to the people who played them."""

    def __init__(self, reviews: Reviews) -> None:
        self._reviews = reviews
        self._drafts: LRUCache[tuple[int, int, int], Draft] = LRUCache(MAX_REMEMBERED)
        """By table, person and question: the cards chosen so far for a pass."""

    async def show(self, ctx: Context, table_id: int) -> None:
        """Shows the review of a game; if rounds are missing, has the coach review them and shows how far it is."""
        table, known = await self._reviews.found(table_id, ctx.id)
        incomplete = len(known) < len(table.game.rounds)
        if incomplete:
            self._reviews.begin(table, ctx.id)
        await ctx.private(_overview(ctx, table, known))
        message_id = ctx.answer.message_id
        if incomplete:
            await self._reviews.follow(table, ctx.id, partial(_tell, ctx, table, message_id))

    async def press(self, ctx: Context, action: Action) -> None:
        """Shows the whole review, keeps its questions as puzzles of the person's own, shows one of them, or whether an
        answer to it is right; the prompt is the index of the question."""
        what, *picked = action.arg.removeprefix(OWN).split(".")
        if what == "keep":
            await self._keep(ctx, action.table)
        elif what in ("ask", "answer", PICK):
            chosen = picked or [value.partition(".")[0] for value in action.values]
            await self._question(ctx, action.table, action.number, what, chosen, own=action.arg.startswith(OWN))
        else:
            await self.show(ctx, action.table)

    async def own_puzzle(self, ctx: Context) -> bool:
        """Shows a costly move that the person practises; False if none is due."""
        while (due := await self._reviews.due(ctx.id, ctx.guild_id)) is not None:
            (table, known), index = await self._reviews.found(due[0], ctx.id), due[1]
            if index < len(_asked(table, known)):
                await self._question(ctx, *due, "ask", own=True)
                return True
            await self._reviews.practised(table, ctx.id, index, solved=True)  # earlier versions have asked more
        return False

    async def _keep(self, ctx: Context, table_id: int) -> None:
        table, known = await self._reviews.found(table_id, ctx.id)
        await self._reviews.practise(table, ctx.id, len(_asked(table, known)))
        await ctx.private(overview(table.seen_by(ctx.id), known, ctx.say, kept=True))

    async def _question(
        self, ctx: Context, table_id: int, index: int, what: str, chosen: Sequence[str] = (), *, own: bool
    ) -> None:
        """Shows a question of a review, or what the cards that were ``chosen`` are worth. Raises NotAllowed."""
        reviews = self._reviews
        table, known = await reviews.found(table_id, ctx.id)
        asked = _asked(table, known)
        if index >= len(asked):
            raise NotAllowed("unreadable")
        about, mistake = asked[index]
        position = await reviews.position(table, ctx.id, about.number, mistake.at)
        question = Question(table.seen_by(ctx.id), position, mistake, index, 0 if own else len(asked))
        key, draft = (table_id, ctx.id, index), EMPTY
        if what == "ask":
            self._drafts.pop(key, None)
        if what == PICK:
            self._drafts[key] = draft = _with_card(self._drafts.get(key, draft), position, chosen)
        if what in ("ask", PICK):
            await ctx.private(review_question(question, ctx.say, draft))
            return
        cards = _cards_of(position, chosen)
        if own and what == "answer":
            await reviews.practised(table, ctx.id, index, solved=mistake.answer(cards) != "wrong")
        await ctx.private(answer(question, ctx.say, cards))

    async def notes(self, ctx: Context, table_id: int, played: PlayedRound) -> dict[int, tuple[str, ...]]:
        """What the replay of a round says about the person's mistakes, by its step."""
        mistakes = await self._reviews.mistakes(table_id, played, ctx.id)
        return {step: verdict(mistake, position, ctx.say) for step, (mistake, position) in mistakes.items()}


def _asked(table: Table, known: Sequence[RoundReview]) -> list[tuple[RoundReview, Mistake]]:
    """The questions of a review; none before it is complete."""
    return to_ask(known) if len(known) == len(table.game.rounds) else []


def _with_card(draft: Draft, position: View, pressed: Sequence[str]) -> Draft:
    """The draft of a pass after a press: the card, and how many copies of it are to be chosen. Raises NotAllowed."""
    if len(pressed) != 2 or position.phase is not Phase.PASSING:
        raise NotAllowed("unreadable")
    card, copies = read(Card.parse, pressed[0]), read_digits(pressed[1])
    return draft.with_copies(card, copies, position.hand, position.pass_target)


def _cards_of(position: View, names: Sequence[str]) -> tuple[Card, ...]:
    """The cards that somebody would play or pass. Raises NotAllowed if they could not have done so."""
    passing = position.phase is Phase.PASSING
    try:
        cards = parse_cards(" ".join(names))
        without(position.hand if passing else position.legal, cards)
    except ValueError:
        raise NotAllowed("unreadable") from None
    if len(cards) != (size(position.pass_target) if passing else 1):
        raise NotAllowed("unreadable")
    return cards


def _overview(ctx: Context, table: Table, known: list[RoundReview], stopped: bool = False) -> Layout:
    view, say = table.seen_by(ctx.id), ctx.say
    complete = len(known) == len(table.game.rounds)
    return overview(view, known, say) if complete else progress(view, len(known), say, stopped)


async def _tell(ctx: Context, table: Table, message_id: int | None, known: list[RoundReview], stopped: bool) -> None:
    """Updates the answer while Discord allows it; after that, another press shows the rest. A person who has gone on to
    another screen is not disturbed."""
    if ctx.bot.interactions.pressed_since(ctx.interaction, message_id):
        return
    try:
        await ctx.edit_answer(_overview(ctx, table, known, stopped))
    except (*FAILED, NotAllowed, StoreError) as error:
        log.info("the progress of a review could not be shown", error=repr(error))
