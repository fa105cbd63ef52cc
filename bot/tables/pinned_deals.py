"""Pinned deals: sealed beforehand, with a secret that names the version of their computer players."""

from __future__ import annotations

from bot.tables.thinking import Thinking
from players.pinned import CLUB, EXPERT, EXPERTS, VERSIONS, version_of


def version_now(thinking: Thinking) -> str:
    """The version of the computer players for a deal that is sealed now: the best that this process can run."""
    return EXPERT if thinking.searches else CLUB


def prepare_for(thinking: Thinking, secret: bytes) -> None:
    """Somebody is about to play a sealed deal: prepares the kernel in the background if its computer players need
    it."""
    if version_of(secret) in EXPERTS:
        thinking.prepare()


def can_be_played(secret: bytes) -> bool:
    """Whether this version of the program has the computer players with which a deal was sealed."""
    return version_of(secret) in VERSIONS
