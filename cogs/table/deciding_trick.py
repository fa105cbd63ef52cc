"""The deciding trick of a game, as a picture or in words: for the person who asks, or for everybody."""

from __future__ import annotations

from typing import Final

import discord

from bot.language.names import harmless
from bot.language.wording import Translator
from bot.past import PlayedRound
from bot.pictures.lettering import transliterated
from bot.tables.views import TableView
from bot.ui.colours import GOLD
from bot.ui.curves import MAX_WORDS_LENGTH, drawn_name
from bot.ui.hand import spoken
from bot.ui.items import Layout, button, picture, row, screen, text
from bot.ui.names import safe_name
from bot.ui.replay import replay_button
from cogs.table.trick_pictures import DrawnCard, TrickPicture
from hearts.trick import cancelled

TRICK_FILE: Final = "trick.png"
PUBLIC: Final = "public"
"""What the button that shows it to everybody says."""


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
