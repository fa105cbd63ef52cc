"""The games of two people against each other are found by table, and not by all games of one for each of the other."""

from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_results_player_id_table_id", "results", ["player_id", "table_id"])
    op.drop_index("ix_results_player_id", "results")
