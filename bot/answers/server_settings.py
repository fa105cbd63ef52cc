"""The settings of a server: changed by somebody who manages it, or may change its rules."""

from __future__ import annotations

from typing import Any

import discord

from bot.answers.context import Context
from bot.community.servers import check_manager
from bot.community.settings import Settings
from bot.language.names import first_visible
from bot.messages.permissions import check_may_post
from bot.tables.errors import NotAllowed
from bot.ui.choices import ROLES


async def change_server(ctx: Context, **changes: Any) -> None:
    """Changes settings of the server. Raises NotAllowed if the person may not manage it, for a channel that is not of
    this server, and if the bot may not write there."""
    check_manager(ctx.person)
    for name in ("announce", "daily_channel"):
        if (channel_id := changes.get(name)) is not None:
            check_may_post(ctx.interaction.guild, channel_id)
    if changes.get("call_role") == ctx.guild_id:
        raise NotAllowed("role-everyone")
    await ctx.bot.servers.change(ctx.guild_id, ctx.person, **changes)


async def change_default(ctx: Context, name: str | None) -> str:
    """Makes house rules or a preset what new tables on the server play; returns their name. Raises NotAllowed."""
    house_rules, guild_id = ctx.bot.house_rules, ctx.guild_id
    found, _ = await house_rules.named(guild_id, name)
    own = any(each.name == found for each in await house_rules.sets(guild_id))
    await house_rules.make_default(guild_id, found if own else None, ctx.person)
    await ctx.bot.servers.keep(guild_id, rules="standard" if own else found)
    return found


def role_names(guild: discord.Guild | None, settings: Settings) -> dict[str, str]:
    """The names of the roles that a server has chosen, as far as they are still there, by the setting."""
    roles = {name: guild.get_role(getattr(settings, name) or 0) for name in ROLES} if guild is not None else {}
    return {name: first_visible(role.name) for name, role in roles.items() if role is not None}
