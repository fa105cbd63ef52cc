"""Games between people and games against computer players are counted apart, and not where there were hints.

The standings are made empty: the next start counts them anew from the results, as `counting` says.
"""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None

RANKED = {
    "rating": "listed AND games >= 5 AND rating IS NOT NULL",
    "wins": "listed AND wins <> 0",
    "win_rate": "listed AND games >= 5",
    "merit": "listed AND scored >= 5",
    "moons": "listed AND moons <> 0",
}


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("hinted", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    with op.batch_alter_table("results") as results:
        results.add_column(sa.Column("provisional", sa.Boolean(), server_default=sa.text("false"), nullable=False))
        results.add_column(sa.Column("hinted", sa.Boolean(), server_default=sa.text("false"), nullable=False))
        results.add_column(sa.Column("division", sa.String(length=12), nullable=True))
    counting = op.create_table("counting", sa.Column("version", sa.Integer(), nullable=False))
    op.bulk_insert(counting, [{"version": 0}])
    op.drop_table("standings")
    op.create_table(
        "standings",
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("division", sa.String(length=12), nullable=False),
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
        sa.Column("provisional", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "guild_id", "division", "period", name=op.f("pk_standings")),
        sqlite_with_rowid=False,
    )
    for column, who in RANKED.items():
        op.create_index(
            f"ix_standings_{column}",
            "standings",
            ["guild_id", "division", "period", column, "player_id", "listed", "games", "scored"],
            unique=False,
            sqlite_where=sa.text(who),
            postgresql_where=sa.text(who),
        )
