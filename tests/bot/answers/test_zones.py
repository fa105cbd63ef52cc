"""Time zones: the one that a person has chosen is remembered."""

from __future__ import annotations

from bot.answers.zones import MAX_NAME_LENGTH
from bot.language.names import harmless
from tests.world import World


async def test_the_time_zone_is_remembered_and_a_wrong_one_is_refused(world: World) -> None:
    assert "Pacific/Auckland" in (await world.ana.command("daily", time_zone="Pacific/Auckland")).text
    assert "Pacific/Auckland" in (await world.ana.command("daily")).text
    for wrong in ("Mars", "Europe", "../UTC", "x" * 6_000):
        answer = await world.ana.command("daily", time_zone=wrong)
        assert answer.says("refusal-daily-no-such-zone", zone=harmless(wrong[:MAX_NAME_LENGTH]))
