"""The deal of the day: its secrets and seals, and which tables play one."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "daily_keys",
        sa.Column("id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_daily_keys")),
    )
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("sealed_at", sa.BigInteger(), nullable=False),
        sa.Column("opened_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_daily_deals")),
    )
    op.create_table(
        "daily_messages",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "day", name=op.f("pk_daily_messages")),
    )
    op.add_column("tables", sa.Column("day", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("local_day", sa.Integer(), nullable=True))
    daily = sa.text("kind = 'daily'")
    op.create_index(
        "ix_tables_daily_day_host_id",
        "tables",
        ["day", "host_id"],
        unique=True,
        sqlite_where=daily,
        postgresql_where=daily,
    )
