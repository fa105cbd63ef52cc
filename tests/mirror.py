"""The mirror: which test file covers a module that has no test file of its own name."""

import re
from pathlib import Path
from typing import Final

from bot.client import FEATURES

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("hearts", "players", "db", "bot", "cogs")
DATA: Final = ("db/migrations", "db/schema.py")
"""The schema and its migrations: `tests/db/test_migrate.py` compares them."""

ELSEWHERE: Final = {
    "bot/answers/sharing.py": "cogs/puzzle/test_presses.py",
    # Values, types and constants without logic of their own are covered by what uses them.
    "hearts/moves.py": "hearts/test_notation.py",
    "hearts/steps.py": "hearts/test_claim.py",
    "bot/tables/errors.py": "bot/language/test_wording.py",
    "bot/tables/person.py": "bot/tables/test_seating.py",
    "db/statements.py": "db/test_directory.py",
    # Pictures are covered by the results.
    "bot/pictures/artwork.py": "bot/pictures/test_emojis.py",
    # They agree with `hearts` under all rules.
    "players/kernel/legality.py": "players/kernel/test_position.py",
    "players/kernel/scoring.py": "players/kernel/test_position.py",
    # Only compiled code calls it, and compiling it for one more test takes half a minute.
    "players/training/__main__.py": "players/training/test_self_play.py",
    # The whole program is tested by starting, using and stopping it.
    "bot/program.py": "bot/test_main.py",
    "bot/client.py": "bot/test_stopping.py",
    "bot/playground/serving.py": "browser/test_playground.py",
    "bot/playground/world.py": "bot/playground/test_page.py",
    # What every command goes through or ends in is tested from the command to the screen.
    "bot/answers/context.py": "bot/answers/test_access.py",
    "bot/answers/feature.py": "bot/answers/test_router.py",
    "bot/answers/server_settings.py": "cogs/settings/test_commands.py",
    "cogs/coach/presses.py": "cogs/coach/test_commands.py",
    "cogs/table/new_table.py": "bot/messages/test_guild_events.py",
    "bot/ui/deciding_trick.py": "cogs/table/test_deciding_trick.py",
    "bot/answers/options.py": "cogs/table/test_commands.py",
}
"""Modules without a test file of their name, and the file in `tests/` that covers them."""


def modules() -> set[str]:
    """All modules, as paths from the root."""
    found = (path for package in PACKAGES for path in (ROOT / package).rglob("*.py") if path.name != "__init__.py")
    return {name for path in found if not (name := path.relative_to(ROOT).as_posix()).startswith(DATA)}


def is_left_out(path: str) -> bool:
    """Whether a file was deleted with its feature: with a folder of `cogs/` or `tests/cogs/` that the bot does not
    load."""
    found = re.match(r"(?:tests/)?cogs/(\w+)/", path)
    return found is not None and found[1] not in FEATURES


def has_mirror(module: str) -> bool:
    """Whether a module has a test file of its name: `tests/bot/tables/test_clock.py` for `bot/tables/clock.py`."""
    path = Path(module)
    return (ROOT / "tests" / path.parent / f"test_{path.stem.strip('_')}.py").exists()
