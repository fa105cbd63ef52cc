"""Games as files: a replay gives one, and one that somebody opens is replayed from memory. The proof of a deal is
one too."""

from __future__ import annotations

import asyncio
import secrets
from io import BytesIO
from typing import Final

import discord

from bot.answers.asker import Asker
from bot.answers.error_messages import explain_refusal, tell
from bot.past import Proof, finished_round, played_round
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.transport.failures import FAILED
from bot.ui.actions import Action
from bot.ui.features import OPENED
from bot.ui.items import PURPLE, attachment, screen, text
from cogs.table.presses import press_replay, step_pressed
from cogs.table.replay import HIDDEN, replay
from cogs.table.screens import verify
from db import SeatRecord, Status, TableRecord
from hearts import Deal, Game, write_cards
from hearts.cards import by_index
from hearts.game_file import MAX_LENGTH, BadGameFile, by_round, read, write

MAX_OPENED: Final = 50
"""How many files are open at once; the one that was looked at longest ago is closed."""
ENDINGS: Final = (".toml", ".txt")
FETCHING_SECONDS: Final = 20
RECIPE: Final = "docs/deal-vector.md in the bot's source code says how each line follows. Seats count from 0."


async def download(asker: Asker, action: Action) -> None:
    """Gives the person all finished rounds of a game as a file. Raises NotAllowed."""
    file = await asker.bot.archive.file(action.table, asker.id)
    written, name = await asyncio.to_thread(write, file), f"hearts-{action.table}.toml"
    layout = screen(text(asker.say("game-downloaded")), attachment(name), colour=PURPLE)
    await asker.private(layout, file=discord.File(BytesIO(written.encode()), name))


async def verify_deal(asker: Asker, table_id: int, round: int) -> None:
    """Shows whether a deal was fair; once its round is over with a file for those who want to compute it. Raises
    NotAllowed."""
    view, proof = await asker.bot.archive.proof(table_id, round)
    if proof.deal is None:
        await asker.private(verify(view, proof, asker.say))
        return
    name = f"hearts-{view.code}-round-{proof.number + 1}.txt"
    file = discord.File(BytesIO(_proof_in_writing(view, proof, proof.deal).encode()), name)
    await asker.private(verify(view, proof, asker.say, name), file=file)


def _proof_in_writing(view: TableView, proof: Proof, deal: Deal) -> str:
    """What the recipe in docs/deal-vector.md takes and gives, under the names that it has there."""
    pack = sorted((card for hand in (*deal.hands, deal.kitty) for card in hand), key=by_index)
    lines = [f"# Table {view.code}, round {proof.number + 1}. {RECIPE}", ""]
    if proof.derivation is not None:
        lines += [
            f"commitment of the match: {proof.derivation.commitment}",
            f"secret of the match: {proof.derivation.secret}",
            f"text of the deal: {proof.derivation.text}",
        ]
    lines += [
        f"commitment: {proof.commitment}",
        f"secret: {proof.secret}",
        f"cut: {proof.cut or 0}",
        f"pack: {write_cards(pack)}",
        *(f"hand of seat {seat}: {write_cards(hand)}" for seat, hand in enumerate(deal.hands) if hand),
        f"kitty: {write_cards(deal.kitty)}",
        f"dealer: {deal.dealer}",
    ]
    return "\n".join(lines) + "\n"


class OpenedFiles:
    """The games that people have opened from files lately. They are not stored: after a restart of the bot they have to
    be opened again."""

    def __init__(self) -> None:
        self._tables: dict[int, Table] = {}

    async def open(self, asker: Asker, file: discord.Attachment, round: int) -> None:
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
        table = _as_table(found.game, asker)
        finished_round(table, round)
        self._keep(table)
        await self._show(asker, table, round)

    async def press(self, asker: Asker, action: Action) -> None:
        """Shows a step of a replay, of a file or of a table. Raises NotAllowed."""
        if action.table < OPENED:
            await press_replay(asker, action)
            return
        table = self._tables.get(action.table)
        if table is None:
            raise NotAllowed("file-closed")
        self._keep(table)
        await self._show(asker, table, *step_pressed(action), hidden=action.arg.endswith(HIDDEN))

    async def _show(self, asker: Asker, table: Table, round: int, step: int = 0, *, hidden: bool = False) -> None:
        game, round = table.game, finished_round(table, round)
        played = played_round(table.rules, game.rounds[:round], by_round(game.events)[round])
        await asker.private(replay(table.seen_by(None), played, step, asker.say, hidden=hidden))

    def _keep(self, table: Table) -> None:
        self._tables.pop(table.record.id, None)
        self._tables[table.record.id] = table
        if len(self._tables) > MAX_OPENED:
            del self._tables[next(iter(self._tables))]


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


def _as_table(game: Game, asker: Asker) -> Table:
    """A game as a table that is over, with a number that nobody can guess and seats without names."""
    number, rules = OPENED + secrets.randbelow(9 * OPENED), game.rules
    names = (asker.say("chart-seat", seat=seat + 1) for seat in range(rules.seats))
    seats = tuple(SeatRecord(seat, None, name, "") for seat, name in enumerate(names))
    record = TableRecord(number, asker.guild_id, 0, None, 0, Status.OVER, "", "", 0, None, 0, 0)
    return Table(record, seats, rules, game)
