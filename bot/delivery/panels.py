"""Panels: the private screens that are open, and how they are brought up to date while Discord allows it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

import discord
import structlog

from bot.background import Tasks
from bot.delivery.failures import FAILED, may_pass, pause
from bot.delivery.open_panel import Address, Answer, Panel, address_of, message_of
from bot.delivery.rate import Rate
from bot.tables.door import Cause
from bot.tables.drafts import Draft
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.ui.items import Layout, digest, read_action
from hearts import Phase

log = structlog.get_logger(__name__)

PUSHABLE = 870_000
"""How long a panel can be pushed after its owner's last press, in milliseconds; Discord allows fifteen minutes."""
PUSHES_A_SECOND_BEFORE_SLOWING = 50
"""Pushes a second; a core can do some hundreds. The nearer a process comes to this, the longer the panels wait of
people who are asked nothing; meanwhile the table's message shows what was played."""
MOST_TRIES = 3
"""Tries of a push that may get through later. After that the panel is pushed with the next change, and its owner can
press."""

Key = tuple[int, int]
"""Table and person."""


Draw = Callable[[TableView, int, discord.Locale], Layout]
"""Renders the panel of a person, in their language."""


class Sender(Protocol):
    """What changes private messages. Both raise what `bot.delivery.failures.FAILED` names."""

    async def push(self, address: Address, layout: Layout) -> None:
        """Shows something else in it."""

    async def take_away(self, address: Address) -> None:
        """Deletes it."""


class Panels:
    """The open panels of this process, and the drafts of passes that are being chosen in them."""

    def __init__(self, tables: Tables, draw: Draw, sender: Sender) -> None:
        self._tables = tables
        self._draw = draw
        self._sender = sender
        self._panels: dict[Key, Panel] = {}
        """The one whose owner has pressed last comes last."""
        self._tasks = Tasks()
        self._drafts: dict[Key, tuple[int, Draft]] = {}
        self._pushes = Rate(tables.now, PUSHES_A_SECOND_BEFORE_SLOWING)

    def __len__(self) -> int:
        return len(self._panels)

    @contextmanager
    def answering(self, table_id: int, interaction: discord.Interaction[Any], layout: Layout) -> Iterator[Answer]:
        """Within it a press is answered with this panel, which has just been drawn. From then on the token of that
        press is the one to push with. What changes meanwhile is pushed afterwards, and also where the answer is lost.
        The caller notes in which message the panel is; a panel that the person had open in another message is
        closed."""
        self._prune()
        key = table_id, interaction.user.id
        panel = self._panels.pop(key, None) or Panel(self._tables.now())
        self._panels[key] = panel
        panel.stale = panel.aside = False
        answer = Answer(message_of(interaction))
        panel.crossed |= panel.pushing or panel.answers > 0
        panel.answers += 1
        try:
            yield answer
        except BaseException:
            panel.crossed = True
            raise
        else:
            self._close_other(panel, answer.message_id)
            panel.address, panel.message_id = address_of(interaction), answer.message_id
            panel.pressed_at = self._tables.now()
            panel.digest, panel.tries = digest(layout), 0
        finally:
            panel.answers -= 1
            self._arrived(key, panel)

    def live(self, table_id: int, player_id: int) -> bool:
        """Whether the person's panel can still be pushed."""
        panel = self._panels.get((table_id, player_id))
        return panel is not None and self._is_live(panel)

    def _is_live(self, panel: Panel) -> bool:
        return panel.answers > 0 or self._tables.now() - panel.pressed_at < PUSHABLE

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Tables`: every panel follows the game, card by card. Somebody who is choosing what to pass is
        not disturbed; somebody who looks at another screen gets the hand back only with a new question, or when the
        phase of the game changes."""
        self._forget_drafts(before, after)
        if after.solo and after.pinned and cause is Cause.PERSON:  # there is one panel, and it is being answered
            return
        everybody = (
            before.game.phase is not after.game.phase
            or before.record.status is not after.record.status
            or len(before.game.rounds) != len(after.game.rounds)
        )
        times = self._pushes.slowdown - (cause is not Cause.PERSON)  # what moves by itself does so in steps to follow
        patience = self._tables.tempo.panel_patience * times
        for seat in before.seats:
            if seat.player_id is not None and after.seat_of(seat.player_id) is None:  # their hand is nobody's any more
                self._mark_dirty((after.record.id, seat.player_id), new=False)
        for seat in after.seats:
            if seat.player_id is None:
                continue
            new = everybody or _asked(before, seat.seat) != _asked(after, seat.seat)
            if new or after.game.phase is not Phase.PASSING or seat.seat not in after.game.to_act:
                waits = not new and seat.seat not in after.game.to_act
                self._mark_dirty((after.record.id, seat.player_id), new=new, patience=patience if waits else 0)

    def redraw(self, player_id: int) -> None:
        """Draws the panels of a person anew: they have other preferences now."""
        for key in [key for key in self._panels if key[1] == player_id]:
            self._mark_dirty(key, new=False)

    def set_aside(self, interaction: discord.Interaction[Any]) -> int | None:
        """Notes that the person is going to look at something else in the private message that was pressed. Gives the
        table whose hand they have in it or open elsewhere; None where they have none."""
        asked = read_action(interaction.data or {})
        panel = self._panels.get((asked.table, interaction.user.id)) if asked is not None else None
        if asked is None or panel is None or message_of(interaction) is None:
            return None
        if panel.message_id == message_of(interaction):
            panel.address, panel.pressed_at = address_of(interaction), self._tables.now()
            panel.digest, panel.stale, panel.aside = None, False, True
        return asked.table

    def _mark_dirty(self, key: Key, *, new: bool = True, patience: int = 0) -> None:
        """The panel may be out of date. It is looked at at once, or after what is on its way has arrived. ``new``: its
        owner is asked something new. With ``patience`` (milliseconds) it may wait for more to show."""
        panel = self._panels.get(key)
        if panel is None or (panel.aside and not new):
            return
        due_at = self._tables.now() + patience
        sooner = not panel.stale or due_at < panel.due_at
        panel.aside, panel.stale = False, True
        panel.due_at = due_at if sooner else panel.due_at
        if sooner and panel.waiting and panel.task is not None:
            panel.task.cancel()
            panel.task, panel.waiting = None, False
        self._begin(key, panel)

    def _begin(self, key: Key, panel: Panel) -> None:
        if not panel.answers and (panel.task is None or panel.task.done()):
            panel.task = self._tasks.begin(self._push(key, panel), f"panel {key[0]} {key[1]}")

    def _arrived(self, key: Key, panel: Panel) -> None:
        """A request has arrived, or was lost. After two at once the panel may show either."""
        if panel.answers or panel.pushing:
            return
        if panel.crossed:
            panel.digest, panel.crossed, panel.stale = None, False, True
        if panel.address is None:
            self._panels.pop(key, None)
        elif panel.stale:
            panel.aside = False
            self._begin(key, panel)

    async def _push(self, key: Key, panel: Panel) -> None:
        """Brings the panel up to date, until nothing has changed on the way."""
        structlog.contextvars.unbind_contextvars("request")  # it shows what several presses did
        while panel.stale and not panel.answers:
            panel.waiting = True
            at = max(panel.due_at, panel.pushed_at + self._tables.tempo.panel_gap)
            await asyncio.sleep(max(0, at - self._tables.now()) / 1000)
            panel.waiting = False
            if panel.answers or not panel.stale:
                return
            if not self._is_live(panel) or panel.address is None:
                self._forget(key, panel)
                return
            panel.stale = False
            try:
                table = await self._tables.get(key[0])
                layout = self._draw(table.seen_by(key[1]), key[1], panel.address.locale)
            except Exception as error:
                log.warning("a panel could not be drawn", table=key[0], error=repr(error))
                self._forget(key, panel)
                return
            new = digest(layout)
            if panel.answers:
                panel.stale = True  # and whoever answers pushes after it
            elif new != panel.digest:
                await self._send(key, panel, panel.address, layout, new)
                log.debug("a panel was pushed", table=key[0], version=table.record.seq)

    async def _send(self, key: Key, panel: Panel, address: Address, layout: Layout, new: bytes) -> None:
        panel.pushed_at, panel.digest, panel.pushing = self._tables.now(), new, True
        self._pushes.count()
        try:
            await self._sender.push(address, layout)
            panel.tries = 0
        except FAILED as error:
            panel.digest, panel.tries = None, panel.tries + 1
            if may_pass(error):
                if panel.tries < MOST_TRIES:
                    panel.stale, panel.due_at = True, self._tables.now() + pause(panel.tries, error)
            # 401/50027 and 404/10015: the token is too old; 404/10008: the person dismissed the panel.
            elif panel.address is address and not panel.answers:
                log.debug("a panel is gone", table=key[0], error=repr(error))
                self._forget(key, panel)
        finally:
            panel.pushing = False
            self._arrived(key, panel)

    def _close_other(self, panel: Panel, message_id: int | None) -> None:
        """A person has one live hand at a table: the one that was open in another message goes."""
        known = None not in (message_id, panel.message_id)
        live = self._tables.now() - panel.pressed_at < PUSHABLE
        if panel.address is not None and known and live and message_id != panel.message_id:
            self._tasks.begin(self._take_away(panel.address), "old panel")

    async def _take_away(self, address: Address) -> None:
        try:
            await self._sender.take_away(address)
        except FAILED as error:
            log.debug("a private message could not be closed", error=repr(error))

    def _forget(self, key: Key, panel: Panel) -> None:
        panel.stale = panel.crossed = False
        if self._panels.get(key) is panel:
            del self._panels[key]

    def lose(self, table_ids: Collection[int]) -> None:
        """These tables are another process's now: it pushes what people see of them, once they press."""
        for key in [key for key in self._panels if key[0] in table_ids]:
            panel = self._panels[key]
            if panel.task is not None:
                panel.task.cancel()
            self._forget(key, panel)
        self._drafts = {key: draft for key, draft in self._drafts.items() if key[0] not in table_ids}

    async def close(self) -> None:
        """Ends the tasks; what has not been sent is not sent."""
        await self._tasks.close()

    # -- drafts

    def draft(self, table_id: int, player_id: int, prompt: int) -> Draft:
        """What the person has chosen so far as an answer to this question."""
        asked, draft = self._drafts.get((table_id, player_id), (prompt, Draft()))
        return draft if asked == prompt else Draft()

    def keep_draft(self, table_id: int, player_id: int, prompt: int, draft: Draft) -> None:
        """Remembers what somebody has chosen to pass and not confirmed, for the question with this number."""
        self._drafts[table_id, player_id] = (prompt, draft)

    def drop_draft(self, table_id: int, player_id: int) -> None:
        """Forgets what somebody has chosen to pass."""
        self._drafts.pop((table_id, player_id), None)

    def _forget_drafts(self, before: Table, after: Table) -> None:
        """What was chosen as an answer to a question that is not put any more, or by somebody who has left."""
        for seat in before.seats:
            key = after.record.id, seat.player_id or 0
            asked, _ = self._drafts.get(key, (None, None))
            if asked is not None and (asked != after.game.prompt or not after.alive or after.seat_of(key[1]) is None):
                del self._drafts[key]

    def _prune(self) -> None:
        """The panel that was pressed last is the last one, so whatever is too old comes first."""
        while self._panels and not self.live(*(oldest := next(iter(self._panels)))):
            del self._panels[oldest]
            self._drafts.pop(oldest, None)


def _asked(table: Table, seat: int) -> int | None:
    """The question that a seat is asked, if any."""
    return table.game.prompt if seat in table.game.to_act else None
