"""The deciding trick of a game: shown as a picture to the person who asks, and to everybody if they share it."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Final

import discord
import structlog

from bot.answers.asker import Asker
from bot.answers.replies import post_about
from bot.language.names import harmless
from bot.language.wording import Translator
from bot.messages.subjects import TRICK
from bot.past.deciding_trick import deciding_round, deciding_trick
from bot.past.replay import PlayedRound
from bot.pictures.lettering import transliterated
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.tables.views import Status, TableView
from bot.ui.actions import Action
from bot.ui.colours import GOLD
from bot.ui.curves import MAX_WORDS_LENGTH, drawn_name
from bot.ui.hand import spoken
from bot.ui.items import Layout, button, picture, row, screen, text
from bot.ui.names import safe_name
from bot.ui.replay import replay_button
from cogs.table.trick_pictures import DrawnCard, TrickPicture, draw_trick
from hearts.trick import cancelled

log = structlog.get_logger(__name__)

TRICK_FILE: Final = "trick.png"
PUBLIC: Final = "public"
"""What the button that shows it to everybody says."""


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


def trick_picture(view: TableView, played: PlayedRound, step: int, say: Translator) -> TrickPicture:
    """What is drawn of a trick."""
    trick = played.tricks[step - 1]
    gone = cancelled(played.rules, trick.plays)
    taking = _taking(played, step)
    plays = tuple(
        DrawnCard(drawn_name(view.name_at(seat, played.number, step), seat, say), card, index == taking, index in gone)
        for index, (seat, card) in enumerate(trick.plays)
    )
    title = say("deciding-title", round=played.number + 1, trick=step, tricks=played.last_step)
    return TrickPicture(transliterated(title), plays, transliterated(_verdict(view, played, step, say)))


def trick_in_words(view: TableView, played: PlayedRound, step: int, say: Translator) -> str:
    """The picture in words, for those who do not see it."""
    cards = played.tricks[step - 1].plays
    plays = ", ".join(
        say("deciding-play", who=say.person(view.name_at(seat, played.number, step)), card=spoken(card, say))
        for seat, card in cards
    )
    title = say("deciding-title", round=played.number + 1, trick=step, tricks=played.last_step)
    return f"{title}. {plays}. {_verdict(view, played, step, say)}"[:MAX_WORDS_LENGTH]


def deciding(
    view: TableView, played: PlayedRound, step: int, words: str, say: Translator, *, drawn: bool, by: str = ""
) -> Layout:
    """The screen of the trick: for the person who asks, or shared ``by`` somebody with everybody. Unless it is
    ``drawn``, it is told in words."""
    title = (
        say("deciding-shared", who=safe_name(by, say), code=view.code)
        if by
        else say("deciding-heading", code=view.code)
    )
    show = button("share", view.id, arg=PUBLIC, label=say("button-share-public"), style=discord.ButtonStyle.primary)
    offered = not by and view.me is not None and view.kind.public
    replay = replay_button(view.id, say, played.number, step)
    return screen(
        text(title, "" if drawn else harmless(words)),
        *([picture(TRICK_FILE, words)] if drawn else []),
        row(*([show] if offered else []), replay),
        colour=GOLD,
    )


def _verdict(view: TableView, played: PlayedRound, step: int, say: Translator) -> str:
    taker = played.tricks[step - 1].taker
    if taker is None:
        return say("deciding-nobody")
    name = say.person(view.name_at(taker, played.number, step))
    if played.result.shooter == taker:
        return say("deciding-moon", who=name)
    points = played.points(step)[taker] - played.points(step - 1)[taker]
    if played.rules.scoring == "chips":
        return say("deciding-taker-chips", who=name, hearts=points)
    return say("deciding-taker", who=name, points=points)


def _taking(played: PlayedRound, step: int) -> int | None:
    trick = played.tricks[step - 1]
    return next((index for index, (seat, _) in enumerate(trick.plays) if seat == trick.taker), None)
