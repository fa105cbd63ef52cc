"""Settings: the presses on the screens of a server's settings and of a person's preferences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.answers.asker import Asker
from bot.answers.error_messages import explain_refusal
from bot.answers.server_settings import change_server, role_names
from bot.community.servers import check_manager
from bot.community.settings import SERVER, ChannelDefaults
from bot.messages.permissions import check_may_ping
from bot.tables.errors import NotAllowed
from bot.ui.actions import MAX_ID_LENGTH, Action, read_answer, read_digits
from bot.ui.choices import MENUS, TABLE_CHANNELS, chosen_in
from bot.ui.names import safe_name
from cogs.settings.screens import (
    BY_CHANNEL,
    CALLED,
    GROUPS,
    LIKINGS,
    MORE,
    MY_GROUPS,
    MY_MENUS,
    SWITCHES,
    USUAL,
    audit,
    bans,
    channel_settings,
    group_settings,
    my_group,
    my_settings,
    server_settings,
    sure_to_reset,
)
from hearts import PRESETS


async def settings(asker: Asker, action: Action) -> None:
    """Handles a press on the server's settings. The permission to change them is checked each time: the screen may be
    old."""
    check_manager(asker.person)
    servers, guild_id, say = asker.bot.servers, asker.guild_id, asker.say
    name, _, about = action.arg.partition(".")
    match name:
        case "bans" | "back" | "next":
            await asker.private(bans(await servers.bans(guild_id), say, page=action.prompt))
        case "audit":
            await asker.private(audit(await servers.lines(guild_id), say))
        case "unban":
            lifted = await servers.unban(guild_id, action.choice(), asker.person)
            note = say("bar-lifted", name=safe_name(lifted, say))
            await asker.private(bans(await servers.bans(guild_id), say, note, page=action.prompt))
        case "home":
            await show_settings(asker)
        case "open":
            await _show_group(asker, about)
        case "reset" | "reset-sure":
            await asker.private(sure_to_reset(say, again=name == "reset-sure"))
        case "reset-yes":
            await servers.reset_leaderboards(guild_id, asker.person)
            await _show_group(asker, "boards", say("reset-done"))
        case _ if name == BY_CHANNEL:
            await _set_channel(asker, action, about)
        case _ if name in SWITCHES or name in MENUS:
            await change_server(asker, **{name: read_answer(about)} if name in SWITCHES else chosen_in(name, action))
            await _show_group(asker, next(group for group in GROUPS if name in GROUPS[group]), say("settings-saved"))
        case _:
            raise NotAllowed("unreadable")


async def show_settings(asker: Asker) -> None:
    """Shows the groups of the server's settings, with what is wrong with one of them."""
    chosen = asker.bot.servers.settings(asker.guild_id)
    chosen = chosen.changed(by_channel=_with_channels(asker, chosen.by_channel))
    roles = role_names(asker.interaction.guild, chosen)
    await asker.private(server_settings(chosen, asker.say, roles, *_wrong(asker)))


async def _show_group(asker: Asker, group: str, note: str = "") -> None:
    if group == BY_CHANNEL:
        await _show_channel(asker, asker.parent_id or asker.channel_id)
        return
    if group not in GROUPS:
        raise NotAllowed("unreadable")
    wrong = _wrong(asker) if "call_role" in GROUPS[group] else []
    await asker.private(group_settings(group, asker.bot.servers.settings(asker.guild_id), asker.say, note, *wrong))


def _wrong(asker: Asker) -> list[str]:
    """Why the role of the server cannot be pinged here; empty if it can, or if there is none."""
    role, here = asker.bot.servers.settings(asker.guild_id).call_role, asker.interaction
    try:
        if role is not None:
            check_may_ping(here.guild, role, here.app_permissions)
    except NotAllowed as refusal:
        return [f"⚠️ {explain_refusal(refusal, asker.say)}"]
    return []


async def _set_channel(asker: Asker, action: Action, about: str) -> None:
    """Shows the defaults of another channel, changes those of one, or turns the page of its menu of rules."""
    what, _, number = about.partition(".")
    channel = (action.id or 0) if what == "where" else read_digits(number, MAX_ID_LENGTH)
    if what == "where":
        await _show_channel(asker, channel)
        return
    if what not in ("rules", "pace") or _table_channel(asker, channel) is None:
        raise NotAllowed("unreadable")
    value = action.choice()
    if value == MORE:
        await _show_channel(asker, channel, page=action.prompt)
        return
    chosen = None if value == SERVER else value.removeprefix("=")
    if what == "rules" and chosen != await asker.bot.house_rules.still(asker.guild_id, chosen):
        raise NotAllowed("rules-gone")
    settings = asker.bot.servers.settings(asker.guild_id)
    there = _with_channels(asker, settings.with_channel(channel, **{what: chosen}))
    await change_server(asker, by_channel=there)
    await _show_channel(asker, channel, asker.say("settings-saved"))


async def _show_channel(asker: Asker, channel: int, note: str = "", page: int | None = None) -> None:
    own = _with_channels(asker, asker.bot.servers.settings(asker.guild_id).by_channel)
    sets = [each.name for each in await asker.bot.house_rules.sets(asker.guild_id)]
    names = [*sets, *(name for name in PRESETS if name not in sets)]
    await asker.private(channel_settings(_table_channel(asker, channel), own, names, asker.say, note, page=page))


def _table_channel(asker: Asker, channel_id: int) -> int | None:
    """A channel of the server in which tables may be opened; None for any other."""
    guild = asker.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    return channel.id if channel is not None and channel.type in TABLE_CHANNELS else None


def _with_channels(asker: Asker, own: Mapping[int, ChannelDefaults]) -> dict[int, ChannelDefaults]:
    """Those of the channels that are still there."""
    return {each: defaults for each, defaults in own.items() if _table_channel(asker, each) is not None}


async def prefer(asker: Asker, action: Action) -> None:
    """Handles a press on a person's own preferences."""
    name, _, answer = action.arg.partition(".")
    if name == "home":
        await show_preferences(asker)
        return
    if name == "open":
        if answer not in MY_GROUPS:
            raise NotAllowed("unreadable")
        await _show_my_group(asker, answer)
        return
    if name in LIKINGS:
        value: Any = read_answer(answer)
    else:
        value = action.choice(MY_MENUS.get(name, ()))
        value = None if value == USUAL else int(value) if name == "row" else value
    await asker.prefer(**{name: value})
    await _show_my_group(
        asker, next(group for group in MY_GROUPS if name in MY_GROUPS[group]), asker.say("settings-saved")
    )


async def show_preferences(asker: Asker) -> None:
    """Shows the groups of a person's preferences."""
    preferences = asker.bot.people.preferences(asker.id)
    await asker.private(my_settings(preferences, asker.say, called=await _called_here(asker)))


async def _show_my_group(asker: Asker, group: str, note: str = "") -> None:
    preferences = asker.bot.people.preferences(asker.id)
    await asker.private(my_group(group, preferences, asker.say, note, called=await _called_here(asker)))


async def called(asker: Asker, action: Action) -> None:
    """Changes whether the person is called on this server."""
    asker.check_on_a_server()
    await asker.bot.regulars.want(asker.guild_id, asker.id, read_answer(action.arg.removeprefix(f"{CALLED}.")))
    await _show_my_group(asker, "calls", asker.say("settings-saved"))


async def _called_here(asker: Asker) -> bool | None:
    """Whether the person is called on this server; None outside of servers."""
    return await asker.bot.regulars.wants(asker.guild_id, asker.id) if asker.guild_id else None
