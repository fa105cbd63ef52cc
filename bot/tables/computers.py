"""Computers: the moves of computer players, whatever happens to them."""

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
from bot.tables.worker import TooLong, Worker
from hearts import CallPass, ChooseMoon, Game, Move, Pass, Phase, Play, View
from hearts.passing import HOLD, size
from players import LEVELS, choose, lower, prepare, steps_down
from players.levels import NotReady
from players.pinned import UnknownVersion, answer, version_of

log = structlog.get_logger(__name__)

T = TypeVar("T")

SEARCHES: Final = LEVELS[-1]
"""The level that takes time; the one below it answers at once."""
INSTEAD: Final = LEVELS[-2]
RESTS: Final = 3_600.0
"""Seconds for which a level is not asked that has not come to an end: each time it might keep a core busy for good."""
RESTS_FIRST: Final = 60.0
"""Seconds for which the players of one sealed deal are not asked, who have no lower level; each time twice as many."""
MOST_RESTING: Final = 1_000
"""Of so many is it known that they rest; of more, those that have not been asked for longest are asked again."""
NOT_READY: Final = "daily-not-ready"
TOO_LONG: Final = "daily-too-long"
NOT_NOW: Final = frozenset({NOT_READY, TOO_LONG})
"""The refusals while the players of a sealed deal cannot move: they can later."""


@dataclass(frozen=True, slots=True)
class Rest:
    """For how long somebody is not asked."""

    seconds: float
    until: float
    """As `elapsed` counts."""


class Computers:
    """Moves for seats. A computer player that fails, or does not come to an end, keeps no table waiting."""

    def __init__(
        self, rng: random.Random, may_search: Callable[[], bool] = lambda: True, worker: Worker | None = None
    ) -> None:
        """``may_search`` says whether there is time to search now; ``worker`` does the thinking."""
        self._rng = rng
        self._may_search = may_search
        self._worker = worker or Worker()
        self._rests: LRUCache[str | bytes, Rest] = LRUCache(MOST_RESTING)
        """By level, or by the secret of a sealed deal. Several threads use it."""
        self._lock = threading.Lock()
        self._known: set[tuple[str, type[Exception]]] = set()
        """The levels for which no lower one could move either, and why: each is logged once."""

    def move(self, level: str, game: Game, seat: int) -> Game:
        """The game after the move of this level, or of a lower one (`players.choose`); at last after any legal move."""
        view = game.view(seat)
        if level == SEARCHES and not self._may_search():
            steps_down[level, "busy"] += 1
            level = INSTEAD
        try:
            with COMPUTER_SECONDS.labels(level).time():
                move = self._choose(level, view)
            return game.act(seat, move)
        except Exception as error:
            self._complain(level, error)
        return game.act(seat, any_move(game, view))

    def pinned(self, secret: bytes, game: Game, seat: int) -> Game:
        """The game after the move of the version that a sealed deal pins, and of no other. Raises NotAllowed."""
        try:
            return game.act(seat, self._think(secret, RESTS_FIRST, answer, version_of(secret), game.view(seat)))
        except TooLong:
            rest = self._rest_of(secret)
            left = rest.until - elapsed() if rest is not None else 0.0
            raise NotAllowed(TOO_LONG, minutes=max(1, ceil(left / 60))) from None
        except NotReady:
            prepare()
            raise NotAllowed(NOT_READY) from None
        except UnknownVersion:
            raise NotAllowed("daily-version") from None

    def _choose(self, level: str, view: View) -> Move:
        """The move of this level; of the next lower one where it does not come to an end. Raises what `choose` does,
        and TooLong where there is no lower one."""
        try:
            return self._think(level, RESTS, choose, level, view, self._rng)
        except TooLong:
            instead = lower(level)
            if instead is None:
                raise
            steps_down[level, "too long"] += 1
            return self._choose(instead, view)

    def _think(self, who: str | bytes, first: float, thought: Callable[..., T], *values: Any) -> T:
        """Raises TooLong, also while they rest because it was raised before: ``first`` for so many seconds."""
        rest = self._rest_of(who)
        if rest is not None and elapsed() < rest.until:
            raise TooLong
        try:
            found = self._worker.call(thought, *values)
        except TooLong:
            seconds = first if rest is None else min(2 * rest.seconds, RESTS)
            with self._lock:
                self._rests[who] = Rest(seconds, elapsed() + seconds)
            name = who if isinstance(who, str) else version_of(who)
            log.error("a computer player does not come to an end, and rests", strength=name, seconds=seconds)
            raise
        if rest is not None:
            with self._lock:
                self._rests.pop(who, None)
        return found

    def _rest_of(self, who: str | bytes) -> Rest | None:
        with self._lock:
            return self._rests.get(who)

    def _complain(self, level: str, error: Exception) -> None:
        if (level, type(error)) not in self._known:
            self._known.add((level, type(error)))
            log.error("a computer player failed, and any legal move is made for it", strength=level, exc_info=error)


def any_move(game: Game, view: View) -> Move:
    """A legal move, found without thinking, for a seat that owes one."""
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
