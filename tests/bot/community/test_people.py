"""People: names, languages and preferences of those who use the bot."""

from __future__ import annotations

import pytest

from bot.community.people import People
from bot.community.settings import Preferences
from bot.language.wording import Translator
from db import Store

ANA, BEN, SERVER = 11, 12, 7


async def test_a_new_preference_is_stored_and_the_others_stay(people: People, store: Store) -> None:
    assert people.preferences(ANA) == Preferences()
    await people.remember(ANA, SERVER, "Ana", "Ana", "en-US")
    await people.prefer(ANA, silent=True)
    assert await people.prefer(ANA, row=3) == Preferences(silent=True, row=3)
    later = People(store, lambda: 2_000)
    assert later.preferences(ANA) == Preferences(), "it was not read yet"
    assert await later.known_preferences(ANA) == Preferences(silent=True, row=3)
    with pytest.raises(ValueError, match="row"):
        await people.prefer(ANA, row=9)
    assert people.preferences(ANA).row == 3


async def test_preferences_for_silence_and_for_playing_each_card_are_known(people: People) -> None:
    await people.prefer(BEN, silent=True, forced=False)
    assert await people.silent([ANA, BEN]) == {BEN}
    assert await people.autoplayers([ANA, BEN]) == {ANA}


async def test_a_person_who_is_written_to_reads_the_language_of_their_last_interaction(people: People) -> None:
    await people.remember(ANA, SERVER, "Ana", "Ana of the club", "de")
    assert (await people.translator(ANA))("button-join") == Translator("de")("button-join")
    await people.remember(ANA, SERVER, "Ana", "Ana of the club", "fr")
    assert (await people.translator(ANA))("button-join") == Translator("fr")("button-join")
    assert (await people.translator(BEN))("button-join") == Translator("en")("button-join")


async def test_a_person_whose_data_was_deleted_is_a_stranger(people: People) -> None:
    await people.prefer(ANA, silent=True)
    people.forget(ANA)
    assert people.preferences(ANA) == Preferences()
