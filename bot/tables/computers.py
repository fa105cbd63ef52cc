"""Computers: the moves of computer players, with a fallback for every failure."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Any, Final, TypeVar

import structlog
from cachetools import LRUCache

from bot.metrics import COMPUTER_SECONDS
from bot.tables.clock import elapsed
from bot.tables.errors import NotAllowed
from bot.tables.thinking import TooLong, Worker
from hearts import CallPass, ChooseMoon, Game, IllegalMove, Move, Pass, Phase, Play, View
from hearts.passing import HOLD, size
from players import LEVELS, choose, fallbacks, lower, prepare
from players.levels import NotReady
from players.pinned import UnknownVersion, answer, version_of

log = structlog.get_logger(__name__)

T = TypeVar("T")

FALLBACK, STRONGEST = [*LEVELS][-2:]
"""The level that answers at once, and the strongest one, which searches."""
MAX_BACKOFF: Final = 3_600.0
"""Seconds for which a level that has timed out is not asked: each attempt might occupy a core for good."""
FIRST_BACKOFF: Final = 60.0
"""Seconds for which the players of a sealed deal, which have no fallback, are not asked after their first timeout. The
time doubles with each timeout, up to `MAX_BACKOFF`."""
MAX_BACKOFFS: Final = 1_000
"""How many backoffs are remembered; beyond that the least recently used one is forgotten."""
NOT_READY: Final = "deal-not-ready"
TOO_LONG: Final = "deal-too-long"
NOT_NOW: Final = frozenset({NOT_READY, TOO_LONG})
"""The refusals that are temporary: the players of a sealed deal cannot move now, but can later."""


@dataclass(frozen=True, slots=True)
class Backoff:
    """A pause after a timeout, in which a level or the players of a sealed deal are not asked."""

    seconds: float
    until: float
    """A time of `elapsed`."""


class Computers:
    """Makes moves for seats. A computer player that fails or times out keeps no table waiting."""

    def __init__(
        self, rng: random.Random, may_search: Callable[[], bool] = lambda: True, worker: Worker | None = None
    ) -> None:
        """``may_search`` tells whether there is time to search now; ``worker`` runs the computation."""
        self._rng = rng
        self._may_search = may_search
        self._worker = worker or Worker()
        self._backoffs: LRUCache[str | bytes, Backoff] = LRUCache(MAX_BACKOFFS)
        """By level, or by the secret of a sealed deal. Used by several threads, under `_lock`."""
        self._lock = threading.Lock()
        self._known: set[tuple[str, type[Exception]]] = set()
        """Failures that have been logged, as (level, kind of error): each is logged once."""

    def move(self, level: str, game: Game, seat: int) -> Game:
        """The game after the move of this level, or of a lower one if it fails (`players.choose`); after any legal move
        if all fail."""
        view = game.view(seat)
        if level == STRONGEST and not self._may_search():
            fallbacks[level, "busy"] += 1
            level = FALLBACK
        try:
            with COMPUTER_SECONDS.labels(level).time():
                move = self._choose(level, view)
            return game.act(seat, move)
        except Exception as error:  # noqa: BLE001 - a computer player that fails moves all the same
            self._complain(level, error)
        return game.act(seat, _any_move(game, view))

    def pinned_move(self, secret: bytes, game: Game, seat: int) -> Game:
        """The game after the move of the pinned player that the sealed deal names, and of no other. If that is illegal,
        some legal move, the same for everybody who plays the deal. Raises NotAllowed."""
        version, view = version_of(secret), game.view(seat)
        try:
            return game.act(seat, self._think(secret, FIRST_BACKOFF, answer, version, view))
        except IllegalMove as error:
            self._complain(version, error)
            return game.act(seat, _any_move(game, view))
        except TooLong:
            backoff = self._backoff_of(secret)
            left = backoff.until - elapsed() if backoff is not None else 0.0
            raise NotAllowed(TOO_LONG, minutes=max(1, ceil(left / 60))) from None
        except NotReady:
            prepare()
            raise NotAllowed(NOT_READY) from None
        except UnknownVersion:
            raise NotAllowed("deal-version") from None

    def _choose(self, level: str, view: View) -> Move:
        """The move of this level, or of the next lower one if it times out. Raises what `choose` raises, and TooLong if
        there is no lower level."""
        try:
            return self._think(level, MAX_BACKOFF, choose, level, view, self._rng)
        except TooLong:
            instead = lower(level)
            if instead is None:
                raise
            fallbacks[level, "too long"] += 1
            return self._choose(instead, view)

    def _think(self, who: str | bytes, first: float, thought: Callable[..., T], *values: Any) -> T:
        """Calls ``thought(*values)`` in the worker. Raises TooLong at a timeout, and without a call during the backoff
        of ``who`` after one; the first backoff lasts ``first`` seconds."""
        backoff = self._backoff_of(who)
        if backoff is not None and elapsed() < backoff.until:
            raise TooLong
        try:
            found = self._worker.call(thought, *values)
        except TooLong:
            seconds = first if backoff is None else min(2 * backoff.seconds, MAX_BACKOFF)
            with self._lock:
                self._backoffs[who] = Backoff(seconds, elapsed() + seconds)
            name = who if isinstance(who, str) else version_of(who)
            log.error(
                "a computer player does not come to an end, and is not asked for a while",
                strength=name,
                seconds=seconds,
            )
            raise
        if backoff is not None:
            with self._lock:
                self._backoffs.pop(who, None)
        return found

    def _backoff_of(self, who: str | bytes) -> Backoff | None:
        with self._lock:
            return self._backoffs.get(who)

    def _complain(self, level: str, error: Exception) -> None:
        if (level, type(error)) not in self._known:
            self._known.add((level, type(error)))
            log.error("a computer player failed, and any legal move is made for it", strength=level, exc_info=error)


def _any_move(game: Game, view: View) -> Move:
    """Some legal move for a seat that owes one, found without any computation."""
    match view.phase:
        case Phase.CALLING:
            return CallPass(HOLD)
        case Phase.PASSING:
            last_resort = sorted(view.hand, key=lambda card: card in view.rules.pass_forbidden)
            return Pass(tuple(last_resort[: size(view.pass_target)]))
        case Phase.PLAYING:
            return Play(view.legal[0])
        case _:
            assert game.round is not None
            return ChooseMoon(game.smart_effect(game.round))
