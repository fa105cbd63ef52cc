"""How long a seat is kept. Seats that an older version keeps are free at its deadline, as they were to be."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("held_until", sa.BigInteger(), nullable=True))
