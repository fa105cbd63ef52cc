"""Places: finds time zones by what people call them: a city, a country, an abbreviation, or how far a clock is from
UTC; and how they are called in the languages of the bot. The first search loads their names, which takes a third of a
second and 20 MB: it belongs in a thread."""

from __future__ import annotations

import re
from collections import Counter
from datetime import UTC, datetime, timedelta
from functools import cache, lru_cache
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

import airportsdata
from babel import Locale
from babel.core import get_global

from bot.language.names import one_line, simplified
from bot.language.wording import languages

NOWHERE: Final = "UTC"
"""The time zone that is at no place."""
MONTHS: Final = 12
"""For how many months two clocks must show the same to be alike."""
MAX_CLOCKS: Final = 1_024
"""How many of them are cached."""
_ABBREVIATING: Final = ("en", "en-GB", "en-AU", "en-NZ", "en-ZA", "de", "es", "pt")
"""Where CLDR has abbreviations that people know."""
_COUNTRIES: Final = {
    "GB": ("UK", "Great Britain", "England", "Scotland", "Wales"),
    "US": ("US", "USA", "America"),
    "NL": ("Holland",),
    "AE": ("UAE",),
}
"""Names of countries that CLDR does not have."""
_CITIES: Final = {
    "Europe/Berlin": (
        *("Munich, München, Múnich, Munique", "Cologne, Köln, Colonia, Colônia", "Frankfurt, Francfort, Fráncfort"),
        *("Hanover, Hannover, Hanovre", "Nuremberg, Nürnberg, Núremberg", "Freiburg, Fribourg", "Mainz, Mayence"),
        *("Essen", "Duisburg", "Bochum", "Karlsruhe", "Heidelberg", "Potsdam"),
    ),
    "Europe/Zurich": ("Basel, Bâle, Basilea, Basileia", "Geneva, Genf, Genève, Ginebra, Genebra", "Lucerne, Luzern"),
    "Europe/Rome": (
        *("Milan, Milano, Mailand, Milán, Milão", "Naples, Napoli, Neapel, Nápoles", "Turin, Torino, Turín, Turim"),
        *("Florence, Firenze, Florenz, Florencia", "Venice, Venezia, Venedig, Venise, Venecia, Veneza"),
        "Genoa, Genova, Genua, Gênes",
    ),
    "Europe/Madrid": ("Barcelona, Barcelone", "Valencia, Valence", "Seville, Sevilla, Séville, Sevilha", "Palma"),
    "Europe/Lisbon": ("Porto, Oporto", "Coimbra", "Braga"),
    "Europe/Brussels": ("Antwerp, Antwerpen, Anvers, Amberes", "Ghent, Gent, Gand", "Bruges, Brugge, Brügge, Brujas"),
    "Europe/Amsterdam": ("The Hague, Den Haag, La Haye, La Haya, Haia", "Utrecht"),
    "Europe/Warsaw": ("Kraków, Krakau, Cracovie, Cracovia", "Wrocław, Breslau", "Gdańsk, Danzig", "Łódź, Lodz"),
    "Europe/Moscow": (
        "Saint Petersburg, St. Petersburg, Sankt Petersburg, Saint-Pétersbourg, San Petersburgo, São Petersburgo",
    ),
    "Europe/London": ("Edinburgh, Édimbourg, Edimburgo", "Birmingham", "Manchester", "Sheffield", "Cambridge"),
    "America/New_York": ("Brooklyn", "Boston", "Philadelphia, Philadelphie, Filadelfia", "Washington"),
    "America/Toronto": ("Montréal", "Québec"),
    "America/Fortaleza": ("Natal",),
    "Africa/Johannesburg": ("Cape Town, Kapstadt, Le Cap, Ciudad del Cabo, Cidade do Cabo",),
    "Africa/Casablanca": ("Marrakech, Marrakesch, Marrakesh",),
    "Asia/Shanghai": ("Beijing, Peking, Pékin, Pekín, Pequim", "Guangzhou, Kanton, Canton"),
    "Asia/Kolkata": ("Mumbai, Bombay, Bombaim", "New Delhi, Delhi, Neu-Delhi, Nueva Delhi, Nova Délhi", "Bengaluru"),
    "Asia/Tokyo": ("Kyoto",),
    "Asia/Makassar": ("Bali",),
    "Asia/Riyadh": ("Mecca, Mekka, La Mecque, La Meca, Meca",),
}
"""Cities that the names of airports do not have, not in each language, or elsewhere too; the first name is shown."""


class Place(NamedTuple):
    """A place, and its time zone."""

    zone: str
    city: str = ""
    """Empty for the city that the time zone is named after."""
    country: str = ""
    """Its code; empty for the country of the time zone."""

    def shown(self, language: str) -> str:
        """The place in a language: "Munich, Germany"."""
        territory = self.country or territories()[self.zone] if self.zone in territories() else ""
        city, country = self.city or _city(self.zone, language), _locale(language).territories.get(territory, "")
        return f"{city}, {country}" if country and country != city else city


def zone_name(zone: str) -> str:
    """A time zone as a screen names it: Europe/Berlin, or UTC+2."""
    found = re.fullmatch(r"Etc/GMT([+-])(\d+)", zone)
    return zone if found is None else f"UTC{'+' if found[1] == '-' else '-'}{found[2]}"


@cache
def named() -> dict[str, dict[Place, bool]]:
    """The places by their names without capitals and accents, and whether each is a minor one."""
    named: dict[str, dict[Place, bool]] = {}

    def add(name: str, place: Place, *, minor: bool = False) -> None:
        places = named.setdefault(simplified(name), {})
        places[place] = minor and places.get(place, minor)

    for name in (NOWHERE, "GMT", "Etc/UTC"):
        add(name, Place(NOWHERE))
    old = get_global("zone_aliases")
    for key in available_timezones():
        if (zone := old.get(key, key)) in territories() and "/" in key:
            add(key, Place(zone), minor=zone != key)
    for zone, territory in territories().items():
        for language in languages():
            add(_city(zone, language), Place(zone))
            add(_locale(language).territories[territory], Place(zone))
        for name in _COUNTRIES.get(territory, ()):
            add(name, Place(zone))
    taken = set[str]()  # each stands for the most important zone, rather for one where clocks are changed
    for zone in sorted(territories(), key=lambda zone: (not _changes(zone), importance(zone))):
        usual, others = _abbreviations(zone)
        for name in usual | others:
            add(name, Place(zone), minor=name not in usual or name in taken)
        taken |= usual
    for zone, cities in _CITIES.items():
        for names in (city.split(", ") for city in cities):
            for name in names:
                add(name, Place(zone, names[0], territories()[zone]))
    for place, known in _airports()[0].items():
        for name in known:
            add(name, place, minor=True)
    return named


def _abbreviations(zone: str) -> tuple[set[str], set[str]]:
    """The abbreviations for the clock of a time zone, in winter and in summer: those that CLDR has, and others."""
    changes, usual, others = _changes(zone), set[str](), set[str]()
    for language in _ABBREVIATING:
        for kind, name in _locale(language).meta_zones.get(_meta(zone), {}).get("short", {}).items():
            known = name.isascii() and name != "GMT" and (kind != "daylight" or changes)
            (usual if known else others).add(name)
    others |= {datetime(2026, month, 1, tzinfo=UTC).astimezone(zone_info(zone)).tzname() or "" for month in (1, 7)}
    return usual, {name for name in others if name.isascii() and name.isalpha()}


def _changes(zone: str) -> bool:
    """Whether clocks are set forward and back there."""
    return len(set(clock(zone, 2026, 1))) > 1


def _meta(zone: str) -> str:
    known = get_global("meta_zones")
    return next((known[key] for key in _keys(zone) if key in known), "")


@cache
def _airports() -> tuple[dict[Place, set[str]], Counter[str]]:
    """The cities and regions that have an airport, each with its names; and how many airports each time zone has."""
    old, places, count = get_global("zone_aliases"), dict[Place, set[str]](), Counter[str]()
    for airport in airportsdata.load("IATA").values():
        zone = old.get(airport["tz"], airport["tz"])
        if zone in territories():
            count[zone] += 1
            places.setdefault(Place(zone), set()).add(airport["subd"] or airport["tz"])
            for city in filter(None, map(str.strip, re.split(r"[/(),]", airport["city"]))):
                place = Place(zone) if simplified(city) in _own_names(zone) else Place(zone, city, airport["country"])
                places.setdefault(place, set()).add(city)
    return places, count


@cache
def _own_names(zone: str) -> set[str]:
    return {simplified(_city(zone, language)) for language in languages()}


@cache
def territories() -> dict[str, str]:
    """The time zones that are at a place, each with the code of its country."""
    there, known = get_global("zone_territories"), available_timezones()
    return {zone: there[zone] for zone in sorted(there) if zone in known and there[zone] not in ("001", "ZZ")}


@cache
def _keys(zone: str) -> tuple[str, ...]:
    """The keys that a time zone has or had: CLDR has the name of its city under one of them."""
    return (zone, *(old for old, new in get_global("zone_aliases").items() if new == zone))


@cache
def zone_info(key: str) -> ZoneInfo:
    """A time zone, whose rules are read once; `ZoneInfo` forgets them soon."""
    return ZoneInfo(key)


@cache
def _city(zone: str, language: str) -> str:
    """The city or the region after which a time zone is named."""
    told = _locale(language).time_zones
    named = (told[key]["city"] for key in _keys(zone) if "city" in told.get(key, {}))
    return one_line(next(named, zone_name(zone).rpartition("/")[2].replace("_", " ")))


@cache
def _locale(language: str) -> Locale:
    return Locale.parse(language, sep="-")


def importance(zone: str) -> tuple[int, str]:
    """The sort key of time zones: those with many airports come first."""
    return -_airports()[1][zone], zone


@lru_cache(MAX_CLOCKS)
def clock(zone: str, year: int, month: int) -> tuple[timedelta | None, ...]:
    """How far a clock will be from UTC in each of the next months."""
    begin, there = datetime(year, month, 1, tzinfo=UTC), zone_info(zone)
    return tuple((begin + timedelta(days=30 * each)).astimezone(there).utcoffset() for each in range(MONTHS))


MAX_NAME_LENGTH: Final = 40
"""The most characters in which a name is looked for."""
_OFFSET: Final = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?([0-5]\d))?")
_MINUS: Final = str.maketrans("\N{MINUS SIGN}\N{EN DASH}", "--")
_FIXED: Final = range(-12, 15)
"""Hours from UTC for which there is a time zone without a place. Its key has the other sign: `Etc/GMT-2` is UTC+2."""


class _Match(NamedTuple):
    """How well a name fits; the best match comes first."""

    begins: int
    """0 for the whole name, 1 for its beginning, 2 for the beginning of one of its words."""
    minor: bool
    """Another place than one that a time zone is named after has this name."""


def find_places(typed: str, now: datetime) -> list[Place]:
    """The places that somebody may mean who has typed so much, the most likely ones first: those with such a name, or
    those whose clock is now as far from UTC; all of them where nothing was typed."""
    if (offset := _offset(typed)) is not None:
        there = (zone for zone in territories() if now.astimezone(zone_info(zone)).utcoffset() == offset)
        fixed = _fixed(offset)
        return [*map(Place, sorted(there, key=importance)), *([Place(fixed)] if fixed else [])]
    if not simplified(typed):
        return [*map(Place, sorted(territories(), key=importance))]
    return [place for place, _ in _matches(typed)]


def places_named(typed: str, now: datetime) -> list[Place]:
    """The places that somebody names; one of them if their clocks are alike, and none if there is no such name."""
    if (offset := _offset(typed)) is not None:
        fixed = _fixed(offset)
        found = [Place(fixed)] if fixed else find_places(typed, now)
    else:
        matches = [(place, match) for place, match in _matches(typed) if match.begins == 0]
        found = [place for place, match in matches if match == matches[0][1]]
    return found if len({clock(place.zone, now.year, now.month) for place in found}) > 1 else found[:1]


def _matches(typed: str) -> list[tuple[Place, _Match]]:
    wanted = simplified(typed)
    best: dict[Place, _Match] = {}
    for name, places in named().items() if wanted and len(typed) <= MAX_NAME_LENGTH else ():
        if f" {wanted}" in f" {name}":
            begins = 0 if name == wanted else 1 if name.startswith(wanted) else 2
            for place, minor in places.items():
                match = _Match(begins, minor)
                best[place] = min(match, best.get(place, match))
    return sorted(best.items(), key=lambda found: (found[1], importance(found[0].zone), found[0]))


def _offset(typed: str) -> timedelta | None:
    """How far a clock is from UTC, as in "GMT+2", "UTC-3:30" and "+0530"; None for any other text."""
    read = _OFFSET.fullmatch(typed.strip().casefold().translate(_MINUS)) if len(typed) <= MAX_NAME_LENGTH else None
    if read is None:
        return None
    distance = timedelta(hours=int(read[2]), minutes=int(read[3] or 0))
    return -distance if read[1] == "-" else distance


def _fixed(offset: timedelta) -> str | None:
    """The key of the time zone that is always as far from UTC."""
    hours, rest = divmod(offset, timedelta(hours=1))
    if rest or hours not in _FIXED:
        return None
    return f"Etc/GMT{-hours:+}" if hours else NOWHERE
