"""Kinds of tables: those that others see, and one person's own games."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("kind", sa.String(12), server_default=sa.text("'table'"), nullable=False))
    op.add_column("tables", sa.Column("speed", sa.String(12), server_default=sa.text("'people'"), nullable=False))
