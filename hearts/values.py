"""Values: a fast way to copy a frozen value with other fields."""

from __future__ import annotations

from typing import Any, TypeVar

Value = TypeVar("Value")


def having(value: Value, **fields: Any) -> Value:
    """The value with other values in these fields. It does what `dataclasses.replace` does, ten times as fast for a
    wide class: each of a thousand moves makes several. The class must have no ``slots``, no ``__post_init__`` and no
    cached properties: those would be copied too."""
    after = object.__new__(type(value))
    after.__dict__.update(value.__dict__, **fields)
    assert len(after.__dict__) == len(value.__dict__), f"{type(value).__name__} has not all of {[*fields]}"
    return after
