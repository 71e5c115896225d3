"""Rated games aborted after the deal, by person."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

ID = sa.String(24)


def upgrade() -> None:
    op.create_table(
        "rated_aborts",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rated_aborts_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_aborts"),
    )
    op.create_index("ix_rated_aborts_person_at", "rated_aborts", ["person", "at"])


def downgrade() -> None:
    op.drop_table("rated_aborts")
