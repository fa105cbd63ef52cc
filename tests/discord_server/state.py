"""The state of the server: users, servers with their channels, messages and interactions."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

DISCORD_EPOCH = 1_420_070_400_000
TEXT_CHANNEL, DIRECT_CHANNEL, GROUP_CHANNEL, PUBLIC_THREAD = 0, 1, 3, 11
EPHEMERAL, LOADING, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 15
TO_ANSWER, TO_EDIT = 3.0, 900.0
"""Seconds in which an interaction must be answered, and for which its token is valid."""


@dataclass
class User:
    id: int
    name: str
    bot: bool = False
    locale: str = "en-US"
    letters: bool = True
    """Whether the user accepts direct messages."""


@dataclass
class Role:
    id: int
    name: str
    permissions: int


@dataclass
class Message:
    id: int
    channel_id: int
    author_id: int
    flags: int = 0
    components: list[dict[str, Any]] = field(default_factory=list)
    content: str = ""
    attachments: list[dict[str, Any]] = field(default_factory=list)
    files: dict[str, bytes] = field(default_factory=dict)
    """What the files hold that were sent with it, by their names."""
    mentions: list[int] = field(default_factory=list)
    only_for: int | None = None
    """The only person who sees an ephemeral message."""
    edits: int = 0
    interaction_id: int | None = None


@dataclass
class Channel:
    id: int
    name: str
    kind: int = TEXT_CHANNEL
    guild_id: int | None = None
    parent_id: int | None = None
    overwrites: dict[int, tuple[int, int]] = field(default_factory=dict)
    """The allowed and denied permissions, by the id of a role or a member."""
    messages: dict[int, Message] = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    archived_after: int = 1440
    recipient_id: int | None = None
    group: frozenset[int] = frozenset()
    """The people of a group on no server. The bot is not among them."""


@dataclass
class Guild:
    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, set[int]] = field(default_factory=dict)
    """The roles of each member, without @everyone."""
    channels: dict[int, Channel] = field(default_factory=dict)
    """Including threads."""
    timeouts: dict[int, float] = field(default_factory=dict)
    """Until when members have to be silent, in epoch seconds."""
    is_over: Callable[[float], bool] = lambda until: True
    """Whether a timeout is over."""
    system_channel_id: int | None = None
    """Where the server wants messages about who has joined."""


@dataclass
class Interaction:
    """A command, a press, a submitted form or an autocomplete request."""

    id: int
    token: str
    kind: int
    user_id: int
    channel_id: int
    guild_id: int | None
    at: float
    """When it was made, in epoch seconds."""
    data: dict[str, Any]
    source: Message | None = None
    """The message with the pressed component, or on which the form was opened."""
    response: int | None = None
    """The type of the first answer."""
    message: Message | None = None
    """The message that ``@original`` means: the one that the answer created or changed."""
    form: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    follow_ups: list[Message] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    delivered: dict[str, float] = field(default_factory=dict)
    """When it was first sent to each bot that was connected, by the User-Agent of the bot."""
    settled: bool = False
    """Whether the first answer was changed or deleted since."""


class State:
    """The whole state, and the source of new ids."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.to_answer = TO_ANSWER
        """Seconds in which an interaction must be answered."""
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.direct: dict[int, Channel] = {}
        self.interactions: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.commands: list[dict[str, Any]] = []
        self.emojis: dict[int, dict[str, Any]] = {}
        self.installed_by: set[int] = set()
        """People who have installed the bot for themselves; their commands then do not come through their server."""
        self.on_shown: Callable[[Message], object] = lambda message: None
        """Called with each message that is new or has changed."""
        self._made = 0
        self.application_id = self.new_id()
        self.bot = self.add_user("Hearts", bot=True)

    def new_id(self) -> int:
        """A new snowflake with the present time."""
        self._made += 1
        return (int(self.now() * 1000) - DISCORD_EPOCH << 22) | (self._made & 0x3FFFFF)

    def id_on(self, shard: int, shards: int) -> int:
        """The id of a new server of this shard."""
        number = (self.new_id() >> 22) // shards * shards + shard << 22
        while number in self.guilds:
            number += shards << 22
        return number

    def add_user(self, name: str, *, bot: bool = False, locale: str = "en-US") -> User:
        user = User(self.new_id(), name, bot, locale)
        self.users[user.id] = user
        return user

    def channels(self) -> Iterator[Channel]:
        yield from self.direct.values()
        for guild in self.guilds.values():
            yield from guild.channels.values()

    def channel(self, number: int) -> Channel | None:
        if number in self.direct:
            return self.direct[number]
        return next((guild.channels[number] for guild in self.guilds.values() if number in guild.channels), None)

    def keep(self, interaction: Interaction) -> None:
        """Remembers an interaction; those whose tokens expired long ago are forgotten."""
        self.interactions[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        while (oldest := next(iter(self.interactions.values()))).at < interaction.at - 4 * TO_EDIT:
            del self.interactions[oldest.id], self.by_token[oldest.token]

    def delivered(self, number: int, bot: str) -> None:
        """Notes that a bot was sent an interaction; ``bot``: its User-Agent."""
        if (asked := self.interactions.get(number)) is not None:
            asked.delivered.setdefault(bot, self.now())
