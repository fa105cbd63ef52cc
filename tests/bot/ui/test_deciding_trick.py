"""The deciding trick: its picture, its words, and the offer to share it."""

from __future__ import annotations

from random import Random

import pytest

from bot.language.wording import Translator, languages
from bot.past.deciding_trick import deciding_trick
from bot.ui.deciding_trick import deciding, trick_in_words, trick_picture
from bot.ui.hand import spoken
from hearts import PRESETS, preset
from tests.bot.past.test_replay import rounds_of, table
from tests.past import play
from tests.payloads import lint_components, texts
from tests.screens import buttons_of

say = Translator("en-US")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", [PRESETS["standard"], PRESETS["chips"], preset("cancellation", 16)], ids=str)
def test_a_trick_shows_its_cards_its_taker_and_its_points(rules: object, language: str) -> None:
    say = Translator(language)
    game, _ = play(rules, Random(2), rounds=2)  # type: ignore[arg-type]
    view = table(game, "Somebody with a very, very, very, very, very long name").seen_by(None)
    for played in rounds_of(game):
        step = deciding_trick(played)
        trick, picture = played.tricks[step - 1], trick_picture(view, played, step, say)
        words = trick_in_words(view, played, step, say)
        assert [(card.name, card.card) for card in picture.plays] == [(view.name(s), card) for s, card in trick.plays]
        assert [card.name for card in picture.plays if card.took] == [view.name(trick.taker)] if trick.taker else True
        assert len(words) <= 1000
        title = say("deciding-title", round=played.number + 1, trick=step, tricks=played.last_step)
        assert words.startswith(title)
        if rules is PRESETS["standard"] and played.result.shooter is None:
            assert all(view.name(seat) in words and spoken(card, say) in words for seat, card in trick.plays)
            cost = sum(played.points(step)) - sum(played.points(step - 1))
            assert words.endswith(say("deciding-taker", who=view.name(trick.taker or 0), points=cost))
        if rules is PRESETS["chips"]:
            hearts = sum(played.points(step)) - sum(played.points(step - 1))
            assert words.endswith(say("deciding-taker-chips", who=view.name(trick.taker or 0), hearts=hearts))
        for drawn in (True, False):
            shown = deciding(view, played, step, words, say, drawn=drawn, by="Ana").to_components()
            assert lint_components(shown) == []


def test_cancelled_cards_are_known_as_such() -> None:
    found = 0
    for seed in range(10):
        game, _ = play(preset("cancellation", 8), Random(seed), rounds=3)
        view = table(game).seen_by(None)
        for played in rounds_of(game):
            for step in range(1, played.last_step + 1):
                gone = [card.card for card in trick_picture(view, played, step, say).plays if card.cancelled]
                assert len(gone) % 2 == 0
                found += len(gone)
    assert found


def test_without_a_picture_the_screen_has_the_words_with_safe_names() -> None:
    game, _ = play(PRESETS["quick"], Random(2))
    view = table(game, "*[x](y)*").seen_by(None)
    played = rounds_of(game)[-1]
    step = deciding_trick(played)
    words = trick_in_words(view, played, step, say)
    shown = "\n".join(texts(deciding(view, played, step, words, say, drawn=False).to_components()))
    assert "[x](y)" not in shown


def test_only_players_of_a_game_with_others_may_post_the_picture() -> None:
    game, _ = play(PRESETS["quick"], Random(2))
    view = table(game).seen_by(None)
    shown = deciding(view, rounds_of(game)[0], 1, "", say, drawn=True)
    assert [item.verb for item in buttons_of(shown.to_components())] == ["replay"]
