"""The games of a server that are over, newest first."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

OVER = sa.text("status = 'over'")


def upgrade() -> None:
    op.create_index(
        "ix_tables_over_guild_id_updated_at",
        "tables",
        ["guild_id", "updated_at"],
        unique=False,
        sqlite_where=OVER,
        postgresql_where=OVER,
    )
