"""Presses on the public messages of a table: sitting down, beginning, looking, leaving; and on a game that is over: its
deciding trick, which a player may show to everybody."""

from __future__ import annotations

from typing import Final

import discord

from bot.answers.access import check_permissions, members_here
from bot.answers.asker import Asker
from bot.answers.feature import Handler
from bot.answers.replies import post_about, redraw, show_panel, show_scores, show_seated
from bot.language.wording import Translator
from bot.messages.permissions import check_may_open_threads, check_shown, may_open_threads, takes_threads
from bot.messages.subjects import LOBBY, TRICK, about_round
from bot.messages.table_messages import trick_drawn
from bot.past import PlayedRound, deciding_round, deciding_trick
from bot.tables.endings import play_on
from bot.tables.errors import NotAllowed
from bot.tables.pace import PACES
from bot.tables.person import check_close, check_host_in_lobby
from bot.tables.table import Table
from bot.tables.views import Status, TableView
from bot.ui.actions import Action, read_answer
from bot.ui.calls import CALLED
from bot.ui.deciding_trick import PUBLIC, deciding, trick_in_words
from bot.ui.items import screen, text
from bot.ui.lobby import IN_LOBBY
from bot.ui.panel import farewell
from bot.ui.rules import WHOLE, rules
from cogs.table.screens import EVERYBODY, PLAY_ON, SWITCHES, asked, more, sure, table_settings
from hearts.round import round_of
from players import LEVELS


async def _hand(asker: Asker, action: Action) -> None:
    await show_panel(asker, await asker.bot.tables.get(action.table))


async def _close(asker: Asker, action: Action) -> None:
    """Closes a private screen. Raises NotAllowed on a public message."""
    if not asker.in_private:
        raise NotAllowed("unreadable")
    await asker.close()


async def _scores(asker: Asker, action: Action) -> None:
    table = await asker.bot.tables.get(action.table)
    await show_scores(asker, table.seen_by(asker.id))


async def _rules(asker: Asker, action: Action) -> None:
    table = await asker.bot.tables.get(action.table)
    page = action.prompt if action.arg else 0  # a button of another screen has the prompt of its game
    await asker.private(rules(table.seen_by(asker.id), asker.say, page, whole=action.arg == WHOLE))


async def _more(asker: Asker, action: Action) -> None:
    table = await asker.bot.tables.get(action.table)
    if not table.alive:
        await show_panel(asker, table)
        return
    await asker.private(more(table.seen_by(asker.id), asker.say, asker.person))


async def ask_first(asker: Asker, table_id: int, what: str) -> None:
    """Asks whether the person is sure to ``end`` or to ``leave`` the table. Raises NotAllowed."""
    table = await asker.bot.tables.get(table_id)
    if what == "end":
        check_close(table, asker.person)
    else:
        table.my_seat(asker.id)
    await asker.private(sure(table.seen_by(asker.id), asker.say, what))


async def _ready(asker: Asker, action: Action) -> None:
    table = await asker.bot.tables.ready(action.table, asker.person)
    round = round_of(action.prompt) - 1
    if action.arg == "panel" or not 0 <= round < len(table.game.rounds):
        await show_panel(asker, table)
    else:
        await redraw(asker, table, about_round(round))


async def come_back(asker: Asker, table_id: int) -> None:
    """Lets somebody play for themselves again. A paused table goes on in the channel where this is asked for."""
    table = await asker.bot.tables.get(table_id)
    if table.record.status is Status.SUSPENDED and not table.is_in(asker.channel_id):
        table.my_seat(asker.id)
        asker.bot.servers.check_channel(asker.guild_id, *asker.channel_ids)
        check_permissions(asker, history=False, remedy="back")
        members = await members_here(asker)
        await asker.bot.tables.locations.move_to(table_id, *asker.channel_ids, members=members)
        asker.bot.boards.mark_dirty(table_id)
        asker.bot.outdated_messages.begin()
    elif table.record.status is Status.SUSPENDED:
        check_shown(asker.interaction.guild, table)
    await show_panel(asker, await asker.bot.tables.come_back(table_id, asker.person))


async def _go_on(asker: Asker, action: Action) -> None:
    """Goes on with a paused game. Of two people who press at once, the second one gets their cards like the first."""
    table = await asker.bot.tables.get(action.table)
    if table.record.status is Status.SUSPENDED:
        await come_back(asker, action.table)
    else:
        await show_panel(asker, table)


async def pause(asker: Asker, table_id: int) -> None:
    """Pauses a game until one of its people goes on with it."""
    await show_panel(asker, await asker.bot.tables.pause(table_id, asker.person))


async def _join(asker: Asker, action: Action) -> None:
    table = await asker.bot.tables.join(action.table, asker.person)
    if asker.in_private:
        await show_seated(asker, table)
    else:
        await redraw(asker, table, LOBBY)


async def _leave(asker: Asker, action: Action) -> None:
    """Gives up a seat. Asks first if the game has begun since the button was drawn in the lobby."""
    in_lobby = action.arg == IN_LOBBY
    try:
        table = await asker.bot.tables.leave(action.table, asker.person, in_lobby=in_lobby)
    except NotAllowed as refusal:
        if not in_lobby or refusal.key != "already-started":
            raise
        await ask_first(asker, action.table, "leave")
        return
    if asker.in_private:
        await asker.private(farewell(table.seen_by(asker.id), asker.say))
    else:
        await redraw(asker, table, LOBBY)


async def _cancel(asker: Asker, action: Action) -> None:
    """In the public lobby asks first; on the private question ends the table, or asks the others for that. Asks again
    if the question was about the lobby and the game has begun since."""
    if action.arg == PLAY_ON:
        table = await asker.bot.tables.advance(action.table, lambda table: play_on(table, asker.person))
        await show_panel(asker, table)
        return
    meant_lobby = action.arg == IN_LOBBY and (await asker.bot.tables.get(action.table)).begun
    if not asker.in_private or meant_lobby:
        await ask_first(asker, action.table, "end")
        return
    table = await asker.bot.moderation.end(action.table, asker.person)
    ended = screen(text(asker.say("ended-game")))
    await asker.private(asked(table.seen_by(asker.id), asker.say) if table.alive else ended)


async def _computer(asker: Asker, action: Action) -> None:
    table = await asker.bot.tables.add_computer(action.table, asker.person)
    await redraw(asker, table, LOBBY)


async def _nocomputer(asker: Asker, action: Action) -> None:
    table = await asker.bot.tables.remove_computer(action.table, asker.person)
    await redraw(asker, table, LOBBY)


async def show_table_settings(asker: Asker, table_id: int) -> None:
    """Shows the host the settings of the table. Raises NotAllowed for anybody else."""
    table, settings = await asker.bot.tables.get(table_id), asker.bot.servers.settings(asker.guild_id)
    check_host_in_lobby(table, asker.person)
    channel = _channel(asker, table)
    threads = settings.threads and may_open_threads(channel) if takes_threads(channel) else None
    await asker.private(table_settings(table.seen_by(asker.id), asker.say, hints=settings.hints, threads=threads))


def _channel(asker: Asker, table: Table) -> object:
    """What Discord has told of a table's channel; None for an archived thread, and if it is gone."""
    guild = asker.interaction.guild
    return guild.get_channel_or_thread(table.record.channel_id) if guild is not None else None


async def _arrange(asker: Asker, action: Action) -> None:
    """Changes one of the settings of a lobby."""
    name, _, answer = action.arg.partition(".")
    if name not in ("pace", *SWITCHES):
        raise NotAllowed("unreadable")
    value = action.choice(PACES) if name == "pace" else read_answer(answer)
    if name == "thread" and value:
        channel = _channel(asker, await asker.bot.tables.get(action.table))
        check_may_open_threads(channel, asker.interaction.app_permissions)
    changes = {name: value} | ({"local": False} if name == "pace" else {})
    await asker.bot.tables.arrange(action.table, asker.person, **changes)
    await show_table_settings(asker, action.table)


async def _levels(asker: Asker, action: Action) -> None:
    """Opens the settings of the lobby; a level chosen in one of the menus is stored at once."""
    if action.values:
        level, everybody = action.values[0], action.arg == EVERYBODY
        if level not in LEVELS or not (everybody or action.arg.isdecimal()):
            raise NotAllowed("unreadable")
        seat = None if everybody else int(action.arg)
        await asker.bot.tables.seat_computers(action.table, asker.person, level=level, seat=seat)
    await show_table_settings(asker, action.table)


async def _start(asker: Asker, action: Action) -> None:
    """Starts a game: from the lobby, or from the message that calls to an announced start, which is deleted."""
    table = await asker.bot.tables.start(action.table, asker.person)
    if action.arg == CALLED:
        await show_panel(asker, table)
    else:
        await redraw(asker, table, LOBBY)


HANDLERS: Final[dict[str, Handler]] = {
    "hand": _hand,
    "refresh": _hand,
    "close": _close,
    "scores": _scores,
    "rules": _rules,
    "more": _more,
    "sure": lambda asker, action: ask_first(asker, action.table, action.arg),
    "ready": _ready,
    "back": lambda asker, action: come_back(asker, action.table),
    "go-on": _go_on,
    "pause": lambda asker, action: pause(asker, action.table),
    "join": _join,
    "leave": _leave,
    "cancel": _cancel,
    "computer": _computer,
    "nocomputer": _nocomputer,
    "levels": _levels,
    "arrange": _arrange,
    "start": _start,
}


async def show_deciding_trick(asker: Asker, action: Action) -> None:
    """Shows the trick to the person alone; the button on that screen shows it to everybody in the table's channel."""
    table = await asker.bot.tables.get(action.table)
    if table.record.status is not Status.OVER or not table.game.rounds:
        raise NotAllowed("share-unfinished")
    number = deciding_round(table.rules, table.game.rounds, table.game.winners)
    view, played = await asker.bot.archive.round(action.table, number, asker.id)
    if action.arg == PUBLIC:
        await _show_everybody(asker, table, played)
        return
    step = deciding_trick(played)
    file, words = await _drawn(asker, view, played, step, asker.say)
    await asker.private(deciding(view, played, step, words, asker.say, drawn=file is not None), file=file)


async def _show_everybody(asker: Asker, table: Table, played: PlayedRound) -> None:
    """Shows the trick to everybody. Only a player may do that, and only in the channel of the game, whose readers could
    see it."""
    if not table.kind.public:
        raise NotAllowed("unreadable")
    seat = table.my_seat(asker.id)
    if not table.is_in(asker.channel_id):
        raise NotAllowed("share-elsewhere", where=f"<#{table.home[0]}>")
    view, say, step = table.seen_by(None), asker.bot.public_say(asker.guild_id), deciding_trick(played)
    file, words = await _drawn(asker, view, played, step, say)
    layout = deciding(view, played, step, words, say, drawn=file is not None, by=view.name(seat))
    await post_about(asker, table, TRICK, layout, file=file)


async def _drawn(
    asker: Asker, view: TableView, played: PlayedRound, step: int, say: Translator
) -> tuple[discord.File | None, str]:
    """The picture, if the bot may attach one, and what it shows in words."""
    if not asker.interaction.app_permissions.attach_files:
        return None, trick_in_words(view, played, step, say)
    return await trick_drawn(view, played, step, say)
