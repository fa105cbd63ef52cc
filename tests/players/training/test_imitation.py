"""Imitation: the recorded moves of a player are its moves, and the tables learn them."""

import numpy as np
import pytest

from players.kernel.features import PASS_TABLES, TABLES
from players.training import imitation
from players.training.imitation import NOWHERE, Decisions, gradient_of, imitate, likeness, recorded


@pytest.fixture(autouse=True)
def _short_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "ROUNDS", 1)


def test_each_choice_of_a_player_is_recorded_among_the_cards_that_it_had() -> None:
    decisions = recorded("casual", 1, "one game")
    counts = np.diff([*decisions.starts, len(decisions.chosen)])
    assert (np.add.reduceat(decisions.chosen, decisions.starts) == 1).all()
    assert counts.min() >= 2
    assert counts.max() == 13
    passing = decisions.indices[:, PASS_TABLES] == NOWHERE
    assert 0 < passing.sum() <= 3 * 4 * 13
    assert (decisions.indices[passing, PASS_TABLES:] == NOWHERE).all()
    assert (decisions.indices[~passing] < NOWHERE).all()


def test_the_slope_is_that_of_the_log_likelihood() -> None:
    indices = np.array([[row] * TABLES for row in (1, 2, 3, 4)], np.int32)
    decisions = Decisions(np.array([0, 2]), indices, np.array([True, False, False, True]))
    weights, step = np.linspace(0, 1, NOWHERE + 1), 1e-5
    gradient = gradient_of(decisions, weights)
    for at in (1, 2, 3, 4, 5):
        moved = weights.copy()
        moved[at] += step
        up = 2 * (likeness(decisions, moved)[0] - likeness(decisions, weights)[0]) / step
        assert gradient[at] == pytest.approx(up, abs=1e-3)


def test_parts_of_the_decisions_are_whole() -> None:
    indices = np.arange(6 * TABLES, dtype=np.int32).reshape(6, TABLES)
    decisions = Decisions(np.array([0, 2, 5]), indices, np.array([1, 0, 0, 1, 0, 1], np.bool_))
    part = decisions.part(1, 3)
    assert list(part.starts) == [0, 3]
    assert list(part.chosen) == [0, 1, 0, 1]
    assert part.indices[0, 0] == 2 * TABLES


def test_the_tables_learn_what_a_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imitation, "BATCH", 500)
    lines: list[str] = []
    weights, known = np.append(imitate("casual", 2, 1, lines.append), 0.0), recorded("casual", 2, "1 known")
    likely, hits = likeness(known, weights)
    nothing, _ = likeness(known, np.zeros(NOWHERE + 1))
    assert hits > 0.8
    assert likely > nothing + 0.5
    assert len(lines) == 1 + len(imitation.RATES)
