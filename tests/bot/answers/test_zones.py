"""Time zones: people name theirs by a place, an abbreviation or an offset, and it is remembered."""

from __future__ import annotations

from bot.answers.zones import MAX_NAME_LENGTH
from bot.language.names import harmless
from tests.world import World


async def test_the_time_zone_is_remembered_and_a_wrong_one_is_refused(world: World) -> None:
    assert "Pacific/Auckland" in (await world.ana.command("daily", time_zone="Pacific/Auckland")).text
    assert "Pacific/Auckland" in (await world.ana.command("daily")).text
    for wrong in ("Mars", "Europe", "../Europe", "right/Europe/Berlin", "Factory", "Etc/GMT+2", "x" * 6_000):
        answer = await world.ana.command("daily", time_zone=wrong)
        assert answer.says("refusal-no-such-zone", zone=harmless(wrong[:MAX_NAME_LENGTH]))
    assert "Pacific/Auckland" in (await world.ana.command("daily")).text


async def test_a_time_zone_is_named_as_people_do(world: World) -> None:
    for typed, zone in {"münchen": "Europe/Berlin", "EST": "America/New_York", "GMT+2": "UTC+2"}.items():
        assert zone in (await world.ana.command("daily", time_zone=typed)).text


async def test_a_name_of_several_time_zones_is_refused_and_says_which(world: World) -> None:
    answer = await world.ana.command("daily", time_zone="spain")
    canary = "Canary" if "Canary" in answer.text else "Canaries"  # versions of Babel differ
    places = f"Madrid, Spain · {canary}, Spain · Ceuta, Spain"
    assert answer.says("refusal-several-zones", zone="spain", places=places)


async def test_the_time_zones_that_are_offered_show_the_time_there_now(world: World) -> None:
    berlin, *others = await world.ana.complete("daily", "time_zone", "Munich")
    assert (berlin["name"][:17], berlin["value"], others) == ("Munich, Germany ·", "Europe/Berlin", [])
    for typed in ("UTC+2", "Europe/", "e"):
        offered = await world.ana.complete("daily", "time_zone", typed)
        assert offered
        for each in offered[:3]:
            shown = await world.ana.command("daily", time_zone=each["value"])
            assert each["value"] in shown.text or each["value"] == "UTC"
    assert len({each["name"][-5:] for each in await world.ana.complete("daily", "time_zone", "UTC+2")}) == 1
    assert len(await world.ana.complete("daily", "time_zone", "")) == 25
