"""Privacy: what the bot stores about people and servers is shown, exported, deleted, and deleted when it is old."""

import io
import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from zipfile import ZipFile

from bot.community.privacy import GRACE
from bot.language.wording import FORMER
from bot.tables.person import Person as Sitter
from cogs.privacy.screens import EXPORT
from db import MatchPlayer
from db.batch import Procedure
from db.counting import count_anew
from db.privacy import PEOPLE
from hearts import Rules
from hearts.codes import write_code
from hearts.game_file import read
from tests.db.rows import cells, guild_in, results_of
from tests.db.test_matches import match
from tests.db.test_privacy import OF_NO_SERVER
from tests.world import Person, Screen, World

SHORT = Rules(end="rounds", end_rounds=1, passing="none")


def holding(file: Path, *needles: object) -> set[str]:
    """The tables with a row that contains one of these values anywhere."""
    return {
        name
        for name, rows in cells(file).items()
        for row in rows
        if any(str(needle) in str(value) for needle in needles for value in row.values())
    }


async def live_through_everything(world: World, mia: Person) -> None:
    """Ben finishes a game, leaves another one and sits in it again; meanwhile Mia removes him, bans him and lifts the
    ban. He also wants to be called to games, and solves a puzzle."""
    await finish_a_game(world, mia)
    await world.bot.regulars.want(world.guild.id, world.ben.id, True)
    await world.bot.store.reviews.keep(1, world.ben.id, 0, "{}")  # a review of his game
    await world.bot.store.reviews.practise(1, world.ben.id, 0, 1)
    await world.bot.store.puzzles.open(world.ben.id, "0a1b2c3d", 1)
    await world.bot.store.puzzles.answer(world.ben.id, "0a1b2c3d", "QS", correct=True, rating=1500.0, at=2)
    await world.open(host=world.ben)
    await world.ben.leave()
    other = await world.begin(world.ben, computers=2)
    await world.pass_all(other)
    await world.ben.leave()
    await world.ben.command("hearts join")
    await mia.command("hearts remove", member=world.ben.actor)
    await mia.block(world.ben)
    await mia.command("hearts unblock", member="Ben")
    await world.ben.command("hearts join")
    await mia.block(world.chidi)
    ben = MatchPlayer(world.ben.id, "Ben", 0)
    await world.bot.store.matches.open(match(9, guild_id=world.guild.id, host_id=ben.player_id, players=(ben,)))
    assert (await world.table(other)).alive


def earn_a_badge(file: Path, person: Person, guild_id: int) -> None:
    """Adds a badge, because it depends on luck which badges a short game earns."""
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("INSERT OR REPLACE INTO badges VALUES (?, ?, 'moon', 1, 1)", (person.id, guild_id))


async def finish_a_game(world: World, mia: Person, *, without: Person | None = None) -> None:
    """Ana and Ben play one round; one of them may delete their data meanwhile."""
    await mia.command("rules import", code=write_code(SHORT), name="Short")
    await world.begin(world.ben, computers=2, preset="Short")
    if without is not None:
        await delete(without)
    await world.skip(until=lambda table: not table.alive)
    await world.wait(5)


async def delete(person: Person) -> Screen:
    shown = await person.command("privacy delete")
    assert shown.says("privacy-sure")
    shown = await person.press(shown, next(item for item in shown.all("privacy") if item.arg == "sure"))
    assert shown.says("privacy-sure-again")
    return await person.press(shown, next(item for item in shown.all("privacy") if item.arg == "gone"))


async def test_the_export_has_all_rows_of_a_person_and_no_ids_of_others(
    world: World, mia: Person, tmp_path: Path
) -> None:
    await live_through_everything(world, mia)
    with closing(sqlite3.connect(tmp_path / "hearts.db")) as connection, connection:  # of a game without open rounds
        connection.execute("CREATE TEMP TABLE mine AS SELECT * FROM results WHERE player_id = ?", [world.ben.id])
        connection.execute("UPDATE mine SET id = id + 1000, table_id = (SELECT MAX(id) FROM tables)")
        connection.execute("INSERT INTO results SELECT * FROM mine")
    result = await world.ben.result("privacy export")
    assert result.ephemeral
    (file,) = world.env.backend.get_message(world.channel.id, result.response.id).attachments
    assert file["filename"] == EXPORT
    packed = ZipFile(io.BytesIO(world.env.backend.cdn.get(file["url"]) or b""))
    data = json.loads(packed.read("data.json"))
    held = {
        name for name, rows in cells(tmp_path / "hearts.db").items() for row in rows if world.ben.id in row.values()
    }
    assert {name for name, rows in data.items() if rows} == held
    for stranger in (world.ana, mia, world.chidi):
        assert str(stranger.id) not in json.dumps(data)
    assert data["players"][0]["name"] == "Ben"
    assert packed.namelist() == ["data.json", "games/1.toml"]
    assert len(read(packed.read("games/1.toml").decode()).game.rounds) == 1


async def test_deletion_leaves_no_row_with_the_persons_number_or_name(
    world: World, mia: Person, tmp_path: Path
) -> None:
    file = tmp_path / "hearts.db"
    await live_through_everything(world, mia)
    earn_a_badge(file, world.ben, world.guild.id)
    assert holding(file, world.ben.id) == PEOPLE.keys() - {"house_rules"}
    assert (await delete(world.ben)).says("privacy-deleted")
    assert holding(file, world.ben.id) == set()
    assert holding(file, "Ben") == set()
    assert "results" in holding(file, FORMER)
    await world.restart()
    await world.wait(1)
    assert holding(file, world.ben.id) == set()


async def test_the_names_of_authors_of_rules_and_of_moderators_are_deleted(
    world: World, mia: Person, tmp_path: Path
) -> None:
    await live_through_everything(world, mia)
    assert {"house_rules", "audit"} <= holding(tmp_path / "hearts.db", mia.id)
    await delete(mia)
    assert holding(tmp_path / "hearts.db", mia.id, "Mia") == set()


async def test_the_running_game_goes_on_and_ends_without_the_person(world: World, mia: Person, tmp_path: Path) -> None:
    await finish_a_game(world, mia, without=world.ben)
    results = await results_of(world.bot.store, 1)
    assert [result.player_id for result in results] == [world.ana.id, None, None, None]
    assert holding(tmp_path / "hearts.db", world.ben.id, "Ben") == set()


async def test_results_and_standings_of_others_stay_and_a_former_player_is_no_computer_player(
    world: World, mia: Person, tmp_path: Path
) -> None:
    await live_through_everything(world, mia)
    before = await results_of(world.bot.store, 1)
    await delete(world.ben)
    after = await results_of(world.bot.store, 1)
    for was, now in zip(before, after, strict=True):
        if was.player_id == world.ben.id:
            assert now.player_id is not None
            assert now.player_id < 0
            assert now.name == FORMER
            assert (now.total, now.place) == (was.total, was.place)
            assert was.rating is not None
            assert (now.rating, now.rating_change, now.provisional) == (None, None, False), "nor when counted anew"
        else:
            assert now == was
    kept = cells(tmp_path / "hearts.db")
    await world.bot.store._writer.write(Procedure([count_anew]))
    again = cells(tmp_path / "hearts.db")
    assert kept["standings"]
    assert again["standings"] == kept["standings"]
    assert again["results"] == kept["results"]


async def test_a_private_game_that_is_deleted_is_not_moved_on(world: World, log_lines: io.StringIO) -> None:
    await world.ana.command("solo", speed="people")
    panel = await world.ana.pass_cards()
    while panel.playable:
        panel = await world.ana.play()
    assert (await world.table()).record.due_at is not None, "a computer player is about to play"
    await delete(world.ana)
    await world.wait(60)
    assert "could not be moved on" not in log_lines.getvalue()


async def test_a_person_who_comes_back_begins_anew(world: World) -> None:
    await world.open()
    await delete(world.ana)
    await world.open()
    record = await world.bot.store.directory.player(world.ana.id)
    assert record.name == "Ana"


# -- servers


async def test_a_server_goes_thirty_days_after_the_bot_was_removed(world: World, mia: Person, tmp_path: Path) -> None:
    file, server = tmp_path / "hearts.db", world.guild.id
    await live_through_everything(world, mia)
    world.env.backend.remove_guild(server)
    await world.env.settle()
    assert server in {row["id"] for row in cells(file)["guilds"] if row["removed_at"] is not None}
    await world.later((GRACE - timedelta(days=2)).total_seconds())
    assert holding(file, server)
    await world.later(timedelta(days=2).total_seconds())
    await world.wait(timedelta(days=1).total_seconds())
    assert holding(file, server) == set()
    left = {name for name, rows in cells(file).items() if rows}
    assert left <= OF_NO_SERVER | {"alembic_version", "sqlite_stat1"}


async def test_once_a_day_what_is_of_no_use_any_more_is_deleted(world: World, mia: Person, tmp_path: Path) -> None:
    with world.env.of_the_bot():
        await world.short_game()
        for seats in (5, 6):
            (saved,) = await world.bot.house_rules.sets(world.guild.id)
            rules, manager = Rules(end="rounds", end_rounds=1, seats=seats), Sitter(mia.id, mia.name, may_manage=True)
            await world.bot.house_rules.save(world.guild.id, saved.id, rules, manager)
    for _ in range(2):
        await world.open()
        await world.ana.end()
        await world.wait(60)
    before = {name: len(rows) for name, rows in cells(tmp_path / "hearts.db").items()}
    assert (before["tables"], before["house_rules"]) == (2, 3)
    await world.later(timedelta(days=38).total_seconds())
    await world.wait(timedelta(days=1).total_seconds())
    after = {name: len(rows) for name, rows in cells(tmp_path / "hearts.db").items()}
    assert (after["tables"], after["house_rules"]) == (1, 1)


async def test_a_server_that_takes_the_bot_back_in_time_loses_nothing(world: World, mia: Person) -> None:
    await live_through_everything(world, mia)
    server = world.guild.id
    await world.bot.servers.note_presence(server, present=False)
    await world.restart(away=timedelta(days=29).total_seconds())
    await world.wait(1)
    record = await guild_in(world.bot.store, server)
    assert record.removed_at is None
    await world.later(timedelta(days=2).total_seconds())
    await world.wait(timedelta(days=1).total_seconds())
    assert await results_of(world.bot.store, 1)


async def test_a_server_that_removes_the_bot_just_after_adding_it_is_left(world: World) -> None:
    await world.open()
    joined = world.bot.get_guild(world.guild.id)
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()
    with world.env.of_the_bot():
        world.bot.dispatch("guild_join", joined)
    await world.env.settle()
    record = await guild_in(world.bot.store, world.guild.id)
    assert record.removed_at is not None


async def test_a_removal_while_the_bot_was_away_is_noticed_at_the_start(world: World) -> None:
    await world.open()
    stranger = 42 << 22
    await world.bot.servers.note_presence(stranger, present=False)
    await world.bot.servers.note_presence(stranger, present=True)
    await world.restart()
    await world.wait(1)
    gone = await guild_in(world.bot.store, stranger)
    assert gone.removed_at is not None
    here = await guild_in(world.bot.store, world.guild.id)
    assert here is None or here.removed_at is None
