"""Who has seen a hand of a round, without a name."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rounds", sa.Column("witnesses", sa.Text(), server_default=sa.text("''"), nullable=False))
