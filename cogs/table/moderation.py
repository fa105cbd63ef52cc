"""Moderation at tables: taking seats from people, and blocking them on a server."""

from __future__ import annotations

from bot.answers.context import Context
from bot.community.servers import check_manager
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.tables.views import Status
from bot.ui.actions import MAX_ID_LENGTH, Action, read_digits
from bot.ui.items import GREY, screen, text
from bot.ui.names import safe_name
from cogs.table.screens import sure_to_block


async def remove(ctx: Context, player_id: int, name: str, table_id: int | None) -> None:
    """Takes all their seats from somebody, or that at one table."""
    codes = [str(table.record.id) for table in await _seated(ctx, player_id) if table_id in (None, table.record.id)]
    await ctx.bot.moderation.remove(ctx.guild_id, player_id, name, ctx.person, table_id)
    about = {"name": safe_name(name, ctx.say), "count": len(codes), "codes": ", ".join(codes)}
    await ctx.private(screen(text(ctx.say("seat-taken-away", **about)), colour=GREY))


async def ask_to_block(ctx: Context, player_id: int, name: str) -> None:
    """Blocks somebody; asks first if that takes them out of a running game."""
    check_manager(ctx.person)
    playing = [table for table in await _seated(ctx, player_id) if table.record.status is not Status.LOBBY]
    if player_id != ctx.id and playing:
        codes = [str(table.record.id) for table in playing]
        await ctx.private(sure_to_block(player_id, safe_name(name, ctx.say), codes, ctx.say))
    else:
        await _block(ctx, player_id, name)


async def press_block(ctx: Context, action: Action) -> None:
    """Blocks somebody, by the name that they have at a table, or had last if they have left since the question. Raises
    NotAllowed if the bot does not know them."""
    check_manager(ctx.person)
    player_id = read_digits(action.arg, MAX_ID_LENGTH)
    names = [table.seats[table.my_seat(player_id)].name for table in await _seated(ctx, player_id)]
    if not names and (known := await ctx.bot.tables.store.directory.player(player_id)) is not None:
        names = [known.name]
    if not names:
        raise NotAllowed("not-seated-there")
    await _block(ctx, player_id, names[0])


async def _block(ctx: Context, player_id: int, name: str) -> None:
    await ctx.bot.moderation.ban(ctx.guild_id, player_id, name, ctx.person)
    await ctx.private(screen(text(ctx.say("block-set", name=safe_name(name, ctx.say))), colour=GREY))


async def _seated(ctx: Context, player_id: int) -> list[Table]:
    """The tables of this server at which somebody sits."""
    return [each for each in await ctx.bot.tables.of_player(player_id) if each.record.guild_id == ctx.guild_id]
