"""People: names, languages and preferences of those who use the bot."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.community import people as module
from bot.community.people import LASTING, People
from bot.community.settings import Preferences
from bot.language.wording import Translator
from db import PlayerRecord, Store, StoreError
from tests.databases import written_late
from tests.hindered import keep_failing

ANA, BEN, SERVER = 11, 12, 7


async def test_a_preference_that_was_not_confirmed_holds_once_it_is_written(
    people: People, store: Store, tmp_path: Path
) -> None:
    await people.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    await written_late(tmp_path, store, people.prefer(ANA, silent=True))
    assert people.preferences(ANA).silent
    assert (await people.prefer(ANA, row=3)).silent


@contextmanager
def read_slowly(store: Store) -> Iterator[asyncio.Event]:
    """What is read of a person arrives once the event is set, whatever has been written meanwhile."""
    read, arrives = store.directory.player, asyncio.Event()

    async def slowly(player_id: int) -> PlayerRecord | None:
        record = await read(player_id)
        await arrives.wait()
        return record

    with pytest.MonkeyPatch.context() as slow:
        slow.setattr(store.directory, "player", slowly)
        yield arrives


async def test_two_preferences_that_are_changed_at_once_are_both_kept(people: People, store: Store) -> None:
    await people.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    with read_slowly(store) as arrives:
        changing = asyncio.gather(people.prefer(ANA, silent=True), people.prefer(ANA, row=3))
        await asyncio.sleep(0.05)
        arrives.set()
        await changing
    assert people.preferences(ANA) == Preferences(silent=True, row=3)
    assert await People(store, lambda: 2_000).known_preferences(ANA) == Preferences(silent=True, row=3)


async def test_a_preference_that_is_changed_while_the_old_ones_are_read_is_known(people: People, store: Store) -> None:
    await people.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    people.forget(ANA)
    with read_slowly(store) as arrives:
        reading = asyncio.create_task(people.known_preferences(ANA))
        await asyncio.sleep(0.05)
    changing = asyncio.create_task(people.prefer(ANA, row=3))
    await asyncio.sleep(0.05)
    arrives.set()
    await asyncio.gather(reading, changing)
    assert people.preferences(ANA).row == 3


async def test_what_another_process_has_changed_is_known_a_minute_later_and_never_undone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    here, there = (People(store, lambda: now) for _ in range(2))
    monkeypatch.setattr(here, "_lasting", LASTING)  # as on PostgreSQL
    await here.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    await there.prefer(ANA, row=3)
    assert await here.known_preferences(ANA) == Preferences()
    now = LASTING
    assert await here.known_preferences(ANA) == Preferences(row=3)
    await here.prefer(ANA, silent=True)
    assert await there.prefer(ANA, forced=False) == Preferences(row=3, silent=True, forced=False)


async def test_somebody_who_comes_back_after_deleting_their_data_at_another_process_is_remembered_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    here = People(store, lambda: now)
    monkeypatch.setattr(here, "_lasting", LASTING)  # as on PostgreSQL
    await here.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    await store.privacy.delete(ANA, "Somebody")
    now = LASTING
    await here.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    await here.prefer(ANA, row=3)
    assert (await People(store, lambda: now).known_preferences(ANA)).row == 3


async def test_what_has_expired_is_read_again_once_and_known_until_then(store: Store) -> None:
    now = 5
    here, there = (People(store, lambda: now) for _ in range(2))
    await here.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    await here.prefer(ANA, silent=True)
    await there.prefer(ANA, row=3)
    here.expire()
    assert here.preferences(ANA) == Preferences(silent=True), "panels are drawn as before"
    now = 6
    assert await here.known_preferences(ANA) == Preferences(silent=True, row=3)
    await there.prefer(ANA, row=4)
    assert (await here.known_preferences(ANA)).row == 3


async def test_preferences_stay_known_while_the_store_cannot_be_read(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0
    people = People(store, lambda: now)
    monkeypatch.setattr(people, "_lasting", LASTING)
    await people.prefer(ANA, row=3)
    now = LASTING
    await store.close()
    assert await people.known_preferences(ANA) == Preferences(row=3)
    with pytest.raises(StoreError):
        await people.known_preferences(BEN)


async def test_of_many_people_those_are_forgotten_whose_preferences_were_read_first(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "MAX_CACHED", 2)
    people = People(store, lambda: 2_000)
    for person in (ANA, BEN):
        await people.remember(person, SERVER, "Ana", "Ana", "en-US")
        await people.prefer(person, row=3)
    await people.prefer(ANA, row=5)
    await people.known_preferences(BEN + 1)
    assert [people.preferences(number).row for number in (ANA, BEN)] == [5, Preferences().row]
    assert (await people.known_preferences(BEN)).row == 3


async def test_preferences_for_silence_and_for_playing_each_card_are_known(people: People) -> None:
    for person in (ANA, BEN):
        await people.remember(person, SERVER, "Somebody", "Somebody", "en-US")
    await people.prefer(BEN, silent=True, forced=False)
    later = People(people._store, lambda: 2_000)
    assert await later.silent([ANA, BEN]) == {BEN}
    assert await later.autoplayers([ANA, BEN]) == {ANA}
    await people.prefer(BEN, forced=True)
    later.expire()
    assert await later.autoplayers([ANA, BEN]) == {ANA, BEN}


async def test_equal_preferences_of_many_people_are_one_object(people: People) -> None:
    for each in ANA, BEN:
        await people.prefer(each, lesson=0)
    assert people.preferences(ANA) is people.preferences(BEN)
    await people.prefer(BEN, lesson=1)
    assert (people.preferences(ANA).lesson, people.preferences(BEN).lesson) == (0, 1)


async def test_a_preference_that_cannot_be_stored_is_not_shown(people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    await people.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    await people.prefer(ANA, row=3)
    keep_failing(monkeypatch, people._store.directory, "set_preferences", StoreError("no disk"))
    with pytest.raises(StoreError):
        await people.prefer(ANA, row=5)
    assert people.preferences(ANA).row == 3


async def test_a_name_that_could_not_be_stored_is_stored_the_next_time(
    people: People, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        keep_failing(patch, store.directory, "see_player", StoreError("no disk"))
        await people.remember(ANA, SERVER, "Ana", "Ana", "de")
    await people.remember(ANA, SERVER, "Ana", "Ana", "de")
    assert (await people.translator(ANA))("button-join") == Translator("de")("button-join")


async def test_a_person_who_is_written_to_reads_the_language_of_their_last_interaction(people: People) -> None:
    await people.remember(ANA, SERVER, "Ana", "Ana of the club", "de")
    assert (await people.translator(ANA))("button-join") == Translator("de")("button-join")
    await people.remember(ANA, SERVER, "Ana", "Ana of the club", "fr")
    assert (await people.translator(ANA))("button-join") == Translator("fr")("button-join")
    assert (await people.translator(BEN))("button-join") == Translator("en")("button-join")
