"""Places: the servers and channels of a run, and what becomes of them while people play."""

import random
from collections import Counter

from tests.connected import ConnectedWorld, Member
from tests.discord_server import objects
from tests.discord_server.state import PUBLIC_THREAD, Channel, Guild, Role
from tests.monkey.fault_injector import FaultInjector

MANAGES = 1 << 5
"""Discord's permission to manage a server."""
LANGUAGES = ("de", "fr", "pt-BR")
MAX_ARCHIVED = 2
"""How often a thread is archived: Discord lets a bot change it twice in ten minutes, and then it has to wait."""


class Places:
    """Two servers with some channels each, a group, and the direct messages of some people."""

    def __init__(self, world: ConnectedWorld, injector: FaultInjector, rng: random.Random) -> None:
        self._world, self._injector, self._rng = world, injector, rng
        server, people = world.server, world.people
        last = server.state.id_on(world.shards - 1, world.shards)
        other = server.add_guild("Chess club", locale="pt-BR", number=last)
        self._guilds = (world.guild, other)
        for number in range(1, 3):
            server.add_channel(world.guild, f"hearts-{number}")
        server.add_channel(other, "cards")
        for person in people[4:]:
            other.members[person.id] = set()
        for guild in self._guilds:
            manages = Role(server.state.new_id(), "Managers", MANAGES)
            guild.roles[manages.id] = manages
            guild.members |= {person.id: {manages.id} for person in people[5:7]}
            server.gateway.dispatch(
                guild.id,
                "GUILD_ROLE_CREATE",
                {"guild_id": str(guild.id), "role": objects.role(manages.id, "Managers", MANAGES, 1)},
            )
        for person, language in zip(people[6:], LANGUAGES, strict=False):
            person.person.user.locale = language
        for person in people[:6:2]:
            server.add_direct(person.person.user)
        server.add_group("friends", *(person.person.user for person in people[1:4]))
        people[9].person.user.letters = False
        self._left: list[tuple[Guild, int, set[int]]] = []
        self._removed: list[Guild] = []
        self._forbidden: list[Channel] = []
        self._archived: Counter[int] = Counter()
        """By the id of a thread: how often it was archived."""
        self.seen: set[str] = set()
        """What has become of them so far."""

    def all(self) -> list[Channel]:
        """All channels and threads in which messages of the bot may be."""
        return [*self._world.server.state.channels()]

    def tables(self) -> list[Channel]:
        """The channels in which tables can be opened, threads left out."""
        return [
            each
            for guild in self._guilds
            for each in guild.channels.values()
            if guild not in self._removed and each.kind != PUBLIC_THREAD
        ]

    def of(self, person: Member) -> list[Channel]:
        """The channels in which somebody can press and type, on servers that have the bot."""
        direct = self._world.server.state.direct.values()
        own = [each for each in direct if person.id in (each.recipient_id, *each.group)]
        guilds = [each for each in self._guilds if person.id in each.members and each not in self._removed]
        return own + [channel for guild in guilds for channel in guild.channels.values() if not channel.locked]

    def change(self) -> str:
        """Something becomes of a place or of somebody. Returns what."""
        what = self._rng.choice(("leaves", "leaves", "is deleted", "is removed", "may not write", "is archived"))
        guild = self._rng.choice(self._guilds)
        if guild in self._removed:
            return "nothing becomes of anything"
        name = getattr(self, f"_{what.replace(' ', '_')}")(guild)
        if not name:
            return f"nothing {what}"
        self.seen.add(what)
        return f"{name} {what}"

    def mend(self) -> None:
        """Everybody is back, with the bot, which may write again."""
        server = self._world.server
        for guild in self._removed:
            server.invite_bot(guild)
        for channel in self._forbidden:
            if channel in self.all():
                server.forbid(channel, server.state.bot.id, send_messages=True, send_messages_in_threads=True)
        for guild, number, roles in self._left:
            guild.members[number] = roles
        self._removed, self._forbidden, self._left = [], [], []

    # -- what may become of a server

    def _leaves(self, guild: Guild) -> str:
        """A member leaves; the bot is not told."""
        members = [person for person in self._world.people if person.id in guild.members]
        person = self._rng.choice(members)
        self._left.append((guild, person.id, guild.members.pop(person.id)))
        return person.name

    def _is_deleted(self, guild: Guild) -> str:
        """A thread or one of the channels is deleted, as long as there are others."""
        threads = [each for each in guild.channels.values() if each.kind == PUBLIC_THREAD]
        others = [each for each in guild.channels.values() if each.kind != PUBLIC_THREAD]
        if len(others) == 1 and not threads:
            return ""
        channel = self._rng.choice(threads or others)
        for gone in (channel, *(each for each in threads if each.parent_id == channel.id)):
            self._injector.excuses.deleted(gone.id)
        self._world.server.delete_channel(channel)
        if channel.kind != PUBLIC_THREAD:
            self._world.server.add_channel(guild, f"{channel.name}-again")
        return channel.name

    def _is_removed(self, guild: Guild) -> str:
        """The bot is removed."""
        self._world.server.remove_bot(guild)
        self._removed.append(guild)
        return "the bot"

    def _may_not_write(self, guild: Guild) -> str:
        channel = self._rng.choice([each for each in guild.channels.values() if each.kind != PUBLIC_THREAD])
        server = self._world.server
        server.forbid(channel, server.state.bot.id, send_messages=False, send_messages_in_threads=False)
        self._forbidden.append(channel)
        return f"the bot in {channel.name}"

    def _is_archived(self, guild: Guild) -> str:
        threads = [each for each in guild.channels.values() if each.kind == PUBLIC_THREAD and not each.archived]
        threads = [each for each in threads if self._archived[each.id] < MAX_ARCHIVED]
        if not threads:
            return ""
        thread = self._rng.choice(threads)
        self._archived[thread.id] += 1
        thread.archived = True
        self._world.server.gateway.dispatch(guild.id, "THREAD_UPDATE", objects.channel(thread))
        return thread.name
