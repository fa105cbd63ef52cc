"""Features: what the policy sees of a card that may be played: counts and states relative to the unseen cards."""

from __future__ import annotations

import pytest

from hearts import PRESETS
from players.kernel.features import (
    LIE,
    MINE,
    PHASE,
    PLAY_WEIGHTS,
    QUEEN_STATE,
    SAFE,
    SCENE,
    TABLES,
    TO_PLAY,
    TOP,
    count_above,
    fill_scene,
    kind_of,
    lies,
    moon_state,
    weigh,
)
from players.kernel.position import PENALTIES, POINTS, SIZE
from players.kernel.reading import Seen
from players.kernel.spec import FIRST, spec_of
from tests.hearts.table import Table
from tests.players.kernel.positions import card, seen, spec_for
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
    cards, logits, indices = [0] * 32, [0.0] * 32, [0] * 32 * TABLES
    count = weigh(found.position, found.spec, weights, [0] * SCENE, cards, logits, indices)
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
