"""The games that a seed gives."""

from tests.discord_server import DiscordServer
from tests.several.games import KINDS, SeatedTable, draw
from tests.several.people import Group
from tests.several.presses import Presses

SHARDS = 3


def drawn(seed: int, number: int) -> list[Group]:
    """So many games on a new Discord."""
    return draw(DiscordServer(), Presses(), seed, number, SHARDS)


def test_the_same_seed_gives_the_same_games() -> None:
    told = [[vars(each).get("given") for each in drawn(seed, 12)] for seed in (7, 7, 8)]
    assert told[0] == told[1] != told[2]


def test_every_kind_of_game_and_every_wish_for_a_table_is_drawn_some_time() -> None:
    games = drawn(1, 60)
    assert {type(each) for each in games} == set(KINDS)
    tables = [each for each in games if isinstance(each, SeatedTable)]
    assert {each.given["thread"] for each in tables} == {True, False}
    assert any(each.manager for each in tables)
    assert any(each.onlookers for each in tables)


def test_several_people_sit_at_a_table_with_a_fast_clock_and_leave_questions_to_it() -> None:
    fast = [each for each in drawn(1, 60) if isinstance(each, SeatedTable) and each.given["pace"] == "blitz"]
    assert fast
    assert all(len(each.people) > 1 and each.dreamy for each in fast)


def test_the_person_of_a_private_game_plays_it_on_two_shards_or_in_direct_messages() -> None:
    games = [each for each in drawn(1, 60) if len({person.id for person in each.people}) < len(each.people)]
    assert any(each.shard(each.people[1]) == 0 and each.channels(each.people[1])[0].guild_id is None for each in games)
    on_servers = [each for each in games if each.channels(each.people[1])[0].guild_id is not None]
    assert all(each.shard(each.people[0]) != each.shard(each.people[1]) for each in on_servers)
