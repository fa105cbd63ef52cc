"""The tree: the slash commands as discord.py keeps them, and who may give one."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands

from bot.answers.access import let_in, table_typed
from bot.answers.asker import Asker, Interaction
from bot.answers.autocomplete import offer_choices
from bot.answers.error_messages import telling_errors
from bot.transport.failures import send_answer
from db import StoreError

log = structlog.get_logger(__name__)


class Tree(app_commands.CommandTree[Any]):
    """The command tree: checks who gives a command, remembers them, and tells them what went wrong."""

    def _from_interaction(self, interaction: Interaction) -> None:
        """Called with each command, and while somebody types one, by the library's parser. What the library would read
        of it later is read here, so that it is dropped like every event that cannot be read."""
        data: Any = interaction.data
        _ = discord.AppCommandType(data.get("type", 1)), int(data.get("target_id", 0))
        _ = interaction.command, interaction.namespace  # which keeps both
        super()._from_interaction(interaction)

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether the library is to carry out the command. Whoever may not give it is told why. Somebody who is still
        typing is offered choices here."""
        asker = Asker(interaction)
        if not await asker.bot.interactions.begin(interaction):
            return False
        async with telling_errors(asker):
            if interaction.type is discord.InteractionType.autocomplete:
                await let_in(asker, anywhere=_is_for_one(interaction))
                await _offer_choices(interaction)
                return False
            log.debug("a command", name=getattr(interaction.command, "qualified_name", None))
            await let_in(asker, table_typed(asker), anywhere=_is_for_one(interaction))
            await asker.remember()
            return True
        return False

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Tells the person who gave the command what went wrong, and logs errors of our own."""
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        async with telling_errors(Asker(interaction)):
            raise cause


async def _offer_choices(interaction: Interaction) -> None:
    """Offers choices to somebody who is typing; none if the store would have to say which."""
    try:
        await offer_choices(interaction)
    except StoreError as error:
        log.info("no choices can be offered", reason=str(error))
        await send_answer(interaction, lambda: interaction.response.autocomplete([]), tries=1)


def _is_for_one(interaction: Interaction) -> bool:
    """Whether a command is there outside of servers too."""
    contexts = getattr(interaction.command, "allowed_contexts", None)
    return contexts is not None and bool(contexts.dm_channel)
