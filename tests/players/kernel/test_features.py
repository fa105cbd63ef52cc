"""Features: what the policy sees of a card that may be played: counts and states relative to the unseen cards."""

import pytest

from hearts import PRESETS
from players.kernel.features import (
    DIRECTIONS,
    LIE,
    MINE,
    P1,
    PASS_TABLES,
    PHASE,
    PLAY_WEIGHTS,
    QUEEN_STATE,
    ROLES,
    SAFE,
    SCENE,
    TABLES,
    TO_PLAY,
    TOP,
    WEIGHTS,
    count_above,
    cover,
    direction_of,
    fill_scene,
    guards,
    kind_of,
    lies,
    moon_state,
    role_of,
    scratch_of_lists,
    weigh,
    weigh_pass,
)
from players.kernel.position import PENALTIES, POINTS, SIZE
from players.kernel.reading import Seen
from players.kernel.spec import FIRST, LOOSE, SPADES, spec_of
from tests.hearts.table import Table
from tests.players.kernel.positions import card, hand, seen, spec_for
from tests.players.situations import table

HANDS = ("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC AC 2S")


def scene_of(situation: Table) -> list[int]:
    scene, found = [0] * SCENE, seen(situation)
    fill_scene(found.position, found.spec, scene)
    return scene


def test_a_card_is_above_when_nothing_unseen_beats_it() -> None:
    assert count_above(0b110100, 0b001000) == 2
    assert count_above(0b110100, 0) == 3
    assert count_above(0b000100, 0b001000) == 0


@pytest.mark.parametrize(
    ("preset", "bounds"),
    [
        ("standard", (1, 3, 13)),
        ("extreme", (1, 3, 13)),
        ("black_maria", (1, 3, 13)),
        ("spot", (1, 13, 25)),
        ("spot_light", (1, 13, 13)),
        ("old_hearts", (1, 2, 7)),
    ],
)
def test_the_points_in_the_trick_are_put_into_classes(preset: str, bounds: tuple[int, int, int]) -> None:
    """A queen is the highest class, whatever all cards together are worth."""
    spec = spec_of(PRESETS[preset], PRESETS[preset].seats)
    classes = [lies(points, spec) for points in range(30)]
    assert tuple(map(classes.index, (1, 2 if 2 in classes else 3, 3))) == bounds
    assert (classes[0], lies(-10, spec)) == (0, 4)


def test_the_first_edition_scales_points_to_those_of_one_deck() -> None:
    extreme = spec_of(PRESETS["extreme"], 8, FIRST)
    assert [lies(points, extreme) for points in (1, 2, 5, 6, 13, 25, 26)] == [0, 1, 1, 2, 2, 2, 3]


def test_the_scene_has_the_features_that_all_cards_of_a_hand_share() -> None:
    lead, last = scene_of(table(*HANDS)), scene_of(table(*HANDS).play("9C TC"))
    assert (lead[MINE], lead[TO_PLAY], lead[PHASE], lead[QUEEN_STATE]) == (0, 2, 0, 0)
    assert (last[MINE], last[TO_PLAY], last[LIE]) == (2, 0, 0)
    hers = scene_of(table(*HANDS).play("9C"))
    assert hers[QUEEN_STATE] == 1
    gone = scene_of(table(*HANDS).play("9C TC 4C QS 2S KD"))
    assert gone[QUEEN_STATE] == 2
    assert gone[PHASE] == 2
    assert last[TOP] == 3, "two of its five cards may be beaten"
    assert last[SAFE] == 4, "in no suit can it be made to take a trick with its lowest card"


def test_the_state_of_the_moon_says_which_seats_have_points() -> None:
    spec, p = spec_for(), [0] * SIZE
    assert moon_state(p, spec, 0) == 0
    p[PENALTIES + 2], p[POINTS + 2] = 3, 3
    assert [moon_state(p, spec, seat) for seat in (2, 0)] == [2, 6]
    p[POINTS + 2] = 16
    assert [moon_state(p, spec, seat) for seat in (2, 0)] == [3, 7], "with many points it is closer"
    p[PENALTIES + 1] = 1
    assert moon_state(p, spec, 2) == 1


def test_the_kind_of_a_spade_depends_on_where_the_queen_is() -> None:
    spec = spec_for(bonus_card="JD", doubler="ten_of_clubs")
    texts = ("2C", "3H", "JD", "TC", "QS")
    assert [kind_of(spec, 0, card(text)) for text in texts] == [0, 1, 7, 8, 4]
    low, king = card("3S"), card("KS")
    assert [(kind_of(spec, queen, low), kind_of(spec, queen, king)) for queen in (0, 1, 2)] == [(2, 3), (5, 6), (0, 0)]


def weighed(found: Seen, weights: list[float]) -> tuple[list[int], list[float], list[int]]:
    _, cards, logits, indices = scratch = scratch_of_lists()
    count = weigh(found.position, found.spec, weights, scratch)
    return cards[:count], logits[:count], indices[: count * TABLES]


def test_every_legal_card_is_weighed_by_eight_tables_and_an_only_one_by_none() -> None:
    weights = [0.0] * PLAY_WEIGHTS
    found = seen(table(*HANDS).play("9C TC"))
    cards, logits, indices = weighed(found, weights)
    assert cards == [card(text) for text in ("4C", "JC", "QC", "AC")]
    assert len(indices) == 4 * TABLES
    assert all(0 <= index < PLAY_WEIGHTS for index in indices)
    weights[indices[0]] += 1.5
    assert weighed(found, weights)[1][0] == 1.5 + logits[0]
    only = seen(table("5C 9C 3D 4D KD", "TC QS 3S 4S KS", "4C JC QC AC 2S").play("9C"))
    assert weighed(only, [9.0] * PLAY_WEIGHTS)[:2] == ([card("TC")], [0.0])


@pytest.mark.parametrize(("offset", "direction"), [(1, 0), (-1, 1), (3, 1), (2, 2), (5, 0)])
def test_a_pass_goes_left_or_right_or_elsewhere(offset: int, direction: int) -> None:
    assert direction_of(spec_for(), offset) == direction < DIRECTIONS


def test_a_card_has_the_role_that_the_rules_give_it() -> None:
    plain = spec_for()
    roles = {text: role_of(plain, card(text)) for text in ("2C", "JD", "TC", "3H", "JS", "QS", "KS", "AS")}
    assert roles == {"2C": 0, "JD": 0, "TC": 0, "3H": 1, "JS": 2, "QS": 3, "KS": 4, "AS": 5}
    rich = spec_for(bonus_card="JD", doubler="ten_of_clubs")
    assert (role_of(rich, card("JD")), role_of(rich, card("TC")), role_of(plain, 16 * LOOSE)) == (6, 7, 7)
    assert role_of(spec_for(queen_points=0), card("KS")) == 0, "spades are plain where she scores nothing"


def test_low_spades_are_counted_and_the_high_ones_are_known() -> None:
    spec = spec_for()
    assert cover(hand("2S 3S JS QS KS")[SPADES], spec) == 3
    assert cover(hand("2S 3S 4S 5S 6S 7S")[SPADES], spec) == 5
    assert [guards(hand(text)[SPADES], spec) for text in ("2S", "QS", "KS", "AS", "QS AS")] == [0, 1, 2, 4, 5]


def test_equal_cards_are_one_choice_with_indices_within_the_weights() -> None:
    spec, weights = spec_for(), [0.0] * WEIGHTS
    _, cards, logits, indices = scratch = scratch_of_lists()
    count = weigh_pass(hand("2C 4C QS KS AH"), spec, weights, 0, scratch)
    assert cards[:count] == [card(text) for text in ("2C", "4C", "QS", "KS", "AH")]
    assert all(P1 <= index < WEIGHTS for index in indices[: count * PASS_TABLES])
    assert len(set(indices[: count * PASS_TABLES : PASS_TABLES])) == count
    weights[indices[2 * PASS_TABLES]] = 5.0
    assert weigh_pass(hand("2C 4C QS KS AH"), spec, weights, 0, scratch) == 5
    assert logits[:5] == [0.0, 0.0, 5.0, 0.0, 0.0]
    two = spec_for(decks=2, seats=8)
    assert weigh_pass([0b1100, 0, 0, 0, 0], two, [0.0] * WEIGHTS, 0, scratch) == 1, "two equal cards"
    assert ROLES == 8
