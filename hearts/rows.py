"""Rows: what is written down about one rule beside its usual value and the type of its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo


@dataclass(frozen=True, eq=False)
class Row:
    """What is written at a field of `hearts.options.Options` beside its type."""

    number: int
    """Its number in share codes: never changed, because codes are out in the world."""
    section: str
    """Rules of one section stand together: in the editor, in /rules show and on the page of the rules."""
    switch: bool = False
    """Whether its one unusual value is switched on or off, as that of a bool always is."""
    shown: bool = False
    """Whether the editor shows its value even where that is the usual one."""
    needs: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """Values of other rules that this one needs: with others it means nothing."""
    choices: tuple[Any, ...] = ()
    """Its values, where the type does not name them."""
    example: Any = None
    """An unusual value, for rules with too many values to list."""
    beside: Mapping[str, Any] | None = None
    """What else is set where the example is shown; None: the first of the values that it needs."""


@dataclass(frozen=True, eq=False)
class Option:
    """A rule: its row, and what its type says."""

    name: str
    row: Row
    usual: Any
    """Its value in standard Hearts."""
    type: Any
    """The type of its values, without None."""
    optional: bool
    """Whether None is a value."""
    least: int
    most: int
    """The range of a number; for anything else 0."""
    values: tuple[Any, ...]
    """All its values in the order of the type; empty where there are too many to list."""

    @staticmethod
    def of(name: str, info: FieldInfo) -> Option:
        """The rule of a field. Raises StopIteration for a field without a row."""
        row = next(mark for mark in info.metadata if isinstance(mark, Row))
        least = next((int(str(mark.ge)) for mark in info.metadata if isinstance(mark, Ge)), 0)
        most = next((int(str(mark.le)) for mark in info.metadata if isinstance(mark, Le)), 0)
        union = get_args(info.annotation) if get_origin(info.annotation) in (Union, UnionType) else (info.annotation,)
        optional = NoneType in union
        [kind] = [each for each in union if each is not NoneType]
        values = row.choices or _values(kind, least, most)
        return Option(
            name, row, info.default, kind, optional, least, most, (None,) * (optional and bool(values)) + values
        )

    @property
    def switch(self) -> bool:
        """Whether it is switched on or off."""
        return self.row.switch or self.type is bool

    @property
    def unusual(self) -> tuple[Any, ...]:
        """Values that differ from the usual one: all of them, or the example where there are too many."""
        if self.row.example is not None:
            return (self.row.example,)
        return tuple(value for value in self.values if value != self.usual)

    @property
    def beside(self) -> Mapping[str, Any]:
        """What else is set where unusual values are shown."""
        if self.row.beside is not None:
            return self.row.beside
        return {name: values[0] for name, values in self.row.needs.items()}

    def matters(self, rules: Any) -> bool:
        """Whether the rule means anything beside the others of these `Options`."""
        return all(getattr(rules, name) in values for name, values in self.row.needs.items())


def _values(kind: Any, least: int, most: int) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if kind is int:
        return tuple(range(least, most + 1))
    return get_args(kind) if get_origin(kind) is Literal else ()
