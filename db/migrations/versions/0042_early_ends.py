"""Who would like to end a game, and how games ended. Until now a game that ended early had no results."""

import sqlalchemy as sa
from alembic import op

revision = "0042"
down_revision = "0041"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("wants_end", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.add_column("results", sa.Column("ending", sa.String(12), server_default=sa.text("'played'"), nullable=False))
