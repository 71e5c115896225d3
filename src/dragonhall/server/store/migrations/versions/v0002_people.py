"""People, their sessions and tokens, ratings, and the row that health checks write."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

ID = sa.String(24)
NAME = sa.String(64)
PLAYER = sa.String(100)
LADDER = sa.String(200)
DROPPED = ("pulse", "to_rate", "rating_changes", "ratings", "tokens", "sessions", "people")


def person() -> sa.Column[str]:
    return sa.Column("person", ID, sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True)


def table_id() -> sa.Column[str]:
    return sa.Column("table_id", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", NAME, nullable=False),
        sa.Column("claim", sa.String(96), unique=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("owner", ID, sa.ForeignKey("people.id", ondelete="CASCADE"), index=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("disabled", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("ix_people_kind_seen", "people", ["kind", "seen"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        person(),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False, index=True),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        person(),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("ladder", LADDER, primary_key=True),
        sa.Column("player", PLAYER, primary_key=True, index=True),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_ladder_low", "ratings", ["ladder", "low"])
    op.create_table(
        "rating_changes",
        table_id(),
        sa.Column("seat", NAME, primary_key=True),
        sa.Column("ladder", LADDER, nullable=False),
        sa.Column("player", PLAYER, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mean_before", sa.Double, nullable=False),
        sa.Column("spread_before", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
    )
    op.create_index("ix_rating_changes_player_ladder_at", "rating_changes", ["player", "ladder", "at"])
    op.create_table(
        "to_rate",
        table_id(),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
    )

    op.create_index("ix_tables_status_created", "tables", ["status", "created"])


def downgrade() -> None:
    op.drop_index("ix_tables_status_created", "tables")
    for name in DROPPED:
        op.drop_table(name)
