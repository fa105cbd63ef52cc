"""Commands that can be used anywhere: on every server, in direct messages and in groups, by one person alone."""

from __future__ import annotations

from typing import TypeVar

from discord import app_commands

T = TypeVar("T")


def anywhere(command: T) -> T:
    """A server or a person may install the command, and it may be used everywhere. It answers the person alone."""
    installed = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)
