"""Puzzles: what people have answered, and the ratings of both sides."""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
    )
    op.create_table(
        "puzzle_players",
        sa.Column("player_id", sa.BigInteger(), primary_key=True),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.Column("best_streak", sa.Integer(), nullable=False),
    )
    op.create_table(
        "puzzle_answers",
        sa.Column("player_id", sa.BigInteger(), primary_key=True),
        sa.Column("puzzle", sa.String(8), primary_key=True, index=True),
        sa.Column("opened_at", sa.BigInteger(), nullable=False),
        sa.Column("answered_at", sa.BigInteger()),
        sa.Column("answer", sa.String(12), server_default=sa.text("''"), nullable=False),
        sa.Column("correct", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("rating", sa.Double()),
        sa.Column("rating_change", sa.Double()),
    )
