"""Faults: requests that a test holds, delays, refuses or cuts, before or after Discord has carried them out."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from itertools import pairwise
from typing import Any, Literal, TypeVar

When = Literal["before", "after"]
"""Whether a fault applies before the request is carried out, or afterwards, to its answer."""


@dataclass
class Request:
    """One request of the bot."""

    method: str
    path: str
    """The path without ``/api/v10``."""
    body: dict[str, Any]
    at: float
    """Epoch seconds."""
    status: int | None = None
    """The answer's; None before there is one, and if the connection was cut."""
    query: Mapping[str, str] = field(default_factory=dict)


class Cut(Exception):
    """The connection breaks."""


@dataclass
class Refuse(Exception):
    """The request is answered with an error that Discord itself would not give."""

    status: int
    code: int = 0
    retry_after: float | None = None
    """For 429: the seconds until it may be tried again."""
    everywhere: bool = False
    """For 429: whether it applies to all requests that count for the bot's global limit."""
    page: str | None = None
    """What is answered instead of JSON, as by Cloudflare, which stands before Discord."""


@dataclass
class Fault:
    """What happens to requests of one kind. ``met`` are the requests that it was applied to."""

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
        """Ends the fault."""
        self.ended = True


@dataclass
class Hold(Fault):
    """Requests wait until the test releases them."""

    gate: asyncio.Event = field(default_factory=asyncio.Event)

    async def strike(self, request: Request) -> None:
        await super().strike(request)
        await self.gate.wait()

    def release(self) -> None:
        """Releases the waiting requests; later ones are not held."""
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
        """Ends the fault and releases what it has delayed: if a test fails, no more time passes."""
        super().end()
        self.over.set()


@dataclass
class Limited(Fault):
    now: Callable[[], float] = lambda: 0.0
    until: float = 0.0
    everywhere: bool = False
    page: str | None = None

    def strikes(self, request: Request, when: When) -> bool:
        return self.now() < self.until and super().strikes(request, when)

    async def strike(self, request: Request) -> None:
        await super().strike(request)
        raise Refuse(429, retry_after=self.until - self.now(), everywhere=self.everywhere, page=self.page)


F = TypeVar("F", bound=Fault)


def gaps(fault: Fault) -> list[float]:
    """The seconds between the requests that a fault was applied to."""
    return [later.at - earlier.at for earlier, later in pairwise(fault.met)]


class Faults:
    """The faults of a server. Patterns are like those of file names: ``/webhooks/*/*/messages/@original``."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._faults: list[Fault] = []
        self.waiting = 0
        """How many requests are held or delayed now."""

    def hold(self, method: str, pattern: str, *, when: When = "before", times: int | None = 1) -> Hold:
        """Holds requests until `Hold.release`; ``after``: the request is carried out, and its answer is held."""
        return self._add(Hold(method, pattern, when, times))

    def fail(
        self, method: str, pattern: str, status: int, code: int = 0, *, when: When = "before", times: int | None = 1
    ) -> Failing:
        """Answers requests with an error; ``after``: although they are carried out."""
        return self._add(Failing(method, pattern, when, times, error=lambda: Refuse(status, code)))

    def cut(self, method: str, pattern: str, *, when: When = "before", times: int | None = 1) -> Failing:
        """Breaks the connection instead of an answer."""
        return self._add(Failing(method, pattern, when, times))

    def limit(self, method: str, pattern: str, seconds: float, *, everywhere: bool = False) -> Limited:
        """Answers every request with 429 and the remaining time, for this many seconds; ``everywhere``: as Discord does
        for the bot's global limit."""
        until = self._now() + seconds
        return self._add(Limited(method, pattern, "before", None, now=self._now, until=until, everywhere=everywhere))

    def shut_out(self, seconds: float, page: str) -> Limited:
        """Answers every request with a page and 429, as Cloudflare does to whoever was refused too often."""
        until = self._now() + seconds
        return self._add(Limited("*", "*", "before", None, now=self._now, until=until, page=page))

    def delay(self, method: str, pattern: str, seconds: Callable[[Request], float], *, when: When = "before") -> Delay:
        """Delays every request by a number of seconds of the loop's clock."""
        return self._add(Delay(method, pattern, when, None, seconds=seconds))

    def clear(self) -> None:
        """Ends all faults and releases what is held."""
        for fault in self._faults:
            fault.end()
            if isinstance(fault, Hold):
                fault.release()
        self._faults.clear()

    async def strike(self, request: Request, when: When) -> None:
        """Applies the faults to a request; the first one that refuses or cuts it ends it."""
        for fault in tuple(self._faults):  # those that begin later are for later requests
            if fault.strikes(request, when):
                self.waiting += 1
                try:
                    await fault.strike(request)
                finally:
                    self.waiting -= 1

    def _add(self, fault: F) -> F:
        self._faults.append(fault)
        return fault
