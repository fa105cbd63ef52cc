"""Faults: requests of the bot that Discord refuses, limits, delays or cuts, drawn at random."""

import random
import re
from collections import Counter
from collections.abc import Set

from bot.transport.failures import ACKNOWLEDGED, NOT_WRITABLE, UNKNOWN_MESSAGE
from tests.discord_server.faults import Fault, Faults, Request, When

ANSWER, PUSH, BOARD, POST = (
    ("POST", "/interactions/*/*/callback"),
    ("*", "/webhooks/*"),
    ("PATCH", "/channels/*/messages/*"),
    ("POST", "/channels/*/messages"),
)
ANY = ("*", "*")
REQUESTS = (ANSWER, PUSH, BOARD, POST, ANY)
BUSY = ((500, 0), (502, 0), (503, 0))
CHANNEL = ((404, 10003), (403, 50001), (403, 50013), (403, 160005))
CODES = {
    ANSWER: (*BUSY, (404, 10062), (400, ACKNOWLEDGED)),
    PUSH: (*BUSY, (404, 10008), (404, 10015), (401, 50027)),
    BOARD: (*BUSY, (404, 10008), (400, 30046), (400, 50083), *CHANNEL),
    POST: (*BUSY, *CHANNEL),
    ANY: BUSY,
}
"""Statuses and codes with which Discord may refuse each kind of request, although the bot did nothing wrong."""
KINDS = ("refuse", "refuse", "cut", "limit", "delay")
COUNTED = (1 << 22) - 1
"""The part of an id that is a count, and no time."""
LATENCY = 0.6
"""Seconds that a request takes at most if nothing is wrong."""


class FailingRequests:
    """Lets requests fail, and knows which."""

    def __init__(self, faults: Faults, rng: random.Random) -> None:
        self._faults, self._rng = faults, rng
        self._drawn: list[Fault] = []
        self._untrue: list[Fault] = []
        """Those of them that say that a message or a channel is gone, or may not be written to."""
        self._over: set[str] = set()
        """The paths of the requests that faults have struck which are over."""
        self._sent: Counter[str] = Counter()
        """How many requests there were to each path."""

    @property
    def struck(self) -> Set[str]:
        """The paths of all requests that faults have struck."""
        return self._over | {request.path for fault in self._drawn for request in fault.met}

    @property
    def misled(self) -> Set[int]:
        """The ids of the messages that were refused for a reason which is not true: the bot leaves them as they are."""
        last = (request.path.rpartition("/")[2] for fault in self._untrue for request in fault.met)
        return {int(number) for number in last if number.isdecimal()}

    def draw(self, kind: str) -> str:
        """Causes a fault of this kind. Returns which requests it strikes."""
        method, pattern = where = self._rng.choice(REQUESTS)
        when: When = self._rng.choice(("before", "after"))
        match kind:
            case "refuse":
                status, code = self._rng.choice(CODES[where])
                times = self._rng.randint(1, 3)
                if code:  # what Discord refuses was not done, but for an interaction that has its answer
                    when = "after" if code == ACKNOWLEDGED else "before"
                self._drawn.append(self._faults.fail(method, pattern, status, code, when=when, times=times))
                if where == BOARD and code in NOT_WRITABLE | {UNKNOWN_MESSAGE}:
                    self._untrue.append(self._drawn[-1])
            case "cut":
                self._drawn.append(self._faults.cut(method, pattern, when=when, times=self._rng.randint(1, 3)))
            case "limit":
                seconds = self._rng.choice((self._rng.uniform(0.5, 8), self._rng.uniform(8, 45)))
                everywhere = where in (BOARD, POST, ANY) and self._rng.random() < 0.5
                self._drawn.append(self._faults.limit(method, pattern, seconds, everywhere=everywhere))
            case "delay":
                seconds = self._rng.uniform(0.2, 5)
                self._drawn.append(self._faults.delay(method, pattern, lambda request: seconds, when=when))
        return f"{method} {pattern} {when}"

    def slow_down(self) -> None:
        """From now on every request is on its way for a while, so that some cross."""
        self._faults.delay("*", "*", self._latency)

    def clear(self) -> None:
        """Ends all faults."""
        self._over |= self.struck
        self._drawn.clear()
        self._faults.clear()

    def _latency(self, request: Request) -> float:
        """How long a request is on its way: the same in every run with the same presses, whenever that is."""
        self._sent[request.path] += 1
        numbers = [int(each) & COUNTED for each in re.findall("[0-9]+", request.path)]
        return random.Random(f"{request.method} {numbers} {self._sent[request.path]}").uniform(0, LATENCY)
