"""/setup: five questions to whoever manages a server, and its message *Play Hearts here*."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.feature import Feature
from bot.answers.options import command
from bot.answers.server_settings import change_server, role_names
from bot.client import HeartsBot
from bot.community.servers import check_manager
from bot.messages.permissions import check_may_post
from bot.tables.errors import NotAllowed
from bot.ui.actions import MAX_ID_LENGTH, Action, read_digits
from bot.ui.choices import chosen_in
from cogs.setup.messages import Places
from cogs.setup.screens import QUESTIONS, SETUP, posted, question, summary


class SetupCog(commands.Cog):
    """Asks the questions. Whether the person may manage the server is checked each time: the screen may be old."""

    def __init__(self, places: Places) -> None:
        self._places = places

    @command("setup")
    @app_commands.guild_only()
    async def setup(self, ctx: Context) -> None:
        check_manager(ctx.person)
        await ctx.private(question(0, ctx.server, ctx.say))

    async def press(self, ctx: Context, action: Action) -> None:
        """Shows the question whose number is the prompt, or the summary after the last one. Raises NotAllowed."""
        check_manager(ctx.person)
        say, chosen, note = ctx.say, ctx.parent_id or ctx.channel_id, ""
        match action.args:
            case ["step" | "skip" | "back"]:
                pass
            case ["where"]:
                chosen = action.id or 0
            case ["post", channel]:
                chosen = read_digits(channel, MAX_ID_LENGTH)
                check_may_post(ctx.interaction.guild, chosen)
                await self._places.post(ctx.guild_id, chosen, ctx.interaction.id)
                await ctx.private(posted(ctx.server, ctx.guild_id, say))
                return
            case [name] if name in QUESTIONS:
                await change_server(ctx, **chosen_in(name, action))
                note = say("settings-saved")
            case _:
                raise NotAllowed("unreadable")
        settings = ctx.server
        if action.number < len(QUESTIONS):
            await ctx.private(question(action.number, settings, say, note))
            return
        channels = settings.channels
        if action.arg in ("step", "skip") and channels and chosen not in channels:
            chosen = channels[0]
        there, roles = _channel(ctx, chosen), role_names(ctx.interaction.guild, settings)
        await ctx.private(summary(settings, ctx.guild_id, say, chosen=there, roles=roles))


def _channel(ctx: Context, channel_id: int) -> int | None:
    """A channel of the server in which a message can be posted; None for any other."""
    guild = ctx.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    return channel.id if isinstance(channel, discord.TextChannel) else None


async def setup(bot: HeartsBot) -> None:
    places = Places(bot)
    cog = SetupCog(places)
    bot.add_feature(
        Feature(
            presses={SETUP: cog.press},
            jobs=[places.job],
            closing=[places.live],
            redraw_server=places.redraw_server,
        )
    )
    await bot.add_cog(cog)
