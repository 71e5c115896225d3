"""Owners of packs, and players muted at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

ID = sa.String(24)
NAME = sa.String(64)


def upgrade() -> None:
    op.create_table(
        "owned_packs",
        sa.Column("person", ID, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("added", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_owned_packs_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["hash"], ["packs.hash"], name="fk_owned_packs_hash", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "hash", name="pk_owned_packs"),
    )
    op.create_index("ix_owned_packs_hash", "owned_packs", ["hash"])
    op.create_index("ix_tables_pack", "tables", ["pack"])
    op.create_table(
        "mutes",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_mutes_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", "name", name="pk_mutes"),
    )


def downgrade() -> None:
    op.drop_table("mutes")
    op.drop_index("ix_tables_pack", "tables")
    op.drop_table("owned_packs")
