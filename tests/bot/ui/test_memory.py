"""What somebody would remember who had played a round up to here."""

from dataclasses import replace

from bot.pictures.emojis import NBSP, SYMBOLS, short
from bot.tables.views import TableView
from bot.ui.memory import remembered
from bot.ui.playing import counts
from bot.ui.tabletop import cards_gone, last_trick_line
from hearts import Suit, parse_cards
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.hearts.table import Table
from tests.players.situations import table
from tests.world import say

HANDS = ("AC 3C 4H 5H 6H", "2C 2H 3H 9D TD", "7H 8H JD QD KD")


def seen(situation: Table) -> TableView:
    return replace(playing(situation.game, BEN, CHIDI).seen_by(ANA.id), game=situation.game.view(0))


def cards(named: str) -> str:
    return NBSP.join(map(short, parse_cards(named)))


def test_who_is_out_of_a_suit_and_what_is_gone_is_remembered_but_no_trick_that_still_lies_there() -> None:
    here = seen(table(*HANDS).play("AC 2C KD"))
    assert [*remembered(here, say)] == [cards_gone(here, say), f"-# Chidi has no {SYMBOLS[Suit.CLUBS]}"]
    led = seen(table(*HANDS).play("AC 2C KD 4H 2H 7H"))
    assert last_trick_line(led, say) not in [*remembered(led, say)]
    later = seen(table(*HANDS).play("AC 2C KD 4H 2H 7H JD"))
    assert next(remembered(later, say)) == last_trick_line(later, say)


def test_who_got_which_passed_cards_is_remembered() -> None:
    passed = seen(table(*HANDS, passing="custom", custom_cycle=(((1, 1), (2, 1)),)).passes("3C 4H", "2C 2H", "7H 8H"))
    assert [*remembered(passed, say)][-3:] == [
        f"-# Received: {cards('2H 7H')}",
        f"-# Passed to Ben: {cards('3C')}",
        f"-# Passed to Chidi: {cards('4H')}",
    ]


def test_what_counts_by_house_rules_is_remembered_before_the_pass_too() -> None:
    rules = {"bonus_card": "JD", "bonus_points": -10, "passing": "left", "pass_count": 1}
    dealt = seen(table(*HANDS, **rules))
    assert [*remembered(dealt, say)] == [counts(dealt, say)] == ["-# jack of diamonds −10"]
