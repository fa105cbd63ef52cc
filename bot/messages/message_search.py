"""Message search: finds a message that Discord has posted although the bot does not know of it, because the answer was
lost or the bot was killed. One that is sent again would stand there twice: Discord takes no nonce with the answer to a
command or a follow-up, and knows that of another message only for some minutes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import discord
import structlog

from bot.messages.subjects import CALL, GAME, LOBBY, about_round
from bot.ui.actions import Action, read_action
from bot.ui.calls import CALLED
from hearts.round import round_of

log = structlog.get_logger(__name__)

MAX_MESSAGES: Final = 100
"""The newest messages of a channel that are looked at: as many as Discord gives at once."""
CLOCK_ERROR: Final = 24 * 60 * 60 * 1000
"""Milliseconds by which the clock of this machine may be ahead of Discord's, as with a wrong time zone. What another
table with the same number has posted, of a database that was replaced, is mostly older."""
OF_ROUNDS: Final = "more"
BETWEEN_ROUNDS: Final = "ready"
PAUSED: Final = "go-on"
OF_LOBBIES: Final = "levels"
OF_RESULTS: Final = "rematch"
"""The verbs of buttons that, of all public messages, only those of rounds have, those between two rounds, those of
paused games, lobbies, and the results of games."""


Identify = Callable[[Sequence[Action]], str | None]
"""What a message is about that has buttons and menus which ask for this; None if it is not looked for."""


def of_table(table_id: int) -> Identify:
    """Looks for the messages that show this table; they are about a subject of `bot.messages.subjects`."""

    def identify(actions: Sequence[Action]) -> str | None:
        own = {action.verb: action for action in actions if action.table == table_id}
        if OF_LOBBIES in own or OF_RESULTS in own:
            return LOBBY if OF_LOBBIES in own else GAME
        if BETWEEN_ROUNDS in own:  # which asks for the next round
            return about_round(round_of(own[BETWEEN_ROUNDS].prompt) - 1)
        found = own.get(OF_ROUNDS) or own.get(PAUSED)
        return None if found is None else about_round(round_of(found.prompt))

    return identify


def of_call(table_id: int, prompt: int) -> Identify:
    """Looks for the messages that call people to this question of the table, or to the start of its game: they have no
    other buttons."""

    def identify(actions: Sequence[Action]) -> str | None:
        asks = {(action.verb, action.table, action.prompt, action.arg) for action in actions}
        return CALL if asks in ({("hand", table_id, prompt, "")}, {("start", table_id, 0, CALLED)}) else None

    return identify


def id_before(at: int) -> int:
    """An id that is less than those of all messages posted since a time of this machine, in epoch milliseconds, though
    its clock may be wrong."""
    return max(0, at - CLOCK_ERROR - discord.utils.DISCORD_EPOCH) << 22


async def find_posted(
    client: discord.Client, channel: discord.PartialMessageable, after: int, identify: Identify
) -> list[tuple[int, str]]:
    """The ids of such messages that the bot has posted after the id ``after``, by requests of its own or through
    tokens, and what each is about, the oldest first; none if the bot may not read the channel's history.

    Raises what `bot.transport.failures.FAILED` names.
    """
    found: list[tuple[int, str]] = []
    try:
        async for message in channel.history(limit=MAX_MESSAGES, after=discord.Object(after), oldest_first=False):
            ours = message.author == client.user or message.application_id == client.application_id
            if ours and (about := identify([*_actions(message.components)])) is not None:
                found.append((message.id, about))
    except discord.Forbidden as error:
        log.info("the history of a channel may not be read", channel=channel.id, error=repr(error))
    return found[::-1]


def _actions(components: Any) -> Iterator[Action]:
    """What the buttons and menus among these components ask for, those of rows and containers included."""
    for component in components:
        action = read_action({"custom_id": getattr(component, "custom_id", None)})
        if action is not None:
            yield action
        yield from _actions(getattr(component, "children", ()))
