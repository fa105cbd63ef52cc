"""The router: every press, choice and form goes from here to the module of its screen, and gets exactly one answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.answers.access import let_in, table_pressed
from bot.answers.asker import Asker, Handler, Interaction
from bot.answers.error_messages import telling_errors
from bot.answers.readiness import once_ready
from bot.answers.replies import show_panel
from bot.presses import (
    cutting,
    daily,
    deciding_trick,
    editor,
    help,
    hint,
    history,
    invitation,
    leaderboard,
    matches,
    new_table,
    poster,
    privacy,
    regulars,
    review,
    settings,
    solo,
    table,
    turn,
)
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.ui.actions import Action
from bot.ui.cutting import CUT
from bot.ui.daily import DAILY
from bot.ui.deciding_trick import SHARE
from bot.ui.forms import Filled
from bot.ui.leaderboard import RANKING
from bot.ui.matches import MATCH
from bot.ui.solo import SOLO

log = structlog.get_logger(__name__)

HANDLERS: dict[str, Handler] = {
    **table.HANDLERS,
    **turn.HANDLERS,
    **invitation.HANDLERS,
    **regulars.HANDLERS,
    **editor.HANDLERS,
    CUT: cutting.press,
    "hint": hint.press,
    "review": review.press,
    SHARE: deciding_trick.press,
    "replay": history.show_replay,
    "history": history.show_history,
    RANKING: leaderboard.press,
    "privacy": privacy.press,
    "settings": settings.settings,
    "prefer": settings.prefer,
    "help": help.press,
    SOLO: solo.press,
    DAILY: daily.press,
    MATCH: matches.press,
    "new": new_table.press,
    "poster": poster.press,
}
FORMS: Final[dict[str, Callable[[Asker, Filled], Awaitable[None]]]] = {
    **editor.FORMS,
    CUT: cutting.submit,
    MATCH: matches.submit,
}

ANYWHERE: Final = frozenset({SOLO, DAILY, "help"})
"""Verbs that also work outside of servers."""


async def press(interaction: Interaction, action: Action | None) -> None:
    """Handles a button or a menu; ``action`` is None for one that no version of this bot knows."""
    asker = Asker(interaction)
    if not await asker.bot.interactions.begin(interaction):
        return
    async with telling_errors(asker):
        if action is None:
            raise NotAllowed("unreadable")
        log.debug("a button or a menu", verb=action.verb, table=action.table)
        pressed = await let_in(asker, table_pressed(action), anywhere=action.verb in ANYWHERE)
        if pressed is not None and pressed.record.alone and action.verb in table.WITH_OTHERS:
            raise NotAllowed("unreadable")
        await asker.remember()
        try:
            await _handle(asker, action)
        except NotAllowed as refusal:
            if refusal.key != "unreadable" or pressed is None or not _plays(asker, pressed):
                raise
            await show_panel(asker, pressed, asker.say("note-outdated"))  # as on a screen of an older version


async def _handle(asker: Asker, action: Action) -> None:
    handler = HANDLERS.get(action.verb)
    if handler is None:
        raise NotAllowed("unreadable")
    await once_ready(asker, lambda: handler(asker, action))


def _plays(asker: Asker, table: Table) -> bool:
    return table.alive and table.seat_of(asker.id) is not None


async def submit(interaction: Interaction, filled: Filled | None) -> None:
    """Handles a form; ``filled`` is None for one that no version of this bot knows."""
    asker = Asker(interaction)
    if not await asker.bot.interactions.begin(interaction):
        return
    async with telling_errors(asker):
        await let_in(asker)
        await asker.remember()
        if filled is None or filled.verb not in FORMS:
            raise NotAllowed("unreadable")
        log.debug("a form", verb=filled.verb)
        await FORMS[filled.verb](asker, filled)
