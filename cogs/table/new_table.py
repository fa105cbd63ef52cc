"""New tables: opened by a command, by the button of the welcome or of a poster, or as the rematch of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.answers.access import check_permissions, members_here
from bot.answers.context import Context
from bot.answers.replies import open_lobby, show_panel
from bot.answers.times import choose_zone, read_start, zone_of
from bot.messages.permissions import check_may_open_threads
from bot.tables.errors import NotAllowed
from bot.tables.seating import TableOptions
from bot.ui.actions import Action
from cogs.table.guests import Invitations, choose


class NewTables:
    """Opens tables."""

    def __init__(self, invitations: Invitations) -> None:
        self._invitations = invitations

    async def open(self, ctx: Context, **wishes: Any) -> None:
        """Opens a lobby in this channel. ``wishes``: the keyword arguments of `_options`. Raises NotAllowed."""
        options = await self._options(ctx, **wishes)
        with self._invitations.calling(ctx.id, options.guests):
            await open_lobby(ctx, await ctx.bot.tables.open(ctx.person, options))

    async def _options(
        self,
        ctx: Context,
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
        announced start, as the clock in the time zone ``zone`` shows it, which is stored for later; ``settings``: those
        of the table, by name. Raises NotAllowed."""
        check_permissions(ctx)
        ctx.bot.servers.check_channel(ctx.guild_id, *ctx.channel_ids)
        guild_id, server = ctx.guild_id, ctx.server
        if settings.get("hints") and not server.hints:
            raise NotAllowed("hints-off")
        if zone is not None:
            await choose_zone(ctx, zone)
        starts_at = read_start(at, await zone_of(ctx), ctx.bot.tables.now()) if at is not None else None
        members, house_rules = await members_here(ctx), ctx.bot.house_rules
        here = server.of_channel(*ctx.channel_ids)
        chosen = {name: value for name, value in settings.items() if value is not None}
        local = "pace" not in chosen and here.pace not in (None, server.pace)
        if preset is None and (preset := await house_rules.still(guild_id, here.rules)) is not None:
            local |= preset != (await house_rules.named(guild_id, None))[0]
        name, rules = await house_rules.rules_for(guild_id, preset, players, codes=server.codes)
        if settings.get("thread"):
            check_may_open_threads(ctx.interaction.channel, ctx.interaction.app_permissions)
        return TableOptions(
            guild_id=guild_id,
            channel_id=ctx.channel_id,
            parent_id=ctx.parent_id,
            members=members,
            rules=rules,
            preset=name,
            settings=server.usual(here).changed(local=local, starts_at=starts_at, **chosen),
            computers=computers,
            level=level or server.level,
            guests=await choose(ctx, guests, members),
        )

    async def press(self, ctx: Context, action: Action) -> None:
        """Opens a table with the server's defaults, or with the shared rules that the button names. The second of two
        presses shows the person that they have a seat at the table of the first."""
        code = await ctx.bot.house_rules.code(action.arg) if action.arg else None
        options = await self._options(ctx, preset=code)
        table, new = await ctx.bot.tables.open_once(ctx.person, options)
        if new:
            await open_lobby(ctx, table)
        else:
            await show_panel(ctx, table, ctx.say("note-seated"))

    async def rematch(self, ctx: Context, table_id: int) -> None:
        """Opens a rematch, or takes a seat in the one that is open, in the channel where the game was opened."""
        ctx.bot.servers.check_channel(ctx.guild_id, *ctx.channel_ids)
        over = await ctx.bot.tables.get(table_id)
        if not over.kind.rematch:
            raise NotAllowed("rematch-alone" if over.kind.solitaire else f"rematch-{over.kind.name}")
        if not over.is_in(ctx.channel_id):
            raise NotAllowed("rematch-elsewhere", where=f"<#{over.home[0]}>")
        table, new = await ctx.bot.tables.rematch(table_id, ctx.person, ctx.channel_id)
        here = table.record.channel_id == ctx.channel_id
        if new and here:
            await open_lobby(ctx, table)
            return
        if new:
            ctx.bot.boards.mark_dirty(table.record.id)
        say = ctx.say
        note = say("note-seated") if here else say("note-seated-elsewhere", where=f"<#{table.record.channel_id}>")
        await show_panel(ctx, table, note)
