"""Costly moves that people practise as puzzles of their own; and puzzles that are answered without a rating."""

import sqlalchemy as sa
from alembic import op

revision = "0044"
down_revision = "0043"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "own_puzzles",
        sa.Column("table_id", KEY, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("player_id", sa.BigInteger(), primary_key=True, index=True),
        sa.Column("number", sa.SmallInteger(), primary_key=True),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
    )
    op.add_column("puzzle_answers", sa.Column("rated", sa.Boolean(), server_default=sa.text("true"), nullable=False))
