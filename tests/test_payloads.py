"""The payload linter and the secrecy check: they find the mistakes that they should find."""

from random import Random
from typing import Any

import discord
import pytest

from bot.language.wording import Translator, languages
from bot.pictures.emojis import PLAIN, Faces, emoji_name, short
from bot.tables.automatic_moves import MissedTurn
from bot.ui.hand import hand_line, spoken
from bot.ui.items import button, menu_option, row, screen, select, text
from hearts import Card, Game, Play, Rules, parse_cards
from hearts.cards import ALL_CARDS, FACES
from tests.bot.tables.lobby import BEN, CHIDI, DANA, lobby, playing
from tests.past import play
from tests.payloads import TEXT, lint_choices, lint_components, lint_form, lint_message
from tests.secrecy import cards_in, cards_shown, known_cards, open_cards, untitled

NOBODY: dict[str, list[str]] = {"parse": []}
say = Translator("en")


def label(**changes: Any) -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": "Play", "custom_id": "h1:b:play:1:3:QS"} | changes


def option(value: str) -> dict[str, Any]:
    return {"label": value, "value": value}


def menu(**changes: Any) -> dict[str, Any]:
    usual = {"min_values": 1, "max_values": 1, "options": [option("a"), option("b")]}
    return {"type": 3, "custom_id": "h1:s:choose:1:2:"} | usual | changes


def finder(**changes: Any) -> dict[str, Any]:
    return {"type": 8, "custom_id": "h1:o:settings:0:0:channels", "min_values": 0, "max_values": 5} | changes


def form(place: dict[str, Any], **changes: Any) -> dict[str, Any]:
    labels = [{"type": 18, "label": "Name", "component": {"custom_id": "name"} | place} | changes]
    return {"title": "A form", "custom_id": "h1:m:x:0:", "components": labels}


def line(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def words(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


GOOD = [{"type": 17, "components": [words("Hello"), line(label()), line(menu())]}]


def test_a_good_message_passes() -> None:
    assert not lint_components(GOOD)
    assert not lint_components(screen(text("Hello"), row(button("hand", 1, 2, label="Show"))).to_components())
    message = {"components": GOOD, "flags": 1 << 15, "allowed_mentions": NOBODY}
    assert not lint_message(message, private=True, new=True)


@pytest.mark.parametrize(
    ("components", "complaint"),
    [
        ([label()], "top level"),
        ([menu()], "top level"),
        ([line(*[label(custom_id=f"h1:b:play:1:3:{n}") for n in range(6)])], "a row"),
        ([line(label(), menu())], "a row"),
        ([line()], "a row"),
        ([line(label()), line(label())], "2 times"),
        ([words("x" * 4001)], "characters of text"),
        ([words(" ")], "empty text"),
        ([words("x")] * 41, "41 components"),
        ([line(label(label="x" * 81))], "81 characters"),
        ([line(label(label=""))], "without label"),
        ([line(label(custom_id="x" * 101))], "101 characters"),
        ([line(label(custom_id=""))], "0 characters"),
        ([line(label(custom_id="random"))], "not one of ours"),
        ([line(label(custom_id="h1:s:choose:1:2:"))], "not one of ours"),
        ([line(label(style=5))], "link with a custom_id"),
        ([line(menu(options=[]))], "0 options"),
        ([line(menu(options=[option(str(n)) for n in range(26)]))], "26 options"),
        ([line(menu(options=[option("a"), option("a")]))], "one value"),
        ([line(menu(max_values=3))], "1 to 3 of 2"),
        ([line(menu(min_values=2))], "2 to 1 of 2"),
        ([line(menu(placeholder="x" * 151))], "placeholder"),
        ([line(menu(options=[option("x" * 101)]))], "option"),
        ([{"type": 9, "components": [words("x")]}], "without accessory"),
        ([{"type": 9, "components": [], "accessory": label()}], "a section"),
        ([{"type": 12, "items": []}], "pictures"),
        ([{"type": 12, "items": [{"description": "x" * 1025}]}], "alternative text"),
        ([{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}], "alternative text of 0"),
        ([{"type": 12, "items": [{"description": "a curve"}]}], "without an address"),
        ([line(label(label="", emoji={"name": "queen_of_spades"}))], "emoji"),
        ([line(menu(options=[option("a") | {"emoji": {"name": ""}}]))], "emoji"),
        ([line(finder(placeholder="x" * 151))], "placeholder"),
        ([line(finder(max_values=26))], "too many"),
        ([{"type": 17, "components": []}], "empty container"),
        ([{"type": 17, "components": [{"type": 17, "components": [words("x")]}]}], "17 in a container"),
        ([{"type": 99}], "type 99"),
    ],
)
def test_a_bad_message_is_named(components: list[dict[str, Any]], complaint: str) -> None:
    assert complaint in "\n".join(lint_components(components))


@pytest.mark.parametrize(
    ("message", "private", "new", "complaint"),
    [
        ({"components": GOOD, "flags": 1 << 15}, True, True, "without allowed_mentions"),
        ({"components": GOOD, "allowed_mentions": NOBODY}, True, True, "not Components V2"),
        ({"components": [], "allowed_mentions": NOBODY}, True, False, "without components"),
        ({"components": GOOD, "content": "x", "allowed_mentions": NOBODY}, True, False, "content"),
        ({"components": GOOD, "allowed_mentions": {"parse": ["users"]}}, True, False, "parse"),
        ({"components": [words("<@1>")], "allowed_mentions": NOBODY}, True, False, "private message mentions"),
        ({"components": [words("<@1>")], "allowed_mentions": NOBODY}, False, False, "edited mentions"),
        ({"components": [words("<@1>")], "flags": 1 << 15, "allowed_mentions": NOBODY}, False, True, "but pings"),
        ({"components": GOOD, "flags": 1 << 15, "allowed_mentions": {"users": ["1"]}}, False, True, "but pings"),
    ],
)
def test_a_bad_mention_is_named(message: dict[str, Any], private: bool, new: bool, complaint: str) -> None:
    assert complaint in "\n".join(lint_message(message, private=private, new=new))


PICTURE = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": "a curve"}]}


def test_a_picture_that_is_not_attached_is_named_and_so_is_a_file_that_is_not_shown() -> None:
    message = {"flags": 1 << 15, "allowed_mentions": NOBODY, "components": [PICTURE]}
    attached = message | {"attachments": [{"id": 0, "filename": "a.png"}]}
    assert not lint_message(attached, private=True, new=True)
    assert "a.png is not attached" in lint_message(message, private=True, new=True)
    assert "a.png is not shown" in lint_message(attached | {"components": [words("x")]}, private=True, new=True)
    assert not lint_message(message, private=True, new=False)


@pytest.mark.parametrize(
    ("place", "complaint"),
    [
        ({"type": 4, "max_length": 4001}, "characters to type"),
        ({"type": 4, "max_length": 2, "value": "abc"}, "too long"),
        ({"type": 4, "custom_id": ""}, "0 characters"),
        ({"type": 3, "options": [option("a") | {"default": True}, option("b")], "max_values": 3}, "1 to 3 of 2"),
        ({"type": 22, "options": [option("a")], "min_values": 0, "max_values": 2}, "0 to 2 of 1"),
        ({"type": 21, "options": [option("a"), option("b")]}, "exactly one"),
    ],
)
def test_a_bad_place_in_a_form_is_named(place: dict[str, Any], complaint: str) -> None:
    assert complaint in "\n".join(lint_form(form(place)))


def test_a_good_form_passes() -> None:
    assert not lint_form(form({"type": 4, "max_length": 60}, description="As you like"))


def test_too_many_choices_are_named() -> None:
    assert lint_choices([{"name": "a", "value": "b"}] * 26)
    assert lint_choices([{"name": "", "value": "b"}])
    assert not lint_choices([{"name": "a", "value": "b"}] * 25)


@pytest.mark.parametrize("card", FACES, ids=str)
def test_a_card_is_found_however_it_is_written(card: Card) -> None:
    names = (emoji_name(card.suit), emoji_name(card.suit, two_colours=True))
    four = Faces({name: discord.PartialEmoji(name=name, id=1) for name in names})
    pictures = [faces.markup(card) for faces in (PLAIN, four, four.seen_as("two"))]
    for form in (str(card), short(card), spoken(card, say), *pictures):
        assert cards_in(f"Ana {form} · Ben") == {card}, form


def test_a_whole_hand_is_found_in_a_line_of_words() -> None:
    assert cards_in(hand_line(ALL_CARDS, say)) == set(ALL_CARDS)
    assert cards_in(" ".join(map(PLAIN.markup, ALL_CARDS))) == set(ALL_CARDS)


def test_cards_are_found_in_every_part_of_a_message() -> None:
    queen, ace, ten, two, *_ = parse_cards("QS AH TD 2C")
    picture = discord.PartialEmoji(name=emoji_name(ace.suit), id=1)
    options = [menu_option(spoken(ten, say), "x.1"), menu_option("?", "2C.2")]
    parts = (
        row(button("play", 1, 3, str(queen), label="A", emoji=picture)),
        row(select("choose", 1, 2, options=options)),
    )
    assert cards_shown(screen(text("Hello"), *parts).to_components()) == {queen, ace, ten, two}


def test_text_without_cards_has_none() -> None:
    for plain in ("## ♥️ Hearts: waiting for 3 players", "sealed as 2c9d8h", "Ana 26 points", "<:card_back:1>", "Ace"):
        assert not cards_in(plain), plain


@pytest.mark.parametrize("key", ["nudge", "nudge-pass"])
@pytest.mark.parametrize("language", languages())
def test_the_name_of_the_game_is_no_card_in_any_language(language: str, key: str) -> None:
    called = [{"type": TEXT, "content": Translator(language)(key, who="Ben", code="7k")}]
    assert not cards_shown(untitled(called, None))


def test_a_game_whose_rules_have_any_name_is_looked_at() -> None:
    """As "n", which is also a part of how JSON writes a new line."""
    named = lobby().with_record(preset="n")
    assert untitled([words("A\nnew line")], named) == [words("A\new lie")]


def test_the_cards_of_all_rounds_are_open_after_a_game() -> None:
    game, _ = play(Rules(seats=8, decks=2, duplicates="cancel"), Random(0))
    rounds = [{card for pile in result.piles for card in pile} for result in game.rounds]
    assert open_cards(playing(game)) == set().union(*rounds) > rounds[-1], "equal cards in a last trick go to nobody"


def test_a_card_that_the_clock_played_in_an_older_round_is_no_secret_to_its_person() -> None:
    game = Game.new(Rules(passing="none"))
    game = game.deal(game.shuffle(bytes(16)))
    (late,), card = game.to_act, game.legal_plays(game.to_act[0])[0]
    while game.round is not None:
        game = game.act(game.to_act[0], Play(game.legal_plays(game.to_act[0])[0]))
    deals = (game.deal(game.shuffle(bytes([number]))) for number in range(200))
    game = next(each for each in deals if card in each.hand((late + 1) % 4))
    table = playing(game, BEN, CHIDI, DANA)
    person = table.seats[late].player_id
    assert person is not None
    assert card not in known_cards(table, person)
    told = table.with_seat(late, misses=1, missed=MissedTurn(1, 1, card).write())
    assert card in known_cards(told, person)
    assert card not in known_cards(table.with_seat(late, misses=1, missed=MissedTurn(2, 1, card).write()), person)
    assert card not in known_cards(told, table.seats[(late + 2) % 4].player_id or 0)
