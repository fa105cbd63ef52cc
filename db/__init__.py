"""Storage: the only SQL of the project. Nothing accepted is ever lost."""

from db.errors import Conflict, NewerDatabase, StoreError, StoreInUse, StoreUnavailable
from db.records import (
    Change,
    DepartureRecord,
    EventRecord,
    GuildRecord,
    HouseRecord,
    PlayerRecord,
    ResultRecord,
    RoundRecord,
    SeatRecord,
    Status,
    StoredTable,
    TableRecord,
)
from db.store import Store

__all__ = [
    "Change",
    "Conflict",
    "DepartureRecord",
    "EventRecord",
    "GuildRecord",
    "HouseRecord",
    "NewerDatabase",
    "PlayerRecord",
    "ResultRecord",
    "RoundRecord",
    "SeatRecord",
    "Status",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreUnavailable",
    "StoredTable",
    "TableRecord",
]
