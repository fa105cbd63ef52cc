"""Games as files: a replay gives one to those who may see it, and shows one again."""

from hashlib import sha256
from random import Random

import pytest

from bot import past as past_games
from hearts import PRESETS, Rules
from hearts.game_file import MAX_LENGTH, GameFile, read, write
from tests.hearts.test_deal import recipe
from tests.past import code, named, past, play
from tests.world import Person, Screen, World, say


def attached(world: World, screen: Screen) -> tuple[str, bytes]:
    """The name and the content of the file in an answer."""
    (file,) = screen.stored.attachments
    content = world.env.backend.cdn.get(file["url"])
    assert content is not None
    return file["filename"], content


async def downloaded(world: World, person: Person, replay: Screen) -> tuple[str, bytes]:
    answer = await person.press(replay, named(replay, "download"))
    assert answer.private
    return attached(world, answer)


async def test_a_downloaded_game_is_the_game_that_was_played_and_names_nobody(world: World) -> None:
    table = await past(world)
    name, content = await downloaded(world, world.dana, await world.dana.command("hearts replay", table=code(table)))
    file = read(content.decode())
    assert name == f"hearts-{code(table)}.toml"
    assert (file.game.rules, file.game.rounds) == (table.rules, table.game.rounds)
    assert file.seats == ("player", "player", "computer", "computer")
    assert [seal and seal.secret for seal in file.seals] == [record.secret.hex() for record in table.rounds]
    for person in world.people:
        assert person.name not in content.decode()
        assert str(person.id) not in content.decode()


async def test_what_verify_gives_is_enough_to_compute_the_deal_by_the_documents_recipe(world: World) -> None:
    table = await past(world)
    name, content = attached(world, await world.dana.command("hearts verify", table=code(table), round=1))
    assert name == f"hearts-{code(table)}-round-1.txt"
    given = dict(line.split(": ") for line in content.decode().splitlines() if ": " in line)
    secret = bytes.fromhex(given["secret"])
    assert sha256(secret).hexdigest() == given["commitment"] == table.rounds[0].commitment
    hands, _, dealer = recipe(secret, given["pack"].split(), 4)
    for seat, hand in enumerate(hands):
        assert sorted(hand) == sorted(given[f"hand of seat {seat}"].split())
    assert (given["cut"], given["dealer"]) == ("0", str(dealer))
    for person in world.people:
        assert person.name not in content.decode()


async def test_a_downloaded_file_shows_the_same_replay_again_to_its_last_trick(world: World) -> None:
    table = await past(world, rules=Rules(end="rounds", end_rounds=2))
    replay = await world.dana.command("hearts replay", table=code(table))
    file = await downloaded(world, world.dana, replay)
    stored = await steps(world, replay)
    opened = await world.dana.command("hearts replay", file=file)
    assert opened.private
    assert opened.says("replay-deal", game=say("replay-file"), round=1, rounds=2, passes="yes")
    assert not [item for item in opened.all("replay") if item.arg == "download"]
    shown = await steps(world, opened)
    assert len(shown) == len(stored) == 28
    for name, seat in ((seat.name, seat.seat + 1) for seat in table.seats):
        stored = [step.replace(name, f"Seat {seat}") for step in stored]
    heading = f"Table {code(table)}"
    assert shown == [step.replace(heading, "Your file") for step in stored]


async def steps(world: World, screen: Screen) -> list[str]:
    shown = [screen.text]
    while not named(screen, "next").disabled and len(shown) < 99:
        await world.dana.press(screen, named(screen, "next"))
        shown.append(screen.text)
    return shown


async def test_rounds_of_a_file_are_chosen_in_the_command_and_in_the_menu(world: World) -> None:
    file = "game.toml", write(GameFile(play(PRESETS["quick"], Random(1))[0])).encode()
    opened = await world.dana.command("hearts replay", file=file, round=2)
    rounds = len(read(file[1].decode()).game.rounds)
    assert opened.says("replay-deal", game=say("replay-file"), round=2, rounds=rounds, passes="yes")
    await world.dana.forge(opened, named(opened, "menu").custom_id, ["0"])
    assert opened.says("replay-deal", game=say("replay-file"), round=1, rounds=rounds, passes="yes")
    too_late = await world.dana.command("hearts replay", file=file, round=99)
    assert too_late.says("refusal-no-such-round", last=rounds)


GAME = write(GameFile(play(PRESETS["quick"], Random(1))[0]))


async def test_a_file_that_was_saved_on_windows_is_opened(world: World) -> None:
    content = GAME.replace("\n", "\r\n").encode("utf-8-sig")
    opened = await world.dana.command("hearts replay", file=("game.TOML", content))
    assert opened.says(
        "replay-deal", game=say("replay-file"), round=1, rounds=len(read(GAME).game.rounds), passes="yes"
    )


@pytest.mark.parametrize(
    ("name", "content", "key", "values"),
    [
        ("game.png", b"", "file-type", {}),
        ("game.toml", b"\xff\xfe", "file-type", {}),
        ("game.toml", b"#" * (MAX_LENGTH + 1), "file-long", {"most": 256}),
        ("game.toml", b"hearts = 1\nhearts", "file-line", {"line": 2}),
        ("game.toml", b"hearts = 7", "file-version", {"version": 1}),
        ("game.toml", b"hearts = 1\n'**`x`' = 1", "file-part", {"place": r"\*\*\`x\`"}),
        ("game.toml", b"hearts = 1", "no-finished-round", {}),
        ("game.toml", GAME.replace("points = [", "points = [9, ").encode(), "file-points", None),
        ("game.toml", b"hearts = 1\n" + b"[[rounds]]\ndealer = 0\nhands = []\n" * 251, "file-rounds", {"most": 250}),
    ],
)
async def test_a_file_that_is_no_game_is_refused_with_one_sentence(
    world: World, name: str, content: bytes, key: str, values: dict[str, object] | None
) -> None:
    if values is None:
        values = {"round": 1, "points": " ".join(map(str, read(GAME).game.rounds[0].points))}
    answer = await world.dana.command("hearts replay", file=(name, content))
    assert answer.private
    assert answer.says(f"refusal-{key}", **values)


async def test_an_illegal_card_in_a_file_is_refused_with_its_place_and_the_rule(world: World) -> None:
    lead = GAME.index('"', GAME.index("tricks = [")) + 4
    spoiled = GAME[:lead] + "XX" + GAME[lead + 2 :]
    answer = await world.dana.command("hearts replay", file=("game.toml", spoiled.encode()))
    assert answer.says("refusal-file-move", place="rounds 1, tricks 1")
    assert answer.says("reason-not-held", card="XX")


async def test_a_file_that_discord_does_not_give_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(world.env.backend.cdn, "get", lambda url: None)
    answer = await world.dana.command("hearts replay", file=("game.toml", GAME.encode()))
    assert answer.says("refusal-file-lost")


@pytest.mark.parametrize(("most", "by_one", "ben_is_closed"), [(50, 2, False), (3, 3, True)])
async def test_the_longest_unseen_file_is_closed_first_of_ones_own_and_says_how_to_open_it_again(
    world: World, monkeypatch: pytest.MonkeyPatch, most: int, by_one: int, ben_is_closed: bool
) -> None:
    monkeypatch.setattr(past_games, "MAX_OPENED", most)
    monkeypatch.setattr(past_games, "MAX_OPENED_BY_ONE", by_one)
    file = "game.toml", GAME.encode()
    of_ben = await world.ben.command("hearts replay", file=file)
    first, second = [await world.dana.command("hearts replay", file=file) for _ in range(2)]
    await world.dana.press(first, named(first, "next"))
    await world.dana.command("hearts replay", file=file)
    answer = await world.dana.press(second, named(second, "next"))
    assert answer.says("refusal-file-closed") != ben_is_closed
    await world.dana.press(first, named(first, "next"))
    assert named(first, "next").number == 3, "it shows the second trick"
    assert (await world.ben.press(of_ben, named(of_ben, "next"))).says("refusal-file-closed") == ben_is_closed


async def test_only_those_who_may_see_a_replay_can_download_it(world: World) -> None:
    table = await past(world, rounds=1)
    replay = await world.ana.command("hearts replay", table=code(table))
    file = read((await downloaded(world, world.ana, replay))[1].decode())
    assert len(file.game.rounds) == len(file.seals) == 1, "the round that is played is not in it"
    refused = await world.dana.forge(await world.open(), named(replay, "menu").custom_id, ["download"])
    assert refused.says("refusal-replay-players-only")
