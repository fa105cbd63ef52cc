"""Error messages: the one place where an error becomes a sentence for the person who asked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import discord
import structlog
from discord import app_commands

from bot.answers.context import Context
from bot.language.names import harmless
from bot.language.wording import Translator
from bot.metrics import ERRORS, REFUSALS
from bot.tables.errors import NotAllowed
from bot.tables.table import NotSeated
from bot.transport.failures import FAILED, TOO_LATE, AnswerLost, is_forbidden, is_lost
from bot.ui.features import loaded
from bot.ui.items import GREY, Component, row, screen, text, with_way_back
from bot.ui.panel import take_seat
from bot.ui.rules import open_button
from bot.ui.words import BULLET, LINES, listed, reasons, title
from db import Conflict, Fenced, StoreUnavailable, Unconfirmed
from hearts import Card, IllegalMove

MAX_LIST_LENGTH: Final = 500
"""Characters of a list; the rest is counted."""
OPENS_A_TABLE: Final = frozenset(
    {
        "no-such-table",
        "table-closed",
        "seat-taken-over",
        "table-full",
        "seats-reserved",
        "rematch-of-others",
        "closed-table",
        "no-table-here",
        "no-table-of-yours",
    }
)
"""The refusals of somebody who can open a table of their own instead."""
log = structlog.get_logger(__name__)


@asynccontextmanager
async def reporting_errors(ctx: Context) -> AsyncIterator[None]:
    """Every press, form and command runs inside. An error is told to the person in private, and logged if it is ours;
    its message shows the id of the request as a reference."""
    try:
        yield
    except Exception as error:  # noqa: BLE001 - each becomes a sentence
        sentence = explain(error, ctx.say, ctx.reference)
        if sentence is not None:
            await tell(ctx, sentence, *_ways_on(error, ctx))


def _ways_on(error: Exception, ctx: Context) -> list[Component]:
    """The buttons that give a seat to somebody who has none, if they may have one, and that open a table if nothing
    else would help; none of them for somebody who is banned from all tables."""
    if ctx.bot.servers.banned(ctx.guild_id, ctx.id):
        return []
    tables = error.tables if isinstance(error, NotSeated) else ()
    views = [table.seen_by(ctx.id) for table in tables if table.kind.public]
    seats = [take_seat(view, ctx.say, "former" if ctx.id in view.departed else "new") for view in reversed(views)]
    opens = isinstance(error, NotAllowed) and error.key in OPENS_A_TABLE and ctx.interaction.guild_id is not None
    return [*next(filter(None, seats), []), *(loaded(open_button(ctx.say)) if opens else [])]


def explain(error: BaseException, say: Translator, reference: str) -> str | None:
    """The sentence to say about an error, which is also counted and logged; None if nothing is to be said.
    ``reference`` finds the error in the log."""
    if isinstance(error, IllegalMove | NotAllowed):
        return explain_refusal(error, say)
    key: str | None
    match error:
        case Fenced():
            kind, key = "fenced", "error-taken-over"  # if another process has answered, Discord does not take it
            log.info("another process has taken over", reason=str(error))
        case Conflict():
            kind, key = "conflict", "error-conflict"
            log.info("a table is changed elsewhere", reason=str(error))
        case StoreUnavailable():
            kind, key = "storage", "error-storage"
            log.error("the store is not available", error=str(error))
        case Unconfirmed():
            kind, key = "unconfirmed", "error-unconfirmed"
            log.error("the store does not answer", error=str(error))
        case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
            kind, key = "command", "error-command"
            log.warning("a command is another one than Discord knows", error=str(error))
        case discord.HTTPException() if error.code in TOO_LATE:
            kind, key = "late", None
            log.info("an answer came too late", code=error.code)
        case _ if is_forbidden(error):
            kind, key = "forbidden", "error-forbidden"
            log.info("the bot may not write there", error=repr(error))
        case _ if is_lost(error):
            kind, key = "lost", "error-answer"
            log.warning("an answer was lost", reference=reference, error=repr(error))
        case _:
            # If Discord refused an answer, what was asked for may well have happened.
            kind, key = "unexpected", "error-answer" if isinstance(error, discord.HTTPException) else "error-unexpected"
            log.error("unexpected error", reference=reference, exc_info=error)
    ERRORS.labels(kind).inc()
    return None if key is None else say(key, reference=reference)


def explain_refusal(refusal: NotAllowed | IllegalMove, say: Translator) -> str:
    """The sentence about something that is not possible, which is also counted and logged."""
    key = f"refusal-{refusal.key}" if isinstance(refusal, NotAllowed) else f"reason-{refusal.reason}"
    REFUSALS.labels(key).inc()
    log.debug("a request was refused", reason=key)
    return say(key, **_values(refusal.details, say))


async def tell(ctx: Context, sentence: str, *buttons: Component) -> None:
    """Sends a sentence to the person who asked, and nobody else, with ``buttons`` below it. Sends nothing to somebody
    who is still typing."""
    if ctx.interaction.type is discord.InteractionType.autocomplete:
        return
    below = [row(*buttons)] if buttons else []
    layout = with_way_back(screen(text(sentence), *below, colour=GREY), ctx.say, None)
    try:
        await ctx.answer.apart(layout, private=True)
    except (AnswerLost, *FAILED) as error:
        log.info("a sentence could not be said", error=repr(error))


def _values(details: dict[str, Any], say: Translator) -> dict[str, Any]:
    """The arguments of a sentence. ``where`` (channels) and ``when`` (a time) are our own words; all other text is
    somebody's."""
    return {
        name: value if name in ("where", "when") else title(value, say) if name == "preset" else _value(value, say)
        for name, value in details.items()
    }


def _value(value: Any, say: Translator) -> Any:
    """An argument: a card as the reader sees it, conflicts as sentences, typed text made harmless (of several each in a
    line of its own), anything else as it is."""
    if isinstance(value, Card):
        return say.card(value)
    if isinstance(value, str):
        return harmless(value)
    if isinstance(value, list):
        return BULLET + listed(map(harmless, value), say, MAX_LIST_LENGTH, LINES)
    return " ".join(reasons(value, say)) if isinstance(value, tuple) else value
