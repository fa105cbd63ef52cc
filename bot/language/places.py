"""Places: finds time zones by what people call them: a city, a country, an abbreviation, or how far a clock is from
UTC."""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from bot.language.place_names import NOWHERE, Place, clock, importance, named, plain, territories, zone_info

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


def prepare() -> None:
    """Loads the names of places in all languages. That takes a moment, so it is done at the start."""
    named()


def find_places(typed: str, now: datetime) -> list[Place]:
    """The places that somebody may mean who has typed so much, the most likely ones first: those with such a name, or
    those whose clock is now as far from UTC; all of them where nothing was typed."""
    if (offset := _offset(typed)) is not None:
        there = (zone for zone in territories() if now.astimezone(zone_info(zone)).utcoffset() == offset)
        fixed = _fixed(offset)
        return [*map(Place, sorted(there, key=importance)), *([Place(fixed)] if fixed else [])]
    if not plain(typed):
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
    wanted = plain(typed)
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
