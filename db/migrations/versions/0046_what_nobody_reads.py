"""Without what nobody has read or written since 0.3.0: Discord says itself which commands it has."""

from alembic import op

revision = "0046"
down_revision = "0045"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.drop_table("registrations")
    op.drop_column("guilds", "locale")
    op.drop_column("rounds", "finished_at")
