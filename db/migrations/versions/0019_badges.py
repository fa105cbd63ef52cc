"""What people have earned; the next start finds it in the games that are over, as `counting` says."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "badges",
        sa.Column("player_id", sa.BigInteger(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("badge", sa.String(length=20), nullable=False),
        sa.Column("times", sa.Integer(), nullable=False),
        sa.Column("first_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player_id", "guild_id", "badge", name=op.f("pk_badges")),
    )
    op.create_index(op.f("ix_badges_guild_id"), "badges", ["guild_id"], unique=False)
