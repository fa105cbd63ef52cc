"""Making puzzles: looks through rounds, of computer players or in game files, for moves that one card or pass answers
clearly best.

A position is a puzzle if nothing speaks against it (`Flaw`): a quick search finds a gap, a long one with other random
numbers confirms it, and a second judge agrees, who believes in other hands and other players.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from hashlib import sha256
from math import ceil
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from hearts import (
    Card,
    Dealt,
    Event,
    Game,
    Pass,
    Passed,
    Phase,
    Play,
    Played,
    Suit,
    View,
    parse_cards,
    write_cards,
)
from hearts.cards import QUEEN_OF_SPADES
from hearts.game_file import by_round, read
from players import choose, coach
from players.beliefs import EXPERT_3, Beliefs
from players.coach import MOONS, Advice, AdviceReason, Outlook, a_point, compared, points_only
from players.expert import CARD, PASS
from players.kernel.search import MY_MOON, OTHER_MOON
from players.puzzles import RULES, THEMES, Puzzle, Theme, id_of, named, new_game, read_all
from players.search import Budget, Thought, think, think_pass

PROMISING: Final = 1.2
"""The gap, in points, that the quick search must find."""
GAP: Final = 1.5
ERRORS: Final = 5.0
"""The gap of a puzzle, in points and in standard errors."""
WORLDS: Final = 100.0
"""The effective worlds from which its numbers must come at least."""
QUICK: Final = Budget(worlds=400, rollouts=1500)
"""The budget of the quick search."""
LONG: Final = Budget(worlds=2000, rollouts=30 * CARD.rollouts)
"""The budget of the long search."""
WANTED: Final = 600
MOST: Final = 8
"""Its worlds are drawn until so many are effective, at most so many times."""
SETS: Final = 24
"""How many passes are compared."""
LONG_PASS: Final = 50 * PASS
OFFERED: Final = 4
"""Among so many passes one chooses."""
WORSE: Final = (1.75, 4.0)
"""The others of them are behind by so many points: those that are just `GAP` behind by one search are not by the next,
and nobody chooses those that are absurd."""
SECOND: Final = Beliefs((), 0.0, 0.0, usual="casual")
"""The second judge: everybody plays on like `casual`, and what they did tells nothing but the suits that they lack."""
AGREED: Final = 2.0
"""The standard errors by which the second judge must find the same move better than each other one."""
FEWEST: Final = 3
"""The fewest cards among which one chooses."""
LEVELS: Final = ("casual", "club", "expert")
"""Who is asked."""
ERRS: Final = {"casual": 220, "club": 200}
"""By how much a puzzle is rated higher if such a player errs; an expert, as a judge, does not."""
EASY: Final = 0.2
"""The largest share of puzzles that all of them solve."""
LARGEST: Final = 0.3
"""The largest share of a theme, as long as there are more than `FREE` puzzles."""
FREE: Final = 40


class Flaw(StrEnum):
    """Why a position is no puzzle."""

    NEAR = "two moves are nearly as good"
    UNSURE = "the long search is not sure"
    WORLDS = "too few worlds fit"
    LOTTERY = "it hangs on an unlikely moon"
    JUDGES = "a judge disagrees"
    TRIVIAL = "everybody plays it, the lowest card"
    ENOUGH = "there are enough like it"


@dataclass(frozen=True)
class Sight:
    """What a search has found out about the moves of a position: its numbers, and the results that they come from."""

    advice: Advice
    values: dict[str, Any]
    """The results of each move, in points, by column of the search."""
    moons: dict[str, Any]
    """In which columns there was a moon."""

    @staticmethod
    def of(view: View, found: Thought) -> Sight:
        """What a search for points shows."""
        names = list(map(named, found.moves))
        moons = (found.events & (MY_MOON | OTHER_MOON)) > 0
        values = found.values / a_point(view)
        return Sight(compared(view, found), dict(zip(names, values, strict=True)), dict(zip(names, moons, strict=True)))

    @property
    def outlooks(self) -> dict[str, Outlook]:
        """The outlook of each move by its name, the best first."""
        return {named(outlook.cards): outlook for outlook in self.advice.outlooks}

    def only(self, moves: Collection[str]) -> Sight:
        """The same, as if these were the only moves; the best of all has to be one of them."""
        kept = tuple(outlook for name, outlook in self.outlooks.items() if name in moves)
        return replace(self, advice=replace(self.advice, outlooks=kept))

    def ahead_without_moons(self) -> float:
        """How far the best is ahead of the second best where neither led to a moon."""
        best, second = list(self.outlooks)[:2]
        calm = ~(self.moons[best] | self.moons[second])
        return float((self.values[best] - self.values[second])[calm].mean()) if calm.any() else 0.0


def quick_look(view: View) -> Sight:
    """What little more than the usual effort of an expert shows."""
    return _look_at_passes(view, 4 * PASS) if view.phase is Phase.PASSING else _look(view, QUICK)


def long_look(view: View, seed: int, moves: Iterable[str]) -> Sight:
    """What many times that effort shows, with random numbers of its own; these moves are among those that it tries."""
    if view.phase is Phase.PASSING:
        return _look_at_passes(view, LONG_PASS, moves, seed=seed)
    first = think(view, Budget(LONG.worlds, 20), halve=False, stakes=points_only(view), seed=seed)
    times = min(MOST, ceil(WANTED / first.effective))
    return _look(view, replace(LONG, worlds=LONG.worlds * times), seed=seed)


def second_look(view: View, seed: int, moves: Iterable[str]) -> Sight:
    """What the second judge finds of these moves."""
    if view.phase is Phase.PASSING:
        return _look_at_passes(view, LONG_PASS // 4, moves, sets=0, beliefs=SECOND, seed=seed)
    return _look(view, Budget(LONG.rollouts // 6, LONG.rollouts // 2), SECOND, seed)


def _look(view: View, budget: Budget, beliefs: Beliefs = EXPERT_3, seed: int | None = None) -> Sight:
    return Sight.of(view, think(view, budget, halve=False, stakes=points_only(view), beliefs=beliefs, seed=seed))


def _look_at_passes(
    view: View,
    rollouts: int,
    moves: Iterable[str] = (),
    *,
    sets: int = SETS,
    beliefs: Beliefs = EXPERT_3,
    seed: int | None = None,
) -> Sight:
    also, stakes = list(map(parse_cards, moves)), points_only(view)
    found = think_pass(view, rollouts, sets=sets, halve=False, also=also, stakes=stakes, beliefs=beliefs, seed=seed)
    assert found is not None
    return Sight.of(view, found)


def puzzle_at(game: Game, seat: int, seed: int, wanted: Callable[[Theme, bool], bool] | None = None) -> Puzzle | Flaw:
    """The puzzle of a seat that has to move, or what speaks against it.

    ``seed`` is that of the long search; ``wanted`` says whether a theme is, and whether an easy one."""
    view = game.view(seat)
    asks = view.phase is Phase.PASSING
    sight = offered(quick_look(view)) if asks else quick_look(view)
    if len(sight.outlooks) < FEWEST or _second(sight).behind < PROMISING:
        return Flaw.NEAR
    chose = {level: _choice(level, view, seed) for level in LEVELS}
    name = named(sight.advice.best.cards)
    easy = set(chose.values()) == {name}
    if easy and not asks and sight.advice.best.cards[0] is min(view.legal, key=lambda card: card.rank):
        return Flaw.TRIVIAL
    if wanted is not None and not wanted(theme_of(view, sight.advice), easy):
        return Flaw.ENOUGH
    judged = long_look(view, seed, chose.values())
    if asks:
        judged = offered(judged, chose.values())
        chose = {level: choice for level, choice in chose.items() if choice in judged.outlooks}
        if len(judged.outlooks) < OFFERED:
            return Flaw.NEAR
    second = _second(judged)
    found, name = name, named(judged.advice.best.cards)
    if (found != name and not asks) or second.behind < max(GAP, ERRORS * second.error):
        return Flaw.UNSURE
    if judged.advice.effective < WORLDS:
        return Flaw.WORLDS
    moon = for_a_moon(judged.advice)
    if (moon or judged.ahead_without_moons() < GAP / 2) and not likely_moon(judged.advice):
        return Flaw.LOTTERY
    if chose.get("expert") != name or not _agrees(
        second_look(view, seed, judged.outlooks), name, judged.outlooks, GAP if moon else 0.0
    ):
        return Flaw.JUDGES
    return _written(game, view, judged, chose)


def for_a_moon(advice: Advice) -> bool:
    """Whether the best move is better than the second best because of a moon."""
    return advice.outlooks[1].because in MOONS


def likely_moon(advice: Advice) -> bool:
    """Whether one comes that is likely: this seat's with the best move, or another's with the second best."""
    return max(advice.best.own_moon, advice.outlooks[1].other_moon) >= coach.LIKELY


def _second(sight: Sight) -> Outlook:
    return sight.advice.outlooks[1]


def _agrees(sight: Sight, best: str, moves: Iterable[str], gap: float) -> bool:
    """Whether this judge too finds the move better than each other one, by more than chance and this gap."""
    for move in moves:
        apart = sight.values[best] - sight.values[move]
        error = float(apart.std() / np.sqrt(len(apart)))
        if move != best and apart.mean() < max(gap, AGREED * error):
            return False
    return True


def offered(sight: Sight, chose: Collection[str] = ()) -> Sight:
    """The few passes among which one chooses: the best, and others that are worse; first those that computer players
    chose, then those that are the least behind."""
    best, *others = sight.outlooks
    worse = [move for move in others if WORSE[0] <= sight.outlooks[move].behind <= WORSE[1]]
    worse.sort(key=lambda move: move not in chose)
    return sight.only([best, *worse[: OFFERED - 1]])


def _choice(level: str, view: View, seed: int) -> str:
    move = choose(level, view, Random(seed))
    assert isinstance(move, Play | Pass)
    return named(move.cards if isinstance(move, Pass) else (move.card,))


def theme_of(view: View, advice: Advice) -> Theme:
    """What the puzzle is about."""
    if view.phase is Phase.PASSING:
        return "passing"
    if for_a_moon(advice) or likely_moon(advice):
        return "moon"
    if len(view.hand) <= 5:
        return "endings"
    [card] = advice.best.cards
    if card is not QUEEN_OF_SPADES and _voids(view, card):
        return "voids"
    return "queen" if card is QUEEN_OF_SPADES or advice.outlooks[1].because is AdviceReason.QUEEN else "ducking"


def _voids(view: View, card: Card) -> bool:
    """Whether the card is discarded, or is the last of its suit and led."""
    led = view.trick.plays[0][1].suit if view.trick and view.trick.plays else None
    suit: Suit | None = card.suit
    return suit is not led if led else sum(held.suit is suit for held in view.hand) == 1


def rating_of(moves: int, best: str, gap: float, chose: dict[str, str]) -> int:
    """A first guess: the stronger the players who err, the more moves there are and the smaller the gap, the harder."""
    wrong = sum(points for level, points in ERRS.items() if chose.get(level, best) != best)
    return round(min(2000, max(1000, 1240 + wrong + 15 * moves - 40 * min(gap, 8))))


def _written(game: Game, view: View, sight: Sight, chose: dict[str, str]) -> Puzzle:
    state = game.round
    assert state is not None
    assert view.seat is not None
    best, gap = named(sight.advice.best.cards), _second(sight).behind
    asks = view.phase is Phase.PASSING
    plays = [card for trick in (*state.tricks, state.trick) for _, card in trick.plays]
    first, second, third, fourth = map(write_cards, state.deal.hands)
    puzzle = Puzzle(
        id="",
        hands=(first, second, third, fourth),
        passes=() if asks or not state.target else tuple(named(cards or ()) for cards in state.passed),
        direction=state.number,
        plays=write_cards(plays),
        seat=view.seat,
        kind="pass" if asks else "play",
        theme=theme_of(view, sight.advice),
        costs={name: round(outlook.behind, 2) for name, outlook in sight.outlooks.items()},
        error=round(_second(sight).error, 3),
        chose=chose,
        rating=rating_of(len(sight.outlooks), best, gap, chose),
    )
    return replace(puzzle, id=id_of(puzzle))


# -- rounds

Turns = Iterator[tuple[Game, int]]
"""A round: the game before each move, and the seat that makes it."""


def self_play(seed: str) -> Iterator[tuple[Random, Turns]]:
    """Rounds that clubs and experts play, without end, each with its random numbers."""
    for number in range(10**9):
        entropy = sha256(f"{seed} {number}".encode()).digest()
        rng = Random(entropy)
        game = new_game(rng.randrange(4))
        levels = tuple(rng.choice(("club", "expert")) for _ in range(4))
        yield rng, _played(game.deal(game.shuffle(entropy)), rng, levels)


def _played(game: Game, rng: Random, levels: tuple[str, ...]) -> Turns:
    while game.round is not None:
        seat = game.to_act[0]
        yield game, seat
        game = game.act(seat, choose(levels[seat], game.view(seat), rng))


def recorded(folder: Path, seed: str) -> Iterator[tuple[Random, Turns]]:
    """The rounds in a folder of game files that were played by the rules of puzzles, up to another end perhaps."""
    for path in sorted(folder.glob("*.toml")):
        game = read(path.read_text(encoding="utf-8")).game
        if game.rules.model_copy(update={"end_score": RULES.end_score}) == RULES:
            for number, events in enumerate(by_round(game.events)):
                yield Random(f"{seed} {path.name} {number}"), _replayed(number % 4, events)


def _replayed(direction: int, events: Iterable[Event]) -> Turns:
    """A round up to a claim, after which nobody chooses."""
    game = new_game(direction)
    for event in events:
        match event:
            case Dealt(deal):
                game = game.deal(replace(deal, dealer=direction))
            case Passed(seat, cards) | Played(seat, cards):
                yield game, seat
                game = game.act(seat, Pass(cards) if isinstance(cards, tuple) else Play(cards))
            case _:
                return


def make(
    path: Path, count: int, seed: int, minutes: float, say: Callable[[str], None], *, folder: Path | None = None
) -> None:
    """Adds puzzles to a file until it has so many, or the time is over: from the rounds in a folder of game files, or
    else from self-play. One a deal is taken, so that none tells the hidden cards of another one. Whoever starts it
    again goes on with other deals."""
    have = list(read_all(path.read_text(encoding="utf-8"))) if path.exists() else []
    flaws: Counter[str] = Counter()
    began, last, before = time.monotonic(), 0.0, len(have)
    source = self_play(f"puzzles {seed} {before}") if folder is None else recorded(folder, f"{seed}")
    used = {puzzle.hands for puzzle in have}

    def wanted(theme: Theme, easy: bool) -> bool:
        same = sum(puzzle.theme == theme for puzzle in have)
        easy_ones = sum(set(puzzle.chose.values()) == {puzzle.best} for puzzle in have)
        return (same < max(FREE / len(THEMES), LARGEST * len(have))) and not (
            easy and easy_ones >= max(5, EASY * len(have))
        )

    for number, (rng, turns) in enumerate(source):
        took = time.monotonic() - began
        if len(have) >= count or took > 60 * minutes:
            break
        if took - last > 20:
            last = took
            say(f"{len(have)} puzzles; {number} deals, {took:.0f} s; {dict(flaws)}")
        first = rng.choice((-1, -1, *range(9)))
        for game, seat in turns:
            assert game.round is not None
            if tuple(map(write_cards, game.round.deal.hands)) in used:
                break
            view = game.view(seat)
            at = -1 if view.phase is Phase.PASSING else len(view.tricks)
            if at >= first and (at < 0 or len(view.legal) >= FEWEST):
                found = puzzle_at(game, seat, rng.getrandbits(50), wanted)
                if isinstance(found, Puzzle):
                    have.append(found)
                    used.add(found.hands)
                    with path.open("a", encoding="utf-8") as file:
                        file.write(found.line() + "\n")
                    flaws["good"] += 1
                    break
                flaws[found.name] += 1
    say(f"{len(have)} puzzles; {dict(flaws)}; {dict(Counter(puzzle.theme for puzzle in have))}")
