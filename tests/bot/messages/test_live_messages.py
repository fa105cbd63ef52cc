"""Live messages: when a message is drawn, how often that is tried, and what becomes of changes meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from aiohttp import ClientConnectionError

from bot.messages.live_messages import MAX_TRIES, LiveMessage, LiveMessages, State
from tests.driven_time import DrivenTime

GAP = 1_000
HOUR = 3_600


class Drawn:
    """One message, and when it was drawn, in seconds."""

    def __init__(self, time: DrivenTime) -> None:
        self.time, self._began, self.at = time, time.milliseconds(), list[float]()
        self.takes = 0.0
        self.error: Callable[[], Exception | None] = lambda: None
        self.all = LiveMessages("test", LiveMessage, self._show, self._failed, time.milliseconds, GAP)

    async def _show(self, key: int, message: LiveMessage) -> None:
        self.at.append((self.time.milliseconds() - self._began) / 1000)
        await asyncio.sleep(self.takes)
        if (error := self.error()) is not None:
            raise error

    async def _failed(self, key: int, message: LiveMessage, error: Exception) -> bool:
        return False

    def mark(self, at: float) -> bool:
        return self.all.mark(1, self._began + round(at * 1000))

    @property
    def state(self) -> State:
        return self.all.of(1).state


@pytest.fixture
async def drawn() -> AsyncIterator[Drawn]:
    with (time := DrivenTime()).driving():
        drawn = Drawn(time)
        yield drawn
        await drawn.all.close()


async def test_a_message_is_drawn_once_at_the_earliest_time_that_was_wanted(drawn: Drawn) -> None:
    assert [drawn.mark(at) for at in (5, 8, 3, 4)] == [True, False, True, False]
    assert (drawn.state, drawn.all.is_busy(1)) == (State.DUE, True)
    await drawn.time.pass_by(20)
    assert drawn.at == [3]
    assert (drawn.state, drawn.all.is_busy(1)) == (State.CURRENT, False)


async def test_what_changes_while_a_message_is_drawn_is_drawn_after_it_and_a_gap(drawn: Drawn) -> None:
    drawn.takes = 4.0
    drawn.mark(1)
    await drawn.time.pass_by(2)
    assert drawn.state is State.DRAWING
    assert [drawn.mark(at) for at in (3, 2, 9)] == [True, True, False]
    assert not await drawn.all.draw(1), "of two edits in flight, the older one may arrive last"
    await drawn.time.pass_by(20)
    assert drawn.at == [1, 6]


async def test_what_changes_after_a_drawing_waits_for_the_gap(drawn: Drawn) -> None:
    drawn.mark(1)
    await drawn.time.pass_by(1.5)
    assert drawn.at == [1]
    assert [drawn.mark(at) for at in (1.5, 1.9)] == [True, False]
    await drawn.time.pass_by(20)
    assert drawn.at == [1, 2]


async def test_what_changes_while_a_message_is_drawn_is_drawn_though_it_is_forgotten_then(drawn: Drawn) -> None:
    drawn.takes = 4.0
    drawn.error = lambda: drawn.all._messages.clear()
    drawn.mark(1)
    await drawn.time.pass_by(2)
    drawn.mark(3)
    await drawn.time.pass_by(20)
    assert drawn.at == [1, 6]


async def test_failures_that_may_pass_are_tried_again_without_a_limit_and_others_are_not(drawn: Drawn) -> None:
    drawn.error = lambda: ClientConnectionError()
    drawn.mark(0)
    await drawn.time.pass_by(30)
    assert drawn.at == [0, 5, 15, 30]
    assert (drawn.state, drawn.all.is_busy(1)) == (State.FAILING, False)
    await drawn.time.pass_by(10 * HOUR)
    assert len(drawn.at) > MAX_TRIES
    drawn.error = lambda: None
    assert await drawn.all.draw(1)
    drawn.error, drawn.at = (lambda: ZeroDivisionError()), []
    drawn.mark(0)
    await drawn.time.pass_by(10 * HOUR)
    assert len(drawn.at) == MAX_TRIES


async def test_while_a_first_message_is_sent_elsewhere_nothing_is_drawn(drawn: Drawn) -> None:
    drawn.mark(1)
    with drawn.all.drawing(1):
        await drawn.time.pass_by(3)
        assert drawn.at == []
        assert drawn.all.is_busy(1)
    await drawn.time.pass_by(1)
    assert drawn.at == [3]


@pytest.mark.parametrize("end", ["forgotten", "stopped"])
async def test_a_message_that_is_forgotten_or_after_a_stop_is_drawn_no_more(drawn: Drawn, end: str) -> None:
    drawn.takes = 4.0
    drawn.mark(1)
    await drawn.time.pass_by(2)
    drawn.mark(3)
    if end == "stopped":
        await drawn.all.close()
    else:
        drawn.all.forget(1)
        assert drawn.all.get(1) is None
    await drawn.time.pass_by(20)
    assert drawn.at == [1]
