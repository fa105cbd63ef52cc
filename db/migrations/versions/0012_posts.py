"""The public messages of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

KEY = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "posts",
        sa.Column("message_id", KEY, autoincrement=False, nullable=False),
        sa.Column("table_id", KEY, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("subject", sa.String(length=20), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_posts_table_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_posts")),
    )
    op.create_index(op.f("ix_posts_table_id"), "posts", ["table_id"], unique=False)
