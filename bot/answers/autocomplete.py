"""Autocomplete: the choices that somebody is offered who types in an option of a command."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

from discord import app_commands

from bot.transport.failures import send_answer
from bot.transport.library import Interaction

Choose = Callable[[Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]]
"""Returns the choices for what was typed."""
Command = TypeVar("Command", bound=Callable[..., Any])
_KEY: Final = "choices"


def autocomplete(**choices: Choose) -> Callable[[Command], Command]:
    """`app_commands.autocomplete`; keeps the functions where `offer_choices` finds them."""

    def keep(command: Command) -> Command:
        setattr(command, _KEY, choices)
        return app_commands.autocomplete(**choices)(command)

    return keep


async def offer_choices(interaction: Interaction) -> None:
    """Answers somebody who types in an option of a command with its choices. The library would log every failure as an
    error, even an answer that comes too late.

    Raises the errors of the function that makes the choices, what `send_answer` does, and
    discord.app_commands.CommandSignatureMismatch for a command that is another one than Discord knows.
    """
    command, data = interaction.command, dict[str, Any](interaction.data or {})
    focused = _focused(data.get("options") or ())
    if not isinstance(command, app_commands.Command) or focused is None:
        raise app_commands.CommandNotFound(str(data.get("name")), [])
    names = {parameter.display_name: parameter.name for parameter in command.parameters}
    choose: Choose | None = getattr(command.callback, _KEY, {}).get(names.get(focused))
    if choose is None:
        raise app_commands.CommandSignatureMismatch(command)
    choices = await choose(interaction, interaction.namespace[focused])
    await send_answer(interaction, lambda: interaction.response.autocomplete(choices), tries=1)


def _focused(options: Iterable[Any]) -> str | None:
    """The name of the option in which somebody types, also within a group of commands."""
    for option in options:
        if option.get("focused"):
            return str(option["name"])
        if (below := _focused(option.get("options") or ())) is not None:
            return below
    return None
