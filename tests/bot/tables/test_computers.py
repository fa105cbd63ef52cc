"""Computer players that fail: whatever they do, the table goes on."""

import io
import resource
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, NoReturn

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import players
from bot.tables.computers import TOO_LONG, Computers
from bot.tables.errors import NotAllowed
from bot.tables.thinking import Result, TooLong, Worker
from hearts import PRESETS, Card, Game, Pass, Phase, Rules, View
from players import LEVELS, Level
from players.pinned import CLUB, DEAL_BYTES, VERSIONS
from tests import memory
from tests.hearts.strategies import rules
from tests.world import World


def fail(view: View, rng: Random) -> NoReturn:
    raise ZeroDivisionError("a mistake in a computer player")


def cheat(view: View, rng: Random) -> Any:
    """A player that plays a card that nobody holds."""
    return Card.parse("QS") if view.phase is Phase.PLAYING else (Card.parse("QS"),) * 9


def dealt() -> Game:
    game = Game.new(PRESETS["standard"])
    return game.deal(game.shuffle(bytes(16)))


BROKEN = Level(0, fail, fail, fail)
CHEATING = Level(0, cheat, cheat, cheat)


@pytest.mark.traceback
@pytest.mark.parametrize("level", [BROKEN, CHEATING], ids=["raises", "breaks the rules"])
async def test_a_table_goes_on_when_a_computer_player_fails_and_the_log_says_so_once(
    world: World, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO, level: Level
) -> None:
    monkeypatch.setitem(LEVELS, "casual", level)
    await world.begin(computers=3)
    await world.skip_round()
    assert len((await world.table()).game.rounds) == 1
    complaints = [line for line in log_lines.getvalue().splitlines() if "a computer player failed" in line]
    assert len(complaints) == 1
    assert '"strength": "casual"' in complaints[0]


def test_the_next_lower_level_moves_for_the_one_that_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    casual = Computers(Random(1)).move("casual", dealt(), 0)
    monkeypatch.setitem(LEVELS, "club", replace(BROKEN, fallback="casual"))
    assert Computers(Random(1)).move("club", dealt(), 0) == casual


def hoard(view: View, rng: Random) -> NoReturn:
    """A player that takes as much memory as it gets."""
    hoarded = []
    while True:
        hoarded.append(bytearray(16 * memory.MEGABYTE))


@pytest.mark.parametrize("limit", [resource.RLIMIT_AS, resource.RLIMIT_DATA], ids=["addresses", "data"])
@pytest.mark.skipif(not memory.KNOWN, reason=memory.UNKNOWN)
def test_the_next_lower_level_moves_for_one_that_runs_out_of_memory(
    monkeypatch: pytest.MonkeyPatch, limit: int
) -> None:
    casual = Computers(Random(1)).move("casual", dealt(), 0)
    monkeypatch.setitem(LEVELS, "club", Level(0, hoard, hoard, hoard, fallback="casual"))
    with memory.bounded(limit, megabytes=256):
        assert Computers(Random(1)).move("club", dealt(), 0) == casual


@pytest.fixture
def endless() -> Iterator[Level]:
    """A level that thinks until the test is over."""
    over = threading.Event()

    def think(view: View, rng: Random) -> Any:
        over.wait()
        raise AssertionError

    yield Level(0, think, think, think)
    over.set()


class Hurried(Worker):
    """A worker that soon gives up one level or version, and waits for all others, however busy the machine is."""

    def __init__(self, name: str) -> None:
        super().__init__(30)
        self.name = name

    def call(self, work: Callable[..., Result], *values: Any) -> Result:
        self._limit = 0.05 if self.name in values else 30
        return super().call(work, *values)


def test_the_next_lower_level_moves_for_one_that_does_not_return_and_is_not_asked_again(
    monkeypatch: pytest.MonkeyPatch, endless: Level
) -> None:
    casual = Computers(Random(1)).move("casual", dealt(), 0)
    monkeypatch.setitem(LEVELS, "club", replace(endless, fallback="casual"))
    computers, threads = Computers(Random(1), worker=Hurried("club")), threading.active_count()
    assert computers.move("club", dealt(), 0) == casual
    for _ in range(3):
        computers.move("club", dealt(), 0)
    assert threading.active_count() <= threads + 2


def test_pinned_players_that_do_not_return_are_not_asked_again_for_this_sealed_deal_only(
    monkeypatch: pytest.MonkeyPatch, endless: Level
) -> None:
    now, slow, quick = 0.0, bytes(DEAL_BYTES) + b"endless", bytes(DEAL_BYTES) + CLUB.encode()
    monkeypatch.setitem(VERSIONS, "endless", lambda view: endless.answer(view, Random(0)))
    monkeypatch.setattr("bot.tables.computers.elapsed", lambda: now)
    worker, told, threads = Hurried("endless"), [], threading.active_count()
    computers = Computers(Random(1), worker=worker)
    for seconds in (0, 30, 31, 60, 61, 3600, 3600, 3600, 3600, 3600):
        now += seconds
        with pytest.raises(NotAllowed, match=TOO_LONG) as refused:
            computers.pinned_move(slow, dealt(), 0)
        told.append(refused.value.details["minutes"])
        assert 0 not in computers.pinned_move(quick, dealt(), 0).to_act
    assert told == [1, 1, 2, 1, 4, 8, 16, 32, 60, 60], "so a core is kept busy ever more rarely"
    assert threading.active_count() <= threads + 10
    now += 3600
    monkeypatch.setitem(VERSIONS, "endless", VERSIONS[CLUB])
    worker.name = ""
    assert 0 not in computers.pinned_move(slow, dealt(), 0).to_act
    monkeypatch.setitem(VERSIONS, "endless", lambda view: endless.answer(view, Random(0)))
    worker.name = "endless"
    with pytest.raises(NotAllowed) as refused:
        computers.pinned_move(slow, dealt(), 0)
    assert refused.value.details == {"minutes": 1}, "they have moved meanwhile"


def test_pinned_players_that_the_program_does_not_have_make_no_move() -> None:
    with pytest.raises(NotAllowed, match="deal-version"):
        Computers(Random(1)).pinned_move(bytes(DEAL_BYTES) + b"unknown", dealt(), 0)


def test_pinned_players_whose_move_is_illegal_make_the_same_legal_one_for_everybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(VERSIONS, "wrong", lambda view: Pass(()))
    games = [Computers(Random(n)).pinned_move(bytes(DEAL_BYTES) + b"wrong", dealt(), 0) for n in range(2)]
    assert games[0] == games[1]
    assert 0 not in games[0].to_act


class Overworked(Worker):
    """A worker whose calls always time out."""

    asked = 0

    def call(self, work: object, *values: object) -> NoReturn:
        self.asked += 1
        raise TooLong


def test_the_number_of_remembered_sealed_deals_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.computers.MAX_BACKOFFS", 2)
    worker = Overworked()
    computers, asked = Computers(Random(1), worker=worker), []
    for deal in (1, 2, 1, 3, 1, 2):
        with pytest.raises(NotAllowed, match=TOO_LONG):
            computers.pinned_move(bytes(DEAL_BYTES - 1) + bytes([deal]) + CLUB.encode(), dealt(), 0)
        asked.append(worker.asked)
    assert asked == [1, 2, 2, 3, 3, 4], "the second was asked for longest ago, and its backoff is forgotten"


@pytest.mark.traceback
async def test_a_table_goes_on_when_no_computer_player_returns(
    world: World, monkeypatch: pytest.MonkeyPatch, endless: Level
) -> None:
    monkeypatch.setitem(LEVELS, "casual", endless)
    monkeypatch.setattr(world.bot.tables.runner.computers, "_worker", Worker(0.1))
    await world.begin(computers=3)
    await world.pass_all()
    await world.play_on(until=lambda table: len(table.game.tricks) == 2)


def test_an_expert_without_time_to_search_moves_as_the_level_below(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "expert", CHEATING)
    club = Computers(Random(1)).move("club", dealt(), 0)
    before = players.fallbacks["expert", "busy"]
    assert Computers(Random(1), lambda: False).move("expert", dealt(), 0) == club
    assert players.fallbacks["expert", "busy"] == before + 1


def test_a_level_that_does_not_exist_any_more_keeps_no_table_waiting() -> None:
    assert 0 not in Computers(Random(1)).move("grandmaster", dealt(), 0).to_act


@given(rules(), st.randoms(use_true_random=False))
@settings(max_examples=20, deadline=None)
def test_without_any_computer_player_legal_cards_are_played_by_every_rule(drawn: Rules, rng: Random) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for level in LEVELS:
            patch.setitem(LEVELS, level, BROKEN)
        computers, game = Computers(rng), Game.new(drawn)
        while not game.rounds:
            if game.phase is Phase.DEALING:
                game = game.deal(game.shuffle(rng.randbytes(16)))
            game = computers.move("casual", game, game.to_act[0])
