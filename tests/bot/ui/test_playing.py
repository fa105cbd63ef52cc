"""The playing panel: its words and its cards."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle

from bot.community.settings import Preferences
from bot.language.wording import Translator, languages
from bot.pictures.emojis import NBSP
from bot.pictures.lettering import transliterated, width
from bot.tables.automatic_moves import Premove, Surprise, plays_in
from bot.tables.drafts import GivenHint
from bot.tables.pace import AT_ONCE
from bot.tables.table import Table as Stored
from bot.tables.views import TableView
from bot.ui.items import BLUE, GREEN, Layout
from bot.ui.playing import EMPTY_LINE, SMALL_PRINT, playing
from db import KindName
from hearts import PRESETS, Card, Game, Phase, Play, Reason
from tests.bot.tables.lobby import ANA, BEN, CHIDI
from tests.bot.tables.lobby import playing as playing_table
from tests.bot.test_past import table
from tests.bot.ui.drawn import BUTTONS, FACES, MENUS, Drawn, say
from tests.hearts.strategies import random_move
from tests.hearts.table import Table
from tests.payloads import ROW, TEXT, lint_components, texts, walk
from tests.phone import fits_a_line, lines_on_a_phone
from tests.players.situations import whole
from tests.screens import buttons_of

GREY_BUTTON = ButtonStyle.secondary.value
PICTURED = Translator("de", FACES)
HANDS = ("2C 4C 5D 3S 4H", "3C 6C 6D 4S 5H", "5C 7C 7D 5S 6H")


def panel(game: Game, seat: int, speed: str = "people") -> TableView:
    return replace(table(game).with_settings(speed=speed).seen_by(None), me=seat, game=game.view(seat))


def hand_on(view: TableView, width: int = 5) -> dict[str, tuple[int, int, bool]]:
    """The buttons of the hand in order: the card, its row and column, and whether it can be pressed."""
    drawn = playing(view, Translator("en"), Preferences(row=width), "").to_components()
    rows = [buttons_of([part]) for part in walk(drawn) if part["type"] == ROW]
    return {
        button.arg.split(".")[0]: (row, column, not button.disabled)
        for row, buttons in enumerate(rows)
        if buttons[0].verb in ("play", "ahead")
        for column, button in enumerate(buttons)
    }


def pressable(view: TableView, width: int) -> dict[Card, tuple[int, int]]:
    """The rows and columns of the cards that can be pressed."""
    return {Card.parse(card): (row, column) for card, (row, column, enabled) in hand_on(view, width).items() if enabled}


def shown(view: TableView, say: Translator, *, menus: bool) -> str:
    return "\n".join(texts(playing(view, say, MENUS if menus else BUTTONS, "").to_components()))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("menus", [False, True])
def test_the_only_card_that_may_be_led_is_named_even_where_it_was_received(language: str, menus: bool) -> None:
    """A received card is green until the first trick is over, so speaking of blue ones would be wrong."""
    say = Translator(language)
    view = panel(Table(*HANDS, passing="left").passes("2C 4C 5D", "3C 6C 6D", "5C 7C 7D").game, 1)
    assert (view.game.received[0], view.game.legal) == (Card.parse("2C"), (Card.parse("2C"),))
    said, card = shown(view, say, menus=menus), say.card(Card.parse("2C"))
    assert f"### {say('why-lead-the-low-club', card=card)}" in said.splitlines(), "as the heading"
    assert said.count(say("why-lead-the-low-club", card=card)) == 1, "and not again below"


def test_the_question_stands_right_above_the_hand() -> None:
    say, table = Translator("en"), Table(*HANDS, opening="dealers_left")
    assert say("panel-you-lead-trick", trick=1, hearts=True) in shown(panel(table.game, 0), say, menus=False)
    closed = Table("2C 6C 8D TD 9H", "3C 7C 9D 6S 8S", "4C 8C TS 5S 7S", "5C 5H 6D JS 9S").play("2C 3C 4C 5C").game
    assert say("panel-you-lead-trick", trick=2, hearts=False) in shown(panel(closed, 3), say, menus=False)
    assert say("panel-leads-trick", who="Somebody 0", trick=1) in shown(panel(table.game, 1), say, menus=False)
    led = table.play("2C").game
    assert f"### {say('why-follow-suit', suit='C')}" in shown(panel(led, 1), say, menus=False).splitlines()
    void = Table("2C 4C 5D 3S 4H", "3D 6S 6D 4S 8S", "5C 7C 7D 5S 6H").play("2C").game
    assert say("panel-your-turn", void="C") in shown(panel(void, 1), say, menus=False).splitlines()
    heart = Table("2C 4C 5D 3S 4H", "3D 6S 6D 6H 8S", "5C 7C 7D 5S 8H").play("2C").game
    assert heart.view(1).blocked, "the heart"
    assert say("panel-your-turn", void="no") in shown(panel(heart, 1), say, menus=False).splitlines()
    last = (
        Table("2C 4C 6C 8C TC", "3C 5C 7C 9C 2D", "KC QC JC AC 3H").play("2C 3C KC QC 4C 5C JC 6C 7C AC 8C 9C 3H").game
    )
    assert say("panel-your-turn", void="no") in shown(panel(last, 0), say, menus=False).splitlines(), "one card is left"
    assert say("panel-waits", who="Somebody 1") in shown(panel(led, 2), say, menus=False)


@pytest.mark.parametrize("language", languages())
def test_whoever_can_follow_suit_reads_so_once_and_above_the_hand(language: str) -> None:
    say, hint = Translator(language), GivenHint((), lambda say: "the hint", False)
    view = panel(Table("2C 4C 9D 3S 5H", "AC AH AD 4S 6H", "3C 7C JD 5S 7H").play("2C").game, 1)
    rule = say("why-follow-suit", suit="C")
    for given in (None, hint):
        drawn = Drawn(playing(view, say, BUTTONS, "", given=given)).text
        assert f"### {rule}" in drawn.splitlines()
        assert drawn.count(rule) == 1


@pytest.mark.parametrize("language", languages())
def test_a_heading_about_the_suit_led_fits_into_a_line_of_a_phone(language: str) -> None:
    """Else the hand would move."""
    say, line, letters, bold = Translator(language), 266, 16, 1.05
    for suit in "CDSH":
        for heading in say("panel-your-turn", void=suit).removeprefix("### "), say("why-follow-suit", suit=suit):
            assert bold * width(transliterated(heading.replace(NBSP, " ")), letters) < line, heading


def test_two_rules_at_once_stand_below_the_hand_and_not_in_its_heading() -> None:
    say, hands = Translator("en"), ("2C 4C 5D 3S 4H", "3C QS 6D 6H 8S", "5C 7C 7D 5S 8H")
    view = panel(Table(*hands, opening="dealers_left").play("2C").game, 1)
    both = dict(zip(view.game.hand[1:3], (Reason.FOLLOW_SUIT, Reason.QUEEN_MUST_GO), strict=True))
    said = shown(replace(view, game=replace(view.game, blocked=both)), say, menus=False).splitlines()
    assert say("panel-your-turn", void="no") in said
    assert f"-# {say('why-follow-suit', suit='C')} {say('why-queen-must-go')}" in said


def test_where_nothing_is_to_be_said_below_the_hand_there_is_no_empty_text() -> None:
    """Discord refuses one."""
    hands = "2C 9C 5D 3S 6H", "3C 6C 6D 4S 5H", "5C 7C 4D 5S 4H"
    table = Table(*hands, opening="dealers_left", breaking="none").play("2C 3C 5C")
    leads = playing(panel(table.game, 2), Translator("en"), BUTTONS, "")
    assert all(texts(leads.to_components()))
    assert lint_components(leads.to_components()) == []


@pytest.mark.parametrize("language", languages())
def test_that_hearts_are_not_broken_is_said_once(language: str) -> None:
    say = Translator(language)
    game = Table(*HANDS, opening="dealers_left").play("2C 3C 5C").game
    note, why = say("note-hearts-closed"), say("why-hearts-not-broken")
    leads, waits = (shown(panel(game, seat), say, menus=False) for seat in (2, 0))
    assert say("panel-you-lead-trick", trick=2, hearts=False) in leads
    assert (leads.count(note), waits.count(note)) == (0, 1)
    assert why not in leads


def test_whoever_may_play_any_card_does_not_read_that_hearts_are_not_broken() -> None:
    say = Translator("en")
    game = Table("2C 3C 6D 4S 5H", "9C 7C 4D 5S 6H", "5C 5D 7D 8S 4H", opening="dealers_left").play("2C 9C 5C 7C").game
    assert not game.view(2).blocked
    assert say("note-hearts-closed") not in shown(panel(game, 2), say, menus=False)
    assert say("note-hearts-closed") in shown(panel(game, 0), say, menus=False), "who waits may lead later"


def test_a_hand_with_more_faces_than_buttons_fit_gets_wider_rows_or_the_menu() -> None:
    many = " ".join(rank + suit for suit in "CDSH" for rank in "23456789TJQKA")
    hands = [" ".join(many.split()[at::2][:25]) for at in (0, 1)] + [" ".join(many.split()[:25])]
    view = panel(Table(*hands, opening="dealers_left").game, 0)
    assert len(set(view.game.hand)) == 25
    drawn = playing(view, Translator("en"), Preferences(row=3), "").to_components()
    assert not lint_components(drawn)


def test_the_rule_stands_once_below_the_hand_and_a_hint_above_it(monkeypatch: pytest.MonkeyPatch) -> None:
    hands = (*HANDS[:2], HANDS[2].replace("5S", "QS"))
    view = panel(Table(*hands, opening="dealers_left", locked_until_broken="hearts_and_queen").play("2C 3C 5C").game, 2)
    say = Translator("en")
    rule, hint = say("why-queen-locked"), GivenHint(view.game.legal, lambda say: "the hint", False)
    monkeypatch.setattr("bot.ui.playing.settled", lambda game: False)  # else one may end the round
    for given in (None, hint):
        (whole,) = playing(view, say, BUTTONS, "", given=given).to_components()
        rows = [at for at, part in enumerate(whole["components"]) if part["type"] == ROW]
        above, below = whole["components"][: rows[0]], whole["components"][rows[-1] :]
        assert [rule in each for each in texts(below)] == [True]
        assert rule not in "".join(texts(above))
        assert ("the hint" in texts(above)[-1]) is (given is not None)


def test_the_other_buttons_stand_in_one_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser test shows that it fits (`tests/browser`). Whoever waits or has but one card to play finds the way to
    look where they would ask for a hint; whoever is away, or may end the round, the button for that."""
    view = panel(Table(*HANDS, opening="dealers_left").game, 0)
    away = replace(view, seats=tuple(replace(seat, away=True) for seat in view.seats))
    waits = panel(Table(*HANDS, opening="dealers_left").game, 1 - view.game.to_act[0])
    only = replace(view, game=replace(view.game, legal=view.game.legal[:1]))

    def below(view: TableView) -> list[str]:
        drawn = Drawn(playing(view, Translator("en"), BUTTONS, ""))
        rows = [[item.verb for item in buttons_of([part])] for part in walk(drawn.components) if part["type"] == ROW]
        (row,) = [verbs for verbs in rows if verbs[0] not in ("play", "ahead")]
        return row

    for shows, first in (view, "hint"), (away, "back"), (waits, "refresh"), (only, "refresh"):
        assert below(shows) == [first, "scores", "more"]
    monkeypatch.setattr("bot.ui.playing.settled", lambda game: True)
    assert below(waits) == ["claim", "scores", "more"]


def rows_on_a_phone(layout: Layout) -> dict[str, list[Any]]:
    """The parts of a panel: for each text above the hand its number of lines, for each row of cards what stands in its
    columns, for each text below the hand its lines. The buttons below the hand have to fit into a line of a phone."""
    (whole,) = layout.to_components()
    found: dict[str, list[Any]] = {"above": [], "hand": [], "below": []}
    for part in whole["components"]:
        if part["type"] == TEXT:
            lines = part["content"].split("\n")
            found["below" if found["hand"] else "above"].append(lines if found["hand"] else len(lines))
        elif buttons_of([part])[0].verb in ("play", "ahead"):
            found["hand"].append([item.arg for item in buttons_of([part])])
        else:
            assert lines_on_a_phone(part["components"]) == [3], part
            found["below"].append([])
    return found


def game_of_three_people(rng: Random) -> Stored:
    """A table at which the first round is about to be played, with cards passed or not."""
    rules = PRESETS[rng.choice(["standard", "no_pass", "omnibus"])]
    game = Game.new(rules).deal(Game.new(rules).shuffle(rng.randbytes(16)))
    while game.phase is not Phase.PLAYING:
        game = game.act(game.to_act[0], random_move(game, game.to_act[0], rng, None))
    return playing_table(game, BEN, CHIDI).with_seat(2, name="Maximilian-Alexander")


@pytest.mark.parametrize("alone", [False, True], ids=["a table", "solo"])
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("seed", range(3))
def test_in_a_round_no_card_changes_its_place_on_the_screen(seed: int, language: str, alone: bool) -> None:
    """Neither counted from the top of the panel nor from its end, at which a chat shows it; whatever is asked, played,
    chosen ahead or to be told."""
    rng = Random(f"{seed} {language} {alone}")
    say = Translator(language, PICTURED.faces)
    table = game_of_three_people(rng)
    if alone:
        table = table.with_record(kind=KindName.SOLO).with_settings(speed="brisk")
    width, places, counts = rng.choice([4, 5]), dict[str, tuple[int, int]](), set[tuple[Any, ...]]()
    while table.game.phase is Phase.PLAYING and table.game.hand(0):
        view = table.seen_by(ANA.id)
        found = rows_on_a_phone(playing(view, say, Preferences(row=width), ""))
        below = found["below"]
        assert [each for line in below for each in line if not fits_a_line(each)] == []
        counts.add((*found["above"], len(found["hand"]), *map(len, below)))
        for row, cards in enumerate(found["hand"]):
            for column, arg in enumerate(cards):
                card, _, rest = arg.partition(".")
                assert places.setdefault(card, (row, column)) == (row, column)
                assert rest.startswith("played") is (Card.parse(card) not in table.game.hand(0))
        seat, game = table.game.to_act[0], table.game
        if seat != 0 and rng.random() < 0.4:
            table = table.with_seat(0, ahead=f"{rng.choice(game.hand(0))} {plays_in(game.view(0))}")
            continue
        table = replace(table, game=game.act(seat, Play(rng.choice(game.legal_plays(seat)))))
        if seat == 0:
            table = table.with_seat(0, ahead="")
    assert len(counts) == 1
    assert len(places) == 13


@pytest.mark.parametrize("language", languages())
def test_what_is_said_of_a_choice_ahead_fits_into_a_line_of_a_phone(language: str) -> None:
    """Also what the random rounds above rarely meet."""
    say = Translator(language, PICTURED.faces)
    queen = say.card(Card.parse("QS"))
    asked = [say("panel-premove-asked", card=queen, why=say(f"premove-{reason}")) for reason in Surprise]
    assert [line for line in (*asked, say("panel-ahead")) if not fits_a_line(line)] == []


@pytest.mark.parametrize("name", PRESETS)
def test_below_the_hand_there_are_as_many_lines_for_a_whole_round(name: str) -> None:
    """Also where a card that was chosen ahead is not played, or where the person takes a kitty."""
    counts = set[tuple[int, ...]]()
    for seed in range(4):
        rng, game = Random(f"{name} {seed}"), Game.new(PRESETS[name])
        game = game.deal(game.shuffle(rng.randbytes(16)))
        while game.phase is not Phase.PLAYING:
            game = game.act(game.to_act[0], random_move(game, game.to_act[0], rng, None))
        table = playing_table(game, BEN, CHIDI)
        while game.phase is Phase.PLAYING and game.hand(0):
            ahead = f"{rng.choice(game.hand(0))} {max(0, plays_in(game.view(0)) - 2)}" if rng.random() < 0.5 else ""
            view = replace(table, game=game).with_seat(0, ahead=ahead).seen_by(ANA.id)
            counts.add(tuple(map(len, rows_on_a_phone(playing(view, PICTURED, BUTTONS, ""))["below"])))
            game = game.act(game.to_act[0], random_move(game, game.to_act[0], rng, None))
    assert len(counts) == 1


def test_what_could_be_noticed_gives_way_to_why_a_card_was_not_played_and_the_rule() -> None:
    say, hands = Translator("en"), ("2C 4C 6C 9D 3S", "AD 3D 4D 6D QS", "5C 7C 7D 5S 6H")
    view = playing_table(Table(*hands).play("2C").game, BEN, CHIDI).with_seat(1, ahead="QS 0").seen_by(BEN.id)
    view = replace(view, game=replace(view.game, received=view.game.hand[:1], passed=view.game.hand[1:2]))
    lines = rows_on_a_phone(playing(view, say, BUTTONS, ""))["below"][-1]
    asked = say("panel-premove-asked", card=say.card(Card.parse("QS")), why=say("premove-blocked"))
    assert lines[:2] == [f"-# {asked}", "-# " + say("why-first-trick-points")]
    assert len(lines) == SMALL_PRINT


def test_a_row_ends_with_its_last_card_and_has_an_empty_place_if_there_is_none() -> None:
    hands = "2C 3C 9C 2D 3D 5D 5H", "AS AH AD 4S 6H 7S 8S", "TC JC JD 5S 7H 9S TS"
    table = Table(*hands, opening="dealers_left").play("9C")
    assert hand_on(panel(table.game, 0), 4).keys() == {"2C", "3C", "2D", "3D", "5D", "5H"}
    table = Table("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", opening="dealers_left").play("3S 4S 5S")
    found = hand_on(panel(table.play("3C 2C").game, 0), 4)
    assert found["3S"] == (2, 0, False)
    assert found["5H"] == (3, 0, True)


def test_a_card_below_others_of_its_suit_does_not_stand_alone() -> None:
    hands = "2C 3C 4C 5C 6C 2D 3D", "AS AH AD 4S 6H 7S 8S", "TC JC JD 5S 7H 9S TS"
    before = Table(*hands, opening="dealers_left")
    dealt, led = (hand_on(panel(table.game, 0), 4) for table in (before, before.play("6C")))
    assert [dealt[card][:2] for card in ("5C", "6C")] == [(1, 0), (1, 1)]
    assert led == dealt | {"6C": (1, 1, False)} | {
        card: (*dealt[card][:2], led[card][2]) for card in dealt.keys() - {"6C"}
    }


def test_a_suit_that_needs_two_rows_has_nearly_as_many_cards_in_each() -> None:
    hands = "2C 3C 4C 5C 6C 7C 8C", "AS AH AD 4S 6H 7S 8S", "TC JC JD 5S 7H 9S TS"
    found = hand_on(panel(Table(*hands, opening="dealers_left").game, 0), 5)
    assert [sum(at == row for at, _, _ in found.values()) for row in (0, 1)] == [4, 3]


@pytest.mark.parametrize("width", [4, 5])
@pytest.mark.parametrize("seed", range(5))
def test_where_one_of_equal_cards_was_played_nothing_can_be_pressed_and_the_others_are_behind_their_suit(
    width: int, seed: int
) -> None:
    rng, game = Random(seed), Game.new(PRESETS["no_pass"].model_copy(update={"seats": 6, "decks": 2}))
    game = game.deal(game.shuffle(rng.randbytes(16)))
    while game.hand(0):
        seat = game.to_act[0]
        card = rng.choice(game.legal_plays(seat))
        before = pressable(panel(game, 0, AT_ONCE), width)
        game = game.act(seat, Play(card))
        while seat == 0 and game.hand(0) and game.to_act != (0,):
            game = game.act(game.to_act[0], Play(rng.choice(game.legal_plays(game.to_act[0]))))
        if seat == 0 and game.hand(0):
            after = pressable(panel(game, 0, AT_ONCE), width)
            assert before[card] not in after.values()
            assert set(after) == set(game.legal_plays(0))
            assert all(after[each] == before[each] for each in set(before) & set(after) if each < card)


def test_another_copy_of_a_card_that_was_played_stands_behind_its_suit_until_the_next_trick() -> None:
    game = Table("2C 2C 2C 4C 9D", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", opening="dealers_left").play("2C").game
    assert pressable(panel(game, 0), 5) == {
        Card.parse("4C"): (0, 1),
        Card.parse("2C"): (0, 2),
        Card.parse("9D"): (1, 0),
    }
    others = "AS AH AD 4S 6H", "3C 7C JD 5S 7H"
    full = Table("2C 2C 2C 4C 9C", *others, opening="dealers_left").play("2C").game
    assert pressable(panel(full, 0), 3)[Card.parse("2C")] == (1, 0), "a row of its own where the last one is full"
    for seat, card in (1, "AD"), (2, "3C"), (2, "5S"):
        game = game.act(seat, Play(Card.parse(card)))
    assert pressable(panel(game, 0), 5) == {
        Card.parse("2C"): (0, 0),
        Card.parse("4C"): (0, 1),
        Card.parse("9D"): (1, 0),
    }


def test_another_copy_of_a_card_that_has_taken_a_trick_stands_behind_its_suit_until_the_next_one_begins() -> None:
    """Also for who led: the trick is still shown, and a second press must not play the other copy."""
    game = Table("4C 9C 9C 9D 2D", "AS AH AD 4S 6H", "3C 7C JD 5S 7H", opening="dealers_left").play("9C AD 3C").game
    assert game.to_act == (0,)
    assert pressable(panel(game, 0), 5)[Card.parse("9C")] == (0, 2)


def test_after_the_last_card_no_place_is_left() -> None:
    game = Table(*HANDS, opening="dealers_left").game
    while len(game.hand(seat := game.to_act[0])) > 1 or game.trick.plays:
        game = game.act(seat, Play(game.legal_plays(seat)[0]))
    game = game.act(seat, Play(*game.legal_plays(seat)))
    assert hand_on(panel(game, seat)) == {}
    assert Translator("en")("panel-no-cards") in shown(panel(game, seat), Translator("en"), menus=False)


def test_who_took_the_kitty_stands_in_a_line_of_its_own_and_for_them_its_cards() -> None:
    say, kitty = Translator("en"), (Card.parse("2D"),)
    before = panel(whole("3D", "", "", kitty="2D").game, 0)
    taken, mine = (
        replace(before, game=replace(before.game, kitty_takers=takers, kitty=cards))
        for takers, cards in (((1,), ()), ((0,), kitty))
    )
    for view, said in (
        (before, EMPTY_LINE),
        (taken, "-# " + say("note-kitty", who=before.name(1))),
        (mine, "-# " + say("panel-kitty", cards=say.cards(kitty))),
    ):
        lines = rows_on_a_phone(playing(view, say, BUTTONS, ""))["below"][-1]
        assert lines[-1] == said
        assert not any("kitty" in line for line in lines[:-1])


def test_a_menu_says_whether_a_card_is_played_now_or_later() -> None:
    game, say = Table(*HANDS).game, Translator("en")
    for seat, key in ((0, "play-placeholder"), (1, "premove-placeholder")):
        drawn = playing(panel(game, seat), say, MENUS, "").to_components()
        assert [part["placeholder"] for part in walk(drawn) if "placeholder" in part] == [say(key)]


def test_the_panel_is_green_on_ones_own_turn() -> None:
    game, say = Table(*HANDS).game, Translator("en")
    shown = [playing(panel(game, seat), say, BUTTONS, "").to_components() for seat in (0, 1)]
    assert [whole["accent_color"] for (whole,) in shown] == [GREEN.value, BLUE.value]


def test_whoever_is_away_comes_back_before_a_card_can_be_pressed() -> None:
    game, say = Table(*HANDS).play("2C").game, Translator("en")
    for seat in (1, 2):  # on turn, and waiting
        here = panel(game, seat)
        away = replace(here, seats=tuple(replace(each, away=each.seat == seat) for each in here.seats))
        found = buttons_of(playing(away, say, BUTTONS, "").to_components())
        assert {item.verb for item in found if item.style != GREY_BUTTON} == {"back"}
        assert all(item.disabled for item in found if item.verb in ("play", "ahead"))


def test_what_can_be_pressed_is_blue_what_cannot_is_grey_and_a_card_chosen_ahead_is_green_with_a_mark() -> None:
    game = Table(*HANDS).play("2C").game
    turn, waits = panel(game, 1), panel(game, 2)
    chosen = waits.game.hand[2]
    for view in turn, waits, panel(game, 0), replace(waits, premove=Premove(chosen, 0)):
        drawn = Drawn(playing(view, Translator("en"), BUTTONS, ""))
        cards = [*drawn.all("play"), *drawn.all("ahead")]
        green = [item for item in cards if item.style == ButtonStyle.success.value]
        assert [item.arg.split(".")[0] for item in green] == ([str(chosen)] if view.premove else [])
        assert all(item.label.endswith("⏩") for item in green)
        for item in set(cards) - set(green):
            assert item.style == (GREY_BUTTON if item.disabled else ButtonStyle.primary.value), item
        assert any(item.disabled for item in cards) is (view in (turn, panel(game, 0)))


def test_whoever_waits_in_the_first_round_reads_that_a_card_can_be_chosen_already(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, say = Table(*HANDS).game, Translator("en")
    turn, waits = panel(game, 0), panel(game, 1)
    away = replace(waits, seats=tuple(replace(seat, away=seat.seat == 1) for seat in waits.seats))
    chosen = replace(waits, premove=Premove(waits.game.hand[0], 0))
    later = panel(Table(*HANDS, end_score=1000).finish().game, 1)
    later = replace(waits, game=replace(waits.game, rounds=later.game.rounds))
    words = say("panel-ahead")
    told = [words in shown(view, say, menus=False) for view in (turn, waits, away, chosen, later)]
    assert told == [False, True, False, False, False]
    assert words not in shown(waits, say, menus=True), "the menu says it"
    stays = replace(waits, lingers=True)
    assert words in shown(stays, say, menus=False)
    monkeypatch.setattr("bot.ui.playing.settled", lambda game: True)
    assert words not in shown(stays, say, menus=False), "End round takes the place of Continue"


def test_no_hint_is_offered_for_the_only_card_that_may_be_played() -> None:
    """It would take a win away and say nothing."""
    forced, free, say = Table(*HANDS).game, Table(*HANDS).play("2C").game, Translator("en")
    offered = [Drawn(playing(panel(game, game.to_act[0]), say, BUTTONS, "")).all("hint") for game in (forced, free)]
    assert [len(items) for items in offered] == [0, 1]


@pytest.mark.parametrize("menus", [False, True])
def test_an_advised_card_has_a_mark_and_the_button_for_hints_asks_why(menus: bool) -> None:
    view, card, say = panel(Table(*HANDS).play("2C").game, 1), Card.parse("6C"), Translator("en")
    for explained in (False, True):
        given = GivenHint((card,), lambda say: "A hint.", explained)
        drawn = Drawn(playing(view, say, MENUS if menus else BUTTONS, "", given=given))
        labels = [option["label"] for item in drawn.all("play") for option in item.options]
        labels += [item.label for item in drawn.all("play")]
        assert ["6" in label or "Six" in label for label in labels if "💡" in label] == [True]
        asks = [(item.arg, item.label) for item in drawn.all("hint")]
        assert asks == [] if explained else [("why", say("button-why"))]


@pytest.mark.parametrize("prefers", [BUTTONS, MENUS], ids=["buttons", "menus"])
def test_where_nothing_is_chosen_ahead_the_hand_is_closed_until_it_is_ones_turn(prefers: Preferences) -> None:
    game = Table(*HANDS, opening="dealers_left").play("2C").game
    waits, mine = panel(game, 0), panel(game, 1)
    shown, asked = (Drawn(playing(view, say, prefers, "", ahead=False)) for view in (waits, mine))
    assert shown.all("ahead")
    assert all(item.disabled for item in shown.all("ahead"))
    assert not shown.says("panel-ahead")
    assert not all(item.disabled for item in asked.all("play"))
    chosen = replace(waits, premove=Premove(waits.game.hand[0], plays_in(waits.game)))
    assert not all(item.disabled for item in Drawn(playing(chosen, say, prefers, "", ahead=False)).all("ahead"))
