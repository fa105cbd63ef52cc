"""Past games: played at random, and stored as the bot stores them; and the screens of their replays."""

from dataclasses import replace
from random import Random
from typing import Any

from bot.tables import persistence
from bot.tables.table import Table
from db import KindName, RoundRecord, SeatRecord, SittingRecord, Status, Store, TableRecord
from hearts import PRESETS, Game, Phase, Rules, commitment, write_result
from tests.hearts.strategies import random_move
from tests.screens import Button
from tests.world import Screen, World

SHORT = Rules(end="rounds", end_rounds=1)


def play(rules: Rules, rng: Random, rounds: int | None = None) -> tuple[Game, tuple[bytes, ...]]:
    """Plays a game to its end, or until ``rounds`` are over and the next one is dealt. Returns it with the secrets of
    its deals."""
    game, secrets = Game.new(rules), []
    while game.phase is not Phase.OVER:
        if game.phase is Phase.DEALING:
            secrets.append(rng.randbytes(16))
            game = game.deal(game.shuffle(secrets[-1]))
            if len(game.rounds) == rounds:
                break
        seat = game.to_act[0]
        game = game.act(seat, random_move(game, seat, rng, None))
    return game, tuple(secrets)


async def store_game(
    store: Store,
    people: dict[int, str],
    *,
    guild_id: int,
    channel_id: int = 20,
    at: int = 1_000_000,
    preset: str = "quick",
    rules: Rules | None = None,
    seed: int = 1,
    rounds: int | None = None,
    kind: KindName = KindName.TABLE,
    sittings: tuple[SittingRecord, ...] = (),
) -> Table:
    """Stores a game of these people (id to name, in the order of the seats) and computer players. ``rounds`` leaves it
    unfinished; ``sittings`` are of earlier owners of seats."""
    number, rules = await store.new_table_id(), rules or PRESETS[preset]
    names = [*people.items(), *((None, f"Computer {seat}") for seat in range(len(people), rules.seats))]
    seats = tuple(SeatRecord(seat, player, name, "casual") for seat, (player, name) in enumerate(names))
    record = TableRecord(
        number, guild_id, channel_id, None, seats[0].player_id or 0, Status.PLAYING, rules.model_dump_json(),
        preset, 0, None, at, at, kind=kind,
    )  # fmt: skip
    table, change = persistence.change(None, Table(record, seats, rules, Game.new(rules)), at)
    await store.commit(change)
    game, secrets = play(rules, Random(seed), rounds)
    results = [*map(write_result, game.rounds), None]
    records = tuple(
        RoundRecord(round, secret, commitment(secret), at, results[round]) for round, secret in enumerate(secrets)
    )
    after = Table(table.record, seats, rules, game, records, sittings=sittings)
    after, change = persistence.change(table, after.with_record(status=Status.PLAYING if rounds else Status.OVER), at)
    await store.commit(replace(change, sittings=sittings))
    return after


async def past(world: World, *people: int, **options: Any) -> Table:
    """A finished game on the world's server of these people, given by their places in the world."""
    seated = {world.people[place].id: world.people[place].name for place in people or (0, 1)}
    options = {"guild_id": world.guild.id, "channel_id": world.channel.id} | options
    table = await store_game(world.bot.store, seated, **options)
    world.watch.tables[table.record.id] = await world.bot.tables.get(table.record.id)
    return table


def code(table: Table) -> str:
    """What people call a table by."""
    return str(table.record.id)


def named(screen: Screen, place: str) -> Button:
    """A button of the replay."""
    return next(item for item in screen.all("replay") if item.arg.split(".")[0] == place)
