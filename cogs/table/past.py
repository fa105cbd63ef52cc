"""Presses on games that are over: the replay, and the deciding trick, which a player may show to everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord
import structlog

from bot.answers.access import read_number, table_pressed
from bot.answers.asker import Asker
from bot.answers.replies import post_about
from bot.language.wording import Translator
from bot.messages.subjects import TRICK
from bot.past import PlayedRound, deciding_round, deciding_trick
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.tables.views import Status, TableView
from bot.ui.actions import Action
from bot.ui.replay import read_position
from cogs.table.deciding_trick import PUBLIC, TRICK_FILE, deciding, trick_in_words, trick_picture
from cogs.table.replay import HIDDEN, replay
from cogs.table.trick_pictures import draw_trick

log = structlog.get_logger(__name__)


async def press_replay(asker: Asker, action: Action) -> None:
    """Shows a step of a replay. A menu names the round or, in a list of games, the table."""
    round, step = read_position(action.prompt)
    if action.values:
        round, step = (read_number(action) if action.table else 0), 0
    await show_replay(asker, table_pressed(action) or 0, round, step, hidden=action.arg.endswith(HIDDEN))


async def show_replay(asker: Asker, table_id: int, round: int, step: int = 0, *, hidden: bool = False) -> None:
    """Shows a step of a finished round to the person alone, with what features note about it. Raises NotAllowed."""
    view, played = await asker.bot.archive.round(table_id, round, asker.id)
    notes: dict[int, Sequence[str]] = {}
    for note in asker.bot.replay_notes:
        notes |= await note(asker, table_id, played)
    await asker.private(replay(view, played, step, asker.say, hidden=hidden, notes=notes))


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
    words = trick_in_words(view, played, step, say)
    if not asker.interaction.app_permissions.attach_files:
        return None, words
    try:
        drawn = await asyncio.to_thread(lambda: draw_trick(trick_picture(view, played, step, say)))
    except Exception as error:  # noqa: BLE001 - the trick in words is better than none
        log.warning("the picture of a trick was left out", table=view.id, error=repr(error))
        return None, words
    return discord.File(BytesIO(drawn), TRICK_FILE), words
