"""Background work: tasks end with the part that began them, and a job runs when it is due."""

import asyncio
import io
import re
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextvars import Context, copy_context
from typing import Any

import pytest
import structlog

from bot import background
from bot.background import Job, Tasks
from db import StoreUnavailable
from tests.connected import ConnectedWorld
from tests.driven_time import DrivenTime, turns

NEVER = 3_600.0


class Work:
    """The work of a job: it counts its runs, waits if told to, and returns when it is due again."""

    def __init__(self, due: float | None = None) -> None:
        self.due = due
        self.done = 0
        self.may_end = asyncio.Event()
        self.may_end.set()
        self.error: Exception | None = None
        self.at_last: Callable[[], object] = lambda: None

    async def __call__(self) -> float | None:
        await self.may_end.wait()
        self.done += 1
        asyncio.get_running_loop().call_soon(self.at_last)
        if self.error is not None:
            raise self.error
        return self.due


@pytest.fixture
async def begin() -> AsyncIterator[Callable[[Work], Awaitable[Job]]]:
    """Makes a job from some work, and wakes it."""
    jobs: list[Job] = []

    async def wake(work: Work) -> Job:
        jobs.append(Job("counting", work))
        jobs[-1].wake()
        await turns()
        return jobs[-1]

    yield wake
    for job in jobs:
        await job.close()


Begin = Callable[[Work], Awaitable[Job]]


# -- tasks


async def test_a_task_is_kept_until_it_ends() -> None:
    tasks, go_on = Tasks(), asyncio.Event()

    async def wait() -> None:
        await go_on.wait()

    task = tasks.begin(wait(), "waiting")
    tasks.keep(task)
    assert len(tasks) == 1
    assert task.get_name() == "waiting"
    go_on.set()
    await turns()
    assert not len(tasks)


async def test_running_tasks_are_cancelled_when_a_part_closes() -> None:
    tasks = Tasks()
    task = tasks.begin(asyncio.sleep(NEVER), "sleeping")
    await turns()
    await tasks.close()
    assert task.cancelled()


async def test_running_tasks_may_end_and_only_late_ones_are_cancelled() -> None:
    with (time := DrivenTime()).driving():
        tasks = Tasks()
        quick, late = tasks.begin(turns(), "quick"), tasks.begin(asyncio.sleep(NEVER), "late")
        ending = asyncio.create_task(tasks.finish(within=1.0))
        await time.pass_by(0.9)
        assert (quick.done(), late.done(), ending.done()) == (True, False, False)
        await time.pass_by(0.1)
        assert (quick.cancelled(), late.cancelled(), ending.done()) == (False, True, True)


@pytest.mark.parametrize("end", [Tasks.close, lambda tasks: tasks.finish(within=0.0)])
async def test_a_task_does_not_cancel_itself(end: Callable[[Tasks], Coroutine[Any, Any, None]]) -> None:
    tasks = Tasks()
    task = tasks.begin(end(tasks), "ending")
    await asyncio.wait([task])
    assert not task.cancelled()


# -- jobs


async def test_a_job_is_done_when_it_is_woken_and_again_when_it_is_due(begin: Begin) -> None:
    work = Work(due=0.0)
    await begin(work)
    while work.done < 3:
        await turns()


@pytest.mark.parametrize("due", [None, NEVER])
async def test_a_job_that_is_not_due_waits_until_it_is_woken(begin: Begin, due: float | None) -> None:
    work = Work(due)
    job = await begin(work)
    assert work.done == 1
    job.wake()
    await turns()
    assert work.done == 2


async def test_a_job_that_is_woken_while_it_works_is_neither_cut_nor_done_twice_at_once(begin: Begin) -> None:
    work = Work(due=NEVER)
    work.may_end.clear()
    job = await begin(work)
    job.wake()
    job.wake()
    assert work.done == 0
    work.may_end.set()
    await turns()
    assert work.done == 2


async def test_a_job_that_is_woken_in_the_moment_in_which_it_ends_is_done_once_more(begin: Begin) -> None:
    work = Work()
    work.may_end.clear()
    job = await begin(work)

    def wake() -> None:
        work.at_last = lambda: None
        job.wake()

    work.at_last = wake
    work.may_end.set()
    await turns()
    assert work.done == 2


@pytest.mark.parametrize(
    ("error", "pause"), [(StoreUnavailable("the disk is full"), "STORE_RETRY"), (ZeroDivisionError(), "JOB_RETRY")]
)
async def test_a_job_that_fails_says_so_and_is_tried_again(
    begin: Begin, monkeypatch: pytest.MonkeyPatch, log_lines: io.StringIO, error: Exception, pause: str
) -> None:
    monkeypatch.setattr(background, pause, 0.0)
    work = Work()
    work.error = error
    await begin(work)
    work.error = None
    while work.done < 2:
        await turns()
    assert "counting" in log_lines.getvalue()
    assert ("Traceback" in log_lines.getvalue()) is isinstance(error, ZeroDivisionError)


async def test_a_closed_job_neither_ends_its_work_nor_begins_again(begin: Begin) -> None:
    work = Work(due=0.0)
    work.may_end.clear()
    job = await begin(work)
    await job.close()
    work.may_end.set()
    await turns()
    assert work.done == 0
    resting = await begin(work)
    await resting.close()
    done = work.done
    await turns()
    assert work.done == done


async def test_a_job_that_cannot_use_the_store_waits_twice_as_long_each_time_up_to_the_pause_after_any_failure() -> (
    None
):
    with (time := DrivenTime()).driving():
        work = Work(due=NEVER)
        work.error = StoreUnavailable("the disk is full")
        job = Job("counting", work)
        job.wake()
        await time.pass_by(0.0)
        for pause in (*(background.STORE_RETRY * 2**n for n in range(7)), background.JOB_RETRY, background.JOB_RETRY):
            before = work.done
            await time.pass_by(pause - 1)
            assert work.done == before
            await time.pass_by(1)
            assert work.done == before + 1
        await job.close()


# -- in the log

OF_AN_ANSWER = re.compile("read|deferral .*|Task-.*")
"""The tasks that somebody's answer waits for, or that are about it alone; those of libraries have no names."""


async def test_no_task_logs_the_request_of_the_press_that_happened_to_start_it(connected: ConnectedWorld) -> None:
    began: list[asyncio.Task[Any]] = []

    def begin(loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.Task(work, loop=loop, context=context)
        if "request" in (copy_context() if context is None else context).run(structlog.contextvars.get_contextvars):
            began.append(task)  # its name is set later
        return task

    asyncio.get_running_loop().set_task_factory(begin)
    try:
        await connected.begin_first_trick()
        await connected.wait(30)
    finally:
        asyncio.get_running_loop().set_task_factory(None)
    assert {task.get_name() for task in began if not OF_AN_ANSWER.fullmatch(task.get_name())} == set()


async def test_a_task_takes_the_place_of_the_one_with_its_name_and_of_no_other() -> None:
    tasks, done = Tasks(), list[str]()

    async def work(what: str) -> None:
        await asyncio.sleep(0)
        done.append(what)

    for what, name in (("first", "check"), ("other", "other"), ("second", "check"), ("third", "check")):
        tasks.replace(work(what), name)
    await turns()
    assert (sorted(done), len(tasks)) == (["other", "third"], 0)
