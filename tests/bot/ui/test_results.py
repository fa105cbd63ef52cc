"""Results of a game for chips: the richest first, wherever a result is shown."""

from __future__ import annotations

from random import Random

from bot.language.wording import Translator
from bot.tables.ledger import results
from bot.ui.curves import scores_in_words
from bot.ui.results import game_result, round_result
from bot.ui.rules import rules_line
from hearts import PRESETS, Rules
from tests.bot.past.test_replay import table
from tests.past import play
from tests.payloads import texts

say = Translator("en-US")
GAME, _ = play(PRESETS["chips"], Random(0))
TABLE = table(GAME)
VIEW = TABLE.seen_by(None)
RICHEST_FIRST = sorted(range(4), key=lambda seat: -GAME.totals[seat])


def order(shown: str) -> list[int]:
    """The seats as their names follow each other in a text."""
    return sorted(range(4), key=lambda seat: shown.index(VIEW.name(seat)))


def test_the_chips_differ_or_their_order_would_say_nothing() -> None:
    assert len(set(GAME.totals)) == 4
    assert len(GAME.rounds) == 10


def test_a_round_lists_the_richest_first() -> None:
    for number, result in enumerate(GAME.rounds):
        richest = sorted(range(4), key=lambda seat: -result.totals[seat])
        shown = "\n".join(texts(round_result(VIEW, number, say).to_components())).split("```")[1]
        assert order(shown) == richest


def test_the_result_and_its_picture_list_the_richest_first() -> None:
    assert order(texts(game_result(VIEW, say).to_components())[1]) == RICHEST_FIRST
    assert order(scores_in_words(VIEW, say)) == RICHEST_FIRST


def test_the_richest_is_in_the_first_place() -> None:
    places = {result.seat: result.place for result in results(TABLE)}
    assert sorted(places, key=lambda seat: places[seat]) == RICHEST_FIRST


def test_the_lobby_says_how_a_game_for_chips_ends() -> None:
    endless = Rules(**PRESETS["chips"].differences() | {"end": "score"})
    assert say("ends-rounds", rounds=10) in rules_line(VIEW, say)
    lobby = table(play(endless, Random(3), rounds=1)[0]).seen_by(None)
    assert say("ends-chips") in rules_line(lobby, say)
    assert "100" not in rules_line(lobby, say)
