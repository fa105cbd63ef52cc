"""At which pace a match is played at tables of four, and whether its message is to be drawn anew."""

import sqlalchemy as sa
from alembic import op

revision = "0033"
down_revision = "0032"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("pace", sa.String(20), server_default=sa.text("''"), nullable=False))
    op.add_column("matches", sa.Column("outdated", sa.Boolean(), server_default=sa.text("false"), nullable=False))
