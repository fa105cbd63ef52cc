"""Values: `having` gives the same result as `dataclasses.replace`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

import pytest

from hearts.values import having


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0

    @cached_property
    def sum(self) -> int:
        return self.x + self.y


def test_a_value_with_other_fields_is_another_value() -> None:
    point = Point(1, 2)
    assert having(point, y=3) == replace(point, y=3) == Point(1, 3)
    assert point == Point(1, 2)


def test_what_was_cached_is_worked_out_anew() -> None:
    point = Point(1, 2)
    assert point.sum == 3
    assert having(point, y=5).sum == 6
    assert point.sum == 3


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(AssertionError, match=r"Point has not all of \['x', 'z'\]"):
        having(Point(1), x=2, z=3)
