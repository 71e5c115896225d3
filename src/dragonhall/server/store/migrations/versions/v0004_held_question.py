"""A held answer refers to the journal entry of its question, not only to the ply."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    with op.batch_alter_table("held") as held:
        held.add_column(sa.Column("question", sa.Integer(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("held") as held:
        held.drop_column("question")
