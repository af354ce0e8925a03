"""What is kept, and how: the tables of the database, the same in SQLite and in PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

# One row for each table that people sit at. Its key decides the luck: it never leaves before the
# match is over.
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("settings", Text, nullable=False),  # as JSON
    Column("key", LargeBinary, nullable=False),
    Column("host", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("opened", BigInteger, nullable=False),  # milliseconds since 1970, as all times
    Column("touched", BigInteger, nullable=False),
    Column("summary", Text),  # what lists say of it, as JSON
    Index("tables_by_phase", "phase", "public", "touched"),
)

# What happened at a table. The key is the fence: of two owners only one can write a number.
events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("data", Text, nullable=False),  # as JSON
)

# A table as it stood after some of its events: what is read from here need not be played again.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Who sits at which tables, to find one's own.
sitters = Table(
    "sitters",
    metadata,
    Column("who", String(32), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Index("sitters_by_table", "table_id"),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

# Matches whose end is written into the tables below. Only one can write the row: it is the guard.
results = Table(
    "results",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
)

# Where each seat of such a match ended. Game and time are here too, for the index.
places = Table(
    "places",
    metadata,
    Column("table_id", String(16), ForeignKey("results.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(32), nullable=False),  # a person, or a bot of a level
    Column("name", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("left", Boolean, nullable=False),  # a bot played to the end for him
    Column("mu", Float),  # the rating after the match; none where there was nobody else
    Column("sigma", Float),
    Index("places_by_who", "who", "game", "ended"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(32), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("ranks", Integer, nullable=False),  # all together
    Index("ratings_by_who", "who"),
)

# Who has ended a match, by the name that others may know.
players = Table(
    "players",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("who", String(32), nullable=False, unique=True),
    Column("name", String(32), nullable=False),
)

# What lets somebody in as the guest that he was in another browser. The key is a public one.
passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(32), primary_key=True),  # from the credential's, which may be long
    Column("who", String(32), nullable=False),
    Column("name", String(32), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("counter", BigInteger, nullable=False),  # of signatures; 0 if it does not count them
    Column("synced", Boolean, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_who", "who"),
)

# What was signed with a passkey: none counts twice.
challenges = Table(
    "challenges",
    metadata,
    Column("challenge", LargeBinary, primary_key=True),
    Column("ends", BigInteger, nullable=False),  # when its cookie is worth nothing any more
)
