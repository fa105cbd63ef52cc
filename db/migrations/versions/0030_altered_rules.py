"""Whether the host has changed the rules of a table in its lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("altered", sa.Boolean(), server_default=sa.text("false"), nullable=False))
