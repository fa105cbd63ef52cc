"""Messages that are to be drawn anew."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("posts") as posts:
        posts.add_column(sa.Column("outdated", sa.Boolean(), server_default=sa.text("false"), nullable=False))
        posts.create_index(op.f("ix_posts_outdated"), ["outdated"], unique=False)
