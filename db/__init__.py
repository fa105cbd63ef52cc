"""Storage: the only package with SQL. `Store` is its entrance; an accepted write is on disk."""

from db.dailies import DailyDeal, DailyTry
from db.directory import GuildRecord, PlayerRecord
from db.errors import (
    Conflict,
    Fenced,
    NewerDatabase,
    StoreError,
    StoreInUse,
    StoreUnavailable,
    Unconfirmed,
    WrongAddress,
    once_written,
)
from db.house_rules import HouseRecord
from db.leases import Leases, Renewal
from db.matches import MatchPlayer, MatchRecord, MatchStatus, MatchTable, UnsettledMatch
from db.periods import period_end, period_start, periods
from db.posts import Post
from db.records import (
    ALIVE,
    MOVE_COLUMNS,
    PUBLIC,
    Change,
    DepartureRecord,
    Ending,
    EventRecord,
    Fence,
    Kind,
    ResultRecord,
    RoundRecord,
    SeatRecord,
    SittingRecord,
    Status,
    StoredTable,
    TableRecord,
    Unsettled,
    is_member,
    unmoved,
    write_members,
)
from db.schema import COUNTED, MIN_GAMES
from db.seasons import Announcement
from db.settings import PaceName, Speed, StoredSettings, TableSettings
from db.standings import Leaderboard, Place, Ranked, StandingStore
from db.store import Store
from db.tally import Standing

__all__ = [
    "ALIVE",
    "COUNTED",
    "MIN_GAMES",
    "MOVE_COLUMNS",
    "PUBLIC",
    "Announcement",
    "Change",
    "Conflict",
    "DailyDeal",
    "DailyTry",
    "DepartureRecord",
    "Ending",
    "EventRecord",
    "Fence",
    "Fenced",
    "GuildRecord",
    "HouseRecord",
    "Kind",
    "Leaderboard",
    "Leases",
    "MatchPlayer",
    "MatchRecord",
    "MatchStatus",
    "MatchTable",
    "NewerDatabase",
    "PaceName",
    "Place",
    "PlayerRecord",
    "Post",
    "Ranked",
    "Renewal",
    "ResultRecord",
    "RoundRecord",
    "SeatRecord",
    "SittingRecord",
    "Speed",
    "Standing",
    "StandingStore",
    "Status",
    "Store",
    "StoreError",
    "StoreInUse",
    "StoreUnavailable",
    "StoredSettings",
    "StoredTable",
    "TableRecord",
    "TableSettings",
    "Unconfirmed",
    "Unsettled",
    "UnsettledMatch",
    "WrongAddress",
    "is_member",
    "once_written",
    "period_end",
    "period_start",
    "periods",
    "unmoved",
    "write_members",
]
