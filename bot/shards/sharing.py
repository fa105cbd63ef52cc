"""Sharing: renews the leases of this process, takes shards and hands them over, and tells the bot of each."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from bot.background import Tasks
from bot.shards.gateway import Gateway
from bot.shards.ownership import ShardOwnership
from bot.tables.clock import elapsed
from bot.transport.budget import RequestBudget
from db import Fenced, Leases, Renewal, StoreError

log = structlog.get_logger(__name__)

RENEWALS: Final = 3
"""Renewals within the time that a lease lasts."""
BRISK: Final = 0.25
"""Seconds between two renewals during a handover."""
FINISHING: Final = 1.0
"""Seconds that a handover waits for running answers. Meanwhile presses wait for the next process, for at most
`bot.shards.ownership.HANDOVER_TIMEOUT`."""
LEAVING: Final = 20.0
"""Seconds that a process which stops waits for others to take over its shards."""
IDENTIFY_GAP: Final = 5_000
"""Milliseconds between two IDENTIFYs of shards of one bucket, as Discord requires."""
COURTESY: Final = 500
"""Milliseconds for which a shard that another process still serves leaves its turn to shards that nobody serves."""


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
