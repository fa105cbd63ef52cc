"""Sealed deals: only the computer players that were sealed with them play them."""

from __future__ import annotations

import random
from functools import partial

import pytest

import players
from bot.tables.errors import NotAllowed
from bot.tables.kind import Kind
from bot.tables.kinds import add_kind
from bot.tables.person import Person
from bot.tables.pinned_deals import prepare_for
from bot.tables.private_games import open_private, private_options
from bot.tables.service import Tables
from bot.tables.thinking import Thinking
from hearts import Rules
from players.pinned import CLUB, DEAL_BYTES, VERSIONS

SEALED = Kind("sealed", solitaire=True, shared_deal=True)
ANA = Person(11, "Ana")
HERS = bytes([0] * (DEAL_BYTES - 1))
"""With one more byte it is the secret of a deal; the byte decides whether Ana leads."""


async def test_a_sealed_deal_of_unknown_computer_players_is_not_opened(tables: Tables) -> None:
    """This holds even if the person leads, so that no computer player has to move before her."""
    rules = Rules(passing="none", opening="low_club_holder")  # no lead plays itself, as the only legal card would
    options, how = private_options(rules, "no_pass"), {"kind": SEALED.name}
    add_kind(SEALED)
    led = False
    for last in range(20):
        deal = HERS + bytes([last])
        table = await open_private(tables, ANA, options, deal + CLUB.encode(), random.Random(1), **how)
        led = led or (table.game.round is not None and table.game.round.leader == 0)
        with pytest.raises(NotAllowed, match="deal-version"):
            await open_private(tables, ANA, options, deal + b"club 99", random.Random(1), **how)
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
