"""Packed servers: what the bot sees of a server is what discord.py would show by itself, and few objects are kept."""

import copy
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import discord
import pytest
from cachetools import LRUCache
from discord.ext import commands

from bot.transport.library_bot import LibraryBot
from bot.transport.packed_servers import PackedGuild
from tests.connected import ConnectedWorld
from tests.discord_server import objects

SERVER: Final = 7 << 40
ME: Final = 5
KINDS: Final = (0, 2, 4, 5, 13, 15, 16)
"""Text, voice, category, announcements, stage, forum, media."""
UNKNOWN_KIND: Final = 14
NOT_BY_DEFAULT: Final = str(discord.Permissions(view_channel=True, manage_threads=True).value)

Json = dict[str, Any]


def user(number: int, name: str) -> Json:
    return {"id": str(number), "username": name, "discriminator": "0", "avatar": None, "bot": number == ME}


def role(number: int, name: str, permissions: int) -> Json:
    return objects.role(number, name, permissions, position=number % 100)


def channel(number: int, kind: int, name: str, hidden: bool = False, **more: Any) -> Json:
    denied = {"id": str(SERVER), "type": 0, "allow": "0", "deny": "1024" if hidden else "0"}
    for_me = {"id": str(ME), "type": 1, "allow": NOT_BY_DEFAULT, "deny": "0"}
    return {
        "id": str(number),
        "guild_id": str(SERVER),
        "type": kind,
        "name": name,
        "position": number % 100,
        "parent_id": None,
        "permission_overwrites": [denied, for_me][: 1 + number % 2],
        "topic": "Cards",
        "last_message_id": "1",
        "bitrate": 64_000,
        "user_limit": 0,
        "available_tags": [],
        **more,
    }


def server(name: str, *more: Json) -> Json:
    """A server as in GUILD_CREATE, with a channel of each kind and more, two roles and a thread."""
    me = {"user": user(ME, "Hearts"), "roles": [str(SERVER + 1)], "joined_at": None, "flags": 0, "deaf": 0, "mute": 0}
    inner: Json = {
        "thread_metadata": {"archived": False, "auto_archive_duration": 60, "archive_timestamp": "2026-11-22"}
    }
    thread = channel(900, 11, "game", owner_id=str(ME), parent_id="100", message_count=1, member_count=1, **inner)
    return {
        "id": str(SERVER),
        "name": name,
        "owner_id": "3",
        "unavailable": False,
        "member_count": 40,
        "preferred_locale": "de",
        "system_channel_id": "100",
        "features": ["COMMUNITY"],
        "emojis": [],
        "stickers": [],
        "voice_states": [],
        "presences": [],
        "roles": [role(SERVER, "@everyone", 0xC00), role(SERVER + 1, "Bots", 0x10_0000_0000)],
        "channels": [channel(100 + place, kind, f"channel-{kind}") for place, kind in enumerate(KINDS)]
        + [channel(180, UNKNOWN_KIND, "directory"), *more],
        "members": [me],
        "threads": [thread],
    }


ABOUT: Final = {"guild_id": str(SERVER)}
EVENTS: Final[list[tuple[str, Json]]] = [
    ("GUILD_CREATE", server("Cards")),
    ("CHANNEL_CREATE", channel(201, 0, "new")),
    ("CHANNEL_UPDATE", channel(201, 0, "renamed")),
    ("CHANNEL_UPDATE", channel(100, 0, "hidden", hidden=True)),
    ("GUILD_ROLE_CREATE", ABOUT | {"role": role(SERVER + 2, "Members", 0)}),
    ("GUILD_ROLE_UPDATE", ABOUT | {"role": role(SERVER, "@everyone", 0x800)}),
    ("GUILD_MEMBER_UPDATE", ABOUT | {"user": user(ME, "Hearts"), "roles": [str(SERVER + 2)], "joined_at": None}),
    ("CHANNEL_CREATE", channel(SERVER, 0, "general")),  # old servers have a channel with their own id
    ("CHANNEL_DELETE", channel(SERVER, 0, "general")),
    ("CHANNEL_DELETE", channel(103, 5, "channel-5")),
    ("CHANNEL_DELETE", channel(104, 13, "channel-13")),
    ("GUILD_ROLE_DELETE", ABOUT | {"role_id": str(SERVER + 1)}),
    ("GUILD_ROLE_DELETE", ABOUT | {"role_id": "1"}),  # nobody knows it
    ("GUILD_UPDATE", {k: v for k, v in server("Renamed").items() if k not in {"channels", "threads", "members"}}),
    ("GUILD_DELETE", {"id": str(SERVER), "unavailable": True}),
    ("GUILD_CREATE", server("Again", channel(201, 0, "renamed"))),
    ("GUILD_DELETE", {"id": str(SERVER)}),
    ("CHANNEL_UPDATE", channel(100, 0, "of nobody")),
    ("GUILD_CREATE", {name: value for name, value in server("Joined").items() if name != "unavailable"}),
]


class Told:
    """A client that is told what happens by hand, and what it tells the bot."""

    def __init__(self, kind: Callable[..., commands.AutoShardedBot]) -> None:
        intents, nobody = discord.Intents(guilds=True), discord.MemberCacheFlags.none()
        self.bot = kind(command_prefix=(), intents=intents, member_cache_flags=nobody, max_messages=None, shard_count=1)
        self.state: Any = self.bot._connection
        me: Any = user(ME, "Hearts") | {"verified": True, "mfa_enabled": True}
        self.state.user = discord.ClientUser(state=self.state, data=me)
        self.heard: list[tuple[Any, ...]] = []
        self.state.dispatch = lambda name, *about: self.heard.append((name, *map(seen, about)))

    def tell(self, event: str, data: Json) -> None:
        self.state.parsers[event](copy.deepcopy(data))


def seen(thing: Any) -> Any:
    """What can be known of something that discord.py tells of."""
    if isinstance(thing, discord.abc.GuildChannel):
        may = thing.permissions_for(thing.guild.me)
        rules = {whom.id: rule.pair() for whom, rule in thing.overwrites.items()}
        return type(thing), thing.id, thing.name, thing.position, thing.category_id, rules, may
    if isinstance(thing, discord.Role):
        return thing.id, thing.name, thing.permissions, thing.position, thing in thing.guild.me.roles
    if isinstance(thing, discord.Thread):
        parent = None if thing.parent is None else thing.parent.id
        return thing.id, thing.name, parent, parent and thing.permissions_for(thing.guild.me)
    if isinstance(thing, discord.Member):
        return thing.id, [role.id for role in thing.roles], thing.guild_permissions
    if isinstance(thing, discord.Guild):
        rest = thing.name, thing.unavailable, thing.owner_id, thing.preferred_locale, thing.system_channel
        parts = [sorted(map(seen, part), key=repr) for part in (thing.channels, thing.roles, thing.threads)]
        return thing.id, rest, parts, thing.member_count, seen(thing.default_role) if thing.roles else None
    return thing


packing_bot = partial(LibraryBot, now=lambda: 0)


def test_after_each_event_a_packed_server_is_what_the_library_would_make_of_it() -> None:
    usual, packed = Told(commands.AutoShardedBot), Told(packing_bot)
    for at, (event, data) in enumerate(EVENTS):
        for told in (usual, packed):
            told.tell(event, data)
        packed.state.unpacked.clear()  # what was built is forgotten
        theirs, ours = ([seen(guild) for guild in told.bot.guilds] for told in (usual, packed))
        assert ours == theirs, (at, event)
        assert packed.heard == usual.heard, (at, event)
    assert [type(guild) for guild in packed.bot.guilds] == [PackedGuild]
    assert len({name for name, *_ in packed.heard}) == 12, "each event was heard of"


def test_a_channel_that_was_deleted_during_an_outage_is_gone() -> None:
    told = Told(packing_bot)
    told.tell("GUILD_CREATE", server("Cards", channel(201, 0, "new")))
    assert told.bot.guilds[0].get_channel(201) is not None
    told.tell("GUILD_DELETE", {"id": str(SERVER), "unavailable": True})
    told.tell("GUILD_CREATE", server("Cards"))
    assert told.bot.guilds[0].get_channel(201) is None, "the library by itself would keep it"


def test_the_library_asks_for_channels_and_roles_by_the_names_that_are_packed() -> None:
    told = Told(packing_bot)
    told.tell(*EVENTS[0])
    guild = told.bot.guilds[0]
    assert {"_channels", "_roles"} < set(discord.Guild.__slots__)
    assert guild._channels is guild._channels
    assert guild.get_channel(100) is guild.get_channel(100)
    assert not isinstance(vars(discord.Guild)["_channels"], property)
    with pytest.raises(AttributeError):
        vars(discord.Guild)["_channels"].__get__(guild)  # nothing is kept there
    assert len(told.state.unpacked) == 1


def test_only_the_servers_that_were_in_use_last_keep_their_objects() -> None:
    told = Told(packing_bot)
    told.state.dispatch = lambda *heard: None  # nobody listens
    unpacked = told.state.unpacked = LRUCache(2)
    for number in range(3):
        told.tell("GUILD_CREATE", server("Cards") | {"id": str(SERVER + number)})
    assert len(unpacked) == 0, "nobody has asked for a channel"
    first, second, third = told.bot.guilds
    pushed_out, kept = second.get_channel(100), first.get_channel(100)
    assert third.get_channel(100) is not None
    assert len(unpacked) == 2
    assert first.get_channel(100) is kept
    assert second.get_channel(100) is not pushed_out
    assert second.get_channel(100) == pushed_out, "it is built again"


async def test_a_game_unpacks_no_other_server(connected: ConnectedWorld) -> None:
    connected.server.add_channel(connected.server.add_guild("Another"), "general")
    await connected.quiet()
    state: Any = connected.bot._connection
    state._guilds[connected.guild.id] = state._guilds.pop(connected.guild.id)  # whoever searches finds the other first
    state.unpacked.clear()  # a new channel has unpacked its server
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    assert len(connected.bot.guilds) == 2
    assert len(state.unpacked) == 1
