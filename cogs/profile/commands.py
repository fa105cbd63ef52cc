"""/profile: what somebody's games on a server say about them."""

from __future__ import annotations

import asyncio
from io import BytesIO

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.answers.anywhere import anywhere
from bot.answers.asker import Asker, Interaction
from bot.language.names import name_of
from bot.language.wording import Translator
from bot.past.career import Career
from bot.pictures.charts import draw_chart
from cogs.profile.screens import CURVE_FILE, profile, profile_chart, profile_in_words

log = structlog.get_logger(__name__)


class ProfileCommand(commands.Cog):
    """/profile"""

    @app_commands.command(name="profile")
    @anywhere
    async def profile(self, interaction: Interaction, member: discord.User | None = None, public: bool = False) -> None:
        asker = Asker(interaction)
        bot, guild_id = asker.bot, asker.guild_id
        person = member or asker.interaction.user
        own = person.id == asker.id
        public = public and guild_id != 0  # elsewhere the person alone is answered
        settings = bot.servers.settings(guild_id)
        career = await bot.archive.career(
            guild_id, person.id, asker_id=asker.id, since=settings.counted_from, season=settings.season
        )
        say = bot.public_say(guild_id) if public else asker.say
        drawn = await _drawn(career, say) if interaction.app_permissions.attach_files else None
        words = profile_in_words(career, say) if drawn else ""
        layout = profile(
            name_of(person),
            career,
            say,
            player_id=person.id,
            own=own,
            asker=asker.person.name if public else "",
            curve=words,
            public=public,
            on_server=guild_id != 0,
        )
        file = discord.File(BytesIO(drawn), CURVE_FILE) if drawn else None
        if public:
            await asker.public(layout, file=file)
        else:
            await asker.private(layout, file=file)


async def _drawn(career: Career, say: Translator) -> bytes | None:
    """The picture of the curve; None if there is nothing to draw or drawing fails."""

    def draw() -> bytes | None:
        chart = profile_chart(career, say)
        return draw_chart(chart) if chart is not None else None

    try:
        return await asyncio.to_thread(draw)
    except Exception as error:  # noqa: BLE001 - a profile without its picture is better than none
        log.warning("a curve was left out", error=repr(error))
        return None
