"""Database tables. The journals are authoritative; `tables` and `seats` are an index of them for lists.

Passwords are stored as argon2 hashes, sessions and tokens as SHA-256 hashes: the contents of the database are
not enough to log in.
"""

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

ID = String(24)  # of tables and of people
NAME = String(64)


def table_key() -> Column[str]:
    return Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    METADATA,
    Column("id", ID, primary_key=True),
    # Fixed when the table is opened.
    Column("game", NAME, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("matchup", String(200), nullable=False),  # distinguishes games for ratings and filters
    Column("pack", String(64), nullable=False),
    Column("standard", Boolean, nullable=False),  # the pack is the one that comes with the project
    Column("visibility", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", NAME, nullable=False),
    Column("match", String(8), nullable=False),
    Column("leg", Integer, nullable=False),
    Column("previous", ID, nullable=False),  # the preceding table: first leg, or the game before a rematch
    Column("host", ID, nullable=False),
    Column("created", Double, nullable=False),
    # As of the last entry of the journal.
    Column("status", String(8), nullable=False),
    Column("number", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("changed", Double, nullable=False),
    Column("to_move", ID),  # the person who must act
    Column("due", Double),  # when a process must act: a clock runs out, a bot moves, a held answer is due
    Column("reason", NAME, nullable=False),  # how it ended
    Index(None, "status", "changed"),
    Index(None, "status", "created"),  # lists are read in this order, which is stable
    Index(None, "due"),
    Index(None, "pack"),
    Index(None, "to_move"),
)

journal = Table(
    "journal",
    METADATA,
    table_key(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),  # JSON
    sqlite_with_rowid=False,  # the rows of one journal are stored together
)

seats = Table(
    "seats",
    METADATA,
    table_key(),
    Column("seat", NAME, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("team", NAME, nullable=False),
    Column("kind", String(8), nullable=False),  # open, person or bot
    Column("person", ID),
    Column("name", NAME, nullable=False),
    Column("level", String(100), nullable=False),
    Column("won", Boolean),  # set once the game is over and counts
    Column("score", Integer),
    Column("dropped", Boolean, nullable=False),  # resigned, out of time or absent: a bot may have continued
    Index(None, "person"),
)

# Secret until the game is over: the seed of the deal, and the key of the answer times.
secrets = Table(
    "secrets",
    METADATA,
    table_key(),
    Column("seed", LargeBinary(32), nullable=False),
    Column("pace", LargeBinary(32), nullable=False),
    Column("second", LargeBinary(32)),  # the seed of the second leg, in matches opened with one
    Column("deal", ID),  # the deal that the seeds come from; unique, so no deal opens two tables
    Index(None, "deal", unique=True),
)

# Seeds that the server has committed to for a person and that no table uses yet (docs/decisions/0013).
deals = Table(
    "deals",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("person", ID, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("second", LargeBinary(32), nullable=False),
    Column("created", Double, nullable=False),
    Index(None, "person"),
    Index(None, "created"),
)

# Standing answers of a seat. Private: the journal does not contain them.
standing = Table(
    "standing",
    METADATA,
    table_key(),
    Column("seat", NAME, primary_key=True),
    Column("until", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
)

# An answer that was given and is not published yet (docs/decisions/0008).
held = Table(
    "held",
    METADATA,
    table_key(),
    Column("ply", Integer, nullable=False),
    Column("action", String(300), nullable=False),
    # The journal entry of the question; 0 for answers from before schema version 4, which stored only the
    # ply.
    Column("question", Integer, nullable=False, server_default="0"),
)

invitations = Table(
    "invitations",
    METADATA,
    Column("token", String(64), primary_key=True),  # the SHA-256 of the token in the link
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", NAME, nullable=False),
    Column("reusable", Boolean, nullable=False, server_default=false()),  # else deleted when it is used
)

# Players whose chat messages a person has muted at a table.
mutes = Table(
    "mutes",
    METADATA,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, primary_key=True),
    Column("name", NAME, primary_key=True),
)

# Imported records, by the last hash of their chain, and who imported them.
imports = Table(
    "imports",
    METADATA,
    Column("record", String(64), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ID, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "person", "at"),
)

# Packs by hash, including those of the project: a record stays readable when they change.
packs = Table(
    "packs",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("game", NAME, nullable=False),
    Column("text", Text, nullable=False),
)

# Processes that serve this database, and the times when none did: clocks stop then.
processes = Table(
    "processes",
    METADATA,
    Column("id", ID, primary_key=True),
    Column("seen", Double, nullable=False),
)
outages = Table(
    "outages",
    METADATA,
    Column("since", Double, primary_key=True),
    Column("until", Double, nullable=False),
)


# One row that health checks write: only a write shows that the disk accepts writes.
heartbeat = Table(
    "pulse",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)


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
