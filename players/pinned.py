"""Pinned players: their moves depend on the view and the version alone, in any process and after any restart.

They do not depend on chance, time or load, and no lower level moves for them. A change in how one of them plays needs a
new version, and the old version stays as long as a sealed deal may name it. A test checks the moves of each.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from random import Random
from typing import Final

from hearts import Move, View
from players.beliefs import EXPERT_1, EXPERT_2, EXPERT_3, EXPERT_4
from players.kernel.spec import FIRST, LATEST
from players.levels import Level, club_of, expert_who

EXPERT: Final = "expert 4"
CLUB: Final = "club 2"
DEAL_BYTES: Final = 16
"""The length of a deal's random bytes. In a sealed deal the version follows them, so one hash seals both."""


class UnknownVersion(Exception):
    """This program does not have the players of a version."""


def _by(level: Level) -> Callable[[View], Move]:
    return lambda view: level.answer(view, Random(0))  # no level asks it in a game for everybody


EXPERTS: Final = {
    EXPERT: _by(expert_who(EXPERT_4)),
    "expert 3": _by(expert_who(EXPERT_3)),
    "expert 2": _by(expert_who(EXPERT_2)),
    "expert 1": _by(expert_who(EXPERT_1)),
}
"""The versions that need the compiled kernel, each with its player."""
VERSIONS: Final[dict[str, Callable[[View], Move]]] = {
    **EXPERTS,
    CLUB: _by(club_of(LATEST)),
    "club 1": _by(club_of(FIRST)),
}
"""All versions, each with its player."""


def derived(key: bytes, about: str, version: str) -> bytes:
    """The secret of a sealed deal, derived from a key and what the deal is about, with this version."""
    return hmac.new(key, about.encode(), hashlib.sha256).digest()[:DEAL_BYTES] + version.encode()


def version_of(secret: bytes) -> str:
    """The version that is pinned in the secret of a sealed deal, after its first `DEAL_BYTES` bytes."""
    return secret[DEAL_BYTES:].decode("ascii", "replace")


def answer(version: str, view: View) -> Move:
    """The move for a view whose seat has to move. Raises UnknownVersion, or NotReady while the kernel is being
    compiled."""
    if version not in VERSIONS:
        raise UnknownVersion(version)
    return VERSIONS[version](view)
