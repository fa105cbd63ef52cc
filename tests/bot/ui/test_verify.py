"""Verify: whether a deal was fair, for everybody to check."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.language.wording import Translator
from bot.past.replay import Proof, prove
from bot.ui.colours import GREEN, RED
from bot.ui.verify import verify
from db import SittingRecord, Status
from hearts import Rules, commitment
from tests.bot.past.test_replay import rounds_of, table
from tests.bot.ui.drawn import Drawn, say
from tests.past import play
from tests.payloads import lint_components


def test_the_proof_of_the_largest_deal_fits_into_a_message() -> None:
    rules = Rules(seats=16, decks=4)
    game, secrets = play(rules, Random(7), rounds=1)
    (round,) = rounds_of(game)
    proof = prove(rules, (), commitment(secrets[0]), secrets[0], round.deal)
    assert not lint_components(
        verify(table(game, "A long name").seen_by(None), proof, Translator("en-US")).to_components()
    )


GAME, SECRETS = play(Rules(), Random(7), rounds=1)


def proved(**fields: Any) -> Drawn:
    """The screen of `/hearts verify` for the first round of this game."""
    (round,) = rounds_of(GAME)
    proof = prove(GAME.rules, (), commitment(SECRETS[0]), SECRETS[0], round.deal)
    return Drawn(verify(table(GAME).seen_by(None), replace(proof, **fields), say))


def test_a_round_that_is_over_shows_its_secret_its_deal_and_how_to_check_them() -> None:
    shown = proved()
    assert shown.says("verify-sealed")
    assert shown.says("verify-fair")
    assert "1 Somebody 0: " in shown.text
    assert f"Dealer: seat {rounds_of(GAME)[0].deal.dealer + 1}" in shown.text
    assert shown.one("replay").prompt == 0


def test_the_hands_are_shown_with_the_names_of_those_they_were_dealt_to() -> None:
    (round,) = rounds_of(GAME)
    proof = prove(GAME.rules, (), commitment(SECRETS[0]), SECRETS[0], round.deal)
    view = replace(table(GAME).seen_by(None), sittings=(SittingRecord(0, 0, 3, 7, "Zoe"),))
    shown = Drawn(verify(view, proof, say)).text
    assert "1 Zoe: " in shown
    assert "2 Somebody 1: " in shown


def test_a_check_that_fails_is_reported() -> None:
    assert proved(matches_hash=False).says("verify-not-sealed")
    assert proved(fair=False).says("verify-not-fair")
    colours = [
        proved(**fields).components[0]["accent_color"] for fields in ({}, {"matches_hash": False}, {"fair": False})
    ]
    assert colours == [GREEN.value, RED.value, RED.value]


def test_the_cut_is_shown_if_somebody_was_asked() -> None:
    assert proved(cut=17).says("verify-cut", cut=17)
    assert proved(cut=17).says("verify-yourself-cut", cut=17)
    assert not proved(cut=0).says("verify-yourself-cut", cut=0), "nothing was cut"


@pytest.mark.parametrize(("status", "key"), [(Status.PLAYING, "verify-playing"), (Status.CANCELLED, "verify-ended")])
def test_only_the_hash_of_a_running_round_is_shown(status: Status, key: str) -> None:
    view = table(GAME).with_record(status=status).seen_by(None)
    shown = Drawn(verify(view, Proof(1, "ab" * 32), say))
    assert "ab" * 32 in shown.text
    assert shown.says(key)
    assert not shown.buttons
