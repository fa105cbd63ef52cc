"""/solo: a private game against computer players."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.options import Level, anywhere, autocomplete, game_choices
from bot.tables.pace import Speed
from cogs.solo.presses import Solo


class SoloCommand(commands.Cog):
    """/solo"""

    def __init__(self, solo: Solo) -> None:
        self._solo = solo

    @app_commands.command(name="solo")
    @anywhere
    @app_commands.rename(preset_name="preset")
    @autocomplete(preset_name=game_choices)
    async def solo(
        self,
        interaction: Interaction,
        level: Level | None = None,
        speed: Speed | None = None,
        preset_name: str | None = None,
        restart: bool = False,
    ) -> None:
        await self._solo.play(Asker(interaction), level=level, speed=speed, preset=preset_name, anew=restart)
