"""Writes a database with all kinds of tables, and the facts that must still hold after an update.

It is run by the version that is to be updated from: check that version out, copy this file into its `tests/`, and run
`python -m pytest tests/write.py` there. The two files that appear beside the copy belong into `tests/upgrades/`.

Neither version has a tag: 0.2.0 is the commit b63cd47e, 0.3.0 the commit 5477a2db.
"""

import json
import sqlite3
import tomllib
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord

from hearts import Phase, Rules, write_code
from tests.world import Button, Person, Screen, World

HERE = Path(__file__)
HOUR = 3_600
PROJECT = next(folder / "pyproject.toml" for folder in HERE.parents if (folder / "pyproject.toml").exists())
VERSION = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"]


async def test_write(world: World, tmp_path: Path) -> None:
    world.env.backend.advance_clock(HOUR)  # so that no id is one that a new world has, too
    world.guild = world.env.create_guild("Card club")
    world.channel = world.guild.create_text_channel("hearts")
    ana, ben, chidi, dana = (world.arrive(person.name) for person in world.people)
    eve, finn, gus, hal, zed = (world.arrive(name) for name in ("Eve", "Finn", "Gus", "Hal", "Zed"))
    managers = world.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    mia = world.arrive("Mia", roles=[managers])
    world.people = [ana, ben, chidi, dana, eve, finn, gus, hal, zed, mia]
    slow: dict[str, Any] = {"pace": "slow"}

    # 1 and 2 are over, 3 was ended early.
    await mia.command("rules import", code=write_code(Rules(end="rounds", end_rounds=1)), name="Short")
    for guests, computers in ((ben, chidi, dana), 0), ((), 3):
        over = await world.begin(*guests, computers=computers, preset="Short", **slow)
        await world.play_round(over)
        await world.wait(20)
    ended = await world.begin(chidi, host=ben, computers=2, **slow)
    await world.play_round(ended)
    await ben.end()

    # 4 is in the middle of a trick of its second round, 5 passes cards, 6 is a lobby.
    playing = await world.begin(ben, chidi, preset="omnibus", computers=1, **slow)
    await world.play_round(playing)
    await world.go_on(playing)
    await world.wait(20)
    await world.pass_all(playing)
    await world.play_on(playing, until=lambda table: len(table.game.tricks) >= 5 and bool(table.game.to_act))
    await world.play_on(
        playing, until=lambda table: table.game.round is not None and 0 < len(table.game.round.trick.cards) < 4
    )
    passing = await world.begin(eve, host=dana, computers=2, preset="spot", **slow)
    await dana.pass_cards(dana.panels[passing])
    await world.open(ana, host=finn, computers=1, **slow)

    # 7 is paused, and one of its people has had their data deleted.
    paused = await world.begin(dana, gus, host=hal, computers=1, preset="jokers", **slow)
    await world.pass_all(paused)
    await world.play_on(paused, until=lambda table: len(table.game.tricks) >= 2)
    shown = await gus.command("privacy delete")
    for arg in ("sure", "gone"):
        shown = await gus.press(shown, find(shown, "privacy", arg))
    await hal.command("hearts pause")

    # 8 is for chips, in 9 the dealer calls the pass, and 10 is between two rounds.
    await world.begin(eve, host=chidi, computers=2, preset="chips", **slow)
    await world.begin(finn, host=dana, computers=2, preset="dealers_choice", **slow)
    await settings(mia, ben, zed)
    await world.wait(5)
    between = await world.begin(finn, host=eve, computers=2, **slow)
    await world.play_round(between)

    await note(world)
    await world.env.stop_bot()
    with closing(sqlite3.connect(tmp_path / "hearts.db")) as database:
        HERE.with_name(f"{VERSION}.sql").write_text("\n".join(database.iterdump()), "utf-8")


async def settings(manager: Person, person: Person, blocked: Person) -> None:
    """A server with settings, two games of its own and somebody who is blocked, and a person with preferences."""
    await manager.block(blocked)
    await manager.command("rules import", code=write_code(Rules(end_score=75)), name="Friday")
    changes = {"pace": "relaxed", "level": "beginner", "season": "half"}
    by: Any = SimpleNamespace(id=manager.id, name=manager.name, may_manage=True)
    await manager.world.bot.servers.change(manager.world.guild.id, by, **changes)
    await person.world.bot.people.prefer(person.id, cards="two", listed=False)


async def note(world: World) -> None:
    """Writes down where everything is, which buttons the messages have, and how the running games stand."""
    games = {}
    for number in range(4, 11):
        table = await world.table(number)
        game = table.game
        games[number] = {
            "status": table.record.status,
            "phase": game.phase,
            "rounds": len(game.rounds),
            "totals": game.totals,
            "to_act": game.to_act,
            "hands": [
                " ".join(map(str, game.view(seat).hand)) if game.round or game.phase is Phase.PASSING else ""
                for seat in range(len(table.seats))
            ],
        }
    facts = {
        "seconds": world.env.now().timestamp(),
        "server": world.guild.id,
        "channel": world.channel.id,
        "people": {person.name: person.id for person in world.people},
        "messages": {
            screen.id: [[item.custom_id, item.label] for item in screen.buttons]
            for screen in world.messages()
            if screen.buttons
        },
        "games": games,
    }
    HERE.with_name(f"{VERSION}.json").write_text(json.dumps(facts, indent=1), "utf-8")


def find(screen: Screen, verb: str, arg: str) -> Button:
    """The button or menu of this name."""
    return next(item for item in screen.all(verb) if item.arg.split(".")[0] == arg)
