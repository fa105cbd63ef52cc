"""Presses on the public messages of a table: sitting down, beginning, looking, leaving; and on a game that is over: its
deciding trick, which a player may show to everybody."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any, Final

from bot.answers.access import check_permissions, members_here
from bot.answers.context import Context
from bot.answers.feature import Handler
from bot.answers.replies import outsider_of, post_about, redraw, show_panel, show_scores, show_seated
from bot.messages.permissions import check_may_open_threads, check_shown, may_open_threads, takes_threads
from bot.messages.subjects import LOBBY, TRICK, about_round
from bot.messages.table_messages import trick_drawn
from bot.past import deciding_round, deciding_trick
from bot.tables.endings import end, play_on
from bot.tables.errors import NotAllowed
from bot.tables.pace import PACES
from bot.tables.person import check_close, check_host_in_lobby
from bot.tables.table import Table
from bot.tables.views import Status
from bot.ui.actions import Action, read_answer, read_digits
from bot.ui.calls import CALLED
from bot.ui.deciding_trick import PUBLIC, deciding, trick_in_words
from bot.ui.lobby import IN_LOBBY, SWITCHES
from bot.ui.panel import farewell
from bot.ui.progress import PLAY_ON
from bot.ui.rules import WHOLE, rules
from cogs.table.screens import EVERYBODY, asked, back_to_table, more, sure, table_settings, what_ends
from hearts.round import round_of
from players import LEVELS


async def _hand(ctx: Context, action: Action) -> None:
    await show_panel(ctx, await ctx.bot.tables.get(action.table))


async def _close(ctx: Context, action: Action) -> None:
    """Closes a private screen. Raises NotAllowed on a public message."""
    if not ctx.in_private:
        raise NotAllowed("unreadable")
    await ctx.close()


async def _scores(ctx: Context, action: Action) -> None:
    table = await ctx.bot.tables.get(action.table)
    await show_scores(ctx, table.seen_by(ctx.id))


async def _rules(ctx: Context, action: Action) -> None:
    table = await ctx.bot.tables.get(action.table)
    page = action.number if action.arg else 0  # a button of another screen has the prompt of its game
    view = table.seen_by(ctx.id)
    back = back_to_table(view, ctx.say) if ctx.in_private and view.status is Status.LOBBY else []
    await ctx.private(rules(view, ctx.say, page, whole=action.arg == WHOLE, buttons=back))


async def _more(ctx: Context, action: Action) -> None:
    table = await ctx.bot.tables.get(action.table)
    if not table.alive:
        await show_panel(ctx, table)
        return
    await _show_more(ctx, table)


async def _show_more(ctx: Context, table: Table) -> None:
    view = table.seen_by(ctx.id)
    outsider, pings = outsider_of(ctx.bot, view, ctx.id), ctx.server.call_role is not None
    await ctx.private(more(view, ctx.say, ctx.person, outsider, pings=pings))


async def ask_first(ctx: Context, table_id: int, what: str, *, again: bool = False) -> None:
    """Asks whether the person is sure to ``end`` or to ``leave`` the table, ``again`` if the question has changed since
    they answered it; whoever has agreed to its end reads that. Raises NotAllowed."""
    table = await ctx.bot.tables.get(table_id)
    if what == "end":
        check_close(table, ctx.person)
    else:
        table.my_seat(ctx.id)
    view = table.seen_by(ctx.id)
    agreed = what == "end" and view.me is not None and view.seats[view.me].wants_end
    note = ctx.say("note-outdated") if again else ""
    await ctx.private(asked(view, ctx.say) if agreed else sure(view, ctx.say, what, note))


async def _ready(ctx: Context, action: Action) -> None:
    table = await ctx.bot.tables.ready(action.table, ctx.person)
    round = round_of(action.number) - 1
    if action.arg == "panel" or not 0 <= round < len(table.game.rounds):
        await show_panel(ctx, table)
    else:
        await redraw(ctx, table, about_round(round))


async def come_back(ctx: Context, table_id: int) -> None:
    """Lets somebody play for themselves again. A paused table goes on in the channel where this is asked for."""
    table = await ctx.bot.tables.get(table_id)
    if table.record.status is Status.SUSPENDED and not table.is_in(ctx.channel_id):
        table.my_seat(ctx.id)
        ctx.bot.servers.check_channel(ctx.guild_id, *ctx.channel_ids)
        check_permissions(ctx, history=False, remedy="back")
        members = await members_here(ctx)
        await ctx.bot.tables.repository.move_to(table_id, *ctx.channel_ids, members=members)
        ctx.bot.boards.mark_dirty(table_id)
    elif table.record.status is Status.SUSPENDED:
        check_shown(ctx.interaction.guild, table)
    await show_panel(ctx, await ctx.bot.tables.come_back(table_id, ctx.person))


async def _go_on(ctx: Context, action: Action) -> None:
    """Goes on with a paused game, or lets somebody play again who is away. Of two people who press at once, and of two
    presses of one person, the second one gets the cards like the first."""
    table = await ctx.bot.tables.get(action.table)
    seat = table.seat_of(ctx.id)
    if table.record.status is Status.SUSPENDED or (table.alive and seat is not None and table.seats[seat].away):
        await come_back(ctx, action.table)
    else:
        await show_panel(ctx, table)


async def pause(ctx: Context, table_id: int) -> None:
    """Pauses a game until one of its people goes on with it."""
    await show_panel(ctx, await ctx.bot.tables.pause(table_id, ctx.person))


async def join(ctx: Context, table_id: int) -> tuple[Table, Table] | None:
    """Seats a person; returns the table before and after. Who waits already for the game to begin is shown their panel,
    which says how and becomes their hand, and None is returned. Raises NotAllowed."""
    before = await ctx.bot.tables.get(table_id)
    try:
        return before, await ctx.bot.tables.join(table_id, ctx.person)
    except NotAllowed as refusal:  # and not asked before: the seat may be that of a press just before
        table = await ctx.bot.tables.get(table_id)
        if refusal.key != "already-seated" or table.record.status is not Status.LOBBY:
            raise
    await show_panel(ctx, table)
    return None


async def _join(ctx: Context, action: Action) -> None:
    if (seated := await join(ctx, action.table)) is None:
        return
    if ctx.in_private:
        await show_seated(ctx, *seated)
    else:
        await redraw(ctx, seated[1], LOBBY)


async def _leave(ctx: Context, action: Action) -> None:
    """Gives up a seat. Asks first if the game has begun since the button was drawn in the lobby."""
    in_lobby = action.arg == IN_LOBBY
    try:
        table = await ctx.bot.tables.leave(action.table, ctx.person, in_lobby=in_lobby)
    except NotAllowed as refusal:
        if not in_lobby or refusal.key != "already-started":
            raise
        await ask_first(ctx, action.table, "leave", again=True)
        return
    if ctx.in_private:
        await ctx.private(farewell(table.seen_by(ctx.id), ctx.say))
    else:
        await redraw(ctx, table, LOBBY)


class _OtherEnd(Exception):
    """The end that somebody asks for means something else by now."""


async def _cancel(ctx: Context, action: Action) -> None:
    """In the public lobby asks first; on the private question ends the table, or asks the others for that. Asks again
    if the end has come to mean something else, as when the game has begun or somebody no longer agrees."""
    if action.arg == PLAY_ON:
        table = await ctx.bot.tables.advance(action.table, lambda table: play_on(table, ctx.person))
        await show_panel(ctx, table, ctx.say("news-plays-on") if table.record.status is Status.PLAYING else "")
        return
    if not ctx.in_private:
        await ask_first(ctx, action.table, "end")
        return

    def step(table: Table) -> Table:
        if action.arg not in ("", what_ends(table.seen_by(ctx.id))):
            raise _OtherEnd
        return end(table, ctx.person)

    try:
        table = await ctx.bot.moderation.end(action.table, ctx.person, step)
    except _OtherEnd:
        await ask_first(ctx, action.table, "end", again=True)
        return
    if table.alive:
        await ctx.private(asked(table.seen_by(ctx.id), ctx.say))
    else:
        await show_panel(ctx, table)


async def _seat(ctx: Context, change: Awaitable[Table]) -> None:
    """Adds or removes a computer player, and shows the screen again that was pressed: *More…*, or a lobby of an older
    version, which had these buttons itself."""
    table = await change
    if ctx.in_private:
        await _show_more(ctx, table)
    else:
        await redraw(ctx, table, LOBBY)


async def show_table_settings(ctx: Context, table_id: int) -> None:
    """Shows the host the settings of the table. Raises NotAllowed for anybody else."""
    table, settings = await ctx.bot.tables.get(table_id), ctx.server
    check_host_in_lobby(table, ctx.person)
    channel = _channel(ctx, table)
    threads = settings.threads and may_open_threads(channel) if takes_threads(channel) else None
    await ctx.private(table_settings(table.seen_by(ctx.id), ctx.say, hints=settings.hints, threads=threads))


def _channel(ctx: Context, table: Table) -> object:
    """What Discord has told of a table's channel; None for an archived thread, and if it is gone."""
    guild = ctx.interaction.guild
    return guild.get_channel_or_thread(table.record.channel_id) if guild is not None else None


async def _arrange(ctx: Context, action: Action) -> None:
    """Changes one of the settings of a lobby."""
    changes: dict[str, Any]
    match action.args:
        case ["pace"]:
            changes = {"pace": action.choice(PACES), "local": False}
        case [name, answered] if name in SWITCHES:
            changes = {name: read_answer(answered)}
        case _:
            raise NotAllowed("unreadable")
    table = await ctx.bot.tables.get(action.table)
    check_host_in_lobby(table, ctx.person)
    if changes.get("thread"):
        check_may_open_threads(_channel(ctx, table), ctx.interaction.app_permissions)
    await ctx.bot.tables.arrange(action.table, ctx.person, **changes)
    await show_table_settings(ctx, action.table)


async def _levels(ctx: Context, action: Action) -> None:
    """Opens the settings of the lobby; a level chosen in one of the menus is stored at once."""
    if action.values:
        seat = None if action.arg == EVERYBODY else read_digits(action.arg)
        await ctx.bot.tables.seat_computers(action.table, ctx.person, level=action.choice(LEVELS), seat=seat)
    await show_table_settings(ctx, action.table)


async def _start(ctx: Context, action: Action) -> None:
    """Starts a game: from the lobby, or from the message that calls to an announced start, which is deleted."""
    table = await ctx.bot.tables.start(action.table, ctx.person)
    if action.arg == CALLED:
        await show_panel(ctx, table)
    else:
        await redraw(ctx, table, LOBBY)


HANDLERS: Final[dict[str, Handler]] = {
    "hand": _hand,
    "refresh": _hand,
    "close": _close,
    "scores": _scores,
    "rules": _rules,
    "more": _more,
    "sure": lambda ctx, action: ask_first(ctx, action.table, action.arg),
    "ready": _ready,
    "back": _go_on,
    "go-on": _go_on,
    "pause": lambda ctx, action: pause(ctx, action.table),
    "join": _join,
    "leave": _leave,
    "cancel": _cancel,
    "computer": lambda ctx, action: _seat(ctx, ctx.bot.tables.add_computer(action.table, ctx.person)),
    "nocomputer": lambda ctx, action: _seat(ctx, ctx.bot.tables.remove_computer(action.table, ctx.person)),
    "levels": _levels,
    "arrange": _arrange,
    "start": _start,
}


async def show_deciding_trick(ctx: Context, action: Action) -> None:
    """Shows the trick to the person alone; the button on that screen shows it to everybody. Only a player may do that,
    and only in the channel of the game, whose readers could see it."""
    table, public = await ctx.bot.tables.get(action.table), action.arg == PUBLIC
    if table.record.status is not Status.OVER or not table.game.rounds:
        raise NotAllowed("share-unfinished")
    number = deciding_round(table.rules, table.game.rounds, table.game.winners)
    view, played = await ctx.bot.archive.round(action.table, number, ctx.id)
    say, by, step = ctx.say, "", deciding_trick(played)
    if public:
        if not table.kind.public:
            raise NotAllowed("unreadable")
        view, say, by = table.seen_by(None), ctx.public_say, view.name(table.my_seat(ctx.id))
        if not table.is_in(ctx.channel_id):
            raise NotAllowed("share-elsewhere", where=f"<#{table.home[0]}>")
    if ctx.interaction.app_permissions.attach_files:
        file, words = await trick_drawn(view, played, step, say)
    else:
        file, words = None, trick_in_words(view, played, step, say)
    layout = deciding(view, played, step, words, say, drawn=file is not None, by=by)
    if public:
        await post_about(ctx, table, TRICK, layout, file=file)
    else:
        await ctx.private(layout, file=file)
