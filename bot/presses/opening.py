"""Opening a table, by a command or by the button of the welcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.delivery.access import members_here
from bot.delivery.asker import Asker
from bot.delivery.guests import chosen_guests
from bot.delivery.replies import open_lobby
from bot.delivery.zones import choose_zone, zone_of
from bot.tables.errors import NotAllowed
from bot.tables.seating import TableOptions
from bot.tables.starts import read_start
from bot.ui.items import Action

NEEDED: Final = ("view_channel", "send_messages", "read_message_history")


async def open_table(
    asker: Asker,
    *,
    preset: str | None = None,
    players: int | None = None,
    pace: str | None = None,
    level: str | None = None,
    computers: int = 0,
    open_seats: bool = True,
    hints: bool | None = None,
    thread: bool | None = None,
    cut: bool | None = None,
    guests: Sequence[int] = (),
    at: str | None = None,
    zone: str | None = None,
) -> None:
    """A lobby in this channel; what is not said is as the server likes it. ``at`` announces its start, as the clock of
    the person's time ``zone`` shows it, which is kept. Raises NotAllowed."""
    check_permissions(asker)
    guild_id, servers = asker.guild_id, asker.bot.servers
    servers.check_channel(guild_id, *asker.channel_ids)
    settings = servers.of(guild_id)
    if hints and not settings.hints:
        raise NotAllowed("hints-off")
    if zone is not None:
        await choose_zone(asker, zone)
    starts_at = read_start(at, await zone_of(asker), asker.bot.tables.now()) if at is not None else None
    members = await members_here(asker)
    name, rules = await asker.bot.house.order(guild_id, preset, players, codes=settings.codes)
    order = TableOptions(
        guild_id=guild_id,
        channel_id=asker.channel_id,
        parent_id=asker.parent_id,
        members=members,
        rules=rules,
        preset=name,
        pace=pace or settings.pace,
        computers=computers,
        level=level or settings.level,
        open_seats=open_seats,
        hints=hints is not False,
        thread=thread,
        cut=settings.cut if cut is None else cut,
        starts_at=starts_at,
        guests=await chosen_guests(asker, guests, members),
    )
    await open_lobby(asker, await asker.bot.tables.open(asker.person, order))


async def press(asker: Asker, action: Action) -> None:
    """A table as the server likes it, or by the rules that were shared."""
    shared = await asker.bot.house.proposal(action.arg, 0) if action.arg else None
    await open_table(asker, preset=shared.code if shared is not None else None)


def check_permissions(asker: Asker) -> None:
    """A table must stay editable after the fifteen minutes in which an answer is. Raises NotAllowed."""
    have = asker.interaction.app_permissions
    needed = list(NEEDED)
    if isinstance(asker.interaction.channel, discord.Thread):
        needed[1] = "send_messages_in_threads"
    missing = [name.replace("_", " ").title() for name in needed if not getattr(have, name)]
    if missing:
        raise NotAllowed("missing-permissions", missing=", ".join(missing))
