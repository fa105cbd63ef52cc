"""Metrics for Prometheus (docs/operations.md). No label identifies a person, a table or a server."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

import players
from bot.requests import kind_of

INTERACTIONS: Final = Counter("hearts_interactions", "Presses, forms and commands that were begun, by kind.", ["kind"])
ANSWER_SECONDS: Final = Histogram(
    "hearts_answer_seconds",
    "Seconds from the arrival of a press, a form or a command until all is done that it asked for, by kind.",
    ["kind"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0),
)
REFUSALS: Final = Counter("hearts_refusals", "What was refused, by the key of the sentence that says why.", ["reason"])
ERRORS: Final = Counter("hearts_errors", "Presses and commands that went wrong, by kind.", ["kind"])
for _kind in ("storage", "unconfirmed", "conflict", "fenced", "late", "forbidden", "lost", "command", "unexpected"):
    ERRORS.labels(_kind)  # from 0 on, because Prometheus sees no increase in what begins with 1

UNREADABLE_EVENTS: Final = Counter(
    "hearts_unreadable_events", "Events of Discord, or parts of a server in them, that could not be read."
)
REQUESTS: Final = Counter(
    "hearts_discord_requests",
    "Answers of Discord's HTTP interface, by kind of request and status (429: asked too often; failed: no answer).",
    ["kind", "status"],
)
REQUEST_SECONDS: Final = Histogram(
    "hearts_discord_request_seconds",
    "Seconds until Discord's HTTP interface answered, by kind of request.",
    ["kind"],
    buckets=(0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0),
)

COMPUTER_SECONDS: Final = Histogram(
    "hearts_computer_move_seconds",
    "Seconds that computer players think about one move, by level.",
    ["level"],
    buckets=(0.0005, 0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0),
)

LOOP_LAG_SECONDS: Final = Histogram(
    "hearts_loop_lag_seconds",
    "Seconds by which the event loop was late for a timer.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0),
)
WELL: Final = Gauge("hearts_well", "1 while the store can work, else 0 (/health says why).")


SAMPLED: Final = {
    "searches": "Searches of experts and the coach for which worlds were sampled.",
    "worlds": "Worlds that were sampled for them.",
    "effective": "How many equally likely worlds would tell as much as these.",
}


class _ComputerPlayers(Collector):
    """Exports what `players` counts: the fall-backs of computer players, and the worlds that experts sample."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The fall-backs by level and by the reason for them; the worlds without a label."""
        family = CounterMetricFamily(
            "hearts_computer_fallbacks",
            "Moves that a lower level made: busy (no time to search), or the kind of error.",
            labels=["level", "reason"],
        )
        for labels, count in players.fallbacks.items():
            family.add_metric(labels, count)
        yield family
        for name, text in SAMPLED.items():
            yield CounterMetricFamily(f"hearts_sampled_{name}", text, value=players.sampled[name])


REGISTRY.register(_ComputerPlayers())


_requests, _request_seconds = cache(REQUESTS.labels), cache(REQUEST_SECONDS.labels)
"""The same by their labels, for each of some thousand requests a second."""


def count_request(method: str, path: str, status: int | None, seconds: float) -> None:
    """Counts and times a request to Discord; ``status`` is None if there was no answer."""
    kind = kind_of(method, path)
    if status is None:
        _requests(kind, "failed").inc()
        return
    _requests(kind, "429" if status == 429 else f"{status // 100}xx").inc()
    _request_seconds(kind).observe(seconds)
