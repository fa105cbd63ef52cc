"""Acting: presses on a panel: the cards to pass, the card to play, the call, the moon."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from bot.delivery.answering import Asking, voice
from bot.delivery.drafts import Draft
from bot.tables.refusal import Refusal
from bot.tables.table import TableView
from bot.ui.calling import calling, one_more, read_call
from bot.ui.items import Ask
from hearts import CallPass, Card, ChooseMoon, Pass, PassTarget, Phase, Play
from hearts.passing import HOLD

if TYPE_CHECKING:
    from bot.presses.router import Router

Handler = Callable[["Router", Asking, Ask], Awaitable[None]]


def _card(text: str) -> Card:
    try:
        return Card.parse(text.split(".")[0])
    except ValueError:
        raise Refusal("unreadable") from None


async def _view(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.people.prefer(interaction.user.id, menus=ask.arg == "menus")
    await router.show_panel(interaction, ask.table, voice(interaction)("note-view"))


async def _choose(router: Router, interaction: Asking, ask: Ask) -> None:
    cards, share = tuple(map(_card, ask.values)), int(ask.arg) if ask.arg.isdecimal() else 0

    def chosen(draft: Draft, view: TableView) -> Draft:
        target = view.game.pass_target
        if share >= len(target) or len(cards) > target[share][1]:
            raise Refusal("unreadable")
        return draft.chosen(share, cards, view.game.hand, target)

    await _draft(router, interaction, ask, chosen)


async def _clear(router: Router, interaction: Asking, ask: Ask) -> None:
    await _draft(router, interaction, ask, lambda draft, view: Draft((), draft.changing))


async def _change(router: Router, interaction: Asking, ask: Ask) -> None:
    await _draft(router, interaction, ask, lambda draft, view: Draft.of(view.game.passed, changing=True))


async def _toggle(router: Router, interaction: Asking, ask: Ask) -> None:
    card = _card(ask.arg)

    await _draft(
        router, interaction, ask, lambda draft, view: draft.toggled(card, view.game.hand, view.game.pass_target)
    )


async def _draft(router: Router, interaction: Asking, ask: Ask, step: Callable[[Draft, TableView], Draft]) -> None:
    """A step of choosing cards to pass; nothing of it is written down before it is confirmed."""
    me = interaction.user.id
    view = await router.tables.view(ask.table, me)
    if view.game.prompt != ask.prompt or view.me is None:
        await router.show_panel(interaction, ask.table, voice(interaction)("note-outdated"))
        return
    router.panels.keep_draft(ask.table, me, ask.prompt, step(router.panels.draft(ask.table, me, ask.prompt), view))
    await router.show_panel(interaction, ask.table)


async def _pass(router: Router, interaction: Asking, ask: Ask) -> None:
    cards = tuple(map(_card, ask.arg.split("."))) if ask.arg else ()
    await router.move(interaction, ask, Pass(cards), "")


async def _play(router: Router, interaction: Asking, ask: Ask) -> None:
    card = _card((ask.values or (ask.arg,))[0])
    await router.move(
        interaction, ask, Play(card), voice(interaction)("note-played", card=voice(interaction).card(card))
    )


def _called(text: str) -> PassTarget:
    try:
        return read_call(text)
    except ValueError:
        raise Refusal("unreadable") from None


async def _give(router: Router, interaction: Asking, ask: Ask) -> None:
    """One card more in the dealer's call; the call so far is in the menu itself."""
    if not ask.values or not ask.values[0].isdecimal():
        raise Refusal("unreadable")
    await _show_call(router, interaction, ask, one_more(_called(ask.arg), int(ask.values[0])))


async def _recall(router: Router, interaction: Asking, ask: Ask) -> None:
    await _show_call(router, interaction, ask, HOLD)


async def _show_call(router: Router, interaction: Asking, ask: Ask, called: PassTarget) -> None:
    view = await router.tables.view(ask.table, interaction.user.id)
    if view.game.prompt != ask.prompt or view.game.phase is not Phase.CALLING or view.me is None:
        await router.show_panel(interaction, ask.table, voice(interaction)("note-outdated"))
        return
    await router.private(interaction, calling(view, voice(interaction), called, ""))


async def _call(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.move(interaction, ask, CallPass(_called(ask.arg)), "")


async def _moon(router: Router, interaction: Asking, ask: Ask) -> None:
    if ask.arg not in ("others_up", "shooter_down"):
        raise Refusal("unreadable")
    effect: Any = ask.arg
    await router.move(interaction, ask, ChooseMoon(effect), "")


HANDLERS: Final[dict[str, Handler]] = {
    "view": _view,
    "choose": _choose,
    "clear": _clear,
    "change": _change,
    "toggle": _toggle,
    "pass": _pass,
    "play": _play,
    "call": _call,
    "give": _give,
    "recall": _recall,
    "moon": _moon,
}
