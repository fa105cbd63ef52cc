"""Live messages: brings the public messages that the bot maintains up to date, with one attempt at a time for each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Generic, TypeVar

import structlog

from bot.background import Tasks
from bot.transport.answer import Answer
from bot.transport.failures import FAILED, may_pass, pause_after
from bot.transport.library import Interaction
from db import StoreError

log = structlog.get_logger(__name__)

MAX_TRIES: Final = 10
"""Tries of what Discord refuses. Failures that may pass, as in an outage, are retried without a limit."""


class State(Enum):
    """What is known of a message."""

    CURRENT = auto()
    """It shows what it is to show."""
    DUE = auto()
    """It is out of date: a task waits until it may be drawn."""
    DRAWING = auto()
    """It is being drawn, here or by the answer to a press: a request about it may be on its way."""
    FAILING = auto()
    """It could not be shown: a task waits for the next try."""


@dataclass(slots=True, kw_only=True)
class LiveMessage:
    """When one message is brought up to date. All times are in epoch milliseconds."""

    drawings: int = 0
    """How many drawings go on."""
    task: asyncio.Task[None] | None = None
    due_at: int = 0
    """When the task draws it."""
    again_at: int | None = None
    """When it is drawn again, because it has changed or failed since its drawing began."""
    drawn_at: int = 0
    tries: int = 0
    """Tries that have failed since it was up to date."""
    failing_since: int = 0
    """When the first of them failed, or the last change meanwhile."""
    digest: bytes | None = None
    """The digest of what it shows; None if unknown."""
    requests: int = 0
    """How many requests that change it are on their way."""
    overlapped: bool = False
    """Several were on their way at once, and which of them Discord carried out last is unknown."""

    @property
    def state(self) -> State:
        """What is known of it."""
        if self.drawings:
            return State.DRAWING
        if self.task is None or self.task.done():
            return State.CURRENT
        return State.FAILING if self.tries else State.DUE

    @contextmanager
    def request(self, pressed: Interaction | None = None) -> Iterator[None]:
        """A context in which a request that changes the message is on its way: an edit, or an answer to a press."""
        self.overlapped |= self.requests > 0
        self.requests += 1
        try:
            yield
            self.overlapped |= pressed is not None and Answer.to(pressed).was_given
        finally:
            self.requests -= 1

    def forget_overlap(self) -> bool:
        """Whether requests have overlapped and all have ended. Then it is unknown what the message shows, and it is to
        be drawn again."""
        if self.requests or not self.overlapped:
            return False
        self.overlapped, self.digest = False, None
        return True

    def cancel(self) -> bool:
        """Cancels the task; returns whether there was one."""
        task, self.task = self.task, None
        return task is not None and task.cancel()

    def next_try(self, error: BaseException, now: int) -> int | None:
        """When it is tried again; None once Discord has refused it too often."""
        if self.tries >= MAX_TRIES and not (may_pass(error) or isinstance(error, StoreError)):
            return None
        return now + pause_after(now - self.failing_since, error)


Key = TypeVar("Key")
Message = TypeVar("Message", bound=LiveMessage)


class LiveMessages(Generic[Key, Message]):
    """The messages of one kind, by what they are about. One that nothing happens to any more is forgotten by its
    owner."""

    def __init__(
        self,
        name: str,
        new: Callable[[], Message],
        show: Callable[[Key, Message], Awaitable[None]],
        failed: Callable[[Key, Message, Exception], Awaitable[bool]] | None,
        now: Callable[[], int],
        gap: int = 0,
        messages: MutableMapping[Key, Message] | None = None,
    ) -> None:
        """``show`` brings a message up to date. ``failed`` handles an error of it; it returns False for one after which
        that is tried again later. ``gap``: milliseconds between two drawings. ``messages``: where they are kept."""
        self._name, self._new, self._show, self._failed = name, new, show, failed
        self._now, self._gap = now, gap
        self._messages: MutableMapping[Key, Message] = {} if messages is None else messages
        self._tasks = Tasks()
        self._turn = asyncio.Lock()
        """Which message is drawn next. Answers to presses come between two of them, and then that is not needed."""

    def __iter__(self) -> Iterator[tuple[Key, Message]]:
        return iter([*self._messages.items()])

    def get(self, key: Key) -> Message | None:
        """The state of a message; None if there is none."""
        return self._messages.get(key)

    def of(self, key: Key) -> Message:
        """The state of a message, a new one if there is none."""
        if (message := self._messages.get(key)) is None:
            message = self._messages[key] = self._new()
        return message

    def mark(self, key: Key, at: int) -> bool:
        """Draws the message at this time, but not while it is being drawn, nor within the gap after that. Returns False
        if it is to be drawn by then anyway."""
        message = self.of(key)
        state, at = message.state, max(at, message.drawn_at + self._gap)
        if state is State.DRAWING:
            if message.again_at is not None and message.again_at <= at:
                return False
            message.again_at = at
        elif state is State.CURRENT or at < message.due_at:
            message.cancel()
            message.due_at = at
            message.task = self._tasks.begin(self._wait(key, message), f"{self._name} {key}")
        else:
            return False
        return True

    def is_busy(self, key: Key) -> bool:
        """Whether the message is about to be drawn, or a request about it may be on its way."""
        message = self._messages.get(key)
        return message is not None and message.state in (State.DUE, State.DRAWING)

    def forget(self, key: Key) -> None:
        """Forgets a message. It is drawn no more, unless that goes on in the current task."""
        message = self._messages.pop(key, None)
        if message is not None and message.task is not asyncio.current_task():
            message.cancel()
            message.again_at = None

    async def close(self) -> None:
        """Cancels the tasks; what has not been sent is dropped."""
        await self._tasks.close()

    @contextmanager
    def drawing(self, key: Key) -> Iterator[Message]:
        """A context in which the message is being drawn elsewhere; what changes meanwhile is drawn after it."""
        message = self.of(key)
        if message.state is not State.DRAWING:
            message.again_at = message.due_at if message.cancel() else None
        message.drawings += 1
        try:
            yield message
        finally:
            self._end(key, message)

    async def draw(self, key: Key) -> bool:
        """Brings the message up to date now, or after a drawing that goes on. Returns whether it is up to date."""
        message = self.of(key)
        if message.state is State.DRAWING:
            self.mark(key, self._now())
            return False
        message.cancel()
        await self._draw(key, message)
        return message.state is State.CURRENT and not message.tries

    async def _wait(self, key: Key, message: Message) -> None:
        await asyncio.sleep(max(0, message.due_at - self._now()) / 1000)
        async with self._turn:  # after a delay many are due at once
            await asyncio.sleep(0)
        await self._draw(key, message)

    async def _draw(self, key: Key, message: Message) -> None:
        message.again_at = None
        message.drawings += 1
        try:
            await self._show(key, message)
            message.tries = 0
        except asyncio.CancelledError:
            message.again_at = None
            raise
        except Exception as error:  # noqa: BLE001 - each is logged, and tried again
            await self._try_later(key, message, error)
        finally:
            message.task, message.drawn_at = None, self._now()  # an ended task takes a kilobyte
            self._end(key, message)

    def _end(self, key: Key, message: Message) -> None:
        """Waits for the next drawing if there is to be one, after the last of those that went on at the same time."""
        message.drawings -= 1
        if not message.drawings and message.again_at is not None:
            self._messages.setdefault(key, message)  # it may have been forgotten, and have changed after that
            self.mark(key, message.again_at)

    async def _try_later(self, key: Key, message: Message, error: Exception) -> None:
        message.tries += 1
        if message.tries == 1:
            message.failing_since = self._now()
        if self._failed is not None and await self._failed(key, message, error):
            return
        if (at := message.next_try(error, self._now())) is not None:
            message.again_at = at
        if isinstance(error, (*FAILED, StoreError)):
            log.warning("a message could not be shown", of=self._name, key=key, tries=message.tries, error=repr(error))
        else:  # our own mistake
            log.error("a message could not be shown", of=self._name, key=key, tries=message.tries, exc_info=error)
