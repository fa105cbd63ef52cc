"""Follow-ups: finds one that Discord has posted although its answer was lost. It takes no nonce with a follow-up,
so one that is sent again would stand there twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import discord
import structlog

from bot.ui.actions import Action, read_action

log = structlog.get_logger(__name__)

MAX_MESSAGES: Final = 100
"""The newest messages of a channel that are looked at: as many as Discord gives at once."""
OF_ROUNDS: Final = "more"
"""The verb of a button that, of all public messages, only those of rounds have."""


async def find_follow_up(
    channel: discord.PartialMessageable, application_id: int | None, table_id: int, after: int
) -> int | None:
    """The id of the newest message of a round of this table that was posted through a token of the application after
    the message ``after``; None if there is none, or the bot may not read the channel's history.

    Raises what `bot.transport.failures.FAILED` names.
    """
    try:
        async for message in channel.history(limit=MAX_MESSAGES, after=discord.Object(after), oldest_first=False):
            ours = message.application_id == application_id
            if ours and any(one.verb == OF_ROUNDS and one.table == table_id for one in _actions(message.components)):
                return message.id
    except discord.Forbidden as error:
        log.info("the history of a channel may not be read", table=table_id, error=repr(error))
    return None


def _actions(components: Any) -> Iterator[Action]:
    """What the buttons and menus among these components ask for, those of rows and containers included."""
    for component in components:
        action = read_action({"custom_id": getattr(component, "custom_id", None)})
        if action is not None:
            yield action
        yield from _actions(getattr(component, "children", ()))
