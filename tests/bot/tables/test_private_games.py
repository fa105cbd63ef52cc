"""Private games: games of one person against computer players."""

from __future__ import annotations

import random

from bot.tables.person import Person
from bot.tables.private_games import open_private, private_options
from bot.tables.service import Tables
from db import Kind
from hearts import Card, Rules
from players.pinned import DEAL_BYTES

ANA, BEN = Person(11, "Ana"), Person(12, "Ben")
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


async def test_the_only_legal_card_plays_itself_from_the_beginning_of_a_private_game(tables: Tables) -> None:
    unhurried = private_options(Rules(passing="none"), "", "club", "people")
    lead, secret = Card.parse("2C"), HER_LEAD.to_bytes(DEAL_BYTES, "big")
    slow = await open_private(tables, ANA, unhurried, secret, random.Random(1), kind=Kind.SOLO)
    assert slow.autoplay == lead
    assert slow.record.due_at == tables.now() + slow.autoplay_pause
    at_once = private_options(Rules(passing="none"), "", "club")
    quick = await open_private(tables, BEN, at_once, secret, random.Random(1), kind=Kind.SOLO)
    assert lead not in quick.game.hand(0)
