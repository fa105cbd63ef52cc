"""Time zones: people name theirs by a place, an abbreviation or an offset, and it is remembered."""

from __future__ import annotations

import pytest

from bot.answers.zones import MAX_NAME_LENGTH, choose_zone
from bot.language.names import harmless
from bot.language.place_names import zone_name
from tests.world import World


async def zone(world: World, typed: str) -> str | None:
    """The time zone that is remembered of somebody who has named theirs so."""
    await world.ana.has(lambda asker: choose_zone(asker, typed))
    return (await world.bot.people.known_preferences(world.ana.id)).zone


async def test_the_time_zone_is_remembered_and_a_wrong_one_is_refused(world: World) -> None:
    assert await zone(world, "Pacific/Auckland") == "Pacific/Auckland"
    for wrong in ("Mars", "Europe", "../Europe", "right/Europe/Berlin", "Factory", "Etc/GMT+2", "x" * 6_000):
        answer = await world.ana.command("hearts new", time_zone=wrong)
        assert answer.says("refusal-no-such-zone", zone=harmless(wrong[:MAX_NAME_LENGTH]))
    assert (await world.bot.people.known_preferences(world.ana.id)).zone == "Pacific/Auckland"


@pytest.mark.parametrize(
    ("typed", "place"), [("münchen", "Europe/Berlin"), ("EST", "America/New_York"), ("GMT+2", "UTC+2")]
)
async def test_a_time_zone_is_named_as_people_do(world: World, typed: str, place: str) -> None:
    assert zone_name(await zone(world, typed) or "") == place


async def test_a_name_of_several_time_zones_is_refused_and_says_which(world: World) -> None:
    answer = await world.ana.command("hearts new", time_zone="spain")
    canary = "Canary" if "Canary" in answer.text else "Canaries"  # versions of Babel differ
    places = f"Madrid, Spain · {canary}, Spain · Ceuta, Spain"
    assert answer.says("refusal-several-zones", zone="spain", places=places)


async def test_the_time_zones_that_are_offered_show_the_time_there_now(world: World) -> None:
    async def offered(typed: str) -> list[dict[str, str]]:
        return await world.ana.complete("hearts new", "time_zone", typed)

    berlin, *others = await offered("Munich")
    assert (berlin["name"][:17], berlin["value"], others) == ("Munich, Germany ·", "Europe/Berlin", [])
    for typed in ("UTC+2", "Europe/", "e"):
        choices = await offered(typed)
        assert choices
        for each in choices[:3]:
            assert zone_name(await zone(world, each["value"]) or "") == each["value"]
    assert len({each["name"][-5:] for each in await offered("UTC+2")}) == 1
    assert len(await offered("")) == 25
