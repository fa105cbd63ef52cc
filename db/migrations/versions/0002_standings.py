"""Standings, ratings, and who departed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
RANKED = {
    "rating": "listed AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": "listed AND games >= 5",
    "merit": "listed AND scored >= 5",
    "moons": "listed AND moons <> 0",
}
RESULT = "table_id, seat, player_id, name, level, total, place, won, finished"


def upgrade() -> None:
    op.create_table(
        "departures",
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_departures_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "player_id", name=op.f("pk_departures")),
    )
    _number_the_results()
    op.create_table(
        "standings",
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("family", sa.String(length=12), nullable=False),
        sa.Column("period", sa.String(length=8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("win_rate", sa.Double(), nullable=False),
        sa.Column("scored", sa.Integer(), nullable=False),
        sa.Column("points", sa.BigInteger(), nullable=False),
        sa.Column("merit", sa.Double(), nullable=True),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("worst", sa.Integer(), nullable=True),
        sa.Column("moons", sa.Integer(), nullable=False),
        sa.Column("queens", sa.Integer(), nullable=False),
        sa.Column("tricks", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=True),
        sa.Column("sigma", sa.Double(), nullable=True),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.PrimaryKeyConstraint("player_id", "guild_id", "family", "period", name=op.f("pk_standings")),
        sqlite_with_rowid=False,
    )
    for column, who in RANKED.items():
        op.create_index(
            f"ix_standings_{column}",
            "standings",
            ["guild_id", "family", "period", column, "player_id", "listed", "games", "scored"],
            unique=False,
            sqlite_where=sa.text(who),
            postgresql_where=sa.text(who),
        )


def _number_the_results() -> None:
    """A seat can have several results now, and they are in an order: the table is made anew, and filled again."""
    op.execute("CREATE TABLE old_results AS SELECT * FROM results")
    op.drop_table("results")
    op.create_table(
        "results",
        sa.Column("id", KEY, nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=True),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("level", sa.String(length=20), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("finished", sa.Boolean(), nullable=False),
        sa.Column("departed", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("moons", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("queens", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("tricks", sa.SmallInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("rating", sa.Double(), nullable=True),
        sa.Column("rating_change", sa.Double(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_results")),
        sa.UniqueConstraint("table_id", "seat", "player_id", name=op.f("uq_results_table_id_seat_player_id")),
    )
    op.create_index(op.f("ix_results_player_id"), "results", ["player_id"], unique=False)
    columns = ", ".join(f"old_results.{name}" for name in RESULT.split(", "))
    op.execute(
        f"INSERT INTO results ({RESULT}, ended_at) SELECT {columns}, tables.updated_at "
        "FROM old_results JOIN tables ON tables.id = old_results.table_id ORDER BY tables.updated_at, table_id, seat"
    )
    op.drop_table("old_results")
