"""Private games: redraws the panels of games that a person has gone on with at another process.

Games on no server belong to every process: a person may open the same one on servers of several.
"""

from __future__ import annotations

from bot.background import POLL_INTERVAL, Job
from bot.messages.panels import Panels
from bot.tables.door import Cause
from bot.tables.service import Tables
from bot.tables.table import Table


class PrivateGames:
    """Looks at the private games whose panels are open, if several processes share the database."""

    def __init__(self, tables: Tables, panels: Panels) -> None:
        self._tables = tables
        self._panels = panels
        self._versions: dict[int, int] = {}
        """By table: the version that its panels show at least."""
        self._job = Job("private games", self._redraw_changed)

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Door`."""
        if after.record.id in self._versions:
            self._versions[after.record.id] = after.record.seq

    def begin(self) -> None:
        """Begins to look. Called again when a shard has come."""
        if self._tables.ownership.shared:
            self._job.wake()

    async def close(self) -> None:
        """Stops looking."""
        await self._job.close()

    async def _redraw_changed(self) -> float:
        open_ones = {table_id for table_id, _ in self._panels.open}
        stored = await self._tables.store.tables.versions_on_no_server(open_ones)
        self._panels.redraw_at([each for each, version in stored.items() if version > self._versions.get(each, 0)])
        self._versions = {each: max(version, self._versions.get(each, 0)) for each, version in stored.items()}
        return POLL_INTERVAL
