"""Pictures of every screen, to be looked at: python -m tests.browser.pictures FOLDER [NAME ...]"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import discord
from playwright.async_api import Browser, async_playwright

from bot.client import HeartsBot, now
from bot.faces import known_faces, upload_faces
from bot.playground import images, world
from bot.wording import Say
from db import Store
from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.screens import Gallery

WIDTHS = {"desktop": (1100, 900, 1), "phone": (390, 844, 2)}
LIGHT = """
:root { color-scheme: light; background: #fff; color: #2f3035; --discord-bg: #fff; --discord-surface: #f2f3f5;
  --discord-elevated: #e3e5e8; --discord-control: #ebedef; --discord-hover: #e0e1e5; --discord-text: #2f3035;
  --discord-muted: #5c5e66; --discord-subtle: #4e5058; --discord-border: #d9dade; --component-surface: #fbfbfb;
  --component-border: #dfe0e3; }
"""
"""Discord's light colours, which the simulator does not have."""


async def main(folder: Path, wanted: set[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        store = await Store.open(f"sqlite+aiosqlite:///{Path(data) / 'pictures.db'}")
        async with world(HeartsBot(store, shard_count=1)) as here:
            await upload_faces(here.bot, lambda done, of: None)
            here.bot.faces = await known_faces(here.bot)
            channel = here.bot.get_partial_messageable(int(here.channel.id))
            async with here.env.preview(
                here.channel, viewers=here.people, layout="channel", port=0, assets=images(here.bot.faces)
            ) as preview, async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
                for shown in Gallery(Say("en", here.bot.faces), now()).screens():
                    if wanted and shown.name not in wanted:
                        continue
                    message = await channel.send(view=shown.layout, allowed_mentions=discord.AllowedMentions.none())
                    await preview.refresh()
                    await _photograph(browser, preview.url, folder, shown.name)
                    await message.delete()
                await browser.close()
        await store.close()


async def _photograph(browser: Browser, url: str, folder: Path, name: str) -> None:
    for width, (wide, high, scale) in WIDTHS.items():
        for theme in ("dark", "light"):
            size: Any = {"width": wide, "height": high}
            page = await browser.new_page(viewport=size, device_scale_factor=scale, bypass_csp=True)
            await page.goto(url)
            if theme == "light":
                await page.add_style_tag(content=LIGHT)
            await page.evaluate("document.fonts.ready")
            await page.wait_for_load_state("networkidle")
            message: Any = page.locator("[data-message-id]").last
            await message.screenshot(path=folder / f"{name}-{width}-{theme}.png")
            await page.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), set(sys.argv[2:])))
