"""The options of a match: who plays alone has hours, tables have a pace and four seats, and all are closed in time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.pace import HOUR, PACES
from cogs.match.options import OPEN_FOR, USUAL_HOURS, MatchOptions, how_played, time_to_play
from hearts import preset
from tests.cogs.match.test_matches import ANA, DEALS, House
from tests.cogs.match.test_results import match_of


async def test_four_seats_are_needed_at_tables_alone(house: House) -> None:
    options = MatchOptions(7, 8, preset("standard", 5), "standard", DEALS, 24)
    await house.matches.open(ANA, options)
    with pytest.raises(NotAllowed, match="match-four-seats"):
        await house.matches.open(ANA, replace(options, pace="live"))


@pytest.mark.parametrize(
    ("where", "hours", "pace", "found"),
    [
        (None, None, None, (USUAL_HOURS, "")),
        ("alone", 3, None, (3, "")),
        ("tables", None, None, (USUAL_HOURS, "live")),
        (None, None, "slow", (USUAL_HOURS, "slow")),
    ],
)
def test_a_pace_means_tables_and_everybody_else_plays_alone(
    where: str | None, hours: int | None, pace: str | None, found: tuple[int, str]
) -> None:
    assert how_played(where, hours, pace) == found


def test_people_at_tables_have_more_time_than_their_clocks_can_use_up() -> None:
    assert time_to_play(match_of(2, 4)) == 24 * HOUR
    at_tables = time_to_play(match_of(4, 4, pace="slow"))
    assert at_tables == 4 * (52 * PACES["slow"].play + PACES["slow"].choose) + OPEN_FOR
