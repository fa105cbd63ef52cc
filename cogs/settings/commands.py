"""/settings: how the bot behaves on a server, and what a person prefers; and the presses on both screens."""

from __future__ import annotations

from collections.abc import Mapping

from discord import app_commands
from discord.ext import commands

from bot.answers.context import Context
from bot.answers.error_messages import explain_refusal
from bot.answers.feature import Feature
from bot.answers.options import command
from bot.answers.server_settings import change_default, change_server, role_names
from bot.client import HeartsBot
from bot.community.servers import check_manager
from bot.community.settings import SERVER, ChannelDefaults
from bot.messages.permissions import check_may_ping
from bot.tables.errors import NotAllowed
from bot.ui.actions import MAX_ID_LENGTH, Action, read_answer, read_digits
from bot.ui.choices import MENUS, TABLE_CHANNELS, chosen_in
from bot.ui.names import safe_name
from bot.ui.words import games
from cogs.settings.screens import (
    BY_CHANNEL,
    CALLED,
    GROUPS,
    LIKINGS,
    MY_GROUPS,
    SWITCHES,
    Games,
    audit,
    bans,
    channel_settings,
    group_settings,
    my_settings,
    server_settings,
    sure_to_reset,
)


async def settings(ctx: Context, action: Action) -> None:
    """Handles a press on the server's settings. The permission to change them is checked each time: the screen may be
    old."""
    check_manager(ctx.person)
    servers, guild_id, say = ctx.bot.servers, ctx.guild_id, ctx.say
    match action.args:
        case ["bans"] | ["back" | "next", "bans"]:
            await ctx.private(bans(await servers.bans(guild_id), say, page=action.number))
        case ["audit"]:
            await ctx.private(audit(await servers.lines(guild_id), say))
        case ["unban"]:
            lifted = await servers.unban(guild_id, action.choice(), ctx.person)
            note = say("block-lifted", name=safe_name(lifted, say))
            await ctx.private(bans(await servers.bans(guild_id), say, note, page=action.number))
        case ["home"]:
            await show_settings(ctx)
        case ["open", group] if group in GROUPS:
            await _show_group(ctx, group)
        case ["reset" | "reset-sure" as asked]:
            await ctx.private(sure_to_reset(say, again=asked == "reset-sure"))
        case ["reset-yes"]:
            await servers.reset_leaderboards(guild_id, ctx.person)
            await _show_group(ctx, "boards", say("reset-done"))
        case ["rules"]:
            await change_default(ctx, action.choice().removeprefix("="))
            await _show_group(ctx, "tables", say("settings-saved"))
        case ["back" | "next", "rules"]:
            await _show_group(ctx, "tables", page=action.number)
        case ["back" | "next", name, "rules", channel] if name == BY_CHANNEL:
            await _show_channel(ctx, read_digits(channel, MAX_ID_LENGTH), page=action.number)
        case [name, "where"] if name == BY_CHANNEL:
            await _show_channel(ctx, action.id or 0)
        case [name, "rules" | "pace" as what, channel] if name == BY_CHANNEL:
            await _set_channel(ctx, action, what, read_digits(channel, MAX_ID_LENGTH))
        case _:
            await _choose(ctx, action)


async def prefer(ctx: Context, action: Action) -> None:
    """Handles a press on a person's own preferences."""
    match action.args:
        case ["home"]:
            await show_preferences(ctx)
        case ["open", group] if group in MY_GROUPS:
            await _show_group(ctx, group)
        case _:
            await _choose(ctx, action)


async def _choose(ctx: Context, action: Action) -> None:
    """Keeps what was chosen with a menu or a switch, of the server or of the person."""
    match action.args:
        case [name, answered] if name in (*SWITCHES, *LIKINGS):
            changes = {name: read_answer(answered)}
        case [name] if name in MENUS:
            changes = chosen_in(name, action)
        case _:
            raise NotAllowed("unreadable")
    group = next(group for group, names in {**GROUPS, **MY_GROUPS}.items() if name in names)
    if group in MY_GROUPS:
        await ctx.prefer(**changes)
    else:
        await change_server(ctx, **changes)
    await _show_group(ctx, group, ctx.say("settings-saved"))


async def show_settings(ctx: Context) -> None:
    """Shows the groups of the server's settings, with what is wrong with one of them."""
    chosen = ctx.server
    chosen = chosen.changed(by_channel=_with_channels(ctx, chosen.by_channel))
    roles = role_names(ctx.interaction.guild, chosen)
    await ctx.private(server_settings(chosen, await _games(ctx), ctx.say, roles, _wrong(ctx)))


async def _games(ctx: Context, page: int | None = None) -> Games:
    house_rules, guild_id = ctx.bot.house_rules, ctx.guild_id
    own = [each.name for each in await house_rules.sets(guild_id)]
    default, _ = await house_rules.named(guild_id, None)
    return Games(games(own, ctx.say), default, page)


async def _show_group(ctx: Context, group: str, note: str = "", page: int | None = None) -> None:
    """Shows one of the groups, of the server or of the person; ``page``: of its menu of rules."""
    if group == BY_CHANNEL:
        await _show_channel(ctx, ctx.parent_id or ctx.channel_id)
    elif group in GROUPS:
        shown = group_settings(group, ctx.server, ctx.say, note, wrong=_wrong(ctx), games=await _games(ctx, page))
        await ctx.private(shown)
    else:
        preferences = ctx.bot.people.preferences(ctx.id)
        await ctx.private(group_settings(group, preferences, ctx.say, note, called=await _called_here(ctx)))


def _wrong(ctx: Context) -> str:
    """Why the role of the server cannot be pinged here; empty if it can, or if there is none."""
    role, here = ctx.server.call_role, ctx.interaction
    try:
        if role is not None:
            check_may_ping(here.guild, role, here.app_permissions)
    except NotAllowed as refusal:
        return f"⚠️ {explain_refusal(refusal, ctx.say)}"
    return ""


async def _set_channel(ctx: Context, action: Action, what: str, channel: int) -> None:
    """Changes one of the defaults of a channel."""
    if _table_channel(ctx, channel) is None:
        raise NotAllowed("unreadable")
    value = action.choice()
    chosen = None if value == SERVER else value.removeprefix("=")
    if what == "rules" and chosen != await ctx.bot.house_rules.still(ctx.guild_id, chosen):
        raise NotAllowed("rules-gone")
    settings = ctx.server
    there = _with_channels(ctx, settings.with_channel(channel, **{what: chosen}))
    await change_server(ctx, by_channel=there)
    await _show_channel(ctx, channel, ctx.say("settings-saved"))


async def _show_channel(ctx: Context, channel: int, note: str = "", page: int | None = None) -> None:
    settings = ctx.server.changed(by_channel=_with_channels(ctx, ctx.server.by_channel))
    await ctx.private(channel_settings(_table_channel(ctx, channel), settings, await _games(ctx, page), ctx.say, note))


def _table_channel(ctx: Context, channel_id: int) -> int | None:
    """A channel of the server in which tables may be opened; None for any other."""
    guild = ctx.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    return channel.id if channel is not None and channel.type in TABLE_CHANNELS else None


def _with_channels(ctx: Context, own: Mapping[int, ChannelDefaults]) -> dict[int, ChannelDefaults]:
    """Those of the channels that are still there."""
    return {each: defaults for each, defaults in own.items() if _table_channel(ctx, each) is not None}


async def show_preferences(ctx: Context) -> None:
    """Shows the groups of a person's preferences."""
    preferences = ctx.bot.people.preferences(ctx.id)
    await ctx.private(my_settings(preferences, ctx.say, called=await _called_here(ctx)))


async def called(ctx: Context, action: Action) -> None:
    """Changes whether the person is called on this server."""
    ctx.check_on_a_server()
    await ctx.bot.regulars.want(ctx.guild_id, ctx.id, read_answer(action.arg.removeprefix(f"{CALLED}.")))
    await _show_group(ctx, "calls", ctx.say("settings-saved"))


async def _called_here(ctx: Context) -> bool | None:
    """Whether the person is called on this server; None outside of servers."""
    return await ctx.bot.regulars.wants(ctx.guild_id, ctx.id) if ctx.guild_id else None


@app_commands.guild_only()
class SettingsCog(commands.GroupCog, group_name="settings"):
    """/settings ..."""

    @command("server")
    async def server(self, ctx: Context) -> None:
        check_manager(ctx.person)
        await show_settings(ctx)

    @command("me")
    async def me(self, ctx: Context) -> None:
        await show_preferences(ctx)


async def setup(bot: HeartsBot) -> None:
    bot.add_feature(Feature(presses={"settings": settings, "prefer": prefer, CALLED: called}))
    await bot.add_cog(SettingsCog())
