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
from hearts import Card, Phase, View
from hearts.values import replace
from players import Hint, coach, hint
from players.coach import Advice, Outlook, careful
from players.worlds import seed_of

log = structlog.get_logger(__name__)


def given(advice: Advice | Hint, view: View, *, why: bool = False, mine: Outlook | None = None) -> GivenHint:
    """The hint that somebody is given; with ``why``, with the numbers of the coach, if it is sure of them. Cards to
    pass can be compared again, as others may be chosen: those are ``mine``."""
    has_numbers = isinstance(advice, Advice) and advice.sure
    words = partial(hint_in_words, advice, view, why=why, mine=mine)
    explained = (why and view.phase is not Phase.PASSING) or not has_numbers
    return GivenHint(hint_of(advice, view).cards, words, explained=explained)


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
    drafts = ctx.bot.tables.drafts
    advice = await asyncio.shield(_advice(ctx.bot, view))
    mine = await _chosen(ctx.bot, view, advice, drafts.of(*asked).cards) if why else None
    now = await ctx.bot.tables.get(table_id)
    if now.game.prompt != view.game.prompt or not now.seen_by(ctx.id).game.my_turn:
        await show_panel(ctx, now, say("note-outdated"))  # the table went on while the coach thought
        return
    hinted = replace(drafts.of(*asked), hint=given(advice, view.game, why=why, mine=mine))
    drafts.keep(*asked, hinted)  # it stays until the question is answered
    await show_panel(ctx, now)


async def _chosen(bot: Bot, view: TableView, advice: Advice | Hint, cards: tuple[Card, ...]) -> Outlook | None:
    """The outlook of all the cards that somebody has chosen to pass, measured against the coach's best ones; None if
    they are these, or there is none."""
    if isinstance(advice, Hint) or len(cards) != len(advice.best.cards) or view.game.phase is not Phase.PASSING:
        return None
    wanted, best = sorted(cards), sorted(advice.best.cards)
    if wanted == best:
        return None
    with_mine = await asyncio.shield(_advice(bot, view, also=tuple(wanted)))
    if isinstance(with_mine, Hint):
        return None
    found = {tuple(sorted(each.cards)): each for each in with_mine.outlooks}
    mine, known = found.get(tuple(wanted)), found.get(tuple(best))
    return replace(mine, behind=mine.behind - known.behind) if mine is not None and known is not None else None


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


def _advice(bot: Bot, view: TableView, also: tuple[Card, ...] = ()) -> asyncio.Future[Advice | Hint]:
    """What the coach advises for the question of a view; ``also`` are cards to pass that it judges as well. The same
    position gets the same answer, also after a choice was taken back, and if there was only a rule of thumb when it was
    asked first."""
    position = seed_of(view.game)
    return bot.tables.thinking.once((position, also) if also else position, partial(_think, bot, view, also))


async def _think(bot: Bot, view: TableView, also: tuple[Card, ...]) -> Advice | Hint:
    advice, asked = None, partial(coach.advise, also=also) if also else coach.advise
    try:
        advice = await bot.tables.thinking.advise(asked, view.game) if bot.tables.thinking.searches else None
    except TooLong as error:
        log.error("the coach does not come to an end", table=view.id, exc_info=error)
    except Exception:  # the answer is kept: an error would refuse every later hint in this position
        log.exception("the coach has failed", table=view.id)
    return advice or hint(view.game)
