"""House rules: changes that are written late, and names; the commands are tested in `tests.cogs.rules`."""

from contextlib import suppress
from pathlib import Path

import pytest

from bot.house_rules import HouseRules
from db import Store, StoreUnavailable
from hearts import Rules
from tests.bot.tables.lobby import MIA, SERVER
from tests.databases import in_doubt, written_late


@pytest.fixture
def house(store: Store) -> HouseRules:
    return HouseRules(store, lambda: 1_000)


async def test_what_was_not_confirmed_is_known_once_it_is_written(
    store: Store, house: HouseRules, tmp_path: Path
) -> None:

    async def names() -> list[tuple[str, bool]]:
        return [(each.name, each.is_default) for each in await house.sets(SERVER)]

    await written_late(tmp_path, store, house.save_as(SERVER, "Ours", Rules(end_score=50), MIA))
    assert await names() == [("Ours", False)]
    await written_late(tmp_path, store, house.make_default(SERVER, "Ours", MIA))
    assert await names() == [("Ours", True)]
    await written_late(tmp_path, store, house.rename(SERVER, "Ours", "Mine", MIA))
    assert await names() == [("Mine", True)]
    await written_late(tmp_path, store, house.delete(SERVER, (await house.own(SERVER, "Mine")).id, MIA))
    assert await names() == []


@pytest.mark.parametrize("renamed", [True, False])
async def test_two_names_that_are_saved_while_the_database_is_slow_are_not_the_same(
    store: Store, house: HouseRules, tmp_path: Path, renamed: bool
) -> None:
    """Names that differ in their case alone are the same name."""
    rules = Rules(end_score=50)
    await house.save_as(SERVER, "Other", rules, MIA)
    other = house.rename(SERVER, "Other", "OURS", MIA) if renamed else house.save_as(SERVER, "OURS", rules, MIA)
    await in_doubt(tmp_path, store, house.save_as(SERVER, "Ours", rules, MIA), other)
    assert [each.name for each in await house.sets(SERVER)] == ["Other", "Ours"]


@pytest.mark.parametrize("what", ["save", "delete", "default"])
async def test_nothing_is_done_with_rules_while_it_is_not_known_what_their_name_is(
    store: Store, house: HouseRules, tmp_path: Path, what: str
) -> None:
    done = []
    first = await house.save_as(SERVER, "Ours", Rules(end_score=50), MIA)
    await house.make_default(SERVER, "Ours", MIA)

    async def asked() -> None:
        with suppress(StoreUnavailable):
            match what:
                case "save":
                    await house.save(SERVER, first.id, Rules(end_score=75), MIA)
                case "delete":
                    await house.delete(SERVER, first.id, MIA)
                case "default":
                    await house.make_default(SERVER, "Ours", MIA)
            done.append(what)

    await in_doubt(tmp_path, store, house.rename(SERVER, "Ours", "Mine", MIA), asked())
    found = [(each.name, each.rules.end_score, each.is_default) for each in await house.sets(SERVER)]
    assert (found, done) == ([("Mine", 50, True)], [])


@pytest.mark.parametrize(
    ("typed", "name"), [("a \u200b b", "a b"), ("\u200b ~Attic", "Attic"), ("x\u200fy", "xy"), ("  A  b ", "A b")]
)
async def test_what_cannot_be_seen_is_no_part_of_a_name(house: HouseRules, typed: str, name: str) -> None:
    assert (await house.save_as(SERVER, typed, Rules(end_score=50), MIA)).name == name
    assert (await house.own(SERVER, typed.replace("~", ""))).name == name
