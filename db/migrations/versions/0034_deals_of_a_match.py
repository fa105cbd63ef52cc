"""Of how many deals the one of a match is that is played at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deals", sa.SmallInteger(), nullable=True))
    op.execute("UPDATE tables SET deals = (SELECT deals FROM matches WHERE id = tables.match_id) WHERE kind = 'match'")
