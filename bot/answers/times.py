"""Times: when a table is to begin, as people type it, and the time zones in which they mean it, which Discord does not
tell."""

from __future__ import annotations

import asyncio
import re
import unicodedata
from datetime import UTC, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.answers.context import Context
from bot.answers.options import MAX_CHOICES, Choices, choice
from bot.language.places import find_places, places_named, zone_name
from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, HOUR, MINUTE

MAX_TEXT_LENGTH: Final = 40
"""The most characters that are read, and shown again: more make no time, the patterns would take a second for thousands
of spaces, and a message could not hold all that can be typed."""
LONG: Final = 6
"""From so many hours on, "6h" is a time of day: nobody announces a start as far off in this way."""
_HALF: Final = r"(?:\s*(?P<half>[ap])(?:\.?\s?m)?\.?)?"
_H: Final = r"h|hs|heures?|horas?"
"""Stands for hours, and in French, Spanish and Portuguese also for a time of day."""
_CLOCK: Final = re.compile(
    rf"(?P<hour>\d{{1,2}})(?:\s?(?:[:.]|{_H}|uhr)\s?(?P<minute>\d{{2}})?)?(?:\s?(?:h|uhr))?{_HALF}"
)
_DURATION: Final = re.compile(
    rf"(?:(?P<hours>\d{{1,2}}(?:[.,]\d)?)\s?(?:(?P<h>{_H})|hours?|hrs?|stunden?|std\.?|:)\s?(?:(?:and|und|et|y|e)\s)?)?"
    r"(?:(?P<minutes>\d{1,4})\s?(?P<min>m|mn|min|mins|minutes?|minuten?|minutos?)?\.?)?"
)
_LATER: Final = re.compile(r"\+|(?:in|within|dans|en|em|dentro de|daqui a)\s")
"""What stands before a duration."""
_AT: Final = re.compile(r"@|(?:at|um|a las?|a|as)\s")
"""What stands before a time of day."""
_MINUTES: Final = {
    **dict.fromkeys(("half an hour", "halbe stunde", "einer halben stunde", "demi-heure", "une demi-heure"), 30),
    **dict.fromkeys(("media hora", "meia hora"), 30),
    **dict.fromkeys(("an hour", "one hour", "eine stunde", "einer stunde", "une heure", "una hora", "uma hora"), 60),
}
_TIMES: Final = {
    **dict.fromkeys(("noon", "mittag", "midi", "mediodia", "meio-dia", "meio dia"), time(12)),
    **dict.fromkeys(("midnight", "mitternacht", "minuit", "medianoche", "meia-noite", "meia noite"), time(0)),
}
MAX_PLACES: Final = 4
"""The places that are shown of those that a name may mean."""
OFFERED: Final = ("+15", "+30", "+60", "+120")


def read_start(text: str, zone: str | None, now: int) -> int:
    """The next time that the text means, in epoch milliseconds: a time of day in a time zone (``20:30``, ``8 pm``,
    ``20h``), or a duration from now (``20m``, ``1h30``, ``+45`` minutes, ``in half an hour``).

    Raises NotAllowed if the text is no time within the next 24 hours, and for a time of day if no zone is known.
    """
    typed = text.strip()
    if len(typed) > MAX_TEXT_LENGTH:
        raise NotAllowed("start-nonsense", text=f"{typed[:MAX_TEXT_LENGTH]}…")
    minutes, at = _read(typed)
    if minutes is None and at is not None and zone is None:
        raise NotAllowed("start-no-zone", text=typed)
    start = None
    if minutes is not None:
        start = now + minutes * MINUTE
    elif at is not None and zone is not None:
        start = _next(at, ZoneInfo(zone), now)
    if start is None or not now < start <= now + DAY:
        raise NotAllowed("start-nonsense", text=typed)
    return start


def other_meaning(text: str) -> str | None:
    """What somebody may also mean by a text that could be a time of day or a duration, as ``7h``: ``+7h00``, where
    `read_start` takes it for seven o'clock; None if there is nothing else."""
    plain = _plain(text)
    clock, duration = _CLOCK.fullmatch(plain), _DURATION.fullmatch(plain)
    if len(plain) > MAX_TEXT_LENGTH or clock is None or duration is None or not duration["h"] or clock["half"]:
        return None
    hour, minute = int(clock["hour"]), int(clock["minute"] or 0)
    return f"+{hour}h{minute:02}" if _read(text)[0] is None else f"{hour}:{minute:02}"


def _read(text: str) -> tuple[int | None, time | None]:
    """The minutes from now, or else the time of day, that a text means."""
    plain = _plain(text)
    later, at = _LATER.match(plain), _AT.match(plain)
    if later is not None:
        return _minutes(plain[later.end() :].strip(), sure=True), None
    if at is not None:
        return None, _time_of_day(plain[at.end() :].strip())
    minutes = _minutes(plain, sure=False)
    return (minutes, None) if minutes is not None else (None, _time_of_day(plain))


def _plain(text: str) -> str:
    """The text without capitals and accents, and with one space where there are several."""
    plain = unicodedata.normalize("NFKD", " ".join(text.split()).casefold())
    return "".join(each for each in plain if not unicodedata.combining(each))


def _minutes(plain: str, *, sure: bool) -> int | None:
    """The minutes of a duration, None if the text is none; ``sure``: it is no time of day."""
    if plain in _MINUTES:
        return _MINUTES[plain]
    read = _DURATION.fullmatch(plain)
    if read is None or not (read["hours"] or read["minutes"]):
        return None
    hours = float((read["hours"] or "0").replace(",", "."))
    if not (sure or read["min"] or (read["hours"] and ":" not in plain)):
        return None
    if read["h"] and not (sure or read["min"]) and (hours >= LONG or (plain.startswith("0") and plain[1].isdecimal())):
        return None
    return round(hours * 60) + int(read["minutes"] or 0)


def _time_of_day(plain: str) -> time | None:
    if plain in _TIMES:
        return _TIMES[plain]
    read = _CLOCK.fullmatch(plain)
    if read is None or plain.isdecimal():
        return None
    hour, minute, half = int(read["hour"]), int(read["minute"] or 0), read["half"]
    if half:
        if not 1 <= hour <= 12:
            return None
        hour = hour % 12 + (12 if half == "p" else 0)
    return time(hour, minute) if hour < 24 and minute < 60 else None


def _next(at: time, zone: ZoneInfo, now: int) -> int:
    """When a clock shows this time next. It shows some times twice where clocks are set back; of those that are left
    out where they are set forward, the moment counts at which the clock would have shown them."""
    today = datetime.fromtimestamp(now / 1000, zone).date()
    moments = []
    for day in (today, today + timedelta(days=1), today + timedelta(days=2)):
        first, second = (datetime.combine(day, at.replace(fold=fold), zone).timestamp() for fold in (0, 1))
        moments += [first, max(first, second)]
    return next(round(each * 1000) for each in sorted(moments) if each * 1000 > now)


async def zone_of(ctx: Context) -> str | None:
    """The time zone that the person has named, such as Europe/Berlin; None if they have named none."""
    return (await ctx.bot.people.known_preferences(ctx.id)).zone


async def choose_zone(ctx: Context, typed: str) -> None:
    """Stores the person's time zone, which they name as people do. Raises NotAllowed if no place has that name, or if
    it may mean several whose clocks differ."""
    found = await asyncio.to_thread(places_named, typed, clock_now(ctx))
    if not found:
        raise NotAllowed("no-such-zone", zone=typed[:MAX_TEXT_LENGTH])
    if len(found) > 1:
        shown = list(dict.fromkeys(place.shown(ctx.say.language) for place in found))[:MAX_PLACES]
        raise NotAllowed("several-zones", zone=typed, places=" · ".join(shown))
    await ctx.prefer(zone=found[0].zone)


def clock_now(ctx: Context) -> datetime:
    """The current time."""
    return datetime.fromtimestamp(ctx.bot.tables.now() / 1000, UTC)


async def zone_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: the places that may be meant, each with the time there now."""
    now, shown = clock_now(ctx), dict[str, str]()
    for place in await asyncio.to_thread(find_places, typed, now):
        there = f"{place.shown(ctx.say.language)} · {now.astimezone(ZoneInfo(place.zone)):%H:%M}"
        shown.setdefault(there, zone_name(place.zone))
        if len(shown) == MAX_CHOICES:
            break
    return [choice(name, zone) for name, zone in shown.items()]


async def start_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: what was typed, and how far off that is in the person's time zone; some times where nothing was.
    What may be a time of day or a duration is offered as both."""
    typed_zone = str(getattr(ctx.interaction.namespace, "time_zone", None) or "")
    named = await asyncio.to_thread(places_named, typed_zone, clock_now(ctx))
    zone = named[0].zone if len(named) == 1 else await zone_of(ctx)
    now, choices = ctx.bot.tables.now(), []
    for text in filter(None, (typed.strip(), other_meaning(typed)) if typed.strip() else OFFERED):
        try:
            start = read_start(text, zone, now)
        except NotAllowed as refusal:
            if refusal.key == "start-no-zone":
                choices.append(choice(ctx.say("start-where", text=text), text))
            continue
        hours, minutes = divmod(-(-(start - now) // MINUTE), HOUR // MINUTE)
        there = datetime.fromtimestamp(start / 1000, ZoneInfo(zone) if zone is not None else UTC)
        at = f"{there:%H:%M} · {zone_name(zone)}" if zone is not None else ""
        name = ctx.say("start-choice", at=at, hours=hours, minutes=minutes).strip(" ·")
        choices.append(choice(name, text))
    return choices
