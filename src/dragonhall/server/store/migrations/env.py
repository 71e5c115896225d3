"""Alembic environment: uses the connection of `database.run`, inside its transaction."""

from alembic import context

from dragonhall.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
