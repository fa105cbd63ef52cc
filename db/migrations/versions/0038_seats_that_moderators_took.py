"""Whether a moderator took the seat of somebody who is no longer at a table: then they may not always come back."""

import sqlalchemy as sa
from alembic import op

revision = "0038"
down_revision = "0037"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("departures", sa.Column("removed", sa.Boolean(), server_default=sa.text("false"), nullable=False))
