"""Database tables of people, their sessions, and the tokens of bots.

Passwords are stored as argon2 hashes, sessions and tokens as SHA-256 hashes: the contents of the database are
not enough to log in.
"""

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, String, Table, Text, false

from dragonhall.server.store.schema import ID, METADATA, NAME

people = Table(
    "people",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("name", NAME, nullable=False),
    # The folded name of an account or a bot; null for guests, who may share names.
    Column("claim", String(96), unique=True),
    Column("kind", String(8), nullable=False),  # guest, account, bot; gone: deleted, its games remain
    Column("language", String(2), nullable=False),
    Column("password", Text),
    Column("owner", ID, ForeignKey("people.id", ondelete="CASCADE")),  # of a bot
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("disabled", Boolean, nullable=False, server_default=false()),
    Index(None, "owner"),
    Index(None, "kind", "seen"),
)

# All that the name of an account or a bot could be mistaken for, as hashes (`names.keys_of`). A key has one
# holder. A key without a person is reserved: the holder was deleted, and the row does not say who it was.
# `keeper` is the account whose bot held it, and which may give it to another bot.
name_keys = Table(
    "name_keys",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="SET NULL")),
    Column("keeper", ID, ForeignKey("people.id", ondelete="SET NULL")),
    Index(None, "person"),
    Index(None, "keeper"),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
    Index(None, "person"),
    Index(None, "expires"),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "person"),
)

# Packs that an account has uploaded, by the hash of their text (`packs`).
owned_packs = Table(
    "owned_packs",
    METADATA,
    Column("person", ID, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", String(64), ForeignKey("packs.hash", ondelete="CASCADE"), primary_key=True),
    Column("name", NAME, nullable=False),
    Column("added", Double, nullable=False),
    Index(None, "hash"),
)
