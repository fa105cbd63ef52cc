"""Under way: a stop waits for the answers that have begun, and takes no more presses."""

from __future__ import annotations

import asyncio

import pytest

from bot.delivery.under_way import UnderWay


async def test_a_stop_waits_for_what_has_begun_and_nothing_begins_after_it() -> None:
    under_way, answered, go_on = UnderWay(), [], asyncio.Event()

    async def press(name: str) -> None:
        if under_way.begin():
            await go_on.wait()
            answered.append(name)

    first = asyncio.create_task(press("first"))
    await asyncio.sleep(0)
    stop = asyncio.create_task(under_way.finish())
    await asyncio.sleep(0)
    await press("second")
    assert not stop.done()
    go_on.set()
    await stop
    assert answered == ["first"]
    assert first.done()


async def test_an_answer_that_takes_too_long_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.delivery.under_way.FINISHING", 0)
    under_way = UnderWay()

    async def press() -> None:
        assert under_way.begin()
        await asyncio.Event().wait()

    task = asyncio.create_task(press())
    await asyncio.sleep(0)
    await under_way.finish()
    assert task.cancelled()


async def test_a_press_that_begins_twice_is_waited_for_once_and_a_stop_does_not_wait_for_itself() -> None:
    under_way = UnderWay()
    assert under_way.begin()
    assert under_way.begin()
    await under_way.finish()
    assert not under_way.begin()
