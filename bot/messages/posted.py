"""Posted messages: finds one that Discord has posted although the bot does not know of it, because the answer was lost
or the bot was killed. One that is sent again would stand there twice: Discord takes no nonce with the answer to a
command or a follow-up, and knows that of another message only for some minutes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import discord
import structlog

from bot.messages.subjects import GAME, is_about_round
from bot.ui.actions import Action, read_action
from bot.ui.matches import MATCH

log = structlog.get_logger(__name__)

MAX_MESSAGES: Final = 100
"""The newest messages of a channel that are looked at: as many as Discord gives at once."""
CLOCK_ERROR: Final = 24 * 60 * 60 * 1000
"""Milliseconds by which the clock of this machine may be ahead of Discord's, as with a wrong time zone. What another
table with the same number has posted, of a database that was replaced, is mostly older."""
OF_ROUNDS: Final = "more"
"""The verb of a button that, of all public messages, only those of rounds have."""
OF_LOBBIES: Final = "levels"
"""The verb of a button that, of all public messages, only lobbies have."""
OF_RESULTS: Final = "review"
"""The verb of a button that, of all public messages, only the results of games have."""

Sought = Callable[[Action], bool]
"""Whether only the message that is looked for has a button or menu that asks for this."""


def about(table_id: int, subject: str) -> Sought:
    """Looks for a message of this table about a round, its lobby, or the result of its game."""
    verb = OF_ROUNDS if is_about_round(subject) else OF_RESULTS if subject == GAME else OF_LOBBIES
    return lambda action: action.verb == verb and action.table == table_id


def of_match(match_id: int) -> Sought:
    """Looks for the message of this match."""
    return lambda action: action.verb == MATCH and action.prompt == match_id


def id_before(at: int) -> int:
    """An id that is less than those of all messages posted since a time of this machine, in epoch milliseconds, though
    its clock may be wrong."""
    return max(0, at - CLOCK_ERROR - discord.utils.DISCORD_EPOCH) << 22


async def find_posted(
    client: discord.Client, channel: discord.PartialMessageable, after: int, sought: Sought
) -> int | None:
    """The id of the newest such message that the bot has posted after the id ``after``, by a request of its own or
    through a token; None if there is none, or the bot may not read the channel's history.

    Raises what `bot.transport.failures.FAILED` names.
    """
    try:
        async for message in channel.history(limit=MAX_MESSAGES, after=discord.Object(after), oldest_first=False):
            ours = message.author == client.user or message.application_id == client.application_id
            if ours and any(map(sought, _actions(message.components))):
                return message.id
    except discord.Forbidden as error:
        log.info("the history of a channel may not be read", channel=channel.id, error=repr(error))
    return None


def _actions(components: Any) -> Iterator[Action]:
    """What the buttons and menus among these components ask for, those of rows and containers included."""
    for component in components:
        action = read_action({"custom_id": getattr(component, "custom_id", None)})
        if action is not None:
            yield action
        yield from _actions(getattr(component, "children", ()))
