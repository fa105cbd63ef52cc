"""Tables of four people who have passed and owe their first card, as a bot finds them when it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.language.wording import Translator
from bot.tables.clock import steady
from bot.tables.person import Person
from bot.tables.seating import TableOptions, begin, join, open_table
from bot.tables.service import Tables
from bot.tables.table import Table
from bot.ui.board import board
from bot.ui.items import Component
from bot.ui.panel import panel
from db import Store, TableSettings
from hearts import PRESETS, Pass, Rules
from tests.discord_server import DiscordServer
from tests.discord_server import Person as Member
from tests.discord_server.messages import create
from tests.discord_server.state import COMPONENTS_V2, EPHEMERAL, Channel, Guild, Message

TABLES_A_SERVER = 50
AT_ONCE = 200
"""How many tables are begun at the same time."""


@dataclass
class Seated:
    """A table in the simulated Discord: its channel, its message and its four people."""

    channel: Channel
    people: tuple[Member, ...]
    message: Message | None = None


def settle(server: DiscordServer, tables: int) -> list[Seated]:
    """Creates the channels, with four people each."""
    seated: list[Seated] = []
    guild: Guild | None = None
    for number in range(1, tables + 1):
        if guild is None or len(guild.channels) == TABLES_A_SERVER:
            guild = server.add_guild(f"Club {number}")
        people = tuple(Member(server, guild, f"Person {number}-{seat}") for seat in range(4))
        seated.append(Seated(server.add_channel(guild, f"table-{number}"), people))
    return seated


async def store(server: DiscordServer, seated: Sequence[Seated], database: Path, seed: int) -> None:
    """Stores their tables in a database, each with a first round to play and a message."""
    rng = Random(seed)
    opened = await Store.open(f"sqlite+aiosqlite:///{database}")
    tables = Tables(opened, steady(), rng=rng, secret=lambda: rng.randbytes(16))

    async def begin(each: Seated) -> None:
        people = [Person(person.id, person.name) for person in each.people]
        order = TableOptions(
            each.people[0].guild.id, each.channel.id, PRESETS["standard"], "standard", TableSettings(pace="slow")
        )
        number = (await tables.open(people[0], order)).record.id
        for person in people[1:]:
            await tables.join(number, person)
        table = await tables.start(number, people[0])
        for seat in table.game.to_act:
            passed = Pass(table.game.hand(seat)[:3])
            table = (await tables.act(number, owner(table, people, seat), passed, table.game.prompt)).table
        body = {"flags": COMPONENTS_V2, "components": board(table.seen_by(None), Translator("en")).to_components()}
        each.message = create(server.state, each.channel, server.state.bot.id, body)
        await tables.repository.posted(table.post(each.message.id, "round 0"))

    try:
        for at in range(0, len(seated), AT_ONCE):
            await asyncio.gather(*map(begin, seated[at : at + AT_ONCE]))
    finally:
        await tables.close()
        await opened.close()


def owner(table: Table, people: Sequence[Person], seat: int) -> Person:
    """The person in a seat: seats are drawn when a game begins."""
    return next(person for person in people if person.id == table.seats[seat].player_id)


def fixed_screens() -> tuple[list[Component], list[Component]]:
    """The panel of the person who leads to the first trick, and the message of the table."""
    people = [Person(number, f"Person {number}") for number in range(1, 5)]
    rng = Random(1)
    options = TableOptions(1, 1, Rules(passing="none"), "standard", TableSettings(pace="slow"))
    table: Table = open_table(1, people[0], options, 0, rng)
    for person in people[1:]:
        table = join(table, person)
    game = table.game.deal(table.game.shuffle(rng.randbytes(16)))
    table = replace(begin(table, rng), game=game)
    say, first = Translator("en"), table.seats[game.to_act[0]].player_id
    return panel(table.seen_by(first), say).to_components(), board(table.seen_by(None), say).to_components()


def hand_out(server: DiscordServer, each: Seated, components: list[Component]) -> list[Message]:
    """Sends each person at a table a private message with fixed contents."""
    body: dict[str, Any] = {"flags": COMPONENTS_V2 | EPHEMERAL, "components": components}
    return [create(server.state, each.channel, server.state.bot.id, body, only_for=person.id) for person in each.people]
