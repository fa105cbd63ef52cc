"""Invitations: presses that ask people to come to a table, and their answers."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from bot.answers.asker import Asker, Handler
from bot.answers.deferral import is_deferred
from bot.answers.guests import chosen_guests
from bot.answers.replies import post_about, redraw
from bot.messages.subjects import LOBBY
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.transport.failures import AnswerLost
from bot.transport.mentions import mention, notified, only
from bot.ui.actions import MAX_ID_LENGTH, Action, read_digits
from bot.ui.invitation import INVITATION, invitation
from bot.ui.items import screen, text
from bot.ui.lobby import IN_LOBBY
from bot.ui.names import safe_name


async def invite(asker: Asker, table_id: int, guest_ids: Sequence[int]) -> None:
    """Keeps seats of a lobby for these people, and calls them with one new message. Raises NotAllowed."""
    bot, found = asker.bot, await asker.bot.tables.get(table_id)
    guests = await chosen_guests(asker, guest_ids, found.record.members)
    table = await bot.invitations.invite(table_id, asker.person, guests)
    names = ", ".join(f"**{safe_name(guest.name, asker.say)}**" for guest in guests)
    if await is_deferred(asker.interaction):  # a deferred answer is private and calls nobody
        await asker.private(screen(text(asker.say("invited", who=names, count=len(guests)))))
        return
    may_call, say = bot.servers.settings(asker.guild_id).nudges, bot.public_say(asker.guild_id)
    called = await notified([guest.id for guest in guests], bot.people, may_call=may_call)
    who = ", ".join(map(mention, called)) or names
    call = say("invitation-call", host=safe_name(asker.person.name, say), who=who)
    layout = invitation(table.seen_by(None), say, call)
    try:
        await post_about(asker, table, INVITATION, layout, allowed=only(called))
    except (AnswerLost, discord.HTTPException):  # nobody was called, so that they can be invited again
        bot.invitations.take_back(asker.id, guests)
        for guest in guests:
            with suppress(NotAllowed):
                await bot.invitations.decline(table_id, guest)
        raise


async def _invite(asker: Asker, action: Action) -> None:
    if not action.values:
        raise NotAllowed("unreadable")
    await invite(asker, action.table, [read_digits(value, MAX_ID_LENGTH) for value in action.values])


async def _accept(asker: Asker, action: Action) -> None:
    with asker.bot.outdated_messages.answering(action.table):
        table = await asker.bot.tables.join(action.table, asker.person)
    await _answered(asker, table, "note-seated", "invitation-accepted")


async def _decline(asker: Asker, action: Action) -> None:
    if action.arg == IN_LOBBY:
        await redraw(asker, await asker.bot.invitations.decline(action.table, asker.person), LOBBY)
        return
    with asker.bot.outdated_messages.answering(action.table):
        table = await asker.bot.invitations.decline(action.table, asker.person)
    await _answered(asker, table, "note-declined", "invitation-declined")


async def _answered(asker: Asker, table: Table, note: str, answer: str) -> None:
    """Redraws the invitation with the answer for everybody; the lobby is redrawn by itself."""
    messages = asker.bot.outdated_messages
    here = asker.pressed_on_table(table.record.id)
    if not here or await is_deferred(asker.interaction):
        messages.outdate(table.record.id, INVITATION)
        await asker.private(screen(text(asker.say(note))))
        return
    say = asker.bot.public_say(asker.guild_id)
    told = say(answer, who=safe_name(asker.person.name, say))
    try:
        await asker.in_place(invitation(table.seen_by(None), say, answer=told))
        messages.answered(table, INVITATION)
    except BaseException:
        messages.outdate(table.record.id, INVITATION)
        raise


HANDLERS: Final[dict[str, Handler]] = {
    "invite": _invite,
    "accept": _accept,
    "decline": _decline,
}
