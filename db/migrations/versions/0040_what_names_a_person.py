"""What names a person is found without reading every game, because moves wait while a person's data is deleted."""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None

PRIVATE = sa.text("members IS NOT NULL")
HELD = sa.text("held_for IS NOT NULL")


def upgrade() -> None:
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_tables_private_id", "tables", ["id"], sqlite_where=PRIVATE, postgresql_where=PRIVATE)
    op.create_index("ix_seats_held_for", "seats", ["held_for"], sqlite_where=HELD, postgresql_where=HELD)
