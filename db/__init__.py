"""Storage: the only package with SQL. `Store` is its entrance; an accepted write is on disk.

Read `db.records` first (what is stored, as values), `db.schema` (the tables of it) and `db.store`. Each subject has a
module with its queries, such as `db.tables`, `db.matches` or `db.standings`; it reads and writes by `db.database`.

A write goes to `db.writer`, which commits all that waits together, by `db.transactions`, which knows whether a commit
was done though its answer was lost. In between, `db.batch` refuses what was decided on an old version, or by a process
whose shard another one has (`db.leases`), and writes the rows; moves are written by `db.moves`, in a shorter way. When
a game ends, `db.counting` adds it to the standings (`db.tally`) and `db.badges` to the badges.

The commands of `python -m db` are in `db.backup`, `db.check`, `db.counting`, `db.portable` and `db.donations`. They and
the store stand on `db.engines` (connections), `db.sqlite_files` and `db.migrate`.
"""

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
from db.matches import MatchTable, UnsettledMatch
from db.records import (
    ALIVE,
    MOVE_COLUMNS,
    PUBLIC,
    Change,
    Closing,
    DailyDeal,
    DepartureRecord,
    Ending,
    EventRecord,
    Fence,
    GuildRecord,
    HouseRecord,
    KindName,
    MatchPlayer,
    MatchRecord,
    MatchStatus,
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
