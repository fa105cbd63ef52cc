"""Open panel: one private message on somebody's screen, and where it can be reached."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import discord


@dataclass(frozen=True, slots=True)
class Address:
    """Where a panel can be reached after a press on it, and in which language it is read."""

    application_id: int
    token: str
    """Of the interaction: Discord takes it for fifteen minutes."""
    locale: discord.Locale


@dataclass(slots=True)
class Panel:
    """A private message that is on somebody's screen, and where the newest press lets it be edited."""

    pressed_at: int
    address: Address | None = None
    """None while the first answer is on its way."""
    message_id: int | None = None
    """Of the message that it is; None where that is not known."""
    digest: bytes | None = None
    """Of what it shows; None where that is not known."""
    aside: bool = False
    """Its owner looks at something else in it."""
    stale: bool = False
    """Something has changed since it was last drawn."""
    answers: int = 0
    """Answers to presses that are on their way; meanwhile nothing is pushed."""
    pushing: bool = False
    crossed: bool = False
    """Two requests were on their way at once. Which of them arrived last is not known."""
    pushed_at: int = 0
    due_at: int = 0
    """When it may be pushed next; what it shows then is what is true then."""
    waiting: bool = False
    """It sleeps until then."""
    tries: int = 0
    task: asyncio.Task[None] | None = None


@dataclass(slots=True)
class Answer:
    """A panel that is sent, and the private message in which it is then; None where that is not known."""

    message_id: int | None


def address_of(interaction: discord.Interaction[Any]) -> Address:
    """Where the private message of a press, or of its answer, can be reached from then on."""
    return Address(interaction.application_id, interaction.token, interaction.locale)


def message_of(interaction: discord.Interaction[Any]) -> int | None:
    """The private message that was pressed; None where the answer is to be a new one."""
    pressed = interaction.message
    return pressed.id if pressed is not None and pressed.flags.ephemeral else None
