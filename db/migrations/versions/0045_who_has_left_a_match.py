"""Who has left a match that each plays alone: computer players play what remains of it for them."""

import sqlalchemy as sa
from alembic import op

revision = "0045"
down_revision = "0044"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("match_players", sa.Column("left", sa.Boolean(), server_default=sa.text("false"), nullable=False))
