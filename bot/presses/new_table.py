"""New tables: opened by a command, or by the button of the welcome or of a poster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
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


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTableOptions:
    """What somebody wants of a new table; None stands for the server's default."""

    preset: str | None = None
    players: int | None = None
    level: str | None = None
    computers: int = 0
    guests: Sequence[int] = ()
    """The ids of people for whom seats are reserved."""
    at: str | None = None
    """The announced start, as the clock of the person's time zone shows it."""
    zone: str | None = None
    """That time zone, which is stored for later."""
    settings: Mapping[str, Any] = field(default_factory=dict)
    """Fields of `db.TableSettings`."""


async def open_table(asker: Asker, wishes: NewTableOptions) -> None:
    """Opens a lobby in this channel. Raises NotAllowed."""
    options = await _options(asker, wishes)
    try:
        await open_lobby(asker, await asker.bot.tables.open(asker.person, options))
    except (NotAllowed, AnswerLost, discord.HTTPException):  # nobody was called
        asker.bot.invitations.take_back(asker.id, options.guests)
        raise


async def _options(asker: Asker, wishes: NewTableOptions) -> TableOptions:
    """The options of a table that is opened in this channel. Raises NotAllowed."""
    check_permissions(asker)
    asker.bot.servers.check_channel(asker.guild_id, *asker.channel_ids)
    guild_id, server = asker.guild_id, asker.bot.servers.settings(asker.guild_id)
    chosen = {name: value for name, value in wishes.settings.items() if value is not None}
    if chosen.get("hints") and not server.hints:
        raise NotAllowed("hints-off")
    starts_at = await _start(asker, wishes)
    members = await members_here(asker)
    name, rules = await asker.bot.house_rules.rules_for(guild_id, wishes.preset, wishes.players, codes=server.codes)
    if chosen.get("thread"):
        check_may_open_threads(asker.interaction.channel, asker.interaction.app_permissions)
    return TableOptions(
        guild_id=guild_id,
        channel_id=asker.channel_id,
        parent_id=asker.parent_id,
        members=members,
        rules=rules,
        preset=name,
        settings=server.usual.changed(starts_at=starts_at, **chosen),
        computers=wishes.computers,
        level=wishes.level or server.level,
        guests=await chosen_guests(asker, wishes.guests, members),
    )


async def _start(asker: Asker, wishes: NewTableOptions) -> int | None:
    """When the table is to start, in epoch milliseconds; None if no start is announced."""
    if wishes.zone is not None:
        await choose_zone(asker, wishes.zone)
    return read_start(wishes.at, await zone_of(asker), asker.bot.tables.now()) if wishes.at is not None else None


async def press(asker: Asker, action: Action) -> None:
    """Opens a table with the server's defaults, or with the shared rules that the button names. The second of two
    presses shows the person that they have a seat at the table of the first."""
    shared = await asker.bot.house_rules.proposal(action.arg, 0) if action.arg else None
    options = await _options(asker, NewTableOptions(preset=shared.code if shared is not None else None))
    table, new = await open_once(asker.bot.tables, asker.person, options)
    if new:
        await open_lobby(asker, table)
    else:
        await show_panel(asker, table, asker.say("note-seated"))


def check_permissions(asker: Asker) -> None:
    """Raises NotAllowed if the bot may not write here by itself: an answer can be edited for fifteen minutes only."""
    here, in_thread = asker.interaction, asker.parent_id is not None
    check_may_write(here.guild, asker.channel_id, here.app_permissions, thread=in_thread, history=True)
