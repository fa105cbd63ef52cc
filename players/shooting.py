"""Shooting: when the search tries the moon as a second plan after a card or a pass.

With this plan the seat plays by the style of the moon until another seat has a penalty card. The search then compares
the plan with the others by its results.
"""

from __future__ import annotations

from typing import Any, Final

from hearts import View
from players.kernel.position import PENALTIES
from players.kernel.reading import Seen
from players.kernel.search import MY_MOON
from players.moon import points_of_moon

STYLE: Final = "moon"
PROBES: Final = 20
"""Rollouts in which plans for the moon are tried first; if none succeeds, the search does without them."""
MAX_PLANS: Final = 3
"""How many plans for the moon are tried beside the other moves."""


def open_to(view: View, seen: Seen) -> bool:
    """Whether a moon is good for its shooter by these rules, and this seat may still shoot it."""
    others = range(PENALTIES, PENALTIES + len(view.players))
    return points_of_moon(view) > 0 and not any(seen.position[at] for at in others if at != PENALTIES + seen.me)


def promising(events: Any) -> bool:
    """Whether the moon succeeded in any of these rollouts; ``events`` are those of `players.kernel.search.Race`."""
    return bool((events & MY_MOON).any())
