"""The schema of version 0.2.0."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = None
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
ALIVE = sa.text("status IN ('lobby', 'playing', 'suspended')")
OVER = sa.text("status = 'over'")
DUE = sa.text("due_at IS NOT NULL")
RANKED = {
    "rating": "listed AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": "listed AND games >= 5",
    "merit": "listed AND scored >= 5",
    "moons": "listed AND moons <> 0",
}


def upgrade() -> None:
    _create_servers_and_people()
    _create_games()
    _create_standings()


def _create_servers_and_people() -> None:
    op.create_table(
        "guilds",
        sa.Column("id", KEY, primary_key=True, autoincrement=False),
        sa.Column("locale", sa.String(20)),
        sa.Column("settings", sa.Text(), server_default=sa.text("'{}'"), nullable=False),
        sa.Column("removed_at", sa.BigInteger()),
    )
    op.create_table(
        "house_rules",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("is_default", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("created_by", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("guild_id", "name", "version"),
    )
    op.create_table(
        "proposals",
        sa.Column("key", sa.String(20), primary_key=True),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False, index=True),
    )
    op.create_table(
        "players",
        sa.Column("id", KEY, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(100), server_default=sa.text("''"), nullable=False),
        sa.Column("locale", sa.String(20), server_default=sa.text("''"), nullable=False),
        sa.Column("preferences", sa.Text(), server_default=sa.text("'{}'"), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
    )
    op.create_table(
        "names",
        sa.Column("player_id", sa.BigInteger(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
    )
    op.create_table(
        "bars",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True),
        sa.Column("fingerprint", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", KEY, primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False, index=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(20), nullable=False),
        sa.Column("by_id", sa.BigInteger(), nullable=False),
        sa.Column("by_name", sa.String(100), nullable=False),
        sa.Column("about_id", sa.BigInteger()),
        sa.Column("about_name", sa.String(100), nullable=False),
        sa.Column("table_id", sa.BigInteger()),
    )


def _create_games() -> None:
    op.create_table(
        "tables",
        sa.Column("id", KEY, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("pace", sa.String(20), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("preset", sa.String(60), nullable=False),
        sa.Column("open_seats", sa.Boolean(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger()),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("updated_at", sa.BigInteger(), nullable=False),
        sa.Column("rematch_of", sa.BigInteger()),
        sa.Column("parent_id", sa.BigInteger()),
        sa.Column("own_thread", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("members", sa.Text()),
    )
    for place in ("channel_id", "guild_id", "parent_id"):
        op.create_index(f"ix_tables_alive_{place}", "tables", [place], sqlite_where=ALIVE, postgresql_where=ALIVE)
    op.create_index("ix_tables_due_at", "tables", ["due_at"], sqlite_where=DUE, postgresql_where=DUE)
    op.create_index(
        "ix_tables_over_guild_id_updated_at",
        "tables",
        ["guild_id", "updated_at"],
        sqlite_where=OVER,
        postgresql_where=OVER,
    )
    op.create_table(
        "seats",
        _of_table(primary_key=True),
        sa.Column("seat", sa.SmallInteger(), primary_key=True),
        sa.Column("player_id", sa.BigInteger()),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.Column("misses", sa.SmallInteger(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
    )
    op.create_index("ix_seats_player_id", "seats", ["player_id"], sqlite_where=sa.text("player_id IS NOT NULL"))
    op.create_table(
        "events",
        sa.Column("id", KEY, primary_key=True),
        _of_table(),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("table_id", "seq"),
    )
    op.create_table(
        "rounds",
        _of_table(primary_key=True),
        sa.Column("number", sa.Integer(), primary_key=True),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("dealt_at", sa.BigInteger(), nullable=False),
        sa.Column("result", sa.Text()),
        sa.Column("finished_at", sa.BigInteger()),
        sa.Column("witnesses", sa.Text(), server_default=sa.text("''"), nullable=False),
    )
    op.create_table(
        "departures",
        _of_table(primary_key=True),
        sa.Column("player_id", sa.BigInteger(), primary_key=True),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )
    op.create_table("game_logs", _of_table(primary_key=True), sa.Column("body", sa.LargeBinary(), nullable=False))
    op.create_table(
        "results",
        sa.Column("id", KEY, primary_key=True),
        _of_table(),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), index=True),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("departed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("moons", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("queens", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("tricks", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("rating", sa.Double()),
        sa.Column("rating_change", sa.Double()),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.UniqueConstraint("table_id", "seat", "player_id"),
    )


def _create_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("player_id", sa.BigInteger(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), primary_key=True),
        sa.Column("family", sa.String(12), primary_key=True),
        sa.Column("period", sa.String(8), primary_key=True),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("win_rate", sa.Double(), nullable=False),
        sa.Column("scored", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("merit", sa.Double()),
        sa.Column("best", sa.Integer()),
        sa.Column("worst", sa.Integer()),
        sa.Column("moons", sa.Integer(), nullable=False),
        sa.Column("queens", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.Column("rating", sa.Double()),
        sqlite_with_rowid=False,
    )
    for column, who in RANKED.items():
        op.create_index(
            f"ix_standings_{column}",
            "standings",
            ["guild_id", "family", "period", column, "player_id", "listed", "games", "scored"],
            sqlite_where=sa.text(who),
            postgresql_where=sa.text(who),
        )


def _of_table(primary_key: bool = False) -> sa.Column[int]:
    """The column with the id of the table to which a row belongs."""
    table = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", KEY, table, primary_key=primary_key, autoincrement=False, nullable=False)
