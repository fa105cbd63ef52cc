"""/match: duplicate matches."""

from __future__ import annotations

from typing import Final, Literal

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import TimedPace, command, game_choices
from bot.client import HeartsBot
from bot.ui.features import KindScreens
from cogs.match.matches import ALONE, AT_TABLES, MAX_DEALS, MAX_HOURS, MIN_DEALS, Matches, how_played
from cogs.match.messages import MatchMessages
from cogs.match.presses import MatchPresses
from cogs.match.results import PastMatches
from cogs.match.screens import MATCH, deal_over, left


@app_commands.guild_only()
class MatchCommands(commands.GroupCog, group_name="match"):
    """/match ..."""

    def __init__(self, match: MatchPresses) -> None:
        self.match = match

    @command("new", preset_name=game_choices)
    @app_commands.rename(preset_name="preset")
    async def new(
        self,
        ctx: Context,
        deals: app_commands.Range[int, MIN_DEALS, MAX_DEALS] = 8,
        hours: app_commands.Range[int, 1, MAX_HOURS] | None = None,
        preset_name: str | None = None,
        where: Literal["alone", "tables"] | None = None,
        pace: TimedPace | None = None,
    ) -> None:
        await self.match.open(ctx, preset_name, deals, *how_played(where, hours, pace))

    @command("show")
    async def show(self, ctx: Context) -> None:
        await self.match.show(ctx)


KINDS: Final = {kind: KindScreens(over=deal_over, cancelled=deal_over, left=left) for kind in (ALONE, AT_TABLES)}


async def setup(bot: HeartsBot) -> None:
    matches = Matches(bot.tables)
    past = PastMatches(matches, bot.archive)
    messages = MatchMessages(bot, matches, past)
    match = MatchPresses(matches, past, messages)
    bot.tables.repository.listen(messages.changed)
    bot.add_feature(
        Feature(
            presses={MATCH: match.press},
            forms={MATCH: match.submit},
            kinds=KINDS,
            endings=dict.fromkeys(KINDS, match.show_ending),
            jobs=[messages.job],
            closing=[messages.games, messages.live, messages.tasks],
            forgetting=matches.without,
            banned=match.leave_all,
            redraw_server=messages.redraw_server,
        )
    )
    await bot.add_cog(MatchCommands(match))
