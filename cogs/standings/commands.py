"""/leaderboard, /profile, /history: who is best on a server, what somebody's games say about them, and games that are
over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.access import onlooker
from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import anywhere, command
from bot.client import HeartsBot
from bot.language.names import name_of
from bot.language.wording import Translator
from bot.messages.table_messages import drawn
from bot.pictures.charts import draw_chart
from cogs.standings.careers import Career, read_career
from cogs.standings.messages import Announcements
from cogs.standings.presses import press_badges, press_history, press_leaderboard, show_leaderboard
from cogs.standings.screens.badges import BADGES
from cogs.standings.screens.history import history
from cogs.standings.screens.leaderboard import DIVISIONS, EVER, METRICS, PERIODS, RANKING, Wanted
from cogs.standings.screens.profile import CURVE_FILE, profile, profile_chart, profile_in_words

# discord.py makes the choices of an option from a Literal. Type checkers accept none that is made from a tuple.
if TYPE_CHECKING:
    By = str
    Period = str
    Rules = str
else:
    By = Literal[METRICS]
    Period = Literal[PERIODS]
    Rules = Literal[DIVISIONS]


class StandingsCommands(commands.Cog):
    """/leaderboard, /profile, /history"""

    @command("leaderboard")
    @app_commands.guild_only()
    async def leaderboard(
        self,
        ctx: Context,
        by: By = "rating",
        period: Period = EVER,
        rules: Rules = "everything",
        public: bool = False,
    ) -> None:
        await show_leaderboard(ctx, Wanted(by, period, rules), public=public)

    @command("profile")
    @anywhere
    async def profile(self, ctx: Context, member: discord.User | None = None, public: bool = False) -> None:
        bot, guild_id = ctx.bot, ctx.guild_id
        person = member or ctx.interaction.user
        own = person.id == ctx.id
        public = public and guild_id != 0  # elsewhere the person alone is answered
        settings = ctx.server
        career = await read_career(
            bot.tables, guild_id, person.id, reader_id=ctx.id, since=settings.counted_from, season=settings.season
        )
        say = ctx.public_say if public else ctx.say
        may_attach = ctx.interaction.app_permissions.attach_files
        file = await drawn(lambda: _curve(career, say), CURVE_FILE) if may_attach else None
        layout = profile(
            name_of(person),
            career,
            say,
            player_id=person.id,
            own=own,
            reader=ctx.person.name if public else "",
            curve=profile_in_words(career, say) if file is not None else "",
            on_server=guild_id != 0,
        )
        await (ctx.answer.public(layout, file=file) if public else ctx.private(layout, file=file))

    @command("history")
    @app_commands.guild_only()
    async def history(self, ctx: Context, member: discord.User | None = None) -> None:
        page = await ctx.bot.archive.page(0, await onlooker(ctx), member.id if member else None)
        await ctx.private(history(page, ctx.say, ctx.id, name_of(member) if member else ""))


def _curve(career: Career, say: Translator) -> bytes | None:
    """The picture of the curve; None if there is nothing to draw."""
    chart = profile_chart(career, say)
    return draw_chart(chart) if chart is not None else None


async def setup(bot: HeartsBot) -> None:
    announcements = Announcements(bot)
    bot.servers.listen(announcements.expect)
    bot.add_feature(
        Feature(
            presses={RANKING: press_leaderboard, "history": press_history, BADGES: press_badges},
            jobs=announcements.jobs,
            closing=announcements.live,
            redraw_server=announcements.redraw_server,
        )
    )
    await bot.add_cog(StandingsCommands())
