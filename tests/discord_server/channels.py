"""Channels: requests about channels, messages and threads, with the permissions that they need."""

from typing import Any

from tests.discord_server import errors, messages, objects
from tests.discord_server.faults import Request
from tests.discord_server.gateway import Gateway
from tests.discord_server.permissions import demand, demand_writing, may
from tests.discord_server.state import DIRECT_CHANNEL, PUBLIC_THREAD, Channel, Guild, Message, State

Json = dict[str, Any]
SAME = 180.0
"""Seconds in which a second message with the same nonce is not posted."""


class Channels:
    """The requests about channels that the bot makes with its own token."""

    def __init__(self, state: State, gateway: Gateway) -> None:
        self._state = state
        self._gateway = gateway
        self._posted: dict[str, tuple[float, Message]] = {}
        """By their nonces: when messages were posted, and the messages."""

    def read(self, channel_id: int) -> Json:
        channel, guild = self.find(channel_id)
        demand(self._state.bot.id, channel, guild)
        return objects.channel(channel)

    def change(self, channel_id: int, request: Request) -> Json:
        """Archives, unarchives or renames a thread."""
        channel, guild = self.find(channel_id)
        demand(self._state.bot.id, channel, guild)
        channel.archived = bool(request.body.get("archived", channel.archived))
        channel.name = request.body.get("name", channel.name)
        self._tell("THREAD_UPDATE" if channel.kind == PUBLIC_THREAD else "CHANNEL_UPDATE", channel)
        return objects.channel(channel)

    def post(self, channel_id: int, request: Request) -> Json:
        channel, guild = self.find(channel_id)
        if channel.recipient_id is not None and not self._state.users[channel.recipient_id].letters:
            raise errors.cannot_write_to_user()
        demand_writing(self._state.bot.id, channel, guild, files=bool(request.body.get("attachments")))
        nonce = request.body.get("nonce") if request.body.get("enforce_nonce") else None
        at, message = self._posted.get(nonce or "", (0.0, None))
        if message is None or at < self._state.now() - SAME:
            message = messages.create(self._state, channel, self._state.bot.id, request.body)
        if nonce is not None:
            self._posted[nonce] = (self._state.now(), message)
        return objects.message(self._state, message)

    def history(self, channel_id: int, request: Request) -> list[Json]:
        """Public messages of a channel, the newest first; none for a bot that may not read its history."""
        channel, guild = self.find(channel_id)
        demand(self._state.bot.id, channel, guild)
        if guild is not None and not may(self._state.bot.id, channel, guild).read_message_history:
            return []
        shown = [message for message in channel.messages.values() if message.only_for is None]
        newest = sorted(shown, key=lambda message: message.id, reverse=True)[: int(request.query.get("limit", 50))]
        return [objects.message(self._state, message) for message in newest]

    def look(self, channel_id: int, message_id: int) -> Json:
        return objects.message(self._state, self._message(channel_id, message_id)[1])

    def edit(self, channel_id: int, message_id: int, request: Request) -> Json:
        channel, message = self._message(channel_id, message_id)
        if message.author_id != self._state.bot.id:
            raise errors.not_the_author()
        if channel.archived:
            raise errors.archived_thread()
        messages.edit(self._state, message, request.body)
        return objects.message(self._state, message)

    def delete(self, channel_id: int, message_id: int) -> None:
        channel, message = self._message(channel_id, message_id)
        if channel.archived:
            raise errors.archived_thread()
        self.remove(channel, message)

    def open_thread(self, channel_id: int, message_id: int, request: Request) -> Json:
        channel, guild = self.find(channel_id)
        demand(self._state.bot.id, channel, guild, "create_public_threads")
        self._message(channel_id, message_id)
        if message_id in guild.channels:
            raise errors.has_a_thread()
        body = request.body
        thread = Channel(message_id, body["name"], PUBLIC_THREAD, guild.id, channel.id)
        thread.archived_after = body.get("auto_archive_duration") or thread.archived_after
        guild.channels[thread.id] = thread
        self._tell("THREAD_CREATE", thread)
        return objects.channel(thread)

    def open_direct(self, request: Request) -> Json:
        user = int(request.body["recipient_id"])
        if user not in self._state.users:
            raise errors.unknown_user()
        known = next((each for each in self._state.direct.values() if each.recipient_id == user), None)
        if known is None:
            known = Channel(self._state.new_id(), "", DIRECT_CHANNEL, recipient_id=user)
            self._state.direct[known.id] = known
        return objects.channel(known) | {"recipients": [objects.user(self._state.users[user])]}

    # -- what others do, too

    def find(self, channel_id: int) -> tuple[Channel, Guild | None]:
        """A channel that the bot may know of, with its server. Raises ApiError."""
        channel = self._state.channel(channel_id)
        if channel is None:
            raise errors.unknown_channel()
        guild = self._state.guilds[channel.guild_id] if channel.guild_id is not None else None
        if guild is not None and self._state.bot.id not in guild.members:
            raise errors.missing_access()
        return channel, guild

    def remove(self, channel: Channel, message: Message) -> None:
        """Deletes a message, whoever asked for it."""
        del channel.messages[message.id]
        ids = {"id": str(message.id), "channel_id": str(channel.id)}
        server = {} if channel.guild_id is None else {"guild_id": str(channel.guild_id)}
        self._gateway.dispatch(channel.guild_id, "MESSAGE_DELETE", ids | server)

    def _message(self, channel_id: int, message_id: int) -> tuple[Channel, Message]:
        """A message of a channel; private messages cannot be reached with the bot's token. Raises ApiError."""
        channel, guild = self.find(channel_id)
        demand(self._state.bot.id, channel, guild)
        message = channel.messages.get(message_id)
        if message is None or message.only_for is not None:
            raise errors.unknown_message()
        return channel, message

    def _tell(self, event: str, channel: Channel) -> None:
        self._gateway.dispatch(channel.guild_id, event, objects.channel(channel))
