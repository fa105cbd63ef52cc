"""Workers: they return the result of a call, or are abandoned."""

from __future__ import annotations

import threading
import weakref
from concurrent.futures import Future
from contextvars import ContextVar
from queue import SimpleQueue

import pytest

from bot.tables.worker import TooLong, Worker

asked_by: ContextVar[str] = ContextVar("asked_by")


def test_a_call_returns_and_raises_what_the_work_does_in_the_context_of_its_caller() -> None:
    worker = Worker()
    asked_by.set("Ana")
    assert worker.call(asked_by.get) == "Ana"
    with pytest.raises(ZeroDivisionError):
        worker.call(divmod, 1, 0)
    with pytest.raises(TimeoutError):
        worker.call(_raise, TimeoutError())
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


def _raise(error: Exception) -> None:
    raise error


def test_a_result_that_arrives_at_the_time_limit_is_returned(monkeypatch: pytest.MonkeyPatch) -> None:
    class Late(Future[int]):
        def result(self, timeout: float | None = None) -> int:
            found = super().result(30)
            if timeout is not None:
                raise TimeoutError
            return found

    monkeypatch.setattr("bot.tables.worker.Future", Late)
    assert Worker().call(len, "ab") == 2
