"""A person has one solo game at a time. Two processes could begin two at the same moment: the newer one goes on."""

import sqlalchemy as sa
from alembic import op

revision = "0037"
down_revision = "0036"
branch_labels = None
depends_on = None

SOLO = "kind = 'solo' AND status IN ('lobby', 'playing', 'suspended')"


def upgrade() -> None:
    op.execute(
        f"UPDATE tables SET status = 'cancelled', due_at = NULL, seq = seq + 1 "
        f"WHERE {SOLO} AND id NOT IN (SELECT max(id) FROM tables WHERE {SOLO} GROUP BY host_id)"
    )
    where = sa.text(SOLO)
    op.create_index(
        "ix_tables_solo_host_id", "tables", ["host_id"], unique=True, sqlite_where=where, postgresql_where=where
    )
