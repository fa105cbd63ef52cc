"""Nudges: call somebody with a new message who is asked for a move and does not come. Edits never notify anyone."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Protocol

import discord
import structlog

from bot.pace import PACES
from bot.table import Table
from bot.tables import Cause, Tables
from db import Status
from hearts import Phase

log = structlog.get_logger(__name__)


class Crier(Protocol):
    """What sends and takes back nudges. Both raise discord.HTTPException."""

    def may_call(self, table: Table) -> bool: ...

    async def call(self, table: Table, player_ids: list[int]) -> int: ...

    async def take_back(self, table: Table, message_id: int) -> None: ...


@dataclass(slots=True)
class Nudge:
    prompt: int
    asked: frozenset[int]
    task: asyncio.Task[None] | None = None
    sending: bool = False
    over: bool = False
    """The person has moved; a message that is still on its way is taken back as soon as it is there."""
    message_id: int | None = None


class Nudges:
    """For each table the people who are asked now, and the message that calls them once they take long."""

    def __init__(self, tables: Tables, crier: Crier) -> None:
        self._tables = tables
        self._crier = crier
        self._nudges: dict[int, Nudge] = {}
        self._taking_back: set[asyncio.Task[None]] = set()

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Tables`."""
        self.look(after)

    def look(self, table: Table) -> None:
        """Whoever is asked now is called later, unless they have moved by then."""
        number = table.record.id
        asked = _asked(table)
        old = self._nudges.get(number)
        if old is not None and old.prompt == table.game.prompt and asked and asked <= old.asked:
            return
        if old is not None:
            self._end(table, old)
        if asked:
            nudge = self._nudges[number] = Nudge(table.game.prompt, asked)
            nudge.task = asyncio.get_running_loop().create_task(self._wait(table, nudge), name=f"nudge {number}")

    async def close(self) -> None:
        tasks = [nudge.task for nudge in self._nudges.values() if nudge.task is not None]
        for task in [*tasks, *self._taking_back]:
            task.cancel()
        await asyncio.gather(*tasks, *self._taking_back, return_exceptions=True)

    def _end(self, table: Table, nudge: Nudge) -> None:
        del self._nudges[table.record.id]
        nudge.over = True
        if nudge.message_id is not None:
            self._keep(asyncio.get_running_loop().create_task(self._take_back(table, nudge.message_id)))
        elif nudge.task is not None and nudge.sending:
            self._keep(nudge.task)
        elif nudge.task is not None:
            nudge.task.cancel()

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._taking_back.add(task)
        task.add_done_callback(self._taking_back.discard)

    async def _wait(self, table: Table, nudge: Nudge) -> None:
        await asyncio.sleep(PACES[table.record.pace].nudge / 1000)
        if not self._crier.may_call(table):
            return
        now = await self._tables.get(table.record.id)
        asked = _asked(now) & nudge.asked
        if now.game.prompt != nudge.prompt or not asked:
            return
        nudge.sending = True
        try:
            nudge.message_id = await self._crier.call(now, sorted(asked))
        except discord.HTTPException as error:
            log.info("a nudge could not be sent", table=table.record.id, status=error.status, code=error.code)
            return
        if nudge.over:
            await self._take_back(now, nudge.message_id)

    async def _take_back(self, table: Table, message_id: int) -> None:
        try:
            await self._crier.take_back(table, message_id)
        except discord.HTTPException as error:
            log.debug("a nudge is gone already", table=table.record.id, code=error.code)


def _asked(table: Table) -> frozenset[int]:
    """The people who owe a move and have a seat of their own."""
    if table.record.status is not Status.PLAYING or table.game.phase is Phase.DEALING:
        return frozenset()
    seats = (table.seats[seat] for seat in table.game.to_act)
    return frozenset(seat.player_id for seat in seats if seat.player_id is not None and not seat.away)
