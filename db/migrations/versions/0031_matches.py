"""Duplicate matches: the same deals for several people."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
MATCH = sa.text("kind = 'match' AND status <> 'cancelled'")
ALIVE = sa.text("status IN ('open', 'playing')")


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", KEY, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("deals", sa.SmallInteger(), nullable=False),
        sa.Column("hours", sa.SmallInteger(), nullable=False),
        sa.Column("preset", sa.String(60), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index("ix_matches_alive_due_at", "matches", ["due_at"], sqlite_where=ALIVE, postgresql_where=ALIVE)
    op.create_index("ix_matches_channel_id", "matches", ["channel_id"])
    op.create_table(
        "match_seals",
        sa.Column("match_id", KEY, autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_match_seals_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_match_seals")),
    )
    op.create_table(
        "match_players",
        sa.Column("match_id", KEY, nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("cut", sa.SmallInteger(), nullable=False),
        sa.Column("team", sa.SmallInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["matches.id"], name=op.f("fk_match_players_match_id_matches"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "player_id", name=op.f("pk_match_players")),
    )
    op.add_column("tables", sa.Column("match_id", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("deal", sa.SmallInteger(), nullable=True))
    op.add_column("tables", sa.Column("opens_at", sa.BigInteger(), nullable=True))
    op.create_index("ix_tables_match_id", "tables", ["match_id"])
    op.create_index(
        "ix_tables_match_match_id_deal_host_id",
        "tables",
        ["match_id", "deal", "host_id"],
        unique=True,
        sqlite_where=MATCH,
        postgresql_where=MATCH,
    )
