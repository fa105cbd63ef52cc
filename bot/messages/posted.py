"""Posted messages: finds one that Discord has posted although the bot does not know of it, because the answer was lost
or the bot was killed. Discord takes no nonce with the answer to a command or a follow-up, so one that is sent again
would stand there twice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import discord
import structlog

from bot.messages.subjects import is_about_round
from bot.ui.actions import Action, read_action

log = structlog.get_logger(__name__)

MAX_MESSAGES: Final = 100
"""The newest messages of a channel that are looked at: as many as Discord gives at once."""
OF_ROUNDS: Final = "more"
"""The verb of a button that, of all public messages, only those of rounds have."""
OF_LOBBIES: Final = "levels"
"""The verb of a button that, of all public messages, only lobbies have."""


async def find_posted(
    channel: discord.PartialMessageable, application_id: int | None, table_id: int, subject: str, after: int
) -> int | None:
    """The id of the newest message of this table about a round, or about its lobby, that was posted through a token of
    the application after the id ``after``; None if there is none, or the bot may not read the channel's history.

    Raises what `bot.transport.failures.FAILED` names.
    """
    verb = OF_ROUNDS if is_about_round(subject) else OF_LOBBIES
    try:
        async for message in channel.history(limit=MAX_MESSAGES, after=discord.Object(after), oldest_first=False):
            ours = message.application_id == application_id
            if ours and any(one.verb == verb and one.table == table_id for one in _actions(message.components)):
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
