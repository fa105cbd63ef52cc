"""Games as files: a replay gives one, and shows one that somebody opens."""

from __future__ import annotations

import asyncio
import secrets
from io import BytesIO
from itertools import zip_longest
from typing import Final

import discord

from bot.answers.asker import Asker
from bot.answers.error_messages import explain_refusal, tell
from bot.past import OPENED, finished_round
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.transport.failures import FAILED
from bot.ui.actions import Action
from bot.ui.items import PURPLE, attachment, screen, text
from cogs.table.presses import press_replay, show_replay
from cogs.table.replay import DOWNLOAD
from db import RoundRecord, SeatRecord, Status, TableRecord
from hearts import RoundResult, write_result
from hearts.game_file import MAX_LENGTH, BadGameFile, GameFile, Seal, read, write

ENDINGS: Final = (".toml", ".txt")
FETCHING_SECONDS: Final = 20


async def _download(asker: Asker, action: Action) -> None:
    """Gives the person all finished rounds of a game as a file. Raises NotAllowed."""
    file = await asker.bot.archive.file(action.table, asker.id)
    written, name = await asyncio.to_thread(write, file), f"hearts-{action.table}.toml"
    layout = screen(text(asker.say("game-downloaded")), attachment(name), colour=PURPLE)
    await asker.private(layout, file=discord.File(BytesIO(written.encode()), name))


async def press(asker: Asker, action: Action) -> None:
    """Shows a step of a replay, or gives its game as a file: both are in its menu. Raises NotAllowed."""
    await (_download if action.values == (DOWNLOAD,) else press_replay)(asker, action)


async def open_file(asker: Asker, file: discord.Attachment, round: int) -> None:
    """Shows a round of a game that somebody has attached. Raises NotAllowed."""
    text = await _text_of(file)
    try:
        found = await asyncio.to_thread(read, text)
    except BadGameFile as error:
        refusal = NotAllowed(f"file-{error.key}", **error.details)
        illegal = refusal.details.pop("refusal", None)
        why = [explain_refusal(each, asker.say) for each in (refusal, illegal) if each is not None]
        await tell(asker, " ".join(why))
        return
    table = _as_table(found, asker)
    finished_round(table, round)
    asker.bot.archive.opened.keep(asker.id, table)
    await show_replay(asker, table.record.id, round)


async def _text_of(file: discord.Attachment) -> str:
    """The text of an attached file. Raises NotAllowed if it is too large, is no text or cannot be had."""
    if not file.filename.lower().endswith(ENDINGS):
        raise NotAllowed("file-type")
    if file.size > MAX_LENGTH:
        raise NotAllowed("file-long", most=MAX_LENGTH // 1024)
    try:
        async with asyncio.timeout(FETCHING_SECONDS):
            return (await file.read()).decode("utf-8-sig")  # as Windows writes text
    except UnicodeDecodeError:
        raise NotAllowed("file-type") from None
    except FAILED:
        raise NotAllowed("file-lost") from None


def _as_table(file: GameFile, asker: Asker) -> Table:
    """A game as a table that is over, with a number that nobody can guess and seats without names."""
    number, game, rules = OPENED + secrets.randbelow(9 * OPENED), file.game, file.game.rules
    names = (asker.say("chart-seat", seat=seat + 1) for seat in range(rules.seats))
    seats = tuple(SeatRecord(seat, None, name, "") for seat, name in enumerate(names))
    written = rules.model_dump_json(exclude_defaults=True)
    record = TableRecord(number, asker.guild_id, 0, None, 0, Status.OVER, written, "", 0, None, 0, 0)
    rounds = (_sealed(result, seal) for result, seal in zip_longest(game.rounds, file.seals[: len(game.rounds)]))
    return Table(record, seats, rules, game, tuple(rounds))


def _sealed(result: RoundResult, seal: Seal | None) -> RoundRecord:
    """A round with the seal that the file has opened, and that was found to hold; without one if there is none."""
    if seal is None or not seal.secret:
        return RoundRecord(result.number, b"", "", 0, write_result(result))
    secret, cut = bytes.fromhex(seal.secret), seal.cut or None
    return RoundRecord(result.number, secret, seal.commitment, 0, write_result(result), cut=cut)
