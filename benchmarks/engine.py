"""How fast the engine is: moves through `Game.act`, and events through `Game.replay`, which checks nothing.

Run ``python -m benchmarks engine [--rounds 500] [--seed 1]``. CPU time counts.
"""

from __future__ import annotations

import time
from argparse import ArgumentParser
from collections.abc import Callable
from random import Random

from benchmarks._progress import say
from hearts import Event, Game, Pass, Passed, Phase, Play, Played, Rules

RULES = Rules(end="rounds", end_rounds=50)
BARS = {"act": 20_000, "replay": 50_000}
"""The bars: moves or events per CPU second."""

Round = tuple[Game, tuple[Event, ...]]
"""The game right after a deal, and the events of the round."""


def random_rounds(count: int, rng: Random) -> list[Round]:
    """Rounds of standard Hearts with random passes and plays, through the whole cycle of passes."""
    rounds: list[Round] = []
    game = Game.new(RULES)
    while len(rounds) < count:
        start = game.deal(game.shuffle(rng.randbytes(16)))
        game = start
        while game.round is not None:
            seat = game.to_act[0]
            if game.phase is Phase.PASSING:
                game = game.act(seat, Pass(tuple(rng.sample(game.hand(seat), 3))))
            else:
                game = game.act(seat, Play(rng.choice(game.legal_plays(seat))))
        rounds.append((start, game.events[len(start.events) :]))
        game = Game(RULES, game.rounds) if game.phase is Phase.DEALING else Game.new(RULES)
    return rounds


def act(rounds: list[Round]) -> int:
    """Makes every move of the rounds, each checked."""
    for game, events in rounds:
        for event in events:
            match event:
                case Played(seat, card):
                    game = game.act(seat, Play(card))
                case Passed(seat, cards):
                    game = game.act(seat, Pass(cards))
    return sum(len(events) for _, events in rounds)


def replay(rounds: list[Round]) -> int:
    """Replays every event of the rounds, including the deals, without checks."""
    for game, events in rounds:
        Game.replay(RULES, (*game.events, *events), rounds=game.rounds)
    return sum(len(events) + 1 for _, events in rounds)


def rate(work: Callable[[list[Round]], int], rounds: list[Round]) -> float:
    """The number per CPU second: the best of three runs."""
    best = 0.0
    for _ in range(3):
        start = time.process_time()
        count = work(rounds)
        best = max(best, count / (time.process_time() - start))
    return best


def main(parser: ArgumentParser) -> dict[str, bool]:
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rounds = random_rounds(options.rounds, Random(options.seed))
    say(f"{options.rounds} random rounds of standard Hearts are played, seed {options.seed}")
    rates = {"act": rate(act, rounds), "replay": rate(replay, rounds)}
    return {
        f"Game.{name}: {rates[name]:,.0f} a CPU second (at least {bar:,})": rates[name] >= bar
        for name, bar in BARS.items()
    }
