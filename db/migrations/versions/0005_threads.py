"""Tables that are played in threads."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

ALIVE = sa.text("status IN ('lobby', 'playing', 'suspended')")


def upgrade() -> None:
    op.add_column("tables", sa.Column("parent_id", sa.BigInteger(), nullable=True))
    op.add_column("tables", sa.Column("own_thread", sa.Boolean(), server_default=sa.text("false"), nullable=False))
    op.create_index(
        "ix_tables_alive_parent_id", "tables", ["parent_id"], unique=False, sqlite_where=ALIVE, postgresql_where=ALIVE
    )
