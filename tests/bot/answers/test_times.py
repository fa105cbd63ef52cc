"""Typed times: what people write for a time of day or a duration, in any language, and the moment that they mean."""

import time
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.answers.times import MAX_TEXT_LENGTH, choose_zone, other_meaning, read_start
from bot.language.names import harmless
from bot.language.places import zone_name
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, HOUR, MINUTE
from tests.world import World

BERLIN = "Europe/Berlin"


def at(text: str, zone: str = BERLIN) -> int:
    """Epoch milliseconds of a local time."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


NOON = at("2026-03-28T12:00")


HALF_PAST_EIGHT = ["20:30", "20.30", "20h30", "20 h 30", "20:30h", "8:30 pm", "8:30PM", " 8.30 p.m. ", "at 8:30 p.m."]
HALF_PAST_EIGHT += ["20:30 Uhr", "20 Uhr 30", "um 20.30 Uhr", "à 20h30", "20 heures 30", "a las 20:30", "às 20h30"]


@pytest.mark.parametrize("typed", HALF_PAST_EIGHT)
def test_a_time_is_read_in_the_time_zone_of_the_person(typed: str) -> None:
    assert read_start(typed, BERLIN, NOON) == at("2026-03-28T20:30")
    assert read_start(typed, "America/Sao_Paulo", NOON) == at("2026-03-28T20:30", "America/Sao_Paulo")


def test_a_time_that_has_passed_means_tomorrow_even_when_clocks_are_changed() -> None:
    assert read_start("11:00", BERLIN, NOON) == at("2026-03-29T11:00") == NOON + 22 * HOUR
    assert read_start("12:00", BERLIN, NOON) == at("2026-03-29T12:00")
    assert read_start("12am", BERLIN, NOON) == at("2026-03-29T00:00")


@pytest.mark.parametrize(
    ("typed", "hour"),
    [
        *[("20h", 20), ("20 h", 20), ("20 Uhr", 20), ("8pm", 20), ("8 P.M.", 20), ("8p", 20), ("20 heures", 20)],
        *[("um 20 Uhr", 20), ("à 20h", 20), ("à 1h", 1), ("a la 1h", 1), ("às 20h", 20), ("a las 20 horas", 20)],
        *[("8h", 8), ("6h", 6), ("01h", 1), ("00h00", 0), ("noon", 12), ("Mitternacht", 0), ("mediodía", 12)],
    ],
)
def test_a_full_hour_is_written_as_each_language_does(typed: str, hour: int) -> None:
    assert datetime.fromtimestamp(read_start(typed, BERLIN, NOON) / 1000, ZoneInfo(BERLIN)).hour == hour


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        *[("+45", 45), ("+ 90 min", 90), ("+2h", 120), ("+1:30", 90), ("+1h05m", 65), ("+8h", 480), ("+24h", 1440)],
        *[
            ("20m", 20),
            ("5m", 5),
            ("30m", 30),
            ("20 min.", 20),
            ("90 mins", 90),
            ("1h", 60),
            ("1h30", 90),
            ("0h30", 30),
        ],
        *[("1 h 30 min", 90), ("8h30m", 510), ("1.5h", 90), ("1,5 Stunden", 90), ("2 hrs", 120), ("2 horas", 120)],
        *[("in 20 minutes", 20), ("20 minutes", 20), ("in half an hour", 30), ("an hour", 60), ("in 2 hours", 120)],
        *[("1 hour and 30 minutes", 90), ("8 hours", 480), ("in 45", 45), ("in 8h", 480), ("within 1 hour", 60)],
        *[("in 20 Minuten", 20), ("in einer halben Stunde", 30), ("8 Stunden", 480), ("1 Std. 30 Min.", 90)],
        *[("dans 20 minutes", 20), ("dans une heure", 60), ("dans 8 heures", 480), ("dans une demi-heure", 30)],
        *[("en 20 minutos", 20), ("dentro de 1 hora y 30 minutos", 90), ("media hora", 30), ("em 20 minutos", 20)],
        *[("daqui a 20 min", 20), ("daqui a uma hora", 60)],
    ],
)
def test_a_duration_needs_no_time_zone(typed: str, minutes: int) -> None:
    assert read_start(typed, None, NOON) == NOON + minutes * MINUTE


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "soon",
        "24:00",
        "20:60",
        "13pm",
        "0pm",
        "+0",
        "+",
        "+1441",
        "8",
        "20:30:00",
        "20",
        "0m",
        "25h",
        "h",
        "m",
        "at 8",
    ],
)
def test_text_that_is_no_time_is_refused(typed: str) -> None:
    with pytest.raises(NotAllowed, match="start-nonsense"):
        read_start(typed, BERLIN, NOON)


def test_a_time_that_comes_twice_means_the_next_of_both() -> None:
    night = at("2026-10-25T00:30")
    first, second = night + 2 * HOUR, night + 3 * HOUR
    assert read_start("02:30", BERLIN, night) == first
    assert read_start("02:30", BERLIN, first) == read_start("2:30 am", BERLIN, first + MINUTE) == second
    assert read_start("02:30", BERLIN, second) == at("2026-10-26T02:30")
    assert read_start("03:30", BERLIN, first) == first + 2 * HOUR


def test_a_time_that_is_left_out_means_when_it_would_have_come() -> None:
    night = at("2026-03-29T00:30")
    assert read_start("02:30", BERLIN, night) == at("2026-03-29T03:30") == night + 2 * HOUR


def test_no_time_is_more_than_a_day_ahead_where_a_day_is_longer() -> None:
    noon = at("2026-10-24T12:00")
    assert read_start("11:00", BERLIN, noon) == noon + DAY
    with pytest.raises(NotAllowed, match="start-nonsense"):
        read_start("11:30", BERLIN, noon)


@pytest.mark.parametrize(
    ("typed", "other"),
    [
        *[("7h", "+7h00"), ("20h30", "+20h30"), ("1h30", "1:30"), ("2 h", "2:00"), ("03h", "+3h00")],
        *[("20:30", None), ("20m", None), ("+7h", None), ("dans 7h", None), ("8h pm", None), ("7h" * 6_000, None)],
    ],
)
def test_hours_may_be_a_time_or_a_duration_and_both_can_be_chosen(typed: str, other: str | None) -> None:
    assert other_meaning(typed) == other
    if other is not None:
        assert read_start(typed, BERLIN, NOON) != read_start(other, BERLIN, NOON)


@pytest.mark.parametrize("typed", [f"+{' ' * 5_900}x", "x" * 6_000])
async def test_thousands_of_characters_are_refused_at_once_and_shown_in_short(world: World, typed: str) -> None:
    began = time.thread_time()
    with pytest.raises(NotAllowed, match="start-nonsense"):
        read_start(typed, BERLIN, NOON)
    assert time.thread_time() - began < 0.1, "not while others wait"
    refused = harmless(f"{typed[:MAX_TEXT_LENGTH]}…")
    assert (await world.ana.command("hearts new", at=typed)).says("refusal-start-nonsense", text=refused)
    assert not await world.ana.complete("hearts new", "at", typed)


def test_a_time_of_day_is_refused_while_no_time_zone_is_known() -> None:
    with pytest.raises(NotAllowed, match="start-no-zone"):
        read_start("20:30", None, NOON)


async def zone(world: World, typed: str) -> str | None:
    """The time zone that is remembered of somebody who has named theirs so."""
    await world.ana.has(lambda ctx: choose_zone(ctx, typed))
    return (await world.bot.people.known_preferences(world.ana.id)).zone


async def test_the_time_zone_is_remembered_and_a_wrong_one_is_refused(world: World) -> None:
    assert await zone(world, "Pacific/Auckland") == "Pacific/Auckland"
    for wrong in ("Mars", "Europe", "../Europe", "right/Europe/Berlin", "Factory", "Etc/GMT+2", "x" * 6_000):
        answer = await world.ana.command("hearts new", time_zone=wrong)
        assert answer.says("refusal-no-such-zone", zone=harmless(wrong[:MAX_TEXT_LENGTH]))
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
