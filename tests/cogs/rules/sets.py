"""House rules as values."""

from typing import Any

from bot.house_rules import HouseSet
from hearts import Rules


def house_set(rules: Rules, **changes: Any) -> HouseSet:
    values: dict[str, Any] = {"id": 999_999, "name": "W" * 40, "version": 99, "is_default": False}
    return HouseSet(rules=rules, **values | changes)
