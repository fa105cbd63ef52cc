"""How strong the computer players are: matches on the same deals in every seat, whole games, and the cost of a card.

Run ``python -m benchmarks players [--minutes 3.5] [--rules standard ...] [--matches expert:club ...]``. A match is one
player among three others (``expert:casual``) or two against two (``expert+flat``); ``--rules families`` plays the
matches under one preset of each family. Measured are the points of the others minus one's own, or one's own chips minus
those of the others, per round, with the standard error over deals; moons; queens taken as last player that could have
been left, and how many of them needlessly; CPU time per card and per pass.
"""

from __future__ import annotations

import statistics
import time
from argparse import ArgumentParser
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import erfc, sqrt
from random import Random
from typing import Any

from benchmarks._progress import say
from hearts import PRESETS, CallPass, Card, ChooseMoon, Game, Move, Pass, Phase, Play, Rules, View
from players import casual, choose
from players.knowledge import Knowledge
from players.passing import call_anywhere, pick
from players.preparing import load
from players.search import Budget, think

MATCHES = ("beginner:random", "casual:beginner", "club:casual", "expert:club", "expert:casual", "expert+flat")
"""Each level against the one below it, and the expert against a flat Monte-Carlo player."""
GAMES = ("expert:club", "expert:casual")
"""Whole games with one player among three others: par is a quarter of the wins."""
SHARE_OF_GAMES = 0.4
FAMILIES = (
    *("standard", "omnibus", "spot", "three", "five", "six", "extreme", "cancellation", "jokers", "black_maria"),
    *("chinese", "sun", "chips"),
)
"""A preset of each family of rules."""
QUEEN = 13
"""A card of so many points counts as a queen."""
LONG = Budget(worlds=6000, rollouts=12000)
"""Twenty times what an expert has."""

Chooser = Callable[[View, Random], Move]


def at_random(view: View, rng: Random) -> Move:
    """A random legal move."""
    match view.phase:
        case Phase.CALLING:
            return CallPass(call_anywhere(view, rng))
        case Phase.PASSING:
            return Pass(pick(view, lambda hand, card: rng.random()))
        case Phase.PLAYING:
            return Play(rng.choice(view.legal))
        case _:
            return ChooseMoon("others_up")


def chooser(kind: str) -> Chooser:
    if kind == "random":
        return at_random
    if kind == "flat":
        from benchmarks._monte_carlo import flat

        return flat
    return partial(choose, kind)


@dataclass
class Clock:
    """The decisions of one kind of player, without forced ones: CPU milliseconds, and queens."""

    kind: str
    cards: list[float] = field(default_factory=list)
    passes: list[float] = field(default_factory=list)
    queens: list[bool] = field(default_factory=list)
    """Whether it took a queen, for each that it could leave as the last player."""
    needlessly: int = 0
    """How many of them `needlessly`."""

    def line(self) -> dict[str, float]:
        found: dict[str, float] = {"queens_left_or_taken": len(self.queens), "queens_taken": sum(self.queens)}
        found["needlessly"] = self.needlessly
        for name, times in (("card", sorted(self.cards)), ("pass", sorted(self.passes))):
            if times:
                found[f"{name}_median_ms"] = round(times[len(times) // 2], 2)
                found[f"{name}_p99_ms"] = round(times[int(len(times) * 0.99)], 2)
        return found


def takes_queen(view: View, card: Card) -> bool | None:
    """Whether the last player of a trick takes a queen with this card although `casual` would leave it; None if there
    is no such choice."""
    trick = view.trick
    if trick is None or len(trick.plays) != len(view.players) - 1:
        return None
    points = view.deck.points
    taking = taking_cards(view)
    if not taking or len(taking) == len(set(view.legal)):
        return None
    if not any(points.get(played, 0) >= QUEEN for _, played in trick.plays):
        return None
    return card in taking and casual.play(view, Random(0)) not in taking


def taking_cards(view: View) -> set[Card]:
    """The legal cards with which the last player takes the trick."""
    known = Knowledge.of(view)
    return {card for card in view.legal if known.winner(card) == view.seat}


def needlessly(view: View, card: Card) -> bool:
    """Whether a long search with other random numbers prefers a card that leaves the trick to this one, which takes it.
    It sees when a queen is worth taking, to shoot the moon or to stop another seat's."""
    thought, taking = think(view, LONG, halve=False, seed=1), taking_cards(view)
    values = dict(zip([card for (card,) in thought.moves], thought.values.mean(axis=1), strict=True))
    return bool(max(value for each, value in values.items() if each not in taking) > values[card])


def play_on(game: Game, kinds: list[str], rngs: list[Random], clock: Clock) -> Game:
    """The game after the current round."""
    while game.round is not None:
        seat = game.to_act[0]
        view = game.view(seat)
        began = time.process_time()
        move = chooser(kinds[seat])(view, rngs[seat])
        spent = 1000 * (time.process_time() - began)
        if kinds[seat] == clock.kind and (view.phase is Phase.PASSING or len(view.legal) > 1):
            (clock.passes if view.phase is Phase.PASSING else clock.cards).append(spent)
        if kinds[seat] == clock.kind and isinstance(move, Play) and (taken := takes_queen(view, move.card)) is not None:
            clock.queens.append(taken)
            clock.needlessly += taken and needlessly(view, move.card)
        game = game.act(seat, move)
    return game


def turned(rules: Rules, number: int) -> Rules:
    """The same rules with the pass of a later round."""
    target = rules.cycle[number % len(rules.cycle)]
    if not target:
        return Rules(**rules.model_dump() | {"passing": "none", "custom_cycle": ()})
    return Rules(**rules.model_dump() | {"passing": "custom", "custom_cycle": (target,)})


def seatings(match: str, seats: int) -> list[list[str]]:
    """The kinds by seat, for each round with the same deal: the first kind in every seat, or in every other seat and
    then in the rest."""
    one, _, other = match.replace("+", ":").partition(":")
    if "+" in match:
        return [[one if (seat + shift) % 2 == 0 else other for seat in range(seats)] for shift in range(2)]
    return [[one if seat == place else other for seat in range(seats)] for place in range(seats)]


def duplicate(match: str, rules: Rules, seed: int, number: int, clock: Clock) -> tuple[float, int, int]:
    """The advantage of the first player in a deal, as the mean over the seatings; and the moons of both kinds."""
    entropy = sha256(f"{seed} {number}".encode()).digest()
    dealt = Game.new(rules if rules.passing == "dealers_choice" else turned(rules, number))
    dealt = dealt.deal(dealt.shuffle(entropy))
    gains, mine, theirs = [], 0, 0
    for kinds in seatings(match, rules.seats):
        rngs = [Random(f"{entropy.hex()}{seat}") for seat in range(rules.seats)]
        result = play_on(dealt, kinds, rngs, clock).rounds[-1]
        sides: dict[bool, list[int]] = {True: [], False: []}
        for kind, points in zip(kinds, result.points, strict=True):
            sides[kind == clock.kind].append(points)
        gain = statistics.mean(sides[False]) - statistics.mean(sides[True])
        gains.append(-gain if rules.scoring == "chips" else gain)
        mine += result.shooter is not None and kinds[result.shooter] == clock.kind
        theirs += result.shooter is not None and kinds[result.shooter] != clock.kind
    return statistics.mean(gains), mine, theirs


def measure(match: str, rules: Rules, seed: int, seconds: float) -> dict[str, Any]:
    """Plays as many deals as fit into the time, at least 8."""
    clock, gains, moons, others = Clock(match.replace("+", ":").split(":")[0]), list[float](), 0, 0
    began = time.perf_counter()
    while len(gains) < 8 or time.perf_counter() - began < seconds:
        gain, mine, theirs = duplicate(match, rules, seed, len(gains), clock)
        gains.append(gain)
        moons, others = moons + mine, others + theirs
        if len(gains) % 25 == 0:
            say(f"{len(gains)} deals: {statistics.mean(gains):+.2f}")
    mean, error = statistics.mean(gains), statistics.stdev(gains) / sqrt(len(gains))
    rounds = len(gains) * len(seatings(match, rules.seats))
    found = {"match": match, "deals": len(gains), "rounds": rounds, "gain": round(mean, 3), "error": round(error, 3)}
    chance = 0.5 * erfc(mean / error / sqrt(2)) if error else 0.0
    return found | {"p": float(f"{chance:.2g}"), "moons": moons, "moons_against": others, **clock.line()}


def games(match: str, rules: Rules, seed: int, seconds: float) -> dict[str, Any]:
    """Plays whole games with the first player in each seat in turn; a shared win counts in part."""
    one, _, other = match.partition(":")
    shares: list[float] = []
    began = time.perf_counter()
    while len(shares) < 4 or time.perf_counter() - began < seconds:
        number = len(shares)
        kinds = [one if seat == number % rules.seats else other for seat in range(rules.seats)]
        rngs = [Random(f"{seed} {number} {seat}") for seat in range(rules.seats)]
        game = Game.new(rules)
        while game.phase is not Phase.OVER:
            game = game.deal(game.shuffle(sha256(f"{seed} {number} {len(game.rounds)}".encode()).digest()))
            game = play_on(game, kinds, rngs, Clock(one))
        shares.append(sum(kinds[seat] == one for seat in game.winners) / len(game.winners))
        if len(shares) % 25 == 0:
            say(f"{len(shares)} games: {statistics.mean(shares):.1%}")
    error = statistics.stdev(shares) / sqrt(len(shares))
    return {"games": match, "played": len(shares), "wins": round(statistics.mean(shares), 4), "error": round(error, 4)}


def main(parser: ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=3.5, help="altogether; small differences need more")
    parser.add_argument("--rules", nargs="+", choices=[*PRESETS, "families"], default=["standard"])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--matches", nargs="*", default=MATCHES)
    parser.add_argument("--games", nargs="*", default=GAMES)
    options = parser.parse_args()
    say("loading the kernel")
    load()
    names = FAMILIES if options.rules == ["families"] else options.rules
    seconds = 60 * options.minutes / len(names)
    share = SHARE_OF_GAMES if options.games and options.matches else float(bool(options.games))
    tasks = [
        (measure, name, match, seconds * (1 - share) / len(options.matches))
        for name in names
        for match in options.matches
    ]
    tasks += [(games, name, match, seconds * share / len(options.games)) for name in names for match in options.games]
    for number, (task, name, match, budget) in enumerate(tasks):
        say(f"{number + 1} of {len(tasks)}: {name}, {match}, {budget:.0f} s")
        found = task(match, PRESETS[name], options.seed, budget)
        print("  " + ", ".join(f"{name} {value}" for name, value in found.items()), flush=True)
