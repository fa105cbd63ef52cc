"""Values: a faster `dataclasses.replace`, and a faster `functools.cached_property`."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Value = TypeVar("Value", bound="DataclassInstance")
Owner = TypeVar("Owner")
Found = TypeVar("Found")


def replace(value: Value, **fields: Any) -> Value:
    """A copy of a dataclass with these fields changed, as `dataclasses.replace` makes it. It is ours because each move
    makes several copies of values with many fields, and for a class without ``slots`` this is ten times as fast. Such
    a class must have no ``__post_init__``. Cached properties are not copied."""
    try:
        state, names = value.__dict__ | fields, value.__dataclass_fields__
    except AttributeError:  # it has slots
        return dataclasses.replace(value, **fields)
    if len(state) > len(names):
        for other in state.keys() - names.keys():
            assert other not in fields, f"{type(value).__name__} has no {other}"
            del state[other]
    after = object.__new__(type(value))
    object.__setattr__(after, "__dict__", state)  # a copied dictionary shares its keys with others of the class
    return after


class cached_property(Generic[Owner, Found]):
    """A property of a frozen value that is worked out once. It is ours because `functools.cached_property` of Python
    3.11 takes a lock, which costs more than what most of these work out. Later versions take none."""

    def __init__(self, find: Callable[[Owner], Found]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type[Owner], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type[Owner]) -> cached_property[Owner, Found]: ...

    @overload
    def __get__(self, value: Owner, owner: type[Owner]) -> Found: ...

    def __get__(self, value: Owner | None, owner: type[Owner]) -> cached_property[Owner, Found] | Found:
        if value is None:
            return self
        found = value.__dict__[self._name] = self._find(value)
        return found
