"""The router: every press, choice and form goes from here to the feature whose screen it is, and gets exactly one
answer."""

from __future__ import annotations

import structlog

from bot.answers.access import let_in, table_pressed
from bot.answers.asker import Asker, FormHandler, Handler, Interaction
from bot.answers.error_messages import telling_errors
from bot.answers.feature import Feature
from bot.answers.readiness import once_ready
from bot.answers.replies import show_panel
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.ui.actions import Action
from bot.ui.forms import Filled

log = structlog.get_logger(__name__)


class Router:
    """Knows the handler of each verb."""

    def __init__(self) -> None:
        self.presses: dict[str, Handler] = {}
        self.forms: dict[str, FormHandler] = {}
        self._anywhere: set[str] = set()
        self._with_others: set[str] = set()

    def add(self, feature: Feature) -> None:
        """Sends the verbs of a feature to its handlers. Raises ValueError for a verb that another feature has."""
        if taken := (self.presses.keys() & feature.presses.keys()) | (self.forms.keys() & feature.forms.keys()):
            raise ValueError(f"these verbs are taken: {', '.join(sorted(taken))}")
        self.presses |= feature.presses
        self.forms |= feature.forms
        self._anywhere |= feature.anywhere
        self._with_others |= feature.with_others

    async def press(self, interaction: Interaction, action: Action | None) -> None:
        """Handles a button or a menu; ``action`` is None for one that no version of this bot knows."""
        asker = Asker(interaction)
        if not await asker.bot.interactions.begin(interaction):
            return
        async with telling_errors(asker):
            if action is None:
                raise NotAllowed("unreadable")
            log.debug("a button or a menu", verb=action.verb, table=action.table)
            pressed = await let_in(asker, table_pressed(action), anywhere=action.verb in self._anywhere)
            if pressed is not None and pressed.kind.solitaire and action.verb in self._with_others:
                raise NotAllowed("unreadable")
            await asker.remember()
            try:
                await self._handle(asker, action)
            except NotAllowed as refusal:
                if refusal.key != "unreadable" or pressed is None or not _plays(asker, pressed):
                    raise
                await show_panel(asker, pressed, asker.say("note-outdated"))  # as on a screen of an older version

    async def _handle(self, asker: Asker, action: Action) -> None:
        handler = self.presses.get(action.verb)
        if handler is None:
            raise NotAllowed("unreadable")
        await once_ready(asker, lambda: handler(asker, action))

    async def submit(self, interaction: Interaction, filled: Filled | None) -> None:
        """Handles a form; ``filled`` is None for one that no version of this bot knows."""
        asker = Asker(interaction)
        if not await asker.bot.interactions.begin(interaction):
            return
        async with telling_errors(asker):
            await let_in(asker)
            await asker.remember()
            if filled is None or filled.verb not in self.forms:
                raise NotAllowed("unreadable")
            log.debug("a form", verb=filled.verb)
            await self.forms[filled.verb](asker, filled)


def _plays(asker: Asker, table: Table) -> bool:
    return table.alive and table.seat_of(asker.id) is not None
