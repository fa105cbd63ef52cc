"""Excuses: what faults explain, each by something concrete that has happened to this interaction or request."""

from collections.abc import Callable, Set
from typing import Literal

from bot.client import HeartsBot
from bot.leasing import LeasingBot
from bot.shards import HANDOVER_TIMEOUT
from db.leases import shard_of
from tests.connected import ConnectedWorld
from tests.discord_server.interactions import LATER_EDIT, TYPING
from tests.discord_server.state import LOADING, TO_ANSWER, Interaction
from tests.monkey.faults import FailingRequests
from tests.monkey.storage import Storage

Reason = Literal["late", "unheard", "unserved", "struck", "stopped", "gone", "closed", "without choices"]
OF_PLAYERS = ("a computer player failed", "a computer player does not come to an end")
"""Beginnings of log lines that report a computer player that fails."""
OF_THE_STORE = (
    "the store is not available",
    "the store does not answer",
    "nothing can be written",
    "tables wait for the store",
    "work waits for the store",
)
"""Beginnings of log lines that report a full disk, or a database that cannot be reached."""
OF_THE_GATEWAY = ("Attempting a reconnect", "Failed to connect for shard_id")
"""Beginnings of lines that discord.py logs when it cannot connect with the gateway."""
KILLS = ("kill", "one of two killed")
BREAKS = ("gateway", "restart", *KILLS)
"""Faults after which the bot connects with the gateway again."""
GONE = 404
"""Discord's status for what is there no more."""
IN_TIME = 0.35
"""Seconds within which an interaction must reach the bot: two seconds later it lets Discord know that an answer will
come, which may be on its way for up to 0.6 seconds; Discord waits for three."""
TAKEOVER = 6.0
"""Seconds after the end of a lease until another bot has noticed and is connected, at most if nothing else fails."""


class Excuses:
    """Notes what happens to interactions, and says which of them need no answer for that reason."""

    def __init__(self, world: ConnectedWorld, requests: FailingRequests, storage: Storage) -> None:
        self._world, self._requests, self._storage = world, requests, storage
        self._open: dict[int, Interaction] = {}
        """The interactions since the promises were checked last."""
        self._reasons: dict[int, Reason] = {}
        self._serving: dict[int, list[str]] = {}
        """By interaction: the bots that may answer it."""
        self._contested: set[str] = set()
        """The paths of answers that two bots may have given."""
        self._in_force: set[str] = set()
        """The kinds of faults since the promises were checked last."""
        self._orphaned: list[tuple[float, frozenset[int]]] = []
        """Until when shards may still belong to a bot that was killed."""

    # -- what happens

    def began(self, kind: str) -> None:
        """Notes a fault."""
        self._in_force.add(kind)

    def asked(self, asked: Interaction) -> None:
        """Notes an interaction when it is made, and who may answer it: without the database there are no choices for
        somebody who types, and leases run out after a while, or a shard may be handed over too late for those who wait
        for that."""
        self._open[asked.id] = asked
        if asked.kind == TYPING and self._storage.unreadable:
            self._excuse(asked, "without choices")
        guild_id = asked.guild_id or 0
        serving = [_name(bot) for bot in self._world.bots if self._may_answer(bot, guild_id)]
        self._serving[asked.id] = serving
        if not serving:
            self._excuse(asked, "unserved")
        if any(_is_taken_over(bot, guild_id) for bot in self._world.bots):
            self._contested.add(f"/interactions/{asked.id}/{asked.token}/callback")

    def late(self, asked: Interaction) -> None:
        """Notes an interaction that comes too late to be answered."""
        self._excuse(asked, "late")

    def stopped(self, since: float) -> None:
        """Notes that all bots were stopped or killed, which has begun at this moment in epoch seconds."""
        self._interrupt("stopped", lambda asked: True, since)

    def killed(self, bot: HeartsBot, lease: float) -> None:
        """Notes that one of two bots is killed now, whose leases of so many seconds have to run out."""
        assert isinstance(bot, LeasingBot)
        shards = bot.ownership.held | bot.ownership.coming | bot.sharing._handing_over
        now = self._world.time.epoch()
        self._interrupt("stopped", lambda asked: shard_of(asked.guild_id or 0, self._world.shards) in shards, now)
        self._orphaned.append((now + lease + TAKEOVER, shards))

    def deleted(self, channel_id: int) -> None:
        """Notes that a channel is gone."""
        self._interrupt("gone", lambda asked: asked.channel_id == channel_id, self._world.time.epoch())

    def looked(self) -> None:
        """Forgets what was before now: the promises were checked."""
        for notes in (self._open, self._reasons, self._serving, self._in_force):
            notes.clear()

    # -- what it explains

    def reason(self, asked: Interaction) -> Reason | None:
        """What explains that an interaction has no answer, or an unfinished one; None if nothing does."""
        if asked.id in self._reasons:
            return self._reasons[asked.id]
        heard = [asked.delivered.get(name) for name in self._serving[asked.id]]
        if not any(at is not None and at <= asked.at + IN_TIME for at in heard):
            return "unheard"
        if self.lost(asked):
            return "struck"
        return "closed" if self._closed(asked) else None

    def lost(self, asked: Interaction) -> bool:
        """Whether a fault has struck a request that answers an interaction."""
        return any(asked.token in path for path in self._requests.struck)

    @property
    def misled(self) -> Set[int]:
        """The ids of the public messages that the bot leaves as they are, because it was told that they are gone."""
        return self._requests.misled

    def crossed(self, guild_id: int) -> bool:
        """Whether two bots may have shown the same hand since the promises were checked last, that of a game on no
        server: which of their requests arrived last is unknown, and one of the two bots is gone."""
        return not guild_id and not self._in_force.isdisjoint(self._storage.of_several)

    def struck(self, path: str) -> bool:
        """Whether a fault explains that a request to this path was sent twice."""
        return path in self._requests.struck | self._contested

    def explains(self, event: str, exception: str) -> bool:
        """Whether a fault since the last check explains an ERROR in the log, from its traceback if it has one."""
        if event.startswith(OF_THE_STORE):
            return not self._in_force.isdisjoint((*self._storage.kinds, *KILLS))  # a killed bot loses its database
        # A hint asks a computer player too.
        if event.startswith(OF_PLAYERS) or "tests/monkey/fault_injector.py" in exception:
            return "player" in self._in_force
        return event.startswith(OF_THE_GATEWAY) and not self._in_force.isdisjoint(BREAKS)

    # -- details

    def _excuse(self, asked: Interaction, reason: Reason) -> None:
        self._reasons.setdefault(asked.id, reason)

    def _interrupt(self, reason: Reason, concerned: Callable[[Interaction], bool], at: float) -> None:
        """Excuses the interactions that are not answered yet, if they are concerned; not one for whose answer there was
        time enough until then."""
        for asked in self._open.values():
            in_time = asked.response is not None or at - asked.at <= TO_ANSWER
            if in_time and unfinished(asked) and concerned(asked):
                self._excuse(asked, reason)

    def _closed(self, asked: Interaction) -> bool:
        """Whether an answer on a private screen came after its reader had closed it."""
        screen, state = asked.source, self._world.server.state
        if screen is None or screen.only_for is None or any(screen.id in each.messages for each in state.channels()):
            return False
        answer = f"/interactions/{asked.id}/"
        return any(each.status == GONE and answer in each.path for each in self._world.server.requests)

    def _may_answer(self, bot: HeartsBot, guild_id: int) -> bool:
        """Whether a bot hears what is asked on a server and has the leases to answer it when it arrives, or is about to
        have them: from a database that can be read, and from a bot that was not killed."""
        if not isinstance(bot, LeasingBot):
            return True
        own, shard = bot.ownership, shard_of(guild_id, self._world.shards)
        handed_over = not self._storage.unreadable and shard not in self._without_owner()
        leased = own.held | own.coming if handed_over else own.held
        return own.left > IN_TIME and shard in leased & bot.gateway.ready

    def _without_owner(self) -> set[int]:
        """The shards that may still belong to a bot that was killed."""
        now = self._world.time.epoch()
        return {shard for until, shards in self._orphaned if now <= until for shard in shards}


def unfinished(asked: Interaction) -> bool:
    """Whether an interaction has no answer, or one that only says that it will come."""
    if asked.response is None:
        return True
    if asked.response == LATER_EDIT:
        return not (asked.settled or asked.follow_ups)
    return asked.message is not None and bool(asked.message.flags & LOADING) and not asked.settled


def _name(bot: HeartsBot) -> str:
    """How the small Discord knows a bot."""
    return bot.http.user_agent


def _is_taken_over(bot: HeartsBot, guild_id: int) -> bool:
    """Whether the leases of a bot that answers what is asked on a server end so soon that another one may take over its
    shard without being told what was answered, while it waits for that shard with the same press."""
    if not isinstance(bot, LeasingBot):
        return False
    own = bot.ownership
    return shard_of(guild_id, own.count) in own.served and own.left < HANDOVER_TIMEOUT
