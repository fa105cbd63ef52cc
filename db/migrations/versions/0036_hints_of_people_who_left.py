"""Whether a person who gave up a seat had asked for a hint there. Until now that stayed with the seat."""

import sqlalchemy as sa
from alembic import op

revision = "0036"
down_revision = "0035"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("departures", sa.Column("hinted", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.execute(
        "UPDATE departures SET hinted = true WHERE EXISTS (SELECT 1 FROM seats "
        "WHERE seats.table_id = departures.table_id AND seats.seat = departures.seat AND seats.hinted)"
    )
