"""Faults: requests that a test holds, delays, refuses or cuts, before Discord has done what they ask for, or after."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal, TypeVar

When = Literal["before", "after"]
"""Whether a fault strikes before what is asked for has been done, or after it, on the way back."""


@dataclass
class Request:
    """One request of the bot."""

    method: str
    path: str
    """Without ``/api/v10``."""
    body: dict[str, Any]
    at: float
    """Epoch seconds."""
    status: int | None = None
    """The answer's; None while there is none, or where the connection was cut."""
    query: Mapping[str, str] = field(default_factory=dict)


class Cut(Exception):
    """The connection breaks."""


@dataclass
class Refuse(Exception):
    """Answered with an error that is not Discord's own doing."""

    status: int
    code: int = 0
    retry_after: float | None = None
    """For 429: in how many seconds it may be tried again."""
    everywhere: bool = False
    """For 429: whether that holds for all requests that count for the bot's own limit."""


@dataclass
class Fault:
    """What happens to requests of one kind. ``met`` are those that it has struck so far."""

    method: str
    pattern: str
    when: When
    times: int | None
    met: list[Request] = field(default_factory=list)
    ended: bool = False

    def strikes(self, request: Request, when: When) -> bool:
        if self.ended or when != self.when or self.times == 0:
            return False
        return self.method in ("*", request.method) and fnmatchcase(request.path, self.pattern)

    async def strike(self, request: Request) -> None:
        self.met.append(request)
        if self.times is not None:
            self.times -= 1

    def end(self) -> None:
        """It strikes no more."""
        self.ended = True


@dataclass
class Hold(Fault):
    """Requests wait until the test lets them go on."""

    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def strike(self, request: Request) -> None:
        await super().strike(request)
        await self.gate.wait()

    def release(self) -> None:
        """Those that wait go on, and later ones are not held."""
        self.end()
        self.gate.set()


@dataclass
class Failing(Fault):
    error: Callable[[], Exception] = Cut

    async def strike(self, request: Request) -> None:
        await super().strike(request)
        raise self.error()


@dataclass
class Delay(Fault):
    seconds: Callable[[Request], float] = lambda request: 0.0
    over: asyncio.Event = field(default_factory=asyncio.Event)

    async def strike(self, request: Request) -> None:
        await super().strike(request)
        with suppress(TimeoutError):
            async with asyncio.timeout(self.seconds(request)):
                await self.over.wait()

    def end(self) -> None:
        """It strikes no more, and what it has delayed goes on: where a test fails, no time goes by any more."""
        super().end()
        self.over.set()


@dataclass
class Limited(Fault):
    now: Callable[[], float] = lambda: 0.0
    until: float = 0.0
    everywhere: bool = False

    def strikes(self, request: Request, when: When) -> bool:
        return self.now() < self.until and super().strikes(request, when)

    async def strike(self, request: Request) -> None:
        await super().strike(request)
        raise Refuse(429, retry_after=self.until - self.now(), everywhere=self.everywhere)


F = TypeVar("F", bound=Fault)


class Faults:
    """The faults of a server. Patterns are those of file names: ``/webhooks/*/*/messages/@original``."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._faults: list[Fault] = []
        self.waiting = 0
        """Requests that are held or delayed at this moment."""

    def hold(self, method: str, pattern: str, *, when: When = "before", times: int | None = 1) -> Hold:
        """Requests wait until `Hold.release`; ``after``: what they ask for is done, and the answer waits."""
        return self._add(Hold(method, pattern, when, times))

    def fail(
        self, method: str, pattern: str, status: int, code: int = 0, *, when: When = "before", times: int | None = 1
    ) -> Failing:
        """Requests are answered with an error; ``after``: although what they ask for was done."""
        return self._add(Failing(method, pattern, when, times, error=lambda: Refuse(status, code)))

    def cut(self, method: str, pattern: str, *, when: When = "before", times: int | None = 1) -> Failing:
        """The connection breaks instead of an answer."""
        return self._add(Failing(method, pattern, when, times))

    def limit(self, method: str, pattern: str, seconds: float, *, everywhere: bool = False) -> Limited:
        """For so long every request is answered with 429 and the time that is left; ``everywhere``: by which Discord
        means all requests of the bot."""
        until = self._now() + seconds
        return self._add(Limited(method, pattern, "before", None, now=self._now, until=until, everywhere=everywhere))

    def delay(self, method: str, pattern: str, seconds: Callable[[Request], float], *, when: When = "before") -> Delay:
        """Every request takes so many seconds of the loop's clock."""
        return self._add(Delay(method, pattern, when, None, seconds=seconds))

    def clear(self) -> None:
        """All end; what is held goes on."""
        for fault in self._faults:
            fault.end()
            if isinstance(fault, Hold):
                fault.release()
        self._faults.clear()

    async def strike(self, request: Request, when: When) -> None:
        """What the faults do to a request; the first that refuses or cuts it ends it."""
        for fault in self._faults:
            if fault.strikes(request, when):
                self.waiting += 1
                try:
                    await fault.strike(request)
                finally:
                    self.waiting -= 1

    def _add(self, fault: F) -> F:
        self._faults.append(fault)
        return fault
