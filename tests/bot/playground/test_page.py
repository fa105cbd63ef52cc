"""The playground's page: our changes to simcord's page still work, and are still needed."""

import ast
import asyncio
import html
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from io import BytesIO
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import simcord
from PIL import Image
from simcord.preview import _action_plans, _component_projection, _media

from bot.client import HeartsBot
from bot.language.wording import Translator
from bot.playground import page
from bot.playground import world as simulation
from bot.playground.serving import Visit, emblem, files, portrait, portraits
from bot.playground.world import NAME, PEOPLE, SETTLE, MachineClock, simulated_time, world
from bot.tables.person import OLD_ENOUGH, days_old
from bot.ui.items import button, row, screen
from db import Store
from tests.db.template import database_at

ROOT = Path(__file__).parents[3]
HURRIED = {"timeout": 1e-6}


@asynccontextmanager
async def visited(folder: Path) -> AsyncIterator[tuple[Visit, Any]]:
    """A visit to the playground as it is served, and its page."""
    store = await Store.open(database_at(folder / "playground.db"))
    async with world(HeartsBot(store, now=simulated_time, shard_count=1)) as here:
        visit = Visit(here, "en", PEOPLE)
        await visit.welcome()
        assets = portraits(here)
        preview = here.env.preview(here.channel, viewers=here.people, layout="channel", assets=assets)
        page.dress(preview, lambda: visit.head(preview.capability), files())
        visit.show_on(preview)
        async with preview:
            page.take_turns(preview, asyncio.Lock(), visit.orders)
            yield visit, preview
    await store.close()


async def read(address: str) -> str:
    async with aiohttp.ClientSession() as session, session.get(address) as answer:
        assert answer.status == 200
        return await answer.text()


def facts(text: str) -> dict[str, Any]:
    """The facts about the playground that the page gets."""
    found = re.search(r'<meta name="playground" content="([^"]*)">', text)
    assert found
    told: dict[str, Any] = json.loads(html.unescape(found[1]))
    return told


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[Any]:
    """The page, with the channel open in one browser."""
    store = await Store.open(database_at(folder / "playground.db"))
    try:
        async with (
            world(HeartsBot(store, now=simulated_time, shard_count=1)) as here,
            here.env.preview(here.channel, viewers=here.people, layout="channel") as preview,
        ):
            yield preview
    finally:
        await store.close()


async def act(preview: Any, shown: Any, **asked: Any) -> dict[str, Any]:
    """Sends a request of the page, from a drawing that is one older than the newest."""
    context = next(key for key, value in preview._pages.items() if value is shown)
    body = {
        "protocol_version": 3,
        "sequence": shown.last_sequence + 1,
        "request_id": "a press",
        "generation": shown.generation,
        "bot_generation": 1,
        "published_revision": shown.revision - 1,
    }
    answer: dict[str, Any] = await preview._action(context, body | asked)
    return answer


async def press(preview: Any) -> dict[str, Any]:
    """Sends a message."""
    return await act(preview, preview._open_page(preview.viewers[0].id), kind="send_message", content="hello")


async def test_people_are_old_enough_that_what_they_do_is_rated(tmp_path: Path) -> None:
    async with visited(tmp_path) as (visit, _):
        assert min(days_old(person.id, simulated_time()) for person in visit.here.people) >= OLD_ENOUGH


async def test_a_press_on_a_page_that_is_one_drawing_old_counts_because_of_our_change(tmp_path: Path) -> None:
    async with opened(tmp_path) as preview:
        assert "stale-revision" in str(await press(preview))
        page.take_turns(preview, asyncio.Lock())
        assert "stale-revision" not in str(await press(preview))


@pytest.mark.parametrize("ours", [False, True])
async def test_a_press_means_the_button_that_was_drawn_because_of_our_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    """While the page was not redrawn another button has come to its place."""
    for module, name in ((_component_projection, "_control_key"), (_action_plans, "_component_key")):
        monkeypatch.setattr(module, name, getattr(module, name))  # is undone after the test
    if ours:
        page.press_what_is_drawn()
    async with visited(tmp_path) as (visit, preview):
        here, say = visit.here, Translator("en")
        buttons = button("help", arg="points", label="Points"), button("help", arg="strategy", label="Strategy")
        channel = here.bot.get_partial_messageable(int(here.channel.id))
        message = await channel.send(view=screen(row(*buttons)))
        shown = preview._open_page(preview.viewers[0].id)
        told = json.dumps(shown.snapshot, sort_keys=True)
        drawn = re.search(r'"control_key": "([^"]*)", "custom_id": "[^"]*points"', told)
        assert drawn
        await message.edit(view=screen(row(*reversed(buttons))))
        await act(preview, shown, kind="click", control_key=drawn[1], target_id=str(message.id))
        told = json.dumps(await preview.snapshot(), ensure_ascii=False)
        assert (say("help-points-title") in told, say("help-strategy-title") in told) == (ours, not ours)


@pytest.mark.parametrize("ours", [False, True])
async def test_a_press_on_a_busy_bot_is_shown_as_done_because_of_our_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    monkeypatch.setattr(page, "MAX_WAITS", 100_000)
    if not ours:
        monkeypatch.setattr(simulation, "wait_for_answers", lambda env: None)
    async with opened(tmp_path) as preview:
        preview.env.settle_timeout = 1e-6
        with nullcontext() if ours else pytest.raises(TimeoutError):
            assert (await preview.viewers[0].slash(preview.channel, "about")).acknowledged
        preview.env.settle_timeout = SETTLE


@pytest.mark.parametrize("ours", [False, True])
async def test_a_start_on_a_slow_machine_is_not_given_up_because_of_our_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    settle = simcord.Env._settle_internal
    monkeypatch.setattr(simcord.Env, "_settle_internal", lambda env, **options: settle(env, **options | HURRIED))
    monkeypatch.setattr(page, "MAX_WAITS", 100_000)
    if not ours:
        monkeypatch.setattr(simulation, "wait_for_answers", lambda env: None)
    with nullcontext() if ours else pytest.raises(TimeoutError):
        async with opened(tmp_path) as preview:
            assert preview.env.bot.is_ready()


@pytest.mark.parametrize("ours", [False, True])
async def test_a_timer_whose_work_takes_long_holds_no_other_back_because_of_our_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    if not ours:
        monkeypatch.setattr(simulation, "keep_time", lambda env: None)
    async with opened(tmp_path) as preview:
        env, clock, late = preview.env, preview.env.backend.clock, asyncio.get_running_loop().time()
        at = clock.elapsed + 1
        with nullcontext() if ours else pytest.raises(TimeoutError):
            await env._advance_to(at, late)
        assert (clock.elapsed >= at) == ours


async def test_the_bare_address_leads_to_the_page_and_to_our_files(tmp_path: Path) -> None:
    async with visited(tmp_path) as (_, preview):
        address = preview.url.partition("#")[0]
        told = facts(await read(address))
        assert told["key"] == preview.capability
        assert tuple(told["people"]) == PEOPLE
        for name in files():
            assert await read(address + name[1:]) == files()[name][0]


async def test_the_channel_opens_with_the_welcome_of_a_bot_that_has_our_name_and_picture(tmp_path: Path) -> None:
    async with visited(tmp_path) as (visit, preview):
        snapshot = await preview.snapshot()
        shown = json.dumps(snapshot, ensure_ascii=False)
        assert Translator("en")("button-play-now") in shown
        assert f'"{NAME}"' in shown
        assert "TestBot" not in shown
        own = f"{visit.here.env.backend.bot_user.id}.png"
        assert [asset["available"] for asset in snapshot["assets"].values() if asset["filename"] == own] == [True]


async def test_the_language_that_is_chosen_on_the_page_is_used_everywhere(tmp_path: Path) -> None:
    async with visited(tmp_path) as (visit, preview):
        await preview._action(None, {"kind": "playground_language", "language": "de"})
        say = Translator("de")
        assert say("button-play-now") in json.dumps(await preview.snapshot(), ensure_ascii=False)
        await visit.here.people[0].slash(visit.here.channel, "about")
        snapshot = await preview.snapshot()
        assert say("button-about-privacy") in json.dumps(snapshot, ensure_ascii=False)
        assert snapshot["profile"]["locale"] == "de", "times and dates"
        assert facts(await read(preview.url.partition("#")[0]))["words"]["reset"] == say("playground-reset")


async def test_a_language_that_the_bot_does_not_have_changes_nothing(tmp_path: Path) -> None:
    async with visited(tmp_path) as (visit, preview):
        await preview._action(None, {"kind": "playground_language", "language": "xx"})
        assert visit.language == "en"


async def test_times_are_written_in_the_time_zone_of_the_browser(tmp_path: Path) -> None:
    async with visited(tmp_path) as (_, preview):
        for zone in ("Asia/Kolkata", "Nowhere/At_all"):
            await preview._action(None, {"kind": "playground_zone", "zone": zone})
            assert (await preview.snapshot())["profile"]["timezone"] == "Asia/Kolkata"


async def test_beginning_anew_ends_the_visit(tmp_path: Path) -> None:
    async with visited(tmp_path) as (visit, preview):
        assert not visit.again.is_set()
        await preview._action(None, {"kind": "playground_reset"})
        assert visit.again.is_set()


async def test_the_simulated_clock_follows_that_of_the_machine(tmp_path: Path) -> None:
    seconds = [1000.0]
    async with visited(tmp_path) as (visit, _):
        clock = MachineClock(visit.here.env, lambda: 2_000_000_000.0, lambda: seconds[0])
        assert visit.here.env.now().timestamp() == pytest.approx(2_000_000_000, abs=0.001)
        seconds[0] += 30
        visit.here.env.backend.advance_clock(20)  # as a timer that fires does
        clock.follow()
        assert visit.here.env.now().timestamp() == pytest.approx(2_000_000_030, abs=0.001)
        visit.here.env.backend.advance_clock(2)
        clock.follow()
        assert visit.here.env.now().timestamp() == pytest.approx(2_000_000_032, abs=0.001), "a clock does not go back"


async def test_the_bot_notes_the_time_of_the_machine_when_it_is_started(tmp_path: Path) -> None:
    before = time.time() * 1000
    async with visited(tmp_path) as (visit, _):
        (shown,) = (await visit.here.people[0].slash(visit.here.channel, "about")).response.components
        (said,) = (
            found for part in shown["components"] for found in re.findall(r"<t:(\d+):R>", part.get("content", ""))
        )
        assert int(said) >= before // 1000


def test_the_bot_and_the_people_have_pictures_that_differ() -> None:
    drawn = [emblem(), *(portrait(name, number) for number, name in enumerate(PEOPLE))]
    assert len(set(drawn)) == 1 + len(PEOPLE)
    assert {Image.open(BytesIO(image)).size for image in drawn} == {(128, 128)}


@pytest.mark.parametrize("ours", [False, True])
async def test_a_picture_is_shown_on_a_slow_machine_because_of_our_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ours: bool
) -> None:
    monkeypatch.setattr(_media, "WORKER_DEADLINE_SECONDS", 0)
    monkeypatch.setattr(_media, "MAX_QUEUE", 0)
    async with visited(tmp_path) as (_, preview):
        if ours:
            page.show_every_picture(preview)
        key = {"X-Simcord-Capability": preview.capability}
        async with aiohttp.ClientSession(preview.url.partition("#")[0], headers=key) as browser:
            shown = await (await browser.post("/api/pages", json={})).json()
            picture = next(number for number, asset in shown["assets"].items() if asset["available"])
            context = {"X-Simcord-Context": shown["context"]["id"]}
            async with browser.get(f"/api/assets/{picture}", headers=context) as answer:
                assert (answer.status == 200) is ours


def test_no_other_part_of_the_bot_uses_private_names_of_the_simulator() -> None:
    for file in (ROOT / "bot").rglob("*.py"):
        if file.name != "page.py":
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("simcord"):
                    assert not any(name.name.startswith("_") for name in node.names), file
                if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith(("env", "preview")):
                    assert not node.attr.startswith("_"), f"{file}:{node.lineno}"
