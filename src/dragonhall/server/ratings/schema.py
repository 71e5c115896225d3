"""Database tables of ratings: the current ones, and the changes by each game."""

from sqlalchemy import Column, Double, ForeignKey, Index, Integer, String, Table

from dragonhall.server.store.schema import ID, METADATA, NAME

PLAYER = String(100)  # the id of a person, or `bot:` and the code of a level

ratings = Table(
    "ratings",
    METADATA,
    Column("ladder", String(200), primary_key=True),
    Column("player", PLAYER, primary_key=True),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Column("low", Double, nullable=False),  # the lower end of the interval: leaderboards sort by it
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Index(None, "ladder", "low"),
    Index(None, "player"),
)

# Rated games that are over and not rated yet. The row is written in the transaction that ends the game.
to_rate = Table(
    "to_rate",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)

# Rated games that a person aborted after the deal, kept for a day: the number per person is limited.
rated_aborts = Table(
    "rated_aborts",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "person", "at"),
)

# One row for each seat of a rated game: a table that has them has been rated.
rating_changes = Table(
    "rating_changes",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", NAME, primary_key=True),
    Column("ladder", String(200), nullable=False),
    Column("player", PLAYER, nullable=False),
    Column("at", Double, nullable=False),
    Column("mean_before", Double, nullable=False),
    Column("spread_before", Double, nullable=False),
    Column("mean", Double, nullable=False),
    Column("spread", Double, nullable=False),
    Index(None, "player", "ladder", "at"),
)
