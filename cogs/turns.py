"""/hearts commands that answer what the game asks of a seat."""

from __future__ import annotations

from typing import Literal

from discord import app_commands
from discord.ext import commands

from bot.answers.asker import Asker, Interaction
from bot.answers.autocomplete import autocomplete
from bot.answers.options import MAX_CHOICES, Choices, choice
from bot.answers.replies import choose_premove, claim, show_panel
from bot.answers.table_option import my_table, table_choices
from bot.language.card_names import may_mean
from bot.pictures.emojis import short
from bot.tables.errors import NotAllowed
from bot.tables.views import Status
from bot.ui.parsing import read_card, read_cards, read_pass, write_pass
from bot.ui.words import pass_in_words
from hearts import CallPass, ChooseMoon, Move, Pass, Phase, Play
from hearts.passing import HOLD, fit

Effect = Literal["others_up", "shooter_down"]


async def call_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the typed pass, in words, if it can be called; and every pass to one seat, and the hold."""
    asker = Asker(interaction)
    try:
        view = (await my_table(asker, None)).seen_by(asker.id)
    except NotAllowed:
        return []
    seats, most, say = len(view.game.players), view.rules.pass_count, asker.say
    ways = [steps if 2 * steps <= seats else steps - seats for steps in range(1, seats)]
    targets = [HOLD, *(((way, count),) for count in range(most, 0, -1) for way in ways)]
    calls = {write_pass(target, seats): target for target in targets}
    wanted = "".join(typed.split()).upper()
    try:
        called = read_pass(wanted, seats)
        calls = {write_pass(called, seats): called} | calls if fit(called, seats) == called else calls
    except NotAllowed:
        pass
    return [
        choice(f"{text} · {pass_in_words(target, seats, say)}", text)
        for text, target in calls.items()
        if text.upper().startswith(wanted)
    ][:MAX_CHOICES]


async def card_choices(interaction: Interaction, typed: str) -> Choices:
    """Autocomplete: the cards of the own hand that may be played, and while others are on turn all of them."""
    asker = Asker(interaction)
    try:
        table = await my_table(asker, None)
    except NotAllowed:
        return []
    view = table.seen_by(asker.id)
    ahead = view.game.hand if view.game.phase is Phase.PLAYING else ()
    legal = [card for card in dict.fromkeys(view.game.legal or ahead) if may_mean(typed, card, asker.say)]
    return [choice(short(card), str(card)) for card in legal[:MAX_CHOICES]]


async def _move(asker: Asker, table_id: int, move: Move, note: str = "") -> None:
    """Makes a typed move, and answers with the panel, without what was chosen on it. Raises IllegalMove and NotAllowed,
    and then what was chosen stays."""
    acted = await asker.bot.tables.act(table_id, asker.person, move)
    asker.bot.panels.drafts.drop(table_id, asker.id)
    await show_panel(asker, acted.table, note)


class TurnCommands(commands.Cog):
    """/hearts hand, pass, play, claim, call, moon, ready"""

    @app_commands.command(name="hand")
    @autocomplete(table=table_choices)
    async def hand(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        await show_panel(asker, await my_table(asker, table))

    @app_commands.command(name="pass")
    @autocomplete(table=table_choices)
    async def pass_cards(self, interaction: Interaction, cards: str, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await my_table(asker, table)
        if found.game.phase is not Phase.PASSING:
            raise NotAllowed("not-passing")
        await _move(asker, found.record.id, Pass(read_cards(cards)))

    @app_commands.command(name="play")
    @autocomplete(card=card_choices, table=table_choices)
    async def play(self, interaction: Interaction, card: str, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await my_table(asker, table)
        played = read_card(card)
        seat = found.my_seat(asker.id)
        if found.game.phase is Phase.PLAYING and seat not in found.game.to_act and played in found.game.hand(seat):
            await choose_premove(asker, found.record.id, played, None, None)
            return
        await _move(asker, found.record.id, Play(played), asker.say("note-played", card=asker.say.card(played)))

    @app_commands.command(name="claim")
    @autocomplete(table=table_choices)
    async def claim(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        await claim(asker, (await my_table(asker, table)).record.id)

    @app_commands.command(name="call")
    @autocomplete(to=call_choices, table=table_choices)
    async def call(self, interaction: Interaction, to: str, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await my_table(asker, table)
        target = read_pass(to, len(found.game.players))
        await _move(asker, found.record.id, CallPass(target))

    @app_commands.command(name="moon")
    @autocomplete(table=table_choices)
    async def moon(self, interaction: Interaction, effect: Effect, table: str | None = None) -> None:
        asker = Asker(interaction)
        table_id = (await my_table(asker, table)).record.id
        await _move(asker, table_id, ChooseMoon(effect))

    @app_commands.command(name="ready")
    @autocomplete(table=table_choices)
    async def ready(self, interaction: Interaction, table: str | None = None) -> None:
        asker = Asker(interaction)
        found = await my_table(asker, table)
        if found.record.status is not Status.PLAYING or found.game.phase is not Phase.DEALING:
            raise NotAllowed("not-between-rounds")
        await show_panel(asker, await asker.bot.tables.ready(found.record.id, asker.person))
