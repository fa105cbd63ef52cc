"""Private games: games of one person, among them the sealed deals."""

from __future__ import annotations

import random
from functools import partial

import pytest

import players
from bot.tables.errors import NotAllowed
from bot.tables.person import Person
from bot.tables.private import open_private, open_sealed, prepare_for, private
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from db import Kind
from hearts import Rules
from players.pinned import CLUB, DEAL_BYTES, VERSIONS

ANA = Person(11, "Ana")
HERS = bytes([0] * (DEAL_BYTES - 1))
"""With one more byte it is the secret of a deal; the byte decides whether Ana leads."""


async def test_a_private_game_has_one_person_and_no_clock(tables: Tables) -> None:
    how = {"kind": Kind.SOLO, "speed": "at-once"}
    options = private(Rules(), "standard", "club")
    table = await open_private(tables, ANA, options, bytes(DEAL_BYTES), random.Random(1), **how)
    assert (table.seats[0].name, [seat.level for seat in table.seats[1:]]) == ("Ana", ["club"] * 3)
    assert table.game.round is not None
    assert table.game.to_act == (0,), "the others have passed already"
    assert (table.record.pace, table.solo) == ("none", True)
    assert await tables.store.tables.alive_of_player(ANA.id, Kind.SOLO) == [table.record.id]


async def test_a_sealed_deal_of_unknown_computer_players_is_not_opened(tables: Tables) -> None:
    """This holds even if the person leads, so that no computer player has to move before her."""
    options, how = private(Rules(passing="none"), "no_pass"), {"kind": Kind.MATCH, "speed": "at-once"}
    led = False
    for last in range(20):
        deal = HERS + bytes([last])
        table = await open_sealed(tables, ANA, options, deal + CLUB.encode(), random.Random(1), **how)
        led = led or (table.game.round is not None and table.game.round.leader == 0)
        with pytest.raises(NotAllowed, match="daily-version"):
            await open_sealed(tables, ANA, options, deal + b"club 99", random.Random(1), **how)
    assert led


def test_only_experts_are_prepared_and_those_of_every_version(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    thinking = Thinking()
    for version in VERSIONS:
        monkeypatch.setattr(players, "prepare", partial(asked.append, version))
        prepare_for(thinking, bytes(DEAL_BYTES) + version.encode())
    thinking.close()
    assert set(asked) == set(VERSIONS) - {CLUB}
    assert "expert 1" in asked
