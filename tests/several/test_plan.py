"""The plan that a seed gives."""

from tests.several.plan import KINDS, draw


def test_the_same_seed_gives_the_same_plan() -> None:
    assert draw(7, 90) == draw(7, 90) != draw(8, 90)


def test_everything_is_drawn_some_time_and_within_its_limits() -> None:
    planned = draw(1, 3_000)
    assert {each.kind for each in planned} == set(KINDS)
    for each in planned:
        shortest, longest = KINDS[each.kind].seconds
        assert shortest <= each.seconds <= longest
