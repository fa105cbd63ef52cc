"""Slowing down: messages of tables wait longer and longer if Discord limits requests or does not answer."""

import asyncio
import io
from collections import Counter
from collections.abc import Iterator
from itertools import count

import pytest

from bot.messages.exempt_requests import USED_FOR
from bot.tables.pace import Tempo
from bot.ui.items import button, row, screen, text
from tests.connected import ConnectedWorld
from tests.discord_server.faults import Request
from tests.screens import trick_shown

pytestmark = pytest.mark.usefixtures("counted")

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
    assert connected.board().says("board-title-trick", round=1, trick=trick_shown(table.game.view(None)))


def always_new(world: ConnectedWorld, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """Makes the messages of all tables differ each time they are drawn. Returns the numbers that they will show."""
    numbers = count()
    refresh = button("hand", 1, 0, label="Hand")
    monkeypatch.setattr(
        world.bot.boards, "draw", lambda table, subject, *_: screen(text(str(next(numbers))), row(refresh))
    )
    return numbers


async def edits_in_a_minute(world: ConnectedWorld, *numbers: int) -> list[Request]:
    """The edits of the messages of these tables in a minute in which they change all the time."""
    before = len(world.server.requests)
    for _ in range(60):
        for number in numbers:
            world.bot.boards.mark_dirty(number)
        await world.wait(1)
    return [request for request in world.server.requests[before:] if request.method == "PATCH"]


async def test_a_message_is_edited_about_every_second_while_little_happens(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = await connected.begin(connected.ben, connected.chidi, connected.dana)
    always_new(connected, monkeypatch)
    assert len(await edits_in_a_minute(connected, number)) >= 25


async def test_all_tables_together_are_edited_no_more_often_than_discord_accepts(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = []
    for host in connected.people[:4]:
        connected.channel = connected.server.add_channel(connected.guild, f"hearts {host.name}")
        tables.append((await connected.open(host=host)).one("start").table)
    await connected.wait(USED_FOR / 1000)
    connected.bot.budget.share(0.04)  # two a second; 1.6 for edits
    connected.server.rate_limits.most = 2
    numbers = always_new(connected, monkeypatch)
    edits = await edits_in_a_minute(connected, *tables)
    assert {request.status for request in edits} == {200}, "none is refused"
    assert 90 <= len(edits) <= 97
    assert min(Counter(request.path for request in edits).values()) >= 20, "each table has its turn"
    assert next(numbers) == len(edits), "what is sent is drawn after the wait"


async def test_a_table_that_changes_while_its_message_waits_in_line_is_edited_once(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = (await connected.open()).one("start").table
    await connected.wait(USED_FOR / 1000)
    connected.bot.budget.share(0)  # an edit in 1.25 seconds
    numbers = always_new(connected, monkeypatch)
    others = asyncio.gather(*(connected.bot.budget.wait_to_edit() for _ in range(4)))
    connected.bot.boards.mark_dirty(number)
    await connected.wait(1)
    connected.bot.boards.mark_dirty(number)
    await connected.wait(20)
    assert others.done()
    assert next(numbers) == 1


async def test_an_edit_keeps_its_distance_from_the_end_of_a_slow_one(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    number, edits = (await connected.open()).one("start").table, list[int]()
    always_new(connected, monkeypatch)
    held = connected.server.faults.hold("PATCH", EDIT)
    for _ in range(2):  # the second change comes while the first one is being shown
        connected.bot.boards.mark_dirty(number)
        await connected.wait(2)
    held.release()
    for seconds in (Tempo().board_gap / 1000 - 0.1, 0.2):
        await connected.wait(seconds)
        edits.append(sum(request.method == "PATCH" for request in connected.server.requests))
    assert edits == [1, 2]
    assert Tempo().board_gap > Tempo().channel_gap


async def test_a_global_limit_ends_though_the_request_that_met_it_was_given_up(connected: ConnectedWorld) -> None:
    """discord.py makes all other requests wait for that one; a game does not wait that long for its thread."""
    await connected.change_settings(threads=True)
    limit = connected.server.faults.limit("POST", "/channels/*/threads", 50, everywhere=True)
    await connected.begin(connected.ben, connected.chidi, connected.dana)
    await connected.wait(60)
    assert limit.met
    await connected.ana.pass_cards()
    await connected.wait(30)
    assert "✅ Ana" in connected.board().text
