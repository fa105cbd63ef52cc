"""The rows of tables: a record as a row, and back. The settings of a table that have no column of their own share one,
so that a new one needs no migration."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row, select

from db import schema
from db.records import Status, TableRecord
from db.settings import TableSettings
from db.statements import columns_of

OWN: Final = tuple(name for name in TableSettings.model_fields if name in schema.tables.c)
"""The settings that have a column of their own, as earlier versions know them and queries ask for them."""
TABLES: Final = select(*columns_of(schema.tables, TableRecord), *(schema.tables.c[name] for name in OWN))


def read_table(row: Row[Any]) -> TableRecord:
    """The record of a row of `TABLES`."""
    values = dict(row._mapping)
    settings = TableSettings.read(values.pop("settings"), **{name: values.pop(name) for name in OWN})
    status = Status(values.pop("status"))
    return TableRecord(**values, status=status, settings=settings)


def write_table(table: TableRecord) -> dict[str, Any]:
    """The values of the columns of a table, by name."""
    own = {name: getattr(table.settings, name) for name in OWN}
    return vars(table) | own | {"settings": table.settings.write(apart=OWN)}
