"""The answer to an interaction. Discord takes one, and waits only three seconds for it, or to be told that it will
come."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import discord
import structlog

from bot.transport.failures import (
    ACKNOWLEDGED,
    BROKEN,
    FAILED,
    UNKNOWN_MESSAGE,
    AnswerLost,
    code_of,
    delete_if_present,
    illustrated,
    is_lost,
    retrying,
)
from bot.transport.library import Interaction, message_of
from bot.transport.mentions import NOBODY
from bot.ui.items import Layout

log = structlog.get_logger(__name__)

T = TypeVar("T")

DEFER_AFTER: Final = 2.0
"""Seconds after the arrival of an interaction at which its answer is deferred."""
MAX_DEFERRALS: Final = 2
"""Tries of a deferral: again after a broken connection, when the second reply tells whether the first has arrived, and
as a new message if the pressed one is gone."""
MAX_ANSWERS: Final = 2
"""Tries of an answer whose connection breaks. Discord takes one answer, so its reply to the second tells whether the
first has arrived."""
MAX_LOOKS: Final = 3
"""Tries of asking whether an answer is there whose reply was lost."""
IN_PLACE: Final = discord.InteractionResponseType.deferred_message_update
APART: Final = discord.InteractionResponseType.deferred_channel_message
"""The kinds of a deferral: its answer replaces the message that was pressed, or is a new message."""
_KEY: Final = "answer"
"""Under which an interaction keeps its answer."""


class Answer:
    """The answer to one interaction: sent once, deferred if it takes long, and looked for if Discord's reply is lost.

    All methods that send raise what `send` does.
    """

    def __init__(self, interaction: Interaction) -> None:
        self._interaction = interaction
        self._timer: asyncio.TimerHandle | None = None
        self._deferring: asyncio.Task[None] | None = None
        self._taken: discord.InteractionResponseType | None = None
        """The kind of a deferral that Discord has taken though its reply was lost."""
        self._new_id: int | None = None
        self.was_given = False
        """Whether Discord had an answer already when this one arrived. It may be the same one, sent twice; or that of a
        process which lost its leases, and then it may show something older."""
        self.was_given_elsewhere = False
        """Whether another process may have given that answer, so that it may be another message than this one's: unless
        the connection has broken before. (Nobody sees it if the library has repeated an answer, as it does after a
        502.)"""

    @classmethod
    def to(cls, interaction: Interaction) -> Answer:
        """The answer to an interaction."""
        answer: Answer | None = interaction.extras.get(_KEY)
        if answer is None:
            answer = interaction.extras[_KEY] = cls(interaction)
        return answer

    def forget(self) -> None:
        """Call once the interaction needs no answer any more: ends the references between the two."""
        self._stop()
        self._interaction.extras.pop(_KEY, None)

    @property
    def message_id(self) -> int | None:
        """The id of the message that shows it: the private one that was pressed, or a new one once that is known."""
        return self._new_id or message_of(self._interaction)

    # -- in time

    def watch(self, arrived: float) -> None:
        """Defers the answer if none is sent in time. ``arrived``: when the interaction came, by the clock of the event
        loop."""
        self._timer = asyncio.get_running_loop().call_at(arrived + DEFER_AFTER, self._begin_to_defer)

    async def is_deferred(self) -> bool:
        """Stops watching; returns whether the answer was deferred, so that it must be sent as an edit. Call it before
        every answer."""
        self._stop()
        if self._deferring is not None:
            await asyncio.wait([self._deferring])
        return self._kind in (APART, IN_PLACE)

    async def may_be_public(self) -> bool:
        """Stops watching; returns whether `public` sends a message for everybody. A deferred answer that is a message
        of its own stays private."""
        await self.is_deferred()
        return self._kind is not APART

    async def defer(self) -> None:
        """Tells Discord that an answer will come."""
        message = self._interaction.message
        # A private message that was pressed is redrawn in place; everything else is answered by a new private message.
        # A press on a public message must not be deferred in place: a hand that is the answer would go to everybody.
        in_place = message is not None and message.flags.ephemeral
        for _ in range(MAX_DEFERRALS):
            try:
                await self._interaction.response.defer(ephemeral=True, thinking=not in_place)
                return
            except FAILED as error:
                log.info("Discord could not be told to wait", error=repr(error))
                code = code_of(error)
                if code == ACKNOWLEDGED and await self._is_private():
                    self._taken = IN_PLACE if in_place else APART
                if not (isinstance(error, BROKEN) or (in_place and code == UNKNOWN_MESSAGE)):
                    return
                in_place = in_place and code != UNKNOWN_MESSAGE  # one that was dismissed is not redrawn

    def _stop(self) -> None:
        """Stops watching; a deferral that is in flight goes on."""
        if self._timer is not None:
            self._timer.cancel()

    def _begin_to_defer(self) -> None:
        if not self._interaction.response.is_done():
            work, name = self.defer(), f"deferral {self._interaction.id}"
            self._deferring = asyncio.get_running_loop().create_task(work, name=name)

    async def _is_private(self) -> bool:
        """Whether the answer that Discord has is seen by the person alone. That of another process may be a message for
        everybody, which a late answer would replace."""
        try:
            return (await self._interaction.original_response()).flags.ephemeral
        except FAILED:
            return False

    @property
    def _kind(self) -> discord.InteractionResponseType | None:
        """The kind of the answer that Discord has."""
        return self._taken or self._interaction.response.type

    # -- sent once

    async def send(self, send: Callable[[], Awaitable[T]], tries: int = MAX_ANSWERS) -> T | None:
        """Sends it. Returns None if Discord says that it already has one. ``tries``: 1 for what must not be sent twice,
        or is not worth it.

        Raises AnswerLost, and discord.HTTPException if Discord refuses the answer.
        """
        elsewhere = True
        while True:
            try:
                return await send()
            except discord.HTTPException as error:
                if error.code != ACKNOWLEDGED:
                    raise
                log.info("there was an answer already")
                self.was_given, self.was_given_elsewhere = True, elsewhere
                return None
            except BROKEN as error:
                tries, elsewhere = tries - 1, False
                if tries <= 0 or isinstance(error, TimeoutError):  # after a timeout it is too late
                    raise AnswerLost(repr(error)) from error
                log.info("an answer is sent again", error=repr(error))

    async def private(self, layout: Layout, file: discord.File | None = None) -> None:
        """Answers the person alone: with a file in a new message, without one in place if the press was on a private
        message."""
        if file is not None or message_of(self._interaction) is None:
            await self.apart(layout, file, private=True)
        elif await self.is_deferred():
            self._new_id = await self._late(layout, None)  # a new one if the pressed one is gone
        else:
            await self.edit(layout)

    async def public(
        self, layout: Layout, *, file: discord.File | None = None, allowed: discord.AllowedMentions = NOBODY
    ) -> int:
        """Answers with a new public message that notifies those who are ``allowed``; returns its id. It is private
        unless `may_be_public`: Discord does not let it become public.
        """
        return await self.apart(layout, file, private=False, allowed=allowed)

    async def apart(
        self,
        layout: Layout,
        file: discord.File | None = None,
        *,
        private: bool,
        allowed: discord.AllowedMentions = NOBODY,
    ) -> int:
        """Answers in a new message, and leaves the one that was pressed as it is; returns its id."""
        await self.is_deferred()
        options: dict[str, Any] = {"ephemeral": private, "allowed_mentions": allowed}
        if self._kind is APART:
            self._new_id = await self._late(layout, file)
        elif self._kind is None:
            self._new_id = await self._first(layout, file, options)
        else:
            self._new_id = await self._follow_up(layout, file, options)
        return self._new_id

    async def edit(self, layout: Layout) -> None:
        """Edits the message that was pressed."""
        pressed = self._interaction

        async def send(shown: Layout, files: list[discord.File]) -> None:
            await pressed.client.library.edit_pressed(pressed, shown)

        await self.send(lambda: illustrated(send, layout, None))

    async def drop_placeholder(self) -> None:
        """Deletes the private message that a late answer was promised in, because a public one is the answer."""
        await self.send(lambda: delete_if_present(self._interaction.delete_original_response()))

    async def _first(self, layout: Layout, file: discord.File | None, options: dict[str, Any]) -> int:
        """Answers in a new message. If Discord's reply is lost, or it has an answer already, asks whether the message
        is there, and raises the error if it is not. A private answer is not a message for everybody that another
        process has sent."""

        async def send(shown: Layout, files: list[discord.File]) -> discord.InteractionCallbackResponse[Any]:
            return await self._interaction.response.send_message(view=shown, files=files, **options)

        lost: Exception = AnswerLost("the message is not there")
        try:
            answer = await self.send(lambda: illustrated(send, layout, file))
            if answer is not None and answer.message_id is not None:
                return answer.message_id
        except (AnswerLost, discord.HTTPException) as error:
            if not is_lost(error):
                raise
            lost = error
        try:
            there: discord.InteractionMessage = await retrying(MAX_LOOKS)(self._interaction.original_response)
        except FAILED:
            raise lost from None
        if options["ephemeral"] and not there.flags.ephemeral:
            raise lost
        return there.id

    async def _late(self, layout: Layout, file: discord.File | None) -> int:
        """Answers the person alone after a deferral, in the message that this has promised."""
        edit = self._interaction.edit_original_response

        async def send(shown: Layout, files: list[discord.File]) -> discord.Message:
            return await edit(view=shown, attachments=files, allowed_mentions=NOBODY)

        return _id_of(await self.send(lambda: illustrated(send, layout, file)))

    async def _follow_up(self, layout: Layout, file: discord.File | None, options: dict[str, Any]) -> int:
        """Sends a new message after an answer that was given in place."""
        follow = self._interaction.followup.send

        async def send(shown: Layout, files: list[discord.File]) -> discord.Message:
            return await follow(view=shown, files=files, wait=True, **options)

        # Once: after a lost reply it would stand there twice.
        return _id_of(await self.send(lambda: illustrated(send, layout, file), tries=1))


def _id_of(message: discord.Message | None) -> int:
    if message is None:
        raise AnswerLost("Discord has another answer")
    return message.id
