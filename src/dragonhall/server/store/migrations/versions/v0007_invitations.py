"""Invitations work once, unless the host chooses otherwise. Existing ones work once from now on."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("invitations", sa.Column("reusable", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("invitations", "reusable")
