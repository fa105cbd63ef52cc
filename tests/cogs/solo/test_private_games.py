"""Private games: a hand shows what its player has done at another process."""

import random
from collections.abc import AsyncIterator

import pytest

from bot.background import POLL_INTERVAL
from bot.tables.person import Person
from bot.tables.repository import Ownership
from bot.tables.service import Tables
from hearts import Pass
from tests.connected import ConnectedWorld


@pytest.fixture
async def elsewhere(connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Tables]:
    """Another process with the same database. Ana has begun a solo game."""
    monkeypatch.setattr(Ownership, "shared", True)
    monkeypatch.setattr(Ownership, "keeps", lambda ownership, guild_id: bool(guild_id))
    connected.bot.panels.begin()
    await connected.ana.command("solo")
    await connected.wait(2 * POLL_INTERVAL)
    store, now = connected.bot.store, connected.bot.tables.now
    tables = Tables(store, now, thinking=connected.bot.tables.thinking, rng=random.Random(1))
    yield tables
    await tables.clock.close()


async def passing(tables: Tables, person_id: int) -> None:
    game = (await tables.get(1)).game
    await tables.act(1, Person(person_id, "Ana"), Pass(tuple(game.hand(0)[:3])))


async def test_a_hand_shows_what_its_player_has_done_at_another_process(
    connected: ConnectedWorld, elsewhere: Tables
) -> None:
    assert "toggle" in connected.ana.panel.verbs
    await passing(elsewhere, connected.ana.id)
    await connected.wait(POLL_INTERVAL + 2)
    assert "play" in connected.ana.panel.verbs


async def test_nothing_is_drawn_while_nobody_plays_elsewhere(
    connected: ConnectedWorld, elsewhere: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = list[int]()
    monkeypatch.setattr(connected.bot.panels, "_redraw_at", drawn.extend)
    await connected.ana.pass_cards()
    await connected.wait(4 * POLL_INTERVAL)
    assert drawn == []


async def test_hands_of_games_on_a_server_are_left_to_their_process(connected: ConnectedWorld) -> None:
    await connected.begin(connected.ben, computers=2, pace="slow")
    await connected.ana.command("solo")
    solo = (await connected.table(2)).record
    assert await connected.bot.store.tables.versions_on_no_server([1, 2, 3]) == {2: solo.seq}
