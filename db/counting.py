"""Counting: updates the standings when a game ends, and counts them and the badges anew from all results."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

import structlog
from sqlalchemy import Select, bindparam, delete, func, select, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import schema
from db.badges import add_badges
from db.check import refuse_damaged
from db.engines import writing_engine
from db.errors import StoreUnavailable, reason
from db.migrate import LOCK_WRITERS_OUT, refuse_outdated, stored_revision
from db.progress import Progress
from db.records import PUBLIC, Change, ResultRecord
from db.settings import counted_from, wants_listing
from db.sqlite_files import locked, refuse_unreadable
from db.statements import as_row, columns_of, types_of, upsert_each
from db.tally import WHOLE, EndedGame, Standing, Tally, periods, stored_family
from hearts import Family

log = structlog.get_logger(__name__)

_TABLE: Final = schema.standings
_PREFERENCES: Final = select(schema.players.c.id, schema.players.c.preferences)
_KEEP: Final = upsert_each(_TABLE, *Standing.__slots__)


async def record(connection: AsyncConnection, changes: Sequence[Change]) -> list[EndedGame]:
    """Counts the games that these changes end, in the caller's transaction; returns them with the new ratings.

    The ratings before them are read in the same transaction, so that games which end at the same moment all count.
    Private games do not count, and are returned as they were.
    """
    public = [_ended_game(change) for change in changes if change.table.kind in PUBLIC]
    rated = {game.table_id: game for game in await _count(connection, public)} if public else {}
    return [rated.get(change.table.id) or _ended_game(change) for change in changes]


async def _count(connection: AsyncConnection, games: Sequence[EndedGame]) -> list[EndedGame]:
    people = sorted({person for game in games for person in game.people})
    preferences = await connection.execute(_PREFERENCES.where(schema.players.c.id.in_(people)))
    tally = Tally(unlisted=frozenset(person for person, text in preferences if not wants_listing(text)))
    rated = []
    for game in games:
        tally.load(Standing(*row) for row in await connection.execute(_affected(game)))
        rated.append(tally.add(game))
    await keep_rows(connection, tally.rows.values())
    return rated


def _ended_game(change: Change) -> EndedGame:
    table = change.table
    rounds = max((each.number + 1 for each in change.rounds), default=WHOLE)
    return EndedGame(table.id, table.guild_id, table.rules, table.updated_at, change.results, rounds)


def _affected(game: EndedGame) -> Select[Any]:
    """The query for the standings that a game may change."""
    return select(*columns_of(_TABLE, Standing)).where(
        _TABLE.c.player_id.in_(game.people),
        _TABLE.c.guild_id == game.guild_id,
        _TABLE.c.division.in_((game.division or Family.EVERYTHING, Family.EVERYTHING)),
        _TABLE.c.period.in_(periods(game.at).values()),
    )


async def keep_rows(connection: AsyncConnection, rows: Iterable[Standing]) -> None:
    """Inserts or updates rows, in the order of their keys."""
    values = [as_row(row) for row in sorted(rows, key=attrgetter("key"))]
    if values:
        await connection.execute(_KEEP, values)


# -- all games anew

_RESULTS: Final = schema.results
_TABLES: Final = schema.tables
_GUILDS: Final = (
    select(_TABLES.c.guild_id, schema.guilds.c.settings)
    .outerjoin(schema.guilds, schema.guilds.c.id == _TABLES.c.guild_id)
    .where(schema.PAST_GAMES)
    .distinct()
    .order_by(_TABLES.c.guild_id)
)
_FIELDS: Final = columns_of(_RESULTS, ResultRecord)
_TYPES: Final = types_of(_FIELDS)
_ROUNDS: Final = (
    select(schema.rounds.c.table_id, func.count())
    .join(_TABLES, _TABLES.c.id == schema.rounds.c.table_id)
    .where(schema.PAST_GAMES, _TABLES.c.guild_id == bindparam("guild"), schema.rounds.c.result.is_not(None))
    .group_by(schema.rounds.c.table_id)
)
_GAMES: Final = (
    select(_RESULTS.c.id, _RESULTS.c.table_id, _RESULTS.c.ended_at, _TABLES.c.rules, *_FIELDS)
    .join(_TABLES, _TABLES.c.id == _RESULTS.c.table_id)
    .where(schema.PAST_GAMES, _TABLES.c.guild_id == bindparam("guild"), _RESULTS.c.ended_at > bindparam("since"))
    .order_by(_RESULTS.c.id)
)
LARGE_CACHE: Final = "PRAGMA cache_size = -262144"
"""256 MB, because the pages of this one large transaction would otherwise go to the disk and back many times."""
COUNTING: Final = 8
"""The version of the way in which games are counted. Increase it with every change of `db.tally` or `db.badges`
that gives other results for stored games."""
_COUNTED_BY: Final = select(schema.counting.c.version).with_for_update()
"""The version of the present standings. Whoever counts locks it first, so that two of them wait for each other."""
_AT_ONCE: Final = 1_000
"""Games that are counted before the command looks whether it shall stop."""
_COUNTED: Final = ("rating", "rating_change", "provisional", "division")
_CORRECT: Final = (
    update(_RESULTS).where(_RESULTS.c.id == bindparam("b_id")).values({name: bindparam(name) for name in _COUNTED})
)


async def rebuild(url: URL) -> tuple[int, list[str]]:
    """Counts all games anew in one transaction; returns how many, and what could not be counted, in sentences.

    Raises StoreInUse while the bot runs on SQLite, and StoreUnavailable if there is no database, it is of another
    version, or it cannot be written.
    """
    refuse_unreadable(url)
    engine = writing_engine(url)
    with locked(url):
        try:
            await asyncio.to_thread(refuse_damaged, url, thoroughly=True)
            refuse_outdated(await stored_revision(url))
            async with engine.begin() as connection:
                if connection.dialect.name == "sqlite":
                    await connection.exec_driver_sql(LARGE_CACHE)
                return await count_anew(connection, Progress("games"))
        except (SQLAlchemyError, OSError) as error:
            raise StoreUnavailable(f"The standings cannot be rebuilt: {reason(error)}") from error
        finally:
            await engine.dispose()


async def count_where_outdated(engine: AsyncEngine) -> None:
    """Counts all games anew if another version of `COUNTING` counted them."""
    async with engine.begin() as connection:
        if await connection.scalar(_COUNTED_BY) == COUNTING:
            return
        if await connection.scalar(select(_RESULTS.c.id).limit(1)) is not None:
            log.info("all games are counted anew, because they count otherwise now: this may take a minute")
        for loss in (await count_anew(connection))[1]:
            log.warning("not everything could be counted", reason=loss)


async def count_anew(connection: AsyncConnection, progress: Progress | None = None) -> tuple[int, list[str]]:
    """Does the work of `rebuild` in the caller's transaction, one server after the other. On PostgreSQL the changes of
    other processes wait: a game that ended meanwhile would count twice, or not at all."""
    await connection.execute(_COUNTED_BY)
    if connection.dialect.name == "postgresql":
        await connection.exec_driver_sql(LOCK_WRITERS_OUT)
    preferences = await connection.execute(_PREFERENCES.where(schema.players.c.preferences.contains("listed")))
    unlisted = frozenset(person for person, text in preferences if not wants_listing(text))
    await connection.execute(delete(schema.standings))
    await connection.execute(delete(schema.badges))
    await connection.execute(update(schema.counting).values(version=COUNTING))
    gc.disable()  # counting makes millions of values without cycles, and the collector took a quarter of the time
    try:
        return await _count_servers(connection, unlisted, progress)
    finally:
        gc.enable()


async def _count_servers(
    connection: AsyncConnection, unlisted: frozenset[int], progress: Progress | None
) -> tuple[int, list[str]]:
    count, losses = 0, list[str]()
    for guild_id, settings in (await connection.execute(_GUILDS)).all():
        since = _counted_from(guild_id, settings, losses)
        rows = (await connection.execute(_GAMES, {"guild": guild_id, "since": since})).all()
        rounds = dict(map(tuple, await connection.execute(_ROUNDS, {"guild": guild_id})))
        tally, wrong, counted = Tally(unlisted=unlisted), [], []
        for numbers, game in _games(guild_id, rows, rounds, losses):
            count += 1
            if progress is not None:
                progress.add()
            if count % _AT_ONCE == 0:
                await asyncio.sleep(0)
            counted.append(tally.add(game))
            for number, was, result in zip(numbers, game.results, counted[-1].results, strict=True):
                if was != result:
                    wrong.append({"b_id": number} | {name: getattr(result, name) for name in _COUNTED})
        if wrong:
            await connection.execute(_CORRECT, wrong)
        # Ids below zero are people whose data was deleted: they count as opponents only.
        await keep_rows(connection, (row for row in tally.rows.values() if row.player_id > 0))
        await add_badges(connection, counted)
    return count, losses


def _counted_from(guild_id: int, settings: str | None, losses: list[str]) -> int:
    try:
        return counted_from(settings)
    except ValueError:
        losses.append(f"The settings of server {guild_id} cannot be read, so all its games count.")
        return 0


def _games(
    guild_id: int, rows: Sequence[Any], rounds: Mapping[int, int], losses: list[str]
) -> Iterator[tuple[list[int], EndedGame]]:
    """The games of a server in the order in which they ended, as (ids of the results, game), without those that cannot
    be read. ``rounds``: how many rounds of each were played, by the id of the table."""
    for table_id, group in groupby(rows, attrgetter("table_id")):
        game = list(group)
        rules, at = game[0].rules, game[0].ended_at
        try:
            stored_family(rules)
        except ValueError:
            losses.append(f"The game of table {table_id} does not count: its rules cannot be read.")
            continue
        if not all(all(map(isinstance, row[4:], _TYPES)) for row in game):
            losses.append(f"The game of table {table_id} does not count: its results cannot be read.")
            continue
        results = tuple(ResultRecord(*row[4:]) for row in game)
        yield [row.id for row in game], EndedGame(table_id, guild_id, rules, at, results, rounds.get(table_id, WHOLE))
