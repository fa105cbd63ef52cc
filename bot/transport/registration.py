"""Registration: registers the slash commands with Discord where it has others than the bot's."""

from __future__ import annotations

from typing import Any, Final

import structlog
from discord import app_commands
from discord.http import Route

from bot.background import Job
from bot.transport.failures import seconds_asked

log = structlog.get_logger(__name__)

FIRST_PAUSE: Final = 60.0
"""Seconds until the second try; doubled for each further one, or longer if Discord asks for more."""
MAX_PAUSE: Final = 3_600.0
ENTRY_POINT: Final = 4
"""The type of the command that Discord itself gives to an application with Activities. It refuses what lacks it."""

COMPARED: Final = frozenset(
    {"type", "name", "name_localizations", "description", "description_localizations", "options"}
    | {"default_member_permissions", "nsfw", "contexts", "integration_types"}
    | {"required", "choices", "value", "channel_types", "autocomplete"}
    | {"min_value", "max_value", "min_length", "max_length"}
)
"""What makes a command, an option or a choice what it is. The rest is Discord's: ids, versions, what is outdated."""
UNORDERED: Final = frozenset({"contexts", "integration_types", "channel_types"})

Command = dict[str, Any]
"""A command as Discord describes it, or an option or a choice of one."""


class Registration:
    """Registers the commands of a tree. Until that succeeds, the bot runs with the commands that Discord already
    has."""

    def __init__(self, tree: app_commands.CommandTree[Any]) -> None:
        self._tree = tree
        self.job = Job("registration", self._try)
        """Tries it until that succeeds, whatever fails."""
        self._pause = FIRST_PAUSE

    async def _try(self) -> float | None:
        try:
            await self._register()
        except Exception as error:  # noqa: BLE001
            pause = max(self._pause, seconds_asked(error))
            self._pause = min(2 * self._pause, MAX_PAUSE)
            reason = " ".join(f"{type(error).__name__}: {error}".split())  # in one line
            log.warning("the commands could not be registered yet", again_in=round(pause), error=reason)
            return pause
        return None

    async def _register(self) -> None:
        translator, http, number = self._tree.translator, self._tree.client.http, self._tree.client.application_id
        assert translator is not None
        assert number is not None
        ours = [await each.get_translated_payload(self._tree, translator) for each in self._tree.get_commands()]
        route = Route("GET", "/applications/{application_id}/commands", application_id=number)
        there: list[Command] = await http.request(route, params={"with_localizations": "true"})
        entry_points = [each for each in there if each["type"] == ENTRY_POINT]
        if _by_name(there) != _by_name([*ours, *entry_points]):
            await http.bulk_upsert_global_commands(number, [*ours, *entry_points])
            log.info("the commands are registered")


def _by_name(commands: list[Command]) -> dict[tuple[int, str], Command]:
    return {(each["type"], each["name"]): _essence(each) for each in commands}


def _essence(command: Command) -> Command:
    """A command in the same words whether the bot or Discord describes it: Discord leaves out what is empty, adds more,
    and has an order of its own."""
    return {name: _plain(name, value) for name, value in command.items() if name in COMPARED and not _is_empty(value)}


def _plain(name: str, value: Any) -> Any:
    if name in ("options", "choices"):
        return [_essence(each) for each in value]
    if name in UNORDERED:
        return sorted(value)
    return str(value) if name == "default_member_permissions" else value


def _is_empty(value: Any) -> bool:
    """Whether Discord leaves it out, or may; zero is a value."""
    return value is None or value is False or value in ("", [], {})
