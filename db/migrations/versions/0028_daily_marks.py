"""Who had a try at the deal of a day has had it, though their data was deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_marks",
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("mark", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("day", "mark", name=op.f("pk_daily_marks")),
    )
