"""Shooting: the cards and passes with which a seat may go for the moon, as more ways for the search to try.

A policy of its own plays for nothing but the moon, as long as no other seat has a penalty card. Whether that is worth
it is for the search to say: going for the moon is one more way to go on after a card.
"""

from __future__ import annotations

from typing import Any, Final

from hearts import View
from players.kernel.position import PENALTIES
from players.kernel.reading import Seen
from players.kernel.search import MY_MOON
from players.moon import worth

STYLE: Final = "moon"
PROBES: Final = 20
"""Rollouts in which each plan for the moon is tried first: a plan that never succeeds in them is dropped."""
MOST: Final = 3
"""How many plans for the moon are tried beside the other moves."""


def open_to(view: View, seen: Seen) -> bool:
    """Whether a moon pays, and this seat may still shoot it."""
    others = range(PENALTIES, PENALTIES + len(view.players))
    return worth(view) > 0 and not any(seen.position[at] for at in others if at != PENALTIES + seen.me)


def promising(events: Any) -> bool:
    """Whether the moon comes at all, by what happened in the rounds that were tried out."""
    return bool((events & MY_MOON).any())
