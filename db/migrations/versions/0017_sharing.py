"""Processes that share a database: what each has leased, and numbers for the tables of all."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None

Key = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("epoch", Key, nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("shards", sa.Integer(), nullable=False),
        sa.Column("leaving", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("need", sa.Double(), server_default=sa.text("0"), nullable=False),
        sa.PrimaryKeyConstraint("epoch", name=op.f("pk_processes")),
    )
    op.create_table(
        "leases",
        sa.Column("shard", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("epoch", Key, nullable=True),
        sa.Column("heir", Key, nullable=True),
        sa.Column("ready", sa.Boolean(), server_default=sa.text("false"), nullable=False),
        sa.Column("seen", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.ForeignKeyConstraint(["epoch"], ["processes.epoch"], name=op.f("fk_leases_epoch"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["heir"], ["processes.epoch"], name=op.f("fk_leases_heir"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("shard", name=op.f("pk_leases")),
    )
    op.create_table(
        "identifies",
        sa.Column("bucket", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("free_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("bucket", name=op.f("pk_identifies")),
    )
    if op.get_bind().dialect.name == "postgresql":
        op.execute("CREATE SEQUENCE table_ids AS BIGINT")
        op.execute("SELECT setval('table_ids', (SELECT coalesce(max(id), 0) + 1 FROM tables), false)")
