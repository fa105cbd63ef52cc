"""Packed servers: the channels and roles of a server are kept as compact data until somebody asks for them.

discord.py keeps an object for each channel and each role. Here a server keeps what Discord has told of them as
compressed JSON, a tenth of the size. The objects are built when they are asked for, and those of the servers that were
in use last are kept. The data is the truth: when it changes, the objects are built anew.

discord.py has no public way to do this. `tests/bot/transport/test_packed_servers.py` compares each event with what the
library does by itself, and so fails if a new version behaves differently.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

import discord
import orjson
from cachetools import LRUCache
from discord.channel import _guild_channel_factory
from discord.state import AutoShardedConnectionState

from bot.transport.unreadable_events import described, note, tolerated

MAX_UNPACKED: Final = 500
"""Servers whose objects are kept, some 35 KB each."""
LEVEL: Final = 1
"""Of compression. The highest one takes an eighth less memory, and three times as long."""
UNUSED_OF_SERVERS: Final = {"emojis", "features", "presences", "stickers", "voice_states"} | {
    "guild_scheduled_events",
    "soundboard_sounds",
    "stage_instances",
}
UNUSED_OF_CHANNELS: Final = {"available_tags", "icon_emoji", "last_message_id", "last_pin_timestamp", "topic"}
"""What Discord tells that nobody reads here, and that discord.py can do without."""

Data = dict[str, Any]
"""A channel or a role, or an event about it, as Discord describes it."""


class Objects(NamedTuple):
    """The channels and roles of a server as discord.py's objects, by id, and the data that they were built from."""

    packed: bytes
    channels: dict[int, Any]
    roles: dict[int, discord.Role]


def pack(channels: Mapping[str, Data], roles: Mapping[str, Data]) -> bytes:
    """The channels and roles of a server, by id, as compressed JSON."""
    return zlib.compress(orjson.dumps((channels, roles)), LEVEL)


def unpack(packed: bytes) -> tuple[dict[str, Data], dict[str, Data]]:
    """The channels and roles that were packed."""
    channels, roles = orjson.loads(zlib.decompress(packed))
    return channels, roles


NOTHING: Final = pack({}, {})


class PackedGuild(discord.Guild):
    """A server that keeps its channels and roles packed."""

    __slots__ = ("packed",)

    def __init__(self, *, data: Any, state: PackingState) -> None:
        self.packed = NOTHING
        super().__init__(data=data, state=state)

    def _from_data(self, guild: Any) -> None:
        """Called by the library with what Discord tells of a server: all of it, or all but its channels."""
        rest: Any = {name: value for name, value in guild.items() if name not in UNUSED_OF_SERVERS}
        channels, roles = unpack(self.packed)
        if "channels" in rest:
            channels = {
                each["id"]: _thinned(each) for each in described("a channel", guild["id"], rest.pop("channels"))
            }
        if "roles" in rest:
            roles = {each["id"]: each for each in described("a role", guild["id"], rest.pop("roles"))}
        threads = [*described("a thread", guild["id"], rest.pop("threads", ()))]
        self.packed = pack(channels, roles)
        try:
            super()._from_data(rest)
        except Exception as error:  # noqa: BLE001 - whatever is odd about a server is noted
            note("a server", guild["id"], error)
            known: Any = {"id": guild["id"], "unavailable": False}
            super()._from_data(known)
        for thread in threads:
            with tolerated("a thread", self.id):
                told: Any = thread
                self._add_thread(discord.Thread(guild=self, state=self._state, data=told))

    def change(self, change: Change, data: Data) -> None:
        """Carries out what an event says of a channel or a role."""
        channels, roles = unpack(self.packed)
        change(channels, roles, data)
        self.packed = pack(channels, roles)

    def build(self) -> Objects:
        """Builds the objects of all channels and roles."""
        (channels, roles), state = unpack(self.packed), self._state
        built = Objects(self.packed, {}, {})
        for number, data in channels.items():
            with tolerated("a channel", self.id):
                kind: Any = _guild_channel_factory(data["type"])[0]
                if kind is not None:  # the library does not know all kinds of channels
                    built.channels[int(number)] = kind(guild=self, state=state, data=data)
        for number, role in roles.items():
            told: Any = role
            with tolerated("a role", self.id):
                built.roles[int(number)] = discord.Role(guild=self, state=state, data=told)
        return built

    @property
    def _channels(self) -> dict[int, Any]:
        return self._objects.channels

    @_channels.setter
    def _channels(self, empty: Mapping[int, Any]) -> None:
        """Does nothing: the library empties what it is about to fill."""

    @property
    def _roles(self) -> dict[int, discord.Role]:
        return self._objects.roles

    @_roles.setter
    def _roles(self, empty: Mapping[int, discord.Role]) -> None:
        """Does nothing, as above."""

    @property
    def _objects(self) -> Objects:
        assert isinstance(self._state, PackingState)
        unpacked = self._state.unpacked
        found = unpacked.get(self.id)
        if found is None or found.packed is not self.packed:
            found = unpacked[self.id] = self.build()
        return found


Change = Callable[[dict[str, Data], dict[str, Data], Data], object]
"""Changes channels and roles by what an event says."""
CHANGES: Final[Mapping[str, Change]] = {
    "CHANNEL_CREATE": lambda channels, roles, data: channels.update({data["id"]: _thinned(data)}),
    "CHANNEL_UPDATE": lambda channels, roles, data: channels.update({data["id"]: _thinned(data)}),
    "CHANNEL_DELETE": lambda channels, roles, data: channels.pop(data["id"], None),
    "GUILD_ROLE_CREATE": lambda channels, roles, data: roles.update({data["role"]["id"]: data["role"]}),
    "GUILD_ROLE_UPDATE": lambda channels, roles, data: roles.update({data["role"]["id"]: data["role"]}),
    "GUILD_ROLE_DELETE": lambda channels, roles, data: roles.pop(data["role_id"], None),
}
"""What each event about a channel or a role changes; a server that is told of whole comes through `_from_data`."""


class PackingState(AutoShardedConnectionState[Any]):
    """What discord.py knows, with packed servers, and without those that have removed the bot."""

    def __init__(self, **options: Any) -> None:
        self.unpacked: LRUCache[int, Objects] = LRUCache(MAX_UNPACKED)
        """The objects of the servers that were in use last."""
        super().__init__(**options)
        for event, change in CHANGES.items():
            self.parsers[event] = self._noting(change, self.parsers[event])

    def parse_ready(self, data: Any) -> None:
        """Called at the start of each session of a shard. The library by itself keeps the servers that have removed the
        bot since the last one, of which no event tells: these are removed as by one."""
        data["guilds"] = [*described("a server", None, data["guilds"])]
        super().parse_ready(data)
        shard, named = data["shard"][0], {int(guild["id"]) for guild in data["guilds"]}
        for gone in [guild for guild in self.guilds if guild.shard_id == shard and guild.id not in named]:
            self.parse_guild_delete({"id": str(gone.id)})

    def _add_guild_from_data(self, data: Any) -> discord.Guild:
        guild = PackedGuild(data=data, state=self)
        self._add_guild(guild)
        return guild

    def _noting(self, change: Change, parse: Callable[[Any], None]) -> Callable[[Any], None]:
        """Lets the library handle an event, and then changes the data of its server."""

        def parse_and_note(data: Any) -> None:
            parse(data)
            guild = self._get_guild(int(data.get("guild_id") or 0))
            if isinstance(guild, PackedGuild):
                guild.change(change, data)

        return parse_and_note


def _thinned(channel: Data) -> Data:
    return {name: value for name, value in channel.items() if name not in UNUSED_OF_CHANNELS}
