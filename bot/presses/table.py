"""Hosting: presses on the public messages of a table: sitting down, beginning, looking, leaving."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from bot.community.people import person
from bot.community.servers import places
from bot.delivery.answering import Asking, in_private, voice
from bot.tables.refusal import Refusal
from bot.tables.table import TableView
from bot.ui.items import Ask, screen, text
from bot.ui.more import more, sure
from bot.ui.results import scores
from bot.ui.rules import rules
from db import Status

if TYPE_CHECKING:
    from bot.presses.router import Router

Handler = Callable[["Router", Asking, Ask], Awaitable[None]]


async def _hand(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.show_panel(interaction, ask.table)


async def _scores(router: Router, interaction: Asking, ask: Ask) -> None:
    view = await router.tables.view(ask.table, interaction.user.id)
    await router.private(interaction, scores(view, voice(interaction)))


async def _rules(router: Router, interaction: Asking, ask: Ask) -> None:
    view = await router.tables.view(ask.table, interaction.user.id)
    await router.private(interaction, rules(view, voice(interaction)))


async def _more(router: Router, interaction: Asking, ask: Ask) -> None:
    view = await router.tables.view(ask.table, interaction.user.id)
    await router.private(interaction, more(view, voice(interaction), person(interaction)))


async def _sure(router: Router, interaction: Asking, ask: Ask) -> None:
    view = await router.tables.view(ask.table, interaction.user.id)
    await router.private(interaction, sure(view, voice(interaction), ask.arg))


async def _ready(router: Router, interaction: Asking, ask: Ask) -> None:
    view = await router.tables.ready(ask.table, person(interaction))
    number = ask.prompt // 100 - 1
    if ask.arg == "panel" or not 0 <= number < len(view.game.rounds):
        await router.show_panel(interaction, ask.table)
    else:
        await router.redraw(interaction, ask.table, f"round {number}")


async def come_back(router: Router, interaction: Asking, number: int) -> None:
    """Somebody plays for themselves again. A table that waits goes on with it, in the channel where it is asked for."""
    table = await router.tables.get(number)
    if table.record.status is Status.SUSPENDED and not table.is_in(interaction.channel_id):
        table.my_seat(interaction.user.id)
        interaction.client.servers.check_place(interaction.guild_id or 0, *places(interaction))
        await router.tables.move_to(number, *places(interaction))
    await router.tables.come_back(number, person(interaction))
    await router.show_panel(interaction, number)


async def _back(router: Router, interaction: Asking, ask: Ask) -> None:
    await come_back(router, interaction, ask.table)


async def _go_on(router: Router, interaction: Asking, ask: Ask) -> None:
    """Of two who press it at once, the second one sees their cards like the first."""
    if (await router.tables.get(ask.table)).record.status is Status.SUSPENDED:
        await come_back(router, interaction, ask.table)
    else:
        await router.show_panel(interaction, ask.table)


async def pause(router: Router, interaction: Asking, number: int) -> None:
    """The game waits until one of its people goes on with it."""
    await router.tables.pause(number, person(interaction))
    await router.show_panel(interaction, number)


async def _pause(router: Router, interaction: Asking, ask: Ask) -> None:
    await pause(router, interaction, ask.table)


async def rematch(router: Router, interaction: Asking, number: int) -> None:
    """The same game again, in the channel where it was opened."""
    interaction.client.servers.check_place(interaction.guild_id, *places(interaction))
    over = await router.tables.get(number)
    if not over.is_in(interaction.channel_id):
        raise Refusal("rematch-elsewhere", where=f"<#{over.home[0]}>")
    view, new = await router.tables.rematch(number, person(interaction))
    here = view.channel_id == interaction.channel_id
    if new and here:
        await router.open_lobby(interaction, view)
        return
    if new:
        router.boards.poke(view.id)
    say = voice(interaction)
    note = say("note-seated") if here else say("note-seated-elsewhere", where=f"<#{view.channel_id}>")
    await router.show_panel(interaction, view.id, note)


async def _rematch(router: Router, interaction: Asking, ask: Ask) -> None:
    await rematch(router, interaction, ask.table)


async def _join(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.tables.join(ask.table, person(interaction))
    if in_private(interaction):
        await router.show_panel(interaction, ask.table, voice(interaction)("note-seated"))
    else:
        await router.redraw(interaction, ask.table, "lobby")


async def _leave(router: Router, interaction: Asking, ask: Ask) -> None:
    view = await router.tables.leave(ask.table, person(interaction))
    await _left(router, interaction, ask, farewell(view))


async def _cancel(router: Router, interaction: Asking, ask: Ask) -> None:
    await interaction.client.moderation.end(ask.table, person(interaction))
    await _left(router, interaction, ask, "ended-game")


def farewell(view: TableView) -> str:
    """What somebody hears who has left: there is no way back to a table that nobody sits at."""
    return "left-game" if view.people else "ended-game"


async def _left(router: Router, interaction: Asking, ask: Ask, sentence: str) -> None:
    if in_private(interaction):
        await router.private(interaction, screen(text(voice(interaction)(sentence))))
    else:
        await router.redraw(interaction, ask.table, "lobby")


async def _computer(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.tables.add_computer(ask.table, person(interaction))
    await router.redraw(interaction, ask.table, "lobby")


async def _nocomputer(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.tables.remove_computer(ask.table, person(interaction))
    await router.redraw(interaction, ask.table, "lobby")


async def _start(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.tables.start(ask.table, person(interaction))
    await router.redraw(interaction, ask.table, "lobby")


HANDLERS: Final[dict[str, Handler]] = {
    "hand": _hand,
    "refresh": _hand,
    "scores": _scores,
    "rules": _rules,
    "more": _more,
    "sure": _sure,
    "ready": _ready,
    "back": _back,
    "go-on": _go_on,
    "pause": _pause,
    "rematch": _rematch,
    "join": _join,
    "leave": _leave,
    "cancel": _cancel,
    "computer": _computer,
    "nocomputer": _nocomputer,
    "start": _start,
}
