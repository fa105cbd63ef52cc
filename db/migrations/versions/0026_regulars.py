"""Who wants to be called to games on a server, and when they were called last."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "regulars",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "player_id", name=op.f("pk_regulars")),
    )
    op.create_index(op.f("ix_regulars_player_id"), "regulars", ["player_id"])
    op.create_table(
        "regular_calls",
        sa.Column("guild_id", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("called_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_regular_calls")),
    )
