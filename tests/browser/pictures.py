"""Pictures of every screen, to be looked at: python -m tests.browser.pictures FOLDER [NAME ...] [--languages en de ...]

Each language gets a folder in FOLDER, and beside it a sheet with all of its screens as a phone shows them.
The first language is pictured at each width and in each theme, the others on a phone; answers to commands in English.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any, Literal

import discord
from PIL import Image
from playwright.async_api import Browser, Page, TimeoutError, async_playwright

from bot.client import HeartsBot
from bot.language.wording import ENGLISH, Translator, languages
from bot.pictures.emojis import known_faces, upload_faces
from bot.playground.page import show_every_picture
from bot.playground.serving import files, images
from bot.playground.world import World, simulated_time, world
from bot.transport.mentions import NOBODY
from bot.ui.curves import TRICK_FILE
from bot.ui.items import Layout
from db import Store
from tests.browser.asking import answers, played
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.screens import Gallery

WIDTHS = {"desktop": (1280, 2400, 1), "phone": (390, 2400, 2)}
"""Width, height and scale of each device; high enough to show every screen entirely."""
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
TRIES = 2
TOGETHER = 12
"""Screens shown on a page at once: opening a page takes longer than the pictures of its screens."""
SETTLE = 30.0
"""Seconds within which a busy machine answers a command."""
ON_SHEETS = "phone-light"
FORM = "cut-form"
COLUMNS = 12
"""Columns of a sheet."""
MEASURED = """message => {
  const place = message.getBoundingClientRect()
  const card = message.querySelector('button:has(img.custom-emoji)').getBoundingClientRect()
  return { whole: place.height, hand: card.bottom - place.top }
}"""
LOADED = """document.querySelector('#preview-app').getAttribute('aria-busy') === 'false'
  && [...document.images].every(image => image.complete && image.naturalWidth > 0)
  && !document.body.innerText.includes('emoji unavailable') && document.fonts.status === 'loaded'"""


async def main(folder: Path, wanted: set[str], chosen: Sequence[str]) -> None:
    async with studio() as (here, preview, browser):
        camera = Camera(preview, await _pages(browser), folder)
        await played(here, here.bot.store, simulated_time())
        await camera.shoot("en", {name: number async for name, number in answers(here, wanted)})
        if not wanted or FORM in wanted:
            await _form(here, camera)
        for language in chosen:
            if language != chosen[0]:
                camera.pages = {ON_SHEETS: camera.pages[ON_SHEETS]}
            await _gallery(here, camera, language, wanted)
            sheet(folder / language, folder / f"{language}.png")


@contextlib.asynccontextmanager
async def studio() -> AsyncIterator[tuple[World, Any, Browser]]:
    """A channel with a bot that has the pictures of cards, the preview that shows it, and a browser."""
    async with contextlib.AsyncExitStack() as open_now:
        data = open_now.enter_context(tempfile.TemporaryDirectory())
        store = await Store.open(f"sqlite+aiosqlite:///{Path(data) / 'pictures.db'}")
        open_now.push_async_callback(store.close)
        bot = HeartsBot(store, now=simulated_time, shard_count=1)
        here = await open_now.enter_async_context(world(bot, settle=SETTLE))
        await upload_faces(bot, lambda done, of: None)
        bot.faces = await known_faces(bot)
        preview = await open_now.enter_async_context(
            here.env.preview(here.channel, viewers=here.people, layout="channel", port=0, assets=images(bot.faces))
        )
        show_every_picture(preview)
        playwright = await open_now.enter_async_context(async_playwright())
        browser = await playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        open_now.push_async_callback(browser.close)
        yield here, preview, browser


async def heights(here: World, preview: Any, page: Page, layouts: Iterable[Layout]) -> list[dict[str, float]]:
    """Of each screen: the height of the whole message, and where its first card ends."""
    channel = here.bot.get_partial_messageable(int(here.channel.id))
    sent = [await channel.send(view=layout, allowed_mentions=NOBODY) for layout in layouts]
    await preview.refresh()
    await _open(page, preview.url)
    shown = [page.locator(f"article[data-message-id='{message.id}']") for message in sent]
    return [await each.evaluate(MEASURED) for each in shown]


async def _form(here: World, camera: Camera) -> None:
    """Takes a picture of the form for cutting the pack of a match, which opens in front of the page."""
    await here.people[0].slash(here.channel, "match new")
    await camera.preview.refresh()
    for kind, page in camera.pages.items():
        await _open(page, camera.preview.url)
        if not await page.locator("#modal-root input").count():
            await page.get_by_role("button", name="More…", exact=True).last.click()
            await page.get_by_role("button", name="Cut", exact=False).last.click()
        await page.locator("#modal-root input").first.wait_for()
        await page.locator("#modal-root").screenshot(path=camera.folder / "en" / f"{FORM}-{kind}.png")


async def _gallery(here: World, camera: Camera, language: str, wanted: set[str]) -> None:
    channel = here.bot.get_partial_messageable(int(here.channel.id))
    guild = here.channel.guild
    channels = [int(guild.create_text_channel(name).id) for name in ("friday-hearts", "slow-hearts")]
    role = int(guild.create_role("Hearts players").id)
    say = Translator(language, here.bot.faces)
    screens = Gallery(say, simulated_time(), (channels[0], channels[1]), role).screens()
    screens = (shown for shown in screens if not wanted or shown.name in wanted)
    while some := [*islice(screens, TOGETHER)]:
        sent = {}
        for shown in some:
            files = [discord.File(BytesIO(shown.trick), TRICK_FILE)] if shown.trick else []
            sent[shown.name] = await channel.send(view=shown.layout, files=files, allowed_mentions=NOBODY)
        await camera.shoot(language, {name: message.id for name, message in sent.items()})
        for message in sent.values():
            await message.delete()


def sheet(folder: Path, target: Path) -> None:
    """Combines all phone pictures of a folder at half size, in columns."""
    pictures = [Image.open(file).convert("RGB") for file in sorted(folder.glob(f"*-{ON_SHEETS}.png"))]
    halves = [picture.resize((picture.width // 2, picture.height // 2)) for picture in pictures]
    if not halves:
        return
    wide, heights, places = max(half.width for half in halves), [0] * COLUMNS, []
    for half in halves:
        column = heights.index(min(heights))
        places.append((half, (column * wide, heights[column])))
        heights[column] += half.height
    drawn = Image.new("RGB", (wide * COLUMNS, max(heights)), "white")
    for half, place in places:
        drawn.paste(half, place)
    drawn.save(target)


@dataclass
class Camera:
    """Takes the pictures of messages at each width and in each theme."""

    preview: Any
    pages: dict[str, Page]
    folder: Path

    async def shoot(self, language: str, messages: dict[str, int]) -> None:
        """Takes pictures of ``messages`` (ids by name), which are all shown on one page."""
        (self.folder / language).mkdir(parents=True, exist_ok=True)
        await self.preview.refresh()
        for kind, page in self.pages.items():
            await _open(page, self.preview.url)
            for name, message_id in messages.items():
                element = page.locator(f"article[data-message-id='{message_id}']")
                await element.screenshot(path=self.folder / language / f"{name}-{kind}.png")


async def _open(page: Page, url: str) -> None:
    """Opens a page completely. A picture that the simulator did not load in time stays missing until the page is
    reloaded."""
    for _ in range(TRIES):
        await page.goto("about:blank")
        await page.goto(url)
        await page.add_style_tag(content=files()["/playground.css"][0])
        with contextlib.suppress(TimeoutError):
            await page.wait_for_function(LOADED, timeout=60_000)
            return
    raise RuntimeError("the page does not become complete")


async def _pages(browser: Browser) -> dict[str, Page]:
    """One page for each width and theme."""
    pages = {}
    for name, (wide, high, scale) in WIDTHS.items():
        for theme in THEMES:
            pages[f"{name}-{theme}"] = await browser.new_page(
                viewport={"width": wide, "height": high}, device_scale_factor=scale, bypass_csp=True, color_scheme=theme
            )
    return pages


if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("folder", type=Path)
    asked.add_argument("names", nargs="*", metavar="NAME")
    asked.add_argument("--languages", nargs="+", default=[ENGLISH], choices=languages())
    given = asked.parse_args()
    asyncio.run(main(given.folder, {*given.names}, given.languages))
