"""A person: the member of a server who asks for something at a table."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Person:
    """A member of the server who asks for something."""

    id: int
    name: str
    may_manage: bool = False
    """May manage the server, and so every table in it."""
    may_change_rules: bool = False
    """Has the role that may change the rules of the server."""
