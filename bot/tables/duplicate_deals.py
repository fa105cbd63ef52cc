"""Duplicate deals: the rules that one deal of a match is played by, and the secret from which it is dealt."""

from __future__ import annotations

import hashlib
import hmac

from bot.tables.errors import NotAllowed
from bot.tables.kind import Derivation
from db import MatchRecord, Store, TableRecord
from hearts import Rules, commitment, read_rules
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


async def derivation(store: Store, record: TableRecord, secret: str) -> Derivation:
    """The derivation of the secret with which a table was dealt. Raises NotAllowed if there is no such match."""
    match, deal = await match_of(store, record.match_id or 0), record.deal or 0
    holds, matches_hash = deal_secret(match, deal).hex() == secret, commitment(match.secret) == match.commitment
    return Derivation(match.commitment, match.secret.hex(), derived_from(match, deal), matches_hash, holds)


async def played_from(store: Store, record: TableRecord) -> tuple[int, int, int | None]:
    """The server, the channel and the message of the match of a table. Raises NotAllowed if there is none."""
    match = await match_of(store, record.match_id or 0)
    return match.guild_id, match.channel_id, match.message_id


async def match_of(store: Store, match_id: int) -> MatchRecord:
    """The match with this id. Raises NotAllowed if there is none."""
    match = await store.matches.get(match_id)
    if match is None:
        raise NotAllowed("no-such-match")
    return match
