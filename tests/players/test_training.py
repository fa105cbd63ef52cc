"""Training: it makes the same weights from the same seed, and better ones than none."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from hearts import PRESETS
from players import training
from players.__main__ import main
from players.kernel.jit import kernel
from players.kernel.passes import WEIGHTS
from players.kernel.spec import spec_of
from players.policy import STYLES
from players.training import Course, train

pytestmark = pytest.mark.usefixtures("compiled")

STANDARD = PRESETS["standard"]


@pytest.fixture(autouse=True)
def _short_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training, "BATCH", 200)


def test_some_thousand_rounds_make_a_policy_that_beats_random_play() -> None:
    lines: list[str] = []
    weights = train([STANDARD], Course(25, 0.1, 0.005), 1, lines.append, every=10)
    assert [line.split(":")[0] for line in lines] == [f"step {step} of 25" for step in (1, 11, 21, 25)]
    spec, nothing = np.array(spec_of(STANDARD, 4), np.int64), np.zeros(WEIGHTS, np.float32)
    gains = kernel().duel(spec, weights, nothing, 200, np.array([5], np.uint64), np.array([1, 3, 2, 0]))
    assert gains.mean() > 2


def test_the_same_seed_makes_the_same_weights() -> None:
    one, again, other = (train([STANDARD], Course(3, 0.03, 0.005), seed, len) for seed in (1, 1, 2))
    assert (one == again).all()
    assert (one != other).any()


def test_the_command_writes_the_styles_that_it_is_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "policy.f32"
    assert main(["train", str(file), "--style", "standard", "--style", "three", "--share", "0.001"]) == 0
    weights = np.fromfile(file, np.float32).reshape(len(STYLES), WEIGHTS)
    assert [bool(row.any()) for row in weights] == [style in ("standard", "three") for style in STYLES]
    assert "three, " in capsys.readouterr().out


def test_a_command_that_there_is_not_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sing"]) == 2
    assert "compile" in capsys.readouterr().err
