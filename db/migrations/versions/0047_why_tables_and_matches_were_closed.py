"""Why tables and matches were closed. Of those that are closed already nobody knows it."""

import sqlalchemy as sa
from alembic import op

revision = "0047"
down_revision = "0046"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("tables", "matches"):
        op.add_column(table, sa.Column("closing", sa.String(length=12), server_default="", nullable=False))
