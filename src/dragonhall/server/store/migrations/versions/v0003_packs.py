"""Owners of packs, and players muted at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.String(24)
NAME = sa.String(64)
HASH = sa.String(64)


def upgrade() -> None:
    op.create_table(
        "owned_packs",
        sa.Column("person", ID, sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column(
            "hash", HASH, sa.ForeignKey("packs.hash", ondelete="CASCADE"), primary_key=True, index=True
        ),
        sa.Column("name", NAME, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
    )
    op.create_index("ix_tables_pack", "tables", ["pack"])
    op.create_table(
        "mutes",
        sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", ID, primary_key=True),
        sa.Column("name", NAME, primary_key=True),
    )


def downgrade() -> None:
    op.drop_table("mutes")
    op.drop_index("ix_tables_pack", "tables")
    op.drop_table("owned_packs")
