"""Rows: what the program knows about one rule besides its usual value and the type of its values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo


@dataclass(frozen=True, eq=False)
class Row:
    """The metadata of a field of `hearts.options.Options`, beside its type."""

    number: int
    """Its number in share codes. It must never change, because codes are in use."""
    section: str
    """The section in which the rule is shown: in the editor, in /rules show and on the page of the rules."""
    switch: bool = False
    """Whether it is shown as a switch for its only unusual value, as a bool always is."""
    shown: bool = False
    """Whether the editor shows the value even if it is the usual one."""
    needs: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    """The values of other rules with which this rule has an effect; with any others it has none."""
    choices: tuple[Any, ...] = ()
    """Its values in the order of share codes, if that is not the order of the type."""
    example: Any = None
    """An unusual value, for rules with too many values to list."""
    beside: Mapping[str, Any] | None = None
    """Other rules to set along with the example; None: the first of the values that it needs."""


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
    """The range of a number; 0 for anything else."""
    values: tuple[Any, ...]
    """All its values in the order of the type; empty if there are too many to list."""

    @staticmethod
    def of(name: str, info: FieldInfo) -> Option:
        """The option of a field. Raises StopIteration for a field without a `Row`."""
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
        """Whether it is shown as a switch."""
        return self.row.switch or self.type is bool

    @property
    def unusual(self) -> tuple[Any, ...]:
        """All values that differ from the usual one, or only the example if there are too many."""
        if self.row.example is not None:
            return (self.row.example,)
        return tuple(value for value in self.values if value != self.usual)

    @property
    def beside(self) -> Mapping[str, Any]:
        """Other rules to set along with unusual values."""
        if self.row.beside is not None:
            return self.row.beside
        return {name: values[0] for name, values in self.row.needs.items()}

    def matters(self, rules: Any) -> bool:
        """Whether the rule has an effect together with the others of these `Options`."""
        return all(getattr(rules, name) in values for name, values in self.row.needs.items())


def _values(kind: Any, least: int, most: int) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if kind is int:
        return tuple(range(least, most + 1))
    return get_args(kind) if get_origin(kind) is Literal else ()
