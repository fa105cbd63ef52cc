"""For whom a seat of a rematch is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("held_for", sa.BigInteger(), nullable=True))
    op.add_column("seats", sa.Column("held_name", sa.String(length=100), server_default=sa.text("''"), nullable=False))
