"""Game tables, their journals, and everything that refers to them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID = sa.String(24)
NAME = sa.String(64)
DROPPED = (
    *("outages", "processes", "packs", "invitations", "held", "standing", "secrets", "seats", "journal"),
    "tables",
)


def table_id(primary_key: bool = True) -> sa.Column[str]:
    foreign_key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", ID, foreign_key, primary_key=primary_key, nullable=False)


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", NAME, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("matchup", sa.String(200), nullable=False),
        sa.Column("pack", sa.String(64), nullable=False),
        sa.Column("standard", sa.Boolean, nullable=False),
        sa.Column("visibility", sa.String(8), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("clock", NAME, nullable=False),
        sa.Column("match", sa.String(8), nullable=False),
        sa.Column("leg", sa.Integer, nullable=False),
        sa.Column("previous", ID, nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("to_move", ID, index=True),
        sa.Column("due", sa.Double, index=True),
        sa.Column("reason", NAME, nullable=False),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_table(
        "journal",
        table_id(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", NAME, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("team", NAME, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", ID, index=True),
        sa.Column("name", NAME, nullable=False),
        sa.Column("level", sa.String(100), nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("score", sa.Integer),
        sa.Column("dropped", sa.Boolean, nullable=False),
    )
    op.create_table(
        "secrets",
        table_id(),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("pace", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "standing",
        table_id(),
        sa.Column("seat", NAME, primary_key=True),
        sa.Column("until", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
    )
    op.create_table(
        "held",
        table_id(),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("action", sa.String(300), nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(64), primary_key=True),
        table_id(primary_key=False),
        sa.Column("seat", NAME, nullable=False),
    )
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "processes",
        sa.Column("id", ID, primary_key=True),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )


def downgrade() -> None:
    for name in DROPPED:
        op.drop_table(name)
