"""Values: a fast way to copy a frozen value with some fields changed."""

from __future__ import annotations

from typing import Any, TypeVar

Value = TypeVar("Value")


def having(value: Value, **fields: Any) -> Value:
    """A copy of the value with these fields changed. It does what `dataclasses.replace` does, but ten times as fast for
    a class with many fields: each move makes several copies. The class must have no ``slots``, no ``__post_init__`` and
    no cached properties, which would be copied too."""
    after = object.__new__(type(value))
    after.__dict__.update(value.__dict__, **fields)
    assert len(after.__dict__) == len(value.__dict__), f"{type(value).__name__} has not all of {[*fields]}"
    return after
