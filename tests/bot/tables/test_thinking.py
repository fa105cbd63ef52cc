"""Thinking: off the event loop, in turn, and never more at once than allowed."""

import asyncio
import random
import threading
import weakref
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from queue import SimpleQueue

import pytest

import players
from bot.tables.computers import Computers
from bot.tables.errors import NotAllowed
from bot.tables.kind import Kind, add_kind
from bot.tables.seating import private_options
from bot.tables.service import Tables
from bot.tables.thinking import BUSY, Thinking, TooLong, Worker, prepare_for
from db import Store
from hearts import Card, Game, Phase, Rules
from players.pinned import CLUB, DEAL_BYTES, EXPERTS, VERSIONS
from tests.bot.tables.lobby import ANA, BEN, CHIDI, DANA, options
from tests.cogs.table.test_commands import dealer
from tests.world import World
from tests.world.living import living


@pytest.fixture
async def one() -> AsyncIterator[Thinking]:
    thinking = Thinking(1)
    yield thinking
    thinking.close()


def blocked(told: list[str], name: str) -> tuple[Callable[[], None], threading.Event]:
    """Work that lasts until the event is set, and reports when it is done."""
    go_on = threading.Event()

    def work() -> None:
        go_on.wait(30)
        told.append(name)

    return work, go_on


async def test_one_thread_thinks_for_all_tables_in_the_order_of_the_requests(one: Thinking) -> None:
    told: list[str] = []
    work, go_on = blocked(told, "first")
    asked = [asyncio.create_task(one.decide(work))]
    asked += [asyncio.create_task(one.decide(told.append, name)) for name in ("second", "third")]
    await asyncio.sleep(0)
    assert not told
    go_on.set()
    await asyncio.gather(*asked)
    assert told == ["first", "second", "third"]


async def test_a_table_waits_for_one_decision_of_the_coach_and_not_for_a_review(one: Thinking) -> None:
    told: list[str] = []
    work, go_on = blocked(told, "advice")
    review = [asyncio.create_task(one.advise(work)), asyncio.create_task(one.advise(told.append, "more advice"))]
    await asyncio.sleep(0)
    table = asyncio.create_task(one.decide(told.append, "move"))
    await asyncio.sleep(0)
    go_on.set()
    await asyncio.gather(*review, table)
    assert told == ["advice", "move", "more advice"]


async def test_whoever_asks_the_coach_again_gets_the_same_answer_and_keeps_nobody_waiting(one: Thinking) -> None:
    told: list[str] = []
    work, go_on = blocked(told, "ana")
    asked = [asyncio.shield(one.once("ana", partial(one.advise, work))) for _ in range(20)]
    asked += [asyncio.shield(one.once("ben", partial(one.advise, told.append, "ben")))]
    await asyncio.sleep(0)
    asked[0].cancel()
    go_on.set()
    await asyncio.gather(*asked[1:])
    await one.once("ana", partial(one.advise, work))
    assert told == ["ana", "ben"]


async def test_experts_do_not_search_while_many_decisions_wait(one: Thinking) -> None:
    work, go_on = blocked([], "")
    assert one.may_search()
    asked = [asyncio.create_task(one.decide(work)) for _ in range(BUSY)]
    await asyncio.sleep(0)
    assert not one.may_search()
    go_on.set()
    await asyncio.gather(*asked)
    assert one.may_search()


async def test_a_card_that_plays_itself_does_not_wait_for_computer_players_that_think(store: Store) -> None:
    now, (work, go_on) = [1_000], blocked([], "")
    tables = Tables(store, lambda: now[0], thinking=Thinking(1))
    number = (await tables.open(ANA, options(Rules(passing="none")))).record.id
    for person in (BEN, CHIDI, DANA):
        await tables.join(number, person)
    table = await tables.start(number, ANA)
    assert table.autoplay == Card.parse("2C")
    search = asyncio.create_task(tables.thinking.decide(work))
    await asyncio.sleep(0)
    now[0] = table.record.due_at or 0
    async with asyncio.timeout(20):
        await tables.tick(number)
    assert (await tables.get(number)).game.trick is not None
    assert not search.done()
    go_on.set()
    await search
    await tables.close()


async def test_the_kernel_is_not_prepared_without_a_thinking_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[None] = []
    monkeypatch.setattr(players, "prepare", lambda: prepared.append(None))
    for threads, times in ((0, 0), (1, 1)):
        thinking = Thinking(threads)
        thinking.prepare()
        thinking.close()
        assert len(prepared) == times
        assert thinking.may_search() == bool(threads)


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> list[Phase]:
    """Makes computer players fail on the event loop; returns the phases in which they were asked."""
    here, asked, move = threading.get_ident(), list[Phase](), Computers.move

    def checked(self: Computers, level: str, game: Game, seat: int) -> Game:
        assert threading.get_ident() != here, "a computer player thinks on the event loop"
        asked.append(game.phase)
        return move(self, level, game, seat)

    monkeypatch.setattr(Computers, "move", checked)
    return asked


async def test_computer_players_never_think_on_the_event_loop(world: World, elsewhere: list[Phase]) -> None:
    await world.begin(world.ben, computers=2)
    await world.skip_round()
    await world.wait(3600)  # both have been away for a long time
    await world.ana.command("hearts back")
    await world.ben.leave()
    assert {Phase.PASSING, Phase.PLAYING} <= set(elsewhere)


async def test_passes_after_a_dealers_call_are_not_chosen_on_the_event_loop(
    world: World, elsewhere: list[Phase]
) -> None:
    caller, _ = await dealer(world)
    elsewhere.clear()
    await caller.command("hearts call", to="3L")
    assert elsewhere == [Phase.PASSING] * 2


async def test_an_expert_at_a_table_gets_ready_before_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[None] = []
    monkeypatch.setattr(players, "prepare", lambda: prepared.append(None))
    async with living(tmp_path, threads=1) as world:
        await world.open(computers=1)
        assert not prepared
        await world.ana.command("hearts seats", computers=2, level="expert")
        assert prepared


async def prepared_by(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether a command gets experts ready."""
    prepared: list[None] = []
    async with living(tmp_path, threads=1) as world:
        monkeypatch.setattr(players, "prepare", lambda: prepared.append(None))
        await world.ana.command(command)
    return prepared != []


asked_by: ContextVar[str] = ContextVar("asked_by")


def test_a_call_returns_and_raises_what_the_work_does_in_the_context_of_its_caller() -> None:
    def failing() -> None:
        raise TimeoutError

    worker = Worker()
    asked_by.set("Ana")
    assert worker.call(asked_by.get) == "Ana"
    with pytest.raises(ZeroDivisionError):
        worker.call(divmod, 1, 0)
    with pytest.raises(TimeoutError):
        worker.call(failing)
    assert worker.call(threading.get_ident) == worker.call(threading.get_ident) != threading.get_ident()


def test_a_finished_call_is_not_kept_in_memory_until_the_next_one() -> None:
    class Thought:
        def __call__(self) -> int:
            return 7

    worker, thought, gone = Worker(), Thought(), threading.Event()
    weakref.finalize(thought, gone.set)
    assert worker.call(thought) == 7
    del thought
    assert gone.wait(30)


def test_a_call_that_takes_too_long_does_not_delay_the_next_one_and_its_thread_ends_with_it() -> None:
    worker, over, threads = Worker(0.1), threading.Event(), SimpleQueue[threading.Thread]()

    def think() -> None:
        threads.put(threading.current_thread())
        over.wait()

    with pytest.raises(TooLong):
        worker.call(think)
    worker._limit = 30
    assert worker.call(len, "ab") == 2
    over.set()
    thread = threads.get(timeout=30)
    thread.join(30)
    assert not thread.is_alive()


def test_a_result_that_arrives_at_the_time_limit_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    class Late(Future[int]):
        def result(self, timeout: float | None = None) -> int:
            found = super().result(30)
            if timeout is not None:
                raise TimeoutError
            return found

    monkeypatch.setattr("bot.tables.thinking.Future", Late)
    assert Worker().call(len, "ab") == 2


SEALED = Kind("sealed", solitaire=True, shared_deal=True)
HERS = bytes([0] * (DEAL_BYTES - 1))
"""With one more byte it is the secret of a deal; the byte decides whether Ana leads."""


async def test_a_sealed_deal_of_unknown_computer_players_is_not_opened(tables: Tables) -> None:
    """This holds even if the person leads, so that no computer player has to move before her."""
    rules = Rules(passing="none", opening="low_club_holder")  # no lead plays itself, as the only legal card would
    options = private_options(rules, "no_pass")
    add_kind(SEALED)
    led = False
    for last in range(20):
        deal = HERS + bytes([last])
        table = await tables.open_private(ANA, options, deal + CLUB.encode(), random.Random(1), kind=SEALED.name)
        led = led or (table.game.round is not None and table.game.round.leader == 0)
        with pytest.raises(NotAllowed, match="deal-version"):
            await tables.open_private(ANA, options, deal + b"club 99", random.Random(1), kind=SEALED.name)
    assert led


def test_only_experts_are_prepared_and_those_of_every_version(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    thinking = Thinking()
    for version in VERSIONS:
        monkeypatch.setattr(players, "prepare", partial(asked.append, version))
        prepare_for(thinking, bytes(DEAL_BYTES) + version.encode())
    thinking.close()
    assert set(asked) == set(EXPERTS)
    assert "expert 1" in asked
