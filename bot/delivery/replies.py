"""Replies about tables: each answers a press or a command with exactly one request."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import discord

from bot.delivery.asker import Asker, Bot, private_say
from bot.delivery.daily import show_result, shows_result
from bot.delivery.deferral import is_deferred
from bot.delivery.error_messages import refused
from bot.delivery.failures import AnswerLost, deleted
from bot.delivery.mentions import NOBODY
from bot.delivery.rights import check_shown
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.turns import Acted
from bot.tables.views import TableView
from bot.ui.items import Layout
from bot.ui.panel import panel, spectator
from db import Kind, Post
from hearts import Card, IllegalMove, Move, Phase


async def show_panel(asker: Asker, table: Table, note: str = "") -> None:
    """The person's panel: in place where the press came from a private message, else as a new private one."""
    if shows_result(table, asker.id):
        await show_result(asker, table.record.day or 0, note)
        return
    view = table.seen_by(asker.id)
    if view.status == "suspended":
        note = note or _why_lost(asker, table)
    layout = draw_panel(asker, view, note)
    if view.me is None:
        await asker.private(layout)
        return
    with asker.bot.panels.answering(view.id, asker.interaction, layout) as answer:
        answer.message_id = await asker.private(layout, hand=True) or answer.message_id


def _why_lost(asker: Asker, table: Table) -> str:
    """Why a game rests that cannot be shown, and what would help; nothing where its people let it rest."""
    try:
        check_shown(asker.interaction.guild, table)
    except NotAllowed as refusal:
        return asker.say(f"refusal-{refusal.key}", **refusal.details)
    return ""


def draw_panel(asker: Asker, view: TableView, note: str = "") -> Layout:
    """The panel of whoever sits at the table; what a spectator sees for everybody else."""
    return draw_for(asker.bot, view, asker.id, asker.interaction.locale, note)


def draw_for(bot: Bot, view: TableView, player_id: int, locale: discord.Locale, note: str = "") -> Layout:
    """The same, for somebody who need not have asked."""
    say = private_say(bot, player_id, locale)
    hints = bot.servers.settings(view.guild_id).hints and view.hints and view.kind not in (Kind.DAILY, Kind.MATCH)
    if view.me is None:
        return spectator(view, say, note, status=bot.servers.settings(view.guild_id).spectators)
    draft = bot.panels.draft(view.id, player_id, view.game.prompt)
    preferences = bot.people.preferences(player_id)
    return panel(view, say, preferences=preferences, draft=draft, note=note, hints=hints)


async def redraw(asker: Asker, table: Table, subject: str) -> None:
    """A press on the public message is answered by that message, redrawn: it costs no request of its own. What has no
    public message is shown to whoever asks alone."""
    if not table.public:
        await show_panel(asker, table)
        return
    if await is_deferred(asker.interaction):  # a message of its own says so: the board itself is the answer
        asker.bot.boards.mark_dirty(table.record.id)
        await deleted(asker.interaction.delete_original_response())
        return
    layout = asker.bot.boards.draw(table, subject)
    await asker.in_place(layout)
    if asker.interaction.message is not None:
        asker.bot.boards.answered(table, asker.interaction.message.id, subject, layout)


async def open_lobby(asker: Asker, table: Table) -> None:
    """The lobby of a new table, as the public answer. A table whose lobby nobody can see is taken back."""
    tables, boards, table_id = asker.bot.tables, asker.bot.boards, table.record.id
    if await is_deferred(asker.interaction):  # Discord has begun a private answer
        boards.mark_dirty(table_id)
        await deleted(asker.interaction.delete_original_response())
        return
    layout, allowed = await boards.first(table)
    host = Person(table.record.host_id, "", True)
    message_id = await announce(asker, layout, lambda: tables.end(table_id, host), allowed=allowed)
    await tables.posted(table_id, message_id, "lobby")
    boards.answered(table, message_id, "lobby", layout)


async def announce(
    asker: Asker,
    layout: Layout,
    take_back: Callable[[], Awaitable[object]],
    *,
    allowed: discord.AllowedMentions = NOBODY,
) -> int:
    """The first message of something new, as the public answer; gives its id. Where nobody can see it, what it is about
    is taken back. Raises what `bot.delivery.failures.taken` does."""
    lost: Exception = AnswerLost("the message is not there")
    message_id: int | None = None
    try:
        message_id = await asker.public(layout, allowed=allowed)
    except (AnswerLost, discord.HTTPException) as error:
        lost = error
    message_id = message_id or await asker.answer_id()
    if message_id is None:
        await take_back()
        raise lost
    return message_id


async def post_about(
    asker: Asker,
    table_id: int,
    subject: str,
    layout: Layout,
    *,
    file: discord.File | None = None,
    allowed: discord.AllowedMentions = NOBODY,
) -> None:
    """A public answer about a table, of this subject, which is drawn anew when that is needed."""
    message_id = await asker.public(layout, file=file, allowed=allowed) or await asker.answer_id()
    if message_id is not None:
        await asker.bot.tables.store.posts.keep(Post(message_id, table_id, asker.channel_id, subject))


async def choose_ahead(asker: Asker, table_id: int, card: Card, prompt: int | None, seen: int | None) -> None:
    """A card is chosen before its turn, or taken back."""
    turns = asker.bot.tables.turns
    await answer(asker, table_id, turns.choose_ahead(table_id, asker.person, card, prompt, seen))


async def claim(asker: Asker, table_id: int, prompt: int | None = None) -> None:
    """Ends a round in which nothing can change any more."""
    await answer(asker, table_id, asker.bot.tables.turns.claim(table_id, asker.person, prompt))


async def move(asker: Asker, table_id: int, prompt: int, move: Move, note: str) -> None:
    """A move from a panel."""
    await answer(asker, table_id, asker.bot.tables.act(table_id, asker.person, move, prompt), note, moved=True)


async def answer(
    asker: Asker, table_id: int, asked: Coroutine[Any, Any, Acted], note: str = "", *, moved: bool = False
) -> None:
    """The panel after what was asked for, with a line about it. Too late or refused: as it stands now, with one line
    why. Whoever has ``moved`` chooses anew what to pass."""
    try:
        acted = await asked
        table = acted.table
        if acted.outdated:
            note = asker.say("note-outdated")
        elif table.game.phase in (Phase.DEALING, Phase.OVER):
            note = ""  # the last trick stands there, and what fell after the person's card
    except IllegalMove as error:
        table, note = await asker.bot.tables.get(table_id), refused(error, asker.say)
    if moved:
        asker.bot.panels.drop_draft(table_id, asker.id)
    await show_panel(asker, table, note)
