"""The router: every press, choice and form goes from here to the module of its screen."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.delivery.access import let_in, table_pressed
from bot.delivery.answering import answering
from bot.delivery.asker import Asker, Interaction
from bot.presses import help, hint, history, leaderboard, privacy, rules, settings, table, turn
from bot.tables.refusal import Refusal
from bot.ui.forms import Filled
from bot.ui.items import Ask

Handler = Callable[[Asker, Ask], Awaitable[None]]

HANDLERS: dict[str, Handler] = {
    **table.HANDLERS,
    **turn.HANDLERS,
    **rules.HANDLERS,
    "hint": hint.press,
    "replay": history.show_replay,
    "history": history.show_history,
    "ranking": leaderboard.press,
    "privacy": privacy.press,
    "settings": settings.settings,
    "prefer": settings.prefer,
    "help": help.press,
}


class Router:
    """Answers each press and each form with exactly one request."""

    async def press(self, interaction: Interaction, action: Ask) -> None:
        asker = Asker(interaction)
        async with answering(asker):
            await let_in(asker, table_pressed(action))
            await asker.remember()
            handler = HANDLERS.get(action.verb)
            if handler is None:
                raise Refusal("unreadable")
            await handler(asker, action)

    async def submit(self, interaction: Interaction, filled: Filled | None) -> None:
        """A form was sent; None: one that no version of this bot knows."""
        asker = Asker(interaction)
        async with answering(asker):
            await let_in(asker)
            await asker.remember()
            if filled is None:
                raise Refusal("unreadable")
            await rules.submit(asker, filled)
