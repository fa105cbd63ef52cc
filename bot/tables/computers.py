"""Computers: the moves of computer players, and what happens when one of them fails."""

from __future__ import annotations

import random

import structlog

from hearts import CallPass, ChooseMoon, Game, Move, Pass, Phase, Play, View
from hearts.passing import HOLD, size
from players import LEVELS, choose

log = structlog.get_logger(__name__)


class Computers:
    """Moves for seats. A computer player that fails keeps no table waiting."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._known: set[tuple[str, type[Exception]]] = set()
        """The levels that have failed, and how: each is logged once."""

    def move(self, level: str, game: Game, seat: int) -> Game:
        """The game after the move of this level; of another one where it raises or moves against the rules; at last
        after any legal move."""
        view = game.view(seat)
        for name in (level, *(other for other in reversed(LEVELS) if other != level)):
            try:
                return game.act(seat, choose(name, view, self._rng))
            except Exception as error:
                self._complain(name, error)
        return game.act(seat, any_move(game, view))

    def _complain(self, level: str, error: Exception) -> None:
        if (level, type(error)) not in self._known:
            self._known.add((level, type(error)))
            log.error("a computer player failed, and another one moves for it", strength=level, exc_info=error)


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
