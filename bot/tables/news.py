"""News: what happened to the seats of a running game, to be announced once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from bot.tables.table import Table
from db import Status


@dataclass(frozen=True, slots=True)
class News:
    """One thing that happened to a seat. Names are display names."""

    what: Literal["left", "joined", "away", "back"]
    who: str
    other: str = ""
    """For "left": who plays on in the seat. For "joined": who had the seat before."""


def news(before: Table, after: Table) -> tuple[News, ...]:
    """What happened to the seats between two states of a table; empty in the lobby and after the end."""
    if Status.LOBBY in (before.record.status, after.record.status) or not after.alive:
        return ()
    found = []
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.player_id != new.player_id:
            if old.player_id is not None:
                found.append(News("left", old.name, new.name))
            if new.player_id is not None:
                found.append(News("joined", new.name, old.name))
        elif new.player_id is not None and old.away != new.away:
            found.append(News("away" if new.away else "back", new.name))
    return tuple(found)


def nameable(told: Iterable[News], table: Table) -> tuple[News, ...]:
    """The news without what names people whose data was deleted since."""
    names = {*table.names, *(gone.name for gone in table.departures)}
    return tuple(each for each in told if each.who in names)
