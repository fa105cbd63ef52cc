"""Rate limits: how many requests of a kind Discord accepts within a time, and its answer to more."""

from dataclasses import dataclass, field
from hashlib import sha256

GLOBAL_LIMIT = 50
"""Requests per second of one bot, not counting those that belong to an interaction."""


@dataclass(frozen=True)
class Limit:
    requests: int
    seconds: float


DEFAULT = Limit(1000, 1.0)
LIMITS = {
    "POST /channels/{channel}/messages": Limit(5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": Limit(5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": Limit(5, 1.0),
    "PATCH /channels/{channel}": Limit(2, 600.0),
    "POST /webhooks/{application}/{token}": Limit(5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": Limit(5, 2.0),
    "POST /applications/{application}/emojis": Limit(50, 3600.0),
}
"""By method and route, for each channel or token. Discord documents none of them; these were observed."""


class TooMany(Exception):
    """A request exceeds a limit."""

    def __init__(self, retry_after: float, *, everywhere: bool = False) -> None:
        super().__init__(retry_after)
        self.retry_after = retry_after
        self.everywhere = everywhere


@dataclass
class _Bucket:
    limit: Limit
    left: int = 0
    resets_at: float = 0.0


@dataclass
class RateLimits:
    """Counts requests. ``limits`` may be changed; unless ``enforced``, nothing is refused."""

    limits: dict[str, Limit] = field(default_factory=lambda: dict(LIMITS))
    most: int = GLOBAL_LIMIT
    enforced: bool = True
    _buckets: dict[tuple[str, str], _Bucket] = field(default_factory=dict)
    _second: tuple[int, int] = (0, 0)

    def take(self, route: str, major: str, now: float, *, counted: bool) -> dict[str, str]:
        """Counts a request and returns the headers of its answer; ``major`` is its channel or token. Raises TooMany."""
        if counted:
            self._take_of_all(now)
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.resets_at > now}
        limit = self.limits.get(route, DEFAULT)
        bucket = self._buckets.setdefault((route, major), _Bucket(limit))
        if bucket.resets_at <= now or bucket.limit != limit:
            bucket.limit, bucket.left, bucket.resets_at = limit, limit.requests, now + limit.seconds
        if self.enforced and not bucket.left:
            raise TooMany(bucket.resets_at - now)
        bucket.left = max(0, bucket.left - 1)
        left = bucket.left if self.enforced else max(1, bucket.left)
        return {
            "X-RateLimit-Bucket": sha256(route.encode()).hexdigest()[:32],
            "X-RateLimit-Limit": str(limit.requests),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{bucket.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{bucket.resets_at - now:.3f}",
        }

    def _take_of_all(self, now: float) -> None:
        second, taken = self._second
        if second != int(now):
            second, taken = int(now), 0
        if self.enforced and taken >= self.most:
            raise TooMany(second + 1 - now, everywhere=True)
        self._second = (second, taken + 1)
