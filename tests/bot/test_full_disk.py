"""A full disk: reading works as usual, what must be written is refused, and the log reports it once."""

import io
from pathlib import Path

from tests.db.test_writer import full_disk
from tests.world import World

REFUSED = "can't reach my database"


async def test_reading_works_and_writing_is_refused(world: World, tmp_path: Path, log_lines: io.StringIO) -> None:
    await world.begin(world.ben)
    stranger = world.arrive("Wim")  # whom the bot has never seen, and cannot store
    with full_disk(tmp_path / "hearts.db"):
        for command in ("hearts status", "hearts hand"):
            assert REFUSED not in (await world.ana.command(command)).text, command
        assert REFUSED not in (await stranger.command("hearts status")).text
        for _ in range(5):
            assert REFUSED in (await world.ana.command("hearts pause")).text
        await world.wait(60)  # deadlines come that cannot be carried out
    lines = [line for line in log_lines.getvalue().splitlines() if '"level": "error"' in line]
    assert len(lines) == len(set(lines)) <= 4, lines
    assert "Traceback" not in log_lines.getvalue()
    assert REFUSED not in (await world.ana.command("hearts pause")).text
