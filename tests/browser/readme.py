"""The pictures of the README, taken in the playground: python -m tests.browser.readme"""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import ARGUMENTS, find_chromium
from tests.browser.driving import (
    MY_TURN,
    ROOT,
    choose_three,
    command,
    message,
    pass_these,
    play,
    private,
    resize,
    running,
    settled,
)

FOLDER = ROOT / "docs" / "pictures"
COLOURS = 128


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as playground, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": 1000, "height": 960}, bypass_csp=True)
        page.goto(playground.url)
        command(page, "/hearts new")
        lobby = message(page, "Hearts table")
        lobby.get_by_role("button", name="Start").wait_for()
        _keep(lobby.screenshot(), "lobby")
        lobby.get_by_role("button", name="Start").click()
        message(page, "Round 1 · Passing").get_by_role("button", name="Show my hand").click()
        choose_three(private(page))
        _settled(page)
        _keep(private(page).screenshot(), "passing")
        pass_these(private(page))
        play(page, stop=9)
        private(page).get_by_role("heading", name=MY_TURN).wait_for()
        _settled(page)
        _keep(page.screenshot(), "playground")
        resize(page, 390, 900)
        private(page).scroll_into_view_if_needed()
        _settled(page)
        _keep(private(page).screenshot(), "phone")
        play(page)
        result = message(page, "Round 1 is over")
        result.get_by_alt_text("Round 1, trick").wait_for()
        result.scroll_into_view_if_needed()
        _settled(page)
        _keep(result.screenshot(), "round")
        browser.close()


def _settled(page: Page) -> None:
    """Waits until all pictures are loaded, the page has adapted to its size, and its buttons can be pressed."""
    page.mouse.move(5, 5)
    settled(page)
    page.wait_for_function(
        """[...document.images].every(image => image.complete && image.naturalWidth > 0)
        && [...document.querySelectorAll(".component-container")]
            .every(one => one.getBoundingClientRect().right <= innerWidth)
        && document.getElementById("preview-app").getAttribute("aria-busy") === "false" """
    )


def _keep(picture: bytes, name: str) -> None:
    """Saves a picture with as few bytes as its colours need."""
    image = Image.open(BytesIO(picture)).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE)
    image.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
