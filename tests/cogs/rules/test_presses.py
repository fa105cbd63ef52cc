"""The editor of rules: forms, refusals, saving, two people at once, restarts, strangers. The poster of a game."""

import io
from io import BytesIO
from typing import Any

import pytest
import zxingcpp
from PIL import Image

from bot.house_rules import HouseRules
from bot.language.wording import Translator
from bot.transport.answer import DEFER_AFTER
from bot.ui.rules import WHOLE, differ_in_lines, write_value
from bot.ui.words import LINES, capital
from cogs.rules.forms import is_chosen, write_text
from cogs.rules.presses import qr_code
from cogs.rules.proposals import Proposal
from cogs.rules.screens import MORE
from db.house_rules import KEPT_FOR
from hearts import PRESETS, Rules, write_code
from hearts.options import OPTIONS, SECTIONS, Options
from tests.bot.transport.test_answer import ANSWER, DISCORD_WAITS, answers
from tests.bot.transport.test_failures import is_in_words
from tests.cogs.forms import open_form
from tests.cogs.rules.buttons import editing, saving
from tests.cogs.rules.test_commands import FRIDAY, keep
from tests.connected import ConnectedWorld
from tests.discord_server.interactions import LATER_EDIT
from tests.hearts.strategies import longest
from tests.hindered import delayed
from tests.world import Button, Person, Screen, World, say


@pytest.fixture
def noah(world: World) -> Person:
    """Another person than Mia who may manage the server."""
    return world.manager("Noah")


def fields(screen: Screen) -> dict[str, Any]:
    """What the proposal on an editor changes."""
    return Proposal.read(editing(screen, "deck").arg.split(".")[1], 0).options.differences()


async def change(person: Person, screen: Screen, section: str, **answers: Any) -> Screen:
    """Submits the form of a section; the editor is redrawn in its place."""
    shown = await (await open_form(person, screen, editing(screen, section))).send(**answers)
    assert shown.id == screen.id
    return shown


async def save_as(person: Person, screen: Screen, name: str, what: str = "as") -> Screen:
    return await (await open_form(person, screen, saving(screen, what))).send(name=name)


async def friday(person: Person, rules: Rules | None = None) -> Screen:
    """An editor for the house rules "Friday", which are saved first."""
    code = write_code(rules or Rules(end_score=75))
    await person.command("rules import", code=code, name="Friday")
    return await person.command("rules edit", name="Friday")


async def kept(world: World, name: str = "Friday") -> tuple[int, Rules]:
    """The version and the rules that the server keeps under a name."""
    found = await world.bot.house_rules.own(world.guild.id, name)
    return found.version, found.rules


# -- forms


def other_values(section: str) -> dict[str, Any]:
    """Another value than the usual one for every rule of a section."""
    values = {option.name: option.unusual[0] for option in SECTIONS[section]}
    return {name: getattr(Options(**{name: value}), name) for name, value in values.items()}


def typed(values: dict[str, Any]) -> dict[str, Any]:
    """What somebody who wants these values chooses, types and ticks."""
    options = [OPTIONS[name] for name in values]
    chosen = {each.name: write_value(values[each.name]) for each in options if is_chosen(each) and not each.switch}
    written = {each.name: write_text(each, values[each.name], 4) for each in options if not is_chosen(each)}
    ticked = [each.name for each in options if each.switch]
    return chosen | written | ({"also": ticked} if ticked else {})


def test_every_rule_stands_in_one_section() -> None:
    assert sorted(option.name for options in SECTIONS.values() for option in options) == sorted(Rules.model_fields)


async def test_a_form_changes_every_rule_of_its_section(mia: Person) -> None:
    for section in SECTIONS:
        screen = await mia.command("rules edit")
        assert screen.private
        assert screen.says("rules-same")
        await change(mia, screen, section, **typed(other_values(section)))
        assert fields(screen) == other_values(section)
        assert screen.says("rules-except")


async def test_forms_sent_as_they_are_change_nothing(mia: Person) -> None:
    for name in ("standard", "family", "black_maria", "cancellation", "high_low", "five", "chips"):
        screen = await mia.command("rules edit", name=name)
        for section in SECTIONS:
            await change(mia, screen, section)
            assert fields(screen) == PRESETS[name].differences(), (name, section)


async def test_changes_can_be_undone(mia: Person) -> None:
    screen = await mia.command("rules edit")
    await change(mia, screen, "values", extra_penalties="KS 10", bonus_card="JD")
    await change(mia, screen, "moon", also=["moon_needs_bonus"], moon_points="30")
    await change(mia, screen, "moon", also=[], moon_points="")
    await change(mia, screen, "values", extra_penalties="", bonus_card="")
    await change(mia, screen, "ending", end_score="")
    assert fields(screen) == {"end_score": None}
    await change(mia, screen, "ending", end_score="100")
    assert fields(screen) == {}


# -- refusals


async def test_rules_that_do_not_go_together_say_why_and_are_kept(world: World, mia: Person) -> None:
    screen = await mia.command("rules edit")
    await change(mia, screen, "deck", decks="1", duplicates="cancel", joker_kind="high_low")
    await change(mia, screen, "moon", also=["moon_needs_bonus"])
    for key in ("cancel-one-deck", "high-low-needs-two-jokers", "moon-needs-bonus-card"):
        assert screen.says(f"conflict-{key}")
    assert fields(screen) == {
        "decks": 1,
        "joker_kind": "high_low",
        "duplicates": "cancel",
        "moon_needs_bonus": True,
    }
    assert saving(screen, "as").disabled
    await change(mia, screen, "deck", seats="7", decks="none", jokers="2")
    await change(mia, screen, "moon", also=[])
    assert not screen.says("house-wrong")
    await save_as(mia, screen, "Seven")
    assert (await kept(world, "Seven"))[1] == Rules(seats=7, duplicates="cancel", jokers=2, joker_kind="high_low")


UNREADABLE: list[tuple[str, str, str, str, dict[str, Any]]] = [
    ("values", "queen_points", "51", "not-a-number", {"text": "51", "least": 0, "most": 50}),
    ("values", "queen_points", "", "not-a-number", {"text": "", "least": 0, "most": 50}),
    ("values", "bonus_card", "JD TD", "unknown-card", {"text": "JD TD"}),
    ("rest", "removed", "2C 11D", "unknown-card", {"text": "11D"}),
    ("values", "extra_penalties", "KS 10 AS", "not-penalties", {"text": "KS 10 AS"}),
    ("passing", "custom_cycle", "3A2", "not-a-pass", {"text": "3A2"}),
]


async def test_unreadable_input_is_reported_and_shown_again(mia: Person) -> None:
    for section, field, typed, key, values in UNREADABLE:
        screen = await mia.command("rules edit")
        await change(mia, screen, section, **{field: typed})
        assert screen.says("house-typed", field=say(f"field-{field}"), reason=say(f"refusal-{key}", **values)), typed
        assert fields(screen) == {}
        form = await open_form(mia, screen, editing(screen, section))
        assert form.shown(field) == (typed or str(Rules.model_fields[field].default))


async def test_the_rest_of_a_form_counts_if_one_field_cannot_be_read(mia: Person) -> None:
    screen = await mia.command("rules edit")
    await change(mia, screen, "values", queen_points="many", heart_values="rank")
    assert fields(screen) == {"heart_values": "rank"}
    await change(mia, screen, "values", queen_points="25")
    assert fields(screen) == {"heart_values": "rank", "queen_points": 25}
    form = await open_form(mia, screen, editing(screen, "values"))
    assert form.shown("queen_points") == "25"


async def test_unreadable_input_is_shown_again_in_its_section_to_whoever_has_typed_it_last(
    mia: Person, noah: Person
) -> None:
    screen, his = await mia.command("rules edit"), await noah.command("rules edit")
    await change(mia, screen, "values", queen_points="many")
    assert (await open_form(mia, screen, editing(screen, "values"))).shown("queen_points") == "many"
    assert (await open_form(mia, screen, editing(screen, "moon"))).shown("moon_points") == ""
    assert (await open_form(noah, his, editing(his, "values"))).shown("queen_points") == "13"
    await change(mia, screen, "values", queen_points="13", bonus_points="few")
    form = await open_form(mia, screen, editing(screen, "values"))
    assert (form.shown("queen_points"), form.shown("bonus_points")) == ("13", "few")


async def test_rules_of_any_length_are_edited_and_saved(world: World, mia: Person) -> None:
    screen = await mia.command("rules edit")
    cycle = "1L, 2L, 3L, 1R, 2R, 3R, 1A, 2A, 3A, 1L+1A+1R, 1L, 2L, 3L, 1R, 2R, 3R, 1A, 2A, 3A, 1L+1A+1R, hold"
    await change(mia, screen, "passing", passing="custom", custom_cycle=cycle)
    assert editing(screen, "passing").arg.startswith("passing.~")
    await world.restart()
    assert (await open_form(mia, screen, editing(screen, "passing"))).shown("custom_cycle") == cycle
    await change(mia, screen, "ending", end_score="60")
    await save_as(mia, screen, "Long")
    _, rules = await kept(world, "Long")
    assert (len(rules.custom_cycle), rules.end_score) == (21, 60)
    await mia.press(screen, "house-reset")
    await change(mia, screen, "ending", end_score="70")
    await mia.press(screen, saving(screen))
    assert (await kept(world, "Long"))[1].end_score == 70


async def test_the_longest_rules_are_imported_edited_saved_and_shared(world: World, mia: Person) -> None:
    rules = longest(16)
    screen = await mia.command("rules import", code=write_code(rules))
    for section in SECTIONS:
        await change(mia, screen, section)
    await save_as(mia, screen, "Longest")
    assert (await kept(world, "Longest"))[1] == rules
    assert (await mia.command("rules share", name="Longest")).says("share-code", code=write_code(rules))
    assert (await mia.command("rules show", name="Longest")).says("rules-title-named", name="Longest")


async def test_long_rules_are_read_page_by_page_of_a_set_and_of_a_table(mia: Person) -> None:
    await mia.command("rules import", code=write_code(longest()), name="Long")
    lobby = await mia.command("hearts new", preset="Long")
    for page in (await mia.command("rules show", name="Long"), await mia.press_more(lobby, "rules")):
        read, opening = [page.text], say("rule-follow")
        while forth := [item for item in page.buttons if item.arg.startswith("next") and not item.disabled]:
            page = await mia.press(page, *forth)
            read.append(page.text)
        assert len({*read}) == len(read) > 1
        assert opening not in "".join(read)
        [back, more] = [item for item in page.buttons if item.arg.startswith(("back", WHOLE))]
        whole = await mia.press(page, more)
        assert opening in whole.text
        assert (await mia.press(whole, back)).text == read[-2]


async def test_rules_that_are_too_long_are_refused_and_shown_again(mia: Person) -> None:
    screen = await mia.command("rules edit")
    cards = "2C " * 1_300
    await change(mia, screen, "rest", removed=cards)
    assert screen.says("conflict-removed-twice", card="2 of clubs", times=1_300, copies=1)
    await change(mia, screen, "passing", pass_forbidden=cards)
    assert screen.says("refusal-rules-too-long")
    assert (await open_form(mia, screen, editing(screen, "passing"))).shown("pass_forbidden") == cards


async def test_an_editor_whose_long_rules_are_forgotten_says_so(world: World, mia: Person) -> None:
    screen = await mia.command("rules edit")
    await change(mia, screen, "passing", passing="custom", custom_cycle="1L, " * 60)
    old = editing(screen, "deck").custom_id
    await change(mia, screen, "passing", passing="standard", custom_cycle="")
    await world.bot.store.proposals.keep("another", "1ZV", world.bot.house_rules._now() + KEPT_FOR + 1)
    answer = await mia.forge(screen, old)
    assert answer.says("refusal-proposal-gone")


# -- saving


async def test_new_rules_are_saved_under_a_name_and_then_changed_again(world: World, mia: Person) -> None:
    screen = await mia.command("rules edit", name="omnibus")
    await change(mia, screen, "ending", end_score="100")
    await save_as(mia, screen, "  Friday   night ")
    assert screen.says("settings-saved")
    opens = screen.one("new")
    key = opens.arg
    await mia.forge(screen, saving(screen, "main").custom_id.replace("main.", "."))
    assert await kept(world, "Friday night") == (1, Rules(bonus_card="JD")), "as they are they get no new version"
    await mia.press(screen, "house-reset")
    assert key == screen.one("house-from").arg.partition(".")[2], "a table of these rules"
    await change(mia, screen, "moon", moon="choice")
    assert "new" not in screen.verbs, "not before they are saved"
    await mia.press(screen, saving(screen))
    assert await kept(world, "Friday night") == (2, Rules(bonus_card="JD", moon="choice"))


async def test_rules_that_were_saved_become_the_default_and_are_then_edited_without_a_name(
    world: World, mia: Person
) -> None:
    screen = await friday(mia)
    await change(mia, screen, "ending", end_score="80")
    await mia.press(screen, saving(screen))
    await mia.press(screen, saving(screen, "main"))
    assert screen.says("house-default-set", name="Friday")
    assert not screen.all("house-save"), "it is the default"
    assert await kept(world) == (2, Rules(end_score=80))
    await world.open()
    assert (await world.table()).rules == Rules(end_score=80)
    screen = await mia.command("rules edit")
    assert screen.says("house-title-named", name="Friday")
    assert fields(screen) == {"end_score": 80}


async def test_a_name_is_shown_safely(world: World, mia: Person) -> None:
    screen = await mia.command("rules edit", name="omnibus")
    await save_as(mia, screen, "# `@everyone` **x**")
    assert "@everyone" not in screen.text
    assert r"\*\*x\*\*" in screen.text
    assert r"\*\*x\*\*" in (await mia.command("rules presets")).text
    await mia.command("rules default", name="# `@everyone` **x**")
    lobby = await world.open()
    assert "@everyone" not in lobby.text
    assert (await world.table()).rules == PRESETS["omnibus"]


async def test_a_form_that_is_sent_again_because_its_answer_was_lost_has_saved(world: World, mia: Person) -> None:
    screen = await mia.command("rules edit", name="omnibus")
    once, again = [await open_form(mia, screen, saving(screen, "as")) for _ in range(2)]
    for form in once, again:
        screen = await form.send(name="Ours")
        assert screen.says("house-title-named", name="Ours")
        assert screen.says("settings-saved")
    assert await kept(world, "Ours") == (1, PRESETS["omnibus"])


@pytest.mark.parametrize(("name", "key"), [("friday", "name-taken"), ("~", "name-empty")])
async def test_an_invalid_name_is_refused_and_no_input_is_lost(mia: Person, name: str, key: str) -> None:
    await friday(mia)
    screen = await mia.command("rules edit", name="omnibus")
    await save_as(mia, screen, name)
    assert screen.says(f"refusal-{key}", name=name, most=40)
    assert fields(screen) == PRESETS["omnibus"].differences()


async def test_a_preset_to_start_from_is_on_one_of_the_pages(world: World, mia: Person) -> None:
    screen = await friday(mia)
    first = screen.one("house-from").values
    await mia.choose(screen, "house-from", [MORE])
    second = screen.one("house-from").values
    assert [*first[:-1], *second[:-1]] == list(PRESETS)
    assert fields(screen) == {"end_score": 75}
    await mia.choose(screen, "house-from", ["black_maria"])
    assert fields(screen) == PRESETS["black_maria"].differences()
    await mia.press(screen, saving(screen))
    assert await kept(world) == (2, PRESETS["black_maria"])


async def test_reset_goes_back_to_what_is_saved(mia: Person) -> None:
    screen = await friday(mia)
    await mia.choose(screen, "house-from", ["family"])
    assert screen.one("house-from").chosen == ["family"]
    await mia.press(screen, "house-reset")
    assert fields(screen) == {"end_score": 75}
    assert screen.one("house-from").chosen == [], "the menu shows the preset that the rules are, and no other"


# -- two at once


async def overtaken(mia: Person, noah: Person) -> Screen:
    """Noah's editor after Mia has saved first."""
    hers = await friday(mia)
    his = await noah.command("rules edit", name="Friday")
    await change(mia, hers, "moon", moon="choice")
    await change(noah, his, "ending", end_score="60")
    await mia.press(hers, saving(hers))
    await noah.press(his, saving(his))
    return his


async def test_the_second_may_save_on_top_all_the_same(world: World, mia: Person, noah: Person) -> None:
    his = await overtaken(mia, noah)
    await noah.press(his, saving(his))
    assert await kept(world) == (3, Rules(end_score=60))


async def test_the_second_may_go_on_with_what_the_first_has_saved(world: World, mia: Person, noah: Person) -> None:
    his = await overtaken(mia, noah)
    await noah.press(his, "house-reset")
    assert fields(his) == {"end_score": 75, "moon": "choice"}
    await change(noah, his, "ending", end_score="60")
    await noah.press(his, saving(his))
    assert await kept(world) == (3, Rules(end_score=60, moon="choice"))


async def test_the_second_to_save_is_shown_the_difference_and_may_save_under_another_name(
    world: World, mia: Person, noah: Person
) -> None:
    his = await overtaken(mia, noah)
    assert his.says("house-overtaken", name="Friday")
    moon = {value: say("value-moon", value=value) for value in ("choice", "others_up")}
    assert his.says("house-theirs", changes=LINES + capital(moon["choice"]))
    assert his.says("house-yours", changes=LINES + "The game ends at 60 points")
    assert await kept(world) == (2, Rules(end_score=75, moon="choice")), "nothing is overwritten"
    await save_as(noah, his, "Saturday")
    assert await kept(world) == (2, Rules(end_score=75, moon="choice"))
    assert await kept(world, "Saturday") == (1, Rules(end_score=60))


async def test_one_of_two_saves_at_the_same_moment_is_told_of_the_conflict(
    world: World, mia: Person, noah: Person
) -> None:
    hers = await friday(mia)
    his = await noah.command("rules edit", name="Friday")
    await change(mia, hers, "moon", moon="choice")
    await change(noah, his, "ending", end_score="60")
    await world.at_once((mia, hers, saving(hers).custom_id, None), (noah, his, saving(his).custom_id, None))
    assert hers.says("house-overtaken", name="Friday") != his.says("house-overtaken", name="Friday")
    assert (await kept(world))[0] == 2


async def test_the_same_change_by_both_is_no_conflict(world: World, mia: Person, noah: Person) -> None:
    hers = await friday(mia)
    his = await noah.command("rules edit", name="Friday")
    for person, screen in ((mia, hers), (noah, his)):
        await change(person, screen, "ending", end_score="60")
        await person.press(screen, saving(screen))
        assert screen.says("settings-saved")
        assert (await kept(world))[0] == 2


async def test_rules_deleted_meanwhile_can_be_saved_anew(world: World, mia: Person, noah: Person) -> None:
    his = await friday(mia)
    await change(mia, his, "ending", end_score="70")
    question = await noah.command("rules delete", name="Friday")
    await noah.press(question, "house-delete")
    save = saving(his)
    await change(mia, his, "ending", end_score="60")
    assert his.says("refusal-rules-gone")
    assert his.says("house-title"), "their name is not known any more"
    told = await mia.forge(his, save.custom_id)
    assert told.says("refusal-rules-gone")
    await save_as(mia, his, "Friday")
    assert await kept(world) == (1, Rules(end_score=60))


async def test_rules_renamed_meanwhile_are_saved_under_their_new_name(world: World, mia: Person, noah: Person) -> None:
    screen = await friday(mia)
    await noah.command("rules rename", name="Friday", new="Saturday")
    await change(mia, screen, "ending", end_score="60")
    await mia.press(screen, saving(screen))
    assert await kept(world, "Saturday") == (2, Rules(end_score=60))


# -- restarts


async def test_the_editor_and_its_forms_outlive_a_restart(world: World, mia: Person) -> None:
    screen = await friday(mia)
    await change(mia, screen, "moon", moon="choice")
    form = await open_form(mia, screen, editing(screen, "ending"))
    await world.restart()
    await form.send(end_score="60")
    assert fields(screen) == {"end_score": 60, "moon": "choice"}
    form = await open_form(mia, screen, saving(screen, "as"))
    await world.restart()
    await form.send(name="Saturday")
    assert await kept(world, "Saturday") == (1, Rules(end_score=60, moon="choice"))
    assert await kept(world) == (1, Rules(end_score=75))


async def test_the_ids_of_forms_are_those_of_older_versions(world: World, mia: Person) -> None:
    """A form that was opened before an update, or by another process, is read: what somebody has typed is not lost."""

    async def id_of(person: Person, button: Button) -> str:
        return (await open_form(person, screen, button)).custom_id

    screen = await friday(mia)
    base = editing(screen, "ending").number
    key = editing(screen, "ending").arg.partition(".")[2]
    assert base
    assert await id_of(mia, editing(screen, "ending")) == f"h1:m:house-edit:{base}:ending.{key}"
    assert await id_of(mia, saving(screen, "as")) == f"h1:m:house-save:{base}:as.{key}"
    screen = await altering(world.ana, await world.open())
    button = editing(screen, "ending")
    key = button.arg.partition(".")[2]
    assert await id_of(world.ana, button) == f"h1:m:table-edit:1:ending-{button.number}.{key}"


async def test_two_people_with_the_same_form_open_each_send_their_own(world: World, mia: Person, noah: Person) -> None:
    hers, his = await mia.command("rules edit"), await noah.command("rules edit")
    her_form = await open_form(mia, hers, editing(hers, "ending"))
    his_form = await open_form(noah, his, editing(his, "ending"))
    assert her_form.custom_id == his_form.custom_id
    assert not world.bot._connection._view_store._modals, "no form is kept in memory"
    await his_form.send(end_score="60")
    await her_form.send(end_score="70")
    assert fields(hers) == {"end_score": 70}
    assert fields(his) == {"end_score": 60}


# -- the rules of one table, in its lobby


async def altering(person: Person, lobby: Screen) -> Screen:
    """The editor of a lobby's rules."""
    return await person.press(await person.press_more(lobby, "levels"), "house-open")


async def test_a_host_changes_single_rules_of_one_table_and_everybody_sees_that(world: World) -> None:
    lobby = await world.open(world.ben, computers=1)
    screen = await altering(world.ana, lobby)
    assert screen.private
    assert screen.says("table-rules-title")
    screen = await change(world.ana, screen, "ending", end_score="60")
    assert (await world.table()).rules == Rules(), "nothing is changed before it is said"
    told = await world.ana.press(screen, saving(screen))
    assert told.private
    assert told.says("table-rules-set")
    table = await world.table()
    assert not table.record.preset, "the rules have no name"
    assert table.rules == Rules(end_score=60)
    assert [seat.name for seat in table.seats if seat.player_id is not None] == ["Ana", "Ben"]
    name = say("game-altered")
    await world.wait(5)
    assert name in lobby.text
    assert differ_in_lines(table.rules, Translator("en")) in lobby.text
    await world.restart()
    await world.ana.press(lobby, "start")
    await world.wait(5)
    assert name in world.board().text, "and in the game"
    assert (await world.table()).rules == Rules(end_score=60)
    assert not await world.bot.house_rules.sets(world.guild.id), "the server keeps nothing of it"


async def test_other_rules_may_ask_for_more_or_fewer_seats(world: World) -> None:
    lobby = await world.open(world.ben, computers=2)
    await world.ana.press_more(lobby, "levels")
    screen = await altering(world.ana, lobby)
    screen = await change(world.ana, screen, "deck", seats="6")
    await world.ana.press(screen, saving(screen))
    seats = (await world.table()).seats
    assert [bool(seat.name) for seat in seats] == [True] * 4 + [False] * 2
    await world.chidi.press(lobby, "join")
    await world.dana.press(lobby, "join")
    screen = await change(world.ana, await altering(world.ana, lobby), "deck", seats="3")
    refused = await world.ana.press(screen, saving(screen))
    assert refused.says("refusal-rules-too-few-seats", seats=3, people=4)
    await world.restart()
    assert len((await world.table()).seats) == 6
    await world.ana.press(lobby, "start")
    assert len((await world.table()).game.players) == 6


async def overtaken_at(world: World, mia: Person) -> Screen:
    """The editor of a lobby's host after Mia, who may manage the server, has changed the rules first."""
    lobby = await world.open(world.ben)
    hers, theirs = await altering(mia, lobby), await altering(world.ana, lobby)
    await change(mia, hers, "moon", moon="choice")
    theirs = await change(world.ana, theirs, "ending", end_score="60")
    await mia.press(hers, saving(hers))
    shown = await world.ana.press(theirs, saving(theirs))
    assert shown.says("table-overtaken")
    assert shown.says("house-theirs", changes=LINES + capital(say("value-moon", value="choice")))
    assert shown.says("house-yours", changes=LINES + "The game ends at 60 points")
    assert (await world.table()).rules == Rules(moon="choice"), "nothing is overwritten"
    return shown


async def test_the_second_to_change_the_rules_of_a_table_may_replace_them(world: World, mia: Person) -> None:
    shown = await overtaken_at(world, mia)
    assert (await world.ana.press(shown, "house-save")).says("table-rules-set")
    assert (await world.table()).rules == Rules(end_score=60)


async def test_the_second_to_change_the_rules_of_a_table_may_go_on_with_them(world: World, mia: Person) -> None:
    screen = await world.ana.press(await overtaken_at(world, mia), "house-reset")
    assert fields(screen) == {"moon": "choice"}
    screen = await change(world.ana, screen, "ending", end_score="60")
    assert (await world.ana.press(screen, saving(screen))).says("table-rules-set")
    assert (await world.table()).rules == Rules(end_score=60, moon="choice")


async def test_the_game_that_rules_are_the_same_as_gives_the_table_its_name(world: World) -> None:
    lobby = await world.open()
    screen = await altering(world.ana, lobby)
    screen = await world.ana.choose(screen, "house-from", ["omnibus"])
    assert (await world.table()).rules == Rules()
    chosen = [option["value"] for option in screen.one("house-from").options if option["default"]]
    assert chosen == ["omnibus"], "the editor says it"
    await world.ana.press(screen, saving(screen))
    record = (await world.table()).record
    assert (record.preset, record.altered) == ("omnibus", True)
    await world.wait(5)
    assert say("preset-omnibus") in lobby.text
    assert say("game-altered") not in lobby.text
    screen = await altering(world.ana, lobby)
    screen = await change(world.ana, screen, "ending", end_score="60")
    screen = await world.ana.press(screen, "house-reset")
    assert Rules(**fields(screen)) == PRESETS["omnibus"], "back to what the table plays"


async def test_rules_that_do_not_go_together_are_not_played(world: World) -> None:
    lobby = await world.open()
    screen = await change(world.ana, await altering(world.ana, lobby), "values", queen_points="0")
    screen = await change(world.ana, screen, "play", also=["queen_must_go"])
    assert screen.says("house-wrong")
    assert saving(screen).disabled
    await world.ana.forge(screen, saving(screen).custom_id)
    assert (await world.table()).rules == Rules()


async def test_only_the_host_changes_the_rules_and_only_in_the_lobby(world: World, mia: Person) -> None:
    lobby = await world.open(world.ben)
    screen = await altering(world.ana, lobby)
    screen = await change(world.ana, screen, "ending", end_score="70")
    for pressed in ("h1:b:house-open:1:0:", saving(screen).custom_id, editing(screen, "deck").custom_id):
        refused = await world.ben.forge(lobby, pressed)
        assert refused.says("refusal-host-only", host="Ana")
    form = await open_form(world.ana, screen, editing(screen, "ending"))
    await world.ana.press(lobby, "start")
    assert (await form.send(end_score="60")).says("refusal-already-started")
    assert (await world.table()).rules == Rules()
    await mia.command("settings server")
    await world.change_settings(codes=False)
    other = await world.open(host=world.dana)
    refused = await world.dana.forge(other, "h1:b:house-open:2:0:")
    assert refused.says("refusal-codes-off")


# -- strangers, forgeries


async def test_a_person_who_lost_the_right_meanwhile_changes_nothing(world: World, mia: Person) -> None:
    screen = await friday(mia)
    form = await open_form(mia, screen, editing(screen, "ending"))
    name = await open_form(mia, screen, saving(screen, "as"))
    world.env.backend.get_guild(world.guild.id).members[mia.id].role_ids.clear()
    for answer in (
        await form.send(end_score="60"),
        await name.send(name="Saturday"),
        await mia.press(screen, editing(screen, "deck")),
        await mia.choose(screen, "house-from", ["family"]),
    ):
        assert answer.says("refusal-rules-locked")
    assert len(await world.bot.house_rules.sets(world.guild.id)) == 1


async def test_a_stranger_cannot_press_buttons_of_a_private_editor(world: World, mia: Person) -> None:
    screen = await friday(mia)
    mine = await world.ana.command("rules presets")
    for custom_id in (saving(screen, "as").custom_id, editing(screen, "deck").custom_id):
        answer = await world.ana.forge(mine, custom_id)
        assert answer.says("refusal-rules-locked")
    (found,) = await world.bot.house_rules.sets(world.guild.id)
    for verb in ("house-delete", "house-reset"):
        answer = await world.ana.forge(mine, f"h1:b:{verb}:0:{found.id}:")
        assert answer.says("refusal-rules-locked")


async def test_a_forged_press_is_refused(mia: Person) -> None:
    screen = await mia.command("rules edit")
    chosen = screen.one("house-from").custom_id
    for custom_id in (
        chosen,
        "h1:b:house-edit:0:0:deck.",
        "h1:b:house-edit:0:0:deck.1ZW",
        "h1:b:house-edit:0:0:nowhere.1ZV",
        "h1:b:house-edit:0:0:",
        "h1:b:house-save:0:999:.1ZV",
        "h1:b:house-reset:0:999:.1ZV",
        "h1:b:house-keep:0:0:",
    ):
        answer = await mia.forge(screen, custom_id, ["no preset"] if custom_id == chosen else None)
        assert answer.says("refusal-unreadable"), custom_id


# -- the poster of a game


async def test_a_poster_opens_a_table_and_its_picture_leads_a_phone_to_it(world: World, mia: Person) -> None:
    await keep(mia)
    shared = await world.ana.command("rules share", name="Friday")
    poster = await world.ana.press(shared, "poster")
    assert not poster.private
    assert poster.says("poster-title", name="Friday")
    explained, drawn = poster.all("poster")
    assert (await world.ben.press(poster, explained)).says("rules-title-named", name="Friday")
    picture = await world.ben.press(poster, drawn)
    assert picture.private
    assert f"https://discord.com/channels/{world.guild.id}/{world.channel.id}/{poster.id}" in picture.text
    assert len(picture.stored.attachments) == 1
    (forged,) = await world.at_once((world.ben, picture, drawn.custom_id, None))
    assert forged.says("refusal-unreadable"), "nobody else could open a private message"
    await world.restart()
    lobby = await world.dana.press(poster, "new")
    assert lobby.says("lobby-title")
    table = await world.table()
    assert (table.rules, table.record.preset, table.record.host_id) == (FRIDAY, "Friday", world.dana.id)
    assert poster.says("poster-title", name="Friday"), "and it opens more"
    await world.change_settings(channels=(77,))
    assert (await world.ana.press(shared, "poster")).says("refusal-wrong-channel", where="<#77>")


async def test_a_poster_that_is_late_is_seen_by_everybody(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    world, rules = connected, connected.bot.house_rules
    shared = await world.ana.command("rules share")
    monkeypatch.setattr(rules, "code", delayed(rules.code, DISCORD_WAITS))
    world.ana.begin(shared, "poster")
    await world.wait(5)
    assert answers(world)[-1] == LATER_EDIT
    assert len(world.messages()) == 1
    assert "poster" in shared.verbs, "the screen that was pressed is still there"


def test_a_reader_of_codes_reads_what_was_written() -> None:
    longest = "https://example.org/" + "0123456789" * 90
    for text in (write_code(PRESETS["black_maria"]), longest):
        (found,) = zxingcpp.read_barcodes(Image.open(BytesIO(qr_code(text))))
        assert found.text == text


def test_the_picture_is_large_enough_to_be_scanned() -> None:
    image = Image.open(BytesIO(qr_code(write_code(PRESETS["black_maria"]))))
    assert image.format == "PNG"
    assert 200 <= image.width == image.height <= 420


async def test_a_form_that_is_repeated_though_discord_had_taken_it_is_a_success(
    connected: ConnectedWorld, log_lines: io.StringIO
) -> None:
    owner = connected.ana
    connected.guild.owner_id = owner.id
    editor = await owner.command("rules edit")
    connected.server.faults.fail("POST", ANSWER, 502, when="after")
    asked = owner.begin(editor, editor.all("house-edit")[0])
    await connected.wait(5)
    assert asked.form is not None
    assert '"level": "error"' not in log_lines.getvalue()


async def test_a_picture_is_sent_whole_though_its_connection_broke_before(connected: ConnectedWorld) -> None:
    shared = await connected.ana.command("rules share")
    asked = await connected.ana.press(shared, "poster")
    qr = next(item for item in asked.all("poster") if item.arg.startswith("qr"))
    connected.server.faults.cut("POST", ANSWER)
    shown = await connected.ana.answer(connected.ana.begin(asked, qr))
    (picture,) = shown.message.attachments
    assert picture["size"] > 100


@pytest.mark.parametrize(("status", "code"), [(400, 50035), (413, 40005), (403, 50013)])
async def test_an_answer_is_sent_without_a_picture_that_is_refused(
    connected: ConnectedWorld, log_lines: io.StringIO, status: int, code: int
) -> None:
    refused = connected.server.faults.fail("POST", ANSWER, status, code)
    shared = await connected.ana.command("rules share")
    assert is_in_words(shared, refused)
    assert "QR" in shared.text
    assert [screen.id for screen in connected.ana.said()] == [shared.id], "nobody is told of an error"
    assert '"level": "error"' not in log_lines.getvalue()


async def test_a_late_answer_is_sent_without_a_picture_that_is_refused(
    connected: ConnectedWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HouseRules, "named", delayed(HouseRules.named, DEFER_AFTER + 0.5))
    refused = connected.server.faults.fail("PATCH", "/webhooks/*/*/messages/@original", 400, 50035)
    connected.ana.person.type(connected.channel, "rules share")
    await connected.wait(DEFER_AFTER + 1)
    (shared,) = connected.ana.said()
    assert is_in_words(shared, refused)


async def test_no_form_comes_late(connected: ConnectedWorld) -> None:
    world = connected
    editor = await world.ana.press(await world.ana.press_more(await world.open(), "levels"), "house-open")
    async with world.bot.tables.repository._locks.changing(1):
        world.ana.begin(editor, editor.all("house-edit")[0])
        await world.wait(DISCORD_WAITS)
    await world.quiet()
    assert world.ana.said()[-1].says("refusal-form-too-late")
    assert "house-edit" in editor.verbs, "the editor is still there"
