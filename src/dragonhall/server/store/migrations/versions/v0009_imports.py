"""Imported records: each is stored once, and counted for the person who imported it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "imports",
        sa.Column("record", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index(op.f("ix_imports_person_at"), "imports", ["person", "at"])


def downgrade() -> None:
    op.drop_index(op.f("ix_imports_person_at"), "imports")
    op.drop_table("imports")
