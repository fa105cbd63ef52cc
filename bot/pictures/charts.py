"""Charts: curves over rounds or games as a picture, readable on a phone and on dark and light pages."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

from bot.numerals import numeral
from bot.pictures.lettering import SCALE, font, png, width

WIDTH: Final = 1000
HEIGHT: Final = 667
GROUND: Final = "#202227"
"""The background; the picture has its own so that it looks the same on every page."""
GRID: Final = "#3d4149"
INK: Final = "#d8dbe0"
COLOURS: Final = ("#e69f00", "#b8a1ff", "#2bd0a0", "#f0e442", "#0f9ad6", "#ff7f4f", "#ffffff", "#cc79a7")
"""In this order, colour-blind people tell the first four apart best, and all eight well."""
DASHES: Final = ((), (18, 12), (4, 10))
"""Line styles: after all colours are used, they come again in the next style."""

TOP, BOTTOM, LEFT, RIGHT_GAP = 36, 88, 132, 24
BELOW: Final = 34
"""From the lowest line to the numbers of the horizontal axis, so that they do not touch those of the vertical one."""
LARGE, SMALL, TICK = 40, 28, 32
MAX_TICKS: Final = 6
MAX_LABEL_LENGTH: Final = 300

Point = tuple[float, float]
Draw = ImageDraw.ImageDraw


@dataclass(frozen=True, slots=True)
class Curve:
    """One curve: its values from left to right, and the label at its end."""

    label: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Chart:
    """The data of a chart."""

    curves: tuple[Curve, ...]
    across: str
    """The label of the horizontal axis."""
    first: int = 0
    """The number of the leftmost value."""
    goal: float | None = None
    """A value that is marked with a dashed line."""
    from_zero: bool = True
    """Whether the vertical axis includes zero."""


def draw_chart(chart: Chart) -> bytes:
    """The chart as a PNG. This takes a few hundredths of a second: call it in a thread."""
    image = Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), GROUND)
    _Canvas(ImageDraw.Draw(image), chart).draw()
    return png(image, WIDTH, HEIGHT)


def ticks(low: float, high: float, most: int = MAX_TICKS) -> list[int]:
    """At most ``most`` round numbers at equal distances that cover a range."""
    step = next(
        size * 10**power
        for power in range(12)
        for size in (1, 2, 5)
        if (math.ceil(high / (size * 10**power)) - math.floor(low / (size * 10**power))) < most
    )
    return list(range(math.floor(low / step) * step, math.ceil(high / step) * step + 1, step))


def spread(wanted: Sequence[float], gap: float, low: float, high: float) -> list[float]:
    """Positions as near as possible to the wanted ones, in the same order, at least ``gap`` apart, from low to high."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    gap = min(gap, (high - low) / max(1, len(wanted) - 1))
    positions = [0.0] * len(wanted)
    lowest = low
    for index in order:
        positions[index] = lowest = max(wanted[index], lowest)
        lowest += gap
    highest = high
    for index in reversed(order):
        positions[index] = highest = min(positions[index], highest)
        highest -= gap
    return positions


class _Canvas:
    """Draws one chart: converts values to positions."""

    def __init__(self, draw: Draw, chart: Chart) -> None:
        self._draw = draw
        self._chart = chart
        self._size = LARGE if len(chart.curves) <= 10 else SMALL
        self._labels = [self._cut(curve.label) for curve in chart.curves]
        values = [value for curve in chart.curves for value in curve.values]
        values += [] if chart.goal is None else [chart.goal]
        values += [0, 1] if chart.from_zero else [max(values) + 1]
        self._ticks = ticks(min(values), max(values))
        self._steps = max(1, max((len(curve.values) for curve in chart.curves), default=1) - 1)
        widest = max((width(label, self._size) for label in self._labels), default=0)
        self._right = WIDTH - widest - RIGHT_GAP * 2 - 12

    def draw(self) -> None:
        self._grid()
        ends: list[Point] = []
        for index in reversed(range(len(self._chart.curves))):
            curve = self._chart.curves[index]
            points = [self._point(step, value) for step, value in enumerate(curve.values)]
            self._line(points, COLOURS[index % len(COLOURS)], DASHES[index // len(COLOURS) % len(DASHES)])
            ends.insert(0, points[-1])
        heights = spread([y for _, y in ends], self._size * 1.12, TOP, HEIGHT - BOTTOM)
        for index, ((x, y), height) in enumerate(zip(ends, heights, strict=True)):
            colour = COLOURS[index % len(COLOURS)]
            edge = self._right + RIGHT_GAP
            self._stroke([(x, y), (edge, height)], colour, 1.5)
            self._text((edge + 8, height), self._labels[index], self._size, "lm", colour)

    def _point(self, step: float, value: float) -> Point:
        low, high = self._ticks[0], self._ticks[-1]
        x = LEFT + (self._right - LEFT) * step / self._steps
        return x, HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * (value - low) / (high - low)

    def _grid(self) -> None:
        for value in self._ticks:
            (_, y) = self._point(0, value)
            self._stroke([(LEFT, y), (self._right, y)], INK if value == 0 else GRID, 2)
            self._text((LEFT - 14, y), numeral(value), TICK, "rm", INK)
        if self._chart.goal is not None:
            (_, y) = self._point(0, self._chart.goal)
            self._dashes([(LEFT, y), (self._right, y)], INK, (10, 10), 2)
        first = self._chart.first
        for number in ticks(first, first + self._steps, 9):
            if first <= number <= first + self._steps:
                x, _ = self._point(number - first, 0)
                self._text((x, HEIGHT - BOTTOM + BELOW), str(number), TICK, "mt", INK)
        self._text((LEFT - 24, HEIGHT - BOTTOM + BELOW), self._chart.across, TICK, "rt", INK)

    def _line(self, points: list[Point], colour: str, dash: tuple[int, ...]) -> None:
        if dash:
            self._dashes(points, colour, dash, 5)
        else:
            self._stroke(points, colour, 5)
        radius = 7 if self._steps <= 30 else 4
        for x, y in points[-1:] if self._steps > 60 else points:
            box = [(x - radius) * SCALE, (y - radius) * SCALE, (x + radius) * SCALE, (y + radius) * SCALE]
            self._draw.ellipse(box, fill=colour)

    def _stroke(self, points: list[Point], colour: str, width: float) -> None:
        self._draw.line(
            [(x * SCALE, y * SCALE) for x, y in points], fill=colour, width=round(width * SCALE), joint="curve"
        )

    def _dashes(self, points: list[Point], colour: str, dash: tuple[int, ...], width: float) -> None:
        """A dashed line; the pattern continues around corners."""
        on, off = dash
        phase = 0.0
        for (x0, y0), (x1, y1) in pairwise(points):
            length, at = math.hypot(x1 - x0, y1 - y0), 0.0
            while at < length:
                left = (on if phase < on else on + off) - phase
                to = min(length, at + left)
                if phase < on:
                    ends = [(x0 + (x1 - x0) * part / length, y0 + (y1 - y0) * part / length) for part in (at, to)]
                    self._stroke(ends, colour, width)
                phase = (phase + to - at) % (on + off)
                at = to

    def _text(self, at: Point, text: str, size: int, anchor: str, colour: str) -> None:
        x, y = at
        self._draw.text((x * SCALE, y * SCALE), text, fill=colour, font=font(size), anchor=anchor)

    def _cut(self, label: str) -> str:
        """The label, with its name shortened to fit; the number after the name is kept."""
        name, _, number = label.rpartition(" ")
        text = label
        while name and width(text, self._size) > MAX_LABEL_LENGTH:
            name = name[:-1]
            text = f"{name.rstrip()}… {number}"
        return text
