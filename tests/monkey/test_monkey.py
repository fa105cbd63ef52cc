"""The monkey: whatever people press while Discord, the connection and the disk fail, every promise holds."""

import io
from pathlib import Path

import pytest

from tests.databases import SQLite, postgresql
from tests.monkey.run import Outcome, run

PRESSES = {"sqlite": 600, "postgresql": 360}
"""So many that every kind of fault occurs more than once."""
MOST_EXCUSED = 0.5
"""The share of interactions that need no answer, at most."""


def check(outcome: Outcome) -> None:
    """Asserts that everything has failed that may, and that most presses needed an answer all the same."""
    assert outcome.kinds <= outcome.seen, f"never drawn: {outcome.kinds - outcome.seen}"
    assert outcome.excused < MOST_EXCUSED, str(outcome)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
async def test_all_promises_hold_whatever_is_pressed_while_things_fail(
    seed: int, tmp_path: Path, log_lines: io.StringIO
) -> None:
    database = SQLite(tmp_path / "hearts.db")
    check(await run(database, seed, log_lines, lambda so_far: so_far.presses < PRESSES["sqlite"]))


@pytest.mark.slow
async def test_all_promises_hold_on_postgresql_while_the_way_to_it_fails_and_bots_hand_over_their_shards_or_are_killed(
    log_lines: io.StringIO,
) -> None:
    async with postgresql() as database:
        outcome = await run(database, 21, log_lines, lambda so_far: so_far.presses < PRESSES["postgresql"], shards=2)
    check(outcome)
