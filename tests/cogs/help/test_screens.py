"""Help: its pages."""

import re
from random import Random
from typing import Any

import pytest
from discord.app_commands import Command

from bot.language.wording import Translator, keys, languages
from bot.pictures.emojis import PLAIN
from bot.ui.items import ACTION_ROW, BUTTON, SEPARATOR, with_way_back
from cogs.help.screens import COMMANDS, EXAMPLES, PAGES, PARTED, about, help_screen
from hearts import Card, Move, Pass, Phase, Play, View, parse_cards
from players import choose
from tests.bot.language.sentences import sentences
from tests.bot.ui.drawn import Drawn, in_every_language, say
from tests.hearts.table import Table
from tests.payloads import texts, walk
from tests.phone import lines_on_a_phone
from tests.players.situations import table, whole
from tests.world import World

THERE = [page for page in PAGES if any(key.startswith(f"help-{page}-") for key in keys() - {f"help-{page}-title"})]
"""The pages of which a feature has something to tell."""
FACTS: dict[str, Any] = {"version": "1.2.3", "started_at": 1_795_262_400_000, "tables": 17, "servers": 3}


async def test_every_command_in_the_help_exists(world: World) -> None:
    there = {
        command.qualified_name for command in world.bot.tree.walk_commands()
    }  # also groups: "/privacy" stands for all its commands
    for page in PAGES:
        shown = await world.ana.command("help", page=page)
        for names in re.findall(r"`/([a-z ]+)`", shown.text):
            assert names in there, names


@pytest.mark.parametrize("page", THERE)
def test_each_page_leads_to_all_others(page: str) -> None:
    shown = Drawn(help_screen(say, page))
    assert shown.says(f"help-{page}-title")
    assert [option["value"] for option in shown.one("help").options] == [name for name in THERE if name != page]
    in_every_language(lambda say: help_screen(say, page))


def test_lines_part_the_paragraphs_of_long_pages_and_no_others() -> None:
    for page in PAGES:
        (whole,) = help_screen(say, page).to_components()
        lines = [part for part in whole["components"] if part["type"] == SEPARATOR]
        assert len(lines) == (len(PAGES[page]) - 1 if page in PARTED else 0)


def test_a_page_whose_feature_is_not_there_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cogs.help.screens.keys", lambda: {key for key in keys() if "rules" not in key})
    assert "rules" not in [option["value"] for option in Drawn(help_screen(say)).one("help").options]


def test_the_help_tells_what_comes_first_in_a_game_first() -> None:
    told = Drawn(help_screen(say, "play")).text
    assert told.index(say("help-play-pass")) < told.index("**Tricks.**")


def test_an_unknown_page_is_the_first() -> None:
    assert Drawn(help_screen(say, "nonsense")).text == Drawn(help_screen(say)).text


def test_each_command_is_listed_in_full_with_what_it_does() -> None:
    told = "\n".join(Drawn(help_screen(say, page)).text for page in PAGES)
    assert f"`/hearts join` – {say('command-hearts-join.description')}" in told


async def test_the_help_leaves_out_no_command(world: World) -> None:
    typed = [command for command in world.bot.tree.walk_commands() if isinstance(command, Command)]
    hearts = {command.name for command in typed if command.qualified_name.startswith("hearts ")}
    assert {name for listed in COMMANDS.values() for name in listed.get("hearts", "").split()} >= hearts
    shown = "\n".join(Drawn(help_screen(say, page)).text for page in PAGES)
    groups = {command.qualified_name.split()[0] for command in typed} - {"help"}
    assert [name for name in groups if f"`/{name}" not in shown] == [], "docs/adding-a-feature.md says where"


def test_every_sentence_of_the_help_is_on_a_page() -> None:
    told = "\n".join(key for page in PAGES for key in sentences("en") if key.startswith(f"help-{page}-"))
    assert [key for key in sentences("en") if key.startswith("help-") and key not in told] == []


@pytest.mark.parametrize("language", languages())
def test_the_help_names_commands_in_the_readers_language(language: str) -> None:
    said = Translator(language)
    shown = "\n".join(Drawn(help_screen(said, page)).text for page in PAGES)
    assert said("command-hearts-new") in re.findall(r"`(/[^`]+)`", shown)
    assert language == "en" or "/hearts new" not in shown


@pytest.mark.parametrize("language", languages())
def test_no_phone_breaks_a_row_of_the_help(language: str) -> None:
    said = Translator(language)
    for page in PAGES:
        parts = walk(with_way_back(help_screen(said, page), said, None).to_components())
        rows = [part["components"] for part in parts if part["type"] == ACTION_ROW]
        rows = [items for items in rows if items[0]["type"] == BUTTON]
        assert [lines_on_a_phone(items) for items in rows] == [[len(items)] for items in rows]


def test_the_screen_shows_version_uptime_and_running_games() -> None:
    shown = Drawn(about(say, latency=None, **FACTS))
    assert "1.2.3" in shown.text
    assert "<t:1795262400:R>" in shown.text
    assert shown.says("about-tables", tables=17)
    assert shown.says("about-servers", servers=3)
    assert shown.leads() == [("help", "start"), ("privacy", "show")]
    in_every_language(lambda say: about(say, latency=None, **FACTS))


def test_a_latency_that_was_not_measured_is_not_made_up() -> None:
    shown = Drawn(about(say, latency=None, **FACTS))
    assert shown.says("about-latency", known="no", latency=0)
    assert Drawn(about(say, latency=0, **FACTS)).says("about-latency", known="yes", latency=0)


CLUB = ("5C 3C 4C 6C 7C", "KC 8C TS 6D 8S", "JS QH 6H 9S KD", "9C TC 4S 9H JH")

POSITIONS = {
    "passing": lambda: whole("2C 5C 9C 4D 7D KD 3S KS AS 3H 6H 8H JH", "", "", "", passing="left"),
    "cover": lambda: whole("3C 4C 7C JD KD AD 2S 3S 4S 6S QS 2H 5H", "", "", "", passing="left"),
    "queen": lambda: table("2S 3D 4D 5D 6D", "KS 5S 6S 2H 3H", "QS 3S 4H 5H 6H", "9S 8S 7D 8D 9D").play("2S"),
    "void": lambda: table("5C 3C 4C 6C 7C", "QS AH KH 2S 3S", "KC QC JC TC 9C").play("5C"),
    "shoot": lambda: table("AS KS QS AH KH", "2S 3S 2H 3H 4H", "4S 5S 5H 6H 7H", "6S 7S 8H 9H TH"),
    "stop": lambda: table("AC KC 9H AD KD", "QS AH 8H 4D 5D", "6D 7D 2H 8D 9D", "KH JH TH 6H 3D").play(
        "AC QS 6D KH KC AH 7D JH 9H 8H 2H"
    ),
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
    shown = {*parse_cards(example.hand)}
    suits = {card.suit for card in shown}
    assert shown == ({card for card in view.hand if card.suit in suits}), "of each suit all cards"
    assert view.phase is Phase.PASSING or len(shown) == len(view.hand)
    assert (view.trick.cards if view.trick else ()) == parse_cards(example.lying)
    assert advised(view) == set(example.advice.split())


def test_another_card_is_discarded_on_a_seat_that_does_not_lead_the_game() -> None:
    trails = table(*CLUB, totals=(40, 90, 50, 30)).play("5C KC")
    assert advised(seat_asked(trails)) == {"KD"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_the_hand_of_an_example_fits_into_a_line_of_a_phone(name: str) -> None:
    assert len(parse_cards(EXAMPLES[name].hand)) <= 6


@pytest.mark.parametrize("language", languages())
def test_the_page_shows_each_hand_and_each_card_that_is_advised(language: str) -> None:
    say = Translator(language, PLAIN)
    shown = "\n".join(text for page in ("strategy", "moon") for text in texts(help_screen(say, page).to_components()))
    assert set(EXAMPLES) <= {*PAGES["strategy"], *PAGES["moon"]}
    for example in EXAMPLES.values():
        assert example.shown(say)["hand"] in shown
        assert say.cards(parse_cards(example.advice)) in shown
