"""Regulars: a press calls them to a lobby with free seats, and they come or change whether they are called."""

from __future__ import annotations

from typing import Final

from bot.answers.asker import Asker, Handler
from bot.answers.deferral import is_deferred
from bot.answers.guests import regulars_who_can_come
from bot.answers.replies import post_about
from bot.tables.checks import check_in_lobby
from bot.tables.errors import NotAllowed
from bot.tables.table import Table
from bot.transport.mentions import mention, only
from bot.ui.actions import Action, read_answer
from bot.ui.items import screen, text
from bot.ui.names import safe_name
from bot.ui.regulars import REGULARS, being_called, nobody_to_call, regulars_call


async def _call(asker: Asker, action: Action) -> None:
    """Calls the regulars; if there are none, offers the person to become one."""
    table = await asker.bot.tables.get(action.table)
    _check_may_call(asker, table)
    try:
        await _call_to(asker, table)
    except NotAllowed as refusal:
        if refusal.key != "regulars-nobody":
            raise
        called = await asker.bot.regulars.wants(asker.guild_id, asker.id)
        await asker.private(nobody_to_call(called, asker.say))


async def _call_to(asker: Asker, table: Table) -> None:
    """Calls them with one new message, at most once in half an hour on a server. Raises NotAllowed."""
    regulars, guild_id = asker.bot.regulars, asker.guild_id
    await regulars.check_called(guild_id)
    people = await regulars_who_can_come(asker, table)
    if not people:
        raise NotAllowed("regulars-nobody")
    if await is_deferred(asker.interaction):  # a deferred answer is private and calls nobody
        raise NotAllowed("regulars-late")
    mentions, say = ", ".join(map(mention, people)), asker.bot.public_say(guild_id)
    call = say("regulars-call", who=safe_name(asker.person.name, say), regulars=mentions)
    layout = regulars_call(table.seen_by(None), say, call)
    async with regulars.calling(guild_id):
        await post_about(asker, table, REGULARS, layout, allowed=only(people))


def _check_may_call(asker: Asker, table: Table) -> None:
    check_in_lobby(table)
    table.my_seat(asker.id)
    if not asker.bot.servers.settings(asker.guild_id).nudges:
        raise NotAllowed("regulars-off")
    if not table.seen_by(None).free:
        raise NotAllowed("regulars-no-seat")


async def _come(asker: Asker, action: Action) -> None:
    """Seats somebody who was called; the lobby is redrawn by itself."""
    table = await asker.bot.tables.join(action.table, asker.person)
    here = asker.pressed_on_table(table.record.id)
    if not here or await is_deferred(asker.interaction):
        asker.bot.outdated_messages.outdate(table.record.id, REGULARS)
        await asker.private(screen(text(asker.say("note-seated"))))
        return
    try:
        await asker.in_place(regulars_call(table.seen_by(None), asker.bot.public_say(asker.guild_id)))
    finally:
        asker.bot.outdated_messages.answered(table, REGULARS)


async def _be_called(asker: Asker, action: Action) -> None:
    """Shows or changes whether the person is called on this server."""
    asker.check_on_a_server()
    regulars, say = asker.bot.regulars, asker.say
    if not action.arg:
        await asker.private(being_called(await regulars.wants(asker.guild_id, asker.id), say))
        return
    called = read_answer(action.arg)
    await regulars.want(asker.guild_id, asker.id, called)
    await asker.private(being_called(called, say, say("settings-saved")))


HANDLERS: Final[dict[str, Handler]] = {
    "regulars": _call,
    "come": _come,
    "be-called": _be_called,
}
