"""Several processes: one is killed, one stops, one is replaced and the database is away, and all promises hold."""

from pathlib import Path

import pytest

from tests.several import plan
from tests.several.plan import Planned
from tests.several.run import run

TABLES = 6
SEED = 9
"""Three shards, of which all may identify at once."""
PLAN = (
    Planned(2, plan.KILL, seconds=0.5, whom=0.5),
    Planned(16, plan.STOP, seconds=5),
    Planned(22, plan.POSTGRESQL, "closed", seconds=4),
    Planned(28, plan.REPLACE, seconds=0.5, whom=0.5),
)


@pytest.mark.slow
@pytest.mark.usefixtures("_patient")
async def test_all_promises_hold_though_processes_are_killed_stopped_and_replaced_and_the_database_is_away(
    tmp_path: Path,
) -> None:
    outcome = await run(SEED, PLAN, TABLES, tmp_path, patient=True)
    assert not outcome.problems, str(outcome)
    assert outcome.disturbances == len(PLAN)
    assert outcome.cards > TABLES
    assert outcome.hands[1] > TABLES
