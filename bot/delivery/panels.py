"""Panels: the private screens that are open, and how they are brought up to date while Discord allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord
import structlog

from bot.tables.door import Cause
from bot.tables.drafts import Draft
from bot.tables.service import Tables
from bot.tables.table import Table, TableView
from bot.ui.items import Layout, payload

log = structlog.get_logger(__name__)

PUSHABLE = 870_000
"""How long a panel can be pushed after its owner's last press, in milliseconds; Discord allows fifteen minutes."""

Key = tuple[int, int]
"""Table and person."""


@dataclass(slots=True)
class Panel:
    """A private message that is on somebody's screen, and the newest interaction that may edit it."""

    interaction: discord.Interaction[Any]
    pressed_at: int
    pushed_at: int = 0
    payload: Any = None
    task: asyncio.Task[None] | None = None


Draw = Callable[[TableView, discord.Interaction[Any]], Layout]


class Panels:
    """The open panels of this process, and the drafts of passes that are being chosen in them."""

    def __init__(self, tables: Tables, draw: Draw) -> None:
        self._tables = tables
        self._draw = draw
        self._panels: dict[Key, Panel] = {}
        self._drafts: dict[Key, tuple[int, Draft]] = {}

    def opened(self, number: int, interaction: discord.Interaction[Any], layout: Layout) -> None:
        """A press was answered with this panel: its token is the one to push with from now on."""
        self._prune()
        panel = Panel(interaction, self._tables.now(), payload=payload(layout))
        old = self._panels.pop((number, interaction.user.id), None)
        if old is not None and old.task is not None:
            old.task.cancel()
        self._panels[number, interaction.user.id] = panel

    def live(self, number: int, player_id: int) -> bool:
        """Whether the person's panel can still be pushed."""
        panel = self._panels.get((number, player_id))
        return panel is not None and self._tables.now() - panel.pressed_at < PUSHABLE

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Tables`: whose turn has come gets their panel pushed; all do where something else begins."""
        everybody = (
            cause is Cause.CLOCK
            or before.game.phase is not after.game.phase
            or before.record.status is not after.record.status
        )
        for seat in after.seats:
            if seat.player_id is not None and (everybody or seat.seat in after.game.to_act):
                self._poke(after.record.id, seat.player_id)

    def _poke(self, number: int, player_id: int) -> None:
        panel = self._panels.get((number, player_id))
        if panel is not None and (panel.task is None or panel.task.done()):
            panel.task = asyncio.get_running_loop().create_task(
                self._push(number, player_id, panel), name=f"panel {number} {player_id}"
            )

    async def _push(self, number: int, player_id: int, panel: Panel) -> None:
        wait = panel.pushed_at + self._tables.tempo.panel_gap - self._tables.now()
        await asyncio.sleep(max(0, wait) / 1000)
        key = (number, player_id)
        if not self.live(number, player_id):
            self._panels.pop(key, None)
            return
        layout = self._draw(await self._tables.view(number, player_id), panel.interaction)
        new = payload(layout)
        if new == panel.payload:
            return
        panel.pushed_at, panel.payload = self._tables.now(), new
        try:
            await panel.interaction.edit_original_response(view=layout, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as error:
            # 401/50027 and 404/10015: the token is too old; 404/10008: the person dismissed the panel.
            log.debug("a panel is gone", table=number, status=error.status, code=error.code)
            if self._panels.get(key) is panel:
                del self._panels[key]

    async def close(self) -> None:
        tasks = [panel.task for panel in self._panels.values() if panel.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- drafts

    def draft(self, number: int, player_id: int, prompt: int) -> Draft:
        """What the person has chosen so far as an answer to this question."""
        asked, draft = self._drafts.get((number, player_id), (prompt, Draft()))
        return draft if asked == prompt else Draft()

    def keep_draft(self, number: int, player_id: int, prompt: int, draft: Draft) -> None:
        self._drafts[number, player_id] = (prompt, draft)

    def drop_draft(self, number: int, player_id: int) -> None:
        self._drafts.pop((number, player_id), None)

    def _prune(self) -> None:
        """The panel that was pressed last is the last one, so whatever is too old comes first."""
        while self._panels and not self.live(*(oldest := next(iter(self._panels)))):
            del self._panels[oldest]
            self._drafts.pop(oldest, None)
