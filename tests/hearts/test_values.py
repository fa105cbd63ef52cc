"""Values: `replace` and `cached_property` do what those of the standard library do."""

import dataclasses
from dataclasses import dataclass

import pytest

from hearts.values import cached_property, replace


@dataclass(frozen=True)
class Point:
    x: int
    y: int = 0

    @cached_property
    def sum(self) -> int:
        return self.x + self.y


def test_a_value_with_other_fields_is_another_value() -> None:
    point = Point(1, 2)
    assert replace(point, y=3) == dataclasses.replace(point, y=3) == Point(1, 3)
    assert point == Point(1, 2)


def test_a_value_with_slots_is_copied_too() -> None:
    @dataclass(frozen=True, slots=True)
    class Slim:
        x: int
        y: int = 0

    assert replace(Slim(1, 2), y=3) == Slim(1, 3)


def test_a_cached_property_of_a_copy_is_worked_out_anew() -> None:
    point = Point(1, 2)
    assert point.sum == 3
    assert replace(point, y=5).sum == 6
    assert point.sum == 3


def test_an_unknown_field_is_an_error() -> None:
    with pytest.raises(AssertionError, match="Point has no z"):
        replace(Point(1), x=2, z=3)


def test_a_cached_property_cannot_be_given() -> None:
    point = Point(1, 2)
    assert point.sum == 3
    with pytest.raises(AssertionError, match="Point has no sum"):
        replace(point, sum=4)


def test_a_cached_property_is_worked_out_once() -> None:
    asked = []

    @dataclass(frozen=True)
    class Sum:
        terms: tuple[int, ...]

        @cached_property
        def total(self) -> int:
            """The sum."""
            asked.append(self.terms)
            return sum(self.terms)

    value = Sum((1, 2))
    assert (value.total, value.total) == (3, 3)
    assert asked == [(1, 2)]
    assert Sum.total.__doc__ == "The sum."
    assert value == Sum((1, 2)), "what is cached does not count"
