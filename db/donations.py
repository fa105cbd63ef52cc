"""Donations: finished games of people who all let puzzles be made of them, as game files without names."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final

from sqlalchemy import select, union
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import schema
from db.engines import inspected
from db.errors import StoreUnavailable, reason
from db.migrate import refuse_outdated, revision_of
from db.records import KindName
from db.settings import read_object
from db.sqlite_files import refuse_unreadable
from db.table_rows import read_log
from hearts import Event, Game, RoundResult, read_event, read_rules
from hearts.game_file import GameFile, by_round, write

KINDS: Final = (KindName.TABLE, KindName.SOLO)
"""The deals of the others are played by people at other tables, too, who were not asked."""
_PLAYERS: Final = schema.players.c
_RESULTS: Final = schema.results.c
_SITTINGS: Final = schema.sittings.c


def donate(url: URL, folder: Path) -> int:
    """Writes the finished games in which everybody who had a seat, also for a while, now allows it; returns how many.
    A file shows all four hands, so the consent of one is not enough. It has no names, and no seal, by which the deal
    could be found again.

    Raises StoreUnavailable if there is no database, it is of another version, or the folder is there already: it could
    hold games that are no longer allowed.
    """
    games = asyncio.run(_games(url))
    try:
        folder.mkdir(parents=True)
        for number, text in enumerate(games, 1):
            (folder / f"{number:05}.toml").write_text(text, encoding="utf-8")
    except OSError as error:
        raise StoreUnavailable(f"The games cannot be written: {reason(error)}.") from error
    return len(games)


async def _games(url: URL) -> list[str]:
    refuse_unreadable(url)
    try:
        async with inspected(url) as connection:
            refuse_outdated(await connection.run_sync(revision_of))
            texts = [await _text_of(connection, *game) for game in await _allowed(connection)]
    except (SQLAlchemyError, ConnectionError) as error:
        raise StoreUnavailable(f"The games cannot be read: {reason(error)}.") from error
    return [text for text in texts if text]


async def _allowed(connection: AsyncConnection) -> list[tuple[int, str]]:
    """The games that may be used: the id of the table, and the rules."""
    query = select(_PLAYERS.id, _PLAYERS.preferences).where(_PLAYERS.preferences.contains('"puzzles"'))
    willing = {person for person, text in await connection.execute(query) if read_object(text).get("puzzles") is True}
    asked, refused = set[int](), set[int]()
    people = (select(each.table_id, each.player_id) for each in (_RESULTS, _SITTINGS))
    for table_id, person in await connection.execute(union(*people)):
        if person is not None:
            (asked if person in willing else refused).add(table_id)
    tables = schema.tables.c
    over = select(tables.id, tables.rules).where(schema.OVER_TABLES, tables.kind.in_(KINDS)).order_by(tables.id)
    return [(id, rules) for id, rules in await connection.execute(over) if id in asked - refused]


async def _text_of(connection: AsyncConnection, table_id: int, stored_rules: str) -> str:
    """The finished rounds of a game as a file; empty if there are none."""
    rules, results, events = read_rules(stored_rules), tuple[RoundResult, ...](), list[Event]()
    log = [read_event(event.kind, event.body) for event in await read_log(connection, table_id)]
    for round in by_round(log):
        try:
            results += (Game.last_of(rules, results, round)[1],)
        except ValueError:  # the game ended in this one
            break
        events += round
    return write(GameFile(Game(rules, results, events=tuple(events)))) if results else ""
