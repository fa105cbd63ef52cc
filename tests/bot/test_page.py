"""The playground's page: what is changed in simcord's own is still there to be changed, and still has to be."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord.preview import _media

from bot import page, playground
from bot.client import HeartsBot
from db import Store

ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Any]:
    """The page, with the channel open in one browser."""
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'playground.db'}")
    async with (
        playground.world(HeartsBot(store, now=playground.simulated_time, shard_count=1)) as here,
        here.env.preview(here.channel, viewers=here.people, layout="channel") as preview,
    ):
        yield preview
    await store.close()


async def press(preview: Any) -> dict[str, Any]:
    """Somebody sends a message from a drawing of the page that is one older than the newest."""
    shown = preview._open_page(preview.viewers[0].id)
    context = next(key for key, value in preview._pages.items() if value is shown)
    body = {
        "protocol_version": 3,
        "sequence": shown.last_sequence + 1,
        "request_id": "a press",
        "generation": shown.generation,
        "bot_generation": 1,
        "kind": "send_message",
        "published_revision": shown.revision - 1,
        "content": "hello",
    }
    answer: dict[str, Any] = await preview._action(context, body)
    return answer


async def test_a_press_on_a_drawing_that_is_one_older_counts_as_it_would_not_without_our_change(tmp_path: Path) -> None:
    async with opened(tmp_path) as preview:
        assert "stale-revision" in str(await press(preview))
        page.take_turns(preview, asyncio.Lock())
        assert "stale-revision" not in str(await press(preview))


def test_the_page_shows_more_new_pictures_than_the_simulator_would(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_media, "MAX_QUEUE", 8)
    page.show_every_picture()
    assert _media.MAX_QUEUE == page.MOST_PICTURES
    read = [
        node for node in ast.walk(ast.parse(Path(_media.__file__).read_text("utf-8"))) if isinstance(node, ast.Name)
    ]
    assert any(node.id == "MAX_QUEUE" and isinstance(node.ctx, ast.Load) for node in read)


def test_no_other_part_of_the_bot_uses_private_names_of_the_simulator() -> None:
    for file in (ROOT / "bot").rglob("*.py"):
        if file.name != "page.py":
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("simcord"):
                    assert not any(name.name.startswith("_") for name in node.names), file
                if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith(("env", "preview")):
                    assert not node.attr.startswith("_"), f"{file}:{node.lineno}"
