"""A feature: what a folder of `cogs/` adds to the bot beside its commands."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.answers.asker import FormHandler, Handler, ReplayNotes
from bot.tables.kind import Kind
from bot.ui.kinds import KindScreens


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
    kinds: dict[Kind, KindScreens] = field(default_factory=dict)
    """Its kinds of tables, and their screens."""
    begin: Callable[[], None] = lambda: None
    """Sends what was left unsent: once a shard has come, and when somebody's data has been deleted."""
    close: Callable[[], Awaitable[None]] = _nothing
    """What it does when the bot stops, before tables close."""
    replay_notes: ReplayNotes | None = None
    """What it says about the steps of a round that somebody looks at again."""
