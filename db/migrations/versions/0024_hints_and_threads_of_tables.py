"""Each table says whether its people may ask for hints, and whether its game gets a thread of its own."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), server_default=sa.text("true"), nullable=False))
    op.add_column("tables", sa.Column("thread", sa.Boolean(), nullable=True))
