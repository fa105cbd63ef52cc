"""A press: it goes through the modules that the documents name, in their order."""

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from tests.world import World

ROOT = Path(__file__).parents[2]


async def test_a_card_that_is_pressed_takes_the_way_that_the_documents_tell(world: World) -> None:
    told = re.findall(r"^\d+\. `([\w/]+\.py)`", (ROOT / "docs/how-a-press-travels.md").read_text("utf-8"), re.MULTILINE)
    await world.begin_first_trick()
    person = await world.until_turn()
    entered: dict[str, None] = {}

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT):
            entered.setdefault(path.relative_to(ROOT).as_posix())

    sys.setprofile(note)
    try:
        await person.play()
    finally:
        sys.setprofile(None)
    assert len(told) > 15
    assert [module for module in entered if module in told] == told
