"""Who had which shards when."""

from tests.several.owners import Look, Owners


def looks(*epochs: tuple[int, int]) -> Owners:
    """A look a second, each with the epochs of the owners of shards 0 and 1."""
    return Owners([Look(at, {0: (first, None), 1: (second, None)}, {}) for at, (first, second) in enumerate(epochs)])


def test_shards_that_one_process_has_had_at_the_same_time_since_then_are_shared() -> None:
    owners = looks((1, 1), (1, 2), (2, 1), (3, 3))
    assert owners.shared((0, 1), since=0)
    assert owners.shared((0, 1), since=1)
    assert not looks((1, 1), (1, 2), (2, 1)).shared((0, 1), since=1)


def test_a_shard_has_changed_once_somebody_else_has_it() -> None:
    owners = looks((1, 1), (1, 2), (1, 2))
    assert owners.changed(1, since=0)
    assert not owners.changed(0, since=0)
    assert not owners.changed(1, since=1)
