"""Pictures of every screen, to be looked at: python -m tests.browser.pictures FOLDER [NAME ...]"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from playwright.async_api import Browser, Locator, Page, TimeoutError, async_playwright

from bot.client import HeartsBot
from bot.delivery.answering import NOBODY
from bot.language.wording import Translator
from bot.pictures.emojis import known_faces, upload_faces
from bot.playground import images, simulated_time, world
from bot.visit import files
from db import Store
from tests.browser.asking import answers, played
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.screens import Gallery

WIDTHS = {"desktop": (1100, 2400, 1), "phone": (390, 2400, 2)}
"""Pixels wide and high, and how many to a point; high enough for every screen to be seen whole."""
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
TRIES = 2
LOADED = """document.querySelector('#preview-app').getAttribute('aria-busy') === 'false'
  && [...document.images].every(image => image.complete && image.naturalWidth > 0)
  && !document.body.innerText.includes('emoji unavailable') && document.fonts.status === 'loaded'"""


async def main(folder: Path, wanted: set[str]) -> None:
    with tempfile.TemporaryDirectory() as data:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(data) / 'pictures.db'}")
        async with world(HeartsBot(store, now=simulated_time, shard_count=1)) as here:
            await upload_faces(here.bot, lambda done, of: None)
            here.bot.faces = await known_faces(here.bot)
            channel = here.bot.get_partial_messageable(int(here.channel.id))
            async with (
                here.env.preview(
                    here.channel, viewers=here.people, layout="channel", port=0, assets=images(here.bot.faces)
                ) as preview,
                async_playwright() as playwright,
            ):
                browser = await playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
                camera = Camera(preview, await _pages(browser), folder)
                for shown in Gallery(Translator("en", here.bot.faces), simulated_time()).screens():
                    if not wanted or shown.name in wanted:
                        message = await channel.send(view=shown.layout, allowed_mentions=NOBODY)
                        await camera.shoot(shown.name, message.id)
                        await message.delete()
                await played(here, store, simulated_time())
                async for name, message_id in answers(here, wanted):
                    await camera.shoot(name, message_id)
                await browser.close()
        await store.close()


@dataclass
class Camera:
    """Takes a message's picture at each width, in each theme."""

    preview: Any
    pages: dict[str, Page]
    folder: Path

    async def shoot(self, name: str, message_id: int) -> None:
        await self.preview.refresh()
        for kind, page in self.pages.items():
            element = await _open(page, self.preview.url, str(message_id))
            await element.screenshot(path=self.folder / f"{name}-{kind}.png")


async def _open(page: Page, url: str, message_id: str) -> Locator:
    """The message, complete. A picture that the simulator could not load in time stays away until the page is new."""
    for _ in range(TRIES):
        await page.goto("about:blank")
        await page.goto(url)
        await page.add_style_tag(content=files()["/playground.css"][0])
        element = page.locator(f"article[data-message-id='{message_id}']")
        await element.wait_for()
        with contextlib.suppress(TimeoutError):
            await page.wait_for_function(LOADED, timeout=60_000)
            return element
    raise RuntimeError(f"message {message_id} does not become complete")


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
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    asyncio.run(main(Path(sys.argv[1]), set(sys.argv[2:])))
