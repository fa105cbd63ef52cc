"""Open panels: private messages on people's screens, and where they can be reached."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass

import discord

from bot.tables.views import TableView
from bot.transport.failures import was_answered
from bot.transport.library import Interaction
from bot.ui.items import Layout


@dataclass(frozen=True, slots=True)
class Address:
    """Where a panel can be reached after a press on it, and in which language it is read."""

    application_id: int
    token: str
    """The token of the interaction, which Discord accepts for fifteen minutes."""
    locale: discord.Locale


Draw = Callable[[TableView, int, discord.Locale, bool], Layout]
"""Renders the panel of a person, in their language; the last argument: whether a moderator has taken their seat."""


@dataclass(slots=True)
class Panel:
    """A panel on somebody's screen, and how the newest press lets it be edited. Times are in milliseconds."""

    pressed_at: int
    address: Address | None = None
    """None while the first answer is in flight."""
    message_id: int | None = None
    """The id of its message; None if unknown."""
    digest: bytes | None = None
    """The digest of what it shows; None if unknown."""
    aside: bool = False
    """Its owner looks at another screen in it."""
    screen: Layout | None = None
    """That other screen, until it is known to be shown."""
    removed: bool = False
    """A moderator has taken the seat of its owner."""
    stale: bool = False
    """Something has changed since it was last drawn, or it is unknown what is shown."""
    answers: int = 0
    """Answers to presses that are in flight; meanwhile nothing is pushed."""
    pushing: bool = False
    crossed: bool = False
    """Two requests were in flight at once; which of them arrived last is unknown."""
    pushed_at: int = 0
    due_at: int = 0
    """When it may be pushed next, with what is true then."""
    waiting: bool = False
    """Its task sleeps until then."""
    failing_since: int = 0
    """Since when its pushes have failed, or the last change meanwhile; 0 if they do not."""
    task: asyncio.Task[None] | None = None

    @contextmanager
    def answering(self, interaction: Interaction) -> Iterator[None]:
        """A context in which an answer to a press is in flight. If it is lost, the hand is to be shown."""
        self.crossed |= self.pushing or self.answers > 0
        self.answers += 1
        try:
            yield
            self.crossed |= was_answered(interaction)
        except BaseException:
            self.crossed, self.aside = True, False
            raise
        finally:
            self.answers -= 1


Key = tuple[int, int]
"""Table and person."""


class OpenPanels(MutableMapping[Key, Panel]):
    """The panels that are open, ordered by the last answer, oldest first. There may be thousands; a person has few."""

    def __init__(self) -> None:
        self._panels: dict[Key, Panel] = {}
        self._tables: dict[int, tuple[int, ...]] = {}
        """The tables of each person's panels. A tuple of one is the smallest collection: most people have one panel."""

    def __getitem__(self, key: Key) -> Panel:
        return self._panels[key]

    def __setitem__(self, key: Key, panel: Panel) -> None:
        table, person = key
        if key not in self._panels:
            self._tables[person] = (*self._tables.get(person, ()), table)
        self._panels[key] = panel

    def __delitem__(self, key: Key) -> None:
        table, person = key
        del self._panels[key]
        others = tuple(each for each in self._tables.pop(person) if each != table)
        if others:
            self._tables[person] = others

    def __iter__(self) -> Iterator[Key]:
        return iter(self._panels)

    def __len__(self) -> int:
        return len(self._panels)

    def of(self, person: int) -> list[tuple[Key, Panel]]:
        """The panels of a person."""
        return [((table, person), self._panels[table, person]) for table in self._tables.get(person, ())]

    def in_message(self, person: int, message_id: int | None, table_id: int | None) -> tuple[Key, Panel] | None:
        """A person's panel in a private message, if there is one. It is found at once if it is of this table."""
        if message_id is None:
            return None
        if table_id is not None and (panel := self.get((table_id, person))) and panel.message_id == message_id:
            return (table_id, person), panel
        return next((each for each in self.of(person) if each[1].message_id == message_id), None)


@dataclass(slots=True)
class Answer:
    """An answer that is being sent, and the id of the private message that shows it; None if unknown."""

    message_id: int | None


def address_of(interaction: Interaction) -> Address:
    """The address of the private message of a press, or of its answer."""
    return Address(interaction.application_id, interaction.token, interaction.locale)


def message_of(interaction: Interaction) -> int | None:
    """The id of the private message that was pressed; None if the answer will be a new message."""
    pressed = interaction.message
    return pressed.id if pressed is not None and pressed.flags.ephemeral else None
