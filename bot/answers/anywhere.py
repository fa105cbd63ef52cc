"""Commands that can be used anywhere: on every server, in direct messages and in groups, by one person alone."""

from __future__ import annotations

from typing import TypeVar

from discord import app_commands

T = TypeVar("T")


def anywhere(command: T) -> T:
    """Marks a command that may be used everywhere, installed by a server or a person. It answers the person alone."""
    installed = app_commands.allowed_installs(guilds=True, users=True)(command)
    return app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)(installed)
