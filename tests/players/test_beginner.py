"""The beginner: plays low and sheds points when it pays attention, which it often does not."""

from random import Random

from hearts import Pass
from players import beginner, choose
from tests.hearts.table import Table
from tests.players.situations import table, whole


class Attentive(Random):
    """A random source with which a beginner always pays attention and has no preferences."""

    def random(self) -> float:
        return 0.0

    def uniform(self, a: float, b: float) -> float:
        return a


def thoughtful(situation: Table) -> str:
    return str(beginner.play(situation.game.view(situation.turn), Attentive()))


def test_a_beginner_leads_low_and_follows_with_the_highest_card_that_loses() -> None:
    situation = table("5C 9C 3D 4D KD", "TC 6C 3S QS KS", "4C JC QC AC 2S")
    assert thoughtful(situation) == "3D"
    assert thoughtful(situation.play("9C TC")) == "4C"
    high = table("5C 9C 3D 4D KD", "AC 6C 3S QS KS", "4C JC QC TC 2S").play("9C AC")
    assert thoughtful(high) == "QC"


def test_a_beginner_that_cannot_lose_the_trick_plays_its_highest_card() -> None:
    assert thoughtful(table("5C 9D 3D 4D KD", "7C 8C 3S QS KS", "2D 5D 6D 7D 8D").play("5C")) == "8C"


def test_a_beginner_throws_the_queen_where_it_cannot_follow() -> None:
    assert thoughtful(table("5C 9C 3D 4D KD", "QS AH KS 2H 3S", "2C 3C 4C 6C 7C").play("5C")) == "QS"


def test_a_beginner_passes_its_high_cards_and_above_all_the_queen_however_well_she_is_covered() -> None:
    game = whole("QS AH KD AC 2S 3S 4S 2C 3C 4C 2D 3D 2H", "", "", "", passing="left").game
    assert set(map(str, beginner.passes(game.view(0), Attentive()))) == {"QS", "AH", "AC"}


def test_a_beginner_often_plays_without_thinking() -> None:
    situation = table("5C 9C 3D 4D KD", "QS AH KS 2H 3S", "2C 3C 4C 6C 7C").play("5C")
    view = situation.game.view(1)
    thrown = [beginner.play(view, Random(seed)) for seed in range(200)]
    assert {str(card) for card in thrown} == {"QS", "AH", "KS", "2H", "3S"}
    assert 0.5 < [str(card) for card in thrown].count("QS") / 200 < 0.9


def test_a_beginner_shoots_the_moon_on_the_others() -> None:
    situation = table("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H", moon="choice", totals=(70, 20, 90))
    assert beginner.moon(situation.game.view(0)) == "others_up"
    game = whole("", "", "", "", passing="left").game
    assert isinstance(choose("beginner", game.view(0), Random(1)), Pass)
