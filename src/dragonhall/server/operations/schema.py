"""One row that health checks write: only a write shows that the disk accepts writes."""

from sqlalchemy import Column, Double, Integer, Table

from dragonhall.server.store.schema import METADATA

heartbeat = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)
