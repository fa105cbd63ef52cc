"""Passing: the call, the menu, the buttons, changing one's mind, and taking cards back."""

from typing import Any

import pytest

from bot.community.settings import Preferences
from bot.language.wording import Translator, languages
from bot.pictures.emojis import PLAIN
from bot.pictures.lettering import transliterated, width
from bot.tables.drafts import Draft, GivenHint
from bot.tables.table import Table as TableAtPlay
from bot.ui.actions import read_action
from bot.ui.hand import hand_line, large
from bot.ui.items import ACTION_ROW
from bot.ui.panel import panel
from bot.ui.passing import calling, one_more, passing, read_call, write_call
from db import KindName
from hearts import Card, PassTarget, parse_cards
from hearts.passing import barred
from hearts.values import replace
from tests.bot.tables.lobby import ANA, BEN, CHIDI, playing
from tests.bot.ui.drawn import BUTTONS, FACES, MENUS, Drawn, in_every_language, say
from tests.hearts.table import Table
from tests.payloads import walk
from tests.phone import lines_on_a_phone
from tests.world import World

HANDS = ("2C 4C 9D 3S 5H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H")

SUCCESS, PRIMARY = 3, 1
LETTERS, A_CARD, A_LINE = 16, 26, 266
"""Points of letters, of a card with the space behind it, and of a line of text, on a phone of 390."""


async def test_cards_are_chosen_and_taken_back_until_they_are_passed(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = world.ana.panel
    cards = [item.card for item in panel.all("toggle")]
    assert len(cards) == 13
    for place in (0, 4, 4, 9):  # 4 is taken back
        await world.ana.press(panel, panel.all("toggle")[place])
    chosen = {item.card for item in panel.all("toggle") if item.style == SUCCESS}
    assert chosen == {cards[0], cards[9]}
    assert panel.one("pass").disabled
    two = f"{PLAIN.markup(cards[0])} {PLAIN.markup(cards[9])}"
    assert panel.says("pass-more", cards=two, missing=1)
    await world.ana.press(panel, panel.all("toggle")[5])
    assert not any((await world.table()).game.view(0).passed)
    await world.ana.press(panel, "pass")
    assert panel.says("pass-chosen")
    assert set((await world.table()).game.view(0).passed) == {cards[0], cards[9], cards[5]}


async def test_one_card_of_a_confirmed_pass_can_be_changed_with_buttons(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = world.ana.panel
    cards = [item.card for item in panel.all("toggle")]
    await world.ana.pass_cards()
    await world.ana.press(panel, "change")
    assert not panel.one("pass").disabled, "all may stay as they are"
    assert f"⏳ {say('seat-you')} · {say('seat-chooses')}" in panel.text
    three = " ".join(map(PLAIN.markup, cards[:3]))
    assert panel.says("pass-ready", cards=three)
    for place in (1, 7):
        await world.ana.press(panel, panel.all("toggle")[place])
    await world.ana.press(panel, "pass")
    assert panel.says("pass-chosen")
    assert set((await world.table()).game.view(0).passed) == {cards[0], cards[2], cards[7]}


def test_a_double_press_that_passes_the_cards_does_not_begin_to_change_them() -> None:
    view = playing(Table(*HANDS, passing="left").passes("9D 2C 4C").game, BEN, CHIDI).seen_by(ANA.id)
    shown = passing(view, say, BUTTONS, "", draft=Draft()).to_components()[0]["components"]
    below = [item for part in shown if part["type"] == ACTION_ROW for item in part["components"]]
    actions = [read_action(item) for item in below]
    assert [action.verb for action in actions if action is not None] == ["refresh", "more"]


async def test_a_person_who_prefers_menus_gets_them_in_every_round(world: World) -> None:
    await world.begin(world.ben, computers=2)
    panel = await world.ana.in_menus()
    assert panel.one("choose").count == 3
    await world.ana.pass_cards()
    await world.ben.pass_cards()
    await world.skip_round()
    await world.wait(5)
    await world.restart()
    for person in (world.ana, world.ben):
        await person.press(world.board(), "ready")
    await world.wait(2)
    assert "choose" in (await world.ana.show(world.board())).verbs
    assert "toggle" in (await world.ben.show(world.board())).verbs


async def test_no_number_stands_beside_a_name_while_cards_are_chosen(world: World) -> None:
    """It would be taken for that of the chosen cards."""
    await world.begin(world.ben, computers=2)
    for person in (world.ana, world.ben):
        await person.pass_cards()
    await world.skip_round()
    await world.wait(5)
    for person in (world.ana, world.ben):
        await person.press(world.board(), "ready")
    await world.wait(2)
    assert any((await world.table()).game.totals)
    assert f"⏳ **{say('seat-you')}** · {say('seat-chooses')}" in world.ana.panel.text
    assert f"⏳ **Ana** · {say('seat-chooses')}" in world.board().text


async def test_no_time_is_shown_at_a_table_that_waits_without_a_limit(world: World) -> None:
    await world.begin(world.ben, computers=2)
    await world.ana.pass_cards()
    table = await world.table()
    limited, unlimited = (
        Drawn(panel(each.seen_by(world.ana.id), say)).text for each in (table, table.with_record(due_at=None))
    )
    assert "⏱️" in limited
    assert "⏱️" not in unlimited


async def test_the_board_shows_only_who_has_chosen(world: World) -> None:
    await world.begin(world.ben, computers=2)
    assert "⏳ **Ana**" in world.board().text
    await world.ana.pass_cards()
    await world.wait(9)
    assert "✅ Ana" in world.board().text
    assert "⏳ **Ben**" in world.board().text
    assert not world.board().cards


async def test_received_cards_are_named_in_the_first_trick_and_have_no_colour_of_their_own(world: World) -> None:
    await world.begin(world.ben, world.chidi, world.dana)
    await world.pass_all()
    table = await world.table()
    for seat, person in enumerate(world.people):
        view = table.game.view(seat)
        assert len(view.received) == 3
        assert not [item for item in person.panel.all("play") + person.panel.all("ahead") if item.style == SUCCESS]
        assert person.panel.says("panel-passed", received=say.cards(view.received), gone=say.cards(view.passed))


@pytest.mark.parametrize("words", [True, False])
def test_the_hand_stands_in_words_only_for_who_wants_it(words: bool) -> None:
    table, preferences = playing(Table(*HANDS, passing="left").game), Preferences(words=words)
    asked = table.seen_by(ANA.id)
    later = playing(Table(*HANDS).game).seen_by(ANA.id)
    for view in asked, later:
        shown = Drawn(panel(view, say, preferences=preferences))
        assert (hand_line(view.game.hand, say) in shown.text) is words


def beside_pass(kind: str, guild_id: int) -> list[str]:
    """What can be pressed beside the cards to pass at a table of this kind, and its hints."""
    table = playing(Table(*HANDS, passing="left").game).with_record(kind=kind, guild_id=guild_id)
    shown = Drawn(passing(table.seen_by(ANA.id), say, BUTTONS, "", draft=Draft()))
    confirm, hint, *others = (verb for verb in shown.verbs if verb != "toggle")
    assert (confirm, hint) == ("pass", "hint")
    return others


def test_more_of_a_table_is_beside_its_pass() -> None:
    assert beside_pass(KindName.TABLE, 7) == ["more"]


def test_who_has_passed_sees_which_card_goes_to_whom() -> None:
    game = Table(*HANDS, passing="left").passes("9D 2C 4C").game
    view = playing(game, BEN, CHIDI).seen_by(ANA.id)
    shown = Drawn(passing(view, say, BUTTONS, "a note", draft=Draft()))
    gone = parse_cards("9D 2C 4C")
    assert shown.says("pass-share", to="Ben", cards=say.cards(gone))
    left = large([card for card in parse_cards(HANDS[0]) if card not in gone], say)
    assert [line for line in shown.text.splitlines() if line.startswith("###")][1:] == left.splitlines()
    assert shown.says("pass-waits")
    assert shown.text.count(say("seat-chooses")) == 2, "Ben and Chidi have not passed yet"
    assert "a note" in shown.text


def test_menus_are_in_the_order_of_the_seats_that_get_cards_and_the_choice_is_told() -> None:
    game = Table(*HANDS, passing="custom", custom_cycle=(((2, 1), (1, 1)),)).game
    view, chosen = playing(game, BEN, CHIDI).seen_by(ANA.id), parse_cards("9D 2C")
    shown = Drawn(passing(view, say, MENUS, "", draft=Draft(chosen)))
    assert [(menu.arg, menu.count) for menu in shown.all("choose")] == [("0", 1), ("1", 1)]
    for name, card in zip(("Chidi", "Ben"), chosen, strict=True):
        assert shown.says("pass-share", to=name, cards=say.card(card))
    assert shown.says("pass-missing", missing=0, count=2)
    one = Drawn(passing(view, say, MENUS, "", draft=Draft(chosen[:1])))
    assert one.says("pass-missing", missing=1, count=2)
    left = playing(Table(*HANDS, passing="left").game, BEN, CHIDI).seen_by(ANA.id)
    three = parse_cards("9D 2C 4C")
    ready = Drawn(passing(left, say, MENUS, "", draft=Draft(three)))
    assert not ready.one("pass").disabled
    assert ready.one("choose").arg == "0"


def test_whoever_is_away_sees_that_a_computer_player_has_chosen_and_how_to_come_back() -> None:
    game = Table(*HANDS, passing="left").passes("9D 2C 4C").game
    away = playing(game, BEN, CHIDI).with_seat(0, away=True, misses=2, missed="1 0")
    shown = Drawn(passing(away.seen_by(ANA.id), say, BUTTONS, "", draft=Draft()))
    assert shown.says("pass-chosen-for-you")
    assert shown.says("panel-stood-in", round=1, trick=0)
    assert "back" in shown.verbs
    left = replace(away, seats=(replace(away.seats[0], misses=0), *away.seats[1:]))  # a match, after their own pass
    assert Drawn(passing(left.seen_by(ANA.id), say, BUTTONS, "", draft=Draft())).says("pass-chosen")
    asked = playing(Table(*HANDS, passing="left").game, BEN, CHIDI).with_seat(0, away=True, misses=2, missed="1 0")
    assert "back" in Drawn(passing(asked.seen_by(ANA.id), say, BUTTONS, "", draft=Draft())).verbs


def forbidding(*forbidden: str, menus: bool = False, chosen: str = "") -> Drawn:
    """Ana's panel; she holds the two, the four, the nine of diamonds, the three of spades and the five of hearts."""
    table = playing(Table(*HANDS, passing="left", pass_forbidden=forbidden).game, BEN, CHIDI)
    draft = Draft(parse_cards(chosen))
    return Drawn(passing(table.seen_by(ANA.id), say, MENUS if menus else BUTTONS, "", draft=draft))


def test_a_card_that_may_not_be_passed_is_grey_and_a_line_says_so() -> None:
    drawn = forbidding("2C", "QS")
    assert [str(item.card) for item in drawn.all("toggle") if item.disabled] == ["2C"]
    assert drawn.says("why-pass-forbidden", cards=say.cards(parse_cards("2C")))
    (menu,) = forbidding("2C", "QS", menus=True).all("choose")
    assert [value.partition(".")[0] for value in menu.values] == ["4C", "9D", "3S", "5H"]
    for plain in (forbidding(), forbidding("QS")):
        assert not [item for item in plain.all("toggle") if item.disabled]
        assert "why-" not in plain.text
        assert "don't let you" not in plain.text


def test_of_forbidden_cards_only_as_many_can_be_chosen_as_must_be_passed() -> None:
    few = ("2C", "4C", "9D")
    assert not [item for item in forbidding(*few).all("toggle") if item.disabled]
    one = forbidding(*few, chosen="4C")
    assert [str(item.card) for item in one.all("toggle") if item.disabled] == ["2C", "9D"], "the four can be taken back"
    (menu,) = forbidding(*few, menus=True).all("choose")
    assert len(menu.values) == 5


def test_of_a_forbidden_card_no_second_copy_can_be_chosen_if_only_one_must_be_passed() -> None:
    hands = ("2C 2C 9D 3S 5H", *HANDS[1:])
    game = Table(*hands, decks=2, passing="left", pass_forbidden=("2C", "9D")).game
    view = playing(game, BEN, CHIDI).seen_by(ANA.id)
    twos = [
        Drawn(passing(view, say, BUTTONS, "", draft=Draft(parse_cards(chosen)))).all("toggle")[0]
        for chosen in ("", "2C", "9D")
    ]
    assert [(item.arg, item.disabled) for item in twos] == [("2C.1", False), ("2C.0", False), ("2C.0", True)]


@pytest.mark.parametrize("menus", [True, False])
def test_what_may_not_be_passed_is_not_worked_out_for_each_card(menus: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def counted(*of: Any) -> frozenset[Card]:
        asked.append(of)
        return barred(*of)

    monkeypatch.setattr("bot.ui.passing.barred", counted)
    assert forbidding("2C", menus=menus).says("why-pass-forbidden", cards=say.cards(parse_cards("2C")))
    assert len(asked) <= 2


def test_cards_that_can_be_chosen_are_blue_the_chosen_ones_green_and_the_advised_ones_marked() -> None:
    game, advised = Table(*HANDS, passing="left").game, parse_cards("9D 5H")
    view = playing(game, BEN, CHIDI).seen_by(ANA.id)
    draft = Draft(parse_cards("9D"), hint=GivenHint(advised, lambda say: "A hint.", explained=False))
    hand = [*map(str, view.game.hand)]
    for chosen, green, marks in (
        (Draft(), [], []),
        (replace(draft, slots=()), [], ["9D", "5H"]),
        (draft, ["9D"], ["9D", "5H"]),
        (replace(draft, slots=parse_cards("9D 2C")), ["2C", "9D"], ["9D", "5H"]),
        (replace(draft, slots=parse_cards("9D 5H 2C")), ["2C", "9D", "5H"], ["9D", "5H"]),
    ):
        cards = Drawn(panel(view, say, draft=chosen)).all("toggle")
        blue = [card for card in hand if card not in green] if len(green) < 3 else []
        assert [item.arg.partition(".")[0] for item in cards if item.style == SUCCESS] == green
        assert [item.arg.partition(".")[0] for item in cards if item.style == PRIMARY] == blue
        assert [item.arg.partition(".")[0] for item in cards if "💡" in item.label] == marks
    menus = Drawn(passing(view, say, MENUS, "", draft=draft))
    options = [option for item in menus.all("choose") for option in item.options]
    assert {option["value"].partition(".")[0] for option in options if "💡" in option["label"]} == {"9D", "5H"}
    assert menus.one("hint").arg == "why"


@pytest.mark.parametrize("advised", ["KC", "QC KC", "TC QC KC"])
def test_no_phone_breaks_a_row_of_cards_of_which_some_are_advised(advised: str) -> None:
    hands = "9C TC QC KC 2H", "AS AH AD 4S 6H", "3C 7C JD 5S 7H"
    view = playing(Table(*hands, passing="left").game, BEN, CHIDI).seen_by(ANA.id)
    draft = Draft(hint=GivenHint(parse_cards(advised), lambda say: "A hint."))
    parts = walk(panel(view, Translator("en", FACES), draft=draft).to_components())
    rows = [part["components"] for part in parts if part["type"] == ACTION_ROW]
    assert [items for items in rows if len(lines_on_a_phone(items)) > 1] == []


def test_only_cards_that_the_person_has_chosen_are_passed_and_no_advised_ones() -> None:
    view = playing(Table(*HANDS, passing="left").game, BEN, CHIDI).seen_by(ANA.id)
    hint = GivenHint(parse_cards("9D 5H 3S"), lambda say: "A hint.")
    for chosen, passed in ("", ""), ("2C", "2C"), ("2C 4C 9D", "2C.4C.9D"):
        button = Drawn(panel(view, say, draft=Draft(parse_cards(chosen), hint=hint))).one("pass")
        assert (button.arg, button.disabled) == (passed, len(chosen) < 8)


def calls() -> TableAtPlay:
    """Ana is the dealer, and calls a pass of three cards."""
    return playing(Table(*HANDS, passing="dealers_choice", dealer=0).game, BEN, CHIDI)


@pytest.mark.parametrize("called", [(), ((1, 3),), ((1, 1), (2, 2))])
def test_a_call_is_read_back_from_its_button(called: PassTarget) -> None:
    assert read_call(write_call(called)) == called
    assert read_call("hold") == ()


@pytest.mark.parametrize("text", ["x", "1", "1x2x3", "1x.2x1"])
def test_text_that_no_button_has_is_no_call(text: str) -> None:
    with pytest.raises(ValueError, match=r"unpack|invalid"):
        read_call(text)


def test_each_card_goes_to_a_seat_and_more_to_the_same() -> None:
    assert one_more(one_more(one_more((), 2), 1), 2) == ((2, 2), (1, 1))


def test_the_dealer_names_seats_until_all_cards_are_given_and_sees_no_hand() -> None:
    view = calls().seen_by(ANA.id)
    nothing, some, all_given = (Drawn(calling(view, say, called, "")) for called in ((), ((2, 1),), ((1, 1), (2, 2))))
    assert [option["label"] for option in nothing.one("give").options] == ["Ben", "Chidi"]
    assert nothing.says("panel-asks-call", most=3, due="")
    assert "a note" in Drawn(calling(view, say, (), "a note")).text
    assert not nothing.cards
    assert [button.disabled for button in nothing.all("call")] == [True, False]
    assert some.says("call-share", to="Chidi", count=1)
    assert some.one("give").arg == "2x1"
    assert all_given.one("give").disabled
    assert [button.arg for button in all_given.all("call")] == ["1x1.2x2", "hold"]
    in_every_language(lambda say: calling(view, say, ((2, 1),), "a note"))


def test_everybody_else_waits_with_their_hand() -> None:
    shown = Drawn(calling(calls().seen_by(BEN.id), say, (), ""))
    assert shown.says("panel-waits-call", who="**Ana**")
    assert len(shown.cards) == 5


def test_the_seats_are_counted_from_the_dealer() -> None:
    bens = playing(Table(*HANDS, passing="dealers_choice", dealer=1).game, BEN, CHIDI).seen_by(BEN.id)
    assert [option["label"] for option in Drawn(calling(bens, say, (), "")).one("give").options] == ["Chidi", "Ana"]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("key", "cards"), [("pass-none", 0), ("pass-more", 2)])
def test_what_is_to_be_done_takes_one_line_on_a_phone(language: str, key: str, cards: int) -> None:
    """The hand stands below it, and moves with no press."""
    told = Translator(language)(key, count=3, cards="", missing=3 - cards).replace("\u00a0", " ")
    assert width(transliterated(told), LETTERS) + cards * A_CARD <= A_LINE
