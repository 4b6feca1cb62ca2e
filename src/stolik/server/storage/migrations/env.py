"""Runs migrations on the connection that `stolik.server.storage.migrate` opened."""

from alembic import context

from stolik.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
