"""Whole games, from /hearts new to the rematch: people press only what the bot offers."""

from __future__ import annotations

import random

import pytest

from hearts import Phase
from tests.world import World


async def test_four_people_play_one_round_by_pressing_what_they_see(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.play_round()
    table = await world.table()
    assert sum(table.game.totals) in (26, 78)
    assert table.game.phase is Phase.DEALING
