"""Proposals: rules in the making, which may not make sense yet. A button names them by their share code or by a key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from pydantic import ValidationError

from bot.tables.errors import NotAllowed
from hearts import BadCode, Rules
from hearts.codes import LONGEST_CODE, read_fields, write_fields
from hearts.conflicts import RuleConflict
from hearts.options import OPTIONS
from hearts.rules import conflicts_in

LONGEST_KEY: Final = 48
"""Characters that still fit into a custom_id beside what the button does."""
KEPT: Final = "~"
"""What a key begins with under which the store keeps a longer one; no code does."""
_DIGITS: Final = 19
"""Of the digest: nobody finds two codes with the same 76 bits by chance."""


@dataclass(frozen=True)
class Proposal:
    """Fields that differ from standard Hearts, and the version that somebody began to change."""

    fields: Mapping[str, Any] = field(default_factory=dict)
    base: int = 0
    """The number of the row in the store; 0 for rules that are not saved yet."""
    table: int = 0
    """The number of the lobby that is to play by them; 0 where they are to be rules of the server."""

    @staticmethod
    def of(rules: Rules, base: int = 0, table: int = 0) -> Proposal:
        """A proposal that begins with these rules; ``base`` is the version that they come from, 0 for none."""
        return Proposal(rules.differences(), base, table)

    @staticmethod
    def read(code: str, base: int, table: int = 0) -> Proposal:
        """The proposal of a code. What comes back from a button is trusted in nothing: raises NotAllowed."""
        try:
            proposal = Proposal(read_fields(code), base, table)
        except BadCode:
            raise NotAllowed("unreadable") from None
        if proposal.rules is None and not proposal.conflicts:
            raise NotAllowed("unreadable")
        return proposal

    @cached_property
    def code(self) -> str:
        """Its share code."""
        return write_fields(self.fields)

    @property
    def too_long(self) -> bool:
        """Whether it is longer than any rules that make sense: then no code is read again."""
        return len(self.code) > LONGEST_CODE

    @property
    def long(self) -> bool:
        """Whether its code is too long for a button."""
        return len(self.code) > LONGEST_KEY

    @cached_property
    def key(self) -> str:
        """What a button says for it: its code, or what a long one is kept under."""
        return KEPT + sha256(self.code.encode()).hexdigest()[:_DIGITS] if self.long else self.code

    @property
    def seats(self) -> int:
        """The number of players, whether the rest makes sense or not."""
        return int(self.fields.get("seats", OPTIONS["seats"].usual))

    @property
    def rules(self) -> Rules | None:
        """The rules, where they make sense."""
        return self._made[0]

    @property
    def conflicts(self) -> tuple[RuleConflict, ...]:
        """Why these are no rules; empty if they are."""
        return self._made[1]

    @cached_property
    def _made(self) -> tuple[Rules | None, tuple[RuleConflict, ...]]:
        try:
            return Rules(**self.fields), ()
        except ValidationError as error:
            return None, conflicts_in(error)

    def changed(self, values: Mapping[str, Any]) -> Proposal:
        """With other values for some fields; what is as in the standard is left out."""
        fields = {**self.fields, **values}
        return Proposal(
            {name: fields[name] for name in OPTIONS if name in fields and not _usual(name, fields[name])},
            self.base,
            self.table,
        )


def _usual(name: str, value: Any) -> bool:
    usual = OPTIONS[name].usual
    return bool(value == usual) and isinstance(value, bool) == isinstance(usual, bool)
