"""Hints: what the coach expects of each card to play or pass, or what a rule of thumb says.

Only the person who asks sees it. They are told first what it costs, and that they asked is stored.
"""

from __future__ import annotations

from dataclasses import replace

import structlog

from bot.answers.asker import Asker
from bot.answers.replies import show_panel
from bot.tables.checks import check_hint
from bot.tables.errors import NotAllowed
from bot.tables.worker import TooLong
from bot.ui.actions import Action
from bot.ui.hint import SURE, hint_in_words, hint_question
from db import Status
from hearts import Phase
from players import Hint, coach, hint
from players.coach import Advice

log = structlog.get_logger(__name__)


async def advise(asker: Asker, table_id: int, *, sure: bool = False) -> None:
    """Shows the panel with a hint in it, or before the first one of a game with others the question whether the person
    is ``sure``. Raises NotAllowed if the server or the table does without hints."""
    table, say, thinking = await asker.bot.tables.get(table_id), asker.say, asker.bot.thinking
    view = table.seen_by(asker.id)
    if not (asker.bot.servers.settings(view.guild_id).hints and view.settings.hints):
        raise NotAllowed("hints-off")
    if (
        view.status is not Status.PLAYING
        or not view.game.my_turn
        or view.game.phase not in (Phase.PASSING, Phase.PLAYING)
    ):
        await show_panel(asker, table, say("hint-none"))
        return
    check_hint(table)
    if not (sure or table.kind.solitaire or table.seats[table.my_seat(asker.id)].hinted):
        await asker.private(hint_question(view, say))
        return
    await asker.bot.tables.mark_hinted(table_id, asker.person)
    advice: Advice | Hint | None = None
    asked = table_id, asker.id, view.game.prompt
    try:
        advice = await thinking.advise_once(asked, coach.advise, view.game) if thinking.searches else None
    except TooLong as error:
        log.error("the coach does not come to an end", table=table_id, exc_info=error)
    advice, now = advice or hint(view.game), await asker.bot.tables.get(table_id)
    if now.game.prompt != view.game.prompt or not now.seen_by(asker.id).game.my_turn:
        await show_panel(asker, now, say("note-outdated"))  # the table went on while the coach thought
        return
    if now.game.phase is Phase.PASSING:  # it stays while the cards are chosen
        drafts = asker.bot.panels.drafts
        drafts.keep(*asked, replace(drafts.of(*asked), advice=advice))
    await show_panel(asker, now, hint_in_words(advice, view, say))


async def press(asker: Asker, action: Action) -> None:
    """Shows what to expect of each card."""
    await advise(asker, action.table, sure=action.arg == SURE)
