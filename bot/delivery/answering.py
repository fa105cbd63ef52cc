"""Answering: the one place where whatever goes wrong becomes a sentence for whoever asked."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import structlog

from bot.language.wording import Say
from bot.tables.refusal import Refusal
from bot.ui.items import screen, text
from bot.ui.look import GREY
from bot.ui.words import reasons, title
from db import StoreUnavailable
from hearts import Card, Refused

log = structlog.get_logger(__name__)

Asking = discord.Interaction[Any]
TOO_LATE = frozenset({10062, 10015, 50027})
"""Discord's codes for an interaction that was not answered in time, or is too old to be answered again."""
NOBODY = discord.AllowedMentions.none()


def voice(interaction: Asking) -> Say:
    """What speaks to the person who asks, in their language and with cards as they see them."""
    say: Say = interaction.client.voice_for(interaction)
    return say


@asynccontextmanager
async def answering(interaction: Asking) -> AsyncIterator[None]:
    """Every command and press runs inside: an error is told to the person in private, and logged if it is ours."""
    try:
        yield
    except Exception as error:
        sentence = explain(error, interaction)
        if sentence is not None:
            await tell(interaction, sentence)


def explain(error: BaseException, interaction: Asking) -> str | None:
    """What to say about an error; None where there is nobody left to say it to."""
    say = voice(interaction)
    match error:
        case Refused():
            return say(f"reason-{error.reason}", **_values(error.details, say))
        case Refusal():
            return say(f"refusal-{error.key}", **_values(error.details, say))
        case StoreUnavailable():
            log.error("the store is not available", error=str(error))
            return say("error-storage")
        case discord.HTTPException() if error.code in TOO_LATE:
            log.info("an answer came too late", code=error.code)
            return None
    reference = secrets.token_hex(4)
    log.error("unexpected error", reference=reference, exc_info=error)
    # Discord refused an answer: what was asked for may well have happened.
    return say("error-answer" if isinstance(error, discord.HTTPException) else "error-unexpected", reference=reference)


def refused(error: Refused, interaction: Asking) -> str:
    """The sentence of a refused move, to be said within the panel."""
    say = voice(interaction)
    return say(f"reason-{error.reason}", **_values(error.details, say))


async def tell(interaction: Asking, sentence: str) -> None:
    """A sentence for the person who asked, and nobody else. Nothing can be said to somebody who is still typing."""
    if interaction.type is discord.InteractionType.autocomplete:
        return
    layout = screen(text(sentence), colour=GREY)
    try:
        if interaction.response.is_done():
            await interaction.followup.send(view=layout, ephemeral=True, allowed_mentions=NOBODY)
        else:
            await interaction.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        log.info("a sentence could not be said", status=error.status, code=error.code)


def _values(details: dict[str, Any], say: Say) -> dict[str, Any]:
    return {name: title(value, say) if name == "preset" else _value(value, say) for name, value in details.items()}


def _value(value: Any, say: Say) -> Any:
    """Cards as their reader sees them, objections as sentences, and what somebody typed without mentions."""
    if isinstance(value, Card):
        return say.card(value)
    if isinstance(value, str):
        return discord.utils.escape_mentions(value)
    return " ".join(reasons(value, say)) if isinstance(value, tuple) else value


def in_private(interaction: Asking) -> bool:
    """Whether the press came from a message that only this person sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral
