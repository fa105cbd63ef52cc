"""How fast the engine is: moves through `Game.act`, events through `Game.replay`, and OpenSpiel on the same rounds.
CPU time counts.

Run ``python -m benchmarks engine [--rounds 500] [--seed 1]``. OpenSpiel is driven from Python as a program would use
it, asking for the legal cards before each play; our `Game.act` checks each play itself.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks._progress import say
from hearts import Card, Event, Game, Pass, Passed, Phase, Play, Played, Rules

RULES = Rules(end="rounds", end_rounds=50)
FACES = [Card.parse(rank + suit) for rank in "23456789TJQKA" for suit in "CDHS"]
DIRECTIONS = {((1, 3),): 1, ((2, 3),): 2, ((-1, 3),): 3, (): 0}
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


def openspiel(rounds: list[Round]) -> int:
    """Makes the plays and passes of the rounds in OpenSpiel; its deal does not count as moves."""
    import pyspiel  # type: ignore[import-not-found,unused-ignore]

    number = {card: place for place, card in enumerate(FACES)}
    spiel: Any = pyspiel.load_game("hearts", {"qs_breaks_hearts": False})
    moves = 0
    for state, actions in [dealt(spiel, game, events, number) for game, events in rounds]:
        for action in actions:
            legal = state.legal_actions()
            assert action in legal
            state.apply_action(action)
        assert state.is_terminal()
        moves += len(actions)
    return moves


def dealt(spiel: Any, game: Game, events: tuple[Event, ...], number: dict[Card, int]) -> tuple[Any, list[int]]:
    """OpenSpiel's state after the deal, and the actions of the round: its seats pass in order, card by card."""
    state = spiel.new_initial_state()
    state.apply_action(DIRECTIONS[game.pass_target])
    for place in range(13):
        for seat in range(4):
            state.apply_action(number[game.hand(seat)[place]])
    passed = sorted((event.seat, event.cards) for event in events if isinstance(event, Passed))
    actions = [number[card] for _, cards in passed for card in cards]
    return state, actions + [number[event.card] for event in events if isinstance(event, Played)]


def rate(work: Callable[[list[Round]], int], rounds: list[Round]) -> float:
    """The number per CPU second: the best of three runs."""
    best = 0.0
    for _ in range(3):
        start = time.process_time()
        count = work(rounds)
        best = max(best, count / (time.process_time() - start))
    return best


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks engine", description=__doc__)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rounds = random_rounds(options.rounds, Random(options.seed))
    say(f"{options.rounds} random rounds of standard Hearts are played, seed {options.seed}")
    rates = {"act": rate(act, rounds)}
    print(f"Game.act      {rates['act']:>9,.0f} moves a CPU second", flush=True)
    rates["replay"] = rate(replay, rounds)
    print(f"Game.replay   {rates['replay']:>9,.0f} events a CPU second", flush=True)
    try:
        theirs = rate(openspiel, rounds)
    except ImportError:
        print("OpenSpiel     is not installed")
    else:
        print(f"OpenSpiel     {theirs:>9,.0f} moves a CPU second   (legal_actions and apply_action from Python)")
        print(f"Game.act / OpenSpiel     {rates['act'] / theirs:.2f}")
        print(f"Game.replay / OpenSpiel  {rates['replay'] / theirs:.2f}")
    for name, bar in BARS.items():
        print(f"{'held  ' if rates[name] >= bar else 'MISSED'}  Game.{name}: at least {bar:,} a CPU second")
    return 0 if all(rates[name] >= bar for name, bar in BARS.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
