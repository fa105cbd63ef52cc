"""/solo, a private game against computer players: begins one or goes on with it, and sets how those play."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.error_messages import explain_refusal
from bot.answers.feature import Feature
from bot.answers.options import Level, anywhere, command, game_choices
from bot.answers.replies import show_panel
from bot.client import HeartsBot
from bot.tables.errors import NotAllowed
from bot.tables.pace import SPEEDS, Speed
from bot.tables.seating import TableOptions, private_options
from bot.tables.table import Table
from bot.ui.actions import Action, read_answer, read_digits
from bot.ui.features import KindScreens
from bot.ui.lobby import closed_alone
from cogs.solo.games import SOLO, STUDY, SoloGames
from cogs.solo.screens import (
    FROM_SURE,
    arrangement,
    between,
    play_now,
    sure_to_begin_anew,
    sure_to_play_on,
    sure_to_take_back,
)
from hearts import Rules
from players import LEVELS


class SoloCog(commands.Cog):
    """Answers what people ask for with /solo and on the screens of a solo game."""

    def __init__(self, games: SoloGames) -> None:
        self._games = games

    @command("solo", preset_name=game_choices)
    @anywhere
    @app_commands.rename(preset_name="preset")
    async def solo(
        self,
        ctx: Context,
        level: Level | None = None,
        speed: Speed | None = None,
        preset_name: str | None = None,
        restart: bool = False,
    ) -> None:
        await self.play(ctx, level=level, speed=speed, preset=preset_name, anew=restart)

    async def play(
        self,
        ctx: Context,
        *,
        level: str | None = None,
        speed: str | None = None,
        preset: str | None = None,
        anew: bool = False,
    ) -> None:
        """Shows the person's solo game as they left it, or begins a new one. Level and speed are remembered."""
        name, rules = await ctx.bot.house_rules.rules_for(ctx.guild_id, preset, None)
        await _remember(ctx, level, speed)
        options, hinted = _options(ctx, rules, name), _hinted(ctx)
        if anew:
            await show_panel(ctx, await self._games.anew(ctx.person, options, hinted=hinted))
            return
        table, new = await self._games.play(ctx.person, options, hinted=hinted)
        if not new and (level or speed):
            table = await self._games.arrange(table.record.id, ctx.person, level=level, speed=speed)
        goes_on = not new and preset is not None
        await show_panel(ctx, table, ctx.say("solo-goes-on") if goes_on else "")

    async def press(self, ctx: Context, action: Action) -> None:
        """Handles *Play now*, *Play on from here*, or a press on the panel of a game. Raises NotAllowed."""
        if not action.table:
            await self.play(ctx)
            return
        if action.args[0] == "from":
            await self._play_on(ctx, action, sure=action.arg == FROM_SURE)
            return
        table = await ctx.bot.tables.get(action.table)
        if table.kind not in (SOLO, STUDY):
            raise NotAllowed("unreadable")
        match action.args:
            case ["back", moves] if table.kind is SOLO and table.alive and read_digits(moves):
                await ctx.private(sure_to_take_back(table.seen_by(ctx.id), action, ctx.say))
            case ["back", moves, *_]:
                await self._take_back(ctx, action, table, read_digits(moves))
            case ["game"]:
                await _show_arrangement(ctx, table)
            case ["sure"] if await self._games.waits_below(table, ctx.person):
                await self._again(ctx, table)  # nothing that counts is lost
            case ["sure"]:
                await ctx.private(sure_to_begin_anew(table.seen_by(ctx.id), ctx.say))
            case ["new"]:
                await self._again(ctx, table)
            case ["level"]:
                await self._arrange(ctx, table, level=action.choice(LEVELS))
            case ["speed"]:
                await self._arrange(ctx, table, speed=action.choice(SPEEDS))
            case ["check", answered]:
                await ctx.prefer(checked=read_answer(answered))
                await _show_arrangement(ctx, table, ctx.say("settings-saved"))
            case _:
                raise NotAllowed("unreadable")

    async def _play_on(self, ctx: Context, action: Action, *, sure: bool) -> None:
        """Plays on from a position of a finished round. As that ends another study that is being played, which
        may have grown out of the person's own game, it asks first whether they are ``sure``."""
        if not sure and await self._games.studies_besides(action.table, ctx.person):
            await ctx.private(sure_to_play_on(action.table, action.number, ctx.say))
            return
        speed = ctx.bot.people.preferences(ctx.id).speed
        with ctx.bot.panels.leaving(ctx.interaction):
            table = await self._games.play_on(ctx.person, action.table, action.number, speed)
        await show_panel(ctx, table, ctx.say("study-experts"))

    async def _take_back(self, ctx: Context, action: Action, table: Table, moves: int) -> None:
        """Takes the person's last choice back; they know that the game counts for nothing from then on."""
        try:
            with ctx.bot.panels.leaving(ctx.interaction):
                study, taken = await self._games.take_back(ctx.person, action.table, action.number, moves)
        except NotAllowed as refusal:
            await show_panel(ctx, table, explain_refusal(refusal, ctx.say))
            return
        await show_panel(ctx, study, "" if taken else ctx.say("note-outdated"))

    async def _again(self, ctx: Context, table: Table) -> None:
        """Begins a game with the same rules instead of this one. An old button, or the second of two presses, shows the
        game that is being played now, if any."""
        options = _options(ctx, table.rules, table.record.preset)
        with ctx.bot.panels.leaving(ctx.interaction):
            new = await self._games.anew(ctx.person, options, instead_of=table.record.id, hinted=_hinted(ctx))
        await show_panel(ctx, new, ctx.say("solo-waited") if new.record.id < table.record.id else "")

    async def _arrange(self, ctx: Context, table: Table, level: str | None = None, speed: str | None = None) -> None:
        await _remember(ctx, level, speed)
        if table.alive:
            table = await self._games.arrange(table.record.id, ctx.person, level=level, speed=speed)
        await _show_arrangement(ctx, table, ctx.say("settings-saved"))


def _options(ctx: Context, rules: Rules, name: str) -> TableOptions:
    """A game with these rules, with computer players as the person has chosen them last."""
    preferences = ctx.bot.people.preferences(ctx.id)
    level = preferences.solo_level or ctx.server.level
    return private_options(rules, name, level, preferences.speed)


def _hinted(ctx: Context) -> bool:
    """Whether the coach speaks by itself from the beginning of a game."""
    preferences = ctx.bot.people.preferences(ctx.id)
    return preferences.coached or preferences.checked


async def _show_arrangement(ctx: Context, table: Table, note: str = "") -> None:
    checked = ctx.bot.people.preferences(ctx.id).checked
    await ctx.private(arrangement(table.seen_by(ctx.id), ctx.say, note, checked=checked))


async def _remember(ctx: Context, level: str | None, speed: str | None) -> None:
    chosen = {"solo_level": level, "speed": speed}
    if changes := {name: value for name, value in chosen.items() if value is not None}:
        await ctx.prefer(**changes)


KINDS: Final = {
    SOLO: KindScreens(between=between, cancelled=closed_alone, about="solo-about", begin=play_now),
    STUDY: KindScreens(between=between, cancelled=closed_alone, about="study-about"),
}


async def setup(bot: HeartsBot) -> None:
    solo = SoloCog(SoloGames(bot.tables, bot.archive))
    presses = {kind.name: solo.press for kind in KINDS}
    bot.add_feature(Feature(presses=presses, anywhere=frozenset(presses), kinds=KINDS))
    await bot.add_cog(solo)
