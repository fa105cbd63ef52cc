"""Witnesses: people who saw a hand of the present round and then had their data deleted.

A round keeps a mark of each witness and the seat whose cards they saw. A mark identifies nobody: it is an HMAC with the
secret of the round, and is deleted when the round is over, before that secret is published.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import replace
from typing import Final

from bot.tables.table import Table
from db import RoundRecord

DIGITS: Final = 16
"""The length of a mark in hexadecimal digits."""


def mark_hand_seen(table: Table, player_id: int) -> Table:
    """Returns the table with a mark for the seat whose cards a person saw in this round; call it before their data is
    deleted."""
    seat = next((gone.seat for gone in table.departures if gone.player_id == player_id), None)
    if seat is None or table.game.round is None:
        return table
    round = table.rounds[-1]
    seen = f"{round.witnesses} {_mark(round, player_id)}:{seat}".strip()
    return replace(table, rounds=(*table.rounds[:-1], replace(round, witnesses=seen)))


def seat_seen(table: Table, player_id: int) -> int | None:
    """The seat whose cards a person saw in the present round, according to its marks; None if there is no mark of
    theirs."""
    if not table.rounds or not table.rounds[-1].witnesses:
        return None
    seats = dict(pair.split(":") for pair in table.rounds[-1].witnesses.split())
    seat = seats.get(_mark(table.rounds[-1], player_id))
    return None if seat is None else int(seat)


def without_old_witnesses(table: Table) -> Table:
    """The table without the witnesses of finished rounds; without any once the table is over."""
    if not any(round.witnesses for round in table.rounds):
        return table
    rounds = (
        replace(round, witnesses="") if round.result is not None or not table.alive else round for round in table.rounds
    )
    return replace(table, rounds=tuple(rounds))


def _mark(round: RoundRecord, player_id: int) -> str:
    return hmac.new(round.secret, str(player_id).encode(), hashlib.sha256).hexdigest()[:DIGITS]
