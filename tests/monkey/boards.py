"""Boards: what the public messages in all channels say of one table, as somebody sees them who passes by."""

from collections.abc import Collection, Iterator

from bot.messages.channel_messages import OF_LOBBIES, OF_RESULTS, OF_ROUNDS
from bot.tables.table import Table
from db import Status
from tests.discord_server.state import Message, State
from tests.payloads import texts
from tests.screens import buttons_of


def misleading(state: State, table: Table, due: Collection[int]) -> Iterator[str]:
    """Says which messages of a public table are too many: a lobby to start while the game is played, a second message
    of a running round, or a second result. ``due``: the ids of those that are still to be drawn anew."""
    messages = (message for channel in state.channels() for message in channel.messages.values())
    public = [message for message in messages if message.only_for is None and message.id not in due]
    playing = table.record.status is Status.PLAYING
    for verb, most in (("start", 0 if playing else 1), (OF_ROUNDS, int(playing)), (OF_RESULTS, 1)):
        found = [message for message in public if _has(message, verb, table.record.id)]
        if verb == OF_ROUNDS:  # which lobbies have, too
            found = [message for message in found if not _has(message, OF_LOBBIES, table.record.id)]
        if len(found) > most:
            shown = [(message.channel_id, texts(message.components)) for message in found]
            yield f"{table.record.status}: {len(found)} messages with {verb}: {shown}"


def _has(message: Message, verb: str, table_id: int) -> bool:
    """Whether a message has a button of this verb for this table."""
    return any(item.verb == verb and item.table == table_id for item in buttons_of(message.components))
