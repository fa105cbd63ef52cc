"""How many requests a round costs: with four people, with one person and three computer players, and alone (/solo).

Run ``python -m benchmarks.requests``. Answers to presses and edits of private panels are exempt from Discord's global
limit of fifty a second; what the bot edits and posts itself counts. The clock is simulated, the pauses are real ones.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import structlog

from hearts import Game
from tests.world import World, living

MOST_ANSWERS_A_MOVE = 1.0
MOST_EDITS_A_MOVE = 1.0
MOST_EDITS_A_LONELY_ROUND = 20
PONDER = 4.0
"""Seconds that a person looks at a card before playing it."""


@dataclass(frozen=True)
class Round:
    """The requests of one round, from its first answer to the result."""

    title: str
    moves: int
    """Cards played by people, and passes confirmed by them."""
    presses: int
    counts: Counter[str]

    @property
    def answers(self) -> int:
        return self.counts["answer"]

    @property
    def edits(self) -> int:
        return self.counts["edit"]

    @property
    def counted(self) -> int:
        return self.counts["edit"] + self.counts["post"] + self.counts["delete"]

    def lines(self) -> list[str]:
        counts, counted = self.counts, self.counted
        return [
            self.title,
            f"  moves of people                      {self.moves:4}   (in {self.presses} presses)",
            f"  A  answers to presses, exempt        {self.answers:4}   {self.answers / self.presses:5.2f} a press",
            f"  W  pushes on live tokens, exempt     {counts['push']:4}   {counts['push'] / self.moves:5.2f} a move",
            f"  B  edits by the bot, counted         {self.edits:4}   {self.edits / self.moves:5.2f} a move",
            f"  B  messages by the bot, counted      {counts['post'] + counts['delete']:4}",
            f"  B  counted in all                    {counted:4}   {counted / self.moves:5.2f} a move",
        ]


async def measure(title: str, guests: int) -> Round:
    """One round, played from the panels, each person taking a moment for each card."""
    with tempfile.TemporaryDirectory() as folder:
        async with living(Path(folder)) as world:
            people = world.people[: guests + 1]
            await world.begin(*people[1:], computers=3 - guests)
            await world.wait(10)
            mark = len(world.watch.requests)
            for person in people:
                await person.pass_cards()
                await world.wait(PONDER)
            presses = 4 * len(people)  # three cards, and Confirm
            plays = await _play(world)
            await world.wait(5)
            return Round(title, len(people) + plays, presses + plays, world.watch.count(mark))


async def measure_solo() -> Round:
    """One round alone, from the command to the result."""
    with tempfile.TemporaryDirectory() as folder:
        async with living(Path(folder)) as world:
            mark = len(world.watch.requests)
            await world.ana.command("solo")
            await world.ana.pass_cards()
            plays = await _play(world)
            await world.wait(5)
            return Round("Alone, with /solo", 1 + plays, 3 + plays, world.watch.count(mark))


async def _play(world: World) -> int:
    """The number of cards that people played."""
    plays, patience = 0, 0
    while not (await _game(world)).rounds:
        person = world.on_turn()
        if person is None:
            patience += 1
            assert patience < 1000, "nobody is on turn"
            await world.wait(0.5)
            continue
        await world.wait(PONDER)
        await person.play(min(person.panel.playable))
        plays += 1
    return plays


async def _game(world: World) -> Game:
    return (await world.table()).game


async def main() -> int:
    """1 where a bar is missed."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.ERROR))
    with contextlib.redirect_stderr(io.StringIO()):
        four = await measure("Four people", 3)
        lonely = await measure("One person and three computer players", 0)
        solo = await measure_solo()
    print("\n".join([*four.lines(), "", *lonely.lines(), "", *solo.lines(), ""]))
    bans = {
        f"at most {MOST_ANSWERS_A_MOVE:.0f} answer a press": four.answers <= MOST_ANSWERS_A_MOVE * four.presses,
        f"at most {MOST_EDITS_A_MOVE:.0f} counted edit a move with four people": four.edits
        <= MOST_EDITS_A_MOVE * four.moves,
        f"at most {MOST_EDITS_A_LONELY_ROUND} counted edits with one person": lonely.edits <= MOST_EDITS_A_LONELY_ROUND,
        "nothing counted and nothing pushed alone": solo.counted == solo.counts["push"] == 0,
    }
    for ban, held in bans.items():
        print(f"{'held  ' if held else 'MISSED'}  {ban}")
    return 0 if all(bans.values()) else 1


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
