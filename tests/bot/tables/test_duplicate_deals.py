"""Duplicate deals: one round each, dealt from the sealed secret and from everybody's cuts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.tables.duplicate_deals import deal_secret, derived_from, rules_of
from db import MatchPlayer, MatchRecord, MatchStatus
from hearts import PRESETS, Game
from players.pinned import DEAL_BYTES


@pytest.mark.parametrize("name", [name for name, rules in PRESETS.items() if rules.scoring == "points"])
def test_the_deals_of_a_match_are_one_round_each_with_the_passes_of_a_game(name: str) -> None:
    rules = PRESETS[name]
    for deal in range(len(rules.cycle) + 1):
        one = rules_of(rules, deal)
        assert (one.end, one.end_rounds, one.deck.points) == ("rounds", 1, rules.deck.points)
        wanted = rules.cycle[deal % len(rules.cycle)] if rules.cycle else ()
        assert Game.new(one).pass_target == wanted


def test_every_cut_and_every_number_makes_another_deal_for_the_same_computer_players() -> None:
    secret = bytes(DEAL_BYTES) + b"club 1"
    people = (MatchPlayer(11, "Ana", 0, cut=17), MatchPlayer(12, "Ben", 1))
    match = MatchRecord(1, 7, 8, None, 11, MatchStatus.PLAYING, 4, 24, "standard", "{}", 0, 0, secret, "", people)
    cut_again = replace(match, players=(people[0], replace(people[1], cut=17)))
    swapped = replace(match, players=(replace(people[0], cut=0), replace(people[1], cut=17)))
    secrets = [deal_secret(match, 0), deal_secret(match, 1), deal_secret(cut_again, 0), deal_secret(swapped, 0)]
    assert len(set(secrets)) == 4
    assert {dealt[DEAL_BYTES:] for dealt in secrets} == {b"club 1"}
    assert deal_secret(match, 0) == secrets[0]
    assert derived_from(match, 0) == "deal 1 cuts 17 0"
