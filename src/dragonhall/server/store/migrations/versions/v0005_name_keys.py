"""Names that look alike belong to one account, and names of deleted people stay reserved.

Of existing accounts that look alike, the oldest gets the keys they share. The younger ones keep their
account, name and password, and hold the keys that are theirs alone.
"""

import sqlalchemy as sa
from alembic import op

from dragonhall.server.accounts.names import keys_of

revision = "0005"
down_revision = "0004"

ID = sa.String(24)


def upgrade() -> None:
    op.create_table(
        "name_keys",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person", ID, sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
        sa.Column("keeper", ID, sa.ForeignKey("people.id", ondelete="SET NULL"), index=True),
    )
    fill(op.get_bind())


def fill(connection: sa.Connection) -> None:
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("claim"), sa.column("created"))
    name_keys = sa.table("name_keys", sa.column("key"), sa.column("person"))
    holders = (
        sa.select(people.c.id, people.c.name)
        .where(people.c.claim.is_not(None))
        .order_by(people.c.created, people.c.id)
    )
    keys: dict[str, str] = {}
    for row in connection.execute(holders):
        for key in keys_of(row.name):
            keys.setdefault(key, row.id)
    if keys:
        rows = [{"key": key, "person": person} for key, person in keys.items()]
        connection.execute(sa.insert(name_keys), rows)


def downgrade() -> None:
    op.drop_table("name_keys")
