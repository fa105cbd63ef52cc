"""Which version of a table is shown, and whether somebody is still to be called to it."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("shown_seq", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("uncalled", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.add_column("seats", sa.Column("called", sa.Integer(), nullable=True))
