"""When a table is to begin that was announced for a time, and whether that has come."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("starts_at", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("starting", sa.Boolean(), server_default=sa.text("false"), nullable=False))
