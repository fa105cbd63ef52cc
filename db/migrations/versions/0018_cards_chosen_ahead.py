"""Cards that are chosen ahead, and what was done for whoever was too late."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("ahead", sa.String(length=10), server_default=sa.text("''"), nullable=False))
    op.add_column("seats", sa.Column("missed", sa.String(length=20), server_default=sa.text("''"), nullable=False))
