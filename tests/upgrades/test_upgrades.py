"""An upgrade: a database that an older version wrote goes on with this one, and nothing of it is lost.

`write.py` has made the databases. `VERSION.sql` is what that version wrote into SQLite; on PostgreSQL the same rows are
in the tables that its own migrations make.
"""

import asyncio
import json
import re
import shutil
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest
from sqlalchemy import MetaData, insert, make_url, select, text

from bot.community.settings import Preferences, Settings
from bot.tables.seating import seat_seen
from db import Status, Store
from db.check import check_contents
from db.counting import COUNTING
from db.engines import reading_engine
from db.migrate import MIGRATIONS, migrate
from db.sqlite_files import beside
from hearts import Rules
from tests.db.postgresql import emptied
from tests.db.rows import results_of
from tests.payloads import BUTTON
from tests.world import Person, Screen, World

HERE: Final = Path(__file__).parent
VERSIONS: Final = sorted(each.stem for each in HERE.glob("*.sql"))
COMPONENTS: Final = 1 << 15
"""The flag of a message that is made of components."""
RATINGS: Final = {"rating", "rating_change"}
FINISHED, EARLY, LOBBY, PAUSED = (1, 2), 3, 6, 7
PLAYING: Final = (4, 5, 8, 9, 10)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tries every version on both databases; PostgreSQL in the slow suite."""
    metafunc.parametrize("version", VERSIONS)
    if "world_url" in metafunc.fixturenames:
        metafunc.parametrize("world_url", ["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)], indirect=True)


def written(version: str) -> sqlite3.Connection:
    """The database of that version, in memory."""
    database = sqlite3.connect(":memory:")
    database.executescript((HERE / f"{version}.sql").read_text("utf-8"))
    return database


def rows(database: sqlite3.Connection) -> dict[str, list[dict[str, Any]]]:
    """All rows, by table."""
    database.row_factory = sqlite3.Row
    names = [name for (name,) in database.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
    return {name: [dict(row) for row in database.execute(f"SELECT * FROM {name}")] for name in names}


def migrations_of(database: sqlite3.Connection, folder: Path) -> Path:
    """The migrations that the database has had, in a folder."""
    (newest,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
    shutil.copytree(MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for script in (folder / "versions").glob("*.py"):
        if script.name[:4] > newest:
            script.unlink()
    return folder


async def put(database: sqlite3.Connection, url: str, folder: Path) -> None:
    """Puts the database in place of the one at this address."""
    if make_url(url).get_backend_name() == "sqlite":
        file = Path(make_url(url).database or "")
        for each in (file, beside(file, "-wal"), beside(file, "-shm")):
            each.unlink(missing_ok=True)
        with closing(sqlite3.connect(file)) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = WAL")
        return
    await emptied(url)
    await migrate(make_url(url), migrations_of(database, folder))
    engine, schema = reading_engine(make_url(url)), MetaData()
    async with engine.begin() as connection:
        await connection.run_sync(schema.reflect)
        for table in schema.sorted_tables:
            kinds = {column.name: column.type.python_type for column in table.columns if column.computed is None}
            found = [
                {
                    name: bool(row[name]) if kind is bool and row[name] is not None else row[name]
                    for name, kind in kinds.items()
                }
                for row in rows(database)[table.name]
            ]
            if found and table.name != "alembic_version":
                await connection.execute(insert(table), found)
            if "id" in table.columns and table.columns["id"].server_default is not None:
                sequence = f"pg_get_serial_sequence('{table.name}', 'id')"
                await connection.execute(text(f"SELECT setval({sequence}, max(id)) FROM {table.name}"))
    await engine.dispose()


@contextmanager
def numbered(backend: Any, number: int) -> Iterator[None]:
    """What is made within this context has this id in Discord."""
    ids = chain([number], iter(backend.snowflake, None))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(backend, "snowflake", lambda: next(ids))
        yield


class Upgraded:
    """A world in which this version goes on with what an older one wrote."""

    def __init__(self, world: World, version: str) -> None:
        self.world, self.database = world, written(version)
        self.facts = json.loads((HERE / f"{version}.json").read_text("utf-8"))
        self.games: dict[int, dict[str, Any]] = {int(number): game for number, game in self.facts["games"].items()}
        self.old: list[Screen] = []
        """The public messages of the older version, oldest first, with the buttons that they had."""

    async def start(self, url: str, folder: Path) -> None:
        """Stops the bot of the world, puts the old database and its Discord in place, and starts the bot."""
        world, backend = self.world, self.world.env.backend
        await world.env.stop_bot()
        await world.bot.store.close()
        await put(self.database, url, folder)
        backend.advance_clock(self.facts["seconds"] - world.env.now().timestamp())
        world.guild = world.env.create_guild("Card club", id=self.facts["server"])
        with numbered(backend, self.facts["channel"]):
            world.channel = world.guild.create_text_channel("hearts")
        world.people.clear()
        for name, number in self.facts["people"].items():
            with numbered(backend, number):
                world.people.append(world.arrive(name))
        for number, buttons in self.facts["messages"].items():
            row = [{"type": BUTTON, "style": 2, "custom_id": custom_id, "label": label} for custom_id, label in buttons]
            rows = [{"type": 1, "components": row[first : first + 5]} for first in range(0, len(row), 5)]
            with numbered(backend, int(number)):
                backend.create_message(world.channel.id, backend.bot_user.id, components=rows, flags=COMPONENTS)
            self.old.append(Screen(world.env, world.channel.id, int(number)))
        world.bot = world._build(await Store.open(url))
        world.watch.listen(world.bot)
        await world.env.restart_bot(world.bot)
        for number in (*FINISHED, EARLY):
            world.watch.tables[number] = await world.table(number)

    def person(self, name: str) -> Person:
        return next(person for person in self.world.people if person.name == name)

    async def press(self, name: str, verb: str, number: int) -> Screen:
        """Somebody presses a button of the last message that the older version has posted about a table."""
        (button,) = [
            item for screen in self.old for item in screen.buttons if (item.verb, item.table) == (verb, number)
        ][-1:]
        screen = next(screen for screen in reversed(self.old) if button in screen.buttons)
        return await self.person(name).press(screen, button)


@pytest.fixture
async def upgraded(world: World, world_url: str, version: str, tmp_path: Path) -> Upgraded:
    found = Upgraded(world, version)
    await found.start(world_url, tmp_path / "migrations")
    return found


def test_migrations_that_a_version_was_released_with_are_not_changed(version: str, tmp_path: Path) -> None:
    file = tmp_path / "hearts.db"
    with closing(written(version)) as old:
        asyncio.run(migrate(make_url(f"sqlite+aiosqlite:///{file}"), migrations_of(old, tmp_path / "migrations")))
        with closing(sqlite3.connect(file)) as new:
            assert schema_of(new) == schema_of(old)


def test_what_an_older_version_has_counted_otherwise_is_emptied_so_that_the_start_counts_it_anew(
    version: str, tmp_path: Path
) -> None:
    file = tmp_path / "hearts.db"
    with closing(written(version)) as old, closing(sqlite3.connect(file)) as new:
        before = rows(old)
        assert before["standings"]
        old.backup(new)
        asyncio.run(migrate(make_url(f"sqlite+aiosqlite:///{file}")))
        now = rows(new)
    if before.get("counting") == [{"version": COUNTING}]:
        assert now["standings"] == before["standings"]
    else:
        assert (now["standings"], now["counting"]) == ([], [{"version": 0}])


def schema_of(database: sqlite3.Connection) -> set[str]:
    """The words of each statement, sorted: Alembic orders the constraints of a table that it makes anew by chance."""
    made = database.execute("SELECT sql FROM sqlite_schema WHERE sql <> ''")
    return {" ".join(sorted(re.findall(r"\w+", sql))) for (sql,) in made}


async def test_running_games_have_the_same_hands_and_scores(upgraded: Upgraded) -> None:
    for number, before in upgraded.games.items():
        table = await upgraded.world.table(number)
        game = table.game
        assert table.record.status == before["status"]
        assert game.phase == before["phase"]
        assert len(game.rounds) == before["rounds"]
        assert [*game.totals] == before["totals"]
        assert [*game.to_act] == before["to_act"]
        for seat, hand in enumerate(before["hands"]):
            if hand:
                assert " ".join(map(str, game.view(seat).hand)) == hand


async def test_every_player_gets_their_hand_from_the_old_message(upgraded: Upgraded) -> None:
    for number in PLAYING:
        table = await upgraded.world.table(number)
        for seat, hand in zip(table.seats, upgraded.games[number]["hands"], strict=True):
            if seat.player_id is not None and hand:
                panel = await upgraded.press(seat.name, "hand", number)
                assert panel.private
                assert {*hand.split()} <= {*map(str, panel.cards)}


@pytest.mark.parametrize("numbers", [PLAYING[:1], pytest.param((*PLAYING[1:], LOBBY, PAUSED), marks=pytest.mark.slow)])
async def test_running_games_are_played_to_their_end(
    upgraded: Upgraded, world_url: str, numbers: tuple[int, ...]
) -> None:
    world = upgraded.world
    for number in numbers:
        if number == LOBBY:
            await upgraded.press("Finn", "start", LOBBY)
        elif number == PAUSED:
            await upgraded.press("Hal", "go-on", PAUSED)
        dealt = [each.secret for each in (await world.table(number)).rounds]
        await world.skip(number, until=lambda table: not table.alive)
        table = await world.table(number)
        assert table.record.status is Status.OVER
        assert [each.secret for each in table.rounds[: len(dealt)]] == dealt
        assert [result.total for result in await results_of(world.bot.store, number)] == [*table.game.totals]
    assert await check_contents(make_url(world_url)) == []


async def test_who_has_seen_a_hand_and_had_their_data_deleted_gets_no_other_one(upgraded: Upgraded) -> None:
    assert seat_seen(await upgraded.world.table(PAUSED), upgraded.person("Gus").id) == 3


async def test_finished_games_have_their_replay_and_proof(upgraded: Upgraded) -> None:
    dana = upgraded.person("Dana")
    for number in FINISHED:
        before = [row["total"] for row in rows(upgraded.database)["results"] if row["table_id"] == number]
        assert [result.total for result in await results_of(upgraded.world.bot.store, number)] == before
        proof = await dana.command("hearts verify", table=str(number), round=1)
        assert proof.says("verify-fair")
        assert len((await dana.command("hearts replay", table=str(number))).cards) == 52
        assert (await upgraded.press("Ana", "scores", number)).private
    assert (await dana.command("hearts verify", table=str(EARLY), round=1)).says("verify-fair")


async def test_settings_and_house_rules_are_as_before(upgraded: Upgraded) -> None:
    world, server = upgraded.world, upgraded.facts["server"]
    assert world.bot.servers.settings(server) == Settings(pace="relaxed", level="beginner", season="half")
    assert world.bot.people.preferences(upgraded.person("Ben").id) == Preferences(cards="two", listed=False)
    assert (await upgraded.person("Zed").command("hearts new")).says("refusal-blocked")
    sets = {each.name: each.rules for each in await world.bot.house_rules.sets(server)}
    assert sets == {"Short": Rules(end="rounds", end_rounds=1), "Friday": Rules(end_score=75)}
    assert [ban.name for ban in await world.bot.servers.bans(server)] == ["Zed"]


async def test_no_row_is_lost(upgraded: Upgraded, world_url: str) -> None:
    """Standings and ratings are left out: they are counted anew."""
    engine, schema = reading_engine(make_url(world_url)), MetaData()
    async with engine.connect() as connection:
        await connection.run_sync(schema.reflect)
        for name, before in rows(upgraded.database).items():
            if not before or name in ("alembic_version", "standings"):
                continue
            kept = [column for column in schema.tables[name].columns if column.name in before[0].keys() - RATINGS]
            now = Counter(tuple(row) for row in await connection.execute(select(*kept)))
            assert not Counter(tuple(row[column.name] for column in kept) for row in before) - now, name
    await engine.dispose()
