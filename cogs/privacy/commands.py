"""/privacy: what the bot knows of a person, as a screen, as a file, or deleted."""

from __future__ import annotations

import asyncio
import contextlib
import json
from io import BytesIO
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import command
from bot.client import HeartsBot
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from cogs.privacy.screens import EXPORT, deleted, exported, privacy, sure
from hearts.game_file import GameFile, write

MAX_GAMES: Final = 200
"""How many games an export has, the newest."""
MAX_SIZE: Final = 9 * 1024 * 1024
"""Bytes after which an export gets no more games: Discord takes no file of more than ten megabytes."""


async def press(ctx: Context, action: Action) -> None:
    """Carries out what was pressed on the privacy screens: export, or delete after asking twice."""
    match action.arg:
        case "export":
            await export(ctx)
        case "delete" | "sure":
            await ctx.private(sure(ctx.say, again=action.arg == "sure"))
        case "gone":
            await ctx.bot.privacy.delete(ctx.person)
            await ctx.private(deleted(ctx.say))
        case _:
            await ctx.private(privacy(ctx.say))


async def export(ctx: Context) -> None:
    """Answers with a file that only the person sees: what is stored of them, and their last games as game files."""
    data = await ctx.bot.privacy.export(ctx.id)
    played = sorted({row["table_id"] for row in data["results"]}, reverse=True)
    packed, games = BytesIO(), 0
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        await asyncio.to_thread(lambda: archive.writestr("data.json", json.dumps(data, indent=2, ensure_ascii=False)))
        for table_id in played[:MAX_GAMES]:
            if packed.tell() > MAX_SIZE:
                break
            with contextlib.suppress(NotAllowed):  # others still play the same cards
                game = await ctx.bot.archive.file(table_id, ctx.id)
                await asyncio.to_thread(_add, archive, f"games/{table_id}.toml", game)
                games += 1
    await ctx.private(exported(ctx.say, games), file=discord.File(BytesIO(packed.getvalue()), EXPORT))


def _add(archive: ZipFile, name: str, game: GameFile) -> None:
    archive.writestr(name, write(game))


@app_commands.guild_only()
class PrivacyCog(commands.GroupCog, group_name="privacy"):
    """/privacy ..."""

    @command("show")
    async def show(self, ctx: Context) -> None:
        await ctx.private(privacy(ctx.say))

    @command("export")
    async def export(self, ctx: Context) -> None:
        await export(ctx)

    @command("delete")
    async def delete(self, ctx: Context) -> None:
        await ctx.private(sure(ctx.say, again=False))


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"privacy": press}))
    await bot.add_cog(PrivacyCog())
