"""Panels: the private screens that are open, and how they are brought up to date while Discord allows it."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple

import discord
import structlog

from bot.background import POLL_INTERVAL, Job, Tasks
from bot.messages.live_messages import LiveMessage, LiveMessages
from bot.tables import calls
from bot.tables.drafts import GivenHint
from bot.tables.repository import Cause
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.transport.answer import Answer
from bot.transport.budget import Rate
from bot.transport.failures import FAILED, RETRY, may_pass, retrying
from bot.transport.library import TOKEN_LIFETIME, Interaction, Library, message_of
from bot.ui.actions import read_action
from bot.ui.items import Layout, digest
from db import StoreError
from hearts import Phase

log = structlog.get_logger(__name__)

Draw = Callable[[TableView, int, discord.Locale, bool], Layout]
"""Renders the panel of a person, in their language; the last argument: whether a moderator has taken their seat."""
Key = tuple[int, int]
"""Table and person."""
_CHOOSING: Final = frozenset({Phase.CALLING, Phase.PASSING})
"""Phases in which a panel shows what its owner has chosen so far."""
PUSHABLE: Final = TOKEN_LIFETIME - 30_000
"""How long a panel is pushed after its owner's last press, in milliseconds."""
SCREEN_STAYS: Final = 10_000
"""How long another screen than the hand stays after its person's press at least, in milliseconds: nobody presses *Yes*
where a card is by then, or *Leave* where nothing is."""
EASY_PUSHES: Final = 50
"""Pushes a second: each time so many make the panels of people who are asked nothing wait once more as long
(`bot.tables.pace.Tempo.panel_patience`), up to ``SLOWEST`` times. A core can do some hundreds."""
SLOWEST: Final = 5
TOGETHER: Final = 250
"""Milliseconds between the moments at which panels are due that may wait: those of one table then show the same
version, and much of what they show is drawn once."""
MAX_TRIES: Final = 3
"""Tries of a deletion that fails for a temporary reason."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a panel can be reached after a press on it, and in which language it is read."""

    token: str
    """The token of the interaction, which Discord accepts for fifteen minutes."""
    locale: discord.Locale


class Shows(Enum):
    """What somebody looks at in the message of their panel."""

    HAND = auto()
    OTHER = auto()
    """Another screen, until there is something new."""
    OUTDATED = auto()
    """Another screen, though there is something new: until it has stayed for ``SCREEN_STAYS``."""
    REMOVED = auto()
    """That a moderator has taken their seat."""


@dataclass(slots=True)
class Panel(LiveMessage):
    """A panel on somebody's screen, and how the newest press lets it be edited."""

    pressed_at: int
    address: Address | None = None
    """None while the first answer is in flight."""
    message_id: int | None = None
    """The id of its message; None if unknown."""
    check: GivenHint | None = None
    """What the coach says about its owner's last choice, if anything."""
    shows: Shows = Shows.HAND
    screen: Layout | None = None
    """The other screen, until it is known to be shown."""

    def is_live(self, now: int) -> bool:
        """Whether it can still be pushed."""
        return self.requests > 0 or now - self.pressed_at < PUSHABLE

    def come_back(self) -> None:
        """Shows the hand in the place of another screen."""
        if self.shows is not Shows.REMOVED:
            self.shows = Shows.HAND


class OpenPanels(UserDict[Key, Panel]):
    """The panels that are open, ordered by the last answer, oldest first. There may be thousands; a person has few."""

    def __init__(self) -> None:
        super().__init__()
        self._tables: dict[int, tuple[int, ...]] = {}
        """The tables of each person's panels. A tuple of one is the smallest collection: most people have one panel."""

    def __setitem__(self, key: Key, panel: Panel) -> None:
        table, person = key
        if key not in self:
            self._tables[person] = (*self._tables.get(person, ()), table)
        super().__setitem__(key, panel)

    def __delitem__(self, key: Key) -> None:
        table, person = key
        super().__delitem__(key)
        others = tuple(each for each in self._tables.pop(person) if each != table)
        if others:
            self._tables[person] = others

    def of(self, person: int) -> list[tuple[Key, Panel]]:
        """The panels of a person."""
        return [((table, person), self[table, person]) for table in self._tables.get(person, ())]

    def in_message(self, person: int, message_id: int | None) -> list[tuple[Key, Panel]]:
        """A person's panel in a private message; several for a moment, when several presses have opened them there."""
        return [each for each in self.of(person) if each[1].message_id == message_id is not None]


def address_of(interaction: Interaction) -> Address:
    """The address of the private message of a press, or of its answer."""
    return Address(interaction.token, interaction.locale)


class Update(NamedTuple):
    """A person whose panel is to be drawn again."""

    player_id: int
    new: bool
    """There is a new question, phase, round or status: the hand comes back in the place of another screen."""
    may_wait: bool
    """They are asked nothing: more changes may come before it is drawn."""


def updates(before: Table, after: Table) -> Iterator[Update]:
    """The people at a table who see a change. Who is choosing is not disturbed by the moves of others, but by their
    wish to end the game (the panel may say that it goes on) and by who takes a seat."""
    everybody = (
        before.game.phase is not after.game.phase
        or before.record.status is not after.record.status
        or len(before.game.rounds) != len(after.game.rounds)
    )
    calm = _wishes(after) <= _wishes(before) and _names(after) == _names(before)
    undisturbed = calm and after.game.phase in _CHOOSING
    earlier, now = _questions(before), _questions(after)
    for seat in after.seats:
        if seat.player_id is None:
            continue
        new, asked = everybody or earlier.get(seat.seat) != now.get(seat.seat), seat.seat in now
        if new or not asked or not undisturbed:
            yield Update(seat.player_id, new, may_wait=not new and not asked)


def left(before: Table, after: Table) -> Iterator[int]:
    """The ids of the people who have left the table."""
    staying = {seat.player_id for seat in after.seats}
    for seat in before.seats:
        if seat.player_id is not None and seat.player_id not in staying:
            yield seat.player_id


def _questions(table: Table) -> dict[int, int]:
    """The question that each seat is asked which owes a move."""
    return dict.fromkeys(table.game.to_act, table.game.prompt)


def _names(table: Table) -> list[tuple[str, bool, bool]]:
    """Who sits where, as the panels name them: a computer player and a stand-in have a mark."""
    return [(seat.name, seat.player_id is None, seat.away) for seat in table.seats]


def _wishes(table: Table) -> int:
    """How many people would like to end the game."""
    return sum(seat.wants_end for seat in table.seats)


class Panels:
    """The open panels of this process."""

    def __init__(self, tables: Tables, draw: Draw, library: Library) -> None:
        self._tables = tables
        self._draw = draw
        self._library = library
        self.open = OpenPanels()
        self._live = LiveMessages(
            "panel", self._new, self._push, self._failed, tables.now, tables.tempo.panel_gap, self.open
        )
        self._tasks = Tasks()
        """Those that close private messages."""
        self._pushes = Rate(tables.now)
        self._versions: dict[int, int] = {}
        """By private game with an open panel: the version that this shows at least."""
        self._job = Job("private games", self._redraw_changed)

    def _new(self) -> Panel:
        return Panel(self._tables.now())

    @contextmanager
    def answering(self, table_id: int, interaction: Interaction, layout: Layout) -> Iterator[None]:
        """A context in which a press is answered with this panel, just drawn as ``layout``. After that, pushes use its
        token. Changes that happen meanwhile are pushed afterwards; after a lost answer with the earlier token, if there
        is one. The person's panel in another message is closed, and one of another table in this message is
        forgotten."""
        self._prune()
        key, answer = (table_id, interaction.user.id), Answer.to(interaction)
        panel = self.open.pop(key, None)
        if panel is None or panel.message_id != answer.message_id:
            self._leave(interaction)
        if panel is None:
            panel = Panel(self._tables.now(), message_id=answer.message_id)
        self.open[key] = panel
        panel.shows, before = Shows.HAND, panel.message_id
        with self._answering(key, panel, interaction):
            yield
            shown = answer.message_id
            if self._is_newest(panel, before, interaction, shown):
                self._note_press(panel, interaction)
                panel.message_id, panel.digest = shown, digest(layout)

    @contextmanager
    def _answering(self, key: Key, panel: Panel, interaction: Interaction) -> Iterator[None]:
        """A context in which an answer to a press is in flight, just drawn; meanwhile nothing is pushed. If it is lost,
        the hand is to be shown."""
        with self._live.drawing(key):
            panel.again_at = None
            try:
                with panel.request(interaction):
                    yield
            except BaseException:
                panel.overlapped = True
                panel.come_back()
                raise
            finally:
                self._arrived(key, panel)

    def changed(self, before: Table, after: Table, cause: Cause) -> None:
        """A listener of `Repository`: pushes each change to the panels, card by card. Who looks at another screen gets
        the hand back for something new only."""
        self._tables.drafts.changed(before, after)
        record = after.record
        if record.id in self._versions:
            self._versions[record.id] = record.seq
        if calls.only_called(before, after):  # a hint stays on the screen
            return
        times = int(self._pushes.per_second / EASY_PUSHES) + (cause is Cause.PERSON)  # others are paced to be watched
        patience = self._tables.tempo.panel_patience * min(SLOWEST, times)
        for player_id in left(before, after):
            key, removed = (record.id, player_id), cause is Cause.MODERATOR
            if removed and (panel := self.open.get(key)) is not None:
                panel.shows = Shows.REMOVED
            self._mark_dirty(key, new=removed)  # who was removed is told so on whatever screen they are
        for player_id, new, may_wait in updates(before, after):
            self._mark_dirty((record.id, player_id), new=new, patience=patience if may_wait else 0)

    def check(self, table_id: int, player_id: int, said: GivenHint | None) -> None:
        """Shows what the coach says about a person's last choice, until there is another one; None: nothing."""
        if (panel := self.open.get((table_id, player_id))) is not None:
            panel.check = said
            if said is not None:
                self._mark_dirty((table_id, player_id), new=False)

    def checked(self, table_id: int, player_id: int) -> GivenHint | None:
        """What the coach says about a person's last choice."""
        panel = self.open.get((table_id, player_id))
        return panel.check if panel is not None else None

    def redraw(self, player_id: int, *, but: int | None = None) -> None:
        """Redraws the panels of a person whose preferences have changed, ``but`` the one at this table."""
        for key, _ in self.open.of(player_id):
            if key[0] != but:
                self._mark_dirty(key, new=False)

    async def redraw_server(self, guild_id: int) -> None:
        """Redraws the panels at the tables of a server that has changed what they show."""
        self._redraw_at(await self._tables.store.tables.alive_in_guild(guild_id))

    def _redraw_at(self, table_ids: Collection[int]) -> None:
        for key in [key for key in self.open if key[0] in table_ids]:
            self._mark_dirty(key, new=False)

    @contextmanager
    def setting_aside(self, interaction: Interaction, screen: Layout) -> Iterator[None]:
        """A context in which a press on a private message is answered with another screen than the hand. The hand is
        pushed after a lost answer, and after one that has overlapped with that of a later press which asked for the
        hand; the screen is pushed after one that has overlapped with an earlier request."""
        person, message_id = interaction.user.id, message_of(interaction)
        shown = self.open.in_message(person, message_id)
        if not shown:
            try:
                yield
            finally:
                self._opened_meanwhile(person, message_id)
            return
        key, panel = shown[-1]
        panel.screen = screen
        if panel.shows is Shows.HAND:
            panel.shows = Shows.OTHER
        with self._answering(key, panel, interaction):
            yield
            if panel.message_id == message_id:  # else a newer hand has taken its place
                self._note_press(panel, interaction)
                panel.digest = None
        if panel.shows is not Shows.OTHER:  # there is something new, or they were removed
            self._mark_dirty(key, new=False)

    def _note_press(self, panel: Panel, interaction: Interaction) -> None:
        """Keeps the token of the newest press on the panel. If another process may have answered a press on a private
        message, its token may lead to a message of that process, even to one for everybody, so the earlier one stays.
        (A hand in a new message is known to be private: see `bot.transport.answer.Answer`.)"""
        if not Answer.to(interaction).was_given_elsewhere or message_of(interaction) is None:
            panel.address, panel.pressed_at = address_of(interaction), self._tables.now()

    def _opened_meanwhile(self, person: int, message_id: int | None) -> None:
        """Pushes a hand that a later press has opened in a message, which another screen may now hide."""
        for key, panel in self.open.of(person) if message_id is not None else ():
            if panel.requests or panel.message_id == message_id:
                panel.overlapped = True
                self._arrived(key, panel)

    def table_of_panel(self, interaction: Interaction) -> int | None:
        """The id of the table that a press on a private message is about, if the person has its panel; else None."""
        asked = read_action(interaction.data or {})
        if asked is None or message_of(interaction) is None or (asked.table, interaction.user.id) not in self.open:
            return None
        return asked.table

    @contextmanager
    def leaving(self, interaction: Interaction) -> Iterator[None]:
        """A context in which another table takes the place of the person's panel in the private message that was
        pressed: the panel is forgotten. If that fails, it is back, unless another press has opened one there."""
        left = self._leave(interaction)
        try:
            yield
        except BaseException:
            for key, panel in left:
                taken = self.open.in_message(key[1], panel.message_id)
                if not taken and self.open.setdefault(key, panel) is panel:
                    self._mark_dirty(key, new=False)  # the game may have gone on meanwhile
            raise

    def _leave(self, interaction: Interaction) -> list[tuple[Key, Panel]]:
        """Forgets the person's panel in the private message that was pressed, and returns it."""
        left = self.open.in_message(interaction.user.id, message_of(interaction))
        for key, panel in left:
            self._drop(key, panel)
        return left

    def _mark_dirty(self, key: Key, *, new: bool, patience: int = 0) -> None:
        """Marks the panel as out of date; it is redrawn now, or after the requests in flight. ``new`` (a new question)
        also redraws a panel whose owner looks at another screen, once that has stayed for ``SCREEN_STAYS``.
        ``patience``: milliseconds that it waits for more changes at least; if there are any, it is due at the same
        moment as others that wait."""
        panel, now = self.open.get(key), self._tables.now()
        if panel is None or (panel.shows is Shows.OTHER and not new):
            return
        if panel.shows is Shows.OTHER:
            panel.shows = Shows.OUTDATED
        panel.failing_since = now
        due_at = now + patience
        due_at += -due_at % TOGETHER if patience else 0
        self._live.mark(key, due_at)

    def _arrived(self, key: Key, panel: Panel) -> None:
        """Called after each request, also a lost one. If two were in flight at once, it is unknown which of them the
        panel shows, so it is pushed again, or the other screen if that was asked for last; and the hand of another
        table that has taken its place meanwhile."""
        if panel.requests:
            return
        if self.open.get(key) is not panel:
            self._opened_meanwhile(key[1], panel.message_id)
            return
        if overlapped := panel.forget_overlap():
            self._live.mark(key, self._tables.now())
        if panel.address is None:
            self._drop(key, panel)
        elif not overlapped:
            panel.screen = None

    async def _push(self, key: Key, panel: Panel) -> None:
        """Pushes the panel, if it looks different from what is shown."""
        if panel.address is None or not panel.is_live(self._tables.now()):
            self._drop(key, panel)
            return
        if panel.shows is Shows.OUTDATED:
            if (until := panel.pressed_at + SCREEN_STAYS) > self._tables.now():
                panel.again_at = until
            else:
                panel.come_back()
        table, address = await self._tables.get(key[0]), panel.address
        if not self._tables.ownership.owns(table.record.guild_id):  # until it is known whether somebody took over
            panel.again_at = self._tables.now() + RETRY
            return
        elsewhere = panel.shows in (Shows.OTHER, Shows.OUTDATED)
        if elsewhere and panel.screen is None:
            return
        screen = panel.screen if elsewhere else None  # which overlapped with a push
        removed = panel.shows is Shows.REMOVED
        layout = screen or self._draw(table.seen_by(key[1]), key[1], address.locale, removed)
        if panel.requests:
            panel.again_at = self._tables.now()  # it is pushed after the answer
            return
        if (new := digest(layout)) == panel.digest:
            return
        panel.digest = None
        self._pushes.count()
        try:
            with panel.request():
                await self._library.edit_original(address.token, layout)
            panel.digest = new
            log.debug("a panel was pushed", table=key[0], version=table.record.seq)
        except FAILED as error:
            if may_pass(error):
                raise
            if panel.address is address and not panel.requests:  # too old a token (50027, 10015), or dismissed (10008)
                log.debug("a panel is gone", table=key[0], error=repr(error))
                self._drop(key, panel)
        finally:
            self._arrived(key, panel)

    async def _failed(self, key: Key, panel: Panel, error: Exception) -> bool:
        """Forgets a panel that cannot be drawn; all else is tried again."""
        if isinstance(error, (*FAILED, StoreError)):
            return False
        log.warning("a panel could not be drawn", table=key[0], error=repr(error))
        self._drop(key, panel)
        return True

    def _is_newest(self, panel: Panel, before: int | None, interaction: Interaction, message_id: int | None) -> bool:
        """Deletes one of two messages with the person's hand. Returns whether this one is left: it is, unless a newer
        one has taken the place of the one ``before`` while the answer was on its way."""
        shown = panel.message_id
        if panel.address is None or message_id is None or shown in (None, message_id):
            return True
        overtaken = shown != before and message_id < shown
        self._tasks.begin(self._delete_panel(address_of(interaction) if overtaken else panel.address), "old panel")
        return not overtaken

    async def _delete_panel(self, address: Address) -> None:
        try:
            await retrying(MAX_TRIES)(self._library.delete_original, address.token)
        except FAILED as error:
            log.debug("a private message could not be closed", error=repr(error))

    def _drop(self, key: Key, panel: Panel) -> None:
        panel.again_at = None
        if self.open.get(key) is panel:
            self._live.forget(key)

    def forget(self, table_ids: Collection[int]) -> None:
        """Forgets the panels and drafts of these tables: another process owns them, and pushes after the next press."""
        for key in [key for key in self.open if key[0] in table_ids]:
            self._live.forget(key)
        self._tables.drafts.forget(table_ids)

    def begin(self) -> None:
        """Begins to look at the private games whose panels are open, if several processes share the database. Games on
        no server belong to every process: a person may go on with one at another. Called again when a shard has
        come."""
        if self._tables.ownership.shared:
            self._job.wake()

    async def _redraw_changed(self) -> float:
        stored = await self._tables.store.tables.versions_on_no_server({table_id for table_id, _ in self.open})
        self._redraw_at([each for each, version in stored.items() if version > self._versions.get(each, 0)])
        self._versions = {each: max(version, self._versions.get(each, 0)) for each, version in stored.items()}
        return POLL_INTERVAL

    async def close(self) -> None:
        """Cancels the tasks; what has not been sent is dropped."""
        await self._job.close()
        await self._live.close()
        await self._tasks.close()

    def _prune(self) -> None:
        """Removes expired panels from the front, until the first that can still be pushed."""
        while self.open and not self.open[oldest := next(iter(self.open))].is_live(self._tables.now()):
            del self.open[oldest]
            self._tables.drafts.drop(*oldest)
