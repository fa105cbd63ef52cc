"""Witnesses: people who have seen a hand of the round that is being played, and had their data deleted since.

A round keeps a mark of each and the seat whose cards they have seen. A mark names nobody: it is made with the secret
of the round, and goes when the round is over, before that secret is opened.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace

from bot.tables.table import Table
from db import RoundRecord

DIGITS = 16
"""Of a mark, hexadecimal."""


def mark_hand_seen(table: Table, player_id: int) -> Table:
    """The table before a person's data is deleted, with a mark of the seat whose cards they have seen in this round."""
    seat = next((gone.seat for gone in table.departures if gone.player_id == player_id), None)
    if seat is None or table.game.round is None:
        return table
    round = table.rounds[-1]
    seen = f"{round.witnesses} {_mark(round, player_id)}:{seat}".strip()
    return replace(table, rounds=(*table.rounds[:-1], replace(round, witnesses=seen)))


def seat_seen(table: Table, player_id: int) -> int | None:
    """The seat whose cards a person has seen in the round that is being played, as far as its witnesses say."""
    if not table.rounds or not table.rounds[-1].witnesses:
        return None
    seats = dict(pair.split(":") for pair in table.rounds[-1].witnesses.split())
    seat = seats.get(_mark(table.rounds[-1], player_id))
    return None if seat is None else int(seat)


def without_old_witnesses(table: Table) -> Table:
    """The table without the witnesses of rounds that nobody plays any more."""
    if not any(round.witnesses for round in table.rounds):
        return table
    rounds = (
        replace(round, witnesses="") if round.result is not None or not table.alive else round for round in table.rounds
    )
    return replace(table, rounds=tuple(rounds))


def _mark(round: RoundRecord, player_id: int) -> str:
    return hmac.new(round.secret, str(player_id).encode(), hashlib.sha256).hexdigest()[:DIGITS]
