"""Rated games aborted after the deal, by person."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

ID = sa.String(24)


def upgrade() -> None:
    op.create_table(
        "rated_aborts",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", ID, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_rated_aborts_person_at", "rated_aborts", ["person", "at"])


def downgrade() -> None:
    op.drop_table("rated_aborts")
