"""From the schema of version 0.2.0 to that of 0.3.0.

The standings are made empty: the next start counts them anew from the results, as `counting` says, and finds what
people have earned in the games that are over.
"""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0009"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
FALSE = sa.text("false")
EMPTY = sa.text("''")
ENDED_AT = "CASE WHEN status = 'over' THEN updated_at END"
STILL_DUE_AT = "CASE WHEN status NOT IN ('lobby', 'playing', 'suspended') THEN due_at END"
RANKED = {
    "rating": "listed AND games >= 5 AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": "listed AND games >= 5",
    "merit": "listed AND scored >= 5",
    "moons": "listed AND moons <> 0",
}


def upgrade() -> None:
    _change_tables()
    _change_seats_and_results()
    _create_what_belongs_to_tables()
    _create_what_belongs_to_servers()
    _count_anew()
    _create_daily_deals()
    _create_matches()
    _create_processes()


def _change_tables() -> None:
    """No index has a column that a move changes: two get columns of their own, with the same contents."""
    op.drop_index("ix_tables_over_guild_id_updated_at", "tables")
    op.drop_index("ix_tables_due_at", "tables")
    for column in (
        sa.Column("kind", sa.String(12), server_default=sa.text("'table'"), nullable=False),
        sa.Column("speed", sa.String(12), server_default=sa.text("'people'"), nullable=False),
        sa.Column("shown_seq", sa.BigInteger()),
        sa.Column("uncalled", sa.Boolean(), server_default=FALSE, nullable=False),
        sa.Column("day", sa.Integer()),
        sa.Column("local_day", sa.Integer()),
        sa.Column("hints", sa.Boolean(), server_default=sa.text("true"), nullable=False),
        sa.Column("thread", sa.Boolean()),
        sa.Column("cut", sa.Boolean(), server_default=FALSE, nullable=False),
        sa.Column("starts_at", sa.BigInteger()),
        sa.Column("starting", sa.Boolean(), server_default=FALSE, nullable=False),
        sa.Column("altered", sa.Boolean(), server_default=FALSE, nullable=False),
        sa.Column("match_id", sa.BigInteger()),
        sa.Column("deal", sa.SmallInteger()),
        sa.Column("opens_at", sa.BigInteger()),
        sa.Column("deals", sa.SmallInteger()),
    ):
        op.add_column("tables", column)
    computed = {"ended_at": ENDED_AT, "still_due_at": STILL_DUE_AT}
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE tables SET (fillfactor = 75)")
        # Both at once: each such statement writes all rows anew.
        added = (f"ADD COLUMN {name} BIGINT GENERATED ALWAYS AS ({what}) STORED" for name, what in computed.items())
        op.execute(f"ALTER TABLE tables {', '.join(added)}")
    else:  # SQLite makes the table anew
        with op.batch_alter_table("tables") as tables:
            for name, what in computed.items():
                tables.add_column(sa.Column(name, sa.BigInteger(), sa.Computed(what, persisted=True)))
    op.add_column("tables", sa.Column("settings", sa.Text()))
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_match_id", "tables", ["match_id"])
    _create_partial_index("ix_tables_private_id", "tables", ["id"], "members IS NOT NULL")
    _create_partial_index("ix_tables_over_guild_id_ended_at", "tables", ["guild_id", "ended_at"], "status = 'over'")
    _create_partial_index("ix_tables_still_due_at", "tables", ["still_due_at"], "still_due_at IS NOT NULL")
    _create_partial_index(
        "ix_tables_solo_host_id",
        "tables",
        ["host_id"],
        "kind = 'solo' AND status IN ('lobby', 'playing', 'suspended')",
        unique=True,
    )
    _create_partial_index("ix_tables_daily_day_host_id", "tables", ["day", "host_id"], "kind = 'daily'", unique=True)
    _create_partial_index(
        "ix_tables_match_match_id_deal_host_id",
        "tables",
        ["match_id", "deal", "host_id"],
        "kind = 'match' AND status <> 'cancelled'",
        unique=True,
    )


def _change_seats_and_results() -> None:
    for table, columns in {
        "seats": (
            sa.Column("held_for", sa.BigInteger()),
            sa.Column("held_name", sa.String(100), server_default=EMPTY, nullable=False),
            sa.Column("hinted", sa.Boolean(), server_default=FALSE, nullable=False),
            sa.Column("ahead", sa.String(10), server_default=EMPTY, nullable=False),
            sa.Column("missed", sa.String(20), server_default=EMPTY, nullable=False),
            sa.Column("called", sa.Integer()),
            sa.Column("held_until", sa.BigInteger()),
            sa.Column("wants_end", sa.Boolean(), server_default=FALSE, nullable=False),
        ),
        "rounds": (sa.Column("cut", sa.SmallInteger()),),
        "departures": (
            sa.Column("hinted", sa.Boolean(), server_default=FALSE, nullable=False),
            sa.Column("removed", sa.Boolean(), server_default=FALSE, nullable=False),
        ),
        "results": (
            sa.Column("provisional", sa.Boolean(), server_default=FALSE, nullable=False),
            sa.Column("hinted", sa.Boolean(), server_default=FALSE, nullable=False),
            sa.Column("division", sa.String(12)),
            sa.Column("ending", sa.String(12), server_default=sa.text("'played'"), nullable=False),
        ),
    }.items():
        for column in columns:
            op.add_column(table, column)
    _create_partial_index("ix_seats_held_for", "seats", ["held_for"], "held_for IS NOT NULL")
    op.create_index("ix_results_player_id_table_id", "results", ["player_id", "table_id"])
    op.drop_index("ix_results_player_id", "results")


def _create_what_belongs_to_tables() -> None:
    op.create_table(
        "posts",
        sa.Column("message_id", KEY, primary_key=True, autoincrement=False),
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("subject", sa.String(20), nullable=False),
        sa.Column("outdated", sa.Boolean(), server_default=FALSE, nullable=False, index=True),
    )
    op.create_table(
        "reviews",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player_id", sa.BigInteger(), primary_key=True, index=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("body", sa.Text(), nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.SmallInteger(), primary_key=True),
        sa.Column("round", sa.Integer(), primary_key=True),
        sa.Column("steps", sa.SmallInteger(), primary_key=True),
        sa.Column("player_id", sa.BigInteger()),
        sa.Column("name", sa.String(100), nullable=False),
    )


def _create_what_belongs_to_servers() -> None:
    op.create_table(
        "registrations",
        sa.Column("application_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True),
        sa.Column("length", sa.String(8), primary_key=True),
        sa.Column("period", sa.String(8), primary_key=True),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("outdated", sa.Boolean(), server_default=FALSE, nullable=False),
    )
    op.create_table(
        "regulars",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True),
        sa.Column("player_id", sa.BigInteger(), primary_key=True, index=True),
    )
    op.create_table(
        "regular_calls",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("called_at", sa.BigInteger(), nullable=False),
    )


def _count_anew() -> None:
    counting = op.create_table("counting", sa.Column("version", sa.Integer(), nullable=False))
    op.bulk_insert(counting, [{"version": 0}])
    op.create_table(
        "badges",
        sa.Column("player_id", sa.BigInteger(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, index=True),
        sa.Column("badge", sa.String(20), primary_key=True),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("first_at", sa.BigInteger(), nullable=False),
    )
    for column in RANKED:
        op.drop_index(f"ix_standings_{column}", "standings")
    op.execute("DELETE FROM standings")
    op.execute("ALTER TABLE standings RENAME COLUMN family TO division")
    op.add_column("standings", sa.Column("provisional", sa.Boolean(), server_default=FALSE, nullable=False))
    for column, who in RANKED.items():
        columns = ["guild_id", "division", "period", column, "player_id", "listed", "games", "scored"]
        _create_partial_index(f"ix_standings_{column}", "standings", columns, who)


def _create_daily_deals() -> None:
    op.create_table(
        "daily_keys",
        sa.Column("id", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
    )
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("sealed_at", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", sa.BigInteger()),
    )
    op.create_table(
        "daily_marks",
        sa.Column("day", sa.Integer(), primary_key=True),
        sa.Column("mark", sa.String(64), primary_key=True),
    )
    op.create_table(
        "daily_messages",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True),
        sa.Column("day", sa.Integer(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
    )


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", KEY, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, index=True),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("deals", sa.SmallInteger(), nullable=False),
        sa.Column("hours", sa.SmallInteger(), nullable=False),
        sa.Column("preset", sa.String(60), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("pace", sa.String(20), server_default=EMPTY, nullable=False),
        sa.Column("outdated", sa.Boolean(), server_default=FALSE, nullable=False),
    )
    _create_partial_index("ix_matches_alive_due_at", "matches", ["due_at"], "status IN ('open', 'playing')")
    op.create_table(
        "match_seals",
        sa.Column("match_id", KEY, autoincrement=False, primary_key=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_match_seals_match_id_matches"), ondelete="CASCADE"
        ),
    )
    op.create_table(
        "match_players",
        sa.Column("match_id", KEY, primary_key=True),
        sa.Column("player_id", sa.BigInteger(), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("cut", sa.SmallInteger(), nullable=False),
        sa.Column("team", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_match_players_match_id_matches"), ondelete="CASCADE"
        ),
    )


def _create_processes() -> None:
    """What processes that share a database have leased, their transactions, and numbers for the tables of all."""
    op.create_table(
        "processes",
        sa.Column("epoch", KEY, primary_key=True),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("leaving", sa.Boolean(), server_default=FALSE, nullable=False),
        sa.Column("need", sa.Double(), server_default=sa.text("0"), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("epoch", KEY, sa.ForeignKey("processes.epoch", ondelete="SET NULL")),
        sa.Column("heir", KEY, sa.ForeignKey("processes.epoch", ondelete="SET NULL")),
        sa.Column("ready", sa.Boolean(), server_default=FALSE, nullable=False),
        sa.Column("seen", sa.Text(), server_default=EMPTY, nullable=False),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("free_at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "commits",
        sa.Column("writer", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE table_ids AS BIGINT")
        op.execute("SELECT setval('table_ids', (SELECT coalesce(max(id), 0) + 1 FROM tables), false)")


def _create_partial_index(name: str, table: str, columns: list[str], where: str, unique: bool = False) -> None:
    condition = sa.text(where)
    op.create_index(name, table, columns, unique=unique, sqlite_where=condition, postgresql_where=condition)
