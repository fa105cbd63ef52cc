"""What a bot keeps: how many things are in the collections of its parts."""

from collections import Counter, deque
from collections.abc import Iterator
from typing import Any

from cachetools import Cache

from bot.client import HeartsBot

OURS = ("bot.", "cogs.", "db.")
"""The modules whose objects are looked into."""
COLLECTIONS = frozenset({dict, set, frozenset, list, tuple, deque})


def kept(bot: HeartsBot) -> Counter[str]:
    """How many things are in each collection of the bot and its parts, by class and attribute. Caches are left out,
    which have a bound of their own."""
    found: Counter[str] = Counter()
    for name, value in _all_attributes(bot):
        if inside := _values(value):
            found[name] += len(inside)
    return found


def caches(bot: HeartsBot) -> dict[str, float]:
    """How much is in each cache of the bot and its parts at most, by class and attribute."""
    return {name: value.maxsize for name, value in _all_attributes(bot) if isinstance(value, Cache)}


def _all_attributes(bot: HeartsBot) -> Iterator[tuple[str, Any]]:
    """The attributes of the bot, of its parts, and of what is in their collections."""
    seen, left = {id(bot)}, list[Any]([bot])
    while left:
        for name, value in _attributes(left.pop()):
            yield name, value
            for each in (value, *_values(value)):
                if type(each).__module__.startswith(OURS) and id(each) not in seen:
                    seen.add(id(each))
                    left.append(each)


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
