"""Privacy: presses on the screens about what is stored of a person: export it, delete it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from io import BytesIO
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

import discord

from bot.answers.asker import Asker
from bot.tables.errors import NotAllowed
from bot.ui.actions import Action
from cogs.privacy.screens import EXPORT, deleted, exported, privacy, sure
from hearts.game_file import GameFile, write

MAX_GAMES: Final = 200
"""How many games an export has, the newest: Discord takes no file of more than ten megabytes."""


async def press(asker: Asker, action: Action) -> None:
    """Carries out what was pressed on the privacy screens: export, or delete after asking twice."""
    match action.arg:
        case "export":
            await export(asker)
        case "delete" | "sure":
            await asker.private(sure(asker.say, again=action.arg == "sure"))
        case "gone":
            await asker.bot.privacy.delete(asker.person)
            await asker.private(deleted(asker.say))
        case _:
            await asker.private(privacy(asker.say))


async def export(asker: Asker) -> None:
    """Answers with a file that only the person sees: what is stored of them, and their last games as game files."""
    data = await asker.bot.privacy.export(asker.id)
    played = sorted({row["table_id"] for row in data["results"]}, reverse=True)
    games: dict[int, GameFile] = {}
    for table_id in played[:MAX_GAMES]:
        with contextlib.suppress(NotAllowed):  # others still play the same cards
            games[table_id] = await asker.bot.archive.file(table_id, asker.id)
    packed = await asyncio.to_thread(_packed, data, games)
    await asker.private(exported(asker.say, len(games)), file=discord.File(BytesIO(packed), EXPORT))


def _packed(data: dict[str, list[dict[str, Any]]], games: dict[int, GameFile]) -> bytes:
    """The zip archive."""
    archive = BytesIO()
    with ZipFile(archive, "w", ZIP_DEFLATED) as file:
        file.writestr("data.json", json.dumps(data, indent=2, ensure_ascii=False))
        for table_id, game in games.items():
            file.writestr(f"games/{table_id}.toml", write(game))
    return archive.getvalue()
