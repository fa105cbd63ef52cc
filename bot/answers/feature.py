"""A feature: what a folder of `cogs/` adds to the bot beside its commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass, field

from bot.answers.asker import Ending, FormHandler, Handler, OfDay, OwnPuzzle, ReplayNotes
from bot.tables.kind import Kind
from bot.tables.person import Person
from bot.ui.features import KindScreens


async def _nothing(*about: object) -> None:
    pass


@dataclass(frozen=True, kw_only=True)
class Feature:
    """What a feature adds; each default adds nothing."""

    presses: Mapping[str, Handler] = field(default_factory=dict)
    """What its buttons and menus do, by the verb of their custom_id."""
    forms: Mapping[str, FormHandler] = field(default_factory=dict)
    """What its forms do, by their verb."""
    anywhere: frozenset[str] = frozenset()
    """Verbs that also work outside of servers."""
    with_others: frozenset[str] = frozenset()
    """Verbs that no screen of a private game uses."""
    kinds: dict[Kind, KindScreens] = field(default_factory=dict)
    """Its kinds of tables, and their screens."""
    endings: Mapping[Kind, Ending] = field(default_factory=dict)
    """What shows how a game of a kind has ended, if that asks for more than the table."""
    begin: Callable[[], None] = lambda: None
    """Sends what was left unsent: once a shard has come, and when somebody's data has been deleted."""
    close: Callable[[], Awaitable[None]] = _nothing
    """What it does when the bot stops, before tables close."""
    forgetting: Callable[[Person], AbstractAsyncContextManager[None]] = lambda person: nullcontext()
    """A context in which somebody's data is deleted: what is locked meanwhile, and where they take part no more."""
    banned: Callable[[int, Person], Awaitable[None]] = _nothing
    """What it does when a server (its id) has banned somebody."""
    redraw_server: Callable[[int], Awaitable[None]] = _nothing
    """Redraws its messages on a server, whose language has changed."""
    replay_notes: ReplayNotes | None = None
    """What it says about the steps of a round that somebody looks at again."""
    own_puzzle: OwnPuzzle | None = None
    """Its puzzles from somebody's own games, which come before those for everybody."""
    of_day: OfDay | None = None
    """What it adds to the message of each day."""
