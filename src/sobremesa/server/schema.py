"""What is kept, and how: the tables of the database, the same in SQLite and in PostgreSQL."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
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
