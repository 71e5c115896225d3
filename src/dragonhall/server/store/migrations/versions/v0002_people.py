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


def of_person(name: str) -> list[sa.Constraint]:
    return [
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{name}_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name=f"pk_{name}"),
    ]


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", NAME, nullable=False),
        sa.Column("claim", sa.String(96)),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("owner", ID),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("disabled", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_people_owner", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("claim", name="uq_people_claim"),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_index("ix_people_kind_seen", "people", ["kind", "seen"])
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
        *of_person("sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", ID, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        *of_person("tokens"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "ratings",
        sa.Column("ladder", LADDER, nullable=False),
        sa.Column("player", PLAYER, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.Column("low", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("ladder", "player", name="pk_ratings"),
    )
    op.create_index("ix_ratings_ladder_low", "ratings", ["ladder", "low"])
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", ID, nullable=False),
        sa.Column("seat", NAME, nullable=False),
        sa.Column("ladder", LADDER, nullable=False),
        sa.Column("player", PLAYER, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("mean_before", sa.Double, nullable=False),
        sa.Column("spread_before", sa.Double, nullable=False),
        sa.Column("mean", sa.Double, nullable=False),
        sa.Column("spread", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_rating_changes_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_changes"),
    )
    op.create_index("ix_rating_changes_player_ladder_at", "rating_changes", ["player", "ladder", "at"])
    op.create_table(
        "to_rate",
        sa.Column("table_id", ID, nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_to_rate_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", name="pk_to_rate"),
    )
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )

    op.create_index("ix_tables_status_created", "tables", ["status", "created"])


def downgrade() -> None:
    op.drop_index("ix_tables_status_created", "tables")
    for name in DROPPED:
        op.drop_table(name)
