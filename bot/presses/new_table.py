"""New tables: opened by a command, or by the button of the welcome or of a poster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot.answers.access import members_here
from bot.answers.asker import Asker
from bot.answers.guests import chosen_guests
from bot.answers.replies import open_lobby, show_panel
from bot.answers.zones import choose_zone, zone_of
from bot.messages.permissions import check_may_open_threads, check_may_write
from bot.tables.errors import NotAllowed
from bot.tables.lobby import open_once
from bot.tables.seating import TableOptions
from bot.tables.typed_times import read_start
from bot.transport.failures import AnswerLost
from bot.ui.actions import Action


async def open_table(asker: Asker, **wishes: Any) -> None:
    """Opens a lobby in this channel. ``wishes``: the keyword arguments of `_options`. Raises NotAllowed."""
    options = await _options(asker, **wishes)
    try:
        await open_lobby(asker, await asker.bot.tables.open(asker.person, options))
    except (NotAllowed, AnswerLost, discord.HTTPException):  # nobody was called
        asker.bot.invitations.take_back(asker.id, options.guests)
        raise


async def _options(
    asker: Asker,
    *,
    preset: str | None = None,
    players: int | None = None,
    computers: int = 0,
    level: str | None = None,
    guests: Sequence[int] = (),
    at: str | None = None,
    zone: str | None = None,
    **settings: Any,
) -> TableOptions:
    """The options of a table that is opened in this channel; None stands for the server's default. ``at``: the
    announced start, as the clock in the time zone ``zone`` shows it, which is stored for later; ``settings``: those of
    the table, by name. Raises NotAllowed."""
    check_permissions(asker)
    asker.bot.servers.check_channel(asker.guild_id, *asker.channel_ids)
    guild_id, server = asker.guild_id, asker.bot.servers.settings(asker.guild_id)
    if settings.get("hints") and not server.hints:
        raise NotAllowed("hints-off")
    if zone is not None:
        await choose_zone(asker, zone)
    starts_at = read_start(at, await zone_of(asker), asker.bot.tables.now()) if at is not None else None
    members = await members_here(asker)
    name, rules = await asker.bot.house_rules.rules_for(guild_id, preset, players, codes=server.codes)
    if settings.get("thread"):
        check_may_open_threads(asker.interaction.channel, asker.interaction.app_permissions)
    chosen = {name: value for name, value in settings.items() if value is not None}
    return TableOptions(
        guild_id=guild_id,
        channel_id=asker.channel_id,
        parent_id=asker.parent_id,
        members=members,
        rules=rules,
        preset=name,
        settings=server.usual.changed(starts_at=starts_at, **chosen),
        computers=computers,
        level=level or server.level,
        guests=await chosen_guests(asker, guests, members),
    )


async def press(asker: Asker, action: Action) -> None:
    """Opens a table with the server's defaults, or with the shared rules that the button names. The second of two
    presses shows the person that they have a seat at the table of the first."""
    code = await asker.bot.house_rules.code(action.arg) if action.arg else None
    options = await _options(asker, preset=code)
    table, new = await open_once(asker.bot.tables, asker.person, options)
    if new:
        await open_lobby(asker, table)
    else:
        await show_panel(asker, table, asker.say("note-seated"))


def check_permissions(asker: Asker) -> None:
    """Raises NotAllowed if the bot may not write here by itself: an answer can be edited for fifteen minutes only."""
    here, in_thread = asker.interaction, asker.parent_id is not None
    check_may_write(here.guild, asker.channel_id, here.app_permissions, thread=in_thread, history=True)
