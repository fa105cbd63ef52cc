"""Finished games: verified, replayed, and offered while somebody types."""

from sqlalchemy import update

from bot.past import PAGE
from bot.ui.words import grouped
from db import schema
from tests.past import SHORT, code, past
from tests.world import World, say

# -- verify


async def test_anybody_may_verify_a_finished_round(world: World) -> None:
    table = await past(world)
    screen = await world.dana.command("hearts verify", table=code(table), round=2)
    assert screen.private
    assert screen.says("verify-sealed")
    assert screen.says("verify-fair")
    screen = await world.ana.command("hearts verify", table=code(table), round=99)
    assert screen.says("refusal-no-such-round", last=len(table.game.rounds))


async def test_verify_looks_at_the_last_round_of_the_last_game_of_the_channel(world: World) -> None:
    await past(world)
    table = await past(world, at=2_000_000, seed=2)
    screen = await world.dana.command("hearts verify")
    assert screen.says("verify-title", holds=True, round=len(table.game.rounds), code=code(table))


async def test_a_round_that_is_played_shows_its_hash_and_nothing_else(world: World) -> None:
    await world.begin(world.ben, computers=2)
    record = (await world.table()).rounds[0]
    for person in (world.ana, world.dana):
        screen = await person.command("hearts verify")
        assert grouped(record.commitment) in screen.text
        assert record.secret.hex()[:8] not in screen.text
        assert not screen.stored.attachments
        assert screen.says("verify-playing")


async def test_a_round_that_was_broken_off_stays_closed(world: World) -> None:
    table = await past(world, rounds=1)
    await world.ana.end(table=code(table))
    screen = await world.dana.command("hearts verify", table=code(table), round=2)
    assert screen.says("verify-ended")
    assert table.rounds[1].secret.hex()[:8] not in screen.text
    assert len((await world.dana.command("hearts replay", table=code(table))).cards) == 52


async def test_a_forged_deal_is_found(world: World) -> None:
    table = await past(world)
    await world.bot.store._database.write(update(schema.rounds).values(secret=bytes(range(16))))
    screen = await world.dana.command("hearts verify", table=code(table), round=1)
    assert screen.says("verify-not-sealed")
    assert screen.says("verify-not-fair")


# -- replay


async def test_a_finished_round_of_a_running_game_is_for_its_players(world: World) -> None:
    table = await past(world, rounds=1)
    screen = await world.ana.command("hearts replay", table=code(table))
    assert len(screen.cards) == 52
    assert "next" in [item.arg for item in screen.all("replay")]
    assert (await world.dana.command("hearts replay", table=code(table))).says("refusal-replay-players-only")
    refused = await world.dana.forge(screen, f"h1:b:replay:{table.record.id}:1:next")
    assert refused is not None
    assert refused.says("refusal-replay-players-only")


async def test_before_the_first_round_of_a_game_is_over_the_game_before_it_is_replayed(world: World) -> None:
    table = await past(world)
    await world.begin(world.ben, computers=2)
    screen = await world.ana.command("hearts replay")
    assert screen.says(
        "replay-deal", game=say("note-table", code=code(table)), round=1, rounds=len(table.game.rounds), passes="yes"
    )


async def test_the_round_that_is_being_played_has_no_replay(world: World) -> None:
    table = await past(world, rounds=1)
    screen = await world.ana.command("hearts replay", table=code(table))
    pressed = [(f"h1:b:replay:{table.record.id}:{prompt}:next", None) for prompt in (100, 103, 199, 999_999_999)]
    chosen = [(f"h1:s:replay:{table.record.id}:0:round", [number]) for number in ("1", "9999999")]
    for custom_id, values in (*pressed, *chosen):
        answer = await world.ana.forge(screen, custom_id, values)
        assert answer is not None
        assert answer.says("refusal-no-such-round", last=1), custom_id


async def test_a_round_is_not_replayed_before_it_is_over(world: World) -> None:
    number = await world.begin(world.ben, computers=2)
    for person in (world.ana, world.dana):
        screen = await person.command("hearts replay", table=str(number))
        assert screen.says("refusal-no-finished-round" if person is world.ana else "refusal-replay-players-only")


# -- suggestions while typing


async def test_autocomplete_offers_the_last_games(world: World) -> None:
    table = await past(world)
    await past(world, guild_id=99)
    offered = await world.dana.complete("hearts replay", "table", "")
    assert [choice["value"] for choice in offered] == [code(table)]
    assert "Ana" in offered[0]["name"]


async def test_autocomplete_offers_more_games_than_a_page_shows(world: World) -> None:
    tables = [await past(world, at=1_000_000 + number, rules=SHORT, seed=number) for number in range(PAGE + 2)]
    offered = await world.dana.complete("hearts replay", "table", "")
    assert [choice["value"] for choice in offered] == [code(table) for table in reversed(tables)]
