"""Tables about the processes that share a PostgreSQL database. On SQLite they stay empty."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Integer, Sequence, String, Table, Text, text

from db.schema.base import Key, metadata

processes = Table(
    "processes",
    metadata,
    Column("epoch", Key, primary_key=True),
    Column("expires_at", BigInteger, nullable=False),
    Column("shards", Integer, nullable=False),
    Column("leaving", Boolean, nullable=False, server_default=text("false")),
    Column("need", Double, nullable=False, server_default=text("0")),
)
"""The living processes. The epoch of a process is a number that no process had before."""

leases = Table(
    "leases",
    metadata,
    Column("shard", Integer, primary_key=True, autoincrement=False),
    Column("epoch", Key, ForeignKey("processes.epoch", ondelete="SET NULL")),
    Column("heir", Key, ForeignKey("processes.epoch", ondelete="SET NULL")),
    Column("ready", Boolean, nullable=False, server_default=text("false")),
    Column("seen", Text, nullable=False, server_default=text("''")),
)
"""The process that has each shard, and its heir."""

identifies = Table(
    "identifies",
    metadata,
    Column("bucket", Integer, primary_key=True, autoincrement=False),
    Column("free_at", BigInteger, nullable=False),
)
"""When the next shard of each bucket may identify itself to Discord."""

commits = Table(
    "commits",
    metadata,
    Column("writer", String(32), primary_key=True),
    Column("number", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""The number of the last transaction of each writer, so that a writer whose answer was lost can ask for the outcome."""

table_ids = Sequence("table_ids", metadata=metadata, data_type=BigInteger)
"""The ids of new tables, if several processes open tables."""
