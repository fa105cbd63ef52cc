"""Values: a fast way to change a frozen value with many fields, and to keep what was worked out from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar, overload

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

Value = TypeVar("Value", bound="DataclassInstance")
Owner = TypeVar("Owner")
Found = TypeVar("Found")


def having(value: Value, **fields: Any) -> Value:
    """A copy of the value with these fields changed. It does what `dataclasses.replace` does, but ten times as fast for
    a class with many fields: each move makes several copies. The class must have no ``slots`` and no
    ``__post_init__``. What was derived from it is not copied."""
    state, names = value.__dict__ | fields, value.__dataclass_fields__
    if len(state) > len(names):
        for other in state.keys() - names.keys():
            assert other not in fields, f"{type(value).__name__} has no {other}"
            del state[other]
    after = object.__new__(type(value))
    object.__setattr__(after, "__dict__", state)  # a copied dictionary shares its keys with others of the class
    return after


class derived(Generic[Owner, Found]):  # used as `functools.cached_property` is
    """A property of a frozen value that is worked out once. Python 3.11 has a lock in its `functools.cached_property`,
    which takes longer than what most of these work out; later versions have none, and nor has this."""

    def __init__(self, find: Callable[[Owner], Found]) -> None:
        self._find = find
        self.__doc__ = find.__doc__

    def __set_name__(self, owner: type[Owner], name: str) -> None:
        self._name = name

    @overload
    def __get__(self, value: None, owner: type[Owner]) -> derived[Owner, Found]: ...

    @overload
    def __get__(self, value: Owner, owner: type[Owner]) -> Found: ...

    def __get__(self, value: Owner | None, owner: type[Owner]) -> derived[Owner, Found] | Found:
        if value is None:
            return self
        found = value.__dict__[self._name] = self._find(value)
        return found
