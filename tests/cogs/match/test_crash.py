"""Crashes during a match: the match continues, and the same presses lead to the same match."""

from pathlib import Path

import pytest

from db import MatchStatus, Store
from tests.drivers import run_until

DRIVER = Path(__file__).with_name("match_driver.py")
Transcript = dict[tuple[int, int], list[str]]
"""By (deal, table of the deal): everything that happened there."""


def run(url: str, pace: str, lines: int = 100_000) -> tuple[set[str], bool]:
    """Runs the driver and kills it after this many acknowledged moves; returns them, and whether the match was over."""
    seen, finished = run_until(lines, DRIVER, url, pace)
    return {line for line in seen if line != "done"}, finished


async def transcript(url: str) -> tuple[Transcript, int]:
    """The events at the tables of the match, and how many moves of people there were."""
    store, found = await Store.open(url), {}
    assert (await store.matches.get(1)).status is MatchStatus.OVER
    for number in sorted({each.table_id for each in await store.matches.tables_of(1)}):
        stored = await store.tables.load(number)
        found[stored.table.deal or 0, stored.table.host_id] = [event.body for event in await store.tables.log(number)]
    await store.close()
    return found, sum(map(len, found.values()))


@pytest.mark.slow
@pytest.mark.parametrize("pace", ["", "live"], ids=["alone", "at tables"])
async def test_a_match_goes_on_after_the_process_was_killed(tmp_path: Path, pace: str) -> None:
    urls = [f"sqlite+aiosqlite:///{tmp_path / name}" for name in ("whole.db", "killed.db")]
    whole, finished = run(urls[0], pace)
    assert finished
    acknowledged: set[str] = set()
    for lines in (1, 17, len(whole) // 2, 100_000):
        seen, finished = run(urls[1], pace, lines)
        assert not acknowledged & seen, "a move that was acknowledged was asked for again"
        acknowledged |= seen
    assert finished
    expected, moves = await transcript(urls[0])
    assert await transcript(urls[1]) == (expected, moves)
    assert len(acknowledged) <= len(whole) <= moves
