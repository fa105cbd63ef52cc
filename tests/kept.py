"""What a bot keeps: how many things are in the collections of its parts."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

from bot.client import HeartsBot

OURS = ("bot.", "db.")
"""The modules whose objects are looked into."""
COLLECTIONS = frozenset({dict, set, frozenset, list, tuple, deque})


def kept(bot: HeartsBot) -> Counter[str]:
    """How many things are in each collection of the bot and its parts, by class and attribute. Caches are left out,
    which have a bound of their own."""
    found: Counter[str] = Counter()
    seen, left = {id(bot)}, list[Any]([bot])
    while left:
        for name, value in _attributes(left.pop()):
            inside = _values(value)
            if inside:
                found[name] += len(inside)
            for each in (value, *inside):
                if type(each).__module__.startswith(OURS) and id(each) not in seen:
                    seen.add(id(each))
                    left.append(each)
    return found


def _values(value: object) -> list[Any]:
    """What is in a collection; nothing if it is none."""
    if type(value) not in COLLECTIONS:
        return []
    found: Any = value
    return [*found.values()] if isinstance(found, dict) else [*found]


def _attributes(part: object) -> Iterator[tuple[str, Any]]:
    """The attributes of an object, those with a slot included."""
    kind = type(part)
    slots = [name for each in kind.__mro__ for name in _names(vars(each).get("__slots__", ()))]
    for name in {*getattr(part, "__dict__", ()), *slots}:
        yield f"{kind.__name__}.{name}", getattr(part, name, None)


def _names(slots: Any) -> tuple[str, ...]:
    return (slots,) if isinstance(slots, str) else tuple(slots)
