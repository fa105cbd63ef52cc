"""Hints: what the coach, or else a rule of thumb, advises to whoever asks, and by itself to those new to the game."""

from __future__ import annotations

import asyncio
from functools import partial

import structlog

from bot.answers.context import Bot, Context
from bot.answers.replies import hints_allowed, show_panel
from bot.tables.drafts import GivenHint
from bot.tables.errors import NotAllowed
from bot.tables.person import check_hint
from bot.tables.thinking import TooLong
from bot.tables.views import TableView
from cogs.coach.screens import hint_in_words, hint_of, hint_question
from db import Status
from hearts import Phase, View
from hearts.values import replace
from players import Hint, coach, hint
from players.coach import Advice, careful
from players.worlds import seed_of

log = structlog.get_logger(__name__)


def given(advice: Advice | Hint, view: View, *, why: bool = False) -> GivenHint:
    """The hint that somebody is given; with ``why``, with the numbers of the coach, if it is sure of them."""
    has_numbers = isinstance(advice, Advice) and advice.sure
    words = partial(hint_in_words, advice, view, why=why)
    return GivenHint(hint_of(advice, view).cards, words, explained=why or not has_numbers)


async def advise(ctx: Context, table_id: int, *, sure: bool = False, why: bool = False) -> None:
    """Shows the panel with a hint in it; with ``why``, with the coach's numbers. Before the first one of a game with
    others it asks whether the person is ``sure``: that they asked is stored. Raises NotAllowed if the server or the
    table does without hints."""
    table, say = await ctx.bot.tables.get(table_id), ctx.say
    view = table.seen_by(ctx.id)
    if not hints_allowed(ctx.bot, view):
        raise NotAllowed("hints-off")
    if (
        view.status is not Status.PLAYING
        or not view.game.my_turn
        or view.game.phase not in (Phase.PASSING, Phase.PLAYING)
    ):
        await show_panel(ctx, table, say("hint-none"))
        return
    check_hint(table)
    if not (sure or table.kind.solitaire or table.seats[table.my_seat(ctx.id)].hinted):
        await ctx.private(hint_question(view, say))
        return
    await ctx.bot.tables.mark_hinted(table_id, ctx.person)
    asked = table_id, ctx.id, view.game.prompt
    advice, now = await asyncio.shield(_advice(ctx.bot, view)), await ctx.bot.tables.get(table_id)
    if now.game.prompt != view.game.prompt or not now.seen_by(ctx.id).game.my_turn:
        await show_panel(ctx, now, say("note-outdated"))  # the table went on while the coach thought
        return
    drafts = ctx.bot.tables.drafts
    hinted = replace(drafts.of(*asked), hint=given(advice, view.game, why=why))
    drafts.keep(*asked, hinted)  # it stays until the question is answered
    await show_panel(ctx, now)


def tip(bot: Bot, view: TableView, player_id: int) -> GivenHint | None:
    """The hint that the coach gives a person by itself, or that there is no choice. While it thinks, the hint says so,
    and their panel is drawn again afterwards."""
    if view.game.phase not in (Phase.PASSING, Phase.PLAYING):
        return None
    if not view.game.has_choice:
        return GivenHint((), lambda say: say("hint-only"))
    if not bot.tables.thinking.searches:
        return given(hint(view.game), view.game)
    coming = _advice(bot, view)
    if coming.done():
        return _given_to_the_new(hint(view.game) if coming.cancelled() else coming.result(), view.game)

    def known(done: asyncio.Future[Advice | Hint]) -> None:
        if not done.cancelled():  # else the bot stops
            bot.panels.redraw(player_id)

    coming.add_done_callback(known)
    return GivenHint((), lambda say: say("hint-coming"))


def _given_to_the_new(advice: Advice | Hint, view: View) -> GivenHint:
    """A tip; where it differs from the coach's best move, no button compares it with that."""
    if isinstance(advice, Hint) or (calm := careful(advice, view)).best is advice.best:
        return given(advice, view)
    return replace(given(calm, view), explained=True)


def _advice(bot: Bot, view: TableView) -> asyncio.Future[Advice | Hint]:
    """What the coach advises for the question of a view. The same position gets the same answer, also after a choice
    was taken back, and if there was only a rule of thumb when it was asked first."""
    return bot.tables.thinking.once(seed_of(view.game), partial(_think, bot, view))


async def _think(bot: Bot, view: TableView) -> Advice | Hint:
    advice = None
    try:
        advice = await bot.tables.thinking.advise(coach.advise, view.game) if bot.tables.thinking.searches else None
    except TooLong as error:
        log.error("the coach does not come to an end", table=view.id, exc_info=error)
    except Exception:  # the answer is kept: an error would refuse every later hint in this position
        log.exception("the coach has failed", table=view.id)
    return advice or hint(view.game)
