"""Replies about tables: what answers a press or a command there, and the panels that it shows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

import discord
import structlog

from bot.answers.context import Bot, Context, private_say
from bot.answers.error_messages import explain_refusal
from bot.language.wording import Translator
from bot.messages.permissions import check_shown
from bot.messages.subjects import LOBBY
from bot.messages.table_messages import score_chart
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.turns import Acted
from bot.tables.views import TableView
from bot.transport.failures import AnswerLost
from bot.transport.mentions import NOBODY
from bot.ui.curves import TRICK_FILE
from bot.ui.features import with_check, with_end_of_coaching, with_lessons
from bot.ui.items import Layout
from bot.ui.names import safe_name
from bot.ui.panel import Outsider, farewell, note_removed, panel, removed, spectator
from bot.ui.playing import HEADINGS, asks_by_rule
from bot.ui.results import scores
from bot.ui.tabletop import score
from db import ALIVE, Post, Status, StoreError
from hearts import IllegalMove, Move, Pass, Phase

log = structlog.get_logger(__name__)


async def show_panel(ctx: Context, table: Table, note: str = "") -> None:
    """Shows the person's panel: in place if the press was on a private message, else in a new private message."""
    ending = ctx.bot.ending(table.kind)
    if ending is not None and not table.alive and table.seat_of(ctx.id) is not None:
        await ending(ctx, table, note)
        return
    view = table.seen_by(ctx.id)
    if view.status is Status.SUSPENDED:
        note = note or _why_lost(ctx, table)
    layout = _draw_panel(ctx, view, note)
    if view.me is None:
        await ctx.private(layout)
        return
    with ctx.bot.panels.answering(view.id, ctx.interaction, layout):
        await ctx.answer.private(layout)
    if view.game.phase is Phase.PLAYING and ctx.bot.people.preferences(ctx.id).lesson is None:
        await _played_on(ctx, view.id)


async def _played_on(ctx: Context, table_id: int) -> None:
    """Notes that somebody has seen the offer of the lessons and plays on at a table, whose panel is not drawn again: it
    would lose its note."""
    try:
        async with ctx.bot.tables.person_locks.changing(ctx.id):
            if (await ctx.bot.people.known_preferences(ctx.id)).lesson is None:
                await ctx.bot.people.prefer(ctx.id, lesson=0)
    except StoreError as error:  # what they asked for is done and shown
        log.warning("it is noted later that somebody plays on", reason=str(error))
        return
    ctx.bot.panels.redraw(ctx.id, but=table_id)


async def show_seated(ctx: Context, before: Table, table: Table) -> None:
    """Shows the panel of a person who has just taken a seat. In a running game it says who played there last, and what
    comes with it."""
    await show_panel(ctx, table, _seated(before, table.seen_by(ctx.id), ctx.id, ctx.say))


def _seated(before: Table, view: TableView, player_id: int, say: Translator) -> str:
    seat = view.me
    if seat is None or before.record.status is Status.LOBBY:
        return say("note-seated")
    inherits = {"score": score(view, seat), "late": view.seats[seat].hinted}
    inherits["passed"] = view.game.phase is Phase.PASSING and bool(view.game.passed)
    if player_id in view.departed:
        return say("note-seated-back", **inherits)
    acted = [one.name for one in view.sittings if one.seat == seat] or [before.seats[seat].name]
    return say("note-seated-late", who=safe_name(acted[-1], say), **inherits)


def _why_lost(ctx: Context, table: Table) -> str:
    """Why the bot cannot show a suspended game, and what would help; empty if it could."""
    try:
        check_shown(ctx.interaction.guild, table)
    except NotAllowed as refusal:
        return explain_refusal(refusal, ctx.say)
    return ""


def _draw_panel(ctx: Context, view: TableView, note: str) -> Layout:
    """The panel of a person who sits at the table; the screen of a spectator for everybody else."""
    say = ctx.say
    if view.me is not None:
        return _panel(ctx.bot, view, ctx.id, say, note)
    if view.kind.solitaire:  # whose data was deleted
        return farewell(view, say)
    return _spectator(ctx.bot, view, ctx.id, say, note)


def draw_for(bot: Bot, view: TableView, player_id: int, locale: discord.Locale, seat_taken: bool) -> Layout:
    """The panel to push to a person. If they have no seat, they have just left it or, if ``seat_taken``, a moderator
    has taken it."""
    say = private_say(bot, player_id, locale)
    if view.me is not None:
        return _panel(bot, view, player_id, say, "")
    if not seat_taken:
        return farewell(view, say)
    outsider = outsider_of(bot, view, player_id)
    if view.status not in ALIVE:
        return _spectator(bot, view, player_id, say, say(note_removed(outsider)))
    return removed(view, say, outsider)


def outsider_of(bot: Bot, view: TableView, player_id: int) -> Outsider:
    """What somebody without a seat is to the table."""
    if bot.servers.banned(view.guild_id, player_id):
        return "banned"
    return "former" if player_id in view.departed else "new"


def _panel(bot: Bot, view: TableView, player_id: int, say: Translator, note: str) -> Layout:
    """The panel of a person who sits at the table, with what the coach adds to it."""
    hints = view.kind.hints and hints_allowed(bot, view)
    preferences = bot.people.preferences(player_id)
    coached = hints and preferences.coached and _coached(view)
    draft = bot.tables.drafts.of(view.id, player_id, view.game.prompt)
    if draft.hint is not None and not (hints and view.game.my_turn):
        draft = replace(draft, hint=None)
    elif coached and draft.hint is None and view.game.my_turn:
        draft = replace(draft, hint=bot.tip(view, player_id))
    if coached and view.game.rounds:
        note = "\n".join(filter(None, (note, say("panel-coach-ends"))))
    layout = panel(view, say, preferences=preferences, draft=draft, note=note, hints=hints, ahead=not coached)
    if preferences.checked and (said := bot.panels.checked(view.id, player_id)) is not None:
        layout = with_check(layout, said, say, view.id)
    if coached and not view.game.rounds:
        return with_end_of_coaching(layout, say, view.id)
    return with_lessons(layout, say, view.id) if preferences.lesson is None and _begins(view) else layout


def hints_allowed(bot: Bot, view: TableView) -> bool:
    """Whether the server and the host of the table allow hints."""
    return bot.servers.settings(view.guild_id).hints and view.settings.hints


def _coached(view: TableView) -> bool:
    """Whether the coach may speak unasked: in the first round of a game alone that counts for nothing because it began
    with the coach, and between that round and the next, to say that it stops."""
    rounds = len(view.game.rounds)
    first = not rounds or (rounds == 1 and view.game.phase is Phase.DEALING)
    return first and view.kind.solitaire and view.seats[view.me or 0].hinted


def _begins(view: TableView) -> bool:
    """Whether nobody has played a card, so that there is time to learn the game."""
    before = view.game.phase in (Phase.DEALING, Phase.CALLING, Phase.PASSING) and not view.game.rounds
    return view.status is Status.LOBBY or (view.status is Status.PLAYING and before)


def _spectator(bot: Bot, view: TableView, player_id: int, say: Translator, note: str) -> Layout:
    status = bot.servers.settings(view.guild_id).spectators
    return spectator(view, say, note, status=status, outsider=outsider_of(bot, view, player_id))


async def show_scores(ctx: Context, view: TableView) -> None:
    """Shows the scores of all rounds so far to the person alone: in numbers and, once a round is finished, as a
    picture."""
    file, words = None, ""
    if view.game.rounds and ctx.interaction.app_permissions.attach_files:
        file, words = await score_chart(view, ctx.say)
    await ctx.private(scores(view, ctx.say, words), file=file)


async def redraw(ctx: Context, table: Table, subject: str) -> None:
    """Answers a press on the public message by redrawing it, so that no other request is needed. Shows the panel
    instead if the table has no public message, has moved to another channel, or is not the one that the message
    shows."""
    here = ctx.pressed_on_table(table.record.id)
    if not (table.kind.public and table.is_in(ctx.channel_id) and here):
        await show_panel(ctx, table)
        return
    if await ctx.answer.is_deferred():  # the private placeholder goes; the board is the answer
        ctx.bot.boards.mark_dirty(table.record.id)
        await ctx.answer.drop_placeholder()
        return
    pressed = ctx.interaction.message
    assert pressed is not None
    words = next((file.description for file in pressed.attachments if file.filename == TRICK_FILE), None)
    layout = ctx.bot.boards.draw(table, subject, words=words or "")
    try:
        with ctx.bot.boards.answering(table, ctx.interaction, pressed.id, subject, layout):
            await ctx.answer.edit(layout)
    finally:
        ctx.bot.outdated_messages.answered(table, subject)


async def open_lobby(ctx: Context, table: Table) -> None:
    """Answers with the lobby of a new table. Ends the table if nobody can see its lobby."""
    with ctx.bot.boards.opening(table.record.id):
        await _open_lobby(ctx, table)


async def _open_lobby(ctx: Context, table: Table) -> None:
    tables, boards, table_id = ctx.bot.tables, ctx.bot.boards, table.record.id
    if await ctx.answer.is_deferred():  # a deferred answer is private
        boards.mark_dirty(table_id)
        await ctx.answer.drop_placeholder()
        return
    layout, allowed = await boards.first(table)
    host = Person(table.record.host_id, "", True)
    message_id = await announce(ctx, layout, lambda: tables.end(table_id, host), allowed=allowed)
    boards.answered(table, ctx.interaction, message_id, LOBBY, layout)
    try:
        if not await tables.repository.posted(table.post(message_id, LOBBY)):  # it has moved meanwhile
            ctx.bot.outdated_messages.begin()
    except StoreError as error:  # the table is open, and the person sees its lobby
        log.warning("the message of a lobby is stored later", table=table_id, reason=str(error))
        boards.mark_dirty(table_id)


async def announce(
    ctx: Context,
    layout: Layout,
    take_back: Callable[[], Awaitable[object]],
    *,
    allowed: discord.AllowedMentions = NOBODY,
) -> int:
    """Answers with the first, public message of something new; returns its id. Calls ``take_back`` if nobody can see
    that message. Raises what `Answer.send` does."""
    try:
        return await ctx.answer.public(layout, allowed=allowed)
    except (AnswerLost, discord.HTTPException):
        await take_back()
        raise


async def post_about(
    ctx: Context,
    table: Table,
    subject: str,
    layout: Layout,
    *,
    file: discord.File | None = None,
    allowed: discord.AllowedMentions = NOBODY,
) -> None:
    """Answers with a public message about a table, and stores it under this subject so that it can be redrawn later.
    Raises what `Answer.send` does if nobody can see it."""
    message_id = await ctx.answer.public(layout, file=file, allowed=allowed)
    await ctx.bot.outdated_messages.keep(Post(message_id, table.record.id, ctx.channel_id, subject), table)


async def make_move(ctx: Context, table_id: int, move: Move, prompt: int) -> None:
    """Makes a move from a panel, in answer to this prompt, and answers with the panel."""
    await show_outcome(ctx, table_id, ctx.bot.tables.act(table_id, ctx.person, move, prompt), move=move)


async def show_outcome(
    ctx: Context, table_id: int, asked: Coroutine[Any, Any, Acted], *, move: Move | None = None
) -> None:
    """Answers with the panel after what was ``asked``; if that was outdated or refused, with the panel as it is now and
    the reason. A ``move`` drops the person's draft. A second press that passes the same cards is not called
    outdated."""
    try:
        acted = await asked
        table = acted.table
        passed = isinstance(move, Pass) and move.cards == table.seen_by(ctx.id).game.passed
        note = ctx.say("note-outdated") if acted.outdated and not passed else ""
    except IllegalMove as error:
        table = await ctx.bot.tables.get(table_id)
        note, game = explain_refusal(error, ctx.say), table.seen_by(ctx.id).game
        if error.reason in HEADINGS and error.reason in game.blocked.values() and asks_by_rule(game):
            note = ""  # the question says it
    if move is not None:
        ctx.bot.tables.drafts.drop(table_id, ctx.id)
    await show_panel(ctx, table, note)
