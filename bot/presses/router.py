"""The router: every press of a button and every choice in a menu comes in here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.community import privacy
from bot.community.people import People, person
from bot.delivery.answering import NOBODY, Asking, answering, in_private, refused, voice
from bot.delivery.boards import Boards
from bot.delivery.panels import Panels
from bot.house_rules.house import House
from bot.presses import hint as advising
from bot.presses import leaderboard as ranking
from bot.presses import rules as editing
from bot.presses import settings as arranging
from bot.presses import table as hosting
from bot.presses import turn as acting
from bot.presses.history import show_history, show_replay
from bot.tables.refusal import Refusal
from bot.tables.seating import Person
from bot.tables.service import Tables
from bot.tables.table import TableView
from bot.ui.forms import Filled
from bot.ui.help import help_screen
from bot.ui.items import Ask, Layout
from bot.ui.panel import panel, spectator
from hearts import Move, Refused

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
        if in_private(interaction):
            await interaction.response.edit_message(view=layout, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)
        if view.me is not None:
            self.panels.opened(number, interaction, layout)

    def draw_panel(self, view: TableView, interaction: Asking, note: str = "") -> Layout:
        me, say, settings = interaction.user.id, voice(interaction), interaction.client.servers.of(view.guild_id)
        if view.me is None:
            return spectator(view, say, note, status=settings.spectators)
        draft = self.panels.draft(view.id, me, view.game.prompt)
        return panel(view, say, taste=self.people.taste(me), draft=draft, note=note, hints=settings.hints)

    async def redraw(self, interaction: Asking, number: int, subject: str) -> None:
        """A press on the public message is answered by that message, redrawn: it costs no request of its own."""
        table = await self.tables.get(number)
        layout = self.boards.draw(table, subject)
        await interaction.response.edit_message(view=layout, allowed_mentions=NOBODY)
        if interaction.message is not None:
            self.boards.answered(number, interaction.message.id, subject, layout)

    async def private(self, interaction: Asking, layout: Layout) -> None:
        """An answer for the person alone: in place where the press came from such a one, without its files."""
        if in_private(interaction):
            await interaction.response.edit_message(view=layout, attachments=[], allowed_mentions=NOBODY)
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
            await self.tables.posted(view.id, answer.message_id)
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


async def _help(router: Router, interaction: Asking, ask: Ask) -> None:
    await router.private(interaction, help_screen(voice(interaction), ask.arg))


HANDLERS: dict[str, Handler] = {
    **hosting.HANDLERS,
    **acting.HANDLERS,
    **editing.HANDLERS,
    "hint": advising.press,
    "replay": show_replay,
    "history": show_history,
    "ranking": ranking.press,
    "privacy": privacy.press,
    "settings": arranging.settings,
    "prefer": arranging.prefer,
    "help": _help,
}
