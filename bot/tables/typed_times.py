"""Typed times: the moment that somebody means by a time of day or a duration, as people write them in the languages of
the bot."""

from __future__ import annotations

import re
import unicodedata
from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from bot.tables.errors import NotAllowed
from bot.tables.pace import DAY, MINUTE

MAX_TEXT_LENGTH: Final = 40
"""The most characters that are read, and shown again: more make no time, and the patterns would take a second for
thousands of spaces."""
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
