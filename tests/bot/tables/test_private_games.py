"""Private games: games of one person against computer players."""

from __future__ import annotations

import random

import pytest

from bot.tables.pace import SPEEDS, Speed
from bot.tables.person import Person
from bot.tables.private_games import open_private, private_options
from bot.tables.service import Tables
from db import Kind
from hearts import Card, Rules
from players.pinned import DEAL_BYTES

ANA = Person(11, "Ana")
HER_LEAD = 8
"""The secret of a deal in which seat 0 holds the two of clubs, which leads to the first trick."""


async def test_a_private_game_has_one_person_and_no_clock(tables: Tables) -> None:
    options = private_options(Rules(), "standard", "club")
    table = await open_private(tables, ANA, options, bytes(DEAL_BYTES), random.Random(1), kind=Kind.SOLO)
    assert (table.seats[0].name, [seat.level for seat in table.seats[1:]]) == ("Ana", ["club"] * 3)
    assert table.game.round is not None
    assert table.game.to_act == (0,), "the others have passed already"
    assert (table.record.settings.pace, table.kind.solitaire) == ("none", True)
    assert await tables.store.tables.alive_of_player(ANA.id, Kind.SOLO) == [table.record.id]


@pytest.mark.parametrize("speed", SPEEDS)
async def test_no_card_of_a_person_who_plays_alone_plays_itself(tables: Tables, speed: Speed) -> None:
    options = private_options(Rules(passing="none"), "", "club", speed)
    secret = HER_LEAD.to_bytes(DEAL_BYTES, "big")
    table = await open_private(tables, ANA, options, secret, random.Random(1), kind=Kind.SOLO)
    assert table.game.legal_plays(0) == (Card.parse("2C"),)
    assert table.autoplay is None
    assert table.record.due_at == tables.now() + tables.tempo.solo_idle
