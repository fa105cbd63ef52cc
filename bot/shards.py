"""Shards: the gateway connections and leases of this process, if several processes share the servers."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Mapping
from typing import Final, Protocol

import structlog
from discord.gateway import DiscordWebSocket

from bot.background import Tasks
from bot.tables.clock import elapsed
from bot.tables.repository import Ownership
from bot.transport.budget import RequestBudget
from bot.transport.library_bot import LibraryBot
from db import Fence, Fenced, Leases, Renewal, StoreError
from db.leases import shard_of

log = structlog.get_logger(__name__)
HANDOVER_TIMEOUT: Final = 2.0
"""Seconds that an interaction waits for a shard that is being handed over. Discord waits three seconds for an
answer."""
POLL_INTERVAL: Final = 0.02
KEPT: Final = 1_000
"""Interactions of a shard that are remembered for a handover: more than arrive during one."""
RENEWALS: Final = 3
"""Renewals within the time that a lease lasts."""
BRISK: Final = 0.25
"""Seconds between two renewals during a handover."""
FINISHING: Final = 1.0
"""Seconds that a handover waits for running answers. Meanwhile presses wait for the next process, for at most
`HANDOVER_TIMEOUT`."""
LEAVING: Final = 20.0
"""Seconds that a process which stops waits for others to take over its shards."""
IDENTIFY_GAP: Final = 5_000
"""Milliseconds between two IDENTIFYs of shards of one bucket, as Discord requires."""
COURTESY: Final = 500
"""Milliseconds for which a shard that another process still serves leaves its turn to shards that nobody serves."""


class Gateway:
    """The shard connections of a client."""

    def __init__(self, client: LibraryBot) -> None:
        self._client = client
        self._opening: dict[int, asyncio.Task[None]] = {}
        self.wanted: frozenset[int] = frozenset()
        self.ready: frozenset[int] = frozenset()
        """The shards whose servers are all known."""

    async def want(self, shards: Collection[int]) -> None:
        """Opens missing connections and closes those that are not in ``shards``."""
        self.wanted = frozenset(shards)
        for shard in self.wanted - self._opening.keys():
            opening = self._client.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
            self._opening[shard] = asyncio.get_running_loop().create_task(opening, name=f"the bot opens shard {shard}")
        for shard in self._opening.keys() - self.wanted:
            await self._close(shard)

    def mark_ready(self, shard: int) -> None:
        """Call when all servers of a shard are known; a shard that is no longer wanted is ignored."""
        if shard in self.wanted:
            self.ready |= {shard}

    async def close_if_unwanted(self, shard: int) -> None:
        """Call when a shard has connected or resumed: closes it if it is no longer wanted."""
        if shard not in self.wanted:
            await self._close(shard)

    async def close(self) -> None:
        """Stops opening connections. The client closes the open ones."""
        for task in self._opening.values():
            task.cancel()
        await asyncio.gather(*self._opening.values(), return_exceptions=True)

    async def _close(self, shard: int) -> None:
        self.ready -= {shard}
        task = self._opening.pop(shard, None)
        if task is not None:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await self._client.library.close_shard(shard)
        log.info("a shard is closed", shard=shard)


class ShardOwnership(Ownership):
    """The shards that this process holds. Past the time for which they were promised, it holds none."""

    shared = True

    def __init__(self, leases: Leases, count: int, now: Callable[[], float] = elapsed) -> None:
        """``now`` returns seconds since some moment."""
        self.count = count
        self.held: frozenset[int] = frozenset()
        self.coming: frozenset[int] = frozenset()
        """Shards that are about to be handed to this process."""
        self.finishing: frozenset[int] = frozenset()
        """Shards of which this process only finishes what it has begun."""
        self._leases = leases
        self._now = now
        self._until = 0.0
        self._answered: dict[int, deque[int]] = {}
        """By shard: the newest interactions that this process has begun to answer."""
        self._seen: Mapping[int, frozenset[int]] = {}
        """By shard: the interactions that its last holder has begun to answer."""

    @property
    def alive(self) -> bool:
        """Whether the leases have not expired."""
        return self._now() < self._until

    @property
    def served(self) -> frozenset[int]:
        """The shards that this process holds; none once the leases have expired."""
        return self.held if self.alive else frozenset()

    @property
    def left(self) -> float:
        """Seconds until the leases expire."""
        return max(0.0, self._until - self._now())

    def renewed(self, until: float, seen: Mapping[int, frozenset[int]]) -> None:
        """Notes a renewal: the leases last until then (a time of ``now``)."""
        self._until, self._seen = until, seen

    def lapse(self) -> None:
        """Drops all leases."""
        self._until, self.held, self.coming = 0.0, frozenset(), frozenset()

    def answered(self, shard: int) -> list[int]:
        """The interactions of a shard that this process has begun to answer."""
        return list(self._answered.get(shard, ()))

    def forget_answered(self, shard: int) -> None:
        """Forgets them, once the shard was handed over."""
        self._answered.pop(shard, None)

    # -- Ownership

    def owns(self, guild_id: int) -> bool:
        """Whether this process has the server's shard. Tables of no server belong to every process."""
        return self.alive and (not guild_id or shard_of(guild_id, self.count) in self.held)

    def keeps(self, guild_id: int) -> bool:
        """Whether no other process changes the tables of the server."""
        return bool(guild_id) and self.owns(guild_id)

    def fence(self, guild_id: int) -> Fence | None:
        """The fence for a write; without a shard if the table is not of a shard of this process, so that the process
        must only be alive. Raises Fenced if the leases have expired."""
        if not self.alive:
            raise Fenced("The leases of this process have run out.")
        shard = shard_of(guild_id, self.count)
        return self._leases.fence(shard if guild_id and shard in self.held | self.finishing else None)

    def own_fence(self, guild_id: int) -> Fence | None:
        """The fence for a write that only the process which has the server's shard makes. Raises Fenced if this process
        neither has it nor finishes what it has begun there."""
        fence = self.fence(guild_id)
        if fence is not None and fence.shard is None:
            raise Fenced("Another process has the shard of this server.")
        return fence

    # -- presses

    async def admit(self, interaction_id: int, guild_id: int) -> bool:
        """Whether this process is to answer an interaction. Exactly one process answers it, even during a handover;
        this may wait up to `HANDOVER_TIMEOUT` seconds."""
        shard = shard_of(guild_id, self.count)
        until = self._now() + HANDOVER_TIMEOUT
        while shard in self.coming and self._now() < until:  # noqa: ASYNC110
            await asyncio.sleep(POLL_INTERVAL)  # few interactions wait, and not for long
        if not self.alive or shard not in self.held or interaction_id in self._seen.get(shard, ()):
            return False
        self._answered.setdefault(shard, deque(maxlen=KEPT)).append(interaction_id)
        return True


class ShardListener(Protocol):
    """The bot, as far as it is told of shards."""

    async def read_anew(self, shards: frozenset[int]) -> None:
        """These shards are about to belong to this process: reads what others may have changed. Raises StoreError."""

    async def shard_gained(self, shard: int) -> None:
        """The shard now belongs to this process. It may not be connected yet."""

    def shards_lost(self) -> None:
        """Some shards no longer belong to this process."""

    async def wait_for_answers(self, shard: int) -> None:
        """Returns once every running answer on the shard has ended; those that take too long are cancelled."""


class Sharing:
    """Renews the leases of this process as long as it runs, and acts on what has changed."""

    def __init__(
        self,
        bot: ShardListener,
        leases: Leases,
        ownership: ShardOwnership,
        gateway: Gateway,
        budget: RequestBudget,
        lasting: float,
    ) -> None:
        """``lasting``: the seconds that a lease lasts."""
        self._bot, self._leases, self._ownership, self._gateway, self._budget = bot, leases, ownership, gateway, budget
        self._lasting = lasting
        self._buckets = 1
        self._playing: frozenset[int] = frozenset()
        """The shards that the bot has been told it has."""
        self._handing_over: frozenset[int] = frozenset()
        """The shards that this process no longer serves but has not handed over yet."""
        self._leaving = False
        self._tasks = Tasks()
        self._renewing: asyncio.Task[None] | None = None
        self._following: asyncio.Task[None] | None = None
        """The task that acts on a renewal; the next renewal does not wait for it."""

    async def begin(self, buckets: int) -> None:
        """Joins the other processes; ``buckets``: how many shards may identify at the same time."""
        self._buckets = max(1, buckets)
        await self._join()
        self._renewing = self._tasks.begin(self._run(), "the bot shares")

    async def leave(self) -> None:
        """Hands all shards over to other processes, if there are any; waits at most `LEAVING` seconds."""
        if self._renewing is None:
            return
        self._leaving = True
        done, _ = await asyncio.wait([self._renewing], timeout=LEAVING)
        await self._tasks.close()
        if not done:
            log.warning("nobody has taken over all shards in time", shards=sorted(self._ownership.held))

    async def gone(self) -> None:
        """Frees what is left, once nothing is written any more."""
        self._ownership.lapse()
        await self._gateway.close()
        try:
            await self._leases.leave()
        except StoreError as error:
            log.warning("the leases run out by themselves", reason=str(error))

    async def wait_to_identify(self, shard: int, *, had_turn: bool = False) -> None:
        """Returns when the shard may identify. ``had_turn``: its turn has come, and it has connected since; the others
        wait from now on. Raises CancelledError if the shard is no longer wanted."""
        while shard in self._gateway.wanted:
            behind = -IDENTIFY_GAP if had_turn else COURTESY if shard in self._ownership.coming else 0
            try:
                wait = await self._leases.take_identify_turn(shard % self._buckets, IDENTIFY_GAP, behind=behind)
            except StoreError as error:
                log.warning("a shard waits for the database", shard=shard, reason=str(error))
                wait = 1_000
            if not wait:
                return
            await asyncio.sleep(wait / 1000)
        raise asyncio.CancelledError

    async def _join(self) -> None:
        epoch = await self._leases.join(self._ownership.count, self._milliseconds)
        log.info("this process shares the shards", epoch=epoch, shards=self._ownership.count)

    @property
    def _milliseconds(self) -> int:
        return round(self._lasting * 1000)

    @property
    def _soon(self) -> float:
        """Seconds after which something that the store has refused is tried again."""
        return min(1.0, self._lasting / RENEWALS)

    async def _run(self) -> None:
        pause: float | None = 0.0
        while pause is not None:
            await asyncio.sleep(pause)
            try:
                pause = await self._renew()
            except Exception:
                log.exception("the leases could not be looked after")
                pause = self._lasting / RENEWALS

    async def _renew(self) -> float | None:
        """Renews once and begins what follows from it. Gives the seconds until the next renewal; None if the process
        leaves and has nothing to hand over any more."""
        asked = elapsed()
        try:
            renewal = await self._leases.renew(self._milliseconds, need=self._budget.need(), leaving=self._leaving)
        except Fenced as error:
            return await self._begin_anew(error)
        except StoreError as error:
            log.warning("the leases could not be renewed", reason=str(error))
            return None if self._leaving and not self._ownership.alive else self._soon
        if not self._ownership.alive:  # what came due without a lease was left out, though nobody has taken over
            self._playing = frozenset()
        self._ownership.renewed(asked + self._lasting, renewal.mine)
        mine = frozenset(renewal.mine) - self._handing_over
        gained = mine - self._ownership.held
        self._playing -= gained  # one that could not be handed over comes back: the bot keeps it, and is told again
        self._ownership.held, self._ownership.coming = mine - gained, renewal.coming | gained
        self._budget.share(renewal.requests)
        if self._playing - renewal.mine.keys():
            self._tell_lost()
        if gained:  # their presses wait until this is read
            try:
                await self._bot.read_anew(gained)
            except StoreError as error:
                log.warning("shards wait until their servers can be read", reason=str(error))
                return self._soon
            self._ownership.held, self._ownership.coming = self._ownership.held | gained, renewal.coming
        if self._following is None or self._following.done():
            self._following = self._tasks.begin(self._follow(renewal), "the bot follows")
        if self._leaving and (renewal.last or not renewal.mine):
            return None
        if not self._ownership.alive:  # the renewal took longer than a lease lasts
            return 0.0
        return BRISK if self._leaving or renewal.offered or renewal.coming else self._lasting / RENEWALS

    async def _begin_anew(self, why: Fenced) -> float | None:
        """Joins again after others have taken over, without any shards; gives the seconds until the next renewal. A
        process that leaves has nothing to hand over any more."""
        log.warning("all shards were lost", reason=str(why))
        self._ownership.lapse()
        self._tell_lost()
        await self._gateway.want(())
        if self._leaving:
            return None
        try:
            await self._join()
        except StoreError as error:
            log.warning("the other processes could not be joined", reason=str(error))
            return self._soon
        return 0.0

    async def _follow(self, renewal: Renewal) -> None:
        """Opens connections, hands shards over and takes up new ones."""
        try:
            await self._bring_about(renewal)
        except StoreError as error:
            log.warning("shards could not be handed over or taken up yet", reason=str(error))
        except Exception:
            log.exception("shards could not be looked after")

    async def _bring_about(self, renewal: Renewal) -> None:
        await self._gateway.want(self._ownership.held | renewal.coming)
        if renewal.coming & self._gateway.ready:
            await self._leases.get_ready(renewal.coming & self._gateway.ready)
        for shard in renewal.wanted:
            await self._hand_over(shard)
        for shard in sorted(self._ownership.held - self._playing):
            self._playing |= {shard}
            try:
                await self._bot.shard_gained(shard)
            except BaseException:
                self._playing -= {shard}  # the bot is told again after the next renewal
                raise
            log.info("a shard is ours", shard=shard)

    async def _hand_over(self, shard: int) -> None:
        """Begins nothing new for the shard, waits for what runs, and hands it over. An answer that takes longer than
        `FINISHING` goes on, but the fence of the shard no longer lets it change a table."""
        self._handing_over |= {shard}
        self._ownership.held -= {shard}
        self._ownership.finishing |= {shard}
        finishing = self._tasks.begin(self._finish(shard), f"the bot finishes shard {shard}")
        try:
            await asyncio.wait([finishing], timeout=FINISHING)
            await self._leases.hand_over(shard, self._ownership.answered(shard))
            self._tell_lost()  # if that has failed, the next renewal says whose it is
            self._ownership.forget_answered(shard)
        finally:
            self._handing_over -= {shard}
        await self._gateway.want(self._gateway.wanted - {shard})
        log.info("a shard was handed over", shard=shard)

    async def _finish(self, shard: int) -> None:
        try:
            await self._bot.wait_for_answers(shard)
        finally:
            self._ownership.finishing -= {shard}

    def _tell_lost(self) -> None:
        """Tells the bot that some shards are gone."""
        self._playing &= self._ownership.served
        self._bot.shards_lost()
