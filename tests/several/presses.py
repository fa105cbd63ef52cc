"""Presses: what people have pressed and typed, and what became of each."""

import asyncio
import time
from collections import Counter
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from typing import Literal

from bot.language.wording import Translator
from tests.discord_server.state import TO_ANSWER, Interaction, Message
from tests.monkey.excuses import unfinished
from tests.payloads import texts
from tests.screens import Button, buttons_of

Outcome = Literal["waiting", "lost", "unfinished", "answered"]
SAY = Translator("en-US")
OUTDATED = SAY("note-outdated")
"""What is said of a press that came too late."""
NOT_DONE = tuple(SAY(f"error-{why}") for why in ("storage", "unconfirmed", "taken-over"))
"""What a person is told whose press was not carried out, or perhaps was."""
ON_ITS_WAY = 0.3
"""Seconds for which an answer that Discord has accepted may be on its way to the person."""
FINISHING = 25.0
"""Seconds after which an answer that was promised is missed."""


@dataclass(eq=False)
class Press:
    """One press or command."""

    asked: Interaction
    shard: int
    item: Button | None = None
    """What was pressed; None for a command."""
    values: tuple[str, ...] | None = None
    """What was chosen, in a menu."""
    outcome: Outcome = "waiting"

    def __str__(self) -> str:
        return f"{self.item.custom_id if self.item else self.asked.data.get('name')} of {self.asked.user_id}"

    @property
    def shown(self) -> Message | None:
        """The message that shows the answer."""
        return self.asked.follow_ups[-1] if self.asked.follow_ups else self.asked.message

    @property
    def said(self) -> str:
        """The words of the answer."""
        return "" if self.shown is None else "\n".join(texts(self.shown.components))


@dataclass(frozen=True)
class Played:
    """A card that the bot has acknowledged."""

    player: int
    prompt: int
    card: str


@dataclass
class Presses:
    """All presses, in order."""

    to_answer: float = TO_ANSWER
    """Seconds within which Discord takes an answer."""
    began: float = field(default_factory=time.time)
    all: list[Press] = field(default_factory=list)
    cards: dict[int, list[Played]] = field(default_factory=dict)
    """The acknowledged cards, by table."""
    late: list[tuple[float, float]] = field(default_factory=list)
    """When the loop of this process was late, and by how many seconds."""

    async def wait(self, press: Press) -> bool:
        """Waits for the answer to a press that has just been made. Returns whether there is one, other than that the
        database is away."""
        self.all.append(press)
        asked, began = press.asked, time.monotonic()
        try:
            async with asyncio.timeout(self.to_answer + ON_ITS_WAY):
                await asked.answered.wait()
        except TimeoutError:
            press.outcome = "lost"
            return False
        while unfinished(asked):
            if time.monotonic() - began > FINISHING:
                press.outcome = "unfinished"
                return False
            await asyncio.sleep(0.05)
        press.outcome = "answered"
        self._note_card(press)
        return not any(sentence in press.said for sentence in NOT_DONE)

    def of(self, person: int, channels: Collection[int]) -> list[Press]:
        """The answered presses of a person in some channels."""
        return [
            each
            for each in self.all
            if each.outcome == "answered" and each.asked.user_id == person and each.asked.channel_id in channels
        ]

    def missed(self) -> Iterator[Press]:
        """Those without an answer, or without the rest of it."""
        return (each for each in self.all if each.outcome in ("lost", "unfinished"))

    def outcomes(self) -> Counter[str]:
        return Counter(each.outcome for each in self.all)

    async def watch(self) -> None:
        """Notes for ever when this process cannot keep up."""
        while True:
            before = time.monotonic()
            await asyncio.sleep(0.05)
            if (late := time.monotonic() - before - 0.05) > 0.1:
                self.late.append((time.time(), late))

    def _note_card(self, press: Press) -> None:
        item = press.item
        if item is None or item.verb != "play" or press.shown is None or OUTDATED in press.said:
            return
        card = (press.values[0] if press.values else item.arg).partition(".")[0]
        shown = [each for each in buttons_of(press.shown.components) if each.verb in ("play", "ahead")]
        values = [value for each in shown for value in (each.arg, *(option["value"] for option in each.options))]
        hand = [value.partition(".")[0] for value in values if "played" not in value]  # without the empty places
        if any(hand) and card not in hand:
            self.cards.setdefault(item.table, []).append(Played(press.asked.user_id, item.number, card))
