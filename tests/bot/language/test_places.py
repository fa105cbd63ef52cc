"""Places: time zones are found by what people call them."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from bot.language.places import NOWHERE, find_places, places_named, zone_name
from bot.language.wording import languages

WINTER, SUMMER = (datetime(2026, month, 1, 12, tzinfo=UTC) for month in (1, 7))


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        *[("Germany", "Europe/Berlin"), ("Deutschland", "Europe/Berlin"), ("Alemanha", "Europe/Berlin")],
        *[("Munich", "Europe/Berlin"), ("MÜNCHEN", "Europe/Berlin"), ("Munchen", "Europe/Berlin")],
        *[("Beijing", "Asia/Shanghai"), ("Pékin", "Asia/Shanghai"), ("Mumbai", "Asia/Kolkata")],
        *[("Vienna", "Europe/Vienna"), ("Wien", "Europe/Vienna"), ("Vienne", "Europe/Vienna")],
        *[("Nueva York", "America/New_York"), ("São Paulo", "America/Sao_Paulo"), ("sao paulo", "America/Sao_Paulo")],
        *[("UK", "Europe/London"), ("London", "Europe/London"), ("Seattle", "America/Los_Angeles")],
        *[("California", "America/Los_Angeles"), ("saint-petersbourg", "Europe/Moscow"), ("Kiev", "Europe/Kyiv")],
        *[("CET", "Europe/Paris"), ("MESZ", "Europe/Paris"), ("PST", "America/Los_Angeles"), ("JST", "Asia/Tokyo")],
        *[
            ("EST", "America/New_York"),
            ("ET", "America/New_York"),
            ("AEST", "Australia/Sydney"),
            ("MSK", "Europe/Moscow"),
        ],
        *[("BRT", "America/Sao_Paulo"), ("GMT", NOWHERE), ("utc", NOWHERE), ("UTC+0", NOWHERE)],
        *[("GMT+2", "Etc/GMT-2"), ("UTC +2", "Etc/GMT-2"), ("utc-5", "Etc/GMT+5"), ("UTC−5", "Etc/GMT+5")],
        *[("+5:30", "Asia/Kolkata"), ("+0545", "Asia/Kathmandu"), ("Europe/Berlin", "Europe/Berlin")],
        *[("asia/calcutta", "Asia/Kolkata"), ("US/Pacific", "America/Los_Angeles")],
    ],
)
def test_a_time_zone_is_found_by_what_people_call_it(typed: str, zone: str) -> None:
    assert [place.zone for place in places_named(typed, WINTER)] == [zone]
    assert zone in [place.zone for place in find_places(typed, WINTER)]


@pytest.mark.parametrize("typed", ["USA", "Brazil", "Spain", "Canada", "IST"])
def test_a_name_may_mean_several_time_zones(typed: str) -> None:
    assert len({place.zone for place in places_named(typed, WINTER)}) > 1


@pytest.mark.parametrize(
    "typed", ["right", "right/Europe/Berlin", "posixrules", "Factory", "UTC+99", "Etc/GMT+2", "x" * 6_000]
)
def test_what_is_no_place_is_not_found(typed: str) -> None:
    assert places_named(typed, WINTER) == find_places(typed, WINTER) == []


@pytest.mark.parametrize("now", [WINTER, SUMMER])
@pytest.mark.parametrize("hours", [-8, -3, 0, 2, 5.5, 13])
def test_an_offset_finds_the_places_whose_clock_shows_that_now(now: datetime, hours: float) -> None:
    typed = f"UTC{int(hours):+}:{round(hours % 1 * 60):02}"
    found = find_places(typed, now)
    assert found
    assert {now.astimezone(ZoneInfo(place.zone)).utcoffset() for place in found} == {timedelta(hours=hours)}
    named = places_named(typed, now)
    assert all(now.astimezone(ZoneInfo(place.zone)).utcoffset() == timedelta(hours=hours) for place in named)


def test_a_beginning_finds_the_best_known_places_first() -> None:
    assert find_places("ber", WINTER)[0].zone == "Europe/Berlin"
    assert find_places("york", WINTER)[0].zone == "America/New_York"
    assert places_named("ber", WINTER) == places_named("", WINTER) == []
    assert {"America/New_York", "Europe/Paris"} < {place.zone for place in find_places("", WINTER)[:25]}


def test_a_place_is_shown_in_the_language_of_the_reader() -> None:
    (vienna,) = places_named("Vienna", WINTER)
    assert [vienna.shown(each) for each in languages()] == [
        "Wien, Österreich",
        "Vienna, Austria",
        "Viena, Austria",
        "Vienne, Autriche",
        "Viena, Áustria",
    ]
    assert places_named("munich", WINTER)[0].shown("de") == "Munich, Deutschland"
    assert places_named("Singapore", WINTER)[0].shown("de") == "Singapur"


@pytest.mark.parametrize(
    ("zone", "name"),
    [("Etc/GMT-2", "UTC+2"), ("Etc/GMT+11", "UTC-11"), ("UTC", "UTC"), ("Europe/Berlin", "Europe/Berlin")],
)
def test_a_clock_without_a_place_is_named_by_its_offset(zone: str, name: str) -> None:
    assert zone_name(zone) == name
