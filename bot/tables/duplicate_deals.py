"""Duplicate deals: the rules that one deal of a match is played by, and the secret that it is dealt from."""

from __future__ import annotations

import hashlib
import hmac

from db import MatchRecord
from hearts import Rules, read_rules
from hearts.passing import HOLD
from players.pinned import DEAL_BYTES


def rules_of(rules: Rules, deal: int) -> Rules:
    """The rules of one deal of a match, counted from 0: a single round, with the pass that the round of this number
    would have."""
    fields = {name: getattr(rules, name) for name in type(rules).model_fields}
    fields |= {"end": "rounds", "end_rounds": 1, "tie": "shared"}
    if len(rules.cycle) > 1:
        target = rules.cycle[deal % len(rules.cycle)]
        turn = {"passing": "none"} if target == HOLD else {"passing": "custom", "custom_cycle": (target,)}
        fields |= turn
    return Rules(**fields)


def most_cut(match: MatchRecord) -> int:
    """The most cards that can be cut from the pack of a match."""
    return len(read_rules(match.rules).deck.cards) - 1


def deal_secret(match: MatchRecord, deal: int) -> bytes:
    """The secret of a deal: derived from the secret of the match and from the cuts of all its players."""
    text = derived_from(match, deal)
    return hmac.new(match.secret, text.encode(), hashlib.sha256).digest()[:DEAL_BYTES] + match.secret[DEAL_BYTES:]


def derived_from(match: MatchRecord, deal: int) -> str:
    """The text from which the secret of a deal is derived: the deal's number, from 1, and all cuts in the order in
    which people joined."""
    return f"deal {deal + 1} cuts {' '.join(str(player.cut) for player in match.players)}"
