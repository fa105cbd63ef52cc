"""Regulars: people ask to be called on a server, and one message calls those who can join a lobby."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.community.regulars import BETWEEN_CALLS, MAX_REGULARS
from bot.tables.person import Person as Asking
from db import Status, StoreUnavailable
from tests.cogs.test_invitation import pinged
from tests.connected import ConnectedWorld
from tests.payloads import PING
from tests.world import Person, Screen, World, say


async def ask_to_be_called(*people: Person) -> None:
    for person in people:
        settings = await person.command("settings me")
        await person.press(settings, "called")


async def call(person: Person, lobby: Screen) -> tuple[Screen, list[int]]:
    """Presses the button that calls the regulars; returns what it shows, and whom it notifies."""
    mark = len(person.world.watch.requests)
    answer = await person.press(lobby, "regulars")
    await person.world.wait(5)
    return answer, sorted(pinged(person.world, mark))


async def test_one_message_calls_all_regulars_at_most_every_half_hour(world: World) -> None:
    lobby = await world.open()
    answer, called = await call(world.ana, lobby)
    assert answer.private
    assert answer.says("refusal-regulars-nobody")
    await world.ana.press(answer, "be-called")
    assert await world.bot.regulars.wants(world.guild.id, world.ana.id), "one may be the first"
    await ask_to_be_called(world.ben, world.chidi)
    answer, called = await call(world.ana, lobby)
    assert not answer.private
    assert called == sorted([world.ben.id, world.chidi.id]), "and nobody who sits there already"
    assert lobby.says("lobby-title"), "the lobby stays what it is"
    again, called = await call(world.ana, lobby)
    assert again.private
    assert called == []
    at = (await world.bot.store.regulars.called_at(world.guild.id) or 0) + BETWEEN_CALLS
    assert again.says("refusal-regulars-called", when=f"<t:{at // 1000}:t> (<t:{at // 1000}:R>)")
    await world.restart()
    await world.wait(BETWEEN_CALLS / 1000 - 60)
    assert (await call(world.ana, lobby))[0].private
    await world.ana.press(lobby, "computer")  # any action keeps the lobby open
    await world.wait(61)
    assert (await call(world.ana, lobby))[1] == sorted([world.ben.id, world.chidi.id])


async def test_a_called_regular_joins_or_turns_calls_off_from_the_message(world: World) -> None:
    lobby = await world.open()
    await ask_to_be_called(world.ben, world.chidi)
    answer, _ = await call(world.ana, lobby)
    await world.ben.press(answer, "come")
    assert (await world.table()).seat_of(world.ben.id) is not None
    assert answer.says("regulars-waits", host="Ana"), "an edit calls nobody, and names nobody as called"
    await world.wait(5)
    assert "**Ben**" in lobby.text
    mine = await world.chidi.press(answer, "be-called")
    assert mine.private
    assert mine.one("be-called").label == say("button-switch-called", on="yes")
    await world.chidi.press(mine, "be-called")
    assert not await world.bot.regulars.wants(world.guild.id, world.chidi.id)
    assert await world.bot.regulars.wants(world.guild.id, world.ben.id)


async def test_regulars_who_cannot_come_or_play_already_are_not_called(world: World) -> None:
    away = world.guild.create_role("Elsewhere")
    unseen: dict[Any, discord.PermissionOverwrite] = {away: discord.PermissionOverwrite(view_channel=False)}
    club = world.guild.create_text_channel("club", overwrites=unseen)
    mia, eve, finn, gil = (world.arrive(name) for name in ("Mia", "Eve", "Finn", "Gil"))
    hal, ida = world.arrive("Hal", roles=[away]), world.arrive("Ida")
    mod = world.manager("Mod")
    await ask_to_be_called(world.ben, world.dana, mia, eve, finn, gil, hal, ida)
    world.channel = club
    await mod.command("hearts bar", member=world.ben.actor)
    await world.open(host=world.dana)
    await world.begin(host=mia, computers=3)
    await world.open(host=gil, pace="slow")
    world.guild.remove_member(eve.actor)
    lobby = await world.open()
    await world.ana.invite(lobby, ida)  # she has been called already
    assert (await call(world.ana, lobby))[1] == sorted([finn.id, gil.id]), "a move a day keeps nobody from a game"


async def test_only_people_in_a_lobby_with_a_free_seat_may_call(world: World) -> None:
    await ask_to_be_called(world.dana)
    lobby = await world.open(world.ben)
    assert (await call(world.chidi, lobby))[0].says("refusal-not-seated")
    button = lobby.one("regulars")
    for _ in range(2):
        await world.ana.press(lobby, "computer")
    assert lobby.one("regulars").disabled, "nobody else has room"
    (forged,) = await world.at_once((world.ana, lobby, button.custom_id, None))
    assert forged is not None
    assert forged.says("refusal-regulars-no-seat")
    await world.ana.press(lobby, "start")
    assert (await world.table()).record.status is Status.PLAYING
    (late,) = await world.at_once((world.ana, lobby, button.custom_id, None))
    assert late is not None
    assert late.says("refusal-already-started")
    assert await world.bot.store.regulars.called_at(world.guild.id) is None, "a refused call is none"


async def test_a_server_without_reminders_calls_nobody(world: World) -> None:
    await ask_to_be_called(world.ben)
    lobby = await world.open()
    await world.bot.servers.change(world.guild.id, Asking(1, "Mod", may_manage=True), nudges=False)
    assert (await call(world.ana, lobby))[0].says("refusal-regulars-off")


async def test_a_call_says_that_its_game_has_begun(world: World) -> None:
    await ask_to_be_called(world.ben)
    lobby = await world.open()
    answer, _ = await call(world.ana, lobby)
    await world.ana.press(lobby, "start")
    await world.wait(10)
    assert answer.says("regulars-over", code="1")
    assert not answer.buttons


@pytest.mark.traceback
async def test_a_call_that_discord_refuses_does_not_count(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await ask_to_be_called(world.ben)
    lobby = await world.open()
    for error in (RuntimeError, TimeoutError):  # nobody says who is still on the server
        with monkeypatch.context() as unknown:
            unknown.setattr(discord.Guild, "query_members", failing(error))
            assert (await call(world.ana, lobby))[0].says("refusal-regulars-unknown")
    with monkeypatch.context() as unread:
        unread.setattr(world.bot.store.regulars, "free", failing(StoreUnavailable))
        assert (await call(world.ana, lobby))[0].says("error-storage")
    assert await world.bot.store.regulars.called_at(world.guild.id) is None
    world.env.inject_error("POST", "/interactions/*/callback", status=403)
    await world.ana.press(lobby, "regulars")
    assert await world.bot.store.regulars.called_at(world.guild.id) is None


def failing(error: type[Exception]) -> Callable[..., Awaitable[None]]:
    async def fail(*asked: object, **options: Any) -> None:
        raise error

    return fail


async def test_a_server_has_at_most_as_many_regulars_as_one_message_can_notify(world: World) -> None:
    for number in range(MAX_REGULARS):
        await world.bot.store.regulars.add(world.guild.id, number + 1)
    settings = await world.ben.command("settings me")
    assert (await world.ben.press(settings, "called")).says("refusal-too-many-regulars", most=MAX_REGULARS)
    assert not await world.bot.regulars.wants(world.guild.id, world.ben.id)


async def test_the_gateway_is_asked_which_regulars_are_still_members(connected: ConnectedWorld) -> None:
    for person in (connected.ben, connected.chidi):
        await person.press(await person.command("settings me"), "called")
    del connected.guild.members[connected.chidi.id]
    answer = await connected.ana.press(await connected.open(), "regulars")
    assert {found[1] for found in PING.finditer(answer.text)} == {str(connected.ben.id)}
