"""The schema: the tables of the database, the same on SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import MISSING, Field, fields
from types import NoneType
from typing import Annotated, Any, Final, get_args, get_origin, get_type_hints

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    CompoundSelect,
    Computed,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Select,
    Sequence,
    SmallInteger,
    String,
    Table,
    Text,
    TextClause,
    UniqueConstraint,
    literal_column,
    text,
)

from db.records import (
    ALIVE,
    PUBLIC,
    AuditRecord,
    BanRecord,
    DailyDeal,
    DepartureRecord,
    EventRecord,
    GuildRecord,
    HouseRecord,
    KindName,
    MatchPlayer,
    MatchRecord,
    MatchStatus,
    PlayerRecord,
    Post,
    PuzzleAnswer,
    ResultRecord,
    RoundRecord,
    SeatRecord,
    SittingRecord,
    Status,
    TableRecord,
)
from db.tally import PuzzlePlayer, Skill, Standing

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

_TYPES: Final = {int: BigInteger(), str: Text(), bool: Boolean(), float: Double(), bytes: LargeBinary()}
"""The types of columns whose fields do not name one."""
Key = BigInteger().with_variant(Integer, "sqlite")
"""The type of ids. In SQLite it must be INTEGER, because only then the primary key is the rowid."""


def of_table(primary_key: bool = False, index: bool = False) -> Column[int]:
    """The column with the id of the table to which a row belongs. The row is deleted with that table."""
    table = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", Key, table, primary_key=primary_key, autoincrement=False, nullable=False, index=index)


def of_records(
    name: str,
    record: type[Any],
    *others: Column[Any],
    key: Collection[str] = (),
    apart: Collection[str] = (),
    **options: Any,
) -> Table:
    """A table with a column for each field of a record, but for those that are stored ``apart``. ``key`` are the
    primary key; ``others`` are columns that the record does not have, or that are not just what its types say."""
    hints, own = get_type_hints(record, include_extras=True), {*apart, *(column.key for column in others)}
    columns = [_column_of(each, hints[each.name], each.name in key) for each in fields(record) if each.name not in own]
    return Table(name, metadata, *others, *columns, **options)


def _column_of(field: Field[Any], hint: Any, primary_key: bool) -> Column[Any]:
    """The column of a field of this type. If the field has a default, so has the column, for the rows of before."""
    nullable = NoneType in get_args(hint)
    kind: Any = next(each for each in get_args(hint) if each is not NoneType) if nullable else hint
    sql: Any = kind.__metadata__[0] if get_origin(kind) is Annotated else _TYPES[kind]
    default = None
    if field.default not in (MISSING, None):
        default = text(f"'{field.default}'" if isinstance(field.default, str) else str(field.default).lower())
    how: dict[str, Any] = {"primary_key": primary_key, "autoincrement": False, "nullable": nullable}
    return Column(field.name, sql, **how, server_default=default)


def partial_index(
    name: str, *columns: Column[Any], where: ColumnElement[bool] | TextClause, unique: bool = False
) -> None:
    """Adds an index of the rows for which a condition holds."""
    Index(name, *columns, unique=unique, sqlite_where=where, postgresql_where=where)


def as_literal(value: str) -> ColumnElement[str]:
    """A value as a literal in the SQL: no database uses a partial index for a condition with parameters."""
    return literal_column(f"'{value}'")


# -- servers and people

guilds = of_records("guilds", GuildRecord, Column("id", Key, primary_key=True, autoincrement=False))

house_rules = of_records("house_rules", HouseRecord, Column("id", Key, primary_key=True))
UniqueConstraint(house_rules.c.guild_id, house_rules.c.name, house_rules.c.version)

proposals = Table(
    "proposals",
    metadata,
    Column("key", String(20), primary_key=True),
    Column("code", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

players = of_records("players", PlayerRecord, Column("id", Key, primary_key=True, autoincrement=False))

names = Table(
    "names",
    metadata,
    Column("player_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True),
    Column("name", String(100), nullable=False),
)
"""People's names on each server. A name is not shown on another server."""

regulars = Table(
    "regulars",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("player_id", BigInteger, primary_key=True, index=True),
)
"""People who want to be called to games on a server."""

regular_calls = Table(
    "regular_calls",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("called_at", BigInteger, nullable=False),
)

bans = of_records("bars", BanRecord, key=("guild_id", "fingerprint"))  # as older versions call it

audit = of_records(
    "audit",
    AuditRecord,
    Column("id", Key, primary_key=True),
    Column("guild_id", BigInteger, nullable=False, index=True),
)

# -- games, those that go on and those that are over

_ALIVE: Final = tuple(map(str, ALIVE))
_FILLED: Final = 75
"""Percent of a page of tables that PostgreSQL fills with new rows, so that there is room for versions of them."""

tables = of_records(
    "tables",
    TableRecord,
    Column("id", Key, primary_key=True, autoincrement=False),
    Column("match_id", BigInteger, index=True),
    Column("pace", String(20), nullable=False),
    Column("speed", String(12), nullable=False, server_default=text("'people'")),
    Column("open_seats", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=text("true")),
    Column("thread", Boolean),
    Column("cut", Boolean, nullable=False, server_default=text("false")),
    Column("starts_at", BigInteger),
    Column("settings", Text),  # those that have no column of their own
    Column("shown_seq", BigInteger),
    Column("ended_at", BigInteger, Computed("CASE WHEN status = 'over' THEN updated_at END", persisted=True)),
    Column("still_due_at", BigInteger, Computed(f"CASE WHEN status NOT IN {_ALIVE} THEN due_at END", persisted=True)),
    postgresql_with={"fillfactor": _FILLED},
)
"""No index has a column that a move changes, and its predicate neither: PostgreSQL then puts the new version of a row
beside the old one, and touches no index. That is what the last two columns are for."""
DAILY_TABLES: Final = tables.c.kind == as_literal(KindName.DAILY)
partial_index("ix_tables_daily_day_host_id", tables.c.day, tables.c.host_id, unique=True, where=DAILY_TABLES)
"""A person has one try at the deal of a day."""
MATCH_TABLES: Final = (tables.c.kind == as_literal(KindName.MATCH)) & (tables.c.status != as_literal(Status.CANCELLED))
partial_index(
    "ix_tables_match_match_id_deal_host_id",
    tables.c.match_id,
    tables.c.deal,
    tables.c.host_id,
    unique=True,
    where=MATCH_TABLES,
)
"""A person plays each deal of a match once."""
ALIVE_TABLES: Final = tables.c.status.in_([as_literal(status) for status in ALIVE])
STILL_DUE_TABLES: Final = tables.c.still_due_at.is_not(None)
"""Those that are over and have a deadline."""


def alive_or_due(found: Select[Any]) -> CompoundSelect[Any]:
    """The rows of a query for tables that are not over or have a deadline. No table is both in `ALIVE_TABLES` and in
    `STILL_DUE_TABLES`, so that UNION ALL has each once: for a UNION, SQLite 3.53 reads all tables."""
    return found.where(ALIVE_TABLES).union_all(found.where(STILL_DUE_TABLES))


_SOLO: Final = (tables.c.kind == as_literal(KindName.SOLO)) & ALIVE_TABLES
partial_index("ix_tables_solo_host_id", tables.c.host_id, unique=True, where=_SOLO)
"""A person has one solo game at a time."""
partial_index("ix_tables_alive_channel_id", tables.c.channel_id, where=ALIVE_TABLES)
partial_index("ix_tables_alive_parent_id", tables.c.parent_id, where=ALIVE_TABLES)
partial_index("ix_tables_alive_guild_id", tables.c.guild_id, where=ALIVE_TABLES)

PUBLIC_TABLES: Final = tables.c.kind.in_(PUBLIC)
"""Those that others than their players see, and that count in leaderboards."""
OVER_TABLES: Final = tables.c.status == as_literal(Status.OVER)
PAST_GAMES: Final = PUBLIC_TABLES & OVER_TABLES
"""The games of the history and of leaderboards."""
partial_index("ix_tables_over_guild_id_ended_at", tables.c.guild_id, tables.c.ended_at, where=OVER_TABLES)
Index("ix_tables_host_id", tables.c.host_id)
_in_private: Final = tables.c.members.is_not(None)
partial_index("ix_tables_private_id", tables.c.id, where=_in_private)
"""Games in private threads. Their members are no part of it: they can be longer than an entry of an index may be."""
partial_index("ix_tables_still_due_at", tables.c.still_due_at, where=STILL_DUE_TABLES)

seats = of_records("seats", SeatRecord, of_table(primary_key=True), key=("seat",))
Index("ix_seats_player_id", seats.c.player_id, sqlite_where=seats.c.player_id.is_not(None))
_held: Final = seats.c.held_for.is_not(None)
partial_index("ix_seats_held_for", seats.c.held_for, where=_held)

posts = of_records(
    "posts",
    Post,
    Column("message_id", Key, primary_key=True, autoincrement=False),
    of_table(index=True),
    Column("outdated", Boolean, nullable=False, server_default=text("false"), index=True),
)
events = of_records("events", EventRecord, Column("id", Key, primary_key=True), of_table())
UniqueConstraint(events.c.table_id, events.c.seq)

rounds = of_records("rounds", RoundRecord, of_table(primary_key=True), key=("number",))

departures = of_records("departures", DepartureRecord, of_table(primary_key=True), key=("player_id",))

sittings = of_records("sittings", SittingRecord, of_table(primary_key=True), key=("seat", "round", "steps"))

results = of_records(
    "results",
    ResultRecord,
    Column("id", Key, primary_key=True),
    of_table(),
    Column("ended_at", BigInteger, nullable=False),
)
"""The ids are in the order in which the games ended, in which the ratings are computed."""
UniqueConstraint(results.c.table_id, results.c.seat, results.c.player_id)
Index("ix_results_player_id_table_id", results.c.player_id, results.c.table_id)
"""With the table in it, SQLite does not read all games of a person for each game at which somebody else sat, too."""

game_logs = Table(
    "game_logs",
    metadata,
    of_table(primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    of_table(primary_key=True),
    Column("player_id", BigInteger, primary_key=True, index=True),
    Column("round", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

own_puzzles = Table(
    "own_puzzles",
    metadata,
    of_table(primary_key=True),
    Column("player_id", BigInteger, primary_key=True, index=True),
    Column("number", SmallInteger, primary_key=True),
    Column("due_at", BigInteger, nullable=False),
)
"""Questions of reviews that somebody practises until they know the answer, by their number in the review."""

# -- leaderboards

standings = of_records(
    "standings",
    Standing,
    Column("merit", Double, key="ranking_score"),  # the name that older processes use, which may run beside newer ones
    key=("player_id", "guild_id", "division", "period"),
    sqlite_with_rowid=False,
)
MIN_GAMES: Final = 5
"""How many games a person needs to be ranked by a rating, a share or an average: one lucky game would rank first."""
COUNTED: Final = {"rating": "games", "win_rate": "games", "ranking_score": "scored"}
"""The columns by which nobody with fewer than `MIN_GAMES` games is ranked, each with the one that counts them."""
_ENOUGH: Final = {by: f"listed AND {games} >= {MIN_GAMES}" for by, games in COUNTED.items()}
RANKED: Final = {
    "rating": f"{_ENOUGH['rating']} AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": _ENOUGH["win_rate"],
    "ranking_score": _ENOUGH["ranking_score"],
    "moons": "listed AND moons <> 0",
}
"""The columns by which people are ranked, highest first, each with the condition for being ranked. Each has a partial
index by which pages and ranks are found without reading rows, so the index includes the columns of the condition. The
condition is no range of the ranked column, because SQLite would then search by that range and not by the value of a
person."""
for _column, _who in RANKED.items():
    partial_index(
        f"ix_standings_{standings.c[_column].name}",
        *(standings.c[name] for name in ("guild_id", "division", "period", _column, "player_id")),
        *(standings.c[name] for name in ("listed", "games", "scored")),
        where=text(_who),
    )

badges = Table(
    "badges",
    metadata,
    Column("player_id", BigInteger, primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, index=True),
    Column("badge", String(20), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("first_at", BigInteger, nullable=False),
)

announcements = Table(
    "announcements",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("length", String(8), primary_key=True),
    Column("period", String(8), primary_key=True),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    Column("outdated", Boolean, nullable=False, server_default=text("false")),
)
"""Periods whose end was announced, with the message. Without a message: the period whose end is announced next."""

counting = Table("counting", metadata, Column("version", Integer, nullable=False))
"""One row: the version by which games were counted (`db.counting.COUNTING`). If it is another one, a start counts
anew."""

# -- the deal of the day: the secret that all are drawn from, what was sealed, and its messages

daily_keys = Table(
    "daily_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
)
"""One row: the secret from which all deals are drawn."""

daily_deals = of_records("daily_deals", DailyDeal, key=("day",))
"""A row for each day, counted from 1 January 1970, UTC."""

daily_marks = Table(
    "daily_marks",
    metadata,
    Column("day", Integer, primary_key=True),
    Column("mark", String(64), primary_key=True),
)
"""Marks of people whose data was deleted on the day of a try. They are deleted when the day is over."""

daily_messages = Table(
    "daily_messages",
    metadata,
    Column("guild_id", BigInteger, primary_key=True),
    Column("day", Integer, primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
)

# -- duplicate matches: who plays, for how long, and the secret that all of their deals are drawn from

matches = of_records(
    "matches",
    MatchRecord,
    Column("id", Key, primary_key=True, autoincrement=False),
    apart=("secret", "commitment", "players"),
)
ALIVE_MATCHES: Final = matches.c.status.in_((as_literal(MatchStatus.OPEN), as_literal(MatchStatus.PLAYING)))
partial_index("ix_matches_alive_due_at", matches.c.due_at, where=ALIVE_MATCHES)
Index("ix_matches_channel_id", matches.c.channel_id)

match_seals = Table(
    "match_seals",
    metadata,
    Column("match_id", Key, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True, autoincrement=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String(64), nullable=False),
)
"""A table of its own, so that the secret is in no row about a person and goes into no export of a person's data."""

match_players = of_records(
    "match_players",
    MatchPlayer,
    Column("match_id", Key, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    *(Column(name, SmallInteger, nullable=False) for name in ("cut", "team")),  # as old as the table: no default
    key=("player_id",),
)

# -- puzzles: what people have answered, and the ratings of both sides

puzzles = of_records("puzzles", Skill, Column("puzzle", String(8), primary_key=True))
"""The puzzles that somebody has answered. The others have the rating with which they are shipped."""

puzzle_players = of_records("puzzle_players", PuzzlePlayer, Column("player_id", BigInteger, primary_key=True))

puzzle_answers = of_records(
    "puzzle_answers",
    PuzzleAnswer,
    Column("player_id", BigInteger, primary_key=True),
    Column("puzzle", String(8), primary_key=True, index=True),
)
"""A row for each puzzle that somebody has seen. It has no answer yet while the puzzle is open."""

# -- the processes that share a PostgreSQL database; on SQLite these tables stay empty

processes = Table(
    "processes",
    metadata,
    Column("epoch", Key, primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("shards", Integer, nullable=False),
    Column("leaving", Boolean, nullable=False, server_default=text("false")),
    Column("need", Double, nullable=False, server_default=text("0")),
)
"""The living processes. The epoch of a process is a number that no process had before."""

leases = Table(
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("epoch", Key, ForeignKey("processes.epoch", ondelete="SET NULL")),
    Column("heir", Key, ForeignKey("processes.epoch", ondelete="SET NULL")),
    Column("ready", Boolean, nullable=False, server_default=text("false")),
    Column("seen", Text, nullable=False, server_default=text("''")),
)
"""The process that has each shard, and its heir."""

identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", BigInteger, nullable=False),
)
"""When the next shard of each bucket may identify itself to Discord."""

commits = Table(
    "commits",
    metadata,
    Column("writer", String(32), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The number of the last transaction of each writer, so that a writer whose answer was lost can ask for the outcome."""

table_ids = Sequence("table_ids", metadata=metadata, data_type=BigInteger)
"""The ids of new tables, if several processes open tables."""
