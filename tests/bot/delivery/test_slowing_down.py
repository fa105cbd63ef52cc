"""Slowing down: messages of tables wait longer and longer if Discord limits requests or does not answer."""

from __future__ import annotations

import io
from itertools import count, pairwise

import pytest

from bot.delivery.rate import Rate
from bot.tables.person import Person
from bot.ui.items import button, row, screen, text
from tests.connected import ConnectedWorld

pytestmark = pytest.mark.usefixtures("counted")

MANAGER = Person(0, "", may_manage=True)
EDIT = "/channels/*/messages/*"


async def test_a_rate_limit_that_discord_names_is_obeyed_whatever_happens_at_the_table(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    limited = connected.server.faults.limit("PATCH", EDIT, 70)
    await connected.pass_all()
    for _ in range(6):
        person = connected.on_turn()
        assert person is not None
        await person.play(min(person.panel.playable))
        await connected.wait(8)
    assert len(limited.met) == 1
    warnings = [line for line in log_lines.getvalue().splitlines() if "could not be shown" in line]
    assert len(warnings) == 1
    assert "Traceback" not in warnings[0]
    await connected.wait(60)
    table = await connected.table()
    assert connected.board().says("board-title-trick", round=1, trick=len(table.game.tricks) + 1)


async def edits_in_a_minute(world: ConnectedWorld, monkeypatch: pytest.MonkeyPatch) -> int:
    """The number of edits in a minute for one table whose message always differs."""
    await world.begin(world.ben, world.chidi, world.dana)
    numbers = count()
    refresh = button("hand", 1, 0, label="Hand")
    monkeypatch.setattr(
        world.bot.boards, "_draw", lambda table, subject, *_: screen(text(str(next(numbers))), row(refresh))
    )
    before = len(world.server.requests)
    for _ in range(60):
        world.bot.boards.mark_dirty(1)
        await world.wait(1)
    return sum(request.method == "PATCH" for request in world.server.requests[before:])


async def test_a_message_is_edited_about_every_second_while_little_happens(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await edits_in_a_minute(connected, monkeypatch) >= 25


async def test_messages_are_edited_more_seldom_when_the_process_nears_what_discord_allows(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connected.bot.boards, "_edits", Rate(connected.time.milliseconds, 0.1))
    assert await edits_in_a_minute(connected, monkeypatch) <= 20


async def test_the_wait_doubles_after_each_failure(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, connected.chidi, connected.dana, pace="slow")
    failing = connected.server.faults.fail("PATCH", EDIT, status=400, code=40060, times=None)
    await connected.ana.pass_cards()
    await connected.wait(400)
    gaps = [after.at - before.at for before, after in pairwise(failing.met)]
    assert len(gaps) >= 5
    assert all(after > 1.8 * before for before, after in pairwise(gaps))


async def test_a_global_limit_ends_though_the_request_that_met_it_was_given_up(
    connected: ConnectedWorld,
) -> None:
    """discord.py makes all other requests wait for that one; a game does not wait that long for its thread."""
    world = connected
    await world.bot.servers.change(world.guild.id, MANAGER, threads=True)
    limit = world.server.faults.limit("POST", "/channels/*/threads", 50, everywhere=True)
    await world.begin(world.ben, world.chidi, world.dana)
    await world.wait(60)
    assert limit.met
    await world.ana.pass_cards()
    await world.wait(30)
    assert "✅ **Ana**" in world.board().text
