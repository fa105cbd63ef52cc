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
MOST_PRESSES_A_HAND = 10.5
"""For the thirteen cards of one person, of which some play themselves and the last ones may be claimed."""
MOST_PRESSES_UNTIL_THE_FIRST_CARD = 6
"""After /hearts new, until the panel asks for the first card."""
PONDER = 4.0
"""Seconds that a person looks at a card before playing it."""


@dataclass(frozen=True)
class Round:
    """The requests of one round, from its first answer to the result."""

    title: str
    moves: int
    """Cards of people, and passes confirmed by them."""
    plays: float
    """Presses of one person for all cards of the round, without the pass."""
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
            f"  presses for the cards of a hand      {self.plays:4.1f}",
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
            presses = 3 * len(people)
            plays = await _play(world)
            await world.wait(5)
            return Round(title, 14 * len(people), plays / len(people), presses + plays, world.watch.count(mark))


async def measure_solo() -> Round:
    """One round alone, from the command to the result."""
    with tempfile.TemporaryDirectory() as folder:
        async with living(Path(folder)) as world:
            mark = len(world.watch.requests)
            await world.ana.command("solo")
            await world.ana.pass_cards()
            plays = await _play(world)
            await world.wait(5)
            return Round(
                "Alone, with /solo", 14, plays, 4 + plays, world.watch.count(mark)
            )  # the command, and 3 to pass


async def presses_until_the_first_card() -> int:
    """What somebody new presses after /hearts new until the panel asks for a card."""
    with tempfile.TemporaryDirectory() as folder:
        async with living(Path(folder)) as world:
            lobby = await world.ana.command("hearts new", computers=3)
            mark = len(world.watch.requests)
            await world.ana.press(lobby, "start")
            await world.wait(1)
            await world.ana.show(world.board())
            await world.ana.pass_cards()
            await world.until_turn()
            return world.watch.count(mark)["answer"]


async def _play(world: World) -> int:
    """The number of presses with which people played, or ended the round."""
    plays, patience = 0, 0
    while not (await _game(world)).rounds:
        person = world.on_turn()
        if person is None:
            patience += 1
            assert patience < 1000, "nobody is on turn"
            await world.wait(0.5)
            continue
        await world.wait(PONDER)
        if "claim" in person.panel.verbs:
            await person.press(person.panel, "claim")
        elif person.panel.playable:
            await person.play(min(person.panel.playable))
        else:  # it was the only one that was legal, and has played itself
            continue
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
        first = await presses_until_the_first_card()
    print("\n".join([*four.lines(), "", *lonely.lines(), "", *solo.lines(), ""]))
    print(f"From /hearts new until the panel asks for the first card: {first} presses\n")
    bans = {
        f"at most {MOST_ANSWERS_A_MOVE:.0f} answer a press": four.answers <= MOST_ANSWERS_A_MOVE * four.presses,
        f"at most {MOST_PRESSES_A_HAND} presses for the cards of a hand": four.plays <= MOST_PRESSES_A_HAND,
        f"at most {MOST_PRESSES_UNTIL_THE_FIRST_CARD} presses before the first card": first
        <= MOST_PRESSES_UNTIL_THE_FIRST_CARD,
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
