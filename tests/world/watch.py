"""The watch: checks everything that the bot sends for mistakes and hidden cards."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import simcord

from bot.client import HeartsBot
from bot.tables.table import Table
from hearts import Card, Phase
from tests.payloads import lint_choices, lint_form, lint_message, texts
from tests.screens import Button, buttons_of, say
from tests.secrecy import cards_in, cards_shown, closed_round, known_cards, names, open_cards, untitled
from tests.world.requests import Request, read

OPEN = ("replay", "house-", "help", "prefer")
"""Verbs of screens without secrets: a finished round with all hands open, and rules and samples of card faces."""
EXAMPLE = say("refusal-unknown-card", text="")
"""A sentence that mentions a card to show how cards are written."""


class Watch(list[Any]):
    """Checks each request when it is sent; stands in for the simulator's log."""

    def __init__(self, env: simcord.Env) -> None:
        super().__init__(env.backend.http_requests)
        self._env = env
        self._tables_of: dict[int, int] = {}
        self.requests: list[Request] = []
        self.complaints: list[str] = []
        self.tables: dict[int, Table] = {}
        self.typed: dict[int, frozenset[Card]] = {}
        """By interaction: the cards that the person has typed or pressed."""
        self.played: list[float] = []
        """When each card was played, in seconds of the simulated clock."""
        self._live: dict[int, Table] = {}
        self._answered: set[int] = set()
        """The interactions that were answered with a message or a form."""
        env.backend.http_requests = self

    def listen(self, bot: HeartsBot) -> None:
        bot.tables.repository.listen(self._changed)
        self._live = bot.tables.repository._live

    def _changed(self, before: Table, after: Table, cause: object) -> None:
        self.tables[after.record.id] = after
        if before.game.phase is Phase.PLAYING and after.game is not before.game:
            self.played.append(self._env.now().timestamp())

    def behind(self, since: float) -> tuple[float, ...]:
        """Seconds from each played card to the next request about a public message."""
        kinds = ("edit", "exempt", "post", "follow-up")
        shown = [each.at for each in self.requests if each.kind in kinds and not each.private]
        cards = (played for played in self.played if since <= played <= shown[-1])
        return tuple(next(at for at in shown if at >= played) - played for played in cards)

    def append(self, entry: Any) -> None:
        super().append(entry)
        request = read(self._env.backend, entry, self.typed)
        request.at = self._env.now().timestamp()
        self.requests.append(request)
        for complaint in self._complaints(request):
            self.complaints.append(f"{request.method} {request.path}: {complaint}\n{request.body}")

    def _complaints(self, request: Request) -> Iterable[str]:
        if "choices" in request.body:
            yield from lint_choices(request.body["choices"])
        if request.interaction is not None and (request.kind == "form" or request.message is not None):
            if request.kind == "follow-up" and request.private and request.interaction in self._answered:
                yield "a second answer"
            self._answered.add(request.interaction)
        if request.kind == "form":
            yield from lint_form(request.body)
            return
        message = request.message
        if message is None:
            if request.kind in ("post", "edit", "push", "exempt", "follow-up"):
                yield "no components"
            return
        yield from lint_message(message, private=request.private, new=request.new)
        yield from self._secrets(request, message["components"])

    def _secrets(self, request: Request, components: list[dict[str, Any]]) -> Iterable[str]:
        table = self._table(request, components)
        if request.private and any(is_open(item) for item in buttons_of(components)):
            return
        if request.private:
            assert request.player is not None
            about = [table] if table is not None else self.tables.values()
            known = {card for one in about for card in known_cards(one, request.player)}
            secret = cards_shown(components, words=False) - known - request.said
            if any(EXAMPLE in content for content in texts(components)):
                secret -= cards_in(EXAMPLE)
        elif any(item.verb == "poster" or is_position(item) for item in buttons_of(components)):
            return  # screens of rules and of puzzles show no cards of a table
        elif _tables_named(components) and (table is None or not table.rounds):
            return  # nothing is dealt yet; "Ten of clubs" is the name of a game
        else:
            secret = (
                cards_shown(untitled(components, table)) - open_cards(table) - closed_round(table, request.message_id)
            )
        if secret:
            yield f"{'private' if request.private else 'public'}, but shows {names(secret)}"

    def _table(self, request: Request, components: list[dict[str, Any]]) -> Table | None:
        """The table that a message is about, according to its buttons or those that it had before."""
        numbers = _tables_named(components)
        assert len(numbers) <= 1, f"one message about tables {numbers}"
        if request.message_id is not None:
            stored = [messages.get(request.message_id) for messages in self._env.backend.messages.values()]
            before = {
                number for message in stored if message is not None for number in _tables_named(message.components)
            }
            for number in numbers or before:
                self._tables_of[request.message_id] = number
            numbers = numbers or {self._tables_of.get(request.message_id, 0)}
        if not numbers:
            return None
        number = numbers.pop()
        return self.tables.get(number) or self._live.get(number)  # a table that was just opened has not changed yet

    def since(self, mark: int) -> list[Request]:
        return self.requests[mark:]

    def count(self, mark: int = 0) -> Counter[str]:  # type: ignore[override]
        """The number of requests of each kind, from the ``mark``-th on."""
        return Counter(request.kind for request in self.requests[mark:])


def is_open(item: Button) -> bool:
    """Whether the screen of a button shows cards that are nobody's hand, as a menu of games does."""
    return item.verb.startswith(OPEN) or is_position(item) or "by_channel.rules" in item.arg


def is_position(item: Button) -> bool:
    """Whether the screen of a button shows a lesson or a puzzle. Other screens may offer them, too; only there are
    buttons with the cards of a position, or with the number of a puzzle, and below its answer the menu of themes."""
    return item.verb in ("learn", "puzzle") and ("." in item.arg or item.arg == "theme")


def _tables_named(components: list[dict[str, Any]]) -> set[int]:
    return {item.table for item in buttons_of(components)} - {0}
