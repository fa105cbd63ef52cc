"""Turns: presses that choose cards to pass, play a card, call the pass, decide about a moon or cut the pack."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from bot.answers.access import authorize
from bot.answers.context import Context
from bot.answers.feature import Handler
from bot.answers.replies import make_move, show_outcome, show_panel
from bot.tables.drafts import Draft
from bot.tables.errors import NotAllowed
from bot.tables.turns import check_cut
from bot.tables.views import TableView
from bot.ui.actions import Action, read, read_digits
from bot.ui.cutting import CUT, cut_form, read_cut
from bot.ui.forms import Filled
from bot.ui.passing import one_more, read_call
from bot.ui.playing import TAKE_BACK
from hearts import CallPass, Card, ChooseMoon, Pass, Play
from hearts.passing import HOLD


def _card(text: str) -> Card:
    return read(Card.parse, text.partition(".")[0])


def _card_and_number(text: str) -> tuple[Card, int]:
    """A card, and the number that its button holds beside it. Raises NotAllowed."""
    card, _, number = text.partition(".")
    return read(Card.parse, card), read_digits(number)


async def _choose(ctx: Context, action: Action) -> None:
    cards, share = tuple(map(_card, action.values)), read_digits(action.arg)

    def chosen(draft: Draft, view: TableView) -> Draft:
        target = view.game.pass_target
        if share >= len(target) or len(cards) > target[share][1]:
            raise NotAllowed("unreadable")
        return draft.chosen(share, cards, view.game.hand, target)

    await _draft(ctx, action, chosen)


async def _toggle(ctx: Context, action: Action) -> None:
    """Chooses a card to pass, or takes it back. The button holds how many copies are to be chosen."""
    card, copies = _card_and_number(action.arg)

    def toggled(draft: Draft, view: TableView) -> Draft:
        return draft.with_copies(card, copies, view.game.hand, view.game.pass_target)

    await _draft(ctx, action, toggled)


async def _draft(ctx: Context, action: Action, step: Callable[[Draft, TableView], Draft]) -> None:
    """Changes a draft by one step; nothing is stored before the cards are passed, or the pass is called."""
    me, drafts = ctx.id, ctx.bot.tables.drafts
    table = await ctx.bot.tables.get(action.table)
    view = table.seen_by(me)
    if view.game.prompt != action.number or view.me is None:
        await show_panel(ctx, table, ctx.say("note-outdated"))
        return
    drafts.keep(action.table, me, action.number, step(drafts.of(action.table, me, action.number), view))
    await show_panel(ctx, table)


async def _pass(ctx: Context, action: Action) -> None:
    cards = tuple(map(_card, action.args)) if action.arg else ()
    await make_move(ctx, action.table, Pass(cards), action.number)


async def _play(ctx: Context, action: Action) -> None:
    card = _card((action.values or (action.arg,))[0])
    await make_move(ctx, action.table, Play(card), action.number)


async def _premove(ctx: Context, action: Action) -> None:
    """Chooses a card before its turn, or takes it back. The button holds how many cards had been played when it was
    drawn, and which of the two it does, so that a second press on it changes nothing."""
    text = (action.values or (action.arg,))[0]
    card, seen = _card_and_number(text.removesuffix(TAKE_BACK))
    back = text.endswith(TAKE_BACK)
    chosen = ctx.bot.tables.choose_premove(action.table, ctx.person, card, action.number, seen, back=back)
    await show_outcome(ctx, action.table, chosen)


async def _go_on(ctx: Context, action: Action) -> None:
    """Goes on after a finished trick that stays on the table."""
    await show_outcome(ctx, action.table, ctx.bot.tables.go_on(action.table, ctx.person, action.number))


async def _claim(ctx: Context, action: Action) -> None:
    """Ends a round whose scores cannot change any more."""
    await show_outcome(ctx, action.table, ctx.bot.tables.claim(action.table, ctx.person, action.number))


async def _give(ctx: Context, action: Action) -> None:
    """Adds a card to the dealer's call; the menu holds the call so far."""
    called = one_more(read(read_call, action.arg), read_digits(action.choice()))
    await _draft(ctx, action, lambda draft, view: Draft(called=called))


async def _moon(ctx: Context, action: Action) -> None:
    if action.arg not in ("others_up", "shooter_down"):
        raise NotAllowed("unreadable")
    effect: Any = action.arg
    await make_move(ctx, action.table, ChooseMoon(effect), action.number)


async def _open_cut(ctx: Context, action: Action) -> None:
    """Cuts the number of cards on the button, or opens the form that asks for it. Raises NotAllowed."""
    if action.arg:
        await _cut(ctx, action.table, action.number, action.arg)
        return
    table = await ctx.bot.tables.get(action.table)
    if action.number != table.game.prompt:
        await show_panel(ctx, table, ctx.say("note-outdated"))
        return
    check_cut(table, table.my_seat(ctx.id), 1)
    await ctx.open_form(cut_form(CUT, table.record.id, str(table.game.prompt), table.most_cut, ctx.say))


async def submit_cut(ctx: Context, filled: Filled) -> None:
    """Cuts the number of cards that somebody has typed. Raises NotAllowed."""
    await authorize(ctx, filled.number)
    await _cut(ctx, filled.number, read_digits(filled.arg), filled.text(CUT))


async def _cut(ctx: Context, table_id: int, prompt: int, typed: str) -> None:
    await show_outcome(ctx, table_id, ctx.bot.tables.cut(table_id, ctx.person, read_cut(typed), prompt))


HANDLERS: Final[dict[str, Handler]] = {
    "choose": _choose,
    "change": lambda ctx, action: _draft(ctx, action, lambda draft, view: Draft(view.game.passed, changing=True)),
    "toggle": _toggle,
    "pass": _pass,
    "play": _play,
    "ahead": _premove,
    "on": _go_on,
    "claim": _claim,
    "call": lambda ctx, action: make_move(ctx, action.table, CallPass(read(read_call, action.arg)), action.number),
    "give": _give,
    "recall": lambda ctx, action: _draft(ctx, action, lambda draft, view: Draft(called=HOLD)),
    "moon": _moon,
    CUT: _open_cut,
}
