"""No index of the tables has a column that a move changes: two get columns of their own, with the same contents."""

import sqlalchemy as sa
from alembic import op

revision = "0035"
down_revision = "0034"
branch_labels = None
depends_on = None

OVER = sa.text("status = 'over'")
DUE = sa.text("still_due_at IS NOT NULL")
ENDED_AT = "CASE WHEN status = 'over' THEN updated_at END"
STILL_DUE_AT = "CASE WHEN status NOT IN ('lobby', 'playing', 'suspended') THEN due_at END"


def upgrade() -> None:
    op.drop_index("ix_tables_over_guild_id_updated_at", "tables")
    op.drop_index("ix_tables_due_at", "tables")
    columns = {"ended_at": ENDED_AT, "still_due_at": STILL_DUE_AT}
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE tables SET (fillfactor = 75)")
        # Both at once: each such statement writes all rows anew, and meanwhile nobody can play.
        added = (f"ADD COLUMN {name} BIGINT GENERATED ALWAYS AS ({what}) STORED" for name, what in columns.items())
        op.execute(f"ALTER TABLE tables {', '.join(added)}")
    else:  # SQLite makes the table anew
        with op.batch_alter_table("tables") as tables:
            for name, what in columns.items():
                tables.add_column(sa.Column(name, sa.BigInteger(), sa.Computed(what, persisted=True)))
    op.create_index(
        "ix_tables_over_guild_id_ended_at",
        "tables",
        ["guild_id", "ended_at"],
        sqlite_where=OVER,
        postgresql_where=OVER,
    )
    op.create_index("ix_tables_still_due_at", "tables", ["still_due_at"], sqlite_where=DUE, postgresql_where=DUE)
