"""Donations: only games in which everybody allows it, and nothing in them says who that is."""

import asyncio
from pathlib import Path

from db import KindName, SittingRecord, Store
from db.__main__ import main
from hearts.game_file import read
from tests.db.damage import sql
from tests.past import store_game

NAMES = {1: "Anabel", 2: "Benedict", 3: "Chidiebere"}


async def test_only_games_in_which_everybody_allows_it_are_given_and_without_names(
    store: Store, url: str, file: Path, tmp_path: Path
) -> None:
    for person, puzzles in ((1, "true"), (2, "true"), (3, "false")):
        await store.directory.see_player(person, NAMES[person], "en", 1)
        await store.directory.set_preferences(person, f'{{"puzzles": {puzzles}}}')

    async def play(*who: int, seed: int, kind: KindName = KindName.TABLE, before: tuple[int | None, ...] = ()) -> int:
        sittings = tuple(SittingRecord(3, 0, 4, person, "Before") for person in before)
        named = {person: NAMES.get(person, "Nobody") for person in who}
        table = await store_game(store, named, guild_id=9, seed=seed, kind=kind, sittings=sittings)
        return len(table.game.rounds)

    rounds = [await play(1, 2, seed=1), await play(2, seed=2, before=(None,))]
    await play(1, 3, seed=3)
    await play(1, 4, seed=4)
    await play(1, 2, seed=5, before=(3,))
    await play(1, 2, seed=6, kind=KindName.DAILY)
    for _ in range(2):
        folder = tmp_path / f"given{len(rounds)}"
        assert await asyncio.to_thread(main, ["--url", url, "donate", str(folder)]) == 0
        texts = [file.read_text() for file in sorted(folder.iterdir())]
        assert [len(read(text).game.rounds) for text in texts] == rounds
        assert not any(word in text for text in texts for word in (*NAMES.values(), "commitment", "seats"))
        await store.privacy.delete(1, "Former player")
        del rounds[0]
    assert await asyncio.to_thread(main, ["--url", url, "donate", str(folder)]) == 1, "the folder must be new"
    sql("UPDATE alembic_version SET version_num = '0042'")(file)
    other = str(tmp_path / "other")
    assert await asyncio.to_thread(main, ["--url", url, "donate", other]) == 1, "the database must be of this version"
