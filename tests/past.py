"""Past games: played at random, and stored as the bot stores them."""

from dataclasses import replace
from random import Random

from bot.tables import persistence
from bot.tables.table import Table
from db import KindName, RoundRecord, SeatRecord, SittingRecord, Status, Store, TableRecord
from hearts import PRESETS, Game, Phase, Rules, commitment, write_result
from tests.hearts.strategies import random_move


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
