"""Pinned players: the same cards get the same moves, in this version and every later one that keeps it."""

from hashlib import sha256

import pytest

from hearts import PRESETS, Deal, Game, Rules
from hearts.options import OPTIONS
from players.pinned import CLUB, DEAL_BYTES, UnknownVersion, answer, derived, version_of
from players.preparing import load
from players.worlds import seed_of

RULES = Rules(end="rounds", end_rounds=1)
SECRET = bytes(range(DEAL_BYTES))


def transcript(version: str, preset: str) -> str:
    """The hash of all passes and plays of the players of a version in one deal."""
    rules = Rules(**PRESETS[preset].model_dump() | RULES.differences())
    game = Game.new(rules).deal(Deal.shuffled(rules, SECRET))
    while game.to_act:
        seat = game.to_act[0]
        game = game.act(seat, answer(version, game.view(seat)))
    return sha256(repr(game.events).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    ("preset", "moves"),
    [
        ("standard", "d13b1be45be97d98"),
        ("omnibus", "42d9af83af006640"),
        ("three", "23abceb778d899ab"),
        ("spot", "6f3ebaf016ac83c4"),
        ("black_maria", "d9450e0c4c6151e8"),
        ("extreme", "3182967cee3a68fd"),
        ("cancellation", "c32266a2cf79ef54"),
        ("old_hearts", "6d34889901bfb7cd"),
    ],
)
def test_the_club_of_version_1_plays_as_it_did_when_it_was_sealed(preset: str, moves: str) -> None:
    assert transcript("club 1", preset) == moves


def test_a_derived_secret_depends_on_the_key_and_what_it_is_about_and_has_the_version() -> None:
    assert derived(b"key", "daily 1", CLUB) == derived(b"key", "daily 1", CLUB)
    assert len({derived(key, about, CLUB) for key in (b"key", b"other") for about in ("daily 1", "daily 2")}) == 4
    assert version_of(derived(b"key", "daily 1", CLUB)) == CLUB


def test_the_random_numbers_of_an_expert_are_those_with_which_it_was_sealed() -> None:
    game = Game.new(RULES).deal(Deal.shuffled(RULES, SECRET))
    while len(game.tricks) < 2 or not game.trick.plays[1:]:
        seat = game.to_act[0]
        game = game.act(seat, answer("club 1", game.view(seat)))
    assert seed_of(game.view(game.to_act[0])) == 32766553022896126


def test_rules_keep_their_order_because_the_random_numbers_of_an_expert_depend_on_it() -> None:
    """`seed_of` hashes the rules that differ, in the order of the fields of `Options`. If old fields change places,
    experts move differently in deals that are sealed already; a new field may stand anywhere."""
    order = [*range(1, 5), 18, 5, 6, 7, 42, *range(8, 13), 14, 13, *range(15, 18), *range(20, 25), 27, 28, 39, 40, 29]
    order += [25, 26, 31, 32, 30, 43, *range(33, 37), 19, 37, 38, 41]
    assert [option.row.number for option in OPTIONS.values() if option.row.number <= max(order)] == order
    rules = Rules(
        seats=5, remainder="kitty", passing="left", opening="any_club", queen_points=25, moon="smart", floor=0
    )
    assert seed_of(Game.new(rules).deal(Deal.shuffled(rules, SECRET)).view(0)) == 10524843603411134


@pytest.mark.slow
@pytest.mark.parametrize(
    ("version", "preset", "moves"),
    [
        ("expert 1", "standard", "dd9aeca006955629"),
        ("expert 1", "black_maria", "0fcb3de5903bc74e"),
        ("expert 2", "standard", "a908be86502c8739"),
        ("expert 2", "black_maria", "ee81fdaeb6389c83"),
        ("expert 2", "spot", "a489f89607895a25"),
        ("expert 2", "extreme", "ff6d54c3b09ea5ca"),
        ("expert 3", "standard", "de8f05f1df648865"),
        ("expert 3", "spot", "9b6e0e89795f9b83"),
        ("expert 3", "extreme", "af1a3ebea3cb4398"),
    ],
)
def test_experts_of_earlier_versions_play_as_they_did_when_they_were_sealed(
    version: str, preset: str, moves: str
) -> None:
    load()
    assert transcript(version, preset) == moves


def test_a_version_that_this_program_does_not_know_moves_nothing() -> None:
    game = Game.new(RULES).deal(Deal.shuffled(RULES, SECRET))
    with pytest.raises(UnknownVersion):
        answer("expert 0", game.view(0))


def test_the_secret_of_a_deal_names_its_version() -> None:
    assert version_of(SECRET + b"expert 1") == "expert 1"
