"""Metrics of the store: how long a commit takes, how many changes it has, and how many fail (docs/operations.md)."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Histogram

COMMIT_SECONDS: Final = Histogram(
    "hearts_commit_seconds",
    "Seconds that one group commit takes, until all of it is on disk.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0),
)
COMMIT_ITEMS: Final = Histogram(
    "hearts_commit_items", "Changes that one group commit carries.", buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512)
)
COMMIT_FAILURES: Final = Counter("hearts_commit_failures", "Group commits of which nothing could be written.")
