"""A feature: what a folder of `cogs/` adds to the bot beside its commands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.answers.asker import FormHandler, Handler
from bot.tables.kind import Kind
from bot.ui.kinds import KindScreens


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
