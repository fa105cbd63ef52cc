"""How many requests a round costs: with four, two and one people at a table, and solo (/solo).

Run ``python -m benchmarks requests``. Answers to presses and everything that is sent through the token of an
interaction are exempt from Discord's global limit of fifty per second; messages that the bot edits and posts itself
count. Each kind of table is measured with a token and without one, as after fifteen minutes or in a thread. The clock
is simulated, with the real pauses.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import math
import random
import tempfile
from argparse import ArgumentParser
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, stdev
from unittest.mock import patch

from benchmarks._progress import say
from db import Status
from hearts import Game, Phase, Play, Rules, settled
from tests.world import World, living

MAX_ANSWERS_A_MOVE = 1.0
MAX_COUNTED_A_MOVE = 1.0
MAX_EDITS_A_LONELY_ROUND = 20
"""The bar for a person alone without a token, in a busy process."""
MAX_PRESSES_A_HAND = 10.5
"""The bar for the thirteen cards of a person, some of which play themselves or can be claimed."""
MAX_PRESSES_UNTIL_THE_FIRST_CARD = 6
"""The bar from /hearts new until the panel asks for the first card."""
MAX_SECONDS_BEHIND = 2.0
"""The bar for the message of the table."""
PRESSES_A_PASS = 4
"""Three cards, and *Pass these*."""
ROUNDS = 3
"""Rounds measured of each kind."""
HANDS = 1200
"""Hands for counting presses: the deal decides how many cards are forced, so many hands are needed."""
PONDER = 4.0
"""Seconds that a person thinks before playing a card."""
LONG = 12.0
"""The same for a person whose whole game takes longer than a token is used."""
TABLES = {"Four people": 3, "Two people and two computer players": 1, "One person and three computer players": 0}
"""What is measured, and how many people beside the first one play."""
BEHIND = "  a card is on the table's message after {:.1f} s, at most {:.1f} s"


@dataclass(frozen=True)
class Measured:
    """The requests of some rounds, from their first answer to the result."""

    title: str
    moves: int
    """The number of cards played and passes confirmed by people, and of their presses on Ready."""
    plays: float
    """Presses of one person for all cards of a round, without the pass."""
    presses: int
    counts: Counter[str]
    behind: tuple[float, ...] = ()
    """Seconds until the message of the table showed each card."""

    @property
    def answers(self) -> int:
        return self.counts["answer"]

    @property
    def edits(self) -> int:
        return self.counts["edit"]

    @property
    def exempt(self) -> int:
        """Edits and posts of the public message that did not count."""
        return self.counts["exempt"] + self.counts["follow-up"]

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
            f"  T  the table's message, exempt       {self.exempt:4}   {self.exempt / self.moves:5.2f} a move",
            f"  B  edits by the bot, counted         {self.edits:4}   {self.edits / self.moves:5.2f} a move",
            f"  B  messages by the bot, counted      {counts['post'] + counts['delete']:4}",
            f"  B  counted in all                    {counted:4}   {counted / self.moves:5.2f} a move",
            *([BEHIND.format(mean(self.behind), max(self.behind))] if self.behind else []),
        ]


async def measure(title: str, guests: int, *, rounds: int = ROUNDS, ponder: float = PONDER) -> Measured:
    """Plays some rounds from the panels, or a whole game if it is over sooner. Each person thinks a moment about each
    card."""
    with tempfile.TemporaryDirectory() as folder:
        async with living(Path(folder)) as world:
            say(title)
            people = world.people[: guests + 1]
            await world.begin(*people[1:], computers=3 - guests)
            await world.wait(10)
            mark, since, plays, passes, played = len(world.watch.requests), world.env.now().timestamp(), 0, 0, 0
            while played < rounds and (await world.table()).record.status is not Status.OVER:
                if played:
                    await world.go_on()
                for person in people if (await _game(world)).phase is Phase.PASSING else ():
                    passes += 1
                    await person.pass_cards()
                    await world.wait(ponder)
                plays += await _play(world, ponder)
                played += 1
                await world.wait(5)
            goings_on = (played - 1) * len(people)
            moves = played * 13 * len(people) + passes + goings_on
            minutes = (world.env.now().timestamp() - since) / 60
            return Measured(
                f"{title} ({played} rounds, {minutes:.0f} minutes)",
                moves,
                plays / len(people) / played,
                PRESSES_A_PASS * passes + plays + goings_on,
                world.watch.count(mark),
                world.watch.behind(since),
            )


async def measure_without_tokens(title: str, guests: int, *, busy: bool = False) -> Measured:
    """Like `measure`, where every token is too old; ``busy``: the process has no requests to spare."""
    few = 0 if busy else math.inf
    with patch("bot.messages.exempt_requests.USED_FOR", 0), patch("bot.messages.boards.FEW_EDITS", few):
        return await measure(title, guests)


async def measure_solo() -> Measured:
    """Plays one solo round, from the command to the result."""
    with tempfile.TemporaryDirectory() as folder:
        async with living(Path(folder)) as world:
            say("Alone, with /solo")
            mark = len(world.watch.requests)
            await world.ana.command("solo", speed="at-once")
            await world.ana.pass_cards()
            plays = await _play(world)
            await world.wait(5)
            presses = 1 + PRESSES_A_PASS + plays  # the command is the first
            return Measured("Alone, with /solo", 14, plays, presses, world.watch.count(mark))


def presses_for_cards() -> tuple[float, float]:
    """The mean over many hands, and its standard error. Everybody plays their lowest card, and claims when possible."""
    say(f"{HANDS} hands")
    rng, found = random.Random(1), list[int]()
    for _ in range(HANDS // 4):
        game = Game.new(Rules(passing="none"))
        game, presses = game.deal(game.shuffle(rng.randbytes(16))), [0] * 4
        while game.phase is Phase.PLAYING:
            (seat,) = game.to_act
            legal = game.legal_plays(seat)
            presses[seat] += len(set(legal)) > 1 or settled(game.view(seat))
            game = game.claim(seat) if settled(game.view(seat)) else game.act(seat, Play(min(legal)))
        found += presses
    return mean(found), stdev(found) / len(found) ** 0.5


async def presses_until_the_first_card() -> int:
    """The number of presses that a new person needs after /hearts new until the panel asks for a card."""
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


async def _play(world: World, ponder: float = PONDER) -> int:
    """Plays a round; returns the number of presses for playing and claiming."""
    plays, patience, rounds = 0, 0, len((await _game(world)).rounds)
    while len((await _game(world)).rounds) == rounds:
        person = world.on_turn()
        if person is None:
            patience += 1
            assert patience < 1000, "nobody is on turn"
            await world.wait(0.5)
            continue
        await world.wait(ponder)
        if "claim" in person.panel.verbs:
            await person.press(person.panel, "claim")
        elif person.panel.playable:
            await person.play(min(person.panel.playable))
        else:  # it was the only legal one and has played itself
            continue
        plays += 1
    return plays


async def _game(world: World) -> Game:
    return (await world.table()).game


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.parse_args()
    return asyncio.run(compare())


async def compare() -> dict[str, bool]:
    """Measures every kind of table. Returns the bars, and whether each is held."""
    with contextlib.redirect_stderr(io.StringIO()):
        young = [await measure(title, guests) for title, guests in TABLES.items()]
        old = [await measure_without_tokens(f"{title}, no token", guests) for title, guests in TABLES.items()]
        busy = await measure_without_tokens("One person, no token, a busy process", 0, busy=True)
        game = await measure("One person, a whole game, slowly", 0, rounds=100, ponder=LONG)
        solo = await measure_solo()
        first = await presses_until_the_first_card()
    for each in (*young, *old, busy, game, solo):
        print("\n".join([*each.lines(), ""]))
    presses, error = presses_for_cards()
    print(f"Presses for the cards of a hand, in {HANDS} hands: {presses:.2f} ± {error:.2f}")
    print(f"From /hearts new until the panel asks for the first card: {first} presses\n")
    return {
        f"at most {MAX_ANSWERS_A_MOVE:.0f} answer a press": young[0].answers <= MAX_ANSWERS_A_MOVE * young[0].presses,
        f"at most {MAX_PRESSES_A_HAND} presses for the cards of a hand": presses <= MAX_PRESSES_A_HAND,
        f"at most {MAX_PRESSES_UNTIL_THE_FIRST_CARD} presses before the first card": first
        <= MAX_PRESSES_UNTIL_THE_FIRST_CARD,
        "nothing counted with a token": not any(each.counted for each in young),
        f"at most {MAX_COUNTED_A_MOVE:.0f} counted request a move in a whole game, and without a token unless "
        "somebody plays alone in a process that has requests to spare": all(
            each.counted <= MAX_COUNTED_A_MOVE * each.moves for each in (*old[:2], busy, game)
        ),
        f"at most {MAX_EDITS_A_LONELY_ROUND} counted edits a round alone in a busy process": busy.edits
        <= MAX_EDITS_A_LONELY_ROUND * ROUNDS,
        f"a card is on the message within {MAX_SECONDS_BEHIND:.0f} seconds, but for one alone in a busy process": max(
            seconds for each in (*young, *old, game) for seconds in each.behind
        )
        <= MAX_SECONDS_BEHIND,
        "nothing counted and nothing pushed alone": solo.counted == solo.counts["push"] == 0,
    }
