"""The learned policy: its file, and whether plain Python evaluates it as the compiled kernel does."""

import subprocess
import sys
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from random import Random

import numpy as np
import pytest

from hearts import PRESETS, Game, Pass, Phase, parse_cards
from players import choose, policy
from players.beliefs import EXPERT_3
from players.kernel.features import WEIGHTS
from players.kernel.jit import kernel
from players.kernel.reading import read
from players.kernel.rollout import new_scratch
from players.kernel.spec import FIRST, LATEST, card_of, code
from players.search import policies_for
from tests.hearts.table import Table
from tests.players.situations import table, whole

SHA256 = "a0a2120a9f4241eb7fec83c244ccac76ef03bcefc0b6828314674e5fe21f9393"
"""The hash of the shipped weights, and of those that `python -m players.training` makes (docs/computer-players.md)."""


def test_the_weights_are_those_that_were_measured() -> None:
    content = files("players").joinpath(policy.FILE).read_bytes()
    assert sha256(content).hexdigest() == SHA256
    assert len(content) == 4 * WEIGHTS * len(policy.STYLES)


@pytest.mark.parametrize("name", ["standard", "omnibus", "cancellation", "jokers", "three"])
def test_the_policy_is_the_same_with_and_without_the_compiler(compiled: None, name: str) -> None:
    game = Game.new(PRESETS[name])
    game = game.deal(game.shuffle(f"read twice by {name}".encode()))
    while game.round is not None:
        view = game.view(game.to_act[0])
        if game.phase is Phase.PLAYING:
            seen, style = read(view), policy.style_of(view.rules)
            position, spec, scratch = np.array(seen.position), np.array(seen.spec), new_scratch()
            n = kernel().weigh(position, spec, policies_for(style, EXPERT_3)[0], scratch)
            found = policy.logits_of(seen, style)
            assert list(found) == list(scratch.cards[:n])
            assert list(found.values()) == pytest.approx(list(scratch.logits[:n]))
        game = game.act(game.to_act[0], choose("beginner", view, Random(1)))


def test_every_style_has_weights() -> None:
    assert {policy.style_of(rules) for rules in PRESETS.values()} <= set(policy.STYLES)
    for style in policy.STYLES:
        assert any(policy.weights_for(style))


def test_in_the_first_edition_rules_with_two_decks_or_high_values_have_no_style_of_their_own() -> None:
    names = ("extreme", "spot", "black_maria", "omnibus", "standard")
    styles = {edition: [policy.style_of(PRESETS[name], edition) for name in names] for edition in (FIRST, LATEST)}
    assert styles[FIRST] == ["standard", "spot", "standard", "bonus", "standard"]
    assert styles[LATEST] == ["decks", "values", "maria", "bonus", "standard"]


def sensible_of(situation: Table) -> str:
    view = situation.game.view(situation.turn)
    seen = read(view)
    return " ".join(
        str(card_of(number)) for number in policy.sensible(view, seen, [code(c, view.rules) for c in view.legal])
    )


def test_the_last_player_leaves_points_to_others_unless_a_moon_depends_on_the_trick() -> None:
    hands = ("AC 4D 9C", "2C 6D", "3C QS KH TH 9S 8S 7S 5C 6C 7C 8C TC JC", "4C KD 3D 2S 3S 4S 2H 3H 4H 5H 6S QC KC")
    assert sensible_of(whole(*hands, dealer=3).play("2C 3C 4C AC 4D 6D QS")) == "3D"
    assert sensible_of(whole(*hands, dealer=3).play("2C 3C 4C AC 4D 6D KH")) == "3D KD"
    three = ("AC KC 9H AD KD", "QS AH 8H 4D 5D", "KH JH TH 6H 3D")
    moon, none = (table(*three, moon=moon).play("AC QS KH KC AH JH 9H 8H") for moon in ("others_up", "off"))
    assert sensible_of(moon) == "6H TH", "the taker so far would have all points"
    assert sensible_of(none) == "6H"


def test_the_policy_passes_forbidden_cards_only_if_no_others_are_left() -> None:
    hand = "QS KS AS 2H 3H 4H 5H 6H 7H 8H 9H TH JH"
    for forbidden in (hand, hand.removesuffix("TH JH")):
        game = whole(hand, "", "", "", passing="left", pass_forbidden=parse_cards(forbidden)).game
        cards = policy.passes(game.view(0))
        assert game.check(0, Pass(cards)) is None
        assert set(parse_cards(hand)) - set(parse_cards(forbidden)) <= set(cards)


def test_a_file_that_is_cut_short_is_no_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    content = files("players").joinpath(policy.FILE).read_bytes()
    (tmp_path / policy.FILE).write_bytes(content[:-4])
    monkeypatch.setattr(policy, "files", lambda package: tmp_path)
    policy.weights_for.cache_clear()
    try:
        assert len(policy.weights_for(policy.STYLES[-2])) == WEIGHTS
        with pytest.raises(EOFError, match=policy.STYLES[-1]):
            policy.weights_for(policy.STYLES[-1])
    finally:
        policy.weights_for.cache_clear()


def test_neither_players_nor_the_club_level_need_a_library() -> None:
    """The bot starts without waiting for numpy or the compiler, and can play without them."""
    code = (
        "import sys; from random import Random; from hearts import PRESETS, Game; from players import choose\n"
        "game = Game.new(PRESETS['no_pass']); game = game.deal(game.shuffle(bytes(16)))\n"
        "choose('club', game.view(game.to_act[0]), Random(1))\n"
        "assert not {'numpy', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
