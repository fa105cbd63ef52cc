"""The mirror: which test file shows what a module does, where that is none of its own name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("hearts", "players", "db", "bot", "cogs")
DATA: Final = ("db/migrations", "db/schema")
"""Tables, and the way to them: `tests/db/test_migrate.py` holds both against each other."""

ELSEWHERE: Final = {
    # Values, types and constants, in which nothing can go wrong by itself: shown by what is made of them.
    "hearts/moves.py": "hearts/test_notation.py",
    "bot/tables/errors.py": "bot/language/test_wording.py",
    "bot/tables/person.py": "bot/tables/test_seating.py",
    "bot/delivery/open_panel.py": "bot/delivery/test_panels.py",
    "db/statements.py": "db/test_store.py",
    "db/metrics.py": "bot/test_metrics.py",
    # Pictures are shown by what they become.
    "bot/pictures/artwork.py": "bot/pictures/test_emojis.py",
    # Compiled code alone calls it; compiling it for one more test takes half a minute.
    "players/kernel/duels.py": "players/test_training.py",
    # What several processes do together is shown by several processes.
    "bot/shared.py": "bot/shards/test_takeover.py",
    "bot/shards/gateway.py": "bot/shards/test_takeover.py",
    "bot/shards/sharing.py": "bot/shards/test_rolling_restart.py",
    # The whole program is shown by a start, a visit and a stop.
    "bot/client.py": "bot/test_stopping.py",
    "bot/playground.py": "bot/test_page.py",
    "bot/visit.py": "bot/test_page.py",
    # What every command goes through, or ends in, is shown from commands to screens.
    "bot/delivery/tree.py": "cogs/test_hearts.py",
    "bot/delivery/asker.py": "bot/delivery/test_access.py",
    "bot/delivery/daily.py": "cogs/test_daily.py",
    "bot/presses/new_table.py": "bot/delivery/test_greeting.py",
    "bot/community/privacy.py": "cogs/test_privacy.py",
    "bot/house_rules/house.py": "cogs/test_rules.py",
    "bot/past/archive.py": "cogs/test_history.py",
    "cogs/choosing.py": "cogs/test_turns.py",
    "cogs/times.py": "bot/tables/test_starts.py",
}
"""Modules without a test file of their name, and the file of `tests/` that shows what they do."""


def modules() -> set[str]:
    """All of them, as paths from the root."""
    found = (path for package in PACKAGES for path in (ROOT / package).rglob("*.py") if path.name != "__init__.py")
    return {name for path in found if not (name := path.relative_to(ROOT).as_posix()).startswith(DATA)}


def has_mirror(module: str) -> bool:
    """Whether `tests/bot/tables/test_door.py` is there for `bot/tables/door.py`."""
    path = Path(module)
    return (ROOT / "tests" / path.parent / f"test_{path.stem.strip('_')}.py").exists()
