"""The mirror: which test file covers a module that has no test file of its own name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("hearts", "players", "db", "bot", "cogs")
DATA: Final = ("db/migrations", "db/schema")
"""The schema and its migrations: `tests/db/test_migrate.py` compares them."""

ELSEWHERE: Final = {
    # Values, types and constants without logic of their own are covered by what uses them.
    "hearts/moves.py": "hearts/test_notation.py",
    "hearts/steps.py": "hearts/test_claim.py",
    "bot/language/card_words.py": "bot/language/test_card_names.py",
    "bot/language/place_names.py": "bot/language/test_places.py",
    "bot/tables/kinds.py": "bot/tables/test_kind.py",
    "bot/tables/match_kind.py": "bot/tables/test_kind.py",
    "bot/ui/kinds.py": "bot/ui/test_panel.py",
    "bot/tables/match_options.py": "bot/tables/test_matches.py",
    "bot/tables/match_times.py": "bot/tables/test_matches.py",
    "bot/tables/checks.py": "bot/tables/test_seating.py",
    "bot/tables/errors.py": "bot/language/test_wording.py",
    "bot/tables/person.py": "bot/tables/test_seating.py",
    "db/database.py": "db/test_store.py",
    "db/statements.py": "db/test_directory.py",
    "db/shielding.py": "db/test_store.py",
    "db/sqlite_files.py": "db/test_check.py",
    "bot/ui/colours.py": "bot/ui/test_board.py",
    "bot/ui/hashes.py": "bot/ui/test_cutting.py",
    "db/metrics.py": "bot/test_metrics.py",
    "db/results.py": "db/test_records.py",
    # Pictures are covered by the results.
    "bot/pictures/artwork.py": "bot/pictures/test_emojis.py",
    # Only compiled code calls it, and compiling it for one more test takes half a minute.
    "players/kernel/duels.py": "players/test_training.py",
    # The whole program is tested by starting, using and stopping it.
    "bot/program.py": "bot/test_main.py",
    "bot/client.py": "bot/test_stopping.py",
    "bot/playground/assets.py": "bot/playground/test_page.py",
    "bot/playground/serving.py": "browser/test_playground.py",
    "bot/playground/visit.py": "bot/playground/test_page.py",
    "bot/playground/world.py": "bot/playground/test_page.py",
    "bot/transport/library_bot.py": "bot/transport/test_library.py",
    # What every command goes through or ends in is tested from the command to the screen.
    "bot/answers/tree.py": "cogs/test_hearts.py",
    "bot/answers/autocomplete.py": "cogs/test_hearts.py",
    "bot/answers/asker.py": "bot/answers/test_access.py",
    "bot/answers/feature.py": "bot/presses/test_router.py",
    "bot/presses/remaining.py": "bot/presses/test_router.py",
    "bot/messages/channel_messages.py": "bot/messages/test_boards_on_their_way.py",
    "bot/messages/table_messages.py": "bot/messages/test_posted_once.py",
    "bot/presses/new_table.py": "bot/messages/test_greeting.py",
    "bot/past/archive.py": "cogs/test_history.py",
    "bot/answers/options.py": "cogs/test_tables.py",
    "bot/answers/anywhere.py": "cogs/test_anywhere.py",
    "bot/answers/rules_option.py": "cogs/test_rules.py",
    "bot/answers/table_option.py": "cogs/test_turns.py",
    "bot/answers/time_option.py": "bot/tables/test_starts.py",
}
"""Modules without a test file of their name, and the file in `tests/` that covers them."""


def modules() -> set[str]:
    """All modules, as paths from the root."""
    found = (path for package in PACKAGES for path in (ROOT / package).rglob("*.py") if path.name != "__init__.py")
    return {name for path in found if not (name := path.relative_to(ROOT).as_posix()).startswith(DATA)}


def has_mirror(module: str) -> bool:
    """Whether a module has a test file of its name: `tests/bot/tables/test_door.py` for `bot/tables/door.py`. What adds
    a feature to the bot is tested by its commands."""
    path = Path(module)
    if path.name == "feature.py":
        path = path.with_name("commands.py")
    return (ROOT / "tests" / path.parent / f"test_{path.stem.strip('_')}.py").exists()
