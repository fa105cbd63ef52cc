"""The simulator: simcord with a clock that only moves when told.

Every private name of simcord that the tests need stands here and nowhere else. `tests/world/test_simulator.py` fails
when simcord has renamed one.
"""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any

import simcord
from simcord import _settlement, interactions
from simcord.backend import serializers

from bot.client import HeartsBot
from tests.payloads import BUTTON, MENU, walk

SETTLE = 180.0
"""Real seconds after which a bot that never comes to rest fails the test."""
IDLE = 0.002
"""Real seconds between two looks at whether the bot has come to rest."""
END_OF_SLEEP = "_set_result_unless_cancelled"
"""What `asyncio.sleep` has the loop call in the end."""
PRESS = 3
"""The kind of an interaction with a button or a menu."""
PRIVATE = (
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
        """No sleep ends by itself, as it would after its real time: only `advance_time` ends one."""

    async def _settle_internal(
        self, *, dispatch: str | None = None, _deadline: float | None = None, **options: Any
    ) -> None:
        """Until nothing of the bot's can go on before time goes by, twice in a row.

        simcord's own asks of each task for every other wait that it knows before it asks whether the task sleeps, as
        most do here, and looks for real timers, which there are none of: that took a fifth of the time of a test.
        """
        self._last_dispatch = dispatch
        loop, limit = asyncio.get_running_loop(), options.get("timeout") or self.settle_timeout
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
        """The bot's callbacks that are due; a task or thread of it that waits for something other than time."""
        state, due, asleep = self._settlement_state(), [], set()
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

    async def stop_bot(self) -> None:
        """Ends the bot as a crash would, once it is at rest; `restart_bot` starts another one."""
        await self._settle_internal()
        await self._detach_bot()

    @property
    def unread_errors(self) -> Sequence[BaseException]:
        """What the bot has raised and no test has looked at."""
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
        """A press (with ``values``: a choice in a menu) that has not reached the bot: simcord's record and the payload.

        The button or menu need not be on the message: it is put there in what the bot is told. Without ``guild_id`` it
        comes from a direct message.
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
        told = copy.deepcopy(dict(serializers.message_payload(self.backend, message)))
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
        """Sends an interaction to the bot, and waits for nothing."""
        self.backend.emit("INTERACTION_CREATE", copy.deepcopy(payload))


def _waits_for(task: asyncio.Task[Any], futures: set[int]) -> bool:
    """Whether a task waits for one of the futures, which are named by their ids."""
    waiter = getattr(task, "_fut_waiter", None)
    return waiter is not None and id(waiter) in futures and not waiter.done()
