"""House rules in the store: appended versions, one default, names that can change."""

from datetime import timedelta

import pytest

from db import Conflict, Store, house_rules
from db.house_rules import KEPT_FOR, KEPT_REPLACED

GUILD, OTHER = 10, 11


async def save(
    store: Store, name: str, version: int = 1, rules: str = "{}", guild: int = GUILD, at: int = 1_000
) -> None:
    await store.house_rules.save(guild, name, rules, version=version, by=1, at=at)


async def names(store: Store, guild: int = GUILD) -> dict[str, tuple[int, bool]]:
    return {record.name: (record.version, record.is_default) for record in await store.house_rules.of_guild(guild)}


async def test_a_set_is_listed_with_its_newest_version(store: Store) -> None:
    await save(store, "Friday")
    await save(store, "Friday", 2, '{"seats":5}')
    await save(store, "Attic")
    await save(store, "Friday", guild=OTHER)
    for version in (1, 2):
        await save(store, "Attic", version, guild=OTHER)
    assert await names(store) == {"Attic": (1, False), "Friday": (2, False)}
    attic, friday = await store.house_rules.of_guild(GUILD)
    assert friday.rules == '{"seats":5}'
    assert (await store.house_rules.version(attic.id)) == attic


async def test_a_version_is_saved_once(store: Store) -> None:
    await save(store, "Friday")
    with pytest.raises(Conflict):
        await save(store, "Friday", rules='{"seats":5}')
    (record,) = await store.house_rules.of_guild(GUILD)
    assert record.rules == "{}"


async def test_one_set_of_a_server_is_its_default_in_every_version(store: Store) -> None:
    for name in ("Friday", "Attic"):
        await save(store, name)
    await save(store, "Friday", guild=OTHER)
    await store.house_rules.make_default(OTHER, "Friday")
    await store.house_rules.make_default(GUILD, "Friday")
    await store.house_rules.make_default(GUILD, "Attic")
    await save(store, "Attic", 2)
    assert await names(store) == {"Attic": (2, True), "Friday": (1, False)}
    assert await names(store, OTHER) == {"Friday": (1, True)}
    await store.house_rules.make_default(GUILD, None)
    assert await names(store) == {"Attic": (2, False), "Friday": (1, False)}


async def test_a_set_keeps_its_versions_and_its_place_under_a_new_name(store: Store) -> None:
    await save(store, "Friday")
    await save(store, "Friday", 2)
    await save(store, "Attic")
    await save(store, "Friday", guild=OTHER)
    await store.house_rules.make_default(GUILD, "Friday")
    await store.house_rules.rename(GUILD, "Friday", "Saturday")
    assert await names(store, OTHER) == {"Friday": (1, False)}
    assert await names(store) == {"Attic": (1, False), "Saturday": (2, True)}
    with pytest.raises(Conflict):
        await store.house_rules.rename(GUILD, "Saturday", "Attic")
    assert await names(store) == {"Attic": (1, False), "Saturday": (2, True)}


async def test_a_deleted_set_is_not_listed_and_its_number_never_means_another(store: Store) -> None:
    await save(store, "Friday")
    await store.house_rules.make_default(GUILD, "Friday")
    (old,) = await store.house_rules.of_guild(GUILD)
    await store.house_rules.delete(GUILD, "Friday", old.id)
    assert await names(store) == {}
    await save(store, "Friday", rules='{"seats":5}')
    (new,) = await store.house_rules.of_guild(GUILD)
    assert (new.version, new.is_default) == (1, False)
    assert new.id != old.id
    kept = await store.house_rules.version(old.id)
    assert (kept.name, kept.rules) == (f"~{old.id}", "{}")


async def test_a_version_is_kept_for_30_days_after_a_newer_one_has_replaced_it_and_no_longer(store: Store) -> None:
    now, day = 1_795_262_400_000, KEPT_REPLACED // 30
    assert timedelta(milliseconds=day) == timedelta(days=1)
    for name, newest in (("Attic", 31), ("Friday", 29), ("Gone", 60)):
        await save(store, name, 1, at=now - 90 * day)
        await save(store, name, 2, at=now - newest * day)
    await save(store, "Friday", 3, guild=OTHER, at=now - 90 * day)
    await store.house_rules.delete(GUILD, "Gone", 6)
    await store.house_rules.forget_replaced(now)
    left = [number for number in range(1, 8) if await store.house_rules.version(number) is not None]
    assert left == [2, 3, 4, 6, 7], "the newest of each set, and what was replaced lately"


async def test_a_proposal_that_is_stored_again_is_kept_once_with_the_new_time(store: Store) -> None:
    await store.proposals.keep("abc", "1ZV", 1_000)
    await store.proposals.keep("abc", "1ZV", 1_000 + KEPT_FOR)
    await store.proposals.keep("other", "11XSY", 1_001 + KEPT_FOR)
    assert await store.proposals.code("abc") == "1ZV"


async def test_proposals_are_deleted_after_a_month_without_changes(store: Store) -> None:
    await store.proposals.keep("abc", "1ZV", 1_000)
    await store.proposals.keep("other", "11XSY", 1_000 + KEPT_FOR)
    assert await store.proposals.code("abc") == "1ZV"
    await store.proposals.keep("other", "11XSY", 1_001 + KEPT_FOR)
    assert await store.proposals.code("abc") is None


async def test_only_the_newest_proposals_are_kept(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_rules, "MAX_PROPOSALS", 2)
    for number in range(3):
        await store.proposals.keep(f"key {number}", "1ZV", 1_000 + number)
    assert [await store.proposals.code(f"key {number}") for number in range(3)] == [None, "1ZV", "1ZV"]
