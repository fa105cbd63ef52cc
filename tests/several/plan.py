"""The plan: which disturbances come when, all drawn from the seed before anything begins."""

import random
from dataclasses import dataclass

from tests.monkey.faults import REQUESTS

KILL, STOP, REPLACE, JOIN, ALL = "kill", "stop", "replace", "join", "all"
HANDOVER = "stop in a handover"
OUTAGE = "outage of postgresql"
GATEWAY, REQUEST, POSTGRESQL, WAY = "gateway", "requests", "postgresql", "way of one to postgresql"
PAUSES = (1.0, 9.0)
"""Seconds between two disturbances."""


@dataclass(frozen=True)
class Kind:
    """What may be drawn for a kind of disturbance."""

    weight: float
    """How often it is drawn."""
    ways: tuple[str, ...]
    seconds: tuple[float, float]
    """The shortest and the longest; as many are between 1 and 4 as between 4 and 16."""


KINDS = {
    KILL: Kind(4, ("",), (0.1, 15)),
    STOP: Kind(6, ("",), (2, 40)),
    REPLACE: Kind(4, ("",), (0.1, 10)),
    HANDOVER: Kind(4, ("the one that leaves", "another one"), (2, 20)),
    JOIN: Kind(4, ("the new one leaves", "any leaves"), (2, 25)),
    ALL: Kind(0.5, ("kill", "end"), (0.1, 20)),
    GATEWAY: Kind(
        7, ("cut", "fall silent", "reconnect", "invalidate", "resumable", "out of order", "mute", "handshake"), (1, 10)
    ),
    REQUEST: Kind(6, ("500", "503", "cut", "a few cut", "limit", "limit everywhere", "delay"), (1, 8)),
    POSTGRESQL: Kind(6, ("crash", "slow", "cut", "closed", "frozen"), (1, 30)),
    OUTAGE: Kind(1.5, ("closed", "frozen"), (12, 25)),
    WAY: Kind(3, ("",), (1, 30)),
}
"""A way says how; the seconds say for how long, until a killed process or one that leaves is replaced, or until one
leaves after another one has joined. An outage lasts longer than leases."""


@dataclass(frozen=True)
class Planned:
    """One disturbance that is to come."""

    at: float
    """Seconds after the people have begun to play."""
    kind: str
    way: str = ""
    seconds: float = 1.0
    whom: float = 0.0
    """Which of those that there are then, from 0 to 1."""
    requests: tuple[str, str] = REQUESTS[0]
    """The method and the pattern of the requests that fail, if it is about them."""

    def __str__(self) -> str:
        requests = " ".join(self.requests) if self.kind == REQUEST else ""
        how = " ".join(filter(None, (self.kind, self.way, requests)))
        return f"{self.at:6.1f} s  {how}, {self.seconds:.1f} s, {self.whom:.2f}"


def draw(seed: int, seconds: float) -> list[Planned]:
    """The plan of a run that lasts so long."""
    rng, found, at = random.Random(seed), list[Planned](), 0.0
    while (at := at + rng.uniform(*PAUSES)) < seconds:
        (name,) = rng.choices(list(KINDS), [kind.weight for kind in KINDS.values()])
        kind = KINDS[name]
        shortest, longest = kind.seconds
        lasting = shortest * (longest / shortest) ** rng.random()
        found.append(Planned(at, name, rng.choice(kind.ways), lasting, rng.random(), rng.choice(REQUESTS)))
    return found
