"""Strategy in the help: in every position that it shows, our own players do what it says."""

from __future__ import annotations

from random import Random

import pytest

from bot.language.wording import Translator, languages
from bot.pictures.emojis import GAP, PLAIN
from bot.ui.hand import suits
from cogs.help.screens import PAGES, help_screen
from cogs.help.strategy import EXAMPLES
from hearts import Card, Move, Pass, Play, View, parse_cards
from players import choose
from tests.hearts.table import Table
from tests.payloads import texts
from tests.players.situations import table, whole

CLUB = ("5C 3C 4C 6C 7C", "KC 8C TS 6D 8S", "JS QH 6H 9S KD", "9C TC 4S 9H JH")
POSITIONS = {
    "passing": lambda: whole(EXAMPLES["passing"].hand, "", "", "", passing="left"),
    "cover": lambda: whole(EXAMPLES["cover"].hand, "", "", "", passing="left"),
    "queen": lambda: table("2S 3D 4D 5D 6D", "KS 5S 6S 2H 3H", "QS 3S 4H 5H 6H", "9S 8S 7D 8D 9D").play("2S"),
    "void": lambda: table("5C 3C 4C 6C 7C", "QS AH KH 2S 3S", "KC QC JC TC 9C").play("5C"),
    "moon": lambda: table("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H", "6S 7S 8H 9H TH"),
    "stop": lambda: table("AC KC 9H AD KD", "QS AH 8H 4D 5D", "KH JH TH 6H 3D").play("AC QS KH KC AH JH 9H 8H"),
    "leader": lambda: table(*CLUB, totals=(40, 10, 50, 30)).play("5C KC"),
}


def seat_asked(situation: Table) -> View:
    return situation.game.view(situation.game.to_act[0])


def advised(view: View) -> set[str]:
    """The cards that a casual player plays or passes; fails if that depends on the seed."""
    moves = [choose("casual", view, Random(seed)) for seed in range(3)]
    (cards,) = {frozenset(map(str, _cards(move))) for move in moves}
    return set(cards)


def _cards(move: Move) -> tuple[Card, ...]:
    assert isinstance(move, Pass | Play)
    return move.cards if isinstance(move, Pass) else (move.card,)


@pytest.mark.parametrize("name", EXAMPLES)
def test_computer_players_follow_the_advice_in_the_positions_shown(name: str) -> None:
    example, view = EXAMPLES[name], seat_asked(POSITIONS[name]())
    assert sorted(view.hand) == sorted(parse_cards(example.hand))
    assert (view.trick.cards if view.trick else ()) == parse_cards(example.lying)
    assert advised(view) == set(example.advice.split())


def test_another_card_is_discarded_on_a_seat_that_does_not_lead_the_game() -> None:
    trails = table(*CLUB, totals=(40, 90, 50, 30)).play("5C KC")
    assert advised(seat_asked(trails)) == {"KD"}


@pytest.mark.parametrize("language", languages())
def test_the_page_shows_each_hand_and_each_card_that_is_advised(language: str) -> None:
    say = Translator(language, PLAIN)
    shown = "\n".join(texts(help_screen(say, "strategy").to_components()))
    assert PAGES["strategy"] == tuple(EXAMPLES)
    for example in EXAMPLES.values():
        assert GAP.join(suits(parse_cards(example.hand), say)) in shown
        assert say.cards(parse_cards(example.advice)) in shown
