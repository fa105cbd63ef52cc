"""/hearts: everything that can be done at a table, without a button too; and the menu of a person, to invite them."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.access import check_permissions, read_table_code
from bot.answers.context import Context, Interaction
from bot.answers.error_messages import tell
from bot.answers.feature import Feature
from bot.answers.options import (
    MAX_CHOICES,
    Choices,
    Level,
    address_elsewhere,
    choice,
    command,
    game_choices,
    my_table,
    past_choices,
    past_table,
    seen_table,
    state,
    table_choices,
    table_here,
    table_in_charge,
)
from bot.answers.replies import show_outcome, show_panel, show_scores, show_seated
from bot.answers.times import start_choices, zone_choices
from bot.client import HeartsBot
from bot.language.card_names import meant
from bot.language.names import first_visible, name_of
from bot.messages.permissions import channel_is_gone
from bot.past import NEWEST
from bot.pictures.emojis import short
from bot.tables.errors import NotAllowed
from bot.tables.pace import PaceName
from bot.tables.views import Status
from bot.ui.cutting import CUT
from bot.ui.names import safe_name
from bot.ui.parsing import read_card, read_cards, read_pass, write_pass
from bot.ui.words import pass_in_words
from cogs.table import presses, turns
from cogs.table.game_files import Replays, verify_deal
from cogs.table.guests import Invitations, be_called, call_regulars, come
from cogs.table.moderation import ask_to_block, press_block, remove
from cogs.table.new_table import NewTables
from cogs.table.presses import (
    ask_first,
    come_back,
    join,
    pause,
    show_deciding_trick,
    show_table_settings,
)
from cogs.table.screens import status
from hearts import CallPass, ChooseMoon, Move, Pass, Phase, Play
from hearts.passing import HOLD, fit

Effect = Literal["others_up", "shooter_down"]


async def call_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: the typed pass, in words, if it can be called; and every pass to one seat, and the hold."""
    try:
        view = (await my_table(ctx, None)).seen_by(ctx.id)
    except NotAllowed:
        return []
    seats, most, say = len(view.game.players), view.rules.pass_count, ctx.say
    ways = [steps if 2 * steps <= seats else steps - seats for steps in range(1, seats)]
    targets = [HOLD, *(((way, count),) for count in range(most, 0, -1) for way in ways)]
    calls = {write_pass(target, seats): target for target in targets}
    wanted = "".join(typed.split()).upper()
    try:
        called = read_pass(wanted, seats)
        calls = {write_pass(called, seats): called} | calls if fit(called, seats) == called else calls
    except NotAllowed:
        pass
    return [
        choice(f"{text} · {pass_in_words(target, seats, say)}", text)
        for text, target in calls.items()
        if text.upper().startswith(wanted)
    ][:MAX_CHOICES]


async def card_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete: the cards of the own hand that may be played, and while others are on turn all of them."""
    try:
        table = await my_table(ctx, None)
    except NotAllowed:
        return []
    view = table.seen_by(ctx.id)
    ahead = view.game.hand if view.game.phase is Phase.PLAYING else ()
    cards = meant(typed, dict.fromkeys(view.game.legal or ahead), ctx.say)
    return [choice(short(card), str(card)) for card in cards[:MAX_CHOICES]]


async def _move(ctx: Context, table_id: int, move: Move) -> None:
    """Makes a typed move, and answers with the panel, without what was chosen on it. Raises IllegalMove and NotAllowed,
    and then what was chosen stays."""
    acted = await ctx.bot.tables.act(table_id, ctx.person, move)
    ctx.bot.tables.drafts.drop(table_id, ctx.id)
    await show_panel(ctx, acted.table)


async def blocked_choices(ctx: Context, typed: str) -> Choices:
    """Autocomplete, for those who manage the server: the people who are blocked there, by their names."""
    if not ctx.person.may_manage:
        return []
    wanted, bans = typed.strip().casefold(), await ctx.bot.servers.bans(ctx.guild_id)
    names = ((ban.mark, first_visible(ctx.say.person(ban.name))) for ban in bans)
    return [choice(name, mark) for mark, name in names if wanted in name.casefold()][:MAX_CHOICES]


@app_commands.guild_only()
class HeartsCommands(commands.GroupCog, group_name="hearts"):
    """/hearts ...: first about tables, then about seats, turns and rounds."""

    def __init__(self, new_tables: NewTables, invitations: Invitations, replays: Replays) -> None:
        self._new_tables, self._invitations, self._replays = new_tables, invitations, replays

    @command("new", preset_name=game_choices, at=start_choices, time_zone=zone_choices)
    @app_commands.rename(preset_name="preset")
    async def new(
        self,
        ctx: Context,
        computers: app_commands.Range[int, 0, 15] = 0,
        level: Level | None = None,
        pace: PaceName | None = None,
        preset_name: str | None = None,
        players: app_commands.Range[int, 3, 16] | None = None,
        open_seats: bool = True,
        invite: discord.User | None = None,
        hints: bool | None = None,
        thread: bool | None = None,
        cut: bool | None = None,
        at: str | None = None,
        time_zone: str | None = None,
    ) -> None:
        await self._new_tables.open(
            ctx,
            computers=computers,
            level=level,
            pace=pace,
            preset=preset_name,
            players=players,
            open_seats=open_seats,
            guests=[invite.id] if invite is not None else [],
            hints=hints,
            thread=thread,
            cut=cut,
            at=at,
            zone=time_zone,
        )

    @command("start", table=table_choices)
    async def start(self, ctx: Context, table: str | None = None) -> None:
        table_id = (await my_table(ctx, table, "lobby")).record.id
        await show_panel(ctx, await ctx.bot.tables.start(table_id, ctx.person))

    @command("pause", table=table_choices)
    async def pause(self, ctx: Context, table: str | None = None) -> None:
        found = await table_in_charge(ctx, table, "playing")
        await pause(ctx, found.record.id)

    @command("status")
    async def status(self, ctx: Context) -> None:
        guild = ctx.interaction.guild
        tables, say = ctx.bot.tables, ctx.say
        mine = await tables.of_player(ctx.id)
        here = await tables.in_channel(ctx.channel_id)
        found = {table.record.id: table for table in (*mine, *here) if table.record.guild_id == ctx.guild_id}
        listed = [
            (table.seen_by(ctx.id), state(table, say), guild is not None and channel_is_gone(guild, table))
            for table in found.values()
        ]
        alone = [table for table in mine if table.record.id not in found and table.kind.commanded]
        kinds = [table.kind.name for table in alone if await address_elsewhere(ctx, table) is None]
        await ctx.private(status(listed, say, alone=kinds))

    @command("end", table=table_choices)
    async def end(self, ctx: Context, table: str | None = None) -> None:
        found = await table_in_charge(ctx, table)
        await ask_first(ctx, found.record.id, "end")

    @command("rematch", table=past_choices)
    async def rematch(self, ctx: Context, table: str | None = None) -> None:
        check_permissions(ctx)
        table_id = await past_table(ctx, table, lambda found: False)
        await self._new_tables.rematch(ctx, table_id)

    @command("join", table=table_choices)
    async def join(self, ctx: Context, table: str | None = None) -> None:
        table_id = (await table_here(ctx, table)).record.id
        if (seated := await join(ctx, table_id)) is not None:
            await show_seated(ctx, *seated)

    @command("leave", table=table_choices)
    async def leave(self, ctx: Context, table: str | None = None) -> None:
        table_id = (await my_table(ctx, table, None)).record.id
        await ask_first(ctx, table_id, "leave")

    @command("seats", table=table_choices)
    async def seats(
        self,
        ctx: Context,
        computers: app_commands.Range[int, 0, 15] | None = None,
        level: Level | None = None,
        seat: app_commands.Range[int, 1, 16] | None = None,
        table: str | None = None,
    ) -> None:
        table_id = (await my_table(ctx, table, "lobby")).record.id
        index = None if seat is None else seat - 1
        seated = await ctx.bot.tables.seat_computers(table_id, ctx.person, computers, level, index)
        if computers is None:
            await show_table_settings(ctx, table_id)
        else:
            await show_panel(ctx, seated, ctx.say("note-computers", count=computers))

    @command("back", table=table_choices)
    async def back(self, ctx: Context, table: str | None = None) -> None:
        table_id = (await my_table(ctx, table, "back")).record.id
        await come_back(ctx, table_id)

    @command("remove", table=table_choices)
    async def remove(self, ctx: Context, member: discord.User, table: str | None = None) -> None:
        await remove(ctx, member.id, name_of(member), read_table_code(table) if table is not None else None)

    @command("block")
    async def ban(self, ctx: Context, member: discord.User) -> None:
        await ask_to_block(ctx, member.id, name_of(member))

    @command("unblock", member=blocked_choices)
    async def unban(self, ctx: Context, member: str) -> None:
        name = await ctx.bot.servers.unban_typed(ctx.guild_id, member, ctx.person)
        await tell(ctx, ctx.say("block-lifted", name=safe_name(name, ctx.say)))

    @command("hand", table=table_choices)
    async def hand(self, ctx: Context, table: str | None = None) -> None:
        await show_panel(ctx, await my_table(ctx, table))

    @command("pass", table=table_choices)
    async def pass_cards(self, ctx: Context, cards: str, table: str | None = None) -> None:
        found = await my_table(ctx, table)
        if found.game.phase is not Phase.PASSING:
            raise NotAllowed("not-passing")
        await _move(ctx, found.record.id, Pass(read_cards(cards)))

    @command("play", card=card_choices, table=table_choices)
    async def play(self, ctx: Context, card: str, table: str | None = None) -> None:
        found = await my_table(ctx, table)
        played = read_card(card)
        seat = found.my_seat(ctx.id)
        if found.game.phase is Phase.PLAYING and seat not in found.game.to_act and played in found.game.hand(seat):
            await show_outcome(ctx, found.record.id, ctx.bot.tables.choose_premove(found.record.id, ctx.person, played))
            return
        await _move(ctx, found.record.id, Play(played))

    @command("claim", table=table_choices)
    async def claim(self, ctx: Context, table: str | None = None) -> None:
        table_id = (await my_table(ctx, table)).record.id
        await show_outcome(ctx, table_id, ctx.bot.tables.claim(table_id, ctx.person))

    @command("call", to=call_choices, table=table_choices)
    async def call(self, ctx: Context, to: str, table: str | None = None) -> None:
        found = await my_table(ctx, table)
        target = read_pass(to, len(found.game.players))
        await _move(ctx, found.record.id, CallPass(target))

    @command("moon", table=table_choices)
    async def moon(self, ctx: Context, effect: Effect, table: str | None = None) -> None:
        table_id = (await my_table(ctx, table)).record.id
        await _move(ctx, table_id, ChooseMoon(effect))

    @command("ready", table=table_choices)
    async def ready(self, ctx: Context, table: str | None = None) -> None:
        found = await my_table(ctx, table)
        if found.record.status is not Status.PLAYING or found.game.phase is not Phase.DEALING:
            raise NotAllowed("not-between-rounds")
        await show_panel(ctx, await ctx.bot.tables.ready(found.record.id, ctx.person))

    @command("scores", table=table_choices)
    async def scores(self, ctx: Context, table: str | None = None) -> None:
        table_id = await seen_table(ctx, table)
        view = await ctx.bot.archive.look(table_id)
        await show_scores(ctx, view)

    @command("replay", table=past_choices)
    @app_commands.rename(round_number="round")
    async def replay(
        self,
        ctx: Context,
        table: str | None = None,
        round_number: app_commands.Range[int, 1, 9999] = 1,
        file: discord.Attachment | None = None,
    ) -> None:
        me = ctx.id
        if file is not None:
            await self._replays.open_file(ctx, file, round_number - 1)
            return
        table_id = await past_table(ctx, table, lambda t: t.seat_of(me) is not None and bool(t.game.rounds))
        await self._replays.show(ctx, table_id, round_number - 1)

    @command("verify", table=past_choices)
    @app_commands.rename(round_number="round")
    async def verify(
        self,
        ctx: Context,
        table: str | None = None,
        round_number: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        table_id = await past_table(ctx, table, lambda t: bool(t.rounds))
        round = NEWEST if round_number is None else round_number - 1
        await verify_deal(ctx, table_id, round)

    async def invite_person(self, interaction: Interaction, user: discord.User) -> None:
        """Invites a person to the lobby in this channel where the caller sits, or to a new table if there is none."""
        ctx = Context(interaction)
        mine = await ctx.bot.tables.of_player(ctx.id)
        lobbies = [
            table.record.id for table in mine if table.is_in(ctx.channel_id) and table.record.status is Status.LOBBY
        ]
        if lobbies:
            await self._invitations.invite(ctx, lobbies[-1], [user.id])
        else:
            await self._new_tables.open(ctx, guests=[user.id])


ALSO_ALONE = frozenset({"hand", "refresh", "close", "scores", "rules", "ready"})
"""What is pressed on the screens of private games too."""


async def setup(bot: HeartsBot) -> None:
    invitations = Invitations(bot.tables)
    new_tables, replays = NewTables(invitations), Replays(bot.features)
    at_table = {**presses.HANDLERS, "rematch": lambda ctx, action: new_tables.rematch(ctx, action.table)}
    bot.add_feature(
        Feature(
            presses={
                **at_table,
                **turns.HANDLERS,
                "new": new_tables.press,
                "invite": invitations.press,
                "accept": invitations.accept,
                "decline": invitations.decline,
                "regulars": call_regulars,
                "come": come,
                "be-called": be_called,
                "block": press_block,
                "replay": replays.press,
                "share": show_deciding_trick,
            },
            forms={CUT: turns.submit_cut},
            with_others=frozenset(at_table) - ALSO_ALONE,
            menus_of_tables=frozenset({"replay"}),
        )
    )
    hearts = HeartsCommands(new_tables, invitations, replays)
    await bot.add_cog(hearts)
    name = app_commands.locale_str("Invite to Hearts", key="menu-invite")
    bot.tree.add_command(app_commands.guild_only(app_commands.ContextMenu(name=name, callback=hearts.invite_person)))
