"""Training: the same seed gives the same weights, and they are better than none."""

from importlib.resources import files
from inspect import isfunction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from hearts import PRESETS
from players.kernel.features import WEIGHTS
from players.kernel.jit import kernel
from players.kernel.position import LEADER, SIZE, TRICK, TURN
from players.kernel.spec import spec_of
from players.policy import FILE, STYLES, weights_for
from players.training import learning
from players.training.__main__ import main
from players.training.learning import TO_DEFEND, TO_SCORE, TO_SHOOT
from players.training.self_play import FAINTEST, LEARNING, SECOND, Course, train

pytestmark = pytest.mark.usefixtures("compiled")

STANDARD = PRESETS["standard"]


def test_some_thousand_rounds_make_a_policy_that_beats_random_play() -> None:
    lines: list[str] = []
    weights = train([STANDARD], Course(25, 0.1, 0.005, rounds=200), 1, lines.append, every=10)
    assert [line.split(":")[0] for line in lines] == [f"step {step} of 25" for step in (1, 11, 21, 25)]
    assert gain(weights, np.zeros(WEIGHTS, np.float32)) > 2


def test_the_same_seed_makes_the_same_weights() -> None:
    one, again, other = (train([STANDARD], Course(3, 0.03, 0.005, rounds=200), seed, print) for seed in (1, 1, 2))
    assert (one == again).all()
    assert (one != other).any()


def test_the_command_writes_the_styles_that_it_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "policy.f32"
    assert main([str(file), "--style", "standard", "--style", "three", "--share", "0.001"]) == 0
    weights = np.fromfile(file, np.float32).reshape(len(STYLES), WEIGHTS)
    assert [bool(row.any()) for row in weights] == [style in ("standard", "three") for style in STYLES]
    assert not ((weights != 0) & (np.abs(weights) < FAINTEST)).any()
    assert "three, " in capsys.readouterr().out


def test_the_styles_of_the_second_edition_begin_with_the_finished_weights_of_standard_hearts(tmp_path: Path) -> None:
    """They are added to a file of the first edition, whose styles stay as they are."""
    file, shipped = tmp_path / "policy.f32", files("players").joinpath(FILE).read_bytes()
    file.write_bytes(shipped[: -4 * WEIGHTS * len(SECOND)])
    assert main([str(file), "--style", "maria", "--share", "0.001"]) == 0
    assert file.read_bytes().startswith(shipped[: -4 * WEIGHTS * len(SECOND)])
    learned = np.fromfile(file, np.float32).reshape(len(STYLES), WEIGHTS)[STYLES.index("maria")]
    assert 0 < np.abs(learned - weights_for("standard")).max() < 0.1


def test_some_thousand_rounds_teach_a_seat_to_shoot_the_moon() -> None:
    """Trained against the shipped weights, starting from them."""
    known = np.array(weights_for("standard"), np.float32)
    weights = train([STANDARD], Course(80, 0.2, 0.001, rounds=200), 1, print, known, goal=TO_SHOOT, rivals=known)
    assert shot(weights, known) > 1.4 * shot(known, known)


def test_defence_is_learned_against_the_weights_of_the_moon() -> None:
    """The seats that play for the moon teach the others and learn nothing themselves: without others no weights
    change."""
    known, moon = (np.array(weights_for(style), np.float32) for style in ("standard", "moon"))
    weights = train([STANDARD], Course(2, 0.1, 0.001, rounds=200), 1, print, known, goal=TO_DEFEND, rivals=moon)
    alone = train([STANDARD], Course(2, 0.1, 0.001, rounds=200), 1, print, known, goal=TO_SCORE)
    assert (weights != known).any()
    assert (weights != alone).any()


def test_what_the_training_compiles_as_calls_is_not_inlined() -> None:
    compiled = vars(kernel(LEARNING))
    own = [name for name, each in vars(learning).items() if isfunction(each) and each.__module__ == LEARNING]
    assert {name for name in own if compiled[name].targetoptions["inline"] == "never"} == learning.CALLED


def gain(weights: Any, rivals: Any) -> float:
    """How many points fewer than each other seat one seat with these weights takes, in the mean of 400 holds."""
    spec, k, rng = np.array(spec_of(STANDARD, 4), np.int64), kernel(LEARNING), np.array([5], np.uint64)
    p, pack, points, total = np.zeros(SIZE, np.int64), np.zeros(256, np.int64), np.zeros(16, np.int64), 0.0
    for _ in range(400):
        k.deal(p, spec, pack, rng)
        p[LEADER] = p[TURN] = k.opener(p, spec, 0)
        while p[TRICK] < 13:
            k.step_on(p, spec, rivals if p[TURN] else weights, rng, k.new_scratch())
        k.score(p, spec, 0, points)
        total += points[1:4].mean() - points[0]
    return total / 400


def shot(weights: Any, rivals: Any) -> float:
    """In how many of 2,000 rounds one seat with these weights shoots the moon against the others."""
    spec, k = np.array(spec_of(STANDARD, 4), np.int64), kernel(LEARNING)
    values, gradient, rng = np.zeros(k.BASELINES), np.zeros(WEIGHTS), np.array([7], np.uint64)
    offsets = np.array([1, 3, 2, 0])
    return float(k.learn(spec, weights, rivals, values, 2000, rng, offsets, 0.0, 0.0, gradient, TO_SHOOT)[0])
