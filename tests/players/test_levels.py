"""Levels: properties of the computer players of every level, under all rules."""

import ast
import pickle
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import players
from hearts import PRESETS, Game, Phase, Rules, View
from players import LEVELS, choose
from tests.hearts.strategies import rules
from tests.players.situations import twins
from tests.thorough import part_of

ENTROPY = st.binary(min_size=16, max_size=16)


def played(rules: Rules, entropy: bytes, levels: list[str], rounds: int = 1) -> Game:
    """A game of computer players after some rounds; each move is checked before it is made."""
    game, rng = Game.new(rules), Random(entropy)
    for number in range(rounds):
        if game.phase is not Phase.DEALING:
            break
        game = game.deal(game.shuffle(entropy + bytes([number])))
        while game.round is not None:
            seat = rng.choice(game.to_act)
            move = choose(levels[seat % len(levels)], game.view(seat), rng)
            assert game.check(seat, move) is None, (move, game.view(seat))
            game = game.act(seat, move)
    return game


@given(rules(), ENTROPY, st.lists(st.sampled_from([*LEVELS]), min_size=3, max_size=3))
@settings(max_examples=8, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_move_is_allowed_under_any_rules(rules: Rules, entropy: bytes, levels: list[str]) -> None:
    assert played(rules, entropy, levels).rounds


@pytest.mark.slow
@pytest.mark.timeout(3600)
@given(rules(), ENTROPY, st.lists(st.sampled_from([*LEVELS]), min_size=3, max_size=3))
@settings(max_examples=part_of(300), deadline=None, suppress_health_check=list(HealthCheck))
def test_every_move_is_allowed_under_very_many_rules(rules: Rules, entropy: bytes, levels: list[str]) -> None:
    assert played(rules, entropy, levels, rounds=6).rounds


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_by_all_levels_at_one_table(name: str) -> None:
    assert len(played(PRESETS[name], b"a round of hearts", [*LEVELS], rounds=2).rounds) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_seats_that_run_out_of_chips_leave_the_others_playing(level: str) -> None:
    game = played(Rules(scoring="chips", moon="off", chips=2), b"a poor evening of hearts", [level], rounds=40)
    assert game.phase is Phase.OVER


@given(ENTROPY, st.sampled_from([*LEVELS]), st.sampled_from(sorted(PRESETS)))
@settings(max_examples=10, deadline=None)
def test_the_same_view_and_chance_give_the_same_move(entropy: bytes, level: str, name: str) -> None:
    game = Game.new(PRESETS[name])
    game = game.deal(game.shuffle(entropy))
    seat, copy = game.to_act[0], pickle.loads(pickle.dumps(game))
    assert choose(level, game.view(seat), Random(1)) == choose(level, copy.view(seat), Random(1))


@given(ENTROPY)
@settings(max_examples=10, deadline=None)
def test_hidden_cards_make_no_difference(entropy: bytes) -> None:
    """Two deals that look the same to a seat give the same move."""
    game = Game.new(PRESETS["no_pass"])
    deal = game.shuffle(entropy)
    game = game.deal(deal)
    seat = game.to_act[0]
    left, right = (seat + 1) % 4, (seat + 2) % 4
    hands = list(deal.hands)
    hands[left], hands[right] = hands[right], hands[left]
    other = Game.new(PRESETS["no_pass"]).deal(type(deal)(tuple(hands), deal.kitty, deal.dealer))
    for level in LEVELS:
        assert choose(level, game.view(seat), Random(1)) == choose(level, other.view(seat), Random(1))


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("level", LEVELS)
def test_two_hidden_cards_exchanged_make_no_difference_in_the_middle_of_a_round(level: str) -> None:
    one, two = twins(tricks=5)
    assert choose(level, one, Random(1)) == choose(level, two, Random(1))


def test_an_unknown_level_is_refused() -> None:
    game = Game.new(PRESETS["no_pass"])
    game = game.deal(game.shuffle(b"some deal or other"))
    with pytest.raises(ValueError, match="not a level"):
        choose("grandmaster", game.view(game.to_act[0]), Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_view_whose_seat_has_no_move_is_refused(level: str) -> None:
    game = Game.new(PRESETS["no_pass"])
    with pytest.raises(ValueError, match="owes no move"):
        choose(level, game.view(0), Random(1))
    game = game.deal(game.shuffle(b"some deal or other"))
    for seat in (None, (game.to_act[0] + 1) % 4):
        with pytest.raises(ValueError, match="owes no move"):
            choose(level, game.view(seat), Random(1))


def test_players_are_given_a_view_and_never_the_game() -> None:
    hidden = {"Game", "Deal", "Round"}
    folder = Path(players.__file__).parent
    for file in {*folder.glob("*.py")} - {*folder.glob("puzzle*.py")}:  # which know whole deals, and play nothing
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        assert not hidden & {alias.name for node in imports for alias in node.names}, file
        assert not any(node.module in ("hearts.game", "hearts.round", "hearts.deal") for node in imports), file
    hints: dict[str, Any] = get_type_hints(choose)
    assert hints["view"] is View


def test_every_level_is_documented_and_has_a_test_of_its_own() -> None:
    here, page = Path(__file__), Path(__file__).parents[2] / "docs" / "computer-players.md"
    shown = "".join(path.read_text("utf-8") for path in here.parent.glob("test_*.py") if path != here)
    assert [level for level in LEVELS if f"| `{level}` |" not in page.read_text("utf-8")] == [], f"not in {page.name}"
    assert [level for level in LEVELS if f'"{level}"' not in shown] == [], "no other test in tests/players names it"
