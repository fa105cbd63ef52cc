"""Training: the policy learns its weights by playing against itself in the compiled kernel."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from hearts import PRESETS, Rules
from players.kernel.features import WEIGHTS
from players.kernel.jit import kernel
from players.kernel.spec import spec_of
from players.training.adam import Adam
from players.training.learning import TO_DEFEND, TO_SCORE, TO_SHOOT

LEARNING: Final = "players.training.learning"
"""The module that is compiled for the training alone."""
BASELINE_RATE: Final = 0.003
FAINTEST: Final = 1e-9
"""Smaller weights are written as 0. They are rounding errors and depend on the order in which a compiler adds."""
Report = Callable[[str], None]


@dataclass(frozen=True)
class Course:
    """One part of the training: how many steps, and how fast."""

    steps: int
    rate: float
    """The learning rate of the first third of the steps (see `rate_at`)."""
    entropy: float
    """The weight of the entropy, which keeps the policy from becoming too sure."""
    seed: int = 0
    """A number that is added to the seed of the training."""
    rounds: int = 4000
    """Rounds in each step."""

    def rate_at(self, step: int) -> float:
        """The learning rate of a step: `rate` in the first third, a third of it in the second, falling to 0 in the
        last."""
        done = step / self.steps
        if done < 1 / 3:
            return self.rate
        return self.rate / 3 if done < 2 / 3 else self.rate / 3 * (1 - done) * 3


def train(
    tables: Sequence[Rules],
    course: Course,
    seed: int,
    report: Report,
    start: Any = None,
    every: int = 50,
    goal: int = TO_SCORE,
    rivals: Any = None,
) -> Any:
    """The weights after a course of self-play, as an array of `WEIGHTS` float32 numbers. Each step plays by the next of
    these rules.

    The same seed gives the same weights. ``start`` are the weights to begin with, zeros by default. ``goal`` and
    ``rivals`` are those of `players.training.learning.learn`.
    """
    import numpy as np

    compiled = kernel(LEARNING)
    specs = [np.array(spec_of(rules, rules.seats), np.int64) for rules in tables]
    offsets = [np.array(_offsets(rules), np.int64) for rules in tables]
    weights = np.zeros(WEIGHTS) if start is None else np.array(start, np.float64)
    values = np.zeros((len(tables), compiled.BASELINES))
    rng = np.array([seed * 2 + 1], np.uint64)
    adam = Adam()
    for step in range(course.steps):
        gradient, at, now = np.zeros(WEIGHTS), step % len(tables), weights.astype(np.float32)
        against = now if rivals is None else np.array(rivals, np.float32)
        goals = BASELINE_RATE, course.entropy, gradient, goal
        found = compiled.learn(specs[at], now, against, values[at], course.rounds, rng, offsets[at], *goals)
        moons, spread, entropy, decisions = found
        weights += adam.step(gradient / decisions, course.rate_at(step))
        if step % every == 0 or step == course.steps - 1:
            report(
                f"step {step + 1} of {course.steps}: moons {moons / course.rounds:.3f}, spread of the gain "
                f"{(spread / decisions) ** 0.5:.4f}, entropy {entropy / decisions:.4f}"
            )
    return weights.astype(np.float32)


def _offsets(rules: Rules) -> list[int]:
    """The passes to learn, as how many seats further: those of the rules' cycle that go to one seat; 0 for a hold."""
    cycle = rules.cycle or (((1, 3),), ())
    offsets = [target[0][0] % rules.seats if target else 0 for target in cycle if len(target) < 2]
    return offsets or [1]


SELF_PLAY: Final = (Course(1200, 0.03, 0.005), Course(1000, 0.012, 0.003, seed=1))
"""The first courses of standard Hearts, beginning with weights of 0."""
SHOOTING: Final = Course(1000, 0.08, 0.001)
"""The course of the style of the moon, which begins with those weights and plays against them."""
DEFENCE: Final = Course(400, 0.015, 0.003, seed=2)
"""The last course of standard Hearts, in which some seats play for the moon."""
FURTHER: Final = Course(300, 0.01, 0.004)
"""The course of every other style, which begins with the weights of self-play."""
SECOND: Final = {
    "decks": Course(1500, 0.015, 0.004, rounds=1000),
    "values": Course(1000, 0.015, 0.004, rounds=2000),
    "maria": Course(300, 0.01, 0.004, rounds=2000),
}
"""The courses of the styles of the second edition, which begin with the finished weights of standard Hearts."""
TAUGHT_BY: Final[dict[str, tuple[Rules, ...]]] = {
    "standard": (PRESETS["standard"],),
    "bonus": (PRESETS["omnibus"], PRESETS["omnibus_slam"]),
    "three": (PRESETS["three"], PRESETS["three_kitty"]),
    "six": (PRESETS["five"], PRESETS["six"]),
    "spot": (PRESETS["spot"], PRESETS["spot_light"]),
    "moon": (PRESETS["standard"],),
    "decks": (PRESETS["extreme"], PRESETS["double_deck"], PRESETS["cancellation"]),
    "values": (PRESETS["spot"], PRESETS["spot_light"]),
    "maria": (PRESETS["black_maria"], PRESETS["pink_lady"]),
}
"""The rules under which each style learns by playing."""
IMITATED: Final = "casual"
"""The style that is learned from a level of the same name (`players.training.imitation`)."""


def learned(teach: Callable[..., Any], styles: Sequence[str], finished: Callable[[], Any]) -> Iterator[tuple[str, Any]]:
    """The weights of each of these styles. Self-play comes first, because the styles of the first edition begin with
    its weights. ``finished`` returns those of standard Hearts."""
    if not set(styles) <= SECOND.keys():
        yield from _first_edition(teach, [style for style in styles if style not in SECOND])
    for style, course in SECOND.items():
        if style in styles:
            yield style, teach(style, course, finished())


def _first_edition(teach: Callable[..., Any], styles: Sequence[str]) -> Iterator[tuple[str, Any]]:
    weights = None
    for course in SELF_PLAY:
        weights = teach("standard", course, weights)
    if "moon" in styles or "standard" in styles:
        shooters = teach("moon", SHOOTING, weights, TO_SHOOT, weights)
        if "moon" in styles:
            yield "moon", shooters
        if "standard" in styles:
            yield "standard", teach("standard", DEFENCE, weights, TO_DEFEND, shooters)
    for style in styles:
        if style not in ("moon", "standard"):
            yield style, teach(style, FURTHER, weights)
