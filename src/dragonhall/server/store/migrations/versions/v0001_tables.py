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


def of_table(name: str, *primary: str) -> list[sa.Constraint]:
    """Return the foreign key to the game table, and the primary key."""
    return [
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*primary, name=f"pk_{name}"),
    ]


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", ID, nullable=False),
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
        sa.Column("to_move", ID),
        sa.Column("due", sa.Double),
        sa.Column("reason", NAME, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_to_move", "tables", ["to_move"])
    op.create_table(
        "journal",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        *of_table("journal", "table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "seats",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", NAME, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("team", NAME, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", ID),
        sa.Column("name", NAME, nullable=False),
        sa.Column("level", sa.String(100), nullable=False),
        sa.Column("won", sa.Boolean),
        sa.Column("score", sa.Integer),
        sa.Column("dropped", sa.Boolean, nullable=False),
        *of_table("seats", "table_id", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "secrets",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seed", sa.LargeBinary(32), nullable=False),
        sa.Column("pace", sa.LargeBinary(32), nullable=False),
        *of_table("secrets", "table_id"),
    )
    op.create_table(
        "standing",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", NAME, nullable=False),
        sa.Column("until", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        *of_table("standing", "table_id", "seat"),
    )
    op.create_table(
        "held",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("action", sa.String(300), nullable=False),
        *of_table("held", "table_id"),
    )
    op.create_table(
        "invitations",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", NAME, nullable=False),
        *of_table("invitations", "token"),
    )
    op.create_table(
        "packs",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("game", NAME, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_packs"),
    )
    op.create_table(
        "processes",
        sa.Column("id", ID, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_processes"),
    )
    op.create_table(
        "outages",
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_outages"),
    )


def downgrade() -> None:
    for name in DROPPED:
        op.drop_table(name)
