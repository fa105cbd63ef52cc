"""The mirror: which test file covers a module that has no test file of its own name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from bot.client import FEATURES

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("hearts", "players", "db", "bot", "cogs")
DATA: Final = ("db/migrations", "db/schema.py")
"""The schema and its migrations: `tests/db/test_migrate.py` compares them."""

ELSEWHERE: Final = {
    # Values, types and constants without logic of their own are covered by what uses them.
    "hearts/moves.py": "hearts/test_notation.py",
    "hearts/steps.py": "hearts/test_claim.py",
    "bot/language/card_words.py": "bot/language/test_card_names.py",
    "bot/language/place_names.py": "bot/language/test_places.py",
    "bot/tables/kinds.py": "bot/tables/test_kind.py",
    "bot/ui/kinds.py": "bot/ui/test_panel.py",
    "bot/ui/replay.py": "cogs/table/test_replay.py",
    "bot/tables/checks.py": "bot/tables/test_seating.py",
    "bot/tables/errors.py": "bot/language/test_wording.py",
    "bot/tables/person.py": "bot/tables/test_seating.py",
    "db/database.py": "db/test_store.py",
    "db/statements.py": "db/test_directory.py",
    "db/sqlite_files.py": "db/test_check.py",
    "bot/ui/colours.py": "bot/ui/test_board.py",
    "bot/ui/hashes.py": "bot/ui/test_cutting.py",
    "db/results.py": "db/test_records.py",
    # Pictures are covered by the results.
    "bot/pictures/artwork.py": "bot/pictures/test_emojis.py",
    # Only compiled code calls it, and compiling it for one more test takes half a minute.
    "players/training/__main__.py": "players/training/test_self_play.py",
    "players/training/duels.py": "players/training/test_self_play.py",
    # The whole program is tested by starting, using and stopping it.
    "bot/program.py": "bot/test_main.py",
    "bot/client.py": "bot/test_stopping.py",
    "bot/playground/assets.py": "bot/playground/test_page.py",
    "bot/playground/serving.py": "browser/test_playground.py",
    "bot/playground/visit.py": "bot/playground/test_page.py",
    "bot/playground/world.py": "bot/playground/test_page.py",
    "bot/transport/library_bot.py": "bot/transport/test_library.py",
    # What every command goes through or ends in is tested from the command to the screen.
    "bot/answers/tree.py": "cogs/table/test_commands.py",
    "bot/answers/anywhere.py": "cogs/test_anywhere.py",
    "bot/answers/autocomplete.py": "cogs/table/test_commands.py",
    "bot/answers/asker.py": "bot/answers/test_access.py",
    "bot/answers/feature.py": "bot/answers/test_router.py",
    "bot/messages/channel_messages.py": "bot/messages/test_boards_on_their_way.py",
    "bot/messages/private_games.py": "cogs/solo/test_private_games.py",
    "bot/messages/table_messages.py": "bot/messages/test_posted_once.py",
    "cogs/table/past.py": "cogs/table/test_deciding_trick.py",
    "cogs/table/new_table.py": "bot/messages/test_greeting.py",
    "bot/past/archive.py": "cogs/test_history.py",
    "bot/answers/options.py": "cogs/table/test_commands.py",
    "bot/answers/table_option.py": "cogs/table/test_commands.py",
    "bot/answers/rules_option.py": "cogs/rules/test_commands.py",
    "bot/answers/time_option.py": "bot/tables/test_starts.py",
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
    """Whether a module has a test file of its name: `tests/bot/tables/test_door.py` for `bot/tables/door.py`. What adds
    a feature to the bot is tested by its commands."""
    path = Path(module)
    if path.name == "feature.py":
        path = path.with_name("commands.py")
    return (ROOT / "tests" / path.parent / f"test_{path.stem.strip('_')}.py").exists()
