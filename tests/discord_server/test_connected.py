from pathlib import Path
from tests.connected import connected

async def test_first(tmp_path: Path) -> None:
    async with connected(tmp_path) as world:
        lobby = await world.ana.command("hearts new")
        print(lobby)
        await world.begin(world.ben, world.chidi, world.dana)
        await world.pass_all(2)
        p = await world.until_turn(2)
        await p.play()
        await world.wait(3)
        print(world.board(2), world.errors)
        assert 0
