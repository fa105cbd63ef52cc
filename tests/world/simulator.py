"""The simulator: simcord with a clock that only moves when told.

All private names of simcord that the tests need are used in this module only. `tests/world/test_simulator.py` fails if
simcord renames one.
"""

import asyncio
import copy
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import chain
from typing import Any

import simcord
from simcord import _settlement, interactions
from simcord.backend import serializers

from bot.client import HeartsBot
from tests.payloads import BUTTON, MENU, walk

SETTLE = 180.0
"""Real seconds after which a test fails whose bot never comes to rest."""
IDLE = 0.002
"""Real seconds between two checks whether the bot has come to rest."""
END_OF_SLEEP = "_set_result_unless_cancelled"
"""The callback with which the event loop ends an `asyncio.sleep`."""
PRESS = 3
"""The type of an interaction with a button or a menu."""
PRIVATE = (
    "_bot_scope",
    "_detach_bot",
    "_errors_acknowledged",
    "_last_dispatch",
    "_register_dispatch_observer",
    "_schedule_timer",
    "_settle_internal",
    "_settlement_state",
    "_virtual_time",
    "_work",
)
"""The private names of `simcord.Env` that are used or replaced below."""


class Simulator(simcord.Env):
    """A simulated Discord around one bot."""

    def __init__(self, bot: HeartsBot) -> None:
        super().__init__(bot, settle_timeout=SETTLE)

    def _schedule_timer(self, *timer: Any) -> None:
        """Schedules no real timer: only `advance_time` ends a sleep."""

    async def _settle_internal(
        self, *, dispatch: str | None = None, _deadline: float | None = None, **options: Any
    ) -> None:
        """Returns when nothing of the bot can go on without time passing, checked twice in a row.

        simcord's own version tests each task for all other known waits before it tests for a sleep, in which most tasks
        are here, and looks for real timers, of which there are none. That took a fifth of the time of a test. And it
        gives a start no more than five seconds, which is too little on a busy machine.
        """
        self._last_dispatch = dispatch
        loop, limit = asyncio.get_running_loop(), self.settle_timeout
        deadline = loop.time() + limit if _deadline is None else _deadline
        at_rest = 0
        while at_rest < 2:
            _settlement._run_due_virtual_callbacks(self._settlement_state(), deadline)
            await asyncio.sleep(0)
            due, awake = self._at_work(deadline)
            if awake is not None:
                await asyncio.wait([awake], timeout=IDLE)
            at_rest = at_rest + 1 if awake is None and not due else 0
            if not at_rest and loop.time() >= deadline:
                tasks = [awake] if isinstance(awake, asyncio.Task) else []
                state = self._settlement_state()
                raise TimeoutError(_settlement._settle_timeout_message(state, tasks, tasks, limit, due))

    def _at_work(self, deadline: float) -> tuple[list[Any], asyncio.Future[Any] | None]:
        """The bot's callbacks that are due, and a task or thread of it that waits for something other than time (or
        None)."""
        state, due = self._settlement_state(), list[Any]()
        asleep: set[int] = set()
        for callback in _settlement._active_callbacks(state):
            if callback.when is None or callback.when <= self._virtual_time:
                due.append(callback)
            elif callback.label == END_OF_SLEEP:
                asleep.update(map(id, callback.handle._args))
        begun = (task for task in self._work.tasks if not task.done() and not _waits_for(task, asleep))
        busy = (task for task in begun if not _settlement._is_parked(state, task, deadline))
        return due, None if due else next(chain(self._work.executors, busy), None)

    def observe(self, observer: Callable[[Any], None]) -> None:
        """Calls ``observer`` with simcord's record of each interaction, just before the bot gets it."""
        self._register_dispatch_observer(observer)

    def of_the_bot(self) -> AbstractContextManager[None]:
        """What is called within it is work of the bot: the tasks that it begins are waited for, and sleep."""
        return self._bot_scope()

    async def stop_bot(self) -> None:
        """Ends the bot once it is at rest, without a proper stop, as a crash would; `restart_bot` starts another
        one."""
        await self._settle_internal()
        await self._detach_bot()

    @property
    def unread_errors(self) -> Sequence[BaseException]:
        """Exceptions of the bot that no test has inspected."""
        return self.errors_since(self._errors_acknowledged)

    def forge(
        self,
        message: Any,
        *,
        user_id: int,
        custom_id: str,
        values: Sequence[str] | None = None,
        guild_id: int | None = None,
        channel_id: int | None = None,
    ) -> tuple[Any, dict[str, Any]]:
        """A press (with ``values``: a selection in a menu) that has not reached the bot: simcord's record and the
        payload.

        The component need not be on the message: it is added to the message in the payload. Without ``guild_id`` the
        press comes from a direct message.
        """
        kind = BUTTON if values is None else MENU
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values is not None:
            data["values"] = list(values)
        record, payload = interactions.base_payload(
            self.backend,
            type=PRESS,
            channel_id=channel_id or message.channel_id,
            guild_id=guild_id,
            user_id=user_id,
            data=data,
        )
        told: dict[str, Any] = copy.deepcopy(dict(serializers.message_payload(self.backend, message)))
        if not any(part.get("custom_id") == custom_id for part in walk(told["components"])):
            forged: dict[str, Any] = {"type": kind, "id": 998, "custom_id": custom_id}
            if kind == BUTTON:
                forged |= {"style": 2, "label": "forged"}
            else:
                forged["options"] = [{"label": value, "value": value} for value in values or ()]
            told["components"].append({"type": 1, "id": 999, "components": [forged]})
        payload["message"] = told
        record.source_message_id = message.id
        return record, payload

    def deliver(self, payload: dict[str, Any]) -> None:
        """Sends an interaction to the bot without waiting."""
        self.backend.emit("INTERACTION_CREATE", copy.deepcopy(payload))


def _waits_for(task: asyncio.Task[Any], futures: set[int]) -> bool:
    """Whether a task waits for one of these futures, given by their `id`."""
    waiter = getattr(task, "_fut_waiter", None)
    return waiter is not None and id(waiter) in futures and not waiter.done()
