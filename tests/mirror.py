"""The mirror: which test file shows what a module does, where that is none of its own name."""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PACKAGES: Final = ("hearts", "players", "db", "bot", "cogs")
DATA: Final = ("db/migrations", "db/schema")
"""Tables, and the way to them: `tests/db/test_migrate.py` holds both against each other."""

ELSEWHERE: Final = {
    # Values without a method: events are shown by what they make of a game, and by their way to text and back.
    "hearts/moves.py": "hearts/test_notation.py",
    # Compiled code alone calls it; compiling it for one more test takes half a minute.
    "players/kernel/duels.py": "players/test_training.py",
    # What several processes do together is shown by several processes.
    "bot/shared.py": "bot/shards/test_takeover.py",
    "bot/shards/gateway.py": "bot/shards/test_takeover.py",
    "bot/shards/sharing.py": "bot/shards/test_rolling_restart.py",
    "bot/delivery/tree.py": "cogs/test_hearts.py",
    # Parts of the store that are reached through one call of it.
    "db/statements.py": "db/test_store.py",
    "db/metrics.py": "bot/test_metrics.py",
    # The program.
    "bot/client.py": "bot/test_stopping.py",
    "bot/login.py": "bot/test_main.py",
    "bot/playground.py": "bot/test_page.py",
    "bot/visit.py": "bot/test_page.py",
    # Reached by a command, and shown from the command to the screen, whichever floor it is on.
    "bot/community/moderation.py": "cogs/test_seats.py",
    "bot/community/people.py": "cogs/test_settings.py",
    "bot/community/privacy.py": "cogs/test_privacy.py",
    "bot/community/regulars.py": "cogs/test_regulars.py",
    "bot/presses/regulars.py": "cogs/test_regulars.py",
    "bot/community/servers.py": "cogs/test_settings.py",
    "bot/community/settings.py": "cogs/test_settings.py",
    "bot/house_rules/house.py": "cogs/test_rules.py",
    "bot/house_rules/proposal.py": "cogs/test_editor.py",
    "bot/past/archive.py": "cogs/test_history.py",
    "bot/past/career.py": "cogs/test_profile.py",
    "bot/presses/cutting.py": "bot/ui/test_cutting.py",
    "bot/presses/help.py": "cogs/test_about.py",
    "bot/presses/history.py": "cogs/test_history.py",
    "bot/presses/leaderboard.py": "cogs/test_leaderboard.py",
    "bot/presses/opening.py": "bot/delivery/test_greeting.py",
    "bot/presses/privacy.py": "cogs/test_privacy.py",
    "bot/presses/poster.py": "cogs/test_rules.py",
    "bot/presses/rules.py": "cogs/test_editor.py",
    "bot/presses/settings.py": "cogs/test_settings.py",
    "bot/delivery/daily.py": "cogs/test_daily.py",
    "bot/delivery/match_messages.py": "cogs/test_match.py",
    "bot/presses/matches.py": "cogs/test_match.py",
    "bot/presses/daily.py": "cogs/test_daily.py",
    "bot/delivery/calls.py": "cogs/test_inviting.py",
    "bot/delivery/drawing.py": "bot/delivery/test_boards.py",
    "bot/delivery/guests.py": "cogs/test_inviting.py",
    "bot/presses/inviting.py": "cogs/test_inviting.py",
    "bot/presses/solo.py": "cogs/test_solo.py",
    "bot/presses/turn.py": "cogs/test_turns.py",
    "cogs/choosing.py": "cogs/test_turns.py",
    # What every screen is made of.
    "bot/pictures/artwork.py": "bot/pictures/test_emojis.py",
    "bot/pictures/qr.py": "bot/ui/test_rules.py",
    # Deliveries and tables that more than one file shows; the first of them.
    "bot/delivery/zones.py": "bot/tables/test_starts.py",
    "cogs/times.py": "bot/tables/test_starts.py",
    "bot/delivery/asker.py": "bot/delivery/test_access.py",
    "bot/delivery/charts.py": "cogs/test_rounds.py",
    "bot/delivery/open_panel.py": "bot/delivery/test_panels.py",
    "bot/delivery/nudges.py": "bot/delivery/test_nudges_on_their_way.py",
    "bot/delivery/rights.py": "bot/delivery/test_lost_channels.py",
    "bot/delivery/replies.py": "bot/delivery/test_broken_answers.py",
    "bot/tables/errors.py": "bot/tables/test_service.py",
    "bot/delivery/mentions.py": "bot/delivery/test_wire.py",
    "bot/tables/person.py": "bot/tables/test_seating.py",
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
