"""People: names, languages and preferences of those who use the bot."""

from __future__ import annotations

import pytest

from bot.community.people import People
from bot.community.settings import Preferences
from bot.language.wording import Translator
from db import Store

ANA, BEN, SERVER = 11, 12, 7


async def test_what_somebody_prefers_is_kept_and_the_rest_stays(people: People, store: Store) -> None:
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


async def test_who_likes_it_silent_and_who_plays_each_card_is_known(people: People) -> None:
    await people.prefer(BEN, silent=True, forced=False)
    assert await people.silent([ANA, BEN]) == {BEN}
    assert [await people.plays_forced(person) for person in (ANA, BEN)] == [True, False]


async def test_whoever_does_not_ask_is_spoken_to_in_the_language_in_which_they_did_last(people: People) -> None:
    await people.remember(ANA, SERVER, "Ana", "Ana of the club", "de")
    assert (await people.translator(ANA))("button-join") == Translator("de")("button-join")
    await people.remember(ANA, SERVER, "Ana", "Ana of the club", "fr")
    assert (await people.translator(ANA))("button-join") == Translator("fr")("button-join")
    assert (await people.translator(BEN))("button-join") == Translator("en")("button-join")


async def test_whoever_is_forgotten_is_a_stranger(people: People) -> None:
    await people.prefer(ANA, silent=True)
    people.forget(ANA)
    assert people.preferences(ANA) == Preferences()
