"""An outage: PostgreSQL is gone while people play, and comes back; all tables go on, and nothing is lost. Leases and
Discord's patience are those of a real bot."""

import asyncio
import io
from collections.abc import AsyncIterator

import pytest

from bot.tables.pace import Tempo
from hearts import Card
from tests.bots import LEASE
from tests.connected import ConnectedWorld, Place, online
from tests.databases import PostgreSQL, postgresql
from tests.db.postgresql import standby
from tests.db.test_failover import follow
from tests.play import Play, begin_tables
from tests.screens import say

pytestmark = pytest.mark.slow

WITHIN = 10.0
"""Seconds after the outage within which a card is played at each table."""
NOTICED = 2.0
"""Seconds after the outage within which the process has its leases again."""
SHOWN = LEASE + 3.0
"""Seconds after a card within which the message of its table shows it: as long as that waits (see `world`), and the gap
between two edits."""
LATENCY = 0.03
"""Seconds for which a message to or from the database is on its way when it is cut."""
SENTENCES = {say("error-storage"), say("error-unconfirmed")}


@pytest.fixture
async def world(log_lines: io.StringIO) -> AsyncIterator[ConnectedWorld]:
    """The public message of a table follows a card only when the leases have ended that it had at the beginning of an
    outage."""
    tempo = Tempo(board_grace=int(LEASE * 1000))
    async with postgresql() as database, online(database, tempo=tempo) as world:
        yield world
    assert not world.errors, world.errors


async def play_one_card(world: ConnectedWorld, number: int) -> Card:
    """Plays a card, as nobody at this table will for a while."""
    person = await world.until_turn(number)
    card = person.panels[number].playable[0]
    await person.play(card, screen=person.panels[number])
    return card


@pytest.mark.parametrize("seconds", [5.0, 60.0], ids=["for some seconds", "for a minute"])
async def test_presses_are_refused_while_postgresql_is_gone_and_all_tables_go_on_afterwards(
    world: ConnectedWorld, log_lines: io.StringIO, seconds: float
) -> None:
    assert isinstance(world.database, PostgreSQL)
    relay = world.database.relay
    play, (left,) = Play(world, await begin_tables(world, 3)), await begin_tables(world, 1)
    await play.until_all_have_played(within=5)
    card = await play_one_card(world, left.number)
    relay.latency = lambda sender: LATENCY
    await play.until(lambda: play.tables[-1].waits, within=3)
    relay.refuses = True
    relay.cut()
    gone_at = world.time.epoch()
    assert world.board(left.number).cards == set()
    await play.go_on(seconds)
    relay.clear()
    back_at = world.time.epoch()
    await play.until_all_have_played(within=WITHIN)
    await play.go_on(20)  # everybody has pressed, so that the panels follow again
    assert world.board(left.number).cards == {card}
    for table in play.tables:
        assert table.refused
        assert {*table.refused} <= SENTENCES
        for asked in table.unanswered:  # another process might have the tables by then
            assert gone_at + LEASE * 2 / 3 < asked.at < back_at + NOTICED, asked.data
    await world.wait(SHOWN)
    await play.check_screens()
    await play.check(world.bot.store)
    assert '"exception": ' not in log_lines.getvalue()


async def test_all_tables_of_two_bots_go_on_when_the_standby_of_postgresql_takes_over(log_lines: io.StringIO) -> None:
    async with postgresql() as database:
        with standby(database.server) as copy:
            await follow(database.server)
            async with online(database, shards=2) as world:
                there = Place(world, shard=1)
                await world.wait(1)
                play = Play(world, [*await begin_tables(world, 2), *await begin_tables(there, 2)])
                await world.join()
                await play.until(world.divided, within=60)
                await play.until_all_have_played(within=10)
                primary, relay = database.server, database.relay
                relay.refuses = True
                relay.cut()
                primary.kill()
                await play.go_on(5)
                await asyncio.to_thread(copy.promote)
                database.server, relay.server = copy, copy.port
                relay.clear()
                await play.until_all_have_played(within=WITHIN)
                await play.go_on(20)  # everybody has pressed, so that the panels follow again
                assert world.divided(), "a process has lost its shard"
                for table in play.tables:
                    assert {*table.refused} <= SENTENCES
                await world.wait(10)
                await play.check_screens()
                await play.check(world.bot.store)
    assert '"exception": ' not in log_lines.getvalue()
