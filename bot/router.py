"""The router: every press of a button and every choice in a menu comes in here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot import arranging, editing, privacy, ranking
from bot.answering import NOBODY, Asking, answering, refused, voice
from bot.boards import Boards
from bot.browsing import show_history, show_replay
from bot.drafts import Draft
from bot.house import House
from bot.panels import Panels
from bot.people import People, person
from bot.refusal import Refusal
from bot.seating import Person
from bot.servers import places
from bot.table import TableView
from bot.tables import Tables
from bot.ui.calling import calling, one_more, read_call
from bot.ui.forms import Filled
from bot.ui.help import help_screen
from bot.ui.items import Ask, Layout, screen, text
from bot.ui.more import more, sure
from bot.ui.panel import panel, spectator
from bot.ui.results import scores
from bot.ui.rules import rules
from hearts import CallPass, Card, ChooseMoon, Move, Pass, PassTarget, Phase, Play, Refused
from hearts.passing import HOLD

Handler = Callable[["Router", Asking, Ask], Awaitable[None]]


class Router:
    """Turns presses into calls of the door, and answers each with exactly one request."""

    def __init__(self, tables: Tables, boards: Boards, panels: Panels, people: People, house: House) -> None:
        self.tables = tables
        self.boards = boards
        self.panels = panels
        self.people = people
        self.house = house
        self.scraps = editing.Scraps()

    async def press(self, interaction: Asking, ask: Ask) -> None:
        async with answering(interaction):
            await self.people.meet(interaction)
            handler = HANDLERS.get(ask.verb)
            if handler is None:
                raise Refusal("unreadable")
            await handler(self, interaction, ask)

    async def submit(self, interaction: Asking, filled: Filled | None) -> None:
        """A form was sent; None: one that no version of this bot knows."""
        async with answering(interaction):
            await self.people.meet(interaction)
            if filled is None:
                raise Refusal("unreadable")
            await editing.submit(self, interaction, filled)

    # -- answers

    async def show_panel(self, interaction: Asking, number: int, note: str = "") -> None:
        """The person's panel: in place where the press came from a private message, else as a new private one."""
        view = await self.tables.view(number, interaction.user.id)
        layout = self.draw_panel(view, interaction, note)
        if _private(interaction):
            await interaction.response.edit_message(view=layout, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)
        if view.me is not None:
            self.panels.opened(number, interaction, layout)

    def draw_panel(self, view: TableView, interaction: Asking, note: str = "") -> Layout:
        me = interaction.user.id
        if view.me is None:
            status = interaction.client.servers.of(view.guild_id).spectators
            return spectator(view, voice(interaction), note, status=status)
        draft = self.panels.draft(view.id, me, view.game.prompt)
        return panel(view, voice(interaction), taste=self.people.taste(me), draft=draft, note=note)

    async def redraw(self, interaction: Asking, number: int, subject: str) -> None:
        """A press on the public message is answered by that message, redrawn: it costs no request of its own."""
        table = await self.tables.get(number)
        layout = self.boards.draw(table, subject)
        await interaction.response.edit_message(view=layout, allowed_mentions=NOBODY)
        if interaction.message is not None:
            self.boards.answered(number, interaction.message.id, subject, layout)

    async def private(self, interaction: Asking, layout: Layout) -> None:
        if _private(interaction):
            await interaction.response.edit_message(view=layout, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)

    async def open_lobby(self, interaction: Asking, view: TableView) -> None:
        """The lobby of a new table, as the public answer. A table whose lobby nobody can see is taken back."""
        table = await self.tables.get(view.id)
        layout = self.boards.draw(table, "lobby")
        try:
            answer = await interaction.response.send_message(view=layout, allowed_mentions=NOBODY)
        except discord.HTTPException:
            await self.tables.end(view.id, Person(table.record.host_id, "", True))
            raise
        if answer.message_id is not None:
            await self.tables.move_to(view.id, table.record.channel_id, answer.message_id)
            self.boards.answered(view.id, answer.message_id, "lobby", layout)

    # -- moves

    async def move(self, interaction: Asking, ask: Ask, move: Move, note: str) -> None:
        """A move from a panel. Too late or refused: the panel is drawn as it stands now, with one line about it."""
        say = voice(interaction)
        try:
            acted = await self.tables.act(ask.table, person(interaction), move, ask.prompt)
            note = say("note-outdated") if acted.outdated else note
        except Refused as error:
            note = refused(error, interaction)
        self.panels.drop_draft(ask.table, interaction.user.id)
        await self.show_panel(interaction, ask.table, note)


def _private(interaction: Asking) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


def _card(text: str) -> Card:
    try:
        return Card.parse(text.split(".")[0])
    except ValueError:
        raise Refusal("unreadable") from None


# -- at the table


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


async def _back(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.tables.come_back(ask.table, person(interaction))
    await router.show_panel(interaction, ask.table)


async def _rematch(router: Router, interaction: Asking, ask: Ask) -> None:
    interaction.client.servers.check_place(interaction.guild_id, *places(interaction))
    view, new = await router.tables.rematch(ask.table, person(interaction))
    if new:
        await router.open_lobby(interaction, view)
    else:
        await router.show_panel(interaction, view.id, voice(interaction)("note-seated"))


# -- in the lobby


async def _join(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.tables.join(ask.table, person(interaction))
    if _private(interaction):
        await router.show_panel(interaction, ask.table, voice(interaction)("note-seated"))
    else:
        await router.redraw(interaction, ask.table, "lobby")


async def _leave(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.tables.leave(ask.table, person(interaction))
    await _left(router, interaction, ask, "left-game")


async def _cancel(router: Router, interaction: Asking, ask: Ask) -> None:
    await interaction.client.moderation.end(ask.table, person(interaction))
    await _left(router, interaction, ask, "ended-game")


async def _left(router: Router, interaction: Asking, ask: Ask, sentence: str) -> None:
    if _private(interaction):
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


# -- on the panel


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
    await router.move(interaction, ask, Pass(cards), voice(interaction)("note-passed"))


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


async def _help(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.private(interaction, help_screen(voice(interaction), ask.arg))


HANDLERS: dict[str, Handler] = {
    "hand": _hand,
    "refresh": _hand,
    "scores": _scores,
    "rules": _rules,
    "more": _more,
    "sure": _sure,
    "ready": _ready,
    "back": _back,
    "rematch": _rematch,
    "join": _join,
    "leave": _leave,
    "cancel": _cancel,
    "computer": _computer,
    "nocomputer": _nocomputer,
    "start": _start,
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
    "replay": show_replay,
    "history": show_history,
    "ranking": ranking.press,
    "help": _help,
    "privacy": privacy.press,
    "settings": arranging.settings,
    "prefer": arranging.prefer,
    **editing.HANDLERS,
}
