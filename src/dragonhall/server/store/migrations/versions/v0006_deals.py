"""Deals that the server commits to before a table is opened, and the seed of the second leg of a match."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ID = sa.String(24)


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", ID, primary_key=True),
        sa.Column("person", ID, nullable=False, index=True),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("second", sa.LargeBinary(32), nullable=False),
        sa.Column("created", sa.Double, nullable=False, index=True),
    )
    op.add_column("secrets", sa.Column("second", sa.LargeBinary(32)))
    op.add_column("secrets", sa.Column("deal", ID))
    op.create_index("ix_secrets_deal", "secrets", ["deal"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_secrets_deal", "secrets")
    with op.batch_alter_table("secrets") as secrets:
        secrets.drop_column("deal")
        secrets.drop_column("second")
    op.drop_table("deals")
