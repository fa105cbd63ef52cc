"""Announced starts: what a typed time means, whom the start calls, and who may begin."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

from bot.answers.time_option import OFFERED
from bot.tables.calls import asked
from bot.tables.pace import DAY
from bot.tables.person import Person
from bot.tables.starts import ABSENCE, GRACE_PERIOD, overdue
from bot.ui.calls import CALLED
from db import Status
from tests.cogs.table.test_guests import pinged
from tests.payloads import PING
from tests.world import Screen, World, say

BERLIN = "Europe/Berlin"


def call_in(world: World) -> Screen | None:
    """The newest message that calls people to a start."""
    return next((m for m in reversed(world.messages()) if PING.search(m.text) and "start" in m.verbs), None)


async def test_somebody_else_starts_a_full_table_whose_host_is_gone(world: World) -> None:
    lobby = await world.open(world.ben, world.chidi)
    await world.wait(ABSENCE / 1000)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana"), "a seat is free"
    await world.ben.press(lobby, "computer")
    await world.wait(ABSENCE / 1000 - 5)
    others = f"<t:{((await world.table()).record.updated_at + ABSENCE) // 1000}:t>"
    assert lobby.says("lobby-hint", free=0, host="**Ana**", rematch=False, others=others)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana")
    await world.ana.press(lobby, "nocomputer")
    await world.ana.press(lobby, "computer")
    await world.wait(10)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana"), "she is there"
    await world.wait(ABSENCE / 1000)
    assert (await world.dana.press(lobby, "start")).says("refusal-host-only", host="Ana"), "she has no seat"
    await world.ben.press(lobby, "start")
    assert (await world.table()).record.status is Status.PLAYING


async def test_nobody_else_starts_a_full_table_before_its_announced_time(world: World) -> None:
    lobby = await world.open(world.ben, computers=2, at="+60")
    await world.wait(50 * 60)
    assert (await world.ben.press(lobby, "start")).says("refusal-host-only", host="Ana")


async def test_a_start_is_announced_called_once_and_survives_a_restart(world: World) -> None:
    lobby = await world.open(world.ben, at="+120")
    starts_at = (await world.table()).record.settings.starts_at or 0
    seconds = starts_at // 1000
    assert lobby.says("lobby-starts", at=f"<t:{seconds}:F>", left=f"<t:{seconds}:R>")
    await world.wait(60 * 60)
    await world.chidi.press(lobby, "join")
    await world.dana.press(lobby, "join")
    await world.dana.press(lobby, "leave")
    await world.wait(31 * 60)
    assert (await world.table()).record.status is Status.LOBBY, "it does not close before its start"
    assert pinged(world) == []
    mark = len(world.watch.requests)
    await world.restart(away=30 * 60)
    await world.wait(5)
    assert sorted(pinged(world, mark)) == sorted([world.ana.id, world.ben.id, world.chidi.id])
    call = call_in(world)
    assert call is not None
    await world.dana.press(lobby, "join")
    await world.restart()
    await world.wait(60)
    assert len(pinged(world, mark)) == 3, "nobody is called twice, and nobody who came later"
    assert (await world.chidi.press(call, "start")).says("refusal-host-only", host="Ana")
    await world.wait(GRACE_PERIOD / 1000)
    shown = await world.chidi.press(call, "start")
    assert shown.private, "it is answered by the hand"
    await world.wait(5)
    assert (await world.table()).record.status is Status.PLAYING
    assert lobby.says("lobby-started-title")


async def test_the_call_to_a_start_is_deleted_when_the_game_begins(world: World) -> None:
    await world.open(world.ben, at="+5")
    await world.wait(5 * 60 + 5)
    call = call_in(world)
    assert call is not None
    assert call.one("start").arg == CALLED
    await world.ana.press(call, "start")
    await world.wait(5)
    assert not call.exists


async def test_a_start_on_a_server_without_reminders_is_announced_without_mentions(world: World) -> None:
    await world.bot.servers.change(world.guild.id, Person(1, "Mod", may_manage=True), nudges=False)
    await world.open(world.ben, at="+5")
    await world.wait(5 * 60 + 5)
    assert any(message.says("nudge-start", who="Ana, Ben", host="Ana") for message in world.messages())
    assert pinged(world) == []


async def test_a_table_that_nobody_begins_closes_half_an_hour_after_its_start(world: World) -> None:
    lobby = await world.open(world.ben, at="+45")
    await world.wait(45 * 60 + 29 * 60)
    assert (await world.table()).alive
    await world.wait(2 * 60)
    assert lobby.says("closed-lobby")
    assert call_in(world) is None


async def test_an_announced_table_that_is_cancelled_calls_nobody(world: World) -> None:
    await world.open(world.ben, at="+5")
    await world.ana.end()
    await world.wait(10 * 60)
    assert pinged(world) == []
    assert asked(await world.table()) == frozenset()


async def test_a_paused_game_that_began_before_its_announced_start_calls_nobody(world: World) -> None:
    lobby = await world.open(world.ben, at="+60")
    await world.ana.press(lobby, "start")
    table = await world.bot.tables.pause(1, Person(world.ana.id, "Ana"))
    rested = overdue(table, table.record.due_at or 0)
    assert rested.record.status is Status.OVER
    assert not any(seat.ready for seat in rested.seats)


async def test_reserved_seats_are_free_before_the_start_and_the_table_stays(world: World) -> None:
    lobby = await world.ana.command("hearts new", at="+60", invite=world.ben.actor)
    await world.wait(11 * 60)
    table = await world.table()
    assert not table.reserved
    assert table.record.due_at == table.record.settings.starts_at
    assert lobby.says("lobby-note-announced", code="1")


async def test_the_hosts_time_zone_says_what_the_time_means_and_is_kept(world: World) -> None:
    assert (await world.ana.command("hearts new", at="20:30")).says("refusal-start-no-zone", text="20:30")
    assert (await world.ana.command("hearts new", at="20:30", time_zone="Mars/Base")).private
    assert not await world.bot.store.tables.alive_of_player(world.ana.id), "no table is opened then"
    offered = await world.ana.complete("hearts new", "at", "20:30")
    assert say("start-where", text="20:30") == offered[0]["name"]
    assert [each["value"] for each in await world.ana.complete("hearts new", "at", " ")] == list(OFFERED)
    await world.ana.command("hearts new", at="20:30", time_zone=BERLIN)
    record = (await world.table()).record
    starts_at = record.settings.starts_at or 0
    local = datetime.fromtimestamp(starts_at / 1000, ZoneInfo(BERLIN))
    assert (local.hour, local.minute) == (20, 30)
    assert 0 < starts_at - record.created_at <= DAY
    offered = await world.ana.complete("hearts new", "at", "20:30")
    assert offered[0]["name"].startswith(f"20:30 · {BERLIN} · ")
    offered = await world.ana.complete("hearts new", "at", "7h30")
    assert [each["value"] for each in offered] == ["7h30", "+7h30"], "what may be a duration is offered as one, too"
    assert offered[0]["name"].startswith("07:30")
    (elsewhere,) = await world.ana.complete("hearts new", "at", "20:30", time_zone="tokyo")
    assert elsewhere["name"].startswith("20:30 · Asia/Tokyo · ")
    assert (await world.ana.command("hearts new", at="20:30")).says("lobby-title"), "it is remembered"
