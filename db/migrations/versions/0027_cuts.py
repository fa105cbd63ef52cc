"""Packs can be cut: at which tables, and how many cards in each round."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("cut", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.add_column("rounds", sa.Column("cut", sa.SmallInteger(), nullable=True))
