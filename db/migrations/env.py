"""How Alembic runs the migrations: on the connection of `db.migrate`, with a transaction for each migration."""

from typing import Any

from alembic import context
from alembic.runtime.migration import MigrationContext

from db.errors import Unusable
from db.schema import metadata


def check_references(ctx: MigrationContext, step: Any, heads: Any, run_args: Any) -> None:
    """Raises Unusable within the transaction, which rolls the migration back, if a row refers to a row that is gone."""
    connection = ctx.connection
    if connection is None or connection.dialect.name != "sqlite":
        return
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if broken is not None:
        raise Unusable(
            f"The database cannot be migrated: a row of {broken[0]} would refer to a row that is not there. "
            "Nothing was changed by this migration."
        )


context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
    transaction_per_migration=True,
    on_version_apply=check_references,
)
with context.begin_transaction():
    context.run_migrations()
