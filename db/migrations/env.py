"""How Alembic runs our migrations: on the connection that `db.migrate` hands over, one transaction a migration."""

from alembic import context

from db.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
