"""Replays of finished rounds, and games as files: a replay gives one, and shows one that somebody opens; verify gives
the proof of a deal."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from io import BytesIO
from itertools import zip_longest
from typing import Final

import discord

from bot.answers.access import table_pressed
from bot.answers.context import Context
from bot.answers.error_messages import explain_refusal, tell
from bot.answers.feature import Feature
from bot.past import OPENED, Proof, finished_round
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.tables.views import TableView
from bot.transport.failures import FAILED
from bot.ui.actions import Action
from bot.ui.items import PURPLE, attachment, screen, text
from cogs.table.replay import DOWNLOAD, hides_hands, replay, step_pressed
from cogs.table.screens import verify
from db import RoundRecord, SeatRecord, Status, TableRecord
from hearts import Deal, RoundResult, write_cards, write_result
from hearts.cards import by_index
from hearts.game_file import MAX_LENGTH, BadGameFile, GameFile, Seal, read, write

ENDINGS: Final = (".toml", ".txt")
FETCHING_SECONDS: Final = 20
RECIPE: Final = "docs/deal-vector.md in the bot's source code says how each line follows. Seats count from 0."


async def _download(ctx: Context, action: Action) -> None:
    """Gives the person all finished rounds of a game as a file. Raises NotAllowed."""
    file = await ctx.bot.archive.file(action.table, ctx.id)
    written, name = await asyncio.to_thread(write, file), f"hearts-{action.table}.toml"
    layout = screen(text(ctx.say("game-downloaded")), attachment(name), colour=PURPLE)
    await ctx.private(layout, file=discord.File(BytesIO(written.encode()), name))


async def verify_deal(ctx: Context, table_id: int, round: int) -> None:
    """Shows whether a deal was fair; once its round is over with a file for those who want to compute it. Raises
    NotAllowed."""
    view, proof = await ctx.bot.archive.proof(table_id, round)
    if proof.deal is None:
        await ctx.private(verify(view, proof, ctx.say))
        return
    name = f"hearts-{view.code}-round-{proof.number + 1}.txt"
    file = discord.File(BytesIO(_proof_in_writing(view, proof, proof.deal).encode()), name)
    await ctx.private(verify(view, proof, ctx.say, name), file=file)


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


class Replays:
    """Shows finished rounds to one person, with what features note about them."""

    def __init__(self, features: Sequence[Feature]) -> None:
        self._features = features

    async def press(self, ctx: Context, action: Action) -> None:
        """Shows a step, or gives the game as a file. A menu names the round or, in a list of games, the table. Raises
        NotAllowed."""
        if DOWNLOAD in (action.arg, *action.values):
            await _download(ctx, action)
            return
        table_id = action.table or table_pressed(action, listed=True) or 0
        await self.show(ctx, table_id, *step_pressed(action), hidden=hides_hands(action))

    async def show(self, ctx: Context, table_id: int, round: int, step: int = 0, *, hidden: bool = False) -> None:
        """Shows a step of a round. Raises NotAllowed."""
        view, played = await ctx.bot.archive.round(table_id, round, ctx.id)
        notes: dict[int, Sequence[str]] = {}
        for feature in self._features:
            notes |= await feature.replay_notes(ctx, table_id, played)
        await ctx.private(replay(view, played, step, ctx.say, hidden=hidden, notes=notes))

    async def open_file(self, ctx: Context, file: discord.Attachment, round: int) -> None:
        """Shows a round of a game that somebody has attached. Raises NotAllowed."""
        text = await _text_of(file)
        try:
            found = await asyncio.to_thread(read, text)
        except BadGameFile as error:
            refusal = NotAllowed(f"file-{error.key}", **error.details)
            illegal = refusal.details.pop("refusal", None)
            why = [explain_refusal(each, ctx.say) for each in (refusal, illegal) if each is not None]
            await tell(ctx, " ".join(why))
            return
        table = _as_table(found, ctx)
        finished_round(table, round)
        ctx.bot.archive.opened.keep(ctx.id, table)
        await self.show(ctx, table.record.id, round)


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


def _as_table(file: GameFile, ctx: Context) -> Table:
    """A game as a table that is over, with a number that nobody can guess and seats without names."""
    number, game, rules = OPENED + secrets.randbelow(9 * OPENED), file.game, file.game.rules
    names = (ctx.say("chart-seat", seat=seat + 1) for seat in range(rules.seats))
    seats = tuple(SeatRecord(seat, None, name, "") for seat, name in enumerate(names))
    written = rules.model_dump_json(exclude_defaults=True)
    record = TableRecord(number, ctx.guild_id, 0, None, 0, Status.OVER, written, "", 0, None, 0, 0)
    rounds = (_sealed(result, seal) for result, seal in zip_longest(game.rounds, file.seals[: len(game.rounds)]))
    return Table(record, seats, rules, game, tuple(rounds))


def _sealed(result: RoundResult, seal: Seal | None) -> RoundRecord:
    """A round with the seal that the file has opened, and that was found to hold; without one if there is none."""
    if seal is None or not seal.secret:
        return RoundRecord(result.number, b"", "", 0, write_result(result))
    secret, cut = bytes.fromhex(seal.secret), seal.cut or None
    return RoundRecord(result.number, secret, seal.commitment, 0, write_result(result), cut=cut)
