"""Making puzzles: a puzzle is what a long search and a second judge agree on, and nothing else."""

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hearts import PRESETS, Game, Pass, Passed, Phase, Play, Played, Rules
from hearts.game_file import GameFile, by_round, write
from players import choose, puzzle_making
from players.policy import weights_for
from players.puzzle_making import GAP, SECOND, Flaw, Sight, long_look, make, puzzle_at, recorded, second_look
from players.puzzles import Puzzle, named, puzzles, read_all
from players.search import Budget, aim_of, policies_for, think
from players.worlds import sample_worlds, seed_of

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture(scope="module")
def clear() -> Puzzle:
    """A shipped puzzle that is clear enough to be found with any random numbers."""
    return next(puzzle for puzzle in puzzles() if puzzle.theme == "queen" and puzzle.gap > max(3, 15 * puzzle.error))


def found(puzzle: Puzzle, *wanted: Any) -> Puzzle | Flaw:
    return puzzle_at(puzzle.game(), puzzle.seat, 99, *wanted)


def test_shipped_puzzles_hold_with_other_random_numbers_and_by_the_second_judge() -> None:
    for puzzle in Random(3).sample(puzzles(), 12):
        for look, least in ((long_look, GAP / 2), (second_look, 0)):
            outlooks = look(puzzle.view(), 17, puzzle.costs).outlooks
            others = [outlooks[move].behind for move in puzzle.costs if move != puzzle.best]
            assert min(others) - outlooks[puzzle.best].behind > least, puzzle.line()


def test_an_expert_solves_every_shipped_puzzle() -> None:
    for puzzle in Random(4).sample(puzzles(), 60):
        move = choose("expert", puzzle.view(), Random(1))
        assert isinstance(move, Play | Pass)
        cards = move.cards if isinstance(move, Pass) else (move.card,)
        assert named(cards) == puzzle.best, puzzle.line()


def test_it_is_none_if_the_expert_chooses_otherwise(monkeypatch: pytest.MonkeyPatch, clear: Puzzle) -> None:
    other = [*clear.costs][-1]
    monkeypatch.setattr(puzzle_making, "_choice", lambda level, view, seed: other)
    assert found(clear) is Flaw.JUDGES


def test_a_shipped_puzzle_is_found_again(clear: Puzzle) -> None:
    again = found(clear)
    assert isinstance(again, Puzzle)
    assert replace(again, costs=clear.costs, error=clear.error, rating=clear.rating) == clear


@pytest.mark.parametrize(
    ("name", "value", "flaw"),
    [
        ("PROMISING", 100.0, Flaw.NEAR),
        ("GAP", 100.0, Flaw.UNSURE),
        ("ERRORS", 1e6, Flaw.UNSURE),
        ("WORLDS", 1e6, Flaw.WORLDS),
        ("for_a_moon", lambda advice: True, Flaw.LOTTERY),
        ("AGREED", 1e6, Flaw.JUDGES),
    ],
)
def test_it_is_none_if_anything_speaks_against_it(
    monkeypatch: pytest.MonkeyPatch, clear: Puzzle, name: str, value: object, flaw: Flaw
) -> None:
    monkeypatch.setattr(puzzle_making, name, value)
    assert found(clear) is flaw


def test_it_hangs_on_a_moon_if_without_moons_the_best_move_is_hardly_ahead(
    monkeypatch: pytest.MonkeyPatch, clear: Puzzle
) -> None:
    assert found(clear, lambda theme, easy: False) is Flaw.ENOUGH
    monkeypatch.setattr(Sight, "ahead_without_moons", lambda sight: 0.1)
    assert found(clear) is Flaw.LOTTERY


def test_the_second_judge_thinks_all_worlds_equally_likely_and_everybody_casual(clear: Puzzle) -> None:
    view = clear.view()
    found = think(view, Budget(worlds=200, rollouts=20), halve=False, beliefs=SECOND)
    worlds = sample_worlds(view, policies_for("casual", SECOND), 200, seed_of(view), SECOND)
    assert found.effective == worlds.effective == pytest.approx(worlds.fitting)
    assert aim_of(view, worlds.seen, SECOND, None).policies[0] == pytest.approx(weights_for("casual"))


def test_each_seed_gives_other_numbers(clear: Puzzle) -> None:
    costs = [long_look(clear.view(), seed, ()).advice.outlooks[1].behind for seed in (1, 1, 2)]
    assert costs[0] == costs[1] != costs[2]


def test_making_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    path, said = tmp_path / "puzzles.jsonl", list[str]()
    make(path, 1, 5, 10, said.append)
    first = path.read_text()
    make(path, 1, 5, 10, said.append)
    make(path, 2, 5, 0, said.append)
    assert path.read_text() == first
    make(path, 2, 5, 10, said.append)
    one, other = read_all(path.read_text())
    assert one.hands != other.hands
    assert said[-1].startswith("2 puzzles")


def test_game_files_give_the_same_positions_as_the_games(tmp_path: Path) -> None:
    game, rng = Game.new(Rules(end_score=50)), Random(1)
    while game.phase is not Phase.OVER:
        if game.phase is Phase.DEALING:
            game = game.deal(game.shuffle(rng.randbytes(16)))
        seat = game.to_act[0]
        game = game.act(seat, choose("beginner", game.view(seat), rng))
    for name, file in (("1", game), ("other rules", Game.new(PRESETS["spot"]))):
        (tmp_path / f"{name}.toml").write_text(write(GameFile(file)))
    rounds, logs = [*recorded(tmp_path, "")], by_round(game.events)
    assert len(rounds) == len(game.rounds) > 4
    for number, ((_, turns), events) in enumerate(zip(rounds, logs, strict=True)):
        moves = [event for event in events if isinstance(event, Passed | Played)]
        for (position, seat), event in zip(turns, moves, strict=True):
            assert (position.round.number, seat) == (number % 4, event.seat)
            assert set(event.cards if isinstance(event, Passed) else [event.card]) <= set(position.view(seat).hand)


def test_a_deal_in_a_file_gives_one_puzzle_however_often_it_is_looked_at(tmp_path: Path, clear: Puzzle) -> None:
    path, game = tmp_path / "puzzles.jsonl", clear.game()
    while game.round is not None:
        game = game.act(game.to_act[0], choose("club", game.view(game.to_act[0]), Random(1)))
    assert not clear.direction, "the file begins with this round"
    for name in ("first", "again"):
        (tmp_path / f"{name}.toml").write_text(write(GameFile(game)))
    for _ in range(2):
        make(path, 9, 1, 10, lambda line: None, folder=tmp_path)
        [puzzle] = read_all(path.read_text())
        assert puzzle.hands == clear.hands
