"""The router: every command, press, choice and form goes from here to the feature that it belongs to, and gets exactly
one answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog
from discord import app_commands

import players
from bot.answers.access import authorize, table_pressed, table_typed
from bot.answers.context import Context, Interaction
from bot.answers.error_messages import reporting_errors
from bot.answers.feature import Feature, FormHandler, Handler
from bot.answers.options import offer_choices
from bot.answers.replies import show_panel
from bot.tables.computers import NOT_READY
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.ui.actions import Action
from bot.ui.forms import Filled
from bot.ui.items import GREEN, screen, text

log = structlog.get_logger(__name__)

READY_TIMEOUT: Final = 600
"""Seconds to wait for the computer players at most; an answer can be edited for fifteen minutes."""


async def once_ready(ctx: Context, do: Callable[[], Awaitable[None]]) -> None:
    """Runs ``do``. If the computer players of a sealed deal are not ready, tells the person so, and runs it as soon as
    they are. Raises the other errors of ``do``."""
    try:
        await do()
        return
    except NotAllowed as refusal:
        if refusal.key != NOT_READY:
            raise
    if not await ctx.answer.is_deferred():
        await ctx.answer.defer()
    await _say(ctx, "getting-ready")
    preparing = players.prepare()
    for _ in range(READY_TIMEOUT):
        await asyncio.sleep(1)
        if players.ready():
            await do()
            return
        if not preparing.is_alive():
            break
    await _say(ctx, "getting-ready-failed")


async def _say(ctx: Context, key: str) -> None:
    await ctx.answer.private(screen(text(ctx.say(key)), colour=GREEN))


class Router:
    """Knows the handler of each verb."""

    def __init__(self) -> None:
        self.presses: dict[str, Handler] = {}
        self.forms: dict[str, FormHandler] = {}
        self._features: dict[str, Feature] = {}
        """By verb of a press."""

    def add(self, feature: Feature) -> None:
        """Sends the verbs of a feature to its handlers. Raises ValueError for a verb that another feature has."""
        if taken := (self.presses.keys() & feature.presses.keys()) | (self.forms.keys() & feature.forms.keys()):
            raise ValueError(f"these verbs are taken: {', '.join(sorted(taken))}")
        self.presses |= feature.presses
        self.forms |= feature.forms
        self._features |= dict.fromkeys(feature.presses, feature)

    async def press(self, interaction: Interaction, action: Action | None) -> None:
        """Handles a button or a menu; ``action`` is None for one that no version of this bot knows."""
        ctx = Context(interaction)
        if not await ctx.bot.interactions.begin(interaction):
            return
        async with reporting_errors(ctx):
            if action is None:
                raise NotAllowed("unreadable")
            log.debug("a button or a menu", verb=action.verb, table=action.table)
            verb, feature = action.verb, self._features.get(action.verb) or Feature()
            table_id = table_pressed(action, listed=verb in feature.menus_of_tables)
            pressed = await authorize(ctx, table_id, anywhere=verb in feature.anywhere)
            if pressed is not None and pressed.kind.solitaire and verb in feature.with_others:
                raise NotAllowed("unreadable")
            await ctx.remember()
            try:
                if (handler := self.presses.get(verb)) is None:
                    raise NotAllowed("unreadable")
                await once_ready(ctx, lambda: handler(ctx, action))
            except NotAllowed as refusal:
                if refusal.key != "unreadable" or pressed is None or not _plays(ctx, pressed):
                    raise
                await show_panel(ctx, pressed, ctx.say("note-outdated"))  # as on a screen of an older version

    async def submit(self, interaction: Interaction, filled: Filled | None) -> None:
        """Handles a form; ``filled`` is None for one that no version of this bot knows."""
        ctx = Context(interaction)
        if not await ctx.bot.interactions.begin(interaction):
            return
        async with reporting_errors(ctx):
            await authorize(ctx)
            await ctx.remember()
            if filled is None or filled.verb not in self.forms:
                raise NotAllowed("unreadable")
            log.debug("a form", verb=filled.verb)
            await self.forms[filled.verb](ctx, filled)


def _plays(ctx: Context, table: Table) -> bool:
    return table.alive and table.seat_of(ctx.id) is not None


class Tree(app_commands.CommandTree[Any]):
    """The command tree: checks who gives a command, remembers them, and tells them what went wrong."""

    def _from_interaction(self, interaction: Interaction) -> None:
        """Called by the library's parser for each command, and while somebody types one. It reads here what the library
        would read only later, so that a command that cannot be read is dropped like every other such event."""
        data: Any = interaction.data
        _ = discord.AppCommandType(data.get("type", 1)), int(data.get("target_id", 0))
        _ = interaction.command, interaction.namespace  # which keeps both
        super()._from_interaction(interaction)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether the library is to carry out the command; if the person may not give it, they are told why. Somebody
        who is still typing is offered choices."""
        ctx = Context(interaction)
        if not await ctx.bot.interactions.begin(interaction):
            return False
        async with reporting_errors(ctx):
            if interaction.type is discord.InteractionType.autocomplete:
                await authorize(ctx, anywhere=_is_for_one(interaction))
                await offer_choices(ctx)
                return False
            log.debug("a command", name=getattr(interaction.command, "qualified_name", None))
            await authorize(ctx, table_typed(ctx), anywhere=_is_for_one(interaction))
            await ctx.remember()
            return True
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Tells the person who gave the command what went wrong, and logs errors of our own."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with reporting_errors(Context(interaction)):
            raise cause


def _is_for_one(interaction: Interaction) -> bool:
    """Whether a command is there outside of servers too."""
    contexts = getattr(interaction.command, "allowed_contexts", None)
    return contexts is not None and bool(contexts.dm_channel)
