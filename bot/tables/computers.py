"""Computers: the moves of computer players, whatever happens to them."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

import structlog

from bot.metrics import COMPUTER_SECONDS
from bot.tables.errors import NotAllowed
from hearts import CallPass, ChooseMoon, Game, Move, Pass, Phase, Play, View
from hearts.passing import HOLD, size
from players import LEVELS, choose, prepare, steps_down
from players.levels import NotReady
from players.pinned import UnknownVersion, answer, version_of

log = structlog.get_logger(__name__)

SEARCHES: Final = LEVELS[-1]
"""The level that takes time; the one below it answers at once."""
INSTEAD: Final = LEVELS[-2]


class Computers:
    """Moves for seats. A computer player that fails keeps no table waiting."""

    def __init__(self, rng: random.Random, may_search: Callable[[], bool] = lambda: True) -> None:
        """``may_search`` says whether there is time to search now."""
        self._rng = rng
        self._may_search = may_search
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
                move = choose(level, view, self._rng)
            return game.act(seat, move)
        except Exception as error:
            self._complain(level, error)
        return game.act(seat, any_move(game, view))

    def pinned(self, secret: bytes, game: Game, seat: int) -> Game:
        """The game after the move of the version that a sealed deal pins, and of no other. Raises NotAllowed."""
        try:
            return game.act(seat, answer(version_of(secret), game.view(seat)))
        except NotReady:
            prepare()
            raise NotAllowed("daily-not-ready") from None
        except UnknownVersion:
            raise NotAllowed("daily-version") from None

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
