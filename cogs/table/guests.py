"""Guests: people are asked to come to a lobby. A seat is reserved for each who is invited; the regulars are called."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

import discord
import structlog
from cachetools import LRUCache
from discord import app_commands

from bot.answers.access import LOOKUP_TIMEOUT
from bot.answers.context import Context
from bot.answers.replies import post_about, redraw
from bot.language.names import name_of
from bot.messages.permissions import check_may_ping, may_view_channel
from bot.messages.subjects import INVITATION, LOBBY, REGULARS
from bot.tables.errors import NotAllowed
from bot.tables.person import Person, check_in_lobby
from bot.tables.seating import give_up, reserve
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.transport.failures import FAILED, AnswerLost
from bot.transport.mentions import mention, mention_role, notified, only
from bot.ui.actions import Action, read_answer
from bot.ui.calls import being_called, invitation, nobody_to_call, regulars_call
from bot.ui.items import screen, text
from bot.ui.lobby import IN_LOBBY
from bot.ui.names import safe_name

log = structlog.get_logger(__name__)

MAX_INVITATIONS: Final = 3
"""How often somebody may invite the same person within the time for which a seat is reserved."""
MAX_REMEMBERED: Final = 4_096
"""How many pairs of people are remembered for that."""


class Invitations:
    """Reserves seats for guests, and calls them. A guest who accepts joins like everybody else."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._lately: LRUCache[tuple[int, int], tuple[int, ...]] = LRUCache(MAX_REMEMBERED)
        """By who invites and who is invited: when that was, in epoch milliseconds."""

    @contextmanager
    def calling(self, person_id: int, guests: Sequence[Person]) -> Iterator[None]:
        """A context in which a person calls these guests, who count as invited unless it fails. Raises NotAllowed if
        one of them was invited often enough: who opens one table after another shall not call somebody again and
        again."""
        now, lately = self._tables.now(), dict[tuple[int, int], tuple[int, ...]]()
        for guest in guests:
            pair = person_id, guest.id
            times = [at for at in self._lately.get(pair, ()) if now - at < self._tables.tempo.invitation]
            if len(times) >= MAX_INVITATIONS:
                raise NotAllowed("invite-often", name=guest.name)
            lately[pair] = (*times, now)
        self._lately.update(lately)
        try:
            yield
        except BaseException:
            self._lately.update({pair: self._lately.get(pair, ())[:-1] for pair in lately})
            raise

    async def reserve(self, table_id: int, person: Person, guests: Sequence[Person]) -> Table:
        """Reserves a free seat for each guest. Raises NotAllowed if the person has no seat there, or too few seats are
        free."""
        until = self._tables.now() + self._tables.tempo.invitation

        def step(table: Table) -> Table:
            check_in_lobby(table)
            table.my_seat(person.id)
            return reserve(table, [(guest.id, guest.name) for guest in guests], until)

        return await self._tables.advance(table_id, step)

    async def release(self, table_id: int, person: Person) -> Table:
        """Releases the seat that is reserved for the person. Raises NotAllowed if there is none."""

        def step(table: Table) -> Table:
            check_in_lobby(table)
            return give_up(table, person.id)

        return await self._tables.advance(table_id, step)

    async def invite(self, ctx: Context, table_id: int, guest_ids: Sequence[int]) -> None:
        """Keeps seats of a lobby for these people, and calls them with one new message. Raises NotAllowed."""
        found = await self._tables.get(table_id)
        guests = await choose(ctx, guest_ids, found.record.members)
        with self.calling(ctx.id, guests):
            await self._call(ctx, await self.reserve(table_id, ctx.person, guests), guests)

    async def _call(self, ctx: Context, table: Table, guests: Sequence[Person]) -> None:
        """Calls them to their seats, which are free again if that fails."""
        names = ", ".join(f"**{safe_name(guest.name, ctx.say)}**" for guest in guests)
        if not await ctx.answer.may_be_public():  # a private message calls nobody
            await ctx.private(screen(text(ctx.say("invited", who=names, count=len(guests)))))
            return
        may_call, say = ctx.server.nudges, ctx.public_say
        called = await notified([guest.id for guest in guests], ctx.bot.people, may_call=may_call)
        who = ", ".join(map(mention, called)) or names
        call = say("invitation-call", host=safe_name(ctx.person.name, say), who=who)
        layout = invitation(table.seen_by(None), say, call)
        try:
            await post_about(ctx, table, INVITATION, layout, allowed=only(called))
        except (AnswerLost, discord.HTTPException):  # nobody was called, so that they can be invited again
            for guest in guests:
                with suppress(NotAllowed):
                    await self.release(table.record.id, guest)
            raise

    async def press(self, ctx: Context, action: Action) -> None:
        """Invites the people who were chosen in the menu of a lobby."""
        if not action.values:
            raise NotAllowed("unreadable")
        await self.invite(ctx, action.table, action.ids)

    async def accept(self, ctx: Context, action: Action) -> None:
        """Seats a guest."""
        with ctx.bot.outdated_messages.answering(action.table):
            table = await self._tables.join(action.table, ctx.person)
        await _answered(ctx, table, INVITATION, "note-seated", "invitation-accepted")

    async def decline(self, ctx: Context, action: Action) -> None:
        """Lets others have the seat of a guest who does not come."""
        if action.arg == IN_LOBBY:
            await redraw(ctx, await self.release(action.table, ctx.person), LOBBY)
            return
        with ctx.bot.outdated_messages.answering(action.table):
            table = await self.release(action.table, ctx.person)
        await _answered(ctx, table, INVITATION, "note-declined", "invitation-declined")


async def choose(ctx: Context, user_ids: Iterable[int], members: str | None) -> tuple[Person, ...]:
    """The people with these ids, all of whom may be invited to a table in this channel; ``members`` are those of a
    private thread (see `db.TableRecord`). Raises NotAllowed for the first person who may not be invited: the person, a
    bot, or somebody who is not on the server, may not see the channel, is blocked or wants no invitations."""
    return tuple([await _guest(ctx, user_id, members) for user_id in dict.fromkeys(user_ids)])


async def _guest(ctx: Context, user_id: int, members: str | None) -> Person:
    member = _member(ctx, user_id)
    if member is None:
        raise NotAllowed("invite-nobody")
    name = name_of(member)
    if user_id == ctx.id:
        raise NotAllowed("invite-self")
    if member.bot:
        raise NotAllowed("invite-bot", name=name)
    if not _may_view(ctx, member, members):
        raise NotAllowed("invite-hidden", name=name)
    if ctx.bot.servers.banned(ctx.guild_id, user_id):
        raise NotAllowed("invite-blocked", name=name)
    if not (await ctx.bot.people.known_preferences(user_id)).invited:
        raise NotAllowed("invite-unwanted", name=name)
    return Person(user_id, name)


def _member(ctx: Context, user_id: int) -> discord.Member | None:
    """The member with this id, whom Discord has sent along with the choice; None if the person is not on the server."""
    guild = ctx.interaction.guild
    data: dict[str, Any] = dict(ctx.interaction.data or {})
    resolved = data.get("resolved") or {}
    user = (resolved.get("users") or {}).get(str(user_id))
    member = (resolved.get("members") or {}).get(str(user_id))
    if guild is None or user is None or member is None:
        return None
    told: Any = {"users": {str(user_id): user}, "members": {str(user_id): member}}
    option: Any = {"type": discord.AppCommandOptionType.user.value, "name": "guest", "value": str(user_id)}
    found = app_commands.Namespace(ctx.interaction, told, [option]).guest  # as of an option of a command
    return found if isinstance(found, discord.Member) else None


def _may_view(ctx: Context, member: discord.Member, members: str | None) -> bool:
    channel = ctx.interaction.channel
    if not isinstance(channel, discord.abc.GuildChannel | discord.Thread):
        return True
    return may_view_channel(channel, member, members)


async def _answered(ctx: Context, table: Table, subject: str, note: str, told: str = "") -> None:
    """Redraws the invitation or the call that was pressed, for everybody, with what is ``told`` there. Where that is
    not possible, it is redrawn later, and the person reads a ``note``. The lobby is redrawn by itself."""
    messages, view = ctx.bot.outdated_messages, table.seen_by(None)
    if not ctx.pressed_on_table(table.record.id) or await ctx.answer.is_deferred():
        messages.outdate(table.record.id, subject)
        await ctx.private(screen(text(ctx.say(note))))
        return
    say = ctx.public_say
    answer = say(told, who=safe_name(ctx.person.name, say)) if told else ""
    try:
        await ctx.answer.edit(regulars_call(view, say) if subject == REGULARS else invitation(view, say, answer=answer))
        messages.answered(table, subject)
    except BaseException:
        messages.outdate(table.record.id, subject)
        raise


async def call_regulars(ctx: Context, action: Action) -> None:
    """Calls the regulars; if there are none, offers the person to become one."""
    table = await ctx.bot.tables.get(action.table)
    _check_may_call(ctx, table)
    try:
        await _call_to(ctx, table)
    except NotAllowed as refusal:
        if refusal.key != "regulars-nobody":
            raise
        called = await ctx.bot.regulars.wants(ctx.guild_id, ctx.id)
        await ctx.private(nobody_to_call(table.seen_by(ctx.id), called, ctx.say))


async def _call_to(ctx: Context, table: Table) -> None:
    """Calls them, and the role for that, with one new message, at most once in half an hour on a server. Raises
    NotAllowed."""
    regulars, guild_id = ctx.bot.regulars, ctx.guild_id
    await regulars.check_called(guild_id)
    people, roles, refusal = await _who_can_come(ctx, table), *_called_role(ctx, table)
    if refusal is not None and (ctx.person.may_manage or not people):  # who could mend it, or nobody is called
        raise refusal
    if not (people or roles):
        raise NotAllowed("regulars-nobody")
    if not await ctx.answer.may_be_public():  # a private message calls nobody
        raise NotAllowed("regulars-late")
    mentions, say = ", ".join([*map(mention_role, roles), *map(mention, people)]), ctx.public_say
    call = say("regulars-call", who=safe_name(ctx.person.name, say), regulars=mentions)
    layout = regulars_call(table.seen_by(None), say, call)
    async with regulars.calling(guild_id):
        await post_about(ctx, table, REGULARS, layout, allowed=only(people, roles))


def _called_role(ctx: Context, table: Table) -> tuple[list[int], NotAllowed | None]:
    """The role that the server wants to have pinged, if it may be, and why it may not. In a private thread none is: a
    mention would bring its people there."""
    role, here = ctx.server.call_role, ctx.interaction
    if role is None or table.record.members is not None:
        return [], None
    try:
        check_may_ping(here.guild, role, here.app_permissions)
    except NotAllowed as refusal:
        return [], refusal
    return [role], None


async def _who_can_come(ctx: Context, table: Table) -> list[int]:
    """The ids of the regulars who can come to a table: they are still on the server, may see the channel and sit down,
    play nowhere else and have no seat reserved for them. Raises NotAllowed if Discord does not say who is there."""
    asked = {seat.held_for for seat in table.reserved} | {seat.player_id for seat in table.seats}
    free = [user_id for user_id in await ctx.bot.regulars.free(ctx.guild_id) if user_id not in asked]
    guild = ctx.interaction.guild
    if not free or guild is None:
        return []
    try:
        async with asyncio.timeout(LOOKUP_TIMEOUT):
            members = await guild.query_members(user_ids=free, limit=len(free), cache=False)
    except (*FAILED, RuntimeError) as error:
        log.info("it is not known who is on a server", server=guild.id, error=repr(error))
        raise NotAllowed("regulars-unknown") from None
    return sorted(each.id for each in members if _may_view(ctx, each, table.record.members))


def _check_may_call(ctx: Context, table: Table) -> None:
    check_in_lobby(table)
    table.my_seat(ctx.id)
    if not ctx.server.nudges:
        raise NotAllowed("regulars-off")
    if not table.seen_by(None).free:
        raise NotAllowed("regulars-no-seat")


async def come(ctx: Context, action: Action) -> None:
    """Seats somebody who was called."""
    await _answered(ctx, await ctx.bot.tables.join(action.table, ctx.person), REGULARS, "note-seated")


async def be_called(ctx: Context, action: Action) -> None:
    """Shows or changes whether the person is called on this server."""
    ctx.check_on_a_server()
    regulars, say = ctx.bot.regulars, ctx.say
    if not action.arg:
        await ctx.private(being_called(await regulars.wants(ctx.guild_id, ctx.id), say))
        return
    called = read_answer(action.arg)
    await regulars.want(ctx.guild_id, ctx.id, called)
    await ctx.private(being_called(called, say, say("settings-saved")))
