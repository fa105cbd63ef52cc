"""Storage: the only package with SQL. `Store` is its entrance; an accepted write is on disk."""

from db.dailies import DailyTry
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
from db.leases import Leases, Renewal
from db.matches import MatchPlayer, MatchRecord, MatchStatus, MatchTable, UnsettledMatch
from db.records import (
    ALIVE,
    MOVE_COLUMNS,
    PUBLIC,
    Change,
    DailyDeal,
    DepartureRecord,
    Ending,
    EventRecord,
    Fence,
    GuildRecord,
    HouseRecord,
    KindName,
    PlayerRecord,
    Post,
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
from db.settings import PaceName, Speed, StoredSettings, TableSettings
from db.standings import Announcement, Leaderboard, Ranked, StandingStore
from db.store import Store
from db.tally import Standing, period_end, period_start, periods
