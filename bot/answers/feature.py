"""A feature: what a folder of `cogs/` adds to the bot beside its commands."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from typing import Protocol

from bot.answers.context import Context, Ending
from bot.background import Job
from bot.language.wording import Translator
from bot.past import PlayedRound
from bot.tables.drafts import GivenHint
from bot.tables.kind import Kind
from bot.tables.person import Person
from bot.tables.views import TableView
from bot.ui.actions import Action
from bot.ui.features import KindScreens
from bot.ui.forms import Filled
from bot.ui.items import Component

Handler = Callable[[Context, Action], Awaitable[None]]
"""What a press does. Raises what `bot.answers.error_messages` turns into a sentence."""
FormHandler = Callable[[Context, Filled], Awaitable[None]]
"""What a form does, likewise."""


async def _nothing(*about: object) -> None:
    pass


async def _no_notes(*about: object) -> Mapping[int, Sequence[str]]:
    return {}


async def _no_puzzle(ctx: Context) -> bool:
    return False


class Closing(Protocol):
    """A part that ends with the bot."""

    async def close(self) -> None:
        """Stops what it does in the background."""


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
    """Verbs that are refused in private games: no screen of those has them."""
    menus_of_tables: frozenset[str] = frozenset()
    """Verbs whose menus list tables: a press is about the one that was chosen."""
    kinds: dict[Kind, KindScreens] = field(default_factory=dict)
    """Its kinds of tables, and their screens."""
    endings: Mapping[Kind, Ending] = field(default_factory=dict)
    """What shows how a game of a kind has ended, if the table alone does not tell enough."""
    jobs: Sequence[Job] = ()
    """What it does in the background. Jobs are woken when a shard has come, and when somebody's data has been
    deleted."""
    closing: Sequence[Closing] = ()
    """What else is closed when the bot stops, such as its live messages: after its jobs, before the tables."""
    forgetting: Callable[[Person], AbstractAsyncContextManager[None]] = lambda person: nullcontext()
    """A context in which somebody's data is deleted: locks what must not change meanwhile, and takes them out of it."""
    banned: Callable[[int, Person], Awaitable[None]] = _nothing
    """What it does when a server (its id) has banned somebody."""
    redraw_server: Callable[[int], Awaitable[None]] = _nothing
    """Redraws its messages on a server, whose language has changed, or where the bot has new permissions."""
    tip: Callable[[TableView, int], GivenHint | None] = lambda view, person: None
    """What the coach tells a person (an id) unasked on their panel, about their present question."""
    replay_notes: Callable[[Context, int, PlayedRound], Awaitable[Mapping[int, Sequence[str]]]] = _no_notes
    """What it tells a person alone while they watch the replay of a round at a table (an id): lines by step."""
    own_puzzle: Callable[[Context], Awaitable[bool]] = _no_puzzle
    """Shows somebody a puzzle from a game of their own, which comes before those for everybody; False if they have none
    now."""
    of_day: Callable[[int, bool, Translator], Sequence[Component]] = lambda day, over, say: ()
    """What it adds to the public message of a day, given the number of the day and whether that is over."""


class Features(list[Feature]):
    """Those that the bot has loaded, in their order."""

    def begin(self) -> None:
        """Wakes their jobs."""
        for feature in self:
            for job in feature.jobs:
                job.wake()

    async def close(self) -> None:
        """Ends their jobs and parts."""
        for feature in self:
            for part in (*feature.jobs, *feature.closing):
                await part.close()

    @asynccontextmanager
    async def forgetting(self, person: Person) -> AsyncIterator[None]:
        """A context in which somebody's data is deleted."""
        async with AsyncExitStack() as held:
            for feature in self:
                await held.enter_async_context(feature.forgetting(person))
            yield

    async def banned(self, guild_id: int, person: Person) -> None:
        """Tells them that a server has banned somebody."""
        for feature in self:
            await feature.banned(guild_id, person)

    async def redraw_server(self, guild_id: int) -> None:
        """Redraws their messages on a server, as when its language or the bot's permissions have changed."""
        for feature in self:
            await feature.redraw_server(guild_id)
