"""Values: `having` gives the same result as `dataclasses.replace`."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from hearts.values import derived, having


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0

    @derived
    def sum(self) -> int:
        return self.x + self.y


def test_a_value_with_other_fields_is_another_value() -> None:
    point = Point(1, 2)
    assert having(point, y=3) == replace(point, y=3) == Point(1, 3)
    assert point == Point(1, 2)


def test_what_was_derived_is_worked_out_anew() -> None:
    point = Point(1, 2)
    assert point.sum == 3
    assert having(point, y=5).sum == 6
    assert point.sum == 3


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(AssertionError, match="Point has no z"):
        having(Point(1), x=2, z=3)


def test_a_derived_property_cannot_be_given() -> None:
    point = Point(1, 2)
    assert point.sum == 3
    with pytest.raises(AssertionError, match="Point has no sum"):
        having(point, sum=4)


def test_a_derived_property_is_worked_out_once() -> None:
    asked = []

    @dataclass(frozen=True)
    class Sum:
        terms: tuple[int, ...]

        @derived
        def total(self) -> int:
            """The sum."""
            asked.append(self.terms)
            return sum(self.terms)

    value = Sum((1, 2))
    assert (value.total, value.total) == (3, 3)
    assert asked == [(1, 2)]
    assert Sum.total.__doc__ == "The sum."
    assert value == Sum((1, 2)), "what was derived does not count"
