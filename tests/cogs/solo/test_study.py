"""Study: to play on from a position of a finished round, and to take a choice back."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.tables.errors import NotAllowed
from bot.tables.kind import KINDS
from bot.tables.person import Person as Sitter
from bot.tables.table import Table
from bot.ui import features
from cogs.solo.games import SOLO, STUDY, SoloGames
from db import Change, Status, StoreUnavailable
from hearts import Game, Passed, Phase
from hearts.game_file import write
from tests.cogs.solo.test_commands import begin, named
from tests.db.test_writer import full_disk
from tests.past import SHORT, code, past
from tests.world import World
from tests.world.person import Person
from tests.world.screen import Screen


async def at_step(person: Person, table: Table, round: int, step: int) -> Screen:
    """The replay of a round (from 0) at a step."""
    shown = await person.command("hearts replay", table=code(table), round=round + 1)
    for _ in range(step):
        await person.press(shown, next(item for item in shown.all("replay") if item.arg == "next"))
    return shown


def asked(table: Table, round: int, seat: int, tricks: int) -> Game:
    """The game when a seat was asked for its card to the trick after so many."""
    game = Game.new(table.rules)
    for event in table.game.events:
        if (len(game.rounds), len(game.tricks), game.phase) == (round, tricks, Phase.PLAYING) and seat in game.to_act:
            return game
        game = game.after(event)
    raise AssertionError


async def refused(person: Person, screen: Screen, table: int, prompt: int, why: str, **values: Any) -> bool:
    answer = await person.forge(screen, f"h1:b:study:{table}:{prompt}:from.sure")
    return answer is not None and answer.says(f"refusal-{why}", **values)


@pytest.mark.parametrize("round", [0, 1])
async def test_from_a_replay_one_plays_on_with_the_same_hidden_cards(world: World, round: int) -> None:
    table = await past(world, 1, 0)
    was = asked(table, round, 1, tricks=4)
    panel = await world.ana.press(await at_step(world.ana, table, round, 4), "study")
    study = await world.table(2)
    assert (study.kind, study.seat_of(world.ana.id), study.game.to_act) == (STUDY, 1, (1,))
    assert (study.game.round, study.game.rounds) == (was.round, was.rounds), "all that is held, taken, passed and lies"
    assert {seat.level for seat in study.seats} == {"expert"}
    assert {*panel.playable} == {*was.legal_plays(1)}
    assert panel.says("study-about")
    await world.restart()
    goes_on = await world.ana.command("solo")
    assert (await world.table(2)).game.round == was.round
    assert goes_on.says("study-about")
    await world.ana.play(screen=goes_on)
    assert len((await world.table(2)).game.hand(1)) == len(was.hand(1)) - 1


async def test_computer_players_keep_their_names_in_a_study_and_people_do_not_lend_theirs(world: World) -> None:
    table = await past(world, 1, 0)
    await world.ana.press(await at_step(world.ana, table, 0, 4), "study")
    study = await world.table(2)
    assert [study.seats[seat].name for seat in table.computers] == [table.seats[seat].name for seat in table.computers]
    assert table.seats[0].name not in study.names, "Ben does not play there"
    assert len(set(study.names)) == len(study.seats)


async def test_from_an_opened_file_one_plays_on_as_from_the_game_itself(world: World) -> None:
    table = await past(world, 1, 0)
    await world.dana.command("solo", speed="at-once")
    file = write(await world.bot.archive.file(table.record.id, world.ana.id)).replace("secret", "#secret", 1)
    shown = await world.dana.command("hearts replay", file=("game.toml", file.encode()), round=2)
    for _ in range(4):
        await world.dana.press(shown, next(item for item in shown.all("replay") if item.arg == "next"))
    assert await refused(world.ana, await begin(world), shown.one("study").table, 4, "file-closed"), "it is Dana's"
    opened = shown.one("study").custom_id
    panel = await world.dana.press(shown, "study")
    was, study = asked(table, 1, 0, tricks=4), await world.table(4)
    assert (study.kind, study.game.round, study.game.rounds) == (STUDY, was.round, was.rounds)
    assert panel.says("study-about")
    await world.restart()
    await world.skip_round(4)
    again = await world.dana.command("hearts replay", table=code(study), round=2)
    kept = await world.dana.press(again, next(item for item in again.all("replay") if item.arg == "download"))
    assert kept.says("game-downloaded")
    unsealed = await world.dana.command("hearts verify", table=code(study), round=1)
    assert unsealed.says("refusal-no-seal")
    assert (await world.dana.command("hearts verify", table=code(study), round=2)).says("verify-sealed")
    late = await world.dana.forge(again, f"{opened}.sure")
    assert late.says("refusal-file-closed"), "after a restart"


async def test_from_the_deal_one_passes_again_and_the_others_pass_what_they_had_passed(world: World) -> None:
    table = await past(world, 1, 0)
    passed = {event.seat: event.cards for event in table.game.events[:5] if isinstance(event, Passed)}
    panel = await world.ana.press(await at_step(world.ana, table, 0, 0), "study")
    assert panel.says("study-about")
    assert (await world.table(2)).game.to_act == (1,)
    await world.skip(2, until=lambda table: table.game.phase is Phase.PLAYING)
    after = (await world.table(2)).game.round
    assert all(after.passed[seat] == cards for seat, cards in passed.items() if seat != 1)


async def test_one_plays_on_as_often_as_one_likes_and_a_solo_game_waits_below(world: World) -> None:
    table = await past(world)
    await begin(world)
    for answer, alive in (("", [2, 3]), ("replay", [2, 3]), ("study", [2, 4])):
        there = await at_step(world.ana, table, 0, 3)
        watched = there.text
        shown = await world.ana.press(there, "study")
        assert shown.says("study-sure") is (answer != ""), "a game does not end without a question"
        if answer:
            shown = await world.ana.press(shown, answer)
        assert await world.bot.store.tables.alive_of_player(world.ana.id) == alive
        if answer == "replay":
            assert shown.text == watched, "where one was"
        else:
            assert {item.table for item in shown.all("play")} == {alive[-1]}
            assert shown.says("study-experts"), "their level has changed"
    panel = await world.ana.command("solo")
    assert {item.table for item in panel.all("play")} == {4}
    arranged = await world.ana.press(panel, named(panel, "game"))
    assert named(arranged, "sure").label == "Leave practice", "it leads to one's own game"
    waited = await world.ana.press(arranged, named(arranged, "sure"))
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == [2], "the study has ended"
    assert {item.table for item in waited.all("play")} == {2}
    assert waited.says("solo-waited")


async def test_whoever_leaves_a_study_below_which_no_game_waits_is_asked(world: World) -> None:
    panel = await world.ana.press(await at_step(world.ana, await past(world), 0, 3), "study")
    arranged = await world.ana.press(panel, named(panel, "game"))
    sure = await world.ana.press(arranged, named(arranged, "sure"))
    assert sure.says("study-sure-new")
    new = await world.ana.press(sure, named(sure, "new"))
    assert (await world.table(3)).kind is SOLO
    assert not new.says("solo-waited")


async def test_the_study_that_is_watched_ends_without_a_question(world: World) -> None:
    await world.ana.command("solo", speed="at-once")
    await world.ana.press(await at_step(world.ana, await past(world), 0, 3), "study")
    await world.skip_round(3)
    again = await world.ana.press(await at_step(world.ana, await world.table(3), 0, 3), "study")
    assert not again.says("study-sure")
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == [1, 4]


async def test_a_new_game_by_command_replaces_a_study_and_the_solo_game_below_it(world: World) -> None:
    table = await past(world)
    await begin(world)
    await world.ana.press(await at_step(world.ana, table, 0, 3), "study")
    await world.ana.command("solo", restart=True)
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == [4]


async def test_somebody_who_did_not_play_sits_in_the_first_seat(world: World) -> None:
    table = await past(world)
    shown = await at_step(world.dana, table, 0, 3)
    await world.dana.press(shown, "study")
    assert (await world.table(2)).seat_of(world.dana.id) == 0
    assert await refused(world.dana, shown, 1, 99, "unreadable"), "after the last card"


async def test_a_study_counts_for_nothing(world: World) -> None:
    await world.ana.command("solo", speed="at-once")
    table = await past(world, rules=SHORT)
    looks = ("profile", "history", "leaderboard")
    before = [(await world.ana.command(look)).text for look in looks]
    await world.ana.press(await at_step(world.ana, table, 0, 11), "study")
    await world.skip_round(3)
    over = await world.table(3)
    assert over.record.status is Status.OVER
    assert all(result.rating is None and result.division is None for result in over.results)
    assert [(await world.ana.command(look)).text for look in looks] == before
    assert (await world.ben.forge(world.ana.panels[3], "h1:b:replay:3:0:")).says("refusal-no-such-table")


async def test_nothing_that_a_replay_would_not_show_is_played_on_from(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown = await begin(world)
    monkeypatch.setitem(KINDS, ("solo", True), replace(SOLO, opens_at=lambda record: 10**13))
    await world.skip_round()
    assert await refused(world.ben, shown, 1, 4, "no-such-table")
    with pytest.raises(NotAllowed, match="solo-sealed"):
        await SoloGames(world.bot.tables, world.bot.archive).play_on(Sitter(world.ana.id, "Ana"), 1, 4, "brisk")
    await world.begin(world.ben, computers=2)
    assert await refused(world.ana, shown, 2, 4, "no-finished-round")
    await world.skip_round(2)
    assert await refused(world.ana, shown, 2, 104, "no-such-round", last=1)
    assert await refused(world.dana, shown, 2, 4, "replay-players-only")
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == [1, 2]


async def test_nobody_plays_on_from_a_game_whose_data_is_just_being_deleted(world: World) -> None:
    await begin(world)
    await world.skip_round()
    ana, tables = Sitter(world.ana.id, "Ana"), world.bot.tables
    deleted, refused = await asyncio.gather(
        world.bot.privacy.delete(ana),
        SoloGames(tables, world.bot.archive).play_on(ana, 1, 4, "brisk"),
        return_exceptions=True,
    )
    assert deleted is None
    assert isinstance(refused, NotAllowed)
    assert await world.bot.store.tables.alive_of_player(ana.id) == []


@pytest.mark.parametrize("speed", ["at-once", "brisk"])
async def test_a_card_is_taken_back_with_what_came_after_it(world: World, speed: str) -> None:
    panel = await begin(world, speed=speed)
    await world.skip(until=lambda table: len(table.game.tricks) == 3 and len({*table.game.legal_plays(0)}) > 1)
    panel, before = await world.ana.command("solo"), (await world.table()).game
    await world.ana.play(screen=panel)
    asked = await world.ana.press(panel, named(panel, "back"))
    assert (asked.id, asked.says("solo-sure-back")) == (panel.id, True)
    assert (await world.table()).game.round != before.round, "nothing is taken back yet"
    shown = await world.ana.press(asked, named(asked, "back"))
    assert shown.id == panel.id
    assert ((await world.table()).record.status, (await world.table(2)).kind) == (Status.CANCELLED, STUDY)
    assert (await world.table(2)).game.round == before.round
    assert (await world.ana.press(shown, named(shown, "back"))).all("play"), "that is asked once"
    await world.wait(10)
    await world.restart()
    assert len((await world.table(3)).game.tricks) < 3, "one choice further back"
    assert (await world.ana.command("solo")).playable
    assert await world.bot.store.history.solo_totals(world.ana.id) == []


async def test_a_card_is_taken_back_although_others_have_played_since_the_screen_was_drawn(world: World) -> None:
    await begin(world, speed="brisk")
    await world.skip(until=lambda table: len(table.game.tricks) == 3 and len({*table.game.legal_plays(0)}) > 1)
    panel, before = await world.ana.command("solo"), (await world.table()).game
    panel = await world.ana.play(screen=panel)
    drawn = named(panel, "back").custom_id
    prompt = (await world.table()).game.prompt
    while (await world.table()).game.prompt == prompt:
        await world.wait(1)
    asked = await world.ana.forge(panel, drawn)
    await world.ana.press(asked, named(asked, "back"))
    assert (await world.table(2)).game.round == before.round


async def test_a_card_that_was_the_only_legal_one_is_taken_back_with_the_choice_before_it(world: World) -> None:
    await begin(world, speed="at-once")
    await world.skip(until=lambda table: len(table.game.tricks) > 3 and len({*table.game.legal_plays(0)}) == 1)
    panel = await world.ana.play(screen=await world.ana.command("solo"))
    *before, (forced, _) = await world.bot.archive.decisions(await world.table(), 0, 0)
    assert not forced.has_choice
    asked = await world.ana.press(panel, named(panel, "back"))
    await world.ana.press(asked, named(asked, "back"))
    assert (await world.table(2)).game.prompt == [view.prompt for view, _ in before if view.has_choice][-1]


async def test_the_pass_is_taken_back_and_before_it_there_is_nothing(world: World) -> None:
    panel = await world.ana.command("solo", speed="at-once")
    before = (await world.table()).game
    none = await world.ana.forge(panel, f"h1:b:solo:1:{before.prompt}:back.0")
    assert none.says("refusal-nothing-to-take-back")
    assert none.all("toggle"), "the panel goes on"
    panel = await world.ana.pass_cards(await world.ana.command("solo"))
    asked = await world.ana.press(panel, named(panel, "back"))
    shown = await world.ana.press(asked, named(asked, "back"))
    assert shown.all("toggle")
    assert (await world.table(2)).game.round == before.round
    late = await world.ana.forge(shown, f"h1:b:solo:1:{before.prompt + 1}:back.1")
    assert late.says("note-outdated"), "the second of two presses"
    panel = await world.ana.pass_cards(shown)
    old = await world.ana.forge(panel, f"h1:b:study:2:{before.prompt}:back.0")
    assert old.says("note-outdated"), "of a question that was answered"
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == [2]


def pressed(table: Table, what: str) -> str:
    """A press on *Yes, take back* (``back``) or on *New game* at this moment of a game."""
    moves = table.seen_by(table.record.host_id).moves
    return f"h1:b:solo:1:{table.game.prompt}:{f'back.{moves}.sure' if what == 'back' else what}"


@pytest.mark.parametrize("arg", ["back", "new"])
async def test_a_game_goes_on_in_its_panel_where_nothing_could_be_written(
    world: World, tmp_path: Path, arg: str
) -> None:
    panel = await begin(world, speed="brisk")
    await world.skip(until=lambda table: len(table.game.tricks) == 3 and len({*table.game.legal_plays(0)}) > 1)
    panel = await world.ana.command("solo")
    await world.ana.play(screen=panel)
    with full_disk(tmp_path / "hearts.db"):
        await world.ana.forge(panel, pressed(await world.table(), arg))
    await world.wait(60)
    assert await world.bot.store.tables.alive_of_player(world.ana.id) == [1]
    assert "⏳" not in world.ana.panel.text, "the others have played"


@pytest.mark.parametrize("done", [0, 1, 2])
@pytest.mark.parametrize("arg", ["back", "new"])
async def test_one_game_is_left_whichever_write_fails(
    world: World, monkeypatch: pytest.MonkeyPatch, arg: str, done: int
) -> None:
    panel = await begin(world, speed="at-once")
    await world.ana.play(screen=panel)
    commit, writes = world.bot.store.commit, iter(range(9))

    async def breaks(change: Change) -> None:
        if next(writes) >= done:
            raise StoreUnavailable("The disk is full.")
        await commit(change)

    monkeypatch.setattr(world.bot.store, "commit", breaks)
    answer = await world.ana.forge(panel, pressed(await world.table(), arg))
    monkeypatch.undo()
    (left,) = await world.bot.store.tables.alive_of_player(world.ana.id)
    assert (left == 1) == answer.says("error-storage"), "the sentence says what is true"


async def test_without_solo_no_button_plays_on(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = await at_step(world.ana, await past(world), 0, 3)
    assert "study" in shown.verbs
    monkeypatch.setattr(features, "_loaded", frozenset(world.bot.router.presses) - {"study"})
    assert "study" not in (await at_step(world.ana, await past(world, at=2_000_000), 0, 3)).verbs
