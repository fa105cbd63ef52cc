"""Proposals: rules that are being edited and may conflict. A button names a proposal by its share code or a key."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from bot.house_rules import key_of
from bot.tables.errors import NotAllowed
from bot.ui.rules import STANDARD
from hearts import BadCode, Rules
from hearts.codes import MAX_CODE_LENGTH, read_fields, write_fields
from hearts.conflicts import RuleConflict
from hearts.options import Options
from hearts.rules import checked


@dataclass(frozen=True)
class Proposal:
    """Rules, whether or not they make sense together, and the version on which they are based."""

    options: Options = STANDARD
    base: int = 0
    """The id of the version in the store; 0 for rules that are not saved yet. Of a table, the number of the rules that
    it had (`bot.house_rules.HouseRules.keep_base`)."""
    table: int = 0
    """The id of the lobby that is to play by these rules; 0 if they are to become house rules."""

    @staticmethod
    def of(rules: Rules, base: int = 0, table: int = 0) -> Proposal:
        """A proposal that starts with these rules; ``base`` is the id of the version that they come from, 0 for
        none."""
        return Proposal(base=base, table=table).changed(rules.differences())

    @staticmethod
    def read(code: str, base: int, table: int = 0) -> Proposal:
        """The proposal of a share code. The code comes back from a button and is not trusted: raises NotAllowed if
        invalid."""
        try:
            proposal = Proposal(base=base, table=table).changed(read_fields(code))
        except BadCode:
            raise NotAllowed("unreadable") from None
        if proposal.rules is None and not proposal.conflicts:
            raise NotAllowed("unreadable")
        return proposal

    def changed(self, values: Mapping[str, Any]) -> Proposal:
        """The proposal with other values for some rules."""
        return replace(self, options=self.options.model_copy(update=values))

    @cached_property
    def code(self) -> str:
        """The share code of the proposal."""
        return write_fields(self.options.differences())

    @property
    def too_long(self) -> bool:
        """Whether the code is too long to be read again: no consistent rules have such a long one."""
        return len(self.code) > MAX_CODE_LENGTH

    @cached_property
    def key(self) -> str:
        """What a button says for the proposal."""
        return key_of(self.code)

    @property
    def rules(self) -> Rules | None:
        """The rules; None if they conflict."""
        return self._checked[0]

    @property
    def conflicts(self) -> tuple[RuleConflict, ...]:
        """The conflicts between the rules; empty if they make sense together."""
        return self._checked[1]

    @cached_property
    def _checked(self) -> tuple[Rules | None, tuple[RuleConflict, ...]]:
        return checked(self.options.differences())

    def whole(self) -> Rules:
        """The rules. Raises NotAllowed with the reasons if they conflict."""
        if self.rules is None:
            raise NotAllowed("rules-refused", reasons=self.conflicts)
        return self.rules
